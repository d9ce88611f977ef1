# Ufoludki: a quick card game about little green aliens.
#
# $who, $from and $winners are players' names and are never inflected. FORM($who, "person") is "you" for the reader; the other
# forms are those of story-you and story-they. $card is a card; FORM($card, "…") is another form of its
# name where a language needs one. Numbers choose plurals.

ufoludki-about = A quick Polish card game. Little green aliens steal loot from Earth and from each other.

## Cards

ufoludki-card-general = General
ufoludki-card-recruitment = Recruitment
ufoludki-card-strength = Strength in Numbers
ufoludki-card-counterattack = Animal Counterattack

# A saucer with what it takes.
ufoludki-saucer = { $name } ({ $value })
ufoludki-saucer-plate = Plate
ufoludki-saucer-teapot = Teapot
ufoludki-saucer-sombrero = Sombrero
ufoludki-saucer-bell = Bell
ufoludki-saucer-mushroom = Mushroom
ufoludki-saucer-doughnut = Doughnut
ufoludki-saucer-top = Spinning Top

# What a card does, in a sentence.
ufoludki-about-saucer = Takes its value from the first player clockwise with the same saucer on top, or else from Earth.
ufoludki-about-general = Everybody else returns the value of their top card; then all piles go under the deck.
ufoludki-about-recruitment = Takes 1 loot from Earth for every Recruitment on top of a pile.
ufoludki-about-strength = Lay as many as you like. Each takes 1 loot from Earth.
ufoludki-about-counterattack = Takes 2 loot from a player of your choice.

# Several copies of a card in a list.
ufoludki-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
ufoludki-no-cards = no cards

## The story

# A heading. $turn: the number of the turn.
ufoludki-turn = Turn { $turn } · { FORM($who, "You") }
ufoludki-begins = { FORM($who, "person") ->
    [you] You take the first turn.
   *[they] { $who } takes the first turn.
}
ufoludki-drew = { FORM($who, "person") ->
    [you] You draw { $cards }.
   *[they] { $who } draws { $cards }.
}
ufoludki-drew-hidden = { FORM($who, "person") ->
    [you] You draw
   *[they] { $who } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
ufoludki-laid = { FORM($who, "person") ->
    [you] You lay
   *[they] { $who } lays
} { $copies ->
    [one] { $card }.
   *[other] { $copies } × { $card }.
}
ufoludki-laid-took-earth = { FORM($who, "person") ->
    [you] You lay { $copies ->
        [one] { $card }
       *[other] { $copies } × { $card }
    } and take { $loot } loot from Earth.
   *[they] { $who } lays { $copies ->
        [one] { $card }
       *[other] { $copies } × { $card }
    } and takes { $loot } loot from Earth.
}
ufoludki-laid-took-player = { FORM($who, "person") ->
    [you] You lay { $card }{ $loot ->
        [0] , but there is nothing to take from { FORM($from, "you") }.
       *[other] {""} and take { $loot } loot from { FORM($from, "you") }.
    }
   *[they] { $who } lays { $card }{ $loot ->
        [0] , but there is nothing to take from { FORM($from, "you") }.
       *[other] {""} and takes { $loot } loot from { FORM($from, "you") }.
    }
}
ufoludki-took-earth = { FORM($who, "person") ->
    [you] You take { $loot } loot from Earth.
   *[they] { $who } takes { $loot } loot from Earth.
}
ufoludki-took-player = { FORM($who, "person") ->
    [you] You { $loot ->
        [0] find nothing to take from { FORM($from, "you") }.
       *[other] take { $loot } loot from { FORM($from, "you") }.
    }
   *[they] { $who } { $loot ->
        [0] finds nothing to take from { FORM($from, "you") }.
       *[other] takes { $loot } loot from { FORM($from, "you") }.
    }
}
ufoludki-gave-back = { FORM($who, "person") ->
    [you] You return { $loot } loot to Earth.
   *[they] { $who } returns { $loot } loot to Earth.
}
ufoludki-piles-under = { $cards ->
    [one] The General goes under the deck.
   *[other] All piles go under the deck, { $cards } cards in all.
}
ufoludki-skipped = { FORM($who, "person") ->
    [you] You have no cards and are skipped.
   *[they] { $who } has no cards and is skipped.
}
ufoludki-ended-earth = Earth is empty, and the game is over.
ufoludki-ended-limit = The turn limit has been reached, and the game is over.
# $count: the number of winners; $winners: their names; $loot: how much each of them has.
ufoludki-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] You win with { $loot } loot.
       *[they] { $winners } wins with { $loot } loot.
    }
   *[other] With { $loot } loot each, { FORM($winners, "you") } share the win.
}

## What a player is asked, and what the others read in the meantime

ufoludki-ask-lay = Your turn: lay a card.
    .others = { $who } is choosing a card.

## What a player can do: on a button, and in full

ufoludki-do-lay = { $copies ->
    [one] Lay { $card }
   *[other] Lay { $copies } × { $card }
}
    .long = { $copies ->
        [one] Lay { $card }: { $effect }
       *[other] Lay { $copies } × { $card }: { $effect }
    }
ufoludki-do-counterattack = { $card } on { FORM($who, "you") }
    .long = Lay { $card } and choose { FORM($who, "you") }: { $effect }
ufoludki-effect-earth = take { $loot } loot from Earth
ufoludki-effect-player = { $loot ->
    [0] there is nothing to take from { FORM($from, "you") }
   *[other] take { $loot } loot from { FORM($from, "you") }
}
ufoludki-effect-back = { $loot } loot goes back to Earth, and all piles go under the deck

## Things you can point at: in short, and in full for people who cannot see them

ufoludki-thing-card = { $card }
    .long = { $copies ->
        [0] { $card }, not in your hand. { $about }
        [one] { $card }, in your hand. { $about }
       *[other] { $card }, { $copies } in your hand. { $about }
    }
ufoludki-thing-seat = { $who }
    .long = { FORM($who, "You") }: { $loot } loot, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand, { $pile }.
ufoludki-thing-pile = { FORM($who, "Your") } pile
    .long = { FORM($who, "You") }: { $pile }.
ufoludki-pile = { $cards ->
    [one] a pile of one card, { $card }
   *[other] a pile of { $cards } cards, { $card } on top
}
ufoludki-pile-none = no pile yet
ufoludki-thing-deck = Deck
    .long = The deck: { $cards ->
        [0] no cards left
        [one] one card
       *[other] { $cards } cards
    }.
ufoludki-thing-earth = Earth
    .long = Earth: { $loot } loot left.

## The table drawn with characters, and the table of cards

# $layers: the cards of each layer of the deck, "12 + 8".
ufoludki-table = Earth: { $loot } loot   Deck: { $cards ->
    [0] empty
    [one] one card
   *[other] { $layers } cards
}   Turns: { $turns }
ufoludki-column-player = player
ufoludki-column-loot = loot
ufoludki-column-cards = cards
ufoludki-column-pile = pile
ufoludki-column-top = top
ufoludki-column-card = Card
ufoludki-column-copies = Copies
ufoludki-column-effect = What it does
ufoludki-hand = { FORM($who, "Your") } hand: { $cards }

## Options

ufoludki-option-turn_limit = Turn limit
    .about = The game ends after this many turns, even if Earth still has loot.

## Why something cannot be done here, and a hint in a player's first game

ufoludki-here-turn = It is not your turn: { $who } is laying a card.
ufoludki-here-held = { $card } is not in your hand.
# $what: what a card would do, as in ufoludki-do-lay.
ufoludki-tip-card = { $what }. Every card shows what it would do now.
