# UFO! Fritti dallo spazio!: a board game of flying saucers that open fry stands and restaurants.
#
# $who, $owner, $attacker, $defender, $winner, $winners and $loser are players' names: never inflected, never after "a" ("a Ada"),
# and nothing depends on whether a player is a man or a woman. FORM($who, "person") is "you" for the reader; "te" is a form of
# story-you.
# $place, $from, $to, $city are fields; $places, $cities and $over are one or several of them in a list. $ufo is a kind of
# UFO, always masculine and without a plural of its own.
#
# Forms of fields, written in fries-fields.ftl:
#   in    where something is: "a Londra", "al Cairo"; also after "accanto"
#   to    where something goes
#   from  where something comes from: "da Londra", "dal Cairo"
#   mid   the bare name inside a sentence: "sopra il Cairo" (only where it differs from the name)
# Forms of UFOs: "the" with the article, "The" the same at the beginning of a sentence.
# No article stands before a percentage: it would be "il 7%" but "l’8%".

fries-about = Un gioco di dadi sulla mappa del mondo: fai volare i tuoi UFO, scaccia quelli altrui, apri chioschi di patate fritte e ristoranti.

## UFOs

fries-ufo-standard = UFO standard
    .many = UFO standard
    .the = l’UFO standard
    .The = L’UFO standard
fries-ufo-bumper = Bumper
    .many = Bumper
    .the = il Bumper
    .The = Il Bumper
fries-ufo-sedator = Sedator
    .many = Sedator
    .the = il Sedator
    .The = Il Sedator

# UFOs of one kind in a list: "un Bumper", "2 UFO standard".
fries-ufos = { $count ->
    [one] un { $ufo }
   *[other] { $count } { FORM($ufo, "many") }
}

## The story: setting up

# $tiles: a list of cities with their tiles, each as in the next text.
fries-tiles = Le città ricevono i loro segnalini (resistenza/posti): { $tiles }.
fries-tile = { $city } { $resistance }/{ $slots }
fries-begins = { FORM($who, "person") ->
    [you] Cominci tu.
   *[they] Comincia { $who }.
}
fries-started = { FORM($who, "person") ->
    [you] Atterri
   *[they] { $who } atterra
} { FORM($place, "in") } con due UFO.

## The story: movement

# A heading.
fries-turn = Giro { $round } · { FORM($who, "person") ->
    [you] tocca a te
   *[they] { $who }
}
fries-new = { FORM($who, "person") ->
    [you] Rinunci al turno e fai arrivare
   *[they] { $who } rinuncia al turno e fa arrivare
} un nuovo { $ufo } { FORM($place, "in") }.
# $count: how many UFOs of the kind fly the same way. $stops: how many fields lie between; $over: those fields, in a list.
fries-flew = { FORM($who, "person") ->
    [you] Voli
   *[they] { $who } vola
} con { $count ->
    [one] un { $ufo }
   *[other] { $count } { FORM($ufo, "many") }
} { FORM($from, "from") } { FORM($to, "to") }{ $stops ->
    [0] {""}
    [1] , passando sopra { FORM($over, "mid") }
    [2] , passando sopra { FORM($over, "mid") }
   *[other] , passando sopra { $stops } spazi della rete
}.
fries-flew-loop = { FORM($who, "person") ->
    [you] Fai
   *[they] { $who } fa
} un giro con un { $ufo }: parte { FORM($from, "from") }, passa sopra { FORM($over, "mid") } e torna indietro.
# $marker: stand or restaurant.
fries-infiltrated = { FORM($who, "person") ->
    [you] Ti infiltri
   *[they] { $who } si infiltra
} con un { $ufo } { $marker ->
    [stand] { FORM($owner, "person") ->
        [you] nel tuo chiosco
       *[they] nel chiosco di { $owner }
    }
   *[restaurant] { FORM($owner, "person") ->
        [you] in un tuo ristorante
       *[they] in un ristorante di { $owner }
    }
} { FORM($place, "in") }.
# $count: how many eyewitnesses of the player go, from all these cities together.
fries-calmed = Il Sedator calma { $count ->
    [one] { FORM($who, "person") ->
        [you] un tuo testimone
       *[they] un testimone di { $who }
    }
   *[other] { FORM($who, "person") ->
        [you] { $count } tuoi testimoni
       *[they] { $count } testimoni di { $who }
    }
} { FORM($cities, "in") }.

## The story: bumps

fries-bump-begins = Bumping { FORM($place, "in") }: { FORM($attacker, "person") ->
    [you] attacchi { $defender }
   *[they] { $attacker } { FORM($defender, "person") ->
        [you] ti attacca
       *[they] attacca { $defender }
    }
}.
# $side: attacker, defender or nobody.
fries-supported = { $side ->
    [nobody] { FORM($who, "person") ->
        [you] Resti a guardare.
       *[they] { $who } resta a guardare.
    }
   *[other] { FORM($who, "person") ->
        [you] Dai supporto
       *[they] { $who } dà supporto
    } { $side ->
        [attacker] all’attacco
       *[defender] alla difesa
    } con { $ufos ->
        [one] un UFO
       *[other] { $ufos } UFO
    }.
}
# The dice. $attack and $defence: sums such as "5 + 1 (attacco) + 1 (Bumper) = 7", see below.
fries-bumped = I dadi rotolano { FORM($place, "in") }: { $attack } per { FORM($attacker, "te") }, { $defence } per { FORM($defender, "te") }. { FORM($winner, "person") ->
    [you] Vinci
   *[they] { $winner } vince
} di { $distance }.
# The same, when nobody could take sides before.
fries-bump = Bumping { FORM($place, "in") }: { FORM($attacker, "person") ->
    [you] attacchi { $defender }
   *[they] { $attacker } { FORM($defender, "person") ->
        [you] ti attacca
       *[they] attacca { $defender }
    }
}, { $attack } contro { $defence }. { FORM($winner, "person") ->
    [you] Vinci
   *[they] { $winner } vince
} di { $distance }.
# A beaten UFO of $who flies and lands. $stops: how many fields lie between, $over: those fields; $seen: how many
# eyewitnesses appear, $cities: where.
fries-tumbled = { FORM($who, "person") ->
    [you] Un tuo { $ufo }
   *[they] Un { $ufo } di { $who }
} vola traballando { FORM($from, "from") } { FORM($to, "to") }{ $stops ->
    [0] {""}
   *[other] , passando sopra { FORM($over, "mid") }
}{ $seen ->
    [0] {""}
   *[other] ; lo avvistano { FORM($cities, "in") }
}.
# The same, while the winner may still steer it on: a whole sentence all the same.
fries-tumbles = { FORM($who, "person") ->
    [you] Un tuo { $ufo }
   *[they] Un { $ufo } di { $who }
} vola traballando { FORM($from, "from") } { FORM($to, "to") }{ $stops ->
    [0] {""}
   *[other] , passando sopra { FORM($over, "mid") }
}{ $seen ->
    [0] { $stops ->
        [0] {" "}e prosegue
       *[other] , e prosegue
    }
   *[other] , viene avvistato { FORM($cities, "in") } e prosegue
}.
fries-landed = { FORM($who, "person") ->
    [you] Il tuo { $ufo }
   *[they] { FORM($ufo, "The") } di { $who }
} atterra { FORM($place, "in") }.
# $moved: yes if the eyewitness comes from the city $from, no if from the supply.
fries-witness = { $moved ->
    [yes] { FORM($who, "person") ->
        [you] Un tuo testimone
       *[they] Un testimone di { $who }
    } si sposta { FORM($from, "from") } { FORM($to, "to") }.
   *[no] Qualcuno { FORM($to, "in") } giura di aver visto { FORM($who, "person") ->
        [you] un tuo UFO
       *[they] un UFO di { $who }
    }.
}
# Finché il dado rotola.
fries-rolls = { FORM($who, "person") ->
    [you] Tiri il dado
   *[they] { $who } tira il dado
} { FORM($place, "in") } …

## The story: actions

# $count: how many stands, $places: where.
fries-stands = { FORM($who, "person") ->
    [you] Apri
   *[they] { $who } apre
} { $count ->
    [one] un chiosco
   *[other] chioschi
} { FORM($places, "in") }.
fries-stand-taken = { FORM($who, "person") ->
    [you] Conquisti
   *[they] { $who } conquista
} { FORM($owner, "person") ->
    [you] il tuo chiosco
   *[they] il chiosco di { $owner }
} { FORM($place, "in") }.
# A control roll. $roll: a sum such as "10 + 2 (chioschi) − 4 (testimoni) = 8". $result: fails, opens or takes (over a
# restaurant of $owner).
fries-rolled = { FORM($who, "person") ->
    [you] Tiri
   *[they] { $who } tira
} { FORM($place, "in") }: { $roll } contro resistenza { $resistance }, { $result ->
    [fails] non basta.
    [takes] e { FORM($who, "person") ->
        [you] conquisti
       *[they] conquista
    } { FORM($owner, "person") ->
        [you] un tuo ristorante
       *[they] un ristorante di { $owner }
    }.
   *[opens] e { FORM($who, "person") ->
        [you] apri
       *[they] apre
    } un ristorante.
}
# A restaurant without the roll. $result: opens or takes.
fries-restaurant = { $result ->
    [takes] { FORM($who, "person") ->
        [you] Conquisti
       *[they] { $who } conquista
    } { FORM($owner, "person") ->
        [you] un tuo ristorante
       *[they] un ristorante di { $owner }
    } { FORM($place, "in") }.
   *[opens] { FORM($who, "person") ->
        [you] Apri
       *[they] { $who } apre
    } un ristorante { FORM($place, "in") }.
}
# The new restaurant gives free samples.
fries-won-over = Gli assaggi gratis convincono { $count ->
    [one] { FORM($who, "person") ->
        [you] il tuo testimone
       *[they] il testimone di { $who }
    }
   *[other] tutti e { $count } { FORM($who, "person") ->
        [you] i tuoi testimoni
       *[they] i testimoni di { $who }
    }
} { FORM($place, "in") }.
# How many cities a player controls now. $change: lost (control of $place) or gained. $needed: how many end the game;
# $missing: how many more that is.
fries-control = { $change ->
    [lost] { FORM($who, "person") ->
        [you] Non controlli più { FORM($place, "mid") } e resti
       *[they] { $who } non controlla più { FORM($place, "mid") } e resta
    } { $cities ->
        [0] senza città.
        [one] con una sola città.
       *[other] con { $cities } città.
    }
   *[gained] { FORM($who, "person") ->
        [you] Ora controlli
       *[they] { $who } ora controlla
    } { $missing ->
        [0] { $cities } città: bastano per chiudere la partita.
       *[other] { $cities ->
            [one] una città
           *[other] { $cities } città
        }; per chiudere la partita ne servono { $needed }.
    }
}
# $by: cities, all or limit.
fries-ended = { $by ->
    [cities] Abbastanza città nelle stesse mani: la partita è finita.
    [all] Ogni città ha un ristorante: la partita è finita.
   *[limit] Limite di giri raggiunto: la partita è finita.
}
fries-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Vinci tu.
       *[they] Vince { $winners }.
    }
   *[other] { FORM($winners, "person") ->
        [you] { FORM($winners, "You") } condividete
       *[they] { $winners } condividono
    } la vittoria.
}
# The same when several have the most points: more UFOs on the map decide. $points and $ufos: what each winner has.
fries-won-tie = { $points ->
    [one] Un punto
   *[other] { $points } punti
}{ $count ->
    [one] {" "}a testa: { FORM($winners, "person") ->
        [you] hai più UFO e vinci.
       *[they] { $winners } ha più UFO e vince.
    }
   *[other] {" "}e { $ufos } UFO a testa: { FORM($winners, "person") ->
        [you] { FORM($winners, "you") } condividete
       *[they] { $winners } condividono
    } la vittoria.
}

## Sums: what is added to a die, and what is taken off

# One more part. $sign: plus or minus; $what: what it is for, from the next text.
fries-sum = { $sign ->
    [minus] { $sum } − { $number } ({ $what })
   *[plus] { $sum } + { $number } ({ $what })
}
# $count: how many of them count.
fries-sum-part = { $part ->
    [attack] attacco
    [bumper] Bumper
    [sedator] Sedator
    [support] supporto
    [stands] { $count ->
        [one] chiosco
       *[other] chioschi
    }
    [rivals] { $count ->
        [one] ristorante altrui
       *[other] ristoranti altrui
    }
    [witnesses] { $count ->
        [one] testimone
       *[other] testimoni
    }
   *[helpers] UFO in aiuto
}
# $sign: plus or minus, and $total without it.
fries-sum-total = { $sign ->
    [minus] { $sum } = −{ $total }
   *[plus] { $sum } = { $total }
}
# A die that is not rolled yet. $faces: 6 or 12.
fries-die = d{ $faces }

## What a player is asked, and what the others read meanwhile

fries-ask-start = Scegli il villaggio in cui atterrano i tuoi due UFO.
    .others = { $who } sceglie il villaggio di partenza.
# $when: first (nothing has been done in this turn), new (the same, and a new UFO may come instead of the turn), or later.
# $ready: how many UFOs have done nothing yet.
fries-ask-move = { $when ->
    [first] Tocca a te: muovi i tuoi UFO, oppure infiltrali dove sono.
    [new] Tocca a te: muovi i tuoi UFO, oppure rinuncia al turno e fanne arrivare uno nuovo.
   *[later] { $ready ->
        [0] Nessuno dei tuoi UFO può più muoversi: chiudi il movimento.
        [one] Uno dei tuoi UFO può ancora muoversi o infiltrarsi.
       *[other] { $ready } dei tuoi UFO possono ancora muoversi o infiltrarsi.
    }
}
    .others = { $who } muove i propri UFO.
# The same when bumps lie ahead in $places.
fries-ask-move-bumps = { $ready ->
    [0] Nessuno dei tuoi UFO può più muoversi: chiudi il movimento e passa al bumping { FORM($places, "in") }.
    [one] Uno dei tuoi UFO può ancora muoversi o infiltrarsi; poi si passa al bumping { FORM($places, "in") }.
   *[other] { $ready } dei tuoi UFO possono ancora muoversi o infiltrarsi; poi si passa al bumping { FORM($places, "in") }.
}
    .others = { $who } muove i propri UFO; poi si passa al bumping { FORM($places, "in") }.
fries-ask-clean = Il tuo Sedator vola { FORM($from, "from") } { FORM($to, "to") }: scegli chi calma per strada.
    .others = { $who } sceglie la rotta di un Sedator che vola { FORM($from, "from") } { FORM($to, "to") }.
fries-ask-bumps = Bumping da risolvere { FORM($places, "in") }: scegli il prossimo.
    .others = Bumping da risolvere { FORM($places, "in") }: { $who } sceglie il prossimo.
# $chance: that of the attacker in percent, as things stand. $ufos: how many UFOs would support.
fries-ask-support = { $attacker } attacca { $defender } { FORM($place, "in") } (probabilità di vincere: { $chance }%). { $ufos ->
    [one] A chi dà supporto il tuo UFO?
   *[other] A chi danno supporto i tuoi { $ufos } UFO?
}
    .others = { FORM($attacker, "person") ->
        [you] Attacchi { $defender }
       *[they] { $attacker } { FORM($defender, "person") ->
            [you] ti attacca
           *[they] attacca { $defender }
        }
    } { FORM($place, "in") }: { $who } può dare supporto.
# $ufos: how many beaten UFOs have to go, $left: how many fields they may fly together.
fries-ask-send = { $ufos } UFO di { $loser } devono lasciare { FORM($place, "mid") }, con { $left ->
    [one] uno spazio
   *[other] { $left } spazi
} da dividersi. Quale vola per primo?
    .others = { $who } sceglie quale { FORM($loser, "person") ->
        [you] dei tuoi UFO
       *[they] UFO di { $loser }
    } lascia per primo { FORM($place, "mid") }.
# $left: how many fields it can still fly. $waiting: how many beaten UFOs fly after it. $how: first (it must leave),
# landing (it may land where it is), on (it may not), forced (no nearer field is free).
fries-ask-steer = { $how ->
    [forced] A portata di volo è tutto occupato: guida { FORM($ufo, "the") } di { $loser } { FORM($place, "from") } allo spazio libero più vicino, a { $left ->
        [one] uno spazio
       *[other] { $left } spazi
    } di distanza.
    [first] Scaccia { FORM($ufo, "the") } di { $loser } { FORM($place, "from") }, { $left ->
        [one] di uno spazio
       *[other] di { $left } spazi al massimo
    }{ $waiting ->
        [0] {""}
        [one] ; dopo ne vola via un altro
       *[other] ; dopo ne volano via altri { $waiting }
    }.
    [landing] Fai atterrare { FORM($ufo, "the") } di { $loser } { FORM($place, "in") } o fallo proseguire, { $left ->
        [one] ancora per uno spazio
       *[other] ancora per { $left } spazi al massimo
    }.
   *[on] { FORM($ufo, "The") } di { $loser } non può atterrare { FORM($place, "in") }: fallo proseguire, { $left ->
        [one] ancora per uno spazio
       *[other] ancora per { $left } spazi al massimo
    }.
}
    .others = { $who } guida { FORM($loser, "person") ->
        [you] il tuo { $ufo }
       *[they] { FORM($ufo, "the") } di { $loser }
    }, ora { FORM($place, "in") }.
fries-ask-witness = I testimoni di { $loser } sono finiti: ne sposti uno { FORM($place, "to") } da un’altra città?
    .others = { $who } può spostare { FORM($place, "to") } { FORM($loser, "person") ->
        [you] un tuo testimone
       *[they] un testimone di { $loser }
    }.
fries-ask-act = Le tue azioni: apri o conquista chioschi e ristoranti, oppure chiudi il turno.
    .others = { $who } si occupa di chioschi e ristoranti.

## What a player can do: on a button, and in full

# $cities: the cities beside the village with their resistance, in a list; $count: how many.
fries-do-start = Parti { FORM($place, "from") }
    .long = { $count ->
        [0] Parti { FORM($place, "from") }, senza città accanto
       *[other] Parti { FORM($place, "from") }, accanto { FORM($cities, "in") }
    }
# A city with its resistance in such a list.
fries-resists = { $place } (resistenza { $resistance })
fries-do-new = Nuovo { $ufo } { FORM($place, "in") }
    .long = Fai arrivare un nuovo { $ufo } { FORM($place, "in") } al posto di questo turno
# $there: what awaits the UFO.
#   loop: nothing, for it comes back
#   bump: UFOs of $owner, and a bump that is won with $chance percent as things stand
#   open: a village where a stand can be opened
#   own: a village with an own stand
#   taken: a village with a stand of $owner
#   city: a city with a free slot; a control roll succeeds with $chance percent as things stand
#   full: a city without a free slot
fries-do-fly = Vola { $from } → { $to } ({ $ufo })
    .long = { $there ->
        [loop] Fai un giro con { FORM($ufo, "the") } e torna { FORM($to, "to") }
        [bump] Vola con { FORM($ufo, "the") } { FORM($from, "from") } { FORM($to, "to") } e attacca { $owner }: probabilità di vincere { $chance }%
        [open] Vola con { FORM($ufo, "the") } { FORM($from, "from") } { FORM($to, "to") }, dove si può aprire un chiosco
        [own] Vola con { FORM($ufo, "the") } { FORM($from, "from") } { FORM($to, "to") }, dove hai un chiosco
        [taken] Vola con { FORM($ufo, "the") } { FORM($from, "from") } { FORM($to, "to") }, dove { $owner } ha un chiosco
        [city] Vola con { FORM($ufo, "the") } { FORM($from, "from") } { FORM($to, "to") }: resistenza { $resistance }, probabilità di aprire un ristorante { $chance }%
       *[full] Vola con { FORM($ufo, "the") } { FORM($from, "from") } { FORM($to, "to") }: resistenza { $resistance }, nessun posto libero
    }
# $marker: stand, restaurant (which can be taken over with $chance percent), or open (a restaurant in a city with a free
# slot, where nothing can be taken over).
fries-do-infiltrate = Infiltrati da { $owner } { FORM($place, "in") } ({ $ufo })
    .long = { $marker ->
        [stand] Infiltra { FORM($ufo, "the") } nel chiosco di { $owner } { FORM($place, "in") }, per conquistarlo senza tirare
        [open] Infiltra { FORM($ufo, "the") } in un ristorante di { $owner } { FORM($place, "in") }; ma con un posto libero non si può conquistare
       *[restaurant] Infiltra { FORM($ufo, "the") } in un ristorante di { $owner } { FORM($place, "in") }, per tentare di conquistarlo: probabilità { $chance }%
    }
# $place: a field of the part of the network flown over; $cities: where eyewitnesses go, $count: in how many cities.
fries-do-clean = { $count ->
    [0] Passa per { FORM($place, "mid") }
   *[other] Passa per { FORM($place, "mid") }: testimoni { FORM($cities, "in") }
}
    .long = { $count ->
        [0] Vola con il Sedator passando per { FORM($place, "mid") }, dove non c’è nessuno da calmare
       *[other] Vola con il Sedator passando per { FORM($place, "mid") } e calma i testimoni { FORM($cities, "in") }
    }
# $attack and $defence: sums with dice not yet rolled, "d6 + 1 (attacco)".
fries-do-bump = Bumping { FORM($place, "in") }
    .long = Attacca { $defender } { FORM($place, "in") }: { $attack } contro { $defence }, probabilità di vincere { $chance }%
# $side: attacker, defender or nobody; $supported: the player; $chance: that of the attacker after this choice.
fries-do-support = { $side ->
    [nobody] Nessun supporto
   *[other] Supporto per { $supported }
}
    .long = { $side ->
        [attacker] Dai supporto all’attacco; probabilità che vinca { $attacker }: { $chance }%
        [defender] Dai supporto alla difesa; probabilità che vinca { $attacker }: { $chance }%
       *[nobody] Non dare supporto a nessuno; probabilità che vinca { $attacker }: { $chance }%
    }
fries-do-send = Manda via { FORM($ufo, "the") }
    .long = Manda via per primo { FORM($ufo, "the") } di { $loser }
# $there: seen (a city where an eyewitness appears, and where it can land), seen-occupied (the same, but it cannot land for
# foreign UFOs), occupied (a village where it cannot land), or free.
fries-do-steer = Guidalo { FORM($place, "to") }
    .long = { $there ->
        [seen] Guida { FORM($ufo, "the") } di { $loser } { FORM($place, "to") }, dove viene avvistato
        [seen-occupied] Guida { FORM($ufo, "the") } di { $loser } sopra { FORM($place, "mid") }, dove viene avvistato ma non può atterrare
        [occupied] Guida { FORM($ufo, "the") } di { $loser } sopra { FORM($place, "mid") }, dove non può atterrare
       *[free] Guida { FORM($ufo, "the") } di { $loser } { FORM($place, "to") }
    }
fries-do-land = Fallo atterrare { FORM($place, "in") }
    .long = Fai atterrare { FORM($ufo, "the") } di { $loser } { FORM($place, "in") }
fries-do-witness = Prendi il testimone { FORM($from, "from") }
    .long = Sposta un testimone di { $loser } { FORM($from, "from") } { FORM($to, "to") }
fries-do-no-witness = Lascia stare i testimoni
    .long = Lascia dove sono i testimoni di { $loser }
# $cities: the cities beside the village, $count: how many.
fries-do-stand = Apri un chiosco { FORM($place, "in") }
    .long = { $count ->
        [0] Apri un chiosco { FORM($place, "in") }: 1 punto
       *[other] Apri un chiosco { FORM($place, "in") }: 1 punto, e +1 ai tiri di controllo { FORM($cities, "in") }
    }
fries-do-take-stand = Conquista il chiosco { FORM($place, "in") }
    .long = Conquista il chiosco di { $owner } { FORM($place, "in") }, senza tirare
# $roll: a sum with a die not yet rolled, "d12 + 2 (chioschi)".
fries-do-restaurant = Apri un ristorante { FORM($place, "in") }, { $chance }% ({ $ufo })
    .long = Tenta di aprire un ristorante { FORM($place, "in") } con { FORM($ufo, "the") }: { $roll } contro resistenza { $resistance }, probabilità { $chance }%
fries-do-take-restaurant = Conquista un ristorante di { $owner } { FORM($place, "in") }, { $chance }% ({ $ufo })
    .long = Tenta di conquistare un ristorante di { $owner } { FORM($place, "in") } con { FORM($ufo, "the") }: { $roll } contro resistenza { $resistance }, probabilità { $chance }%
# $what: movement, bumps (the movement, and bumps follow), or turn.
fries-do-done = { $what ->
    [movement] Chiudi il movimento
    [bumps] Passa al bumping
   *[turn] Chiudi il turno
}
    .long = { $what ->
        [movement] Chiudi il movimento e passa alle azioni
        [bumps] Chiudi il movimento e passa al bumping { FORM($places, "in") }
       *[turn] Chiudi il turno senza altre azioni
    }

## What one can point at: in short, and in full for those who do not see it

fries-thing-field = { $place }
# Sentences about a field, one after another.
fries-see-city = { $slots ->
    [0] { $place }: città ancora senza segnalino.
   *[other] { $place }: città con resistenza { $resistance }. Posti liberi: { $free } su { $slots }.
}
# $stand: none, or some (of $owner).
fries-see-village = { $stand ->
    [none] { $place }: villaggio senza chiosco.
   *[some] { $place }: villaggio con { FORM($owner, "person") ->
        [you] un tuo chiosco
       *[they] un chiosco di { $owner }
    }.
}
# $owners: players with the number of their restaurants, in a list. $control: yes if $owner controls the city.
fries-see-restaurants = Ristoranti: { $owners }{ $control ->
    [yes] , quindi { FORM($owner, "person") ->
        [you] controlli tu
       *[they] { $owner } controlla
    } la città.
   *[no] .
}
fries-see-witnesses = Testimoni oculari: { $owners }.
# A player with a number in such a list.
fries-owns = { FORM($who, "you") } ({ $count })
# $ufos: a list such as "2 UFO standard e un Bumper".
fries-see-ufos = { FORM($who, "person") ->
    [you] I tuoi UFO
   *[they] UFO di { $who }
}: { $ufos }.
fries-see-beside = Linee verso { FORM($places, "mid") }.

# A UFO of one's own. $status: ready, stayed (it can no longer move), moved, on (a stand or restaurant of $owner, by
# $marker), beaten, or idle (it is not its turn). $places: what it can reach.
fries-thing-ufo = { $ufo } { FORM($place, "in") }
    .long = { $status ->
        [ready] Il tuo { $ufo } { FORM($place, "in") } non si è ancora mosso. Può raggiungere { FORM($places, "mid") }.
        [stayed] Il tuo { $ufo } { FORM($place, "in") } è rimasto dov’era.
        [moved] Il tuo { $ufo } { FORM($place, "in") } si è già mosso.
        [on] { $marker ->
            [stand] Il tuo { $ufo } { FORM($place, "in") } si è infiltrato nel chiosco di { $owner }.
           *[restaurant] Il tuo { $ufo } { FORM($place, "in") } si è infiltrato in un ristorante di { $owner }.
        }
        [beaten] Il tuo { $ufo } { FORM($place, "in") } ha perso un bumping e in questo turno non ha azione.
       *[idle] Il tuo { $ufo } { FORM($place, "in") }. Da lì potrebbe raggiungere { FORM($places, "mid") }.
    }

## The table drawn with characters, and tables of components

fries-seat = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cities ->
    [0] nessuna città controllata
    [one] una città controllata
   *[other] { $cities } città controllate
}
# What is in a row; keep it within 12 letters.
fries-row = { $row ->
    [standard] standard
    [bumper] Bumper
    [sedator] Sedator
    [stands] chioschi
    [restaurants] ristoranti
   *[witnesses] testimoni
}
# Followed by the cities with their tiles.
fries-drawn-tiles = Città (resistenza/posti):

fries-column-resistance = Resistenza
fries-column-slots = Posti
fries-column-tiles = Segnalini
fries-column-piece = Pezzo
fries-column-each = A testa
# $piece: restaurants, stands, witnesses, standard, bumper or sedator.
fries-piece = { $piece ->
    [restaurants] Ristoranti
    [stands] Chioschi
    [witnesses] Testimoni oculari
    [standard] UFO standard
    [bumper] UFO Bumper
   *[sedator] UFO Sedator
}

# What a component is called in a list of those that are reconstructed.
fries-component-map = La mappa
fries-component-supply = I pezzi di ogni colore
fries-component-tile = { $slots ->
    [one] Segnalino città: resistenza { $resistance }, un posto
   *[other] Segnalino città: resistenza { $resistance }, { $slots } posti
}

## Options

fries-option-round_limit = Limite di giri
    .about = La partita finisce dopo questo numero di giri, se non è finita prima.

## Why something cannot be done here, when there is more to say than the rule

fries-here-turn = Ora decide { $who }.
fries-here-rival = Il volo finisce { FORM($place, "in") }: lì c’è un UFO altrui.
fries-here-no-marker = Il volo finisce { FORM($place, "in") }: lì non hai né chioschi né ristoranti.
fries-here-moved = Il tuo UFO { FORM($place, "in") } ha già volato o si è infiltrato in questo turno.
fries-here-no-ufo = Non hai UFO { FORM($place, "in") }.
fries-here-beaten = Il tuo UFO { FORM($place, "in") } ha perso un bumping in questo turno.
fries-here-rolled = In questo turno ci hai già provato { FORM($place, "in") }.
fries-here-full = Tutti i posti per ristoranti { FORM($place, "in") } sono occupati.
fries-here-stand = { FORM($owner, "person") ->
    [you] Hai già un chiosco { FORM($place, "in") }.
   *[they] { $owner } ha già un chiosco { FORM($place, "in") }.
}
fries-here-city = { $place } è una città, ma si parte da un villaggio.
fries-here-taken = Un UFO altrui è già atterrato { FORM($place, "in") }.
fries-here-no-bump = Non c’è nessun UFO altrui da attaccare { FORM($place, "in") }.

## Hints in a player's first game, each with its reason

# $cities: how many cities are beside each of the villages.
fries-tip-start = Buone partenze: { $places }, con { $cities ->
    [one] una città
   *[other] { $cities } città
} accanto. Un chiosco lì ti aiuta in ognuna.
fries-tip-fly = Vola { FORM($place, "to") }: probabilità di aprirci un ristorante { $chance }%.
# $cities: the cities beside the village, in a list.
fries-tip-fly-village = Vola { FORM($place, "to") }: un chiosco lì dà +1 ai tuoi tiri di controllo { FORM($cities, "in") }.
fries-tip-bump = Comincia dal bumping { FORM($place, "in") }: probabilità di vincere { $chance }%.
fries-tip-roll = Prova ad aprire un ristorante { FORM($place, "in") }: probabilità { $chance }%, e se va male non perdi nulla.
fries-tip-stand = Apri un chiosco { FORM($place, "in") }: riesce sempre e dà +1 ai tuoi tiri di controllo { FORM($cities, "in") }.
