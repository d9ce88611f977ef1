# Ufoludki: a quick card game of little green aliens.
#
# $who and $from are players' names and are never inflected. $card is a card; FORM($card, "…") is another form of its
# name where a language needs one. Numbers choose plurals.

ufoludki-about = A quick Polish card game: little green aliens steal loot from Earth and from each other.

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
ufoludki-about-saucer = Takes its number from the first player clockwise with the same saucer on top, otherwise from Earth.
ufoludki-about-general = Everybody else returns the value of their top card; then all piles go under the deck.
ufoludki-about-recruitment = Takes one loot from Earth for every Recruitment on top of a pile.
ufoludki-about-strength = Lay as many as you like: each takes one loot from Earth.
ufoludki-about-counterattack = Takes two loot from a player of your choice.

# A card in a list, with its copies.
ufoludki-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
ufoludki-no-cards = no cards

## The story

ufoludki-begins = { $who } takes the first turn.
ufoludki-drew = { $who } draws { $cards }.
ufoludki-drew-hidden = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
ufoludki-laid = { $copies ->
    [one] { $who } lays { $card }.
   *[other] { $who } lays { $copies } × { $card }.
}
ufoludki-laid-took-earth = { $copies ->
    [one] { $who } lays { $card } and takes { $loot } loot from Earth.
   *[other] { $who } lays { $copies } × { $card } and takes { $loot } loot from Earth.
}
ufoludki-laid-took-player = { $loot ->
    [0] { $who } lays { $card }, but there is nothing to take from { $from }.
   *[other] { $who } lays { $card } and takes { $loot } loot from { $from }.
}
ufoludki-took-earth = { $who } takes { $loot } loot from Earth.
ufoludki-took-player = { $loot ->
    [0] { $who } finds nothing to take from { $from }.
   *[other] { $who } takes { $loot } loot from { $from }.
}
ufoludki-gave-back = { $who } gives { $loot } loot back to Earth.
ufoludki-piles-under = { $cards ->
    [one] The General goes under the deck.
   *[other] All piles, { $cards } cards, go under the deck.
}
ufoludki-skipped = { $who } has no cards and is skipped.
ufoludki-ended-earth = Earth is empty: the game is over.
ufoludki-ended-limit = The turn limit is reached: the game is over.

## What a player is asked, and what the others read meanwhile

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
ufoludki-do-counterattack = { $card } against { $who }
    .long = Lay { $card } against { $who }: { $effect }
ufoludki-effect-earth = take { $loot } loot from Earth
ufoludki-effect-player = { $loot ->
    [0] { $from } has nothing to take
   *[other] take { $loot } loot from { $from }
}
ufoludki-effect-back = { $loot } loot goes back to Earth, and all piles go under the deck

## What one can point at: in short, and in full for those who do not see it

ufoludki-thing-card = { $card }
    .long = { $copies ->
        [0] { $card }, not in your hand. { $about }
        [one] { $card }, in your hand. { $about }
       *[other] { $card }, { $copies } in your hand. { $about }
    }
ufoludki-thing-seat = { $who }
    .long = { $who }: { $loot } loot, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand, { $pile }.
ufoludki-thing-pile = { $who }: pile
    .long = { $who }: { $pile }.
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
ufoludki-hand = Hand of { $who }: { $cards }

## Options

ufoludki-option-turn_limit = Turn limit
    .about = The game ends after this many turns if Earth has loot left by then.
