# Star Fleet Battle Force: fleets of starships, action cards, volleys and defences.
#
# $who, $owner, $to and $ally are players' names and are never inflected: they stand in the nominative, as the subject of a
# clause ("rezerwa, którą ma Ben") or in brackets after a ship ("D7 Thunderchild (Ben)"). Verbs are in the present tense.
# $ship, $attacker and $target are ships, "D7 Thunderchild": never inflected either, so the word "okręt" takes the case.
# $cards, $ships, $buttons and the like are lists in the nominative, and stand after a colon or in brackets.
#
# Forms of cards: acc (odkrywa kogo? co?), ins (odpowiada kim? czym?); where acc is missing it is the name.
# Forms of lines: in ("w Straży"), to ("do Straży"), from ("ze Straży").
# "Rezerwa" is for cards, "Odwód" for ships.
# The reader is addressed ("atakujesz", "twój okręt") where FORM($who, "person") is "you"; others have their name in brackets.

battleforce-about = Floty, tajne karty, salwy i reakcje: okręty siedmiu imperiów walczą na karty akcji, w pojedynkę przeciw automatowi albo nawet w osiem osób przy stole.

## Action cards

battleforce-card-photon = Torpeda fotonowa
    .acc = Torpedę fotonową
    .ins = Torpedą fotonową
battleforce-card-disruptor = Dysruptor
    .ins = Dysruptorem
battleforce-card-drone = Dron
    .acc = Drona
    .ins = Dronem
battleforce-card-phaser_1 = Fazer-1
    .ins = Fazerem-1
battleforce-card-phaser_2 = Fazer-2
    .ins = Fazerem-2
battleforce-card-phaser_3 = Fazer-3
    .ins = Fazerem-3
battleforce-card-plasma_r = Plazma-R
    .acc = Plazmę-R
    .ins = Plazmą-R
battleforce-card-plasma_s = Plazma-S
    .acc = Plazmę-S
    .ins = Plazmą-S
battleforce-card-plasma_f = Plazma-F
    .acc = Plazmę-F
    .ins = Plazmą-F
battleforce-card-overload = Przeciążenie
    .ins = Przeciążeniem
battleforce-card-enveloper = Otoczka
    .acc = Otoczkę
    .ins = Otoczką
battleforce-card-scatterpack = Rój dronów
    .ins = Rojem dronów
battleforce-card-legendary_gunner = Legendarny kanonier
    .acc = Legendarnego kanoniera
    .ins = Legendarnym kanonierem
battleforce-card-erratic_maneuvers = Manewry unikowe
    .ins = Manewrami unikowymi
battleforce-card-ecm = ECM
    .ins = kartą ECM
battleforce-card-eccm = ECCM
    .ins = kartą ECCM
battleforce-card-reinforce_shields = Wzmocnienie osłon
    .ins = Wzmocnieniem osłon
battleforce-card-wild_weasel = Wabik
    .ins = Wabikiem
battleforce-card-tractor_beam = Promień ściągający
    .ins = Promieniem ściągającym
battleforce-card-disengage = Wycofanie
    .ins = Wycofaniem
battleforce-card-damage_control = Kontrola uszkodzeń
    .acc = Kontrolę uszkodzeń
    .ins = Kontrolą uszkodzeń
battleforce-card-legendary_engineer = Legendarny inżynier
    .acc = Legendarnego inżyniera
    .ins = Legendarnym inżynierem
battleforce-card-prime_team = Elitarna załoga
    .acc = Elitarną załogę
    .ins = Elitarną załogą
battleforce-card-pf_flotilla = Flotylla PF
    .acc = Flotyllę PF
    .ins = Flotyllą PF
battleforce-card-planet_based_fighters = Myśliwce planetarne
    .ins = Myśliwcami planetarnymi
battleforce-card-klingon_mutiny = Bunt Klingonów
    .ins = Buntem Klingonów
battleforce-card-organian_ceasefire = Organiański rozejm
    .ins = Organiańskim rozejmem
battleforce-card-reinforcements = Posiłki
    .ins = Posiłkami

# A card with its number, where there are several: "Fazer-1 (3)".
battleforce-card-valued = { $name } ({ $value })
# A weapon card with the card that doubles it: "Torpeda fotonowa (6) z Przeciążeniem".
battleforce-card-boosted = { $card } z { FORM($booster, "ins") }
# A card in a list, with its copies.
battleforce-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
battleforce-no-cards = brak kart
# Stands for a card whose name cannot be told, after "zatrzymaj" and the like.
battleforce-card-drawn = dobrana karta
    .acc = dobraną kartę
    .ins = dobraną kartą

## What the cards do, in a sentence

# $value is the number on the card. $reduces is what Shields, Maneuvers and ECM do by the options of the table: take points off
# one attack card or off the whole "attack", or with traditional damage remove a card ("removal", not Shields).

battleforce-about-photon = Ogień bezpośredni z pola torpedy fotonowej: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}.
battleforce-about-disruptor = Ogień bezpośredni z pola dysruptora: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}.
battleforce-about-drone = Broń samonaprowadzająca z wyrzutni dronów: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}. W obronie zestrzeliwuje drona.
battleforce-about-phaser_1 = Ogień bezpośredni z pola Fazera-1: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}. W obronie odejmuje { $value } od drona lub plazmy.
battleforce-about-phaser_2 = Ogień bezpośredni z pola Fazera-1 lub Fazera-2: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}. W obronie odejmuje { $value } od drona lub plazmy.
battleforce-about-phaser_3 = Ogień bezpośredni z pola dowolnego fazera, tylko na krótki zasięg: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}. W obronie odejmuje { $value } od drona lub plazmy.
battleforce-about-plasma_r = Broń samonaprowadzająca z pola Plazmy-R: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}. W obronie zestrzeliwuje drona.
battleforce-about-plasma_s = Broń samonaprowadzająca z pola Plazmy-R lub Plazmy-S: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}. W obronie zestrzeliwuje drona.
battleforce-about-plasma_f = Broń samonaprowadzająca z pola dowolnej plazmy, tylko na krótki zasięg: { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
}. W obronie strzela do myśliwców i kutrów PF.
battleforce-about-overload = Podwaja torpedę fotonową lub dysruptor, tylko na krótki zasięg.
battleforce-about-enveloper = Podwaja Plazmę-S lub Plazmę-R.
battleforce-about-scatterpack = Podwaja drona.
battleforce-about-legendary_gunner = Podwaja dowolną kartę broni.
battleforce-about-erratic_maneuvers = { $reduces ->
    [removal] Usuwają jedną kartę ataku, w tym ataku i w każdym następnym; zostają do końca twojej następnej tury, a okręt nie może do tego czasu atakować.
    [attack] Odejmują { $value } od ataku i od każdego następnego; zostają do końca twojej następnej tury, a okręt nie może do tego czasu atakować.
   *[card] Odejmują { $value } od jednej karty ataku, w tym ataku i w każdym następnym; zostają do końca twojej następnej tury, a okręt nie może do tego czasu atakować.
}
battleforce-about-ecm = { $reduces ->
    [removal] Usuwa jedną kartę ataku.
    [attack] Odejmuje { $value } od ataku.
   *[card] Odejmuje { $value } od jednej karty ataku.
}
battleforce-about-eccm = Znosi ECM, a Manewry unikowe na jeden atak.
battleforce-about-reinforce_shields = { $reduces ->
    [attack] Odejmuje { $value } od ataku; nie można na to odpowiedzieć.
   *[card] Odejmuje { $value } od jednej karty ataku; nie można na to odpowiedzieć.
}
battleforce-about-wild_weasel = Ściąga na siebie wszystkie drony i całą plazmę, a resztę ataku zmniejsza o połowę, także w następnych atakach; zostaje do końca twojej następnej tury, a okręt nie może do tego czasu strzelać.
battleforce-about-tractor_beam = Usuwa drona albo kotwiczy Wabik.
battleforce-about-disengage = Kończy atak bez uszkodzeń; okręt jest poza walką do końca twojej następnej tury.
battleforce-about-damage_control = Naprawia { $value ->
    [one] { $value } uszkodzenie
    [few] { $value } uszkodzenia
   *[many] { $value } uszkodzeń
} jednego okrętu.
battleforce-about-legendary_engineer = Naprawia wszystkie uszkodzenia jednego okrętu.
battleforce-about-prime_team = Dodaje 1 do ataku lub do rzutu, odejmuje 1 od buntu albo znosi maskowanie, pajęczynę lub Wabik.
battleforce-about-pf_flotilla = Zamiast okrętu atakuje sześć szybkich kutrów; przeciwnicy mogą najpierw do nich strzelać. Za to, co kutry zniszczą, nikt nie dostaje punktów.
battleforce-about-planet_based_fighters = Zamiast okrętu atakują myśliwce z planety; naraz mogą lecieć dwie karty.
battleforce-about-klingon_mutiny = Zamiast ataku uszkadza albo przejmuje klingoński okręt.
battleforce-about-organian_ceasefire = Zamiast ataku: wszystkie okręty są naprawione, wszystkie karty oprócz rezerw przetasowane, a każda flota dostaje nową rękę.
battleforce-about-reinforcements = Do floty dołącza nowy okręt.

## Ships

# Class and name; the second copy of the game has the same ships again.
battleforce-ship = { $class } { $name }
battleforce-ship-second = { $class } { $name } II

battleforce-kind-dreadnought = drednot
battleforce-kind-carrier = lotniskowiec
battleforce-kind-light-carrier = lekki lotniskowiec
battleforce-kind-battlecruiser = krążownik liniowy
battleforce-kind-heavy-cruiser = ciężki krążownik
battleforce-kind-medium-cruiser = średni krążownik
battleforce-kind-light-cruiser = lekki krążownik
battleforce-kind-war-cruiser = wojenny krążownik
battleforce-kind-heavy-destroyer = ciężki niszczyciel
battleforce-kind-destroyer = niszczyciel
battleforce-kind-frigate-large = duża fregata
battleforce-kind-frigate = fregata
battleforce-kind-escort = eskortowiec
battleforce-kind-war-eagle = orzeł wojny
battleforce-kind-battle-raider = rajder bojowy
battleforce-kind-raider-cruiser = krążownik rajderski
battleforce-kind-light-raider = lekki rajder
battleforce-kind-patrol-corvette = korweta patrolowa

# Who built a ship; the form "people" is those one leads who picks the race, in the accusative. Orion and Tholian ships are
# picked together.
battleforce-race-fed = Federacja
    .people = Federację
battleforce-race-kli = Klingoni
    .people = Klingonów
battleforce-race-rom = Romulanie
    .people = Romulan
battleforce-race-gor = Gornowie
    .people = Gornów
battleforce-race-kzi = Kzinti
    .people = Kzinti
battleforce-race-ori = Orion
    .people = Tholian i piratów z Oriona
battleforce-race-tho = Tholianie

# The three lines of a formation.
battleforce-line-screen = Straż
    .in = w Straży
    .to = do Straży
    .from = ze Straży
battleforce-line-body = Siły Główne
    .in = w Siłach Głównych
    .to = do Sił Głównych
    .from = z Sił Głównych
battleforce-line-reserve = Odwód
    .in = w Odwodzie
    .to = do Odwodu
    .from = z Odwodu

battleforce-device-cloak = maskowanie
battleforce-device-web = pajęczyna

## Buttons: by name, counted as what a ship loses or has repaired, and so short that a ship fits into a line

battleforce-button-photon = torpeda fotonowa
battleforce-button-disruptor = dysruptor
battleforce-button-drone = wyrzutnia dronów
battleforce-button-phaser_1 = Fazer-1
battleforce-button-phaser_2 = Fazer-2
battleforce-button-phaser_3 = Fazer-3
battleforce-button-plasma_r = Plazma-R
battleforce-button-plasma_s = Plazma-S
battleforce-button-plasma_f = Plazma-F
battleforce-button-option_mount = gniazdo uniwersalne
battleforce-button-fighters = eskadra myśliwców
battleforce-button-free_hit = pole kadłuba

# In the nominative: they stand after a colon or in brackets.
battleforce-buttons-photon = { $count ->
    [one] torpeda fotonowa
    [few] { $count } torpedy fotonowe
   *[many] { $count } torped fotonowych
}
battleforce-buttons-disruptor = { $count ->
    [one] dysruptor
    [few] { $count } dysruptory
   *[many] { $count } dysruptorów
}
battleforce-buttons-drone = { $count ->
    [one] wyrzutnia dronów
    [few] { $count } wyrzutnie dronów
   *[many] { $count } wyrzutni dronów
}
battleforce-buttons-phaser_1 = { $count ->
    [one] Fazer-1
    [few] { $count } Fazery-1
   *[many] { $count } Fazerów-1
}
battleforce-buttons-phaser_2 = { $count ->
    [one] Fazer-2
    [few] { $count } Fazery-2
   *[many] { $count } Fazerów-2
}
battleforce-buttons-phaser_3 = { $count ->
    [one] Fazer-3
    [few] { $count } Fazery-3
   *[many] { $count } Fazerów-3
}
battleforce-buttons-plasma_r = { $count ->
    [one] Plazma-R
    [few] { $count } Plazmy-R
   *[many] { $count } Plazm-R
}
battleforce-buttons-plasma_s = { $count ->
    [one] Plazma-S
    [few] { $count } Plazmy-S
   *[many] { $count } Plazm-S
}
battleforce-buttons-plasma_f = { $count ->
    [one] Plazma-F
    [few] { $count } Plazmy-F
   *[many] { $count } Plazm-F
}
battleforce-buttons-option_mount = { $count ->
    [one] gniazdo uniwersalne
    [few] { $count } gniazda uniwersalne
   *[many] { $count } gniazd uniwersalnych
}
battleforce-buttons-fighters = { $count ->
    [one] eskadra myśliwców
    [few] { $count } eskadry myśliwców
   *[many] { $count } eskadr myśliwców
}
battleforce-buttons-free_hit = { $count ->
    [one] pole kadłuba
    [few] { $count } pola kadłuba
   *[many] { $count } pól kadłuba
}
# With the option "traditional damage", damage is a number and covers no buttons.
battleforce-buttons-damage = { $count ->
    [one] 1 uszkodzenie
    [few] { $count } uszkodzenia
   *[many] { $count } uszkodzeń
}

battleforce-short-photon = Tor
battleforce-short-disruptor = Dys
battleforce-short-drone = Dr
battleforce-short-phaser_1 = F1
battleforce-short-phaser_2 = F2
battleforce-short-phaser_3 = F3
battleforce-short-plasma_r = PlR
battleforce-short-plasma_s = PlS
battleforce-short-plasma_f = PlF
battleforce-short-option_mount = Gni
battleforce-short-fighters = Esk
battleforce-short-free_hit = kad

## The story: before the first turn

battleforce-first = { FORM($who, "person") ->
    [you] Zaczynasz.
   *[they] { $who } zaczyna.
}
battleforce-picks-next = Następną rasę { FORM($who, "person") ->
    [you] wybierasz ty.
   *[they] wybiera { $who }.
}
battleforce-race-picked = { FORM($who, "person") ->
    [you] Prowadzisz
   *[they] { $who } prowadzi
} do boju { FORM($race, "people") }.
battleforce-picked = { FORM($who, "person") ->
    [you] Wybierasz
   *[they] { $who } wybiera
} okręt { $ship }.
battleforce-picks-done = { FORM($who, "person") ->
    [you] Kończysz
   *[they] { $who } kończy
} wybór okrętów.
battleforce-dealt = { FORM($who, "person") ->
    [you] Dostajesz
   *[they] { $who } dostaje
} { $count ->
    [one] okręt { $ships }.
    [few] { $count } okręty: { $ships }.
   *[many] { $count } okrętów: { $ships }.
}
battleforce-dealt-hidden = { FORM($who, "person") ->
    [you] Dostajesz
   *[they] { $who } dostaje
} { $count ->
    [one] zakryty okręt.
    [few] { $count } zakryte okręty.
   *[many] { $count } zakrytych okrętów.
}
# $places: "w Straży 2 okręty (DN Federation i CA Constellation) i w Odwodzie okręt FF Guderian".
battleforce-lined = { FORM($who, "person") ->
    [you] W tajemnicy ustawiasz szyk
   *[they] { $who } w tajemnicy ustawia szyk
}: { $places }.
battleforce-lined-hidden = { FORM($who, "person") ->
    [you] W tajemnicy ustawiasz
   *[they] { $who } w tajemnicy ustawia
} { $count ->
    [one] okręt.
    [few] { $count } okręty.
   *[many] { $count } okrętów.
}
battleforce-shown = { FORM($who, "person") ->
    [you] Odkrywasz
   *[they] { $who } odkrywa
}: { $places }.
battleforce-in-line = { $count ->
    [one] { FORM($line, "in") } okręt { $ships }
    [few] { FORM($line, "in") } { $count } okręty ({ $ships })
   *[many] { FORM($line, "in") } { $count } okrętów ({ $ships })
}

## The story: turns, cards, repairs, formation

battleforce-turn = Runda { $turn } · { FORM($who, "person") ->
    [you] grasz ty
   *[they] gra { $who }
}
# $known is 0 if nobody's number is known to whoever reads this; $cards: "Ola ma numer 3".
battleforce-order-dealt = { $known ->
    [0] Nowe karty kolejności rozdane.
   *[other] Nowe karty kolejności rozdane: { $cards }.
}
battleforce-order-card = { FORM($who, "person") ->
    [you] masz
   *[they] { $who } ma
} numer { $number }
battleforce-order-turn = Runda { $turn } · Numer { $number } · { FORM($who, "person") ->
    [you] grasz ty
   *[they] gra { $who }
}
battleforce-order-called = Wywołany jest numer { $number }: { FORM($who, "person") ->
    [you] to twój.
   *[they] ma go { $who }.
}
battleforce-drew = { FORM($who, "person") ->
    [you] Dobierasz
   *[they] { $who } dobiera
}: { $cards }.
battleforce-drew-hidden = { FORM($who, "person") ->
    [you] Dobierasz
   *[they] { $who } dobiera
} { $count ->
    [one] kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
battleforce-salvaged = { FORM($who, "person") ->
    [you] Dobierasz
   *[they] { $who } dobiera
} wierzchnią odrzuconą kartę: { $card }.
battleforce-reshuffled = { $cards ->
    [one] Talia wyczerpana: nową tworzy jedyna odrzucona karta.
    [few] Talia wyczerpana: nową tworzą { $cards } przetasowane karty odrzucone.
   *[many] Talia wyczerpana: nową tworzy { $cards } przetasowanych kart odrzuconych.
}
battleforce-stashed = { FORM($who, "person") ->
    [you] Odkładasz
   *[they] { $who } odkłada
} do rezerwy: { $cards }.
battleforce-stashed-hidden = { $count ->
    [one] { $who } odkłada kartę do rezerwy.
    [few] { $who } odkłada { $count } karty do rezerwy.
   *[many] { $who } odkłada { $count } kart do rezerwy.
}
battleforce-took = { FORM($who, "person") ->
    [you] Bierzesz
   *[they] { $who } bierze
} z rezerwy: { $cards }.
battleforce-took-hidden = { $count ->
    [one] { $who } bierze kartę z rezerwy.
    [few] { $who } bierze { $count } karty z rezerwy.
   *[many] { $who } bierze { $count } kart z rezerwy.
}
battleforce-gave = { FORM($who, "person") ->
    [you] Odkładasz
   *[they] { $who } odkłada
} { FORM($card, "acc") } do { FORM($to, "person") ->
    [you] twojej rezerwy.
   *[they] rezerwy, którą ma { $to }.
}
battleforce-gave-hidden = { FORM($who, "person") ->
    [you] Odkładasz
   *[they] { $who } odkłada
} kartę do { FORM($to, "person") ->
    [you] twojej rezerwy.
   *[they] rezerwy, którą ma { $to }.
}
battleforce-tossed = { $count ->
    [one] { FORM($who, "person") ->
        [you] Wymieniasz kartę i odrzucasz
       *[they] { $who } wymienia kartę i odrzuca
    }
   *[other] { FORM($who, "person") ->
        [you] Wymieniasz karty i odrzucasz
       *[they] { $who } wymienia karty i odrzuca
    }
}: { $cards }.
battleforce-discarded = { FORM($who, "person") ->
    [you] Odrzucasz
   *[they] { $who } odrzuca
} { FORM($card, "acc") }.
battleforce-on-top = Na wierzchu odrzuconych: { $card }.
battleforce-repairs = { FORM($who, "person") ->
    [you] Zagrywasz
   *[they] { $who } zagrywa
} { FORM($card, "acc") } na okręt { $ship }.
battleforce-repairs-mends = { FORM($who, "person") ->
    [you] Zagrywasz { FORM($card, "acc") } i naprawiasz
   *[they] { $who } zagrywa { FORM($card, "acc") } i naprawia
} okręt { $ship }: { $buttons }.
# $repairs: "D7 Thunderchild (dysruptor) i D5 Warhammer (2 pola kadłuba)".
battleforce-mended = { FORM($who, "person") ->
    [you] Naprawiasz
   *[they] { $who } naprawia
} { $repairs }.
battleforce-mended-on = { $ship } ({ $buttons })
battleforce-reinforced = Posiłki! { FORM($who, "person") ->
    [you] Zyskujesz
   *[they] { $who } zyskuje
} okręt { $ship }{ $face ->
    [down] , który staje zakryty w Odwodzie.
   *[up] .
}
battleforce-reinforced-hidden = Posiłki! { FORM($who, "person") ->
    [you] Zyskujesz
   *[they] { $who } zyskuje
} okręt, który staje zakryty w Odwodzie.
# $moves: "okręt D7 Thunderchild do Straży i okręt D5 Warhammer do Odwodu".
battleforce-moved = { FORM($who, "person") ->
    [you] Przesuwasz
   *[they] { $who } przesuwa
} { $moves }.
battleforce-move = okręt { $ship } { FORM($line, "to") }
battleforce-advanced = { FORM($who, "person") ->
    [you] Nie masz
   *[they] { $who } nie ma
} już nikogo w Straży: Siły Główne wysuwają się naprzód.
battleforce-raised = { $device ->
    [web] { FORM($who, "person") ->
        [you] Twój { $ship }
       *[they] { $ship } ({ $who })
    } otacza się pajęczyną.
   *[cloak] { FORM($who, "person") ->
        [you] Twój { $ship }
       *[they] { $ship } ({ $who })
    } znika pod maskowaniem.
}
battleforce-lowered = { $device ->
    [web] { FORM($who, "person") ->
        [you] Twój { $ship }
       *[they] { $ship } ({ $who })
    } zwija pajęczynę.
   *[cloak] { FORM($who, "person") ->
        [you] Twój { $ship }
       *[they] { $ship } ({ $who })
    } zrzuca maskowanie.
}
battleforce-cards-left = { $kind ->
    [disengage] { $ship } wraca do walki.
    [wild_weasel] Okręt { $ship } nie ma już Wabika.
   *[erratic_maneuvers] { $ship } kończy Manewry unikowe.
}
battleforce-ceasefire = { FORM($who, "person") ->
    [you] Wzywasz
   *[they] { $who } wzywa
} Organian, a ci nie każą na siebie czekać: ogień milknie, wszystkie okręty są jak nowe, karty idą do tasowania.
battleforce-last-turn = To już ostatnia runda.
battleforce-offered = { FORM($who, "person") ->
    [you] Składasz
   *[they] { $who } składa
} publiczną ofertę.
battleforce-kept-promise = { FORM($who, "person") ->
    [you] Dotrzymujesz
   *[they] { $who } dotrzymuje
} obietnicy.
battleforce-broke-promise = { FORM($who, "person") ->
    [you] Łamiesz obietnicę i nie możesz
   *[they] { $who } łamie obietnicę i nie może
} już składać następnych.
# What was promised, as the player would say it; $promise is that sentence. $time: one of the two that follow.
battleforce-promise = { $verdict ->
    [kept] { FORM($who, "person") ->
        [you] Dotrzymujesz
       *[they] { $who } dotrzymuje
    } obietnicy: „{ $promise }”
    [broken] { FORM($who, "person") ->
        [you] Łamiesz obietnicę i nie możesz
       *[they] { $who } łamie obietnicę i nie może
    } już składać następnych: „{ $promise }”
   *[open] { FORM($who, "person") ->
        [you] Obiecujesz
       *[they] { $who } obiecuje
    }: „{ $promise }”
}
battleforce-promise-until = { $turns ->
    [one] do końca mojej następnej tury
   *[other] do końca moich następnych { $turns } tur
}
battleforce-promise-by = { $turns ->
    [one] do końca mojej następnej tury
   *[other] do końca moich następnych { $turns } tur
}
battleforce-promise-peace = { $toward ->
    [all] Nie zaatakuję nikogo { $time }.
    [ship] Nie zaatakuję okrętu { $ship } { $time }.
   *[seat] Nie zaatakuję okrętów, które ma { $whom }, { $time }.
}
battleforce-promise-attack = { $toward ->
    [ship] Zaatakuję okręt { $ship } { $time }.
   *[seat] Zaatakuję któryś z okrętów, które ma { $whom }, { $time }.
}

## The story: attacks

battleforce-attacks = { FORM($who, "person") ->
    [you] Twój { $attacker }
   *[they] { $attacker } ({ $who })
} atakuje { FORM($owner, "person") ->
    [you] twój okręt { $target }
   *[they] okręt { $target } ({ $owner })
}.
battleforce-attacks-fighters = { $squadrons ->
    [one] Eskadra z { FORM($who, "person") ->
        [you] twojego okrętu { $attacker }
       *[they] okrętu { $attacker } ({ $who })
    } spada
    [few] { $squadrons } eskadry z { FORM($who, "person") ->
        [you] twojego okrętu { $attacker }
       *[they] okrętu { $attacker } ({ $who })
    } spadają
   *[many] { $squadrons } eskadr z { FORM($who, "person") ->
        [you] twojego okrętu { $attacker }
       *[they] okrętu { $attacker } ({ $who })
    } spada
} na { FORM($owner, "person") ->
    [you] twój okręt { $target }
   *[they] okręt { $target } ({ $owner })
}.
battleforce-attacks-planet = { FORM($who, "person") ->
    [you] Wysyłasz
   *[they] { $who } wysyła
} { $waves ->
    [one] myśliwce planetarne
   *[other] dwie fale myśliwców planetarnych
} na { FORM($owner, "person") ->
    [you] twój okręt { $target }
   *[they] okręt { $target } ({ $owner })
}.
battleforce-attacks-flotilla = { FORM($who, "person") ->
    [you] Wzywasz
   *[they] { $who } wzywa
} Flotyllę PF.
battleforce-attacks-pfs = { FORM($who, "person") ->
    [you] Rzucasz
   *[they] { $who } rzuca
} kutry PF na { FORM($owner, "person") ->
    [you] twój okręt { $target }
   *[they] okręt { $target } ({ $owner })
}.
battleforce-attacks-mutiny = { FORM($who, "person") ->
    [you] Wzniecasz
   *[they] { $who } wznieca
} bunt na { FORM($owner, "person") ->
    [you] twoim okręcie { $target }
   *[they] okręcie { $target } ({ $owner })
}.
# All at once: ship, target, cards, and what would come through.
battleforce-volley = { FORM($who, "person") ->
    [you] Twój { $attacker }
   *[they] { $attacker } ({ $who })
} strzela do { FORM($owner, "person") ->
    [you] twojego okrętu { $target }
   *[they] okrętu { $target } ({ $owner })
}: { $cards }. { $damage ->
    [0] Uszkodzeń z tego nie będzie.
   *[other] Celowi { $damage ->
        [one] grozi { $damage } uszkodzenie
        [few] grożą { $damage } uszkodzenia
       *[many] grozi { $damage } uszkodzeń
    }.
}
battleforce-fired = { FORM($who, "person") ->
    [you] Odpalasz
   *[they] { $who } odpala
}: { $cards }.
battleforce-fired-launched = { FORM($who, "person") ->
    [you] Odpalasz
   *[they] { $who } odpala
}: { $cards }. { $damage ->
    [0] Uszkodzeń z tego nie będzie.
   *[other] Celowi { $damage ->
        [one] grozi { $damage } uszkodzenie
        [few] grożą { $damage } uszkodzenia
       *[many] grozi { $damage } uszkodzeń
    }.
}
battleforce-launched = { FORM($who, "person") ->
    [you] Otwierasz
   *[they] { $who } otwiera
} ogień{ $damage ->
    [0] , ale uszkodzeń z tego nie będzie.
   *[other] : celowi { $damage ->
        [one] grozi { $damage } uszkodzenie
        [few] grożą { $damage } uszkodzenia
       *[many] grozi { $damage } uszkodzeń
    }.
}
# The automaton turns up its cards one by one.
battleforce-turned-up = { FORM($who, "person") ->
    [you] Odkrywasz
   *[they] { $who } odkrywa
} { FORM($card, "acc") }.
battleforce-turned-up-fires = { FORM($who, "person") ->
    [you] Odkrywasz { FORM($card, "acc") } i od razu strzelasz.
   *[they] { $who } odkrywa { FORM($card, "acc") } i od razu strzela.
}
battleforce-turned-up-attacks = { FORM($who, "person") ->
    [you] Odkrywasz
   *[they] { $who } odkrywa
} { FORM($card, "acc") }: { $attacker } strzela do { FORM($owner, "person") ->
    [you] twojego okrętu { $target }
   *[they] okrętu { $target } ({ $owner })
}.
battleforce-turned-up-boosts = { FORM($who, "person") ->
    [you] Odkrywasz { FORM($booster, "acc") } i podwajasz { FORM($card, "acc") }.
   *[they] { $who } odkrywa { FORM($booster, "acc") } i podwaja { FORM($card, "acc") }.
}
battleforce-boosts = { FORM($who, "person") ->
    [you] Podwajasz
   *[they] { $who } podwaja
} { FORM($card, "acc") } { FORM($booster, "ins") }.
battleforce-cancelled = { $what ->
    [maneuvers] { FORM($who, "person") ->
        [you] Znosisz
       *[they] { $who } znosi
    } Manewry unikowe kartą ECCM.
    [anchor] { FORM($who, "person") ->
        [you] Kotwiczysz
       *[they] { $who } kotwiczy
    } Wabik Promieniem ściągającym.
    [weasel] { FORM($who, "person") ->
        [you] Demaskujesz
       *[they] { $who } demaskuje
    } Wabik Elitarną załogą.
    [cloak] { FORM($who, "person") ->
        [you] Przełamujesz
       *[they] { $who } przełamuje
    } maskowanie Elitarną załogą.
   *[web] { FORM($who, "person") ->
        [you] Rozrywasz
       *[they] { $who } rozrywa
    } pajęczynę Elitarną załogą.
}
battleforce-primed = Elitarna załoga w akcji: { $sign ->
    [less] { FORM($who, "person") ->
        [you] odejmujesz
       *[they] { $who } odejmuje
    } 1.
   *[more] { FORM($who, "person") ->
        [you] dodajesz
       *[they] { $who } dodaje
    } 1.
}
battleforce-defends = { $kind ->
    [wild_weasel] { FORM($who, "person") ->
        [you] Wypuszczasz
       *[they] { $who } wypuszcza
    } Wabik z okrętu { $ship }.
   *[other] { FORM($who, "person") ->
        [you] Bronisz
       *[they] { $who } broni
    } okrętu { $ship }: { $cards }.
}
# $effect: what becomes of the attack cards, one of the next three or several of them in a list.
battleforce-defends-effect = { FORM($who, "person") ->
    [you] Bronisz
   *[they] { $who } broni
} okrętu { $ship }: { $cards }, więc { $effect }.
battleforce-reduced = karta ataku { $shot } słabnie o { $by }
    .alone = Karta ataku { $shot } słabnie o { $by }.
battleforce-removed = { $what ->
    [booster] karta ataku { $shot } traci { FORM($card, "acc") }
   *[card] karta ataku { $shot }, { $card }, przepada
}
    .alone = { $what ->
        [booster] Karta ataku { $shot } traci { FORM($card, "acc") }.
       *[card] Karta ataku { $shot }, { $card }, przepada.
    }
battleforce-attack-reduced = cały atak słabnie o { $by }
    .alone = Cały atak słabnie o { $by }.
battleforce-weasel-moved = { FORM($who, "person") ->
    [you] Wypuszczasz
   *[they] { $who } wypuszcza
} Wabik, a { $ship } wychodzi do Straży.
battleforce-disengaged = { FORM($who, "person") ->
    [you] Zarządzasz
   *[they] { $who } zarządza
} wycofanie: { $ship } wymyka się i uchodzi cało.
# Small craft are fighters and PFs.
battleforce-shoots-down = { FORM($who, "person") ->
    [you] Twój { $ship }
   *[they] { $ship } ({ $who })
} prowadzi ogień obronny: { $cards }, { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[many] { $damage } uszkodzeń
}.
battleforce-flotilla-destroyed = { FORM($who, "person") ->
    [you] Twoje kutry PF zestrzelone co do jednego.
   *[they] Kutry PF zestrzelone co do jednego. Traci je { $who }.
}
battleforce-reacts = { FORM($who, "person") ->
    [you] Odpowiadasz
   *[they] { $who } odpowiada
} na { FORM($against, "acc") } { FORM($card, "ins") }.
# $added is 0 if the dice count as they fell.
battleforce-rolled = { FORM($who, "person") ->
    [you] Wyrzucasz
   *[they] { $who } wyrzuca
} { $dice }{ $added ->
    [0] .
   *[other] , co daje razem { $total }.
}
battleforce-hit = { FORM($owner, "person") ->
    [you] Twój { $ship }
   *[they] { $ship } ({ $owner })
} przyjmuje { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[many] { $damage } uszkodzeń
}.
battleforce-hit-loses = { FORM($owner, "person") ->
    [you] Twój { $ship }
   *[they] { $ship } ({ $owner })
} przyjmuje { $damage ->
    [one] { $damage } uszkodzenie
    [few] { $damage } uszkodzenia
   *[many] { $damage } uszkodzeń
}. Straty: { $buttons }.
battleforce-missed = { $ship } wychodzi bez szwanku.
battleforce-damaged = { $ship } ponosi straty: { $buttons }.
battleforce-squadrons-lost = { $ship } ponosi straty w ogniu obronnym: { $buttons }.
# $damage is 0 if it was told before.
battleforce-destroyed = { $damage ->
    [0] { FORM($who, "person") ->
        [you] Niszczysz
       *[they] { $who } niszczy
    }
   *[other] { FORM($who, "person") ->
        [you] Zadajesz { $damage ->
            [one] { $damage } uszkodzenie
            [few] { $damage } uszkodzenia
           *[many] { $damage } uszkodzeń
        } i niszczysz
       *[they] { $who } zadaje { $damage ->
            [one] { $damage } uszkodzenie
            [few] { $damage } uszkodzenia
           *[many] { $damage } uszkodzeń
        } i niszczy
    }
} { FORM($owner, "person") ->
    [you] twój okręt { $ship }
   *[they] okręt { $ship } ({ $owner })
}.
battleforce-destroyed-by-pfs = { $damage ->
    [0] Kutry PF niszczą
   *[other] Kutry PF zadają { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    } i niszczą
} { FORM($owner, "person") ->
    [you] twój okręt { $ship }
   *[they] okręt { $ship } ({ $owner })
}; nikt nie dostaje punktów.
battleforce-captured = Załoga zmienia strony: { FORM($who, "person") ->
    [you] przejmujesz
   *[they] { $who } przejmuje
} { FORM($owner, "person") ->
    [you] twój okręt { $ship }.
   *[they] okręt { $ship }. Traci go { $owner }.
}
battleforce-eliminated = { FORM($who, "person") ->
    [you] Nie masz
   *[they] { $who } nie ma
} już okrętów.

## The story: the end

battleforce-tie-cards = Remis rozstrzygają karty. { FORM($who, "person") ->
    [you] Odkrywasz
   *[they] { $who } odkrywa
}: { $cards }.
battleforce-duel-ship = { FORM($who, "person") ->
    [you] Wystawiasz
   *[they] { $who } wystawia
} do pojedynku okręt { $ship }.
battleforce-ended = { $by ->
    [last_fleet] Na placu boju zostaje jedna flota: koniec partii.
    [ally_lost] Jedna z drużyn traci jedną ze swoich flot: koniec partii.
    [elimination] Cała flota stracona: koniec partii.
    [ships] Dość zniszczonych okrętów: koniec partii.
    [last_turn] Ostatnia runda za nami: koniec partii.
   *[turn_limit] Limit rund wyczerpany: koniec partii.
}
# Who has won, and why. $how: points, shared, cards or duel. $count: how many win, $winners: who they are, $points: what each side has.
battleforce-won = { $how ->
    [shared] { $points ->
        [one] Po 1 punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }: { FORM($winners, "person") ->
        [you] { FORM($winners, "you") } wygrywacie
       *[they] { $winners } wygrywają
    } wspólnie.
    [cards] { $points ->
        [one] Po 1 punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }: { $count ->
        [one] { FORM($winners, "person") ->
            [you] odkrywasz najwięcej uszkodzeń i wygrywasz.
           *[they] { $winners } odkrywa najwięcej uszkodzeń i wygrywa.
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "you") } odkrywacie najwięcej uszkodzeń i wygrywacie.
           *[they] { $winners } odkrywają najwięcej uszkodzeń i wygrywają.
        }
    }
    [duel] { $points ->
        [one] Po 1 punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }: { $count ->
        [one] { FORM($winners, "person") ->
            [you] wygrywasz pojedynek, a z nim partię.
           *[they] { $winners } wygrywa pojedynek, a z nim partię.
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "you") } wygrywacie
           *[they] { $winners } wygrywają
        } pojedynek, a z nim partię.
    }
   *[points] { $count ->
        [one] { FORM($winners, "person") ->
            [you] Wygrywasz
           *[they] { $winners } wygrywa
        } z { $points ->
            [one] 1 punktem.
           *[other] { $points } punktami.
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "You") } wygrywacie
           *[they] { $winners } wygrywają
        }: razem { $points ->
            [one] 1 punkt.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
    }
}

## What a player is asked, and what the others read meanwhile

battleforce-ask-nothing = Teraz gra o nic cię nie pyta.
    .others = { $who } nie ma teraz o czym decydować.
battleforce-ask-race = Wybierz rasę, którą poprowadzisz do boju.
    .others = { $who } wybiera rasę.
# $what: any ship of the draft, a dreadnought, or a carrier. $left counts the ships still to be picked, this one included.
battleforce-ask-pick = { $what ->
    [dreadnought] Wybierz drednot do swojej floty.
    [carrier] Wybierz lotniskowiec do swojej floty.
   *[any] { $left ->
        [one] Wybierz jeszcze jeden okręt do swojej floty.
       *[other] Wybierz okręt do swojej floty: masz jeszcze { $left } do wybrania.
    }
}
    .others = { $who } wybiera okręt.
battleforce-ask-pick-points = { $points ->
    [one] Wybierz okręt: został ci { $points } punkt.
    [few] Wybierz okręt: zostały ci { $points } punkty.
   *[many] Wybierz okręt: zostało ci { $points } punktów.
}
    .others = { $who } wybiera okręt i ma jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
battleforce-ask-reserve = { $cards ->
    [one] Odłóż jeszcze jedną kartę do rezerwy.
    [few] Odłóż { $cards } karty do rezerwy.
   *[many] Odłóż { $cards } kart do rezerwy.
}
    .others = { $who } ustawia flotę.
battleforce-ask-lines = { $ships ->
    [one] Ustaw flotę: jeden okręt nie ma jeszcze linii.
    [few] Ustaw flotę: { $ships } okręty nie mają jeszcze linii.
   *[many] Ustaw flotę: { $ships } okrętów nie ma jeszcze linii.
}
    .others = { $who } ustawia flotę.
battleforce-ask-show = { $ships ->
    [0] Straż i Siły Główne są odkryte: zgłoś gotowość.
    [one] Odkryj Straż i Siły Główne: został jeden okręt.
    [few] Odkryj Straż i Siły Główne: zostały { $ships } okręty.
   *[many] Odkryj Straż i Siły Główne: zostało { $ships } okrętów.
}
    .others = { $who } odkrywa flotę.
battleforce-ask-first-raise = Przed pierwszą turą możesz włączyć jedno maskowanie lub jedną pajęczynę.
    .others = { $who } może przed pierwszą turą włączyć maskowanie lub pajęczynę.
battleforce-ask-duel = Remis na punkty: który twój okręt staje do pojedynku?
    .others = { $who } wybiera okręt do pojedynku.
battleforce-ask-choose = { $choice ->
    [take] Którą kartę bierzesz z rezerwy?
    [stash] Którą kartę odkładasz do rezerwy?
   *[give] Którą kartę odkładasz? Trafi do rezerwy, którą ma { $ally }.
}
    .others = { $who } w tajemnicy wybiera kartę.
battleforce-ask-out-of-cards = Twoja ręka jest pusta: dobierz dwie karty albo weź jedną z rezerwy.
    .others = { $who } nie ma już kart w ręce.
battleforce-ask-draw = { $missing ->
    [one] Faza 1: do pełnej ręki brakuje ci jednej karty.
   *[other] Faza 1: do pełnej ręki brakuje ci { $missing } kart.
}
    .others = { $who } dobiera karty.
battleforce-ask-drawn = Dobierasz { FORM($card, "acc") }: do ręki czy do rezerwy?
    .others = { $who } decyduje, co zrobić z dobraną kartą.
battleforce-ask-control = Ciągła kontrola uszkodzeń: co naprawiasz na okręcie { $ship }?
    .others = { $who } naprawia okręt { $ship }.
battleforce-ask-patch = { $card }: który okręt naprawiasz?
    .others = { $who } zagrywa { FORM($card, "acc") } i wybiera okręt.
battleforce-ask-repairing = { $left ->
    [one] Napraw jeszcze jedno uszkodzenie okrętu { $ship }.
    [few] Napraw jeszcze { $left } uszkodzenia okrętu { $ship }.
   *[many] Napraw jeszcze { $left } uszkodzeń okrętu { $ship }.
}
    .others = { $who } naprawia okręt { $ship }.
# $leaving counts ships that have to leave the Reserve first.
battleforce-ask-prepare = { $leaving ->
    [0] Fazy 2 i 3: naprawiaj, sprowadzaj Posiłki, zmieniaj szyk; potem przejdź do ataku.
    [one] Zanim przejdziesz dalej, jeden okręt musi wyjść z Odwodu.
    [few] Zanim przejdziesz dalej, { $leaving } okręty muszą wyjść z Odwodu.
   *[many] Zanim przejdziesz dalej, { $leaving } okrętów musi wyjść z Odwodu.
}
    .others = { $who } przygotowuje flotę.
battleforce-ask-comeback = Nie masz już okrętów: do gry mogą cię przywrócić tylko Posiłki.
    .others = { $who } nie ma już okrętów i może liczyć tylko na Posiłki.
battleforce-ask-act = { $attacks ->
    [0] Twoja tura: zaatakuj jednym z okrętów albo zrób coś innego.
   *[other] Możesz przeprowadzić drugi atak, innym okrętem.
}
    .others = { $attacks ->
        [0] { $who } planuje atak.
       *[other] { $who } może przeprowadzić drugi atak.
    }
battleforce-ask-reform = { $leaving ->
    [0] Zmień szyk drugi raz.
    [one] Zanim przejdziesz dalej, jeden okręt musi wyjść z Odwodu.
    [few] Zanim przejdziesz dalej, { $leaving } okręty muszą wyjść z Odwodu.
   *[many] Zanim przejdziesz dalej, { $leaving } okrętów musi wyjść z Odwodu.
}
    .others = { $who } drugi raz zmienia szyk.
# $fire: the damage that PFs have taken so far.
battleforce-ask-target = { $by ->
    [fighters] Który okręt atakują myśliwce z okrętu { $ship }?
    [planet] Który okręt atakują myśliwce planetarne?
    [flotilla] { $fire ->
        [0] Kutry PF przedzierają się bez strat: który okręt atakują?
        [one] Kutry PF przedzierają się z { $fire } uszkodzeniem: który okręt atakują?
       *[other] Kutry PF przedzierają się z { $fire } uszkodzeniami: który okręt atakują?
    }
   *[ship] { $ship } strzela: do którego okrętu?
}
    .others = { $by ->
        [fighters] { $who } wybiera cel dla myśliwców z okrętu { $ship }.
        [planet] { $who } wybiera cel dla myśliwców planetarnych.
        [flotilla] { $who } wybiera cel dla kutrów PF.
       *[ship] { $who } wybiera cel dla okrętu { $ship }.
    }
# $shots counts the attack cards played so far; $needed is the damage that destroys the target.
battleforce-ask-volley = { $shots ->
    [0] { $ship } ma na celowniku okręt { $target } ({ $owner }): do zniszczenia trzeba { $needed }. Co odpalasz?
   *[other] Na razie { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }, a do zniszczenia okrętu { $target } ({ $owner }) trzeba { $needed }: dołóż kartę albo otwórz ogień.
}
    .others = { $shots ->
    [0] { $ship } ({ $who }) ma na celowniku { FORM($owner, "person") ->
        [you] twój okręt { $target }
       *[they] okręt { $target } ({ $owner })
    }.
   *[other] { $who } atakuje { FORM($owner, "person") ->
        [you] twój okręt { $target }
       *[they] okręt { $target } ({ $owner })
    }; na razie { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }.
}
# Fighters or PFs attack.
battleforce-ask-cancel = Okręt { $target } ({ $owner }) jest chroniony: znosisz ochronę czy atakujesz mimo niej?
    .others = { $who } może znieść ochronę, którą ma { FORM($owner, "person") ->
    [you] twój okręt { $target }
   *[they] okręt { $target } ({ $owner })
}.
battleforce-ask-evade = Na którą kartę ataku działają twoje Manewry unikowe?
    .others = { $who } wybiera kartę ataku, na którą działają Manewry unikowe.
battleforce-ask-aim = { $card }: na którą kartę ataku?
    .others = { $who } zagrywa { FORM($card, "acc") } i wybiera kartę ataku.
battleforce-ask-flak = { $fire ->
    [0] Myśliwce atakują twój okręt { $ship }: strzelasz do nich?
   *[other] Myśliwce, które atakują twój okręt { $ship }, mają już { $fire ->
        [one] { $fire } uszkodzenie
        [few] { $fire } uszkodzenia
       *[many] { $fire } uszkodzeń
    }: strzelasz dalej?
}
    .others = { $who } może strzelać do myśliwców.
battleforce-ask-escort = Którą kartą { $ship } strzela do myśliwców?
    .others = { $ship } ({ $who }) spieszy z pomocą przeciw myśliwcom.
# $left: how many cards the player may still fire at the PFs.
battleforce-ask-barrage = { $left ->
    [one] Nadlatują kutry PF (uszkodzenia: { $fire }, giną przy 12): możesz strzelić jedną kartą.
   *[other] Nadlatują kutry PF (uszkodzenia: { $fire }, giną przy 12): możesz strzelić { $left } kartami.
}
    .others = { $who } może strzelać do kutrów PF.
battleforce-ask-barrage-card = Którą kartą { $ship } strzela do kutrów PF?
    .others = { $ship } ({ $who }) strzela do kutrów PF.
battleforce-ask-prime = { $by ->
    [mutiny] Przed rzutem: czy Elitarna załoga dodaje 1 do buntu?
   *[other] Przed rzutem: czy Elitarna załoga dodaje 1?
}
    .others = { $who } może wysłać Elitarną załogę.
battleforce-ask-calm = Bunt na twoim okręcie { $ship }: czy Elitarna załoga odejmuje 1 od rzutu?
    .others = { $who } może wysłać Elitarną załogę przeciw buntowi.
# $fate is "destroyed", "damaged" or "safe"; $hits is how much the ship survives.
battleforce-ask-defend = { $fate ->
    [destroyed] Twojemu okrętowi { $target } { $damage ->
        [one] grozi { $damage } uszkodzenie
        [few] grożą { $damage } uszkodzenia
       *[many] grozi { $damage } uszkodzeń
    }, a on { $hits ->
        [0] nie przetrwa już żadnego
       *[other] przetrwa tylko { $hits }
    }: jak go bronisz?
    [damaged] Twojemu okrętowi { $target } { $damage ->
        [one] grozi { $damage } uszkodzenie
        [few] grożą { $damage } uszkodzenia
       *[many] grozi { $damage } uszkodzeń
    }, a on przetrwa { $hits }: bronisz go?
   *[safe] Twojemu okrętowi { $target } nic już nie grozi: zagrywasz jeszcze jakąś kartę?
}
    .others = { $fate ->
        [destroyed] Okrętowi { $target } ({ $who }) { $damage ->
            [one] grozi { $damage } uszkodzenie
            [few] grożą { $damage } uszkodzenia
           *[many] grozi { $damage } uszkodzeń
        }: dość, by go zniszczyć.
        [damaged] Okrętowi { $target } ({ $who }) { $damage ->
            [one] grozi { $damage } uszkodzenie
            [few] grożą { $damage } uszkodzenia
           *[many] grozi { $damage } uszkodzeń
        }.
       *[safe] Okrętowi { $target } ({ $who }) nic już nie grozi.
    }
battleforce-ask-react = { $owner } broni okrętu { $target } { FORM($card, "ins") }: odpowiadasz?
    .others = { $who } może odpowiedzieć na { FORM($card, "acc") }.
battleforce-ask-damage = { $left ->
    [one] Twój okręt { $ship } jest trafiony: które pole zakrywa ostatnie uszkodzenie?
    [few] Twój okręt { $ship } jest trafiony, do rozłożenia są { $left } uszkodzenia: które pole zakrywasz teraz?
   *[many] Twój okręt { $ship } jest trafiony, do rozłożenia jest { $left } uszkodzeń: które pole zakrywasz teraz?
}
    .others = { $who } rozkłada { $left ->
        [one] { $left } uszkodzenie
        [few] { $left } uszkodzenia
       *[many] { $left } uszkodzeń
    } na okręcie { $ship }.
battleforce-ask-redraw = { $tossed ->
    [0] Którą kartę odrzucasz na wymianę?
    [one] Dobierzesz jedną nową kartę: odrzucasz coś jeszcze czy to wszystko?
    [few] Dobierzesz { $tossed } nowe karty: odrzucasz coś jeszcze czy to wszystko?
   *[many] Dobierzesz { $tossed } nowych kart: odrzucasz coś jeszcze czy to wszystko?
}
    .others = { $who } wymienia karty.
battleforce-ask-truce = { $room ->
    [one] Zanim Rozejm zabierze ci karty z ręki: ratujesz jakąś w rezerwie? Jest miejsce na jedną.
    [few] Zanim Rozejm zabierze ci karty z ręki: ratujesz jakąś w rezerwie? Jest miejsce na { $room } karty.
   *[many] Zanim Rozejm zabierze ci karty z ręki: ratujesz jakąś w rezerwie? Jest miejsce na { $room } kart.
}
    .others = { $who } może uratować karty przed Rozejmem.
battleforce-ask-top = Która z zagranych kart trafia na wierzch odrzuconych?
    .others = { $who } wybiera wierzchnią odrzuconą kartę.
# $reserve is "yes" in the advanced game, where players have one.
battleforce-ask-discard = { $reserve ->
    [yes] Koniec twojej tury: odrzucasz kartę, odkładasz jedną do rezerwy czy zatrzymujesz wszystkie?
   *[no] Koniec twojej tury: odrzucasz kartę czy zatrzymujesz wszystkie?
}
    .others = { $who } kończy turę.

## What a player can do: on a button, and in full

battleforce-do-pick = Wybierz { $ship }
    .long = Wybierz okręt { $ship }: { $printed }
battleforce-do-race = Poprowadź { FORM($race, "people") }
    .long = Poprowadź do boju { FORM($race, "people") } wraz z całą flotą
battleforce-do-choose = { $choice ->
    [take] Weź { FORM($card, "acc") }
    [give] Oddaj { FORM($card, "acc") }
   *[stash] Odłóż { FORM($card, "acc") }
}
    .long = { $choice ->
        [take] Weź { FORM($card, "acc") } do ręki. { $about }
        [give] Odłóż { FORM($card, "acc") } do rezerwy, którą ma { $ally }. { $about }
       *[stash] Odłóż { FORM($card, "acc") } do swojej rezerwy. { $about }
    }
battleforce-do-line = { $ship } { FORM($line, "to") }
    .long = Ustaw okręt { $ship } { FORM($line, "in") }: { $printed }
battleforce-do-show = Odkryj { $ship }
    .long = Odkryj okręt { $ship } { FORM($line, "in") }
battleforce-do-move = { $ship } { FORM($line, "to") }
    .long = Przesuń okręt { $ship } { FORM($from, "from") } { FORM($line, "to") }
battleforce-do-raise = { $device ->
    [web] Włącz pajęczynę: { $ship }
   *[cloak] Włącz maskowanie: { $ship }
}
    .long = { $device ->
        [web] Włącz pajęczynę okrętu { $ship }: ogień bezpośredni, myśliwce i kutry PF zadają mu połowę uszkodzeń, ale sam nie strzela fazerami
       *[cloak] Włącz maskowanie okrętu { $ship }: broń samonaprowadzająca go nie dosięga, a każda inna zadaje połowę uszkodzeń, ale sam nie może strzelać
    }
battleforce-do-lower = Wyłącz maskowanie: { $ship }
    .long = Wyłącz maskowanie okrętu { $ship }: znów może strzelać, ale też znów przyjmuje pełne uszkodzenia
battleforce-do-draw = { $count ->
    [one] Dobierz kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}
    .long = { $count ->
        [one] Dobierz kartę z talii
        [few] Dobierz { $count } karty z talii
       *[many] Dobierz { $count } kart z talii
    }
battleforce-do-salvage = Dobierz { FORM($card, "acc") } z odrzuconych
    .long = Dobierz wierzchnią odrzuconą kartę: { $card }. { $about }
battleforce-do-take = Weź kartę z rezerwy
    .long = { $count ->
        [one] Weź do ręki jedyną kartę ze swojej rezerwy
       *[other] Weź do ręki jedną z { $count } kart ze swojej rezerwy
    }
battleforce-do-keep = Zatrzymaj { FORM($card, "acc") }
    .long = Zatrzymaj { FORM($card, "acc") } w ręce
battleforce-do-shelve = Odłóż { FORM($card, "acc") } do rezerwy
    .long = Odłóż { FORM($card, "acc") } do swojej rezerwy, na późniejszą turę
battleforce-do-mend = Napraw: { $buttons }
    .long = Napraw na okręcie { $ship }: { $buttons } (sprawne { $open } z { $all })
# With traditional damage: the points are a number.
battleforce-do-mend-points = Napraw: { $buttons }
    .long = Napraw na okręcie { $ship }: { $buttons } (ma ich { $damage })
battleforce-do-repair = Zagraj { FORM($card, "acc") }
    .long = Zagraj { FORM($card, "acc") }. { $about }
battleforce-do-patch = Napraw { $ship }
    .long = Napraw okręt { $ship }, który ma { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }
battleforce-do-reinforce = Zagraj { FORM($card, "acc") }
    .long = Zagraj { FORM($card, "acc") }. { $about }
battleforce-do-ready = { $moment ->
    [show] Gotowe
    [draw] Nie dobieraj więcej
    [redraw] { $count ->
        [one] Dobierz nową kartę
        [few] Dobierz { $count } nowe karty
       *[many] Dobierz { $count } nowych kart
    }
    [reform] Zakończ zmianę szyku
   *[prepare] Przejdź do ataku
}
    .long = { $moment ->
        [show] Gotowe: Straż i Siły Główne są odkryte
        [draw] Nie dobieraj więcej: nie ma już czego dobrać
        [redraw] { $count ->
            [one] To wszystko: dobierz nową kartę
            [few] To wszystko: dobierz { $count } nowe karty
           *[many] To wszystko: dobierz { $count } nowych kart
        }
        [reform] Zakończ zmianę szyku, a z nią swój atak
       *[prepare] Zakończ naprawy i zmianę szyku i przejdź do ataku
    }
# $damage is the most that the hand can do to some target, 0 if none. $needed destroys that target.
battleforce-do-attack = Atakuj okrętem { $ship }
    .long = { $damage ->
        [0] Atakuj okrętem { $ship }
       *[other] Atakuj okrętem { $ship }: zadasz najwyżej { $damage ->
            [one] { $damage } uszkodzenie
            [few] { $damage } uszkodzenia
           *[many] { $damage } uszkodzeń
        }, na przykład okrętowi { $target } ({ $owner }), a do jego zniszczenia trzeba { $needed }
    }
# $average is what the dice come to on average.
battleforce-do-fighters = { $squadrons ->
    [one] { $squadrons } eskadra z okrętu { $ship }
    [few] { $squadrons } eskadry z okrętu { $ship }
   *[many] { $squadrons } eskadr z okrętu { $ship }
}
    .long = { $squadrons ->
        [one] Atakuj jedną eskadrą z okrętu { $ship }: jedna kość
       *[other] Atakuj { $squadrons } eskadrami z okrętu { $ship }: { $squadrons } kości, około { $average } uszkodzeń
    }
battleforce-do-planet = { $waves ->
    [one] Myśliwce planetarne
   *[other] Dwie fale myśliwców planetarnych
}
    .long = { $waves ->
        [one] Atakuj myśliwcami planetarnymi: około { $average } uszkodzeń
       *[other] Atakuj dwiema falami myśliwców planetarnych: około { $average } uszkodzeń
    }
# $more is what PFs that nobody has fired at add to their two dice.
battleforce-do-flotilla = Flotylla PF
    .long = Wezwij Flotyllę PF: najpierw mogą do niej strzelać przeciwnicy, potem zadaje tyle, ile wypadnie na dwóch kościach, oraz najwyżej { $more } więcej; nikt nie dostaje punktów
battleforce-do-mutiny = Bunt na okręcie { $ship }
    .long = Wznieć bunt na okręcie { $ship } ({ $owner }): wynik od 1 do 3 to uszkodzenia, 4 lub więcej to przejęcie okrętu
battleforce-do-ceasefire = Organiański rozejm
    .long = Wezwij Organian: wszystkie okręty są naprawione, wszystkie karty oprócz rezerw przetasowane, a każda flota dostaje nową rękę
battleforce-do-redraw = Wymień karty
    .long = Zamiast atakować, odrzuć karty i dobierz tyle samo nowych
battleforce-do-reform = Druga zmiana szyku
    .long = Zamiast atakować, zmień szyk drugi raz
# $damage is the most that the hand can do to the target, or what the dice come to on average; $needed destroys it.
battleforce-do-target = { $ship } ({ $owner })
    .long = { $by ->
        [ship] Atakuj okręt { $ship } ({ $owner }): twoja ręka pozwala na { $damage ->
            [one] { $damage } uszkodzenie
            [few] { $damage } uszkodzenia
           *[many] { $damage } uszkodzeń
        }, do zniszczenia trzeba { $needed }
       *[dice] Atakuj okręt { $ship } ({ $owner }): około { $damage ->
            [one] { $damage } uszkodzenia
           *[other] { $damage } uszkodzeń
        }, do zniszczenia trzeba { $needed }
    }
battleforce-do-fire = Odpal: { $cards }
    .long = Odpal: { $cards }; razem { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }, a do zniszczenia okrętu { $target } trzeba { $needed }
battleforce-do-cancel = { $what ->
    [maneuvers] ECCM na Manewry
    [anchor] Promień na Wabik
    [weasel] Elitarna załoga na Wabik
    [cloak] Elitarna załoga na maskowanie
   *[web] Elitarna załoga na pajęczynę
}
    .long = { $what ->
        [maneuvers] Zagraj ECCM: w tym ataku jedna karta Manewrów unikowych na celu się nie liczy
        [anchor] Zagraj Promień ściągający: cel traci Wabik
        [weasel] Wyślij Elitarną załogę: cel traci Wabik
        [cloak] Wyślij Elitarną załogę: cel traci maskowanie
       *[web] Wyślij Elitarną załogę: cel traci pajęczynę
    }
battleforce-do-prime = { $sign ->
    [less] Elitarna załoga: o 1 mniej
   *[more] Elitarna załoga: o 1 więcej
}
    .long = { $sign ->
        [less] Wyślij Elitarną załogę i odejmij 1 od wyniku buntu
       *[more] Wyślij Elitarną załogę i dodaj 1 do wyniku
    }
battleforce-do-launch = { $by ->
    [ship] Otwórz ogień
   *[craft] Atakuj
}
    .long = { $by ->
        [ship] Otwórz ogień do okrętu { $target } ({ $owner }): { $damage ->
            [one] { $damage } uszkodzenie
            [few] { $damage } uszkodzenia
           *[many] { $damage } uszkodzeń
        }, do zniszczenia trzeba { $needed }
       *[craft] Atakuj okręt { $target } ({ $owner }) bez znoszenia jego ochrony
    }
battleforce-do-defend = Zagraj: { $cards }
    .long = Zagraj: { $cards }. { $about }
battleforce-do-shoot = Odpal: { $cards }
    .long = Strzel do myśliwców lub kutrów PF: { $cards }, { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }
battleforce-do-at = Karta { $shot }: { $cards }
    .long = Karta ataku { $shot }: { $cards }, { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }
battleforce-do-react = Odpowiedz { FORM($card, "ins") }
    .long = Odpowiedz i znieś { FORM($against, "acc") } { FORM($card, "ins") }
battleforce-do-man = Strzelaj z okrętu { $ship }
    .long = Odpal kartę z okrętu { $ship }: { $buttons }
battleforce-do-damage = Zakryj: { $buttons }
    .long = Zakryj na okręcie { $ship }: { $buttons } (sprawne { $open } z { $all })
battleforce-do-toss = Odrzuć { FORM($card, "acc") }
    .long = Odrzuć { FORM($card, "acc") } na wymianę. { $about }
battleforce-do-discard = Odrzuć { FORM($card, "acc") }
    .long = Odrzuć { FORM($card, "acc") } i zakończ turę. { $about }
battleforce-do-stash = Odłóż kartę
    .long = Odłóż kartę z ręki do swojej rezerwy
battleforce-do-give = Karta dla: { $ally }
    .long = Odłóż kartę z ręki do rezerwy, którą ma { $ally }
battleforce-do-top = Na wierzch: { $card }
    .long = Połóż { FORM($card, "acc") } na wierzchu odrzuconych, skąd można tę kartę dobrać
battleforce-do-duel = Wystaw { $ship }
    .long = Wystaw do pojedynku okręt { $ship }: { $printed }
# $damage, $target and $fate (as in battleforce-ask-defend) are about the attack that runs, if one does.
battleforce-do-pass = { $moment ->
    [pick] Nie wybieraj więcej
    [raise] Nic nie włączaj
    [act] Nie atakuj
    [flak] Nie strzelaj
    [barrage] Nie strzelaj
    [prime] Bez Elitarnej załogi
    [defend] { $fate ->
        [destroyed] Poświęć okręt
        [damaged] Przyjmij { $damage ->
            [one] { $damage } uszkodzenie
            [few] { $damage } uszkodzenia
           *[many] { $damage } uszkodzeń
        }
       *[safe] Dość kart
    }
    [react] Bez odpowiedzi
    [ceasefire] Nie ratuj kart
   *[discard] Zatrzymaj wszystkie karty
}
    .long = { $moment ->
        [pick] Nie wybieraj więcej okrętów
        [raise] Nie włączaj ani maskowania, ani pajęczyny
        [act] Nie atakuj i przejdź do końca tury
        [flak] Nie strzelaj i niech myśliwce nadlatują
        [barrage] Nie strzelaj i niech kutry PF nadlatują
        [prime] Nie wysyłaj Elitarnej załogi i niech toczą się kości
        [defend] { $fate ->
            [destroyed] Nie zagrywaj więcej kart: { $target } przyjmuje { $damage ->
                [one] { $damage } uszkodzenie
                [few] { $damage } uszkodzenia
               *[many] { $damage } uszkodzeń
            } i ginie
            [damaged] Nie zagrywaj więcej kart: { $target } przyjmuje { $damage ->
                [one] { $damage } uszkodzenie
                [few] { $damage } uszkodzenia
               *[many] { $damage } uszkodzeń
            }
           *[safe] Nie zagrywaj więcej kart: { $target } wychodzi bez szwanku
        }
        [react] Niech karta obrony działa
        [ceasefire] Nie ratuj więcej kart przed Rozejmem
       *[discard] Zatrzymaj wszystkie karty i zakończ turę
    }

## What one can point at: in short, and in full for those who do not see it

battleforce-thing-card = { $card }
    .long = { $where ->
        [hand] { $hand ->
            [one] { $card }: masz w ręce 1 taką kartę. { $about }
            [few] { $card }: masz w ręce { $hand } takie karty. { $about }
           *[many] { $card }: masz w ręce { $hand } takich kart. { $about }
        }
        [reserve] { $card }: masz tę kartę w rezerwie. { $about }
        [both] { $card }: masz tę kartę w ręce i w rezerwie. { $about }
       *[table] { $card }. { $about }
    }
# $place: where it stands; $buttons: which are open. The rest is said where there is something to say: $device is what its cloak or
# web does, "none" without one; $damage counts with the option "traditional damage"; $laid counts the cards on it.
battleforce-thing-ship = { $ship }
    .long = { $ship }, { $kind }, { $race }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $place }. Sprawne pola: { $buttons }.{ $device ->
        [cloaked] {" "}Maskowanie jest włączone.
        [webbed] {" "}Pajęczyna jest włączona.
        [cloak] {" "}Ma maskowanie.
        [web] {" "}Ma pajęczynę.
       *[none] {""}
    }{ $damage ->
        [0] {""}
       *[other] {" "}Uszkodzenia: { $damage } z { $hits }.
    }{ $laid ->
        [0] {""}
       *[other] {" "}Karty na okręcie: { $cards }.
    }
battleforce-place = { $where ->
    [line] { FORM($line, "in") }, { FORM($owner, "person") ->
        [you] dowodzisz ty
       *[they] dowodzi { $owner }
    }
    [fleet] { FORM($owner, "person") ->
        [you] w twojej flocie
       *[they] we flocie, którą dowodzi { $owner }
    }
    [unplaced] jeszcze bez linii, { FORM($owner, "person") ->
        [you] dowodzisz ty
       *[they] dowodzi { $owner }
    }
    [killed] okręt zniszczony, { FORM($owner, "person") ->
        [you] punkty masz ty
       *[they] punkty ma { $owner }
    }
   *[unseen] okręt niewidoczny
}
battleforce-button-open = { $button } ({ $open } z { $all })
battleforce-thing-button = { $ship }: { $button }
    .long = { $ship }, { $button }: sprawne { $open } z { $all }.
battleforce-thing-deck = Talia
    .long = Talia akcji: { $count ->
        [0] brak kart
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
battleforce-thing-discards = Odrzucone
    .long = Karty odrzucone: { $count ->
        [0] brak
        [one] 1 karta, { $card }
        [few] { $count } karty, na wierzchu { $card }
       *[many] { $count } kart, na wierzchu { $card }
    }.
battleforce-thing-reserve = Karty w rezerwie
    .long = Twoja rezerwa kart: { $cards }.

## Tables for the rulebook

battleforce-column-card = Karta
battleforce-column-copies = Sztuk
battleforce-column-effect = Działanie
battleforce-column-race = Rasa
battleforce-column-ship = Okręt
battleforce-column-kind = Rodzaj
battleforce-column-buttons = Pola
battleforce-column-device = Urządzenie
battleforce-column-points = Punkty
# A ship in few words: kind, race, points, buttons.
battleforce-printed = { $kind }, { $race }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $buttons }

## The table drawn with characters

battleforce-table = { $turn ->
    [0] Koniec partii
   *[other] Runda { $turn }
}   Talia: { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[many] { $deck } kart
}   Odrzucone: { $discards ->
    [0] 0 kart
    [one] 1 karta, { $card }
    [few] { $discards } karty, na wierzchu { $card }
   *[many] { $discards } kart, na wierzchu { $card }
}
battleforce-table-kept = { $who }, zatrzymane karty: { $cards }
# $turn is "yes" for the player whose turn it is; $reserve is "yes" in the advanced game.
battleforce-table-player = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, ręka: { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
}{ $reserve ->
    [yes] , rezerwa: { $stored ->
        [one] { $stored } karta
        [few] { $stored } karty
       *[many] { $stored } kart
    }
   *[no] {""}
}{ $turn ->
    [yes] , gra teraz
   *[no] {""}
}
battleforce-table-fleet = Flota
battleforce-table-unplaced = Bez linii
battleforce-table-face-down = Zakryte
battleforce-table-kills = Zniszczone
battleforce-table-known = Znane
battleforce-table-given = Oddane
battleforce-table-order = Kolejność
battleforce-table-ships = { $count ->
    [one] 1 okręt
    [few] { $count } okręty
   *[many] { $count } okrętów
}
battleforce-table-kill = { $ship } { $points } pkt
battleforce-table-points = { $points } pkt
battleforce-table-damage = uszkodzenia { $damage }/{ $hits }
battleforce-table-device = { $device ->
    [web] w pajęczynie
   *[cloak] pod maskowaniem
}
# Explains the short names of buttons in brackets, in two lines of at most 100 characters.
battleforce-table-buttons = Pola, uszkodzone jako sprawne/wszystkie: Tor torpeda fotonowa, Dys dysruptor, Dr wyrzutnia dronów,
battleforce-table-buttons-more = F1–F3 fazery, PlR PlS PlF plazma, Gni gniazdo uniwersalne, Esk eskadra myśliwców, kad kadłub
battleforce-table-attack = Atak na { FORM($owner, "person") ->
    [you] twój okręt { $target }
   *[they] okręt { $target } ({ $owner })
}:
battleforce-table-shot = { $state ->
    [gone] { $cards }: przepada
    [weakened] { $cards }: { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }, osłabienie o { $by }
   *[whole] { $cards }: { $damage ->
        [one] { $damage } uszkodzenie
        [few] { $damage } uszkodzenia
       *[many] { $damage } uszkodzeń
    }
}
battleforce-table-rolled = wynik na kościach: { $dice }
battleforce-table-reduced = cały atak słabnie o { $by }
battleforce-table-dealing = zadawane uszkodzenia: { $damage }
battleforce-table-coming = { $fate ->
    [destroyed] { $damage ->
        [one] grozi { $damage } uszkodzenie
        [few] grożą { $damage } uszkodzenia
       *[many] grozi { $damage } uszkodzeń
    }, do zniszczenia trzeba { $needed }: wystarczy
   *[other] { $damage ->
        [one] grozi { $damage } uszkodzenie
        [few] grożą { $damage } uszkodzenia
       *[many] grozi { $damage } uszkodzeń
    }, do zniszczenia trzeba { $needed }: za mało
}
battleforce-table-hand = { FORM($who, "person") ->
    [you] Twoje karty w ręce
   *[they] { $who }, karty w ręce
}: { $cards }
battleforce-table-reserve = { FORM($who, "person") ->
    [you] Twoja rezerwa
   *[they] { $who }, rezerwa
}: { $cards }

## Options

battleforce-option-game = Gra
    .about = W którą z trzech wersji gry się gra.
battleforce-option-game-introductory = gra wprowadzająca: po cztery okręty, mniej rodzajów kart
battleforce-option-game-basic = gra podstawowa: wszystkie karty
battleforce-option-game-advanced = gra zaawansowana: szyk, rezerwy, maskowanie i pajęczyny
battleforce-option-formations = Szyk
    .about = Czy w grze zaawansowanej są Straż, Siły Główne i Odwód.
battleforce-option-fighters = Myśliwce
    .about = Czy w grze są myśliwce; obyć się bez nich mogą tylko gra wprowadzająca i podstawowa.
battleforce-option-solitaire = Gra solo
    .about = Jedna osoba przeciw automatowi na miejscu 2; tylko w grze zaawansowanej.
battleforce-option-fleet = Floty
    .about = Jak powstają floty.
battleforce-option-fleet-dealt = rozdaje je los
battleforce-option-fleet-points = wybór po kolei, za ustaloną sumę punktów
battleforce-option-fleet-draft = wybór po kolei, okręt po okręcie
battleforce-option-fleet-centre = każda osoba wybiera drednot i lotniskowiec, resztę rozdaje los
battleforce-option-fleet-first_four = każda osoba wybiera cztery okręty, resztę rozdaje los
battleforce-option-fleet-race = dla każdej osoby jedna rasa
battleforce-option-points = Punkty floty
    .about = Ile najwyżej punktów może mieć flota wybierana za punkty.
battleforce-option-top_discard = Wierzchnia odrzucona karta
    .about = Czy jedną z kart dobieranych w turze może być wierzchnia odrzucona karta.
battleforce-option-allies = Sojusznicy
    .about = Czy osoby siedzące naprzeciw siebie są sojusznikami (4, 6 lub 8 osób).
battleforce-option-diplomacy = Dyplomacja
    .about = Czy stół pamięta jawne oferty i złamane obietnice.
battleforce-option-second_attack = Drugi atak
    .about = Czy w turze może zaatakować drugi okręt; w ręce mieści się wtedy sześć kart.
battleforce-option-traditional_damage = Tradycyjne uszkodzenia
    .about = Czy broń działa aż do zniszczenia okrętu.
battleforce-option-order_cards = Karty kolejności
    .about = Czy kolejność tur losuje się na nowo w każdej rundzie.
battleforce-option-end = Koniec partii
    .about = Co kończy partię oprócz tego, że zostaje tylko jedna flota.
battleforce-option-end-last_fleet = nic więcej
battleforce-option-end-time = stół ogłasza ostatnią rundę
battleforce-option-end-reshuffles = talię tasuje się ponownie tyle razy
battleforce-option-end-ships = ktoś niszczy tyle okrętów
battleforce-option-end-elimination = ktoś traci wszystkie okręty
battleforce-option-ties = Remisy
    .about = Co się dzieje, gdy kilka osób ma najwięcej punktów.
battleforce-option-ties-shared = wygrywają wspólnie
battleforce-option-ties-cards = odkrywają po pięć kart; wygrywa, kto ma na nich najwięcej uszkodzeń
battleforce-option-ties-duel = staczają pojedynek, każda jednym okrętem
battleforce-option-planet_fighters = Myśliwce planetarne
    .about = Jaką siłę mają myśliwce planetarne.
battleforce-option-planet_fighters-two_dice = dwie kości za każdą kartę
battleforce-option-planet_fighters-six_and_die = sześć i jedna kość za każdą kartę
battleforce-option-flotilla_strength = Siła kutrów PF
    .about = Co kutry PF dodają do swoich dwóch kości.
battleforce-option-flotilla_strength-boats = po jednym za każdy kuter, który im został
battleforce-option-flotilla_strength-points = po jednym za każdy punkt uszkodzeń, który mogą jeszcze przyjąć
battleforce-option-flotilla_fire = Ogień do kutrów PF
    .about = Ile wolno strzelać do kutrów PF.
battleforce-option-flotilla_fire-one_each = po jednej karcie od każdego przeciwnika, dwie od jedynego
battleforce-option-flotilla_fire-every_ship = po jednej karcie z każdego okrętu
battleforce-option-reductions = Osłabianie ataku
    .about = Co osłabiają Osłony, Manewry i ECM.
battleforce-option-reductions-card = jedną kartę ataku z jej wzmacniaczem
battleforce-option-reductions-attack = cały atak
battleforce-option-web_phasers = Fazery w pajęczynie
    .about = Kiedy okręt w pajęczynie może strzelać fazerami.
battleforce-option-web_phasers-at_fighters = tylko do myśliwców, które go atakują
battleforce-option-web_phasers-in_defence = w każdej obronie
