# Ufoludki: a quick card game of little green aliens.
#
# $who and $from are players' names and are never inflected: they stand in the nominative. $card is a card;
# FORM($card, "acc") is its accusative (wykłada kogo? co?). Numbers choose plurals: 1 łup, 2 łupy, 5 łupów.

ufoludki-about = Szybka polska karcianka: małe zielone ufoludki wykradają łupy z Ziemi i sobie nawzajem.

## Cards

ufoludki-card-general = Generał ratujący Ziemię
    .acc = Generała ratującego Ziemię
ufoludki-card-recruitment = Werbunek
ufoludki-card-strength = W kupie siła
ufoludki-card-counterattack = Kontratak zwierząt

# A saucer with what it takes.
ufoludki-saucer = { $name } ({ $value })
ufoludki-saucer-plate = Talerz
ufoludki-saucer-teapot = Imbryk
ufoludki-saucer-sombrero = Sombrero
ufoludki-saucer-bell = Dzwon
ufoludki-saucer-mushroom = Grzybek
    .acc = Grzybka
ufoludki-saucer-doughnut = Donut
    .acc = Donuta
ufoludki-saucer-top = Bączek
    .acc = Bączka

# What a card does, in a sentence.
ufoludki-about-saucer = Zabiera tyle łupów, ile jest wart, osobie, która jako pierwsza zgodnie z ruchem wskazówek zegara ma na górze taki sam spodek; jeśli nikt go nie ma, bierze z Ziemi.
ufoludki-about-general = Wszyscy inni oddają na Ziemię tyle łupów, ile jest warta ich górna karta; potem wszystkie stosy idą pod planetę ufoludków.
ufoludki-about-recruitment = Bierze z Ziemi po jednym łupie za każdy Werbunek na górze stosu, także za siebie.
ufoludki-about-strength = Wyłóż naraz tyle tych kart, ile chcesz: każda bierze z Ziemi jeden łup.
ufoludki-about-counterattack = Zabiera dwa łupy wybranej osobie.

# A card in a list, with its copies.
ufoludki-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
ufoludki-no-cards = brak

## The story

# A heading. $turn: the number of the turn.
ufoludki-turn = Tura { $turn } · { FORM($who, "person") ->
    [you] grasz ty
   *[they] gra { $who }
}
ufoludki-begins = { FORM($who, "person") ->
    [you] Zaczynasz.
   *[they] { $who } zaczyna.
}
ufoludki-drew = { FORM($who, "person") ->
    [you] Dobierasz
   *[they] { $who } dobiera
}: { $cards }.
ufoludki-drew-hidden = { FORM($who, "person") ->
    [you] Dobierasz
   *[they] { $who } dobiera
} { $count ->
    [one] kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
ufoludki-laid = { FORM($who, "person") ->
    [you] Wykładasz
   *[they] { $who } wykłada
} { $copies ->
    [one] { FORM($card, "acc") }
    [few] { $copies } karty { $card }
   *[many] { $copies } kart { $card }
}.
ufoludki-laid-took-earth = { FORM($who, "person") ->
    [you] Wykładasz
   *[they] { $who } wykłada
} { $copies ->
    [one] { FORM($card, "acc") }
    [few] { $copies } karty { $card }
   *[many] { $copies } kart { $card }
} i { FORM($who, "person") ->
    [you] bierzesz
   *[they] bierze
} z Ziemi { $loot ->
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}.
ufoludki-laid-took-player = { FORM($who, "person") ->
    [you] Wykładasz
   *[they] { $who } wykłada
} { FORM($card, "acc") }{ $loot ->
    [0] , ale { FORM($from, "person") ->
        [you] nie masz ani jednego łupu.
       *[they] { $from } nie ma ani jednego łupu.
    }
   *[other] {""} i { FORM($from, "person") ->
        [you] zabiera ci { $loot ->
            [one] 1 łup
            [few] { $loot } łupy
           *[many] { $loot } łupów
        }.
       *[they] { FORM($who, "person") ->
            [you] bierzesz
           *[they] bierze
        } { $loot ->
            [one] 1 łup
            [few] { $loot } łupy
           *[many] { $loot } łupów
        }. Traci { $loot ->
            [one] go
           *[other] je
        } { $from }.
    }
}
ufoludki-took-earth = { FORM($who, "person") ->
    [you] Bierzesz
   *[they] { $who } bierze
} z Ziemi { $loot ->
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}.
ufoludki-took-player = { $loot ->
    [0] { FORM($from, "person") ->
        [you] Nie masz
       *[they] { $from } nie ma
    } łupów, więc { FORM($who, "person") ->
        [you] zostajesz
       *[they] { $who } zostaje
    } z niczym.
   *[other] { FORM($from, "person") ->
        [you] { $who } zabiera ci { $loot ->
            [one] 1 łup
            [few] { $loot } łupy
           *[many] { $loot } łupów
        }.
       *[they] { FORM($who, "person") ->
            [you] Bierzesz
           *[they] { $who } bierze
        } { $loot ->
            [one] 1 łup
            [few] { $loot } łupy
           *[many] { $loot } łupów
        }. Traci { $loot ->
            [one] go
           *[other] je
        } { $from }.
    }
}
ufoludki-gave-back = { FORM($who, "person") ->
    [you] Oddajesz
   *[they] { $who } oddaje
} na Ziemię { $loot ->
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}.
ufoludki-piles-under = { $cards ->
    [one] Generał trafia pod planetę ufoludków.
    [few] Wszystkie stosy, razem { $cards } karty, trafiają pod planetę ufoludków.
   *[many] Wszystkie stosy, razem { $cards } kart, trafiają pod planetę ufoludków.
}
ufoludki-skipped = { FORM($who, "person") ->
    [you] Nie masz kart, więc twoja tura przepada.
   *[they] { $who } nie ma kart, więc tura przepada.
}
ufoludki-ended-earth = Ziemia ogołocona: koniec partii.
ufoludki-ended-limit = Limit tur wyczerpany: koniec partii.
# $count: how many have the most loot and win, $winners: who they are, $loot: how much each has.
ufoludki-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Wygrywasz
       *[they] { $winners } wygrywa
    } z { $loot ->
        [one] 1 łupem.
       *[other] { $loot } łupami.
    }
   *[other] Po { $loot ->
        [one] 1 łupie
        [few] { $loot } łupy
       *[many] { $loot } łupów
    }: { FORM($winners, "person") ->
        [you] { FORM($winners, "you") } wygrywacie
       *[they] { $winners } wygrywają
    } wspólnie.
}

## What a player is asked, and what the others read meanwhile

ufoludki-ask-lay = Twoja tura: wyłóż kartę.
    .others = { $who } wybiera kartę.

## What a player can do: on a button, and in full

ufoludki-do-lay = { $copies ->
    [one] Wyłóż { FORM($card, "acc") }
   *[other] Wyłóż { $copies } × { $card }
}
    .long = { $copies ->
        [one] Wyłóż { FORM($card, "acc") }: { $effect }
        [few] Wyłóż { $copies } karty { $card }: { $effect }
       *[many] Wyłóż { $copies } kart { $card }: { $effect }
    }
ufoludki-do-counterattack = { $card }, cel: { $who }
    .long = Wyłóż { FORM($card, "acc") } (cel: { $who }): { $effect }
ufoludki-effect-earth = { $loot ->
    [one] bierzesz z Ziemi 1 łup
    [few] bierzesz z Ziemi { $loot } łupy
   *[many] bierzesz z Ziemi { $loot } łupów
}
ufoludki-effect-player = { $loot ->
    [0] { $from } nie ma łupów, nie bierzesz nic
    [one] bierzesz 1 łup, traci go { $from }
    [few] bierzesz { $loot } łupy, traci je { $from }
   *[many] bierzesz { $loot } łupów, traci je { $from }
}
ufoludki-effect-back = { $loot ->
    [0] na Ziemię nie wraca nic, a wszystkie stosy idą pod planetę ufoludków
    [one] 1 łup wraca na Ziemię, a wszystkie stosy idą pod planetę ufoludków
    [few] { $loot } łupy wracają na Ziemię, a wszystkie stosy idą pod planetę ufoludków
   *[many] { $loot } łupów wraca na Ziemię, a wszystkie stosy idą pod planetę ufoludków
}

## What one can point at: in short, and in full for those who do not see it

ufoludki-thing-card = { $card }
    .long = { $copies ->
        [0] { $card }: nie masz tej karty w ręce. { $about }
        [one] { $card }: masz w ręce 1 taką kartę. { $about }
        [few] { $card }: masz w ręce { $copies } takie karty. { $about }
       *[many] { $card }: masz w ręce { $copies } takich kart. { $about }
    }
ufoludki-thing-seat = { $who }
    .long = { FORM($who, "You") }: { $loot ->
        [0] bez łupów
        [one] 1 łup
        [few] { $loot } łupy
       *[many] { $loot } łupów
    }, { $cards ->
        [0] pusta ręka
        [one] 1 karta w ręce
        [few] { $cards } karty w ręce
       *[many] { $cards } kart w ręce
    }, { $pile }.
ufoludki-thing-pile = { FORM($who, "person") ->
    [you] Twój stos
   *[they] { $who }: stos
}
    .long = { FORM($who, "You") }: { $pile }.
ufoludki-pile = { $cards ->
    [one] stos z jednej karty: { $card }
   *[other] stos z { $cards } kart, na górze { $card }
}
ufoludki-pile-none = bez stosu
ufoludki-thing-deck = Planeta ufoludków
    .long = Planeta ufoludków: { $cards ->
        [0] ani jednej karty
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
ufoludki-thing-earth = Ziemia
    .long = Ziemia: { $loot ->
        [0] ani jednego łupu
        [one] został 1 łup
        [few] zostały { $loot } łupy
       *[many] zostało { $loot } łupów
    }.

## The table drawn with characters, and the table of cards

# $layers: the cards of each layer of the deck, "12 + 8".
ufoludki-table = Ziemia: { $loot ->
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}   Planeta ufoludków: { $cards ->
    [0] pusta
    [one] 1 karta
    [few] { $layers } karty
   *[many] { $layers } kart
}   Tury: { $turns }
ufoludki-column-player = kto
ufoludki-column-loot = łupy
ufoludki-column-cards = karty
ufoludki-column-pile = stos
ufoludki-column-top = na górze
ufoludki-column-card = Karta
ufoludki-column-copies = Sztuk
ufoludki-column-effect = Działanie
ufoludki-hand = { FORM($who, "person") ->
    [you] Twoje karty w ręce
   *[they] { $who }, karty w ręce
}: { $cards }

## Options

ufoludki-option-turn_limit = Limit tur
    .about = Partia kończy się najpóźniej po tylu turach, nawet jeśli na Ziemi zostały łupy.

## Why something cannot be done here, and a hint in a player's first game

ufoludki-here-turn = Teraz kartę zagrywa { $who }.
ufoludki-here-held = Nie masz w ręce: { $card }.
# $what: what a card would do, as in ufoludki-do-lay.
ufoludki-tip-card = { $what }. Każda karta pokazuje, co by teraz zrobiła.
