# Słowa przy stole Battle Force w przeglądarce. Miejsca jest mało: mają być krótkie. $ship to nazwa okrętu, nigdy nieodmieniana.

page-battleforce-your-fleet = Twoja flota
page-battleforce-hand = Twoja ręka
page-battleforce-hand-empty = Brak kart na ręce
page-battleforce-reserve = Rezerwa
page-battleforce-piles = Talie
page-battleforce-deck = talia
page-battleforce-ship-deck = okręty
page-battleforce-discards = odrzucone
page-battleforce-all-discards = Wszystkie odrzucone karty, od wierzchu
page-battleforce-no-ships = Brak okrętów
page-battleforce-new = nowa
page-battleforce-fleets = Pozostałe floty
page-battleforce-centre = Walka i flota na pierwszym planie
page-battleforce-player = Gracz
page-battleforce-open-hand = Ręka

## What a player does now, and what he has

page-battleforce-on-turn = ma turę
page-battleforce-defending = broni się
page-battleforce-winner = Zwycięstwo
page-battleforce-placed = { $count ->
    [one] 1 okręt ustawiony
    [few] { $count } okręty ustawione
   *[many] { $count } okrętów ustawionych
}
page-battleforce-fact-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
page-battleforce-fact-reserve = { $count ->
    [one] 1 karta w rezerwie
    [few] { $count } karty w rezerwie
   *[many] { $count } kart w rezerwie
}
page-battleforce-fact-score = { $count ->
    [one] 1 punkt w tej chwili
    [few] { $count } punkty w tej chwili
   *[many] { $count } punktów w tej chwili
}
page-battleforce-fact-order = Karta kolejności { $count }
page-battleforce-kills = Zniszczone
page-battleforce-kill-points = Punkty za nie
page-battleforce-fleet-points = Flota
page-battleforce-score = Razem
page-battleforce-known = Znane:
page-battleforce-kept = Odłożone:
page-battleforce-face-down = { $count ->
    [one] 1 zakryty okręt
    [few] { $count } zakryte okręty
   *[many] { $count } zakrytych okrętów
}
page-battleforce-open-buttons = { $open } z { $all } całych

## The turn

page-battleforce-phases = Fazy tury
page-battleforce-turn = Tura { $turn }
page-battleforce-over = Koniec gry
page-battleforce-last-turn = Ostatnia tura
page-battleforce-reshuffles = { $count ->
    [one] 1 tasowanie
    [few] { $count } tasowania
   *[many] { $count } tasowań
}
page-battleforce-phase-draw = Dobieranie
page-battleforce-phase-repair = Naprawy
page-battleforce-phase-formation = Szyk
page-battleforce-phase-attack = Atak
page-battleforce-phase-discard = Odrzucanie
page-battleforce-step-barrage = Ogień do PF
page-battleforce-step-target = Cel
page-battleforce-step-volley = Salwa
page-battleforce-step-flak = Ogień obronny
page-battleforce-step-dice = Kości
page-battleforce-step-defence = Obrona
page-battleforce-step-answer = Reakcja
page-battleforce-step-damage = Uszkodzenia
page-battleforce-setup = Przygotowanie
page-battleforce-setup-race = Wybór rasy
page-battleforce-setup-pick = Okręty do wyboru
page-battleforce-setup-plan = Ustawianie floty
page-battleforce-setup-show = Odkrywanie floty
page-battleforce-setup-tie = Dogrywka
page-battleforce-setup-duel = Okręty do pojedynku

## The attack

page-battleforce-total = Razem
page-battleforce-played = Zagrane
page-battleforce-answer = Reakcja?
page-battleforce-no-shots = Nie wystrzelono jeszcze żadnej broni
page-battleforce-no-dice = Jeszcze nie rzucono kośćmi
page-battleforce-point-at-target = Wskaż okręt, żeby zobaczyć, co zdziała tam twój atak
page-battleforce-small-craft = Inni mogą strzelać przed wyborem celu
page-battleforce-fire = Uszkodzenia od ognia: { $damage }
page-battleforce-comes-to = → { $damage }
page-battleforce-to-cover = Zostało do zakrycia: { $damage }
page-battleforce-destroys = Uszkodzenia: { $damage }, { $ship } zniszczony, +{ $points }
page-battleforce-holds = Uszkodzenia: { $damage }, { $ship } przetrwa z { $left }
page-battleforce-harmless = Bez uszkodzeń: { $ship } bezpieczny
page-battleforce-reach = Do { $damage } na { $ship }
page-battleforce-average = Około { $damage } na { $ship }
page-battleforce-rolled = Na kościach { $dice }, liczy się { $total }
page-battleforce-top = Która karta leży na wierzchu?

## What cards do, in a few words

page-battleforce-note-direct = Ogień bezpośredni
page-battleforce-note-phaser = Ogień lub obrona
page-battleforce-note-phaser-short = Krótki zasięg lub obrona
page-battleforce-note-seeking = Broń samonaprowadzająca
page-battleforce-note-seeking-short = Samonaprowadzająca, krótki zasięg
page-battleforce-note-overload = Podwaja fotony lub dysruptor
page-battleforce-note-enveloper = Podwaja Plazmę-R lub -S
page-battleforce-note-scatterpack = Podwaja Drona
page-battleforce-note-gunner = Podwaja każdą broń
page-battleforce-note-maneuvers = Osłabia, zostaje na okręcie
page-battleforce-note-ecm = Osłabia kartę
page-battleforce-note-eccm = Znosi ECM lub Manewry
page-battleforce-note-shields = Osłabia, bez reakcji
page-battleforce-note-weasel = Wabi pociski, resztę zmniejsza o połowę
page-battleforce-note-tractor = Zatrzymuje Drona lub Wabik
page-battleforce-note-disengage = Kończy atak
page-battleforce-note-control = Naprawia okręt
page-battleforce-note-engineer = Naprawia cały okręt
page-battleforce-note-prime = Albo znosi maskowanie, pajęczynę, Wabik
page-battleforce-note-flotilla = Kutry PF atakują
page-battleforce-note-planet = Myśliwce atakują
page-battleforce-note-mutiny = Uderza w okręt Klingonów
page-battleforce-note-ceasefire = Naprawia wszystko, nowe ręce
page-battleforce-note-reinforcements = Nowy okręt

page-battleforce-tally-all = Razem
page-battleforce-tally-mine = Twoje
page-battleforce-tally-seen = Znane
page-battleforce-tally-hidden = Zakryte
page-battleforce-tally-weapons = Bronie
page-battleforce-tally-boosters = Wzmacniacze
page-battleforce-tally-defences = Obrona i reakcje
page-battleforce-tally-rest = Naprawy i wydarzenia
page-battleforce-tally-where = Zakryte: { $deck } w talii, { $hands } u innych graczy.
