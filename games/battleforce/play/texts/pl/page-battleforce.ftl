# Słowa przy stole Battle Force w przeglądarce. Miejsca jest mało: mają być krótkie. $ship to nazwa okrętu, nigdy nieodmieniana.

page-battleforce-your-fleet = Twoja flota
page-battleforce-hand = Twoja ręka
page-battleforce-hand-empty = Brak kart w ręce
page-battleforce-reserve = Karty w rezerwie
page-battleforce-piles = Talie
page-battleforce-deck = talia
page-battleforce-ship-deck = okręty
page-battleforce-discards = odrzucone
page-battleforce-all-discards = Wszystkie odrzucone karty, od wierzchu
page-battleforce-no-ships = Brak okrętów
page-battleforce-new = nowa
page-battleforce-fleets = Pozostałe floty
page-battleforce-centre = Walka i flota na pierwszym planie
page-battleforce-open-hand = Ręka

## What a player does now, and what they have

page-battleforce-on-turn = gra teraz
page-battleforce-defending = broni się
page-battleforce-winner = Zwycięstwo
page-battleforce-placed = { $count ->
    [one] 1 okręt ustawiony
    [few] { $count } okręty ustawione
   *[many] { $count } okrętów ustawionych
}
page-battleforce-fact-hand = { $count ->
    [one] 1 karta w ręce
    [few] { $count } karty w ręce
   *[many] { $count } kart w ręce
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
page-battleforce-fleet-points = Flota
page-battleforce-score = Razem
page-battleforce-known = Znane:
page-battleforce-kept = Zatrzymane:
page-battleforce-face-down = { $count ->
    [one] 1 zakryty okręt
    [few] { $count } zakryte okręty
   *[many] { $count } zakrytych okrętów
}
page-battleforce-open-buttons = sprawne { $open } z { $all }

## The turn

page-battleforce-phases = Fazy tury
page-battleforce-turn = Runda { $turn }
page-battleforce-over = Koniec partii
page-battleforce-end-hit = Najmocniejsze trafienie
page-battleforce-end-kill = Ostatni zniszczony okręt
page-battleforce-last-turn = Ostatnia runda
page-battleforce-reshuffles = { $count ->
    [one] 1 tasowanie
    [few] { $count } tasowania
   *[many] { $count } tasowań
}
page-battleforce-phase-draw = Dobie­ranie
page-battleforce-phase-repair = Naprawy
page-battleforce-phase-formation = Szyk
page-battleforce-phase-attack = Atak
page-battleforce-phase-discard = Odrzu­canie
page-battleforce-step-barrage = Ogień do PF
page-battleforce-step-target = Cel
page-battleforce-step-volley = Salwa
page-battleforce-step-flak = Ogień obronny
page-battleforce-step-dice = Kości
page-battleforce-step-defence = Obrona
page-battleforce-step-answer = Reakcja
page-battleforce-step-damage = Uszko­dzenia
page-battleforce-setup = Przygo­towanie
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
page-battleforce-small-craft = Przeciwnicy mogą strzelać przed wyborem celu
page-battleforce-fire = Przyjęte uszkodzenia: { $damage }
page-battleforce-comes-to = → { $damage }
page-battleforce-to-cover = Zostało do zakrycia: { $damage }
page-battleforce-destroys = Uszkodzenia: { $damage }, { $ship } zniszczony, +{ $points }
page-battleforce-holds = Uszkodzenia: { $damage }, { $ship } przetrwa, zostanie { $left }
page-battleforce-harmless = Bez uszkodzeń: { $ship } bezpieczny
page-battleforce-reach = { $ship }: najwyżej { $damage }
page-battleforce-average = { $ship }: około { $damage }
page-battleforce-rolled = Wynik na kościach: { $dice }, liczy się { $total }
page-battleforce-top = Która karta na wierzch?

## What cards do, in a few words

page-battleforce-note-direct = Ogień bezpośredni
page-battleforce-note-phaser = Ogień lub obrona
page-battleforce-note-phaser-short = Krótki zasięg lub obrona
page-battleforce-note-seeking = Broń samo­napro­wadza­jąca
page-battleforce-note-seeking-short = Samo­napro­wadza­jąca, krótki zasięg
page-battleforce-note-overload = Podwaja torpedę lub dysruptor
page-battleforce-note-enveloper = Podwaja Plazmę-R lub -S
page-battleforce-note-scatterpack = Podwaja drona
page-battleforce-note-gunner = Podwaja każdą broń
page-battleforce-note-maneuvers = Osłabiają, zostają na okręcie
page-battleforce-note-ecm = Osłabia kartę
page-battleforce-note-eccm = Znosi ECM lub Manewry
page-battleforce-note-shields = Osłabia, bez reakcji
page-battleforce-note-weasel = Ściąga drony i plazmę, resztę dzieli na pół
page-battleforce-note-tractor = Zatrzymuje drona lub Wabik
page-battleforce-note-disengage = Kończy atak
page-battleforce-note-control = Naprawia okręt
page-battleforce-note-engineer = Naprawia cały okręt
page-battleforce-note-prime = Albo znosi maskowanie, pajęczynę, Wabik
page-battleforce-note-flotilla = Kutry PF atakują
page-battleforce-note-planet = Myśliwce atakują
page-battleforce-note-mutiny = Uderza w okręt Klingonów
page-battleforce-note-ceasefire = Naprawia wszystko, nowe karty
page-battleforce-note-reinforcements = Nowy okręt

page-battleforce-tally-all = Razem
page-battleforce-tally-mine = Twoje
page-battleforce-tally-seen = Znane
page-battleforce-tally-hidden = Zakryte
page-battleforce-tally-weapons = Broń
page-battleforce-tally-boosters = Wzmac­niacze
page-battleforce-tally-defences = Obrona i reakcje
page-battleforce-tally-rest = Naprawy i wydarzenia
page-battleforce-tally-where = Zakryte: { $deck } w talii, { $hands } u innych.
