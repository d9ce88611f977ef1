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
ufoludki-saucer-bell = Dzwonek
ufoludki-saucer-mushroom = Grzybek
ufoludki-saucer-doughnut = Donut
    .acc = Donuta
ufoludki-saucer-top = Bączek

# What a card does, in a sentence.
ufoludki-about-saucer = Bierze tyle łupów, ile wynosi jego wartość, od pierwszej zgodnie z ruchem wskazówek zegara osoby z takim samym spodkiem na górze stosu, a jeśli takiej nie ma, z Ziemi.
ufoludki-about-general = Każda inna osoba oddaje na Ziemię tyle łupów, ile jest warta górna karta jej stosu; potem wszystkie stosy idą pod planetę ufoludków.
ufoludki-about-recruitment = Bierze z Ziemi po jednym łupie za każdy Werbunek na górze któregokolwiek stosu.
ufoludki-about-strength = Wyłóż naraz tyle tych kart, ile chcesz: każda bierze z Ziemi jeden łup.
ufoludki-about-counterattack = Bierze dwa łupy od wybranej osoby.

# A card in a list, with its copies.
ufoludki-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
ufoludki-no-cards = brak

## The story

ufoludki-begins = { $who } zaczyna.
ufoludki-drew = { $who } dobiera: { $cards }.
ufoludki-drew-hidden = { $count ->
    [one] { $who } dobiera kartę.
    [few] { $who } dobiera { $count } karty.
   *[many] { $who } dobiera { $count } kart.
}
ufoludki-laid = { $copies ->
    [one] { $who } wykłada { FORM($card, "acc") }.
    [few] { $who } wykłada { $copies } karty { $card }.
   *[many] { $who } wykłada { $copies } kart { $card }.
}
ufoludki-laid-took-earth = { $who } wykłada { $copies ->
    [one] { FORM($card, "acc") }
    [few] { $copies } karty { $card }
   *[many] { $copies } kart { $card }
} i bierze z Ziemi { $loot ->
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}.
ufoludki-laid-took-player = { $loot ->
    [0] { $who } wykłada { FORM($card, "acc") }, ale { $from } nie ma ani jednego łupu.
    [one] { $who } wykłada { FORM($card, "acc") } i bierze 1 łup. Traci go { $from }.
    [few] { $who } wykłada { FORM($card, "acc") } i bierze { $loot } łupy. Traci je { $from }.
   *[many] { $who } wykłada { FORM($card, "acc") } i bierze { $loot } łupów. Traci je { $from }.
}
ufoludki-took-earth = { $who } bierze z Ziemi { $loot ->
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}.
ufoludki-took-player = { $loot ->
    [0] { $from } nie ma łupów, więc { $who } zostaje z niczym.
    [one] { $who } bierze 1 łup. Traci go { $from }.
    [few] { $who } bierze { $loot } łupy. Traci je { $from }.
   *[many] { $who } bierze { $loot } łupów. Traci je { $from }.
}
ufoludki-gave-back = { $who } oddaje na Ziemię { $loot ->
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}.
ufoludki-piles-under = { $cards ->
    [one] Generał trafia pod planetę ufoludków.
    [few] Wszystkie stosy, razem { $cards } karty, trafiają pod planetę ufoludków.
   *[many] Wszystkie stosy, razem { $cards } kart, trafiają pod planetę ufoludków.
}
ufoludki-skipped = { $who } nie ma kart, więc tura przepada.
ufoludki-ended-earth = Ziemia ogołocona: koniec partii.
ufoludki-ended-limit = Limit tur wyczerpany: koniec partii.

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
    .long = { $who }: { $loot ->
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
ufoludki-thing-pile = { $who }: stos
    .long = { $who }: { $pile }.
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
ufoludki-hand = { $who }, karty w ręce: { $cards }

## Options

ufoludki-option-turn_limit = Limit tur
    .about = Partia kończy się po tylu turach, jeśli na Ziemi są jeszcze wtedy łupy.
