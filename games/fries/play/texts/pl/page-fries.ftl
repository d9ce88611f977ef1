# Stół gry Fries w przeglądarce: mapa świata, stan posiadania wszystkich oraz lada z szansami i kośćmi. Krótkie słowa: miejsca jest
# mało.

page-fries-map = Mapa świata
page-fries-crews = Przy stole
page-fries-counter = Lada
page-fries-you = ty
# Etykieta przy tym, co właśnie pojawiło się na mapie.
page-fries-new = NOWE
# Dla czytników ekranu: punkty gracza.
page-fries-points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# Ile miast kontroluje gracz z tych, które kończą grę.
page-fries-cities = Kontrolowane miasta: { $cities } z { $goal }
# Co zostało do wyłożenia.
page-fries-left = W zapasie: restauracje { $restaurants }, budki { $stands }, świadkowie { $witnesses }

## Co znaczą znaki na mapie

page-fries-key-land = tu można polecieć
page-fries-key-bump = tu są cudze UFO
page-fries-key-since = nowe od twojej tury
page-fries-key-net = twoja sieć: leć dalej
# Przycisk, który pokazuje, co leży pod UFO.
page-fries-hide = Ukryj UFO

## Tura

page-fries-round = Runda { $round }
# Cztery kroki tury, po jednym słowie. $step: fly, bump, open albo count.
page-fries-step = { $step ->
    [fly] Lot
    [bump] Przepy­chanka
    [open] Otwarcie
   *[count] Liczenie
}
# Ile miast kończy grę.
page-fries-race = Wyścig do { $goal } miast
# UFO gracza, którego jest tura.
page-fries-fleet = UFO
# O ile pól można jeszcze odesłać przegrane UFO.
page-fries-flight = { $left ->
    [one] Jeszcze jedno pole lotu
    [few] Jeszcze { $left } pola lotu
    [many] Jeszcze { $left } pól lotu
   *[other] Jeszcze { $left } pola lotu
}

## Szanse i kości

page-fries-control = Rzut kontrolny
page-fries-bump = Przepychanka
page-fries-dice = Ostatni rzut
# Co liczy się w rzucie, najkrócej jak można: na żetonie pod liczbą.
page-fries-part = { $part ->
    [stands] budki
    [helpers] pomoc­nicy
    [rivals] konku­rencja
    [witnesses] świad­kowie
    [bumper] rozpy­chacz
    [sedator] uspo­kajacz
    [attack] atak
    [support] wsparcie
   *[resistance] opór
}
# Które ścianki kości dwunastościennej wystarczą: wszystkie od $from, albo żadna (13).
page-fries-needs = { $from ->
    [1] zawsze się uda
    [12] potrzeba 12
    [13] nie może się udać
   *[other] potrzeba { $from }+
}
# Co wyszło z rzutu. $distance: o ile wygrano przepychankę.
page-fries-result = { $result ->
    [opens] { $who }: udało się
    [fails] { $who }: nie udało się
   *[wins] { $who } wygrywa o { $distance }
}

## Koniec

page-fries-end-luckiest = Najszczęśliwszy rzut
page-fries-end-last = Ostatnia restauracja
page-fries-end-biggest = Największa restauracja

## Jak dotąd wypadały kości, w panelu obok stołu

page-fries-tally = { $kind ->
    [control] Rzuty kontrolne
   *[bump] Kości przepychanek
}
page-fries-tally-means = { $dice ->
    [one] jedna kość: średnio { $mean }, oczekiwane { $fair }
    [few] { $dice } kości: średnio { $mean }, oczekiwane { $fair }
   *[many] { $dice } kości: średnio { $mean }, oczekiwane { $fair }
}
page-fries-tally-face = Ścianka
page-fries-tally-rolled = Ile razy
page-fries-tally-expected = Oczekiwane
page-fries-tally-none = Nikt jeszcze nie rzucał kośćmi.
page-fries-tally-fair = Kilka rzutów często wygląda niesprawiedliwie. Po partii można pobrać jej zapis i sprawdzić każdą kość poleceniem „starfry verify”.
page-fries-decimal = { $whole },{ $tenths }
page-fries-panel-tally = Kości
