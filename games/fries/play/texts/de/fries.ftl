# UFOs! Fritten aus dem All: a board game of flying saucers that open fry stands and restaurants.
#
# $who, $owner, $attacker, $defender, $winner, $winners and $loser are players' names: they are never inflected, and nothing may
# depend on whether a player is a man or a woman. FORM($who, "person") is "you" for the reader; the other forms are those of
# story-you and story-they ("die Frittenbude von Ada", "deine Frittenbude").
# $place, $from, $to, $city are fields; $places, $cities and $over are one or several of them in a list. Their forms "in" and
# "from" are for Yap, an island: "auf Yap", "von Yap". "nach", "von … nach" and "über" fit all fields and stand in the
# sentences, as does "in" before lists of cities, so that it is not repeated.
#
# $ufo is a kind of UFO. After "ein", "dein", "dem" and "einem" it is its name; its other forms:
#   many      Rempler           many-dat  mit 2 Remplern
#   acc       einen Rempler     new       einen neuen Rempler
#   The       Der Rempler       the-acc   den Rempler          it-acc    ihn
#   your-acc  deinen Rempler
# Before % stands a no-break space.

fries-about = Ein Würfelspiel auf der Weltkarte: mit UFOs fliegen, andere wegrempeln, Frittenbuden und Restaurants eröffnen.

## UFOs

fries-ufo-standard = Standard-UFO
    .many = Standard-UFOs
    .many-dat = Standard-UFOs
    .acc = ein Standard-UFO
    .new = ein neues Standard-UFO
    .The = Das Standard-UFO
    .the-acc = das Standard-UFO
    .your-acc = dein Standard-UFO
    .it-acc = es
fries-ufo-bumper = Rempler
    .many = Rempler
    .many-dat = Remplern
    .acc = einen Rempler
    .new = einen neuen Rempler
    .The = Der Rempler
    .the-acc = den Rempler
    .your-acc = deinen Rempler
    .it-acc = ihn
fries-ufo-sedator = Beruhiger
    .many = Beruhiger
    .many-dat = Beruhigern
    .acc = einen Beruhiger
    .new = einen neuen Beruhiger
    .The = Der Beruhiger
    .the-acc = den Beruhiger
    .your-acc = deinen Beruhiger
    .it-acc = ihn

# UFOs of one kind in a list: "ein Rempler", "2 Standard-UFOs".
fries-ufos = { $count ->
    [one] ein { $ufo }
   *[other] { $count } { FORM($ufo, "many") }
}

## The story: setting up

# $tiles: a list of cities with their tiles, each as in the next text.
fries-tiles = Die Stadtplättchen liegen aus (Widerstand/Restaurantplätze): { $tiles }.
fries-tile = { $city } { $resistance }/{ $slots }
fries-begins = { FORM($who, "person") ->
    [you] Du machst den Anfang.
   *[they] { $who } macht den Anfang.
}
fries-started = { FORM($who, "person") ->
    [you] Du landest
   *[they] { $who } landet
} mit zwei UFOs { FORM($place, "in") }.

## The story: movement

fries-turn = Runde { $round } · { FORM($who, "person") ->
    [you] Du bist am Zug
   *[they] { $who } ist am Zug
}
fries-new = { FORM($who, "person") ->
    [you] Du verzichtest auf den Zug und rufst { FORM($ufo, "new") } nach { $place }.
   *[they] { $who } verzichtet auf den Zug und ruft { FORM($ufo, "new") } nach { $place }.
}
# $count: how many UFOs of the kind fly the same way. $stops: how many fields lie between; $over: those fields, in a list.
fries-flew = { FORM($who, "person") ->
    [you] Du fliegst
   *[they] { $who } fliegt
} mit { $count ->
    [one] einem { $ufo }
   *[other] { $count } { FORM($ufo, "many-dat") }
} von { $from } { $stops ->
    [0] nach { $to }.
    [1] über { $over } nach { $to }.
    [2] über { $over } nach { $to }.
   *[other] über { $stops } Felder des eigenen Netzes nach { $to }.
}
fries-flew-loop = { FORM($who, "person") ->
    [you] Du startest
   *[they] { $who } startet
} { FORM($from, "in") } mit einem { $ufo } zu einem Rundflug über { $over }.
# $marker: stand or restaurant.
fries-infiltrated = { FORM($who, "person") ->
    [you] Du setzt
   *[they] { $who } setzt
} { FORM($ufo, "acc") } auf { $marker ->
    [stand] { FORM($owner, "die") } Frittenbude{ FORM($owner, "von") } { FORM($place, "in") }.
   *[restaurant] { FORM($owner, "person") ->
        [you] eines deiner Restaurants
       *[they] ein Restaurant von { $owner }
    } { FORM($place, "in") }.
}
# $count: how many eyewitnesses of the player go, from all these cities together.
fries-calmed = { $count ->
    [one] Der Beruhiger bringt in { $cities } { FORM($who, "einen") } Augenzeugen{ FORM($who, "von") } zum Schweigen.
   *[other] Der Beruhiger bringt in { $cities } { FORM($who, "person") ->
        [you] { $count } deiner Augenzeugen
       *[they] { $count } Augenzeugen von { $who }
    } zum Schweigen.
}

## The story: bumps

fries-bump-begins = { FORM($attacker, "person") ->
    [you] Du rempelst
   *[they] { $attacker } rempelt
} { FORM($defender, "acc") } { FORM($place, "in") } an.
# $side: attacker, defender or nobody.
fries-supported = { $side ->
    [nobody] { FORM($who, "person") ->
        [you] Du hältst dich heraus.
       *[they] { $who } hält sich heraus.
    }
   *[other] { FORM($who, "person") ->
        [you] Du unterstützt
       *[they] { $who } unterstützt
    } { $side ->
        [attacker] den Angriff
       *[defender] die Verteidigung
    } mit { $ufos ->
        [one] einem UFO
       *[other] { $ufos } UFOs
    }.
}
# The dice. $attack and $defence: sums such as "5 + 1 (Angriff) + 1 (Rempler) = 7", see below.
fries-bumped = Die Würfel fallen { FORM($place, "in") }: { $attack } für { FORM($attacker, "acc") }, { $defence } für { FORM($defender, "acc") }. { FORM($winner, "person") ->
    [you] Du gewinnst
   *[they] { $winner } gewinnt
} mit { $distance } Vorsprung.
# The same, when nobody could take sides before.
fries-bump = { FORM($attacker, "person") ->
    [you] Du rempelst
   *[they] { $attacker } rempelt
} { FORM($defender, "acc") } { FORM($place, "in") } an, { $attack } gegen { $defence }. { FORM($winner, "person") ->
    [you] Du gewinnst
   *[they] { $winner } gewinnt
} mit { $distance } Vorsprung.
# A beaten UFO of $who flies and lands. $stops: how many fields lie between, $over: those fields; $seen: how many
# eyewitnesses appear, $cities: where.
fries-tumbled = { FORM($who, "Ein") } { $ufo }{ FORM($who, "von") } taumelt von { $from } { $stops ->
    [0] nach { $to }{ $seen ->
        [0] .
       *[other] {""} und wird dort gesehen.
    }
   *[other] über { $over } nach { $to }{ $seen ->
        [0] .
       *[other] {""} und wird in { $cities } gesehen.
    }
}
# The same, while the winner may still steer it on.
fries-tumbles = { FORM($who, "Ein") } { $ufo }{ FORM($who, "von") } taumelt von { $from } { $stops ->
    [0] nach { $to }{ $seen ->
        [0] {""} und fliegt weiter.
       *[other] , wird dort gesehen und fliegt weiter.
    }
   *[other] über { $over } nach { $to }{ $seen ->
        [0] {""} und fliegt weiter.
       *[other] , wird in { $cities } gesehen und fliegt weiter.
    }
}
fries-landed = { FORM($who, "person") ->
    [you] Dein { $ufo }
   *[they] { FORM($ufo, "The") } von { $who }
} landet { FORM($place, "in") }.
# $moved: yes if the eyewitness comes from the city $from, no if from the supply.
fries-witness = { $moved ->
    [yes] { FORM($who, "person") ->
        [you] Einer deiner Augenzeugen
       *[they] Ein Augenzeuge von { $who }
    } zieht von { $from } nach { $to } um.
   *[no] In { $to } sieht jemand { FORM($who, "person") ->
        [you] eines deiner UFOs.
       *[they] ein UFO von { $who }.
    }
}

## The story: actions

# $count: how many stands, $places: where.
fries-stands = { FORM($who, "person") ->
    [you] Du eröffnest
   *[they] { $who } eröffnet
} { $count ->
    [one] { FORM($places, "in") } eine Frittenbude.
   *[other] Frittenbuden { FORM($places, "in") }.
}
# Solange der Würfel rollt.
fries-rolls = { FORM($who, "person") ->
    [you] Du würfelst
   *[they] { $who } würfelt
} { FORM($place, "in") } …
fries-stand-taken = { FORM($who, "person") ->
    [you] Du übernimmst
   *[they] { $who } übernimmt
} { FORM($place, "in") } { FORM($owner, "die") } Frittenbude{ FORM($owner, "von") }.
# A control roll. $roll: a sum such as "10 + 2 (Frittenbuden) − 4 (Augenzeugen) = 8". $result: fails, opens or takes (over a
# restaurant of $owner).
fries-rolled = { FORM($who, "person") ->
    [you] Du würfelst { FORM($place, "in") } { $roll } gegen Widerstand { $resistance }{ $result ->
        [fails] : Das reicht nicht.
        [takes] {""} und übernimmst ein Restaurant von { $owner }.
       *[opens] {""} und eröffnest ein Restaurant.
    }
   *[they] { $who } würfelt { FORM($place, "in") } { $roll } gegen Widerstand { $resistance }{ $result ->
        [fails] : Das reicht nicht.
        [takes] {""} und übernimmt { FORM($owner, "person") ->
            [you] eines deiner Restaurants.
           *[they] ein Restaurant von { $owner }.
        }
       *[opens] {""} und eröffnet ein Restaurant.
    }
}
# A restaurant without the roll. $result: opens or takes.
fries-restaurant = { FORM($who, "person") ->
    [you] { $result ->
        [takes] Du übernimmst { FORM($place, "in") } ein Restaurant von { $owner }.
       *[opens] Du eröffnest { FORM($place, "in") } ein Restaurant.
    }
   *[they] { $result ->
        [takes] { $who } übernimmt { FORM($place, "in") } { FORM($owner, "person") ->
            [you] eines deiner Restaurants.
           *[they] ein Restaurant von { $owner }.
        }
       *[opens] { $who } eröffnet { FORM($place, "in") } ein Restaurant.
    }
}
# The new restaurant gives free samples.
fries-won-over = { $count ->
    [one] Kostproben lassen { FORM($who, "den") } Augenzeugen{ FORM($who, "von") } { FORM($place, "in") } alles vergessen.
   *[other] Kostproben lassen { FORM($who, "die") } { $count } Augenzeugen{ FORM($who, "von") } { FORM($place, "in") } alles vergessen.
}
# How many cities a player controls now. $change: lost (control of $place) or gained. $needed: how many end the game;
# $missing: how many more that is.
fries-control = { $change ->
    [lost] { FORM($who, "person") ->
        [you] Du verlierst die Kontrolle über { $place } und hast
       *[they] { $who } verliert die Kontrolle über { $place } und hat
    } { $cities ->
        [0] keine Stadt mehr.
        [one] noch eine Stadt.
       *[other] noch { $cities } Städte.
    }
   *[gained] { FORM($who, "person") ->
        [you] Du kontrollierst
       *[they] { $who } kontrolliert
    } jetzt { $missing ->
        [0] { $cities } Städte, genug für das Spielende.
       *[other] { $cities ->
            [0] keine Stadt; bei { $needed } ist Schluss.
            [one] eine Stadt; bei { $needed } ist Schluss.
           *[other] { $cities } Städte; bei { $needed } ist Schluss.
        }
    }
}
# $by: cities, all or limit.
fries-ended = { $by ->
    [cities] Genug Städte sind in einer Hand: Das Spiel ist zu Ende.
    [all] In jeder Stadt steht ein Restaurant: Das Spiel ist zu Ende.
   *[limit] Die Rundengrenze ist erreicht: Das Spiel ist zu Ende.
}
fries-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Du gewinnst.
       *[they] { $winners } gewinnt.
    }
   *[other] { FORM($winners, "person") ->
        [you] { FORM($winners, "You") } teilt euch den Sieg.
       *[they] { $winners } teilen sich den Sieg.
    }
}
# The same when several have the most points: more UFOs on the map decide. $points and $ufos: what each winner has.
fries-won-tie = { $count ->
    [one] Je { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }: { FORM($winners, "person") ->
        [you] Du hast mehr UFOs und gewinnst.
       *[they] { $winners } hat mehr UFOs und gewinnt.
    }
   *[other] Je { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } und { $ufos } UFOs: { FORM($winners, "person") ->
        [you] { FORM($winners, "You") } teilt euch den Sieg.
       *[they] { $winners } teilen sich den Sieg.
    }
}

## Sums: what is added to a die, and what is taken off

# One more part. $sign: plus or minus; $what: what it is for, from the next text.
fries-sum = { $sign ->
    [minus] { $sum } − { $number } ({ $what })
   *[plus] { $sum } + { $number } ({ $what })
}
# $count: how many of them count.
fries-sum-part = { $part ->
    [attack] Angriff
    [bumper] Rempler
    [sedator] Beruhiger
    [support] Unterstützung
    [stands] { $count ->
        [one] Frittenbude
       *[other] Frittenbuden
    }
    [rivals] { $count ->
        [one] fremdes Restaurant
       *[other] fremde Restaurants
    }
    [witnesses] { $count ->
        [one] Augenzeuge
       *[other] Augenzeugen
    }
   *[helpers] Helfer
}
# $sign: plus or minus, and $total without it.
fries-sum-total = { $sign ->
    [minus] { $sum } = −{ $total }
   *[plus] { $sum } = { $total }
}
# A die that is not rolled yet. $faces: 6 or 12.
fries-die = W{ $faces }

## What a player is asked, and what the others read meanwhile

fries-ask-start = Wähle das Dorf, in dem deine zwei UFOs landen.
    .others = { $who } sucht ein Startdorf aus.
# $when: first (nothing has been done in this turn), new (the same, and a new UFO may come instead of the turn), or later.
# $ready: how many UFOs have done nothing yet.
fries-ask-move = { $when ->
    [first] Du bist am Zug: Deine UFOs können fliegen oder sich aufsetzen, wo sie stehen.
    [new] Du bist am Zug: Bewege deine UFOs oder ruf stattdessen ein neues.
   *[later] { $ready ->
        [0] Keines deiner UFOs kann sich noch bewegen: Beende die Bewegung.
        [one] Eines deiner UFOs kann noch fliegen oder sich aufsetzen.
       *[other] { $ready } deiner UFOs können noch fliegen oder sich aufsetzen.
    }
}
    .others = { $who } bewegt UFOs.
# The same when bumps lie ahead in $places.
fries-ask-move-bumps = { $ready ->
    [0] Keines deiner UFOs kann sich noch bewegen: Beende die Bewegung; danach wird { FORM($places, "in") } gerempelt.
    [one] Eines deiner UFOs kann noch fliegen oder sich aufsetzen; danach wird { FORM($places, "in") } gerempelt.
   *[other] { $ready } deiner UFOs können noch fliegen oder sich aufsetzen; danach wird { FORM($places, "in") } gerempelt.
}
    .others = { $who } bewegt UFOs; danach wird { FORM($places, "in") } gerempelt.
fries-ask-clean = Dein Beruhiger fliegt von { $from } nach { $to }: Wähle, wen er unterwegs beruhigt.
    .others = { $who } wählt den Weg eines Beruhigers von { $from } nach { $to }.
fries-ask-bumps = Gerempelt wird { FORM($places, "in") }: Wähle, wo als Nächstes.
    .others = Gerempelt wird { FORM($places, "in") }: { $who } wählt, wo als Nächstes.
# $chance: that of the attacker in percent, as things stand. $ufos: how many UFOs would support.
fries-ask-support = { $ufos ->
    [one] { $attacker } rempelt { $defender } { FORM($place, "in") } an und gewinnt mit { $chance } % Wahrscheinlichkeit. Wen unterstützt dein UFO?
   *[other] { $attacker } rempelt { $defender } { FORM($place, "in") } an und gewinnt mit { $chance } % Wahrscheinlichkeit. Wen unterstützen deine { $ufos } UFOs?
}
    .others = { FORM($attacker, "person") ->
        [you] Du rempelst
       *[they] { $attacker } rempelt
    } { FORM($defender, "acc") } { FORM($place, "in") } an: { $who } darf Partei ergreifen.
# $ufos: how many beaten UFOs have to go, $left: how many fields they may fly together.
fries-ask-send = { $ufos } UFOs von { $loser } müssen { $place } verlassen und teilen sich { $left ->
    [one] ein Feld
   *[other] { $left } Felder
}. Welches fliegt zuerst?
    .others = { $who } wählt, { FORM($loser, "person") ->
        [you] welches deiner UFOs
       *[they] welches UFO von { $loser }
    } zuerst { FORM($place, "from") } wegfliegt.
# $left: how many fields it can still fly. $waiting: how many beaten UFOs fly after it. $how: first (it must leave),
# landing (it may land where it is), on (it may not), forced (no nearer field is free).
fries-ask-steer = { $how ->
    [forced] In Reichweite ist nichts frei: Lenke { FORM($ufo, "the-acc") } von { $loser } zum nächsten freien Feld, von { $place } aus noch { $left ->
        [one] ein Feld
       *[other] { $left } Felder
    } weit.
    [first] { FORM($ufo, "The") } von { $loser } muss { $place } verlassen: Lenke { FORM($ufo, "it-acc") } { $left ->
        [one] ein Feld
       *[other] bis zu { $left } Felder
    } weit{ $waiting ->
        [0] {""}
        [one] ; danach fliegt noch ein UFO
       *[other] ; danach fliegen noch { $waiting } UFOs
    }.
    [landing] Lass { FORM($ufo, "the-acc") } von { $loser } { FORM($place, "in") } landen oder lenke { FORM($ufo, "it-acc") } weiter, noch { $left ->
        [one] ein Feld
       *[other] bis zu { $left } Felder
    }.
   *[on] Landen ist { FORM($place, "in") } nicht möglich: Lenke { FORM($ufo, "the-acc") } von { $loser } weiter, noch { $left ->
        [one] ein Feld
       *[other] bis zu { $left } Felder
    }.
}
    .others = { $who } lenkt { FORM($loser, "person") ->
        [you] { FORM($ufo, "your-acc") }
       *[they] { FORM($ufo, "the-acc") } von { $loser }
    }, jetzt { FORM($place, "in") }.
fries-ask-witness = Im Vorrat von { $loser } sind keine Augenzeugen mehr: Einen aus einer anderen Stadt nach { $place } umsetzen?
    .others = { $who } darf { FORM($loser, "einen") } Augenzeugen{ FORM($loser, "von") } nach { $place } umsetzen.
fries-ask-act = Deine Aktionen: Eröffne oder übernimm Frittenbuden und Restaurants, oder beende den Zug.
    .others = { $who } kümmert sich um Frittenbuden und Restaurants.

## What a player can do: on a button, and in full

# $cities: the cities beside the village with their resistance, in a list; $count: how many.
fries-do-start = Start { FORM($place, "in") }
    .long = { $count ->
        [0] Start { FORM($place, "in") }, ohne eine Stadt nebenan
       *[other] Start { FORM($place, "in") }, neben { $cities }
    }
# A city with its resistance in such a list.
fries-resists = { $place } (Widerstand { $resistance })
fries-do-new = { $ufo } nach { $place } rufen
    .long = Statt dieses Zuges { FORM($ufo, "new") } nach { $place } rufen
# $there: what awaits the UFO.
#   loop: nothing, for it comes back
#   bump: UFOs of $owner, and a bump that is won with $chance percent as things stand
#   open: a village where a stand can be opened
#   own: a village with an own stand
#   taken: a village with a stand of $owner
#   city: a city with a free slot; a control roll succeeds with $chance percent as things stand
#   full: a city without a free slot
fries-do-fly = Flug { $from } → { $to } ({ $ufo })
    .long = { $there ->
        [loop] Mit dem { $ufo } einen Rundflug machen und nach { $to } zurückkehren
        [bump] Mit dem { $ufo } von { $from } nach { $to } fliegen und { $owner } anrempeln: Chance { $chance } %
        [open] Mit dem { $ufo } von { $from } nach { $to } fliegen, wo du eine Frittenbude eröffnen kannst
        [own] Mit dem { $ufo } von { $from } nach { $to } fliegen, wo du eine Frittenbude hast
        [taken] Mit dem { $ufo } von { $from } nach { $to } fliegen, wo { $owner } eine Frittenbude hat
        [city] Mit dem { $ufo } von { $from } nach { $to } fliegen: Widerstand { $resistance }, { $chance } % Chance auf ein Restaurant
       *[full] Mit dem { $ufo } von { $from } nach { $to } fliegen: Widerstand { $resistance }, kein freier Restaurantplatz
    }
# $marker: stand, restaurant (which can be taken over with $chance percent), or open (a restaurant in a city with a free
# slot, where nothing can be taken over).
fries-do-infiltrate = Bei { $owner } { FORM($place, "in") } aufsetzen ({ $ufo })
    .long = { $marker ->
        [stand] { $ufo } auf die Frittenbude von { $owner } { FORM($place, "in") } setzen, um sie ohne Wurf zu übernehmen
        [open] { $ufo } auf ein Restaurant von { $owner } { FORM($place, "in") } setzen; solange ein Restaurantplatz frei ist, ist keine Übernahme möglich
       *[restaurant] { $ufo } auf ein Restaurant von { $owner } { FORM($place, "in") } setzen, um die Übernahme zu versuchen: Chance { $chance } %
    }
# $place: a field of the part of the network flown over; $cities: where eyewitnesses go, $count: in how many cities.
fries-do-clean = { $count ->
    [0] Über { $place }
   *[other] Über { $place }: { $cities }
}
    .long = { $count ->
        [0] Mit dem Beruhiger über { $place } fliegen, wo niemand zu beruhigen ist
       *[other] Mit dem Beruhiger über { $place } fliegen und die Augenzeugen in { $cities } beruhigen
    }
# $attack and $defence: sums with dice not yet rolled, "W6 + 1 (Angriff)".
fries-do-bump = Rempelei { FORM($place, "in") }
    .long = { $defender } { FORM($place, "in") } anrempeln: { $attack } gegen { $defence }, Chance { $chance } %
# $side: attacker, defender or nobody; $supported: the player; $chance: that of the attacker after this choice.
fries-do-support = { $side ->
    [nobody] Niemanden unterstützen
   *[other] { $supported } unterstützen
}
    .long = { $side ->
        [attacker] Den Angriff unterstützen: Dann gewinnt { $attacker } mit { $chance } % Wahrscheinlichkeit
        [defender] Die Verteidigung unterstützen: Dann gewinnt { $attacker } mit { $chance } % Wahrscheinlichkeit
       *[nobody] Niemanden unterstützen: Dann gewinnt { $attacker } mit { $chance } % Wahrscheinlichkeit
    }
fries-do-send = { $ufo } wegschicken
    .long = Zuerst { FORM($ufo, "the-acc") } von { $loser } wegschicken
# $there: seen (a city where an eyewitness appears, and where it can land), seen-occupied (the same, but it cannot land for
# foreign UFOs), occupied (a village where it cannot land), or free.
fries-do-steer = Nach { $place } lenken
    .long = { $there ->
        [seen] { $ufo } von { $loser } nach { $place } lenken, wo ein Augenzeuge dazukommt
        [seen-occupied] { $ufo } von { $loser } über { $place } lenken, wo ein Augenzeuge dazukommt, aber keine Landung möglich ist
        [occupied] { $ufo } von { $loser } über { $place } lenken, wo keine Landung möglich ist
       *[free] { $ufo } von { $loser } nach { $place } lenken
    }
fries-do-land = Landung { FORM($place, "in") }
    .long = { $ufo } von { $loser } { FORM($place, "in") } landen lassen
fries-do-witness = Augenzeugen { FORM($from, "from") } holen
    .long = Einen Augenzeugen von { $loser } { FORM($from, "from") } nach { $to } umsetzen
fries-do-no-witness = Augenzeugen in Ruhe lassen
    .long = Die Augenzeugen von { $loser } lassen, wo sie sind
# $cities: the cities beside the village, $count: how many.
fries-do-stand = Frittenbude { FORM($place, "in") } eröffnen
    .long = { $count ->
        [0] Frittenbude { FORM($place, "in") } eröffnen: 1 Punkt
       *[other] Frittenbude { FORM($place, "in") } eröffnen: 1 Punkt und +1 auf Widerstandswürfe in { $cities }
    }
fries-do-take-stand = Frittenbude { FORM($place, "in") } übernehmen
    .long = Frittenbude von { $owner } { FORM($place, "in") } ohne Wurf übernehmen
# $roll: a sum with a die not yet rolled, "W12 + 2 (Frittenbuden)".
fries-do-restaurant = Restaurant { FORM($place, "in") } eröffnen, { $chance } % ({ $ufo })
    .long = Mit dem { $ufo } versuchen, { FORM($place, "in") } ein Restaurant zu eröffnen: { $roll } gegen Widerstand { $resistance }, Chance { $chance } %
fries-do-take-restaurant = Restaurant von { $owner } { FORM($place, "in") } übernehmen, { $chance } % ({ $ufo })
    .long = Mit dem { $ufo } versuchen, { FORM($place, "in") } ein Restaurant von { $owner } zu übernehmen: { $roll } gegen Widerstand { $resistance }, Chance { $chance } %
# $what: movement, bumps (the movement, and bumps follow), or turn.
fries-do-done = { $what ->
    [movement] Bewegung beenden
    [bumps] Bewegung beenden und rempeln
   *[turn] Zug beenden
}
    .long = { $what ->
        [movement] Die Bewegung beenden und zu den Aktionen übergehen
        [bumps] Die Bewegung beenden und { FORM($places, "in") } rempeln
       *[turn] Den Zug ohne weitere Aktion beenden
    }

## What one can point at: in short, and in full for those who do not see it

fries-thing-field = { $place }
# Sentences about a field, one after another.
fries-see-city = { $slots ->
    [0] { $place }: eine Stadt, noch ohne Stadtplättchen.
   *[other] { $place }: eine Stadt mit Widerstand { $resistance }. Freie Restaurantplätze: { $free } von { $slots }.
}
# $stand: none, or some (of $owner).
fries-see-village = { $stand ->
    [none] { $place }: ein Dorf ohne Frittenbude.
   *[some] { $place }: ein Dorf mit { FORM($owner, "person") ->
        [you] deiner Frittenbude.
       *[they] einer Frittenbude von { $owner }.
    }
}
# $owners: players with the number of their restaurants, in a list. $control: yes if $owner controls the city.
fries-see-restaurants = { $control ->
    [yes] Restaurants: { $owners }; damit { FORM($owner, "person") ->
        [you] kontrollierst du die Stadt.
       *[they] kontrolliert { $owner } die Stadt.
    }
   *[no] Restaurants: { $owners }.
}
fries-see-witnesses = Augenzeugen: { $owners }.
# A player with a number in such a list.
fries-owns = { FORM($who, "you") } ({ $count })
# $ufos: a list such as "2 Standard-UFOs und ein Rempler".
fries-see-ufos = { FORM($who, "person") ->
    [you] Deine UFOs: { $ufos }.
   *[they] UFOs von { $who }: { $ufos }.
}
fries-see-beside = Linien führen nach { $places }.

# A UFO of one's own. $status: ready, stayed (it can no longer move), moved, on (a stand or restaurant of $owner, by
# $marker), beaten, or idle (it is not its turn). $places: what it can reach.
fries-thing-ufo = { $ufo } { FORM($place, "in") }
    .long = { $status ->
        [ready] Dein { $ufo } { FORM($place, "in") } hat sich noch nicht bewegt. Du kannst damit nach { $places } fliegen.
        [stayed] Dein { $ufo } { FORM($place, "in") } ist stehen geblieben.
        [moved] Dein { $ufo } { FORM($place, "in") } hat sich schon bewegt.
        [on] { $marker ->
            [stand] Dein { $ufo } { FORM($place, "in") } sitzt auf der Frittenbude von { $owner }.
           *[restaurant] Dein { $ufo } { FORM($place, "in") } sitzt auf einem Restaurant von { $owner }.
        }
        [beaten] Dein { $ufo } { FORM($place, "in") } hat nach einer verlorenen Rempelei in diesem Zug keine Aktion.
       *[idle] Dein { $ufo } { FORM($place, "in") }. Von dort könntest du nach { $places } fliegen.
    }

## The table drawn with characters, and tables of components

fries-seat = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, kontrolliert { $cities ->
    [0] keine Stadt
    [one] eine Stadt
   *[other] { $cities } Städte
}
# What is in a row; keep it within 12 letters.
fries-row = { $row ->
    [standard] Standard
    [bumper] Rempler
    [sedator] Beruhiger
    [stands] Frittenbuden
    [restaurants] Restaurants
   *[witnesses] Augenzeugen
}
# Followed by the cities with their tiles.
fries-drawn-tiles = Städte (Widerstand/Restaurantplätze):

fries-column-resistance = Widerstand
fries-column-slots = Restaurantplätze
fries-column-tiles = Stadtplättchen
fries-column-piece = Spielmaterial
fries-column-each = Je Farbe
# $piece: restaurants, stands, witnesses, standard, bumper or sedator.
fries-piece = { $piece ->
    [restaurants] Restaurants
    [stands] Frittenbuden
    [witnesses] Augenzeugen
    [standard] Standard-UFOs
    [bumper] Rempler
   *[sedator] Beruhiger
}

# What a component is called in a list of those that are reconstructed.
fries-component-map = Der Spielplan
fries-component-supply = Der Vorrat jeder Farbe
fries-component-tile = { $slots ->
    [one] Stadtplättchen: Widerstand { $resistance }, ein Restaurantplatz
   *[other] Stadtplättchen: Widerstand { $resistance }, { $slots } Restaurantplätze
}

## Options

fries-option-round_limit = Rundengrenze
    .about = Nach so vielen Runden endet das Spiel, wenn es nicht schon vorher zu Ende ist.

## Why something cannot be done here, when there is more to say than the rule

fries-here-turn = Gerade entscheidet { $who }.
fries-here-rival = Der Flug endet { FORM($place, "in") }, denn dort steht ein fremdes UFO.
fries-here-no-marker = Der Flug endet { FORM($place, "in") }, denn dort hast du weder Frittenbude noch Restaurant.
fries-here-moved = Dein UFO { FORM($place, "in") } ist in diesem Zug schon geflogen oder hat sich aufgesetzt.
fries-here-no-ufo = Du hast kein UFO { FORM($place, "in") }.
fries-here-beaten = Dein UFO { FORM($place, "in") } hat in diesem Zug beim Rempeln verloren.
fries-here-rolled = Du hast es { FORM($place, "in") } in diesem Zug schon versucht.
fries-here-full = Alle Restaurantplätze { FORM($place, "in") } sind besetzt.
fries-here-stand = { FORM($owner, "person") ->
    [you] Du hast { FORM($place, "in") } schon eine Frittenbude.
   *[they] { $owner } hat { FORM($place, "in") } schon eine Frittenbude.
}
fries-here-city = { $place } ist eine Stadt, du startest aber in einem Dorf.
fries-here-taken = Ein fremdes UFO ist schon { FORM($place, "in") } gelandet.
fries-here-no-bump = Es steht { FORM($place, "in") } kein fremdes UFO, das du anrempeln könntest.

## Hints in a player's first game, each with its reason

# $cities: how many cities are beside each of the villages.
fries-tip-start = Gut für den Start: { $places }, mit { $cities ->
    [one] einer Stadt
   *[other] { $cities } Städten
} gleich nebenan. Eine Frittenbude dort hilft dir in jeder davon.
fries-tip-fly = Flieg { FORM($place, "to") }: Dort eröffnest du mit { $chance } % Wahrscheinlichkeit ein Restaurant.
# $cities: the cities beside the village, in a list.
fries-tip-fly-village = Flieg { FORM($place, "to") }: Eine Frittenbude dort gibt +1 auf deine Widerstandswürfe { FORM($cities, "in") }.
fries-tip-bump = Rempel zuerst { FORM($place, "in") }: Du gewinnst mit { $chance } % Wahrscheinlichkeit.
fries-tip-roll = Versuch es mit einem Restaurant { FORM($place, "in") }: Chance { $chance } %, und wenn es misslingt, verlierst du nichts.
fries-tip-stand = Eröffne eine Frittenbude { FORM($place, "in") }: Das klappt immer und gibt +1 auf deine Widerstandswürfe { FORM($cities, "in") }.
