# UFO! Frytki z kosmosu: a board game of flying saucers that open fry stands and restaurants.
#
# Players' names ($who, $owner, $attacker, $defender, $winner, $loser) are never inflected: they stand in the nominative,
# as the subject of a clause ("którym lata Ben", "którą prowadzi Ben"). Verbs are in the present tense, so that nothing
# depends on whether a player is a man or a woman.
#
# Forms of fields: in ("w Kairze"), to ("do Kairu"), from ("z Kairu"), over ("nad Kairem").
# Forms of UFOs: the name is also the accusative; Nom begins a sentence, inst is the instrumental ("leci rozpychaczem"),
# few and many go with numbers (2 rozpychacze, 5 rozpychaczy), gender is m or n.
# The reader is addressed ("lecisz", "twoje UFO") where FORM($who, "person") is "you".

fries-about = Kości i mapa świata: lataj spodkami, wypychaj konkurencję, otwieraj budki z frytkami i restauracje.

## UFOs

fries-ufo-standard = zwykłe UFO
    .inst = zwykłym UFO
    .few = zwykłe UFO
    .many = zwykłych UFO
    .gender = n
    .Nom = Zwykłe UFO
fries-ufo-bumper = rozpychacz
    .inst = rozpychaczem
    .few = rozpychacze
    .many = rozpychaczy
    .gender = m
    .Nom = Rozpychacz
fries-ufo-sedator = uspokajacz
    .inst = uspokajaczem
    .few = uspokajacze
    .many = uspokajaczy
    .gender = m
    .Nom = Uspokajacz

# UFOs of one kind in a list: "1 rozpychacz", "2 zwykłe UFO".
fries-ufos = { $count ->
    [one] { $count } { $ufo }
    [few] { $count } { FORM($ufo, "few") }
   *[many] { $count } { FORM($ufo, "many") }
}

## The story: setting up

# $tiles: a list of cities with their tiles, each as in the next text.
fries-tiles = Kafelki miast są rozdane (opór/miejsca): { $tiles }.
fries-tile = { $city } { $resistance }/{ $slots }
fries-begins = { FORM($who, "person") ->
    [you] Zaczynasz.
   *[they] { $who } zaczyna.
}
fries-started = { FORM($who, "person") ->
    [you] Lądujesz
   *[they] { $who } ląduje
} dwoma UFO { FORM($place, "in") }.

## The story: movement

fries-turn = Runda { $round } · { FORM($who, "person") ->
    [you] grasz ty
   *[they] gra { $who }
}
fries-new = { FORM($who, "person") ->
    [you] Rezygnujesz z tury i wzywasz
   *[they] { $who } rezygnuje z tury i wzywa
} { FORM($place, "to") } { FORM($ufo, "gender") ->
    [m] nowy
   *[n] nowe
} { $ufo }.
# $count: how many UFOs of the kind fly the same way. $stops: how many fields lie between; $over: those fields, in a list.
fries-flew = { $count ->
    [one] { FORM($who, "person") ->
        [you] Lecisz
       *[they] { $who } leci
    } { FORM($ufo, "inst") }
    [few] { FORM($who, "person") ->
        [you] Prowadzisz
       *[they] { $who } prowadzi
    } { $count } { FORM($ufo, "few") }
   *[many] { FORM($who, "person") ->
        [you] Prowadzisz
       *[they] { $who } prowadzi
    } { $count } { FORM($ufo, "many") }
} { FORM($from, "from") } { $stops ->
    [0] { FORM($to, "to") }.
    [1] { FORM($over, "over") } { FORM($to, "to") }.
    [2] { FORM($over, "over") } { FORM($to, "to") }.
   *[other] nad { $stops } polami sieci { FORM($to, "to") }.
}
fries-flew-loop = { FORM($who, "person") ->
    [you] Zataczasz
   *[they] { $who } zatacza
} { FORM($ufo, "inst") } pętlę { FORM($from, "from") } { FORM($over, "over") } i { FORM($who, "person") ->
    [you] wracasz
   *[they] wraca
}.
# $marker: stand or restaurant.
fries-infiltrated = { FORM($who, "person") ->
    [you] Infiltrujesz
   *[they] { $who } infiltruje
} { FORM($ufo, "inst") } { $marker ->
    [stand] { FORM($owner, "person") ->
        [you] twoją budkę z frytkami { FORM($place, "in") }.
       *[they] budkę z frytkami, którą { FORM($place, "in") } prowadzi { $owner }.
    }
   *[restaurant] { FORM($owner, "person") ->
        [you] twoją restaurację { FORM($place, "in") }.
       *[they] restaurację, którą { FORM($place, "in") } prowadzi { $owner }.
    }
}
# $count: how many eyewitnesses of the player go, from all these cities together.
fries-calmed = Uspokajacz robi swoje: { FORM($cities, "in") } { FORM($who, "person") ->
    [you] masz
   *[they] { $who } ma
} { $count ->
    [one] o jednego świadka mniej.
   *[other] o { $count } świadków mniej.
}

## The story: bumps

fries-bump-begins = Przepychanka { FORM($place, "in") }: { FORM($attacker, "person") ->
    [you] atakujesz
   *[they] atakuje { $attacker }
}, { FORM($defender, "person") ->
    [you] bronisz się
   *[they] broni się { $defender }
}.
# $side: attacker, defender or nobody.
fries-supported = { $side ->
    [nobody] { FORM($who, "person") ->
        [you] Wolisz się nie mieszać.
       *[they] { $who } woli się nie mieszać.
    }
   *[other] { FORM($who, "person") ->
        [you] Wspierasz
       *[they] { $who } wspiera
    } { $side ->
        [attacker] atak
       *[defender] obronę
    } { $ufos ->
        [1] jednym UFO.
        [2] dwoma UFO.
        [3] trzema UFO.
        [4] czterema UFO.
        [5] pięcioma UFO.
       *[other] { $ufos } UFO.
    }
}
# The dice. $attack and $defence: sums such as "5 + 1 (atak) + 1 (rozpychacz) = 7", see below.
fries-bumped = Kości { FORM($place, "in") } rzucone: { FORM($attacker, "person") ->
    [you] masz
   *[they] { $attacker } ma
} { $attack }, { FORM($defender, "person") ->
    [you] masz
   *[they] { $defender } ma
} { $defence }. { FORM($winner, "person") ->
    [you] Wygrywasz
   *[they] { $winner } wygrywa
} o { $distance }.
# The same, when nobody could take sides before.
fries-bump = { FORM($attacker, "person") ->
    [you] Atakujesz { FORM($place, "in") } i masz
   *[they] { $attacker } atakuje { FORM($place, "in") } i ma
} { $attack }, { FORM($defender, "person") ->
    [you] w obronie masz
   *[they] { $defender } w obronie ma
} { $defence }. { FORM($winner, "person") ->
    [you] Wygrywasz
   *[they] { $winner } wygrywa
} o { $distance }.
# A beaten UFO of $who flies and lands. $stops: how many fields lie between, $over: those fields; $seen: how many
# eyewitnesses appear, $cities: where.
fries-tumbled = { FORM($who, "person") ->
    [you] { FORM($ufo, "gender") ->
        [m] Twój
       *[n] Twoje
    } { $ufo }
   *[they] { FORM($ufo, "Nom") }, którym lata { $who },
} koziołkuje { FORM($from, "from") } { $stops ->
    [0] { FORM($to, "to") }
   *[other] { FORM($over, "over") } { FORM($to, "to") }
}{ $seen ->
    [0] .
    [1] ; ktoś to widzi { FORM($cities, "in") }.
   *[other] ; widzą to { FORM($cities, "in") }.
}
# The same, while the winner may still steer it on.
fries-tumbles = { FORM($who, "person") ->
    [you] { FORM($ufo, "gender") ->
        [m] Twój
       *[n] Twoje
    } { $ufo }
   *[they] { FORM($ufo, "Nom") }, którym lata { $who },
} koziołkuje { FORM($from, "from") } { $stops ->
    [0] { FORM($to, "to") }
   *[other] { FORM($over, "over") } { FORM($to, "to") }
} i leci dalej{ $seen ->
    [0] .
    [1] ; ktoś to widzi { FORM($cities, "in") }.
   *[other] ; widzą to { FORM($cities, "in") }.
}
fries-landed = { FORM($who, "person") ->
    [you] { FORM($ufo, "gender") ->
        [m] Twój
       *[n] Twoje
    } { $ufo }
   *[they] { FORM($ufo, "Nom") }, którym lata { $who },
} ląduje { FORM($place, "in") }.
# $moved: yes if the eyewitness comes from the city $from, no if from the supply.
fries-witness = { $moved ->
    [yes] Świadek zmienia adres: { FORM($who, "person") ->
        [you] masz
       *[they] { $who } ma
    } go teraz { FORM($to, "in") } zamiast { FORM($from, "in") }.
   *[no] Ktoś { FORM($to, "in") } widzi { FORM($who, "person") ->
        [you] twoje UFO.
       *[they] UFO, którym lata { $who }.
    }
}

## The story: actions

# $count: how many stands, $places: where.
fries-stands = { FORM($who, "person") ->
    [you] Otwierasz
   *[they] { $who } otwiera
} { $count ->
    [one] budkę z frytkami
   *[other] budki z frytkami
} { FORM($places, "in") }.
fries-stand-taken = { FORM($who, "person") ->
    [you] Przejmujesz
   *[they] { $who } przejmuje
} { FORM($owner, "person") ->
    [you] twoją budkę z frytkami { FORM($place, "in") }.
   *[they] budkę z frytkami { FORM($place, "in") }. Traci ją { $owner }.
}
# Dopóki kostka się toczy.
fries-rolls = { FORM($who, "person") ->
    [you] Rzucasz kostką
   *[they] { $who } rzuca kostką
} { FORM($place, "in") } …
# A control roll. $roll: a sum such as "10 + 2 (budki) − 4 (świadkowie) = 8". $result: fails, opens or takes (over a
# restaurant of $owner).
fries-rolled = { FORM($who, "person") ->
    [you] Rzucasz
   *[they] { $who } rzuca
} { FORM($place, "in") }: { $roll } przeciw oporowi { $resistance }, { $result ->
    [fails] za mało.
    [takes] { FORM($owner, "person") ->
        [you] twoja restauracja przejęta!
       *[they] restauracja przejęta! Traci ją { $owner }.
    }
   *[opens] restauracja otwarta!
}
# A restaurant without the roll. $result: opens or takes.
fries-restaurant = { $result ->
    [takes] { FORM($who, "person") ->
        [you] Przejmujesz
       *[they] { $who } przejmuje
    } { FORM($owner, "person") ->
        [you] twoją restaurację { FORM($place, "in") }.
       *[they] restaurację { FORM($place, "in") }. Traci ją { $owner }.
    }
   *[opens] { FORM($who, "person") ->
        [you] Otwierasz
       *[they] { $who } otwiera
    } restaurację { FORM($place, "in") }.
}
# The new restaurant gives free samples.
fries-won-over = { $count ->
    [one] Darmowy burger na zapomnienie: { FORM($who, "person") ->
        [you] nie masz
       *[they] { $who } nie ma
    } już świadka { FORM($place, "in") }.
   *[other] Darmowe burgery na zapomnienie: { FORM($who, "person") ->
        [you] nie masz
       *[they] { $who } nie ma
    } już { FORM($place, "in") } żadnego z { $count } świadków.
}
# How many cities a player controls now. $change: lost (control of $place) or gained. $needed: how many end the game;
# $missing: how many more that is.
fries-control = { $change ->
    [lost] { FORM($who, "person") ->
        [you] Tracisz kontrolę { FORM($place, "over") } i { $cities ->
            [0] nie masz już żadnego miasta.
            [one] zostajesz z jednym miastem.
           *[other] zostajesz z { $cities } miastami.
        }
       *[they] { $who } traci kontrolę { FORM($place, "over") } i { $cities ->
            [0] nie ma już żadnego miasta.
            [one] zostaje z jednym miastem.
           *[other] zostaje z { $cities } miastami.
        }
    }
   *[gained] { $missing ->
        [0] { FORM($who, "person") ->
            [you] Kontrolujesz już
           *[they] { $who } kontroluje już
        } { $cities ->
            [one] jedno miasto
            [few] { $cities } miasta
           *[many] { $cities } miast
        }, a tyle wystarczy, by zakończyć partię.
       *[other] { FORM($who, "person") ->
            [you] Kontrolujesz teraz
           *[they] { $who } kontroluje teraz
        } { $cities ->
            [one] jedno miasto
            [few] { $cities } miasta
           *[many] { $cities } miast
        }; partia kończy się przy { $needed }.
    }
}
# $by: cities, all or limit.
fries-ended = { $by ->
    [cities] Dość miast w jednych rękach: koniec partii.
    [all] Każde miasto ma restaurację: koniec partii.
   *[limit] Limit rund wyczerpany: koniec partii.
}
fries-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Wygrywasz.
       *[they] { $winners } wygrywa.
    }
   *[other] { FORM($winners, "person") ->
        [you] { FORM($winners, "You") } wygrywacie
       *[they] { $winners } wygrywają
    } wspólnie.
}
# The same when several have the most points: more UFOs on the map decide. $points and $ufos: what each winner has.
fries-won-tie = { $count ->
    [one] { $points ->
        [one] Po 1 punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }: { FORM($winners, "person") ->
        [you] masz więcej UFO i wygrywasz.
       *[they] { $winners } ma więcej UFO i wygrywa.
    }
   *[other] { $points ->
        [one] Po 1 punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    } i po { $ufos } UFO: { FORM($winners, "person") ->
        [you] { FORM($winners, "you") } wygrywacie
       *[they] { $winners } wygrywają
    } wspólnie.
}

## Sums: what is added to a die, and what is taken off

# One more part. $sign: plus or minus; $what: what it is for, from the next text.
fries-sum = { $sign ->
    [minus] { $sum } − { $number } ({ $what })
   *[plus] { $sum } + { $number } ({ $what })
}
# $count: how many of them count.
fries-sum-part = { $part ->
    [attack] atak
    [bumper] rozpychacz
    [sedator] uspokajacz
    [support] wsparcie
    [stands] { $count ->
        [one] budka
       *[other] budki
    }
    [rivals] { $count ->
        [one] cudza restauracja
       *[other] cudze restauracje
    }
    [witnesses] { $count ->
        [one] świadek
       *[other] świadkowie
    }
   *[helpers] { $count ->
        [one] pomocnik
       *[other] pomocnicy
    }
}
# $sign: plus or minus, and $total without it.
fries-sum-total = { $sign ->
    [minus] { $sum } = −{ $total }
   *[plus] { $sum } = { $total }
}
# A die that is not rolled yet. $faces: 6 or 12.
fries-die = k{ $faces }

## What a player is asked, and what the others read meanwhile

fries-ask-start = Wybierz wioskę, w której wylądują twoje dwa UFO.
    .others = { $who } wybiera wioskę startową.
# $when: first (nothing has been done in this turn), new (the same, and a new UFO may come instead of the turn), or later.
# $ready: how many UFOs have done nothing yet.
fries-ask-move = { $when ->
    [first] Twoja tura: leć swoimi UFO albo infiltruj tam, gdzie stoją.
    [new] Twoja tura: leć swoimi UFO albo wezwij zamiast tego nowe.
   *[later] { $ready ->
        [0] Żadne twoje UFO już się nie ruszy: zakończ ruch.
        [one] Jedno twoje UFO może jeszcze lecieć lub infiltrować.
        [few] { $ready } twoje UFO mogą jeszcze lecieć lub infiltrować.
       *[many] { $ready } twoich UFO może jeszcze lecieć lub infiltrować.
    }
}
    .others = { $who } rusza swoje UFO.
# The same when bumps lie ahead in $places.
fries-ask-move-bumps = { $ready ->
    [0] Żadne twoje UFO już się nie ruszy: zakończ ruch i przepychaj się { FORM($places, "in") }.
    [one] Jedno twoje UFO może jeszcze lecieć lub infiltrować; potem przepychasz się { FORM($places, "in") }.
    [few] { $ready } twoje UFO mogą jeszcze lecieć lub infiltrować; potem przepychasz się { FORM($places, "in") }.
   *[many] { $ready } twoich UFO może jeszcze lecieć lub infiltrować; potem przepychasz się { FORM($places, "in") }.
}
    .others = { $who } rusza swoje UFO i będzie się przepychać { FORM($places, "in") }.
fries-ask-clean = Twój uspokajacz leci { FORM($from, "from") } { FORM($to, "to") }: wybierz, kogo uspokoi po drodze.
    .others = { $who } wybiera trasę uspokajacza { FORM($from, "from") } { FORM($to, "to") }.
fries-ask-bumps = Przepychanki czekają { FORM($places, "in") }: wybierz następną.
    .others = Przepychanki czekają { FORM($places, "in") }: następną wybiera { $who }.
# $chance: that of the attacker in percent, as things stand. $ufos: how many UFOs would support.
fries-ask-support = Przepychanka { FORM($place, "in") }: atakuje { $attacker } (szansa { $chance }%), broni się { $defender }. { $ufos ->
    [one] Kogo wspiera twoje UFO?
    [few] Kogo wspierają twoje { $ufos } UFO?
   *[many] Kogo wspiera twoich { $ufos } UFO?
}
    .others = Przepychanka { FORM($place, "in") }: { FORM($attacker, "person") ->
    [you] atakujesz
   *[they] atakuje { $attacker }
}, { FORM($defender, "person") ->
    [you] bronisz się
   *[they] broni się { $defender }
}, a { $who } może kogoś wesprzeć.
# $ufos: how many beaten UFOs have to go, $left: how many fields they may fly together.
fries-ask-send = { $ufos ->
    [one] { $ufos } UFO, którym lata { $loser }, musi odlecieć { FORM($place, "from") } i ma do podziału
    [few] { $ufos } UFO, którymi lata { $loser }, muszą odlecieć { FORM($place, "from") } i mają do podziału
   *[many] { $ufos } UFO, którymi lata { $loser }, musi odlecieć { FORM($place, "from") } i ma do podziału
} { $left ->
    [one] 1 pole
    [few] { $left } pola
   *[many] { $left } pól
}. Które leci pierwsze?
    .others = { $who } wybiera, które { FORM($loser, "person") ->
    [you] z twoich UFO
   *[they] z UFO, którymi lata { $loser },
} odleci najpierw { FORM($place, "from") }.
# $left: how many fields it can still fly. $waiting: how many beaten UFOs fly after it. $how: first (it must leave),
# landing (it may land where it is), on (it may not), forced (no nearer field is free).
fries-ask-steer = { $how ->
    [forced] W pobliżu nie ma wolnego pola: poprowadź { FORM($place, "from") } { $ufo }, którym lata { $loser }, na najbliższe wolne, odległe o { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }.
    [first] Poprowadź { FORM($place, "from") } { $ufo }, którym lata { $loser }, { $left ->
        [one] o 1 pole
       *[other] najwyżej o { $left ->
            [few] { $left } pola
           *[many] { $left } pól
        }
    }{ $waiting ->
        [0] {""}
        [one] ; potem leci jeszcze jedno UFO
        [few] ; potem lecą jeszcze { $waiting } UFO
       *[many] ; potem leci jeszcze { $waiting } UFO
    }.
    [landing] Wyląduj { FORM($place, "in") } { FORM($ufo, "inst") }, którym lata { $loser }, albo leć { $left ->
        [one] o 1 pole
       *[other] najwyżej o { $left ->
            [few] { $left } pola
           *[many] { $left } pól
        }
    } dalej.
   *[on] Lądować { FORM($place, "in") } nie wolno: poprowadź { $ufo }, którym lata { $loser }, { $left ->
        [one] o 1 pole
       *[other] najwyżej o { $left ->
            [few] { $left } pola
           *[many] { $left } pól
        }
    } dalej.
}
    .others = { $who } steruje { FORM($place, "over") } { FORM($loser, "person") ->
    [you] twoim { FORM($ufo, "inst") }.
   *[they] { FORM($ufo, "inst") }, którym lata { $loser }.
}
fries-ask-witness = { $loser } nie ma już świadków w zapasie: przestawić jednego { FORM($place, "to") } z innego miasta?
    .others = { $who } może przestawić { FORM($place, "to") } { FORM($loser, "person") ->
    [you] twojego świadka.
   *[they] świadka, którego ma { $loser }.
}
fries-ask-act = Twoje akcje: otwieraj i przejmuj budki i restauracje albo zakończ turę.
    .others = { $who } otwiera budki i restauracje.

## What a player can do: on a button, and in full

# $cities: the cities beside the village with their resistance, in a list; $count: how many.
fries-do-start = Zacznij { FORM($place, "in") }
    .long = { $count ->
        [0] Zacznij { FORM($place, "in") }; w sąsiedztwie nie ma miasta
        [one] Zacznij { FORM($place, "in") }; sąsiednie miasto: { $cities }
       *[other] Zacznij { FORM($place, "in") }; sąsiednie miasta: { $cities }
    }
# A city with its resistance in such a list.
fries-resists = { $place } (opór { $resistance })
fries-do-new = { FORM($ufo, "gender") ->
    [m] Nowy
   *[n] Nowe
} { $ufo } { FORM($place, "in") }
    .long = Zamiast tej tury wezwij { FORM($place, "to") } { FORM($ufo, "gender") ->
        [m] nowy
       *[n] nowe
    } { $ufo }
# $there: what awaits the UFO.
#   loop: nothing, for it comes back
#   bump: UFOs of $owner, and a bump that is won with $chance percent as things stand
#   open: a village where a stand can be opened
#   own: a village with an own stand
#   taken: a village with a stand of $owner
#   city: a city with a free slot; a control roll succeeds with $chance percent as things stand
#   full: a city without a free slot
fries-do-fly = Leć: { $from } → { $to } ({ $ufo })
    .long = { $there ->
        [loop] Zatocz { FORM($ufo, "inst") } pętlę i wróć { FORM($to, "to") }
        [bump] Leć { FORM($ufo, "inst") } { FORM($from, "from") } { FORM($to, "to") }, gdzie stoi { $owner }: przepychanka, szansa { $chance }%
        [open] Leć { FORM($ufo, "inst") } { FORM($from, "from") } { FORM($to, "to") }, gdzie można otworzyć budkę z frytkami
        [own] Leć { FORM($ufo, "inst") } { FORM($from, "from") } { FORM($to, "to") }, gdzie masz budkę z frytkami
        [taken] Leć { FORM($ufo, "inst") } { FORM($from, "from") } { FORM($to, "to") }, gdzie budkę z frytkami ma { $owner }
        [city] Leć { FORM($ufo, "inst") } { FORM($from, "from") } { FORM($to, "to") }: opór { $resistance }, szansa na otwarcie restauracji { $chance }%
       *[full] Leć { FORM($ufo, "inst") } { FORM($from, "from") } { FORM($to, "to") }: opór { $resistance }, bez wolnych miejsc
    }
# $marker: stand, restaurant (which can be taken over with $chance percent), or open (a restaurant in a city with a free
# slot, where nothing can be taken over).
fries-do-infiltrate = Infiltruj { FORM($place, "in") }, cel: { $owner } ({ $ufo })
    .long = { $marker ->
        [stand] Postaw { $ufo } na budce z frytkami, którą { FORM($place, "in") } prowadzi { $owner }, żeby przejąć ją bez rzutu
        [open] Postaw { $ufo } na restauracji, którą { FORM($place, "in") } prowadzi { $owner }; dopóki jest tam wolne miejsce, nie można jej przejąć
       *[restaurant] Postaw { $ufo } na restauracji, którą { FORM($place, "in") } prowadzi { $owner }, żeby spróbować ją przejąć: szansa { $chance }%
    }
# $place: a field of the part of the network flown over; $cities: where eyewitnesses go, $count: in how many cities.
fries-do-clean = { $count ->
    [0] Trasa { FORM($place, "over") }
   *[other] Trasa { FORM($place, "over") }: { $cities }
}
    .long = { $count ->
        [0] Poprowadź uspokajacz { FORM($place, "over") }; na tej trasie nie ma kogo uspokajać
       *[other] Poprowadź uspokajacz { FORM($place, "over") } i uspokój świadków { FORM($cities, "in") }
    }
# $attack and $defence: sums with dice not yet rolled, "k6 + 1 (atak)".
fries-do-bump = Przepychanka { FORM($place, "in") }
    .long = Przepychanka { FORM($place, "in") }, broni się { $defender }: { $attack } przeciw { $defence }, szansa { $chance }%
# $side: attacker, defender or nobody; $supported: the player; $chance: that of the attacker after this choice.
fries-do-support = { $side ->
    [nobody] Nie wspieraj nikogo
   *[other] Wesprzyj: { $supported }
}
    .long = { $side ->
        [attacker] Wesprzyj atak: szansa, że wygra { $attacker }, wyniesie { $chance }%
        [defender] Wesprzyj obronę: szansa, że wygra { $attacker }, wyniesie { $chance }%
       *[nobody] Nie wspieraj nikogo: szansa, że wygra { $attacker }, wyniesie { $chance }%
    }
fries-do-send = Niech odleci { $ufo }
    .long = Niech najpierw odleci { $ufo }, którym lata { $loser }
# $there: seen (a city where an eyewitness appears, and where it can land), seen-occupied (the same, but it cannot land for
# foreign UFOs), occupied (a village where it cannot land), or free.
fries-do-steer = Poprowadź { FORM($place, "to") }
    .long = { $there ->
        [seen] Poprowadź { FORM($place, "to") } { $ufo }, którym lata { $loser }; ktoś to tam zobaczy
        [seen-occupied] Poprowadź { FORM($place, "over") } { $ufo }, którym lata { $loser }; ktoś to tam zobaczy, ale wylądować nie można
        [occupied] Poprowadź { FORM($place, "over") } { $ufo }, którym lata { $loser }; wylądować tam nie można
       *[free] Poprowadź { FORM($place, "to") } { $ufo }, którym lata { $loser }
    }
fries-do-land = Wyląduj { FORM($place, "in") }
    .long = Wyląduj { FORM($place, "in") } { FORM($ufo, "inst") }, którym lata { $loser }
fries-do-witness = Przestaw świadka { FORM($from, "from") }
    .long = Przestaw { FORM($from, "from") } { FORM($to, "to") } świadka, którego ma { $loser }
fries-do-no-witness = Nie ruszaj świadków
    .long = Zostaw na miejscu świadków, których ma { $loser }
# $cities: the cities beside the village, $count: how many.
fries-do-stand = Otwórz budkę { FORM($place, "in") }
    .long = { $count ->
        [0] Otwórz budkę z frytkami { FORM($place, "in") }: 1 punkt
       *[other] Otwórz budkę z frytkami { FORM($place, "in") }: 1 punkt oraz +1 do rzutów kontrolnych { FORM($cities, "in") }
    }
fries-do-take-stand = Przejmij budkę { FORM($place, "in") }
    .long = Przejmij bez rzutu budkę z frytkami, którą { FORM($place, "in") } prowadzi { $owner }
# $roll: a sum with a die not yet rolled, "k12 + 2 (budki)".
fries-do-restaurant = Otwórz restaurację { FORM($place, "in") }, { $chance }% ({ $ufo })
    .long = Spróbuj otworzyć { FORM($ufo, "inst") } restaurację { FORM($place, "in") }: { $roll } przeciw oporowi { $resistance }, szansa { $chance }%
fries-do-take-restaurant = Przejmij restaurację { FORM($place, "in") }, cel: { $owner }, { $chance }% ({ $ufo })
    .long = Spróbuj przejąć { FORM($ufo, "inst") } restaurację, którą { FORM($place, "in") } prowadzi { $owner }: { $roll } przeciw oporowi { $resistance }, szansa { $chance }%
# $what: movement, bumps (the movement, and bumps follow), or turn.
fries-do-done = { $what ->
    [movement] Zakończ ruch
    [bumps] Zakończ ruch i przepychaj się
   *[turn] Zakończ turę
}
    .long = { $what ->
        [movement] Zakończ ruch i przejdź do akcji
        [bumps] Zakończ ruch i przepychaj się { FORM($places, "in") }
       *[turn] Zakończ turę bez dalszych akcji
    }

## What one can point at: in short, and in full for those who do not see it

fries-thing-field = { $place }
# Sentences about a field, one after another.
fries-see-city = { $slots ->
    [0] { $place }: miasto jeszcze bez kafelka.
   *[other] { $place }: miasto, opór { $resistance }. Wolne miejsca na restauracje: { $free } z { $slots }.
}
# $stand: none, or some (of $owner).
fries-see-village = { $stand ->
    [none] { $place }: wioska bez budki z frytkami.
   *[some] { $place }: wioska { FORM($owner, "person") ->
        [you] z twoją budką z frytkami.
       *[they] z budką z frytkami, którą prowadzi { $owner }.
    }
}
# $owners: players with the number of their restaurants, in a list. $control: yes if $owner controls the city.
fries-see-restaurants = { $control ->
    [yes] Restauracje: { $owners }, więc miasto { FORM($owner, "person") ->
        [you] kontrolujesz ty.
       *[they] kontroluje { $owner }.
    }
   *[no] Restauracje: { $owners }.
}
fries-see-witnesses = Świadkowie: { $owners }.
# A player with a number in such a list.
fries-owns = { FORM($who, "you") } ({ $count })
# $ufos: a list such as "2 zwykłe UFO i 1 rozpychacz".
fries-see-ufos = { FORM($who, "person") ->
    [you] Masz tu
   *[they] { $who } ma tu
} { $ufos }.
fries-see-beside = Linie prowadzą { FORM($places, "to") }.

# A UFO of one's own. $status: ready, stayed (it can no longer move), moved, on (a stand or restaurant of $owner, by
# $marker), beaten, or idle (it is not its turn). $places: what it can reach.
fries-thing-ufo = { $ufo } { FORM($place, "in") }
    .long = { FORM($ufo, "gender") ->
        [m] Twój
       *[n] Twoje
    } { $ufo } { FORM($place, "in") }{ $status ->
        [ready] {" "}jest jeszcze przed ruchem. Może polecieć { FORM($places, "to") }.
        [stayed] {" "}zostaje w tej turze na miejscu.
        [moved] {" "}ma już ruch za sobą.
        [on] {" "}infiltruje { $marker ->
            [stand] budkę z frytkami
           *[restaurant] restaurację
        }, którą prowadzi { $owner }.
        [beaten] {" "}jest po przegranej przepychance i nie ma w tej turze akcji.
       *[idle] . Stąd można polecieć { FORM($places, "to") }.
    }

## The table drawn with characters, and tables of components

fries-seat = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $cities ->
    [0] bez miast pod kontrolą
    [one] kontroluje 1 miasto
    [few] kontroluje { $cities } miasta
   *[many] kontroluje { $cities } miast
}
# What is in a row; keep it within 12 letters.
fries-row = { $row ->
    [standard] zwykłe UFO
    [bumper] rozpychacze
    [sedator] uspokajacze
    [stands] budki
    [restaurants] restauracje
   *[witnesses] świadkowie
}
# Followed by the cities with their tiles.
fries-drawn-tiles = Miasta (opór/miejsca):

fries-column-resistance = Opór
fries-column-slots = Miejsca
fries-column-tiles = Kafelki
fries-column-piece = Element
fries-column-each = Na osobę
# $piece: restaurants, stands, witnesses, standard, bumper or sedator.
fries-piece = { $piece ->
    [restaurants] Restauracje
    [stands] Budki z frytkami
    [witnesses] Naoczni świadkowie
    [standard] Zwykłe UFO
    [bumper] Rozpychacze
   *[sedator] Uspokajacze
}

# What a component is called in a list of those that are reconstructed.
fries-component-map = Mapa
fries-component-supply = Elementy każdej osoby
fries-component-tile = { $slots ->
    [one] Kafelek miasta: opór { $resistance }, 1 miejsce
    [few] Kafelek miasta: opór { $resistance }, { $slots } miejsca
   *[many] Kafelek miasta: opór { $resistance }, { $slots } miejsc
}

## Options

fries-option-round_limit = Limit rund
    .about = Partia kończy się najpóźniej po tylu rundach.

## Why something cannot be done here, when there is more to say than the rule

fries-here-turn = Teraz decyduje { $who }.
fries-here-rival = Lot kończy się { FORM($place, "in") }: stoi tam cudze UFO.
fries-here-no-marker = Lot kończy się { FORM($place, "in") }: nie masz tam budki ani restauracji.
fries-here-moved = Twoje UFO { FORM($place, "in") } już w tej turze leciało albo infiltrowało.
fries-here-no-ufo = Nie masz UFO { FORM($place, "in") }.
fries-here-beaten = Twoje UFO { FORM($place, "in") } przegrało w tej turze przepychankę.
fries-here-rolled = W tej turze była już próba { FORM($place, "in") }.
fries-here-full = Wszystkie miejsca na restauracje { FORM($place, "in") } są zajęte.
fries-here-stand = { FORM($owner, "person") ->
    [you] Masz już budkę { FORM($place, "in") }.
   *[they] { $owner } ma już budkę { FORM($place, "in") }.
}
fries-here-city = { $place } to miasto, a zaczynasz w wiosce.
fries-here-taken = Cudze UFO już wylądowało { FORM($place, "in") }.
fries-here-no-bump = Nie ma { FORM($place, "in") } cudzego UFO, z którym można się przepychać.

## Hints in a player's first game, each with its reason

# $cities: how many cities are beside each of the villages.
fries-tip-start = Dobre na start: { $places }. Obok { $cities ->
    [one] leży jedno miasto
    [few] leżą { $cities } miasta
   *[many] leży { $cities } miast
}, a budka pomaga w każdym z nich.
fries-tip-fly = Leć { FORM($place, "to") }: szansa na otwarcie restauracji to { $chance }%.
# $cities: the cities beside the village, in a list.
fries-tip-fly-village = Leć { FORM($place, "to") }: budka da +1 do twoich rzutów kontrolnych { FORM($cities, "in") }.
fries-tip-bump = Zacznij od przepychanki { FORM($place, "in") }: szansa na wygraną to { $chance }%.
fries-tip-roll = Spróbuj otworzyć restaurację { FORM($place, "in") }: szansa { $chance }%, a porażka nic nie kosztuje.
fries-tip-stand = Otwórz budkę { FORM($place, "in") }: to zawsze się udaje i daje +1 do twoich rzutów kontrolnych { FORM($cities, "in") }.
