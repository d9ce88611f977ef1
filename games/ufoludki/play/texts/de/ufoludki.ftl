# Ufoludki: a quick card game of little green aliens.
#
# $who, $from and $winners are players' names and are never inflected. FORM($who, "person") is "you" for the reader; the other
# forms are those of story-you and story-they. $card is a card; FORM($card, "acc") is its accusative with an article
# ("einen Teller (2)"). Numbers choose plurals.

ufoludki-about = Ein schnelles polnisches Kartenspiel: Kleine grüne Außerirdische plündern die Erde und beklauen einander.

## Cards

ufoludki-card-general = General
    .acc = den General
ufoludki-card-recruitment = Anwerbung
    .acc = eine Anwerbung
ufoludki-card-strength = Gemeinsam stark
ufoludki-card-counterattack = Gegenangriff der Tiere
    .acc = einen Gegenangriff der Tiere

# A saucer with what it takes.
ufoludki-saucer = { $name } ({ $value })
ufoludki-saucer-plate = Teller
    .acc = einen Teller
ufoludki-saucer-teapot = Teekanne
    .acc = eine Teekanne
ufoludki-saucer-sombrero = Sombrero
    .acc = einen Sombrero
ufoludki-saucer-bell = Glocke
    .acc = eine Glocke
ufoludki-saucer-mushroom = Pilz
    .acc = einen Pilz
ufoludki-saucer-doughnut = Donut
    .acc = einen Donut
ufoludki-saucer-top = Kreisel
    .acc = einen Kreisel

# What a card does, in a sentence.
ufoludki-about-saucer = Nimmt Beute in Höhe des Kartenwerts bei der ersten Person im Uhrzeigersinn, bei der die gleiche Untertasse obenauf liegt, sonst von der Erde.
ufoludki-about-general = Alle anderen geben den Wert ihrer obersten Karte an die Erde zurück, dann kommen alle Stapel unter den Nachziehstapel.
ufoludki-about-recruitment = Nimmt 1 Beutestück von der Erde für jede Anwerbung, die auf einem Stapel obenauf liegt.
ufoludki-about-strength = Beliebig viele Karten auf einmal: Jede nimmt 1 Beutestück von der Erde.
ufoludki-about-counterattack = Nimmt einer anderen Person deiner Wahl 2 Beutestücke ab.

# A card in a list, with its copies.
ufoludki-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
ufoludki-no-cards = keine Karten

## The story

# A heading. $turn: the number of the turn.
ufoludki-turn = Zug { $turn } · { FORM($who, "You") }
ufoludki-begins = { FORM($who, "person") ->
    [you] Du machst den Anfang.
   *[they] { $who } macht den Anfang.
}
ufoludki-drew = { FORM($who, "person") ->
    [you] Du ziehst { $cards }.
   *[they] { $who } zieht { $cards }.
}
ufoludki-drew-hidden = { FORM($who, "person") ->
    [you] Du ziehst
   *[they] { $who } zieht
} { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
ufoludki-laid = { FORM($who, "person") ->
    [you] Du legst
   *[they] { $who } legt
} { $copies ->
    [one] { FORM($card, "acc") }.
   *[other] auf einen Schlag { $copies } Karten { $card }.
}
ufoludki-laid-took-earth = { FORM($who, "person") ->
    [you] Du legst { $copies ->
        [one] { FORM($card, "acc") }
       *[other] auf einen Schlag { $copies } Karten { $card }
    } und holst
   *[they] { $who } legt { $copies ->
        [one] { FORM($card, "acc") }
       *[other] auf einen Schlag { $copies } Karten { $card }
    } und holt
} { $loot ->
    [one] ein Beutestück von der Erde.
   *[other] { $loot } Beutestücke von der Erde.
}
ufoludki-laid-took-player = { FORM($who, "person") ->
    [you] Du legst { FORM($card, "acc") }{ $loot ->
        [0] , aber bei { FORM($from, "dat") } ist nichts zu holen.
        [one] {""} und holst ein Beutestück bei { FORM($from, "dat") }.
       *[other] {""} und holst { $loot } Beutestücke bei { FORM($from, "dat") }.
    }
   *[they] { $who } legt { FORM($card, "acc") }{ $loot ->
        [0] , aber bei { FORM($from, "dat") } ist nichts zu holen.
        [one] {""} und holt ein Beutestück bei { FORM($from, "dat") }.
       *[other] {""} und holt { $loot } Beutestücke bei { FORM($from, "dat") }.
    }
}
ufoludki-took-earth = { FORM($who, "person") ->
    [you] Du holst
   *[they] { $who } holt
} { $loot ->
    [one] ein Beutestück von der Erde.
   *[other] { $loot } Beutestücke von der Erde.
}
ufoludki-took-player = { $loot ->
    [0] { FORM($who, "person") ->
        [you] Du gehst leer aus
       *[they] { $who } geht leer aus
    }: Bei { FORM($from, "dat") } ist nichts zu holen.
   *[other] { FORM($who, "person") ->
        [you] Du holst
       *[they] { $who } holt
    } { $loot ->
        [one] ein Beutestück
       *[other] { $loot } Beutestücke
    } bei { FORM($from, "dat") }.
}
ufoludki-gave-back = { FORM($who, "person") ->
    [you] Du gibst
   *[they] { $who } gibt
} { $loot ->
    [one] der Erde ein Beutestück zurück.
   *[other] der Erde { $loot } Beutestücke zurück.
}
ufoludki-piles-under = { $cards ->
    [one] Der General kommt unter den Nachziehstapel.
   *[other] Alle Stapel, zusammen { $cards } Karten, kommen unter den Nachziehstapel.
}
ufoludki-skipped = { FORM($who, "person") ->
    [you] Du hast keine Karten und setzt aus.
   *[they] { $who } hat keine Karten und setzt aus.
}
ufoludki-ended-earth = Die Erde ist leer geräumt: Das Spiel ist zu Ende.
ufoludki-ended-limit = Die Zuggrenze ist erreicht: Das Spiel ist zu Ende.
# $count: how many have the most loot and win, $winners: who they are, $loot: how much each has.
ufoludki-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Du gewinnst mit
       *[they] { $winners } gewinnt mit
    } { $loot ->
        [one] einem Beutestück.
       *[other] { $loot } Beutestücken.
    }
   *[other] { FORM($winners, "person") ->
        [you] { FORM($winners, "You") } teilt euch den Sieg mit je
       *[they] { $winners } teilen sich den Sieg mit je
    } { $loot ->
        [one] einem Beutestück.
       *[other] { $loot } Beutestücken.
    }
}

## What a player is asked, and what the others read meanwhile

ufoludki-ask-lay = Du bist am Zug: Leg eine Karte.
    .others = { $who } sucht eine Karte aus.

## What a player can do: on a button, and in full

ufoludki-do-lay = { $copies ->
    [one] { $card } legen
   *[other] { $copies } × { $card } legen
}
    .long = { $copies ->
        [one] { $card } legen: { $effect }
       *[other] { $copies } × { $card } legen: { $effect }
    }
ufoludki-do-counterattack = { $card } gegen { FORM($who, "acc") }
    .long = { $card } gegen { FORM($who, "acc") } legen: { $effect }
ufoludki-effect-earth = { $loot ->
    [one] ein Beutestück von der Erde holen
   *[other] { $loot } Beutestücke von der Erde holen
}
ufoludki-effect-player = { $loot ->
    [0] bei { FORM($from, "dat") } ist nichts zu holen
    [one] ein Beutestück bei { FORM($from, "dat") } holen
   *[other] { $loot } Beutestücke bei { FORM($from, "dat") } holen
}
ufoludki-effect-back = { $loot ->
    [0] niemand muss Beute zurückgeben, und alle Stapel kommen unter den Nachziehstapel
    [one] ein Beutestück geht an die Erde zurück, und alle Stapel kommen unter den Nachziehstapel
   *[other] { $loot } Beutestücke gehen an die Erde zurück, und alle Stapel kommen unter den Nachziehstapel
}

## What one can point at: in short, and in full for those who do not see it

ufoludki-thing-card = { $card }
    .long = { $copies ->
        [0] { $card }, nicht auf deiner Hand. { $about }
        [one] { $card }, auf deiner Hand. { $about }
       *[other] { $card }, { $copies }-mal auf deiner Hand. { $about }
    }
ufoludki-thing-seat = { $who }
    .long = { FORM($who, "You") }: { $loot ->
        [0] keine Beute
        [one] ein Beutestück
       *[other] { $loot } Beutestücke
    }, { $cards ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand, { $pile }.
ufoludki-thing-pile = { FORM($who, "Der") } Stapel{ FORM($who, "von") }
    .long = { FORM($who, "You") }: { $pile }.
ufoludki-pile = { $cards ->
    [one] ein Stapel aus einer Karte: { $card }
   *[other] ein Stapel aus { $cards } Karten, obenauf { $card }
}
ufoludki-pile-none = kein Stapel
ufoludki-thing-deck = Nachziehstapel
    .long = Nachziehstapel: { $cards ->
        [0] keine Karten mehr
        [one] eine Karte
       *[other] { $cards } Karten
    }.
ufoludki-thing-earth = Erde
    .long = Erde: { $loot ->
        [0] keine Beute mehr
        [one] noch ein Beutestück
       *[other] noch { $loot } Beutestücke
    }.

## The table drawn with characters, and the table of cards

# $layers: the cards of each layer of the deck, "12 + 8".
ufoludki-table = Erde: { $loot } Beute   Nachziehstapel: { $cards ->
    [0] leer
    [one] eine Karte
   *[other] { $layers } Karten
}   Züge: { $turns }
ufoludki-column-player = Platz
ufoludki-column-loot = Beute
ufoludki-column-cards = Karten
ufoludki-column-pile = Stapel
ufoludki-column-top = obenauf
ufoludki-column-card = Karte
ufoludki-column-copies = Anzahl
ufoludki-column-effect = Wirkung
ufoludki-hand = { FORM($who, "person") ->
    [you] Deine Hand: { $cards }
   *[they] Hand von { $who }: { $cards }
}

## Options

ufoludki-option-turn_limit = Zuggrenze
    .about = Nach so vielen Zügen endet das Spiel, auch wenn auf der Erde noch Beute liegt.

## Why something cannot be done here, and a hint in a player's first game

ufoludki-here-turn = Gerade legt { $who } eine Karte.
ufoludki-here-held = Nicht in deiner Hand: { $card }.
# $what: what a card would do, as in ufoludki-do-lay.
ufoludki-tip-card = { $what }. Jede Karte zeigt, was sie jetzt bewirken würde.
