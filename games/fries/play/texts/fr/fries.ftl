# UFOs! Fries from Space: a board game of flying saucers that open fry stands and restaurants.
#
# Players’ names ($who, $owner, $attacker, …) are never inflected: no « de » and no « que » before them (elision), and nothing
# that depends on gender. « à », « chez », « pour », « contre », « sur » are safe.
# Fields: FORM($place, "in") is « à Lagos, au Caire », FORM($place, "from") « de Lagos, du Caire, d’Ende »: also after « hors »,
# « près », « à côté », « au-delà », and for what belongs there (« le point frites d’Ende »). The bare name is right after
# « vers », « par », « par-dessus », « quitter », « survoler ».
# UFOs are masculine and begin with a vowel: « un », « l’ », « ton », « nouvel ». "many" is the plural, "short" the word for
# buttons.
# In French 0 is [one], too: where 0 can come up, it has a variant of its own.

fries-about = Un jeu de dés sur la carte du monde : pilote tes soucoupes, bouscule la concurrence, ouvre des points frites et des Fast Food.

## UFOs

fries-ufo-standard = OVNI standard
    .many = OVNIs standard
    .short = standard
fries-ufo-bumper = OVNI frappeur
    .many = OVNIs frappeurs
    .short = frappeur
fries-ufo-sedator = OVNI sédatif
    .many = OVNIs sédatifs
    .short = sédatif

# UFOs of one kind in a list: "a bumper", "2 standard UFOs".
fries-ufos = { $count ->
    [one] un { $ufo }
   *[other] { $count } { FORM($ufo, "many") }
}

## The story: setting up

# $tiles: a list of cities with their tiles, each as in the next text.
fries-tiles = Voici les marqueurs de cité (résistance/emplacements) : { $tiles }.
fries-tile = { $city } { $resistance }/{ $slots }
fries-begins = { FORM($who, "person") ->
    [you] C’est toi qui ouvres le bal.
   *[they] { $who } ouvre le bal.
}
fries-started = { FORM($who, "person") ->
    [you] Tu poses tes
   *[they] { $who } pose ses
} deux premiers OVNIs { FORM($place, "in") }.

## The story: movement

fries-turn = Manche { $round } · à { FORM($who, "you") } de jouer
fries-new = { FORM($who, "person") ->
    [you] Tu renonces à ton tour et fais venir
   *[they] { $who } renonce à son tour et fait venir
} un nouvel { $ufo } { FORM($place, "in") }.
# $count: how many UFOs of the kind fly the same way. $stops: how many fields lie between; $over: those fields, in a list.
fries-flew = { FORM($who, "person") ->
    [you] Tu envoies
   *[they] { $who } envoie
} { $count ->
    [one] un { $ufo }
   *[other] { $count } { FORM($ufo, "many") }
} { FORM($from, "from") } { FORM($to, "in") }{ $stops ->
    [0] .
    [1] {" "}par-dessus { $over }.
    [2] {" "}par-dessus { $over }.
   *[other] {" "}par-dessus { $stops } cases du réseau.
}
fries-flew-loop = { FORM($who, "person") ->
    [you] Tu fais
   *[they] { $who } fait
} faire une boucle à un { $ufo }, qui quitte { $from }, survole { $over } et revient.
# $marker: stand or restaurant.
fries-infiltrated = { FORM($who, "person") ->
    [you] Tu t’invites
   *[they] { $who } s’invite
} chez { FORM($owner, "you") } : { FORM($place, "in") }, un { $ufo } infiltre { $marker ->
    [stand] le point frites.
   *[restaurant] un Fast Food.
}
# $count: how many eyewitnesses of the player go, from all these cities together.
fries-calmed = { FORM($who, "person") ->
    [you] Tu respires
   *[they] { $who } respire
} : l’OVNI sédatif apaise { $count ->
    [one] un témoin oculaire
   *[other] { $count } témoins oculaires
} { FORM($cities, "in") }.

## The story: bumps

fries-bump-begins = Frappe { FORM($place, "in") } : { FORM($attacker, "person") ->
    [you] tu fonces
   *[they] { $attacker } fonce
} sur { FORM($defender, "you") }.
# $side: attacker, defender or nobody.
fries-supported = { $side ->
    [nobody] { FORM($who, "person") ->
        [you] Tu ne t’en mêles pas.
       *[they] { $who } ne s’en mêle pas.
    }
   *[other] { FORM($who, "person") ->
        [you] Tu soutiens
       *[they] { $who } soutient
    } { $side ->
        [attacker] l’attaque
       *[defender] la défense
    } avec { $ufos ->
        [one] un OVNI
       *[other] { $ufos } OVNIs
    }.
}
# The dice. $attack and $defence: sums such as "5 + 1 (attack) + 1 (bumper) = 7", see below.
fries-bumped = Les dés roulent { FORM($place, "in") } : { $attack } pour { FORM($attacker, "you") }, { $defence } pour { FORM($defender, "you") }. { FORM($winner, "person") ->
    [you] Tu l’emportes
   *[they] { $winner } l’emporte
} de { $distance }.
# The same, when nobody could take sides before.
fries-bump = Frappe { FORM($place, "in") } : { FORM($attacker, "person") ->
    [you] tu fonces
   *[they] { $attacker } fonce
} sur { FORM($defender, "you") }, { $attack } contre { $defence }. { FORM($winner, "person") ->
    [you] Tu l’emportes
   *[they] { $winner } l’emporte
} de { $distance }.
# A beaten UFO of $who flies and lands. $stops: how many fields lie between, $over: those fields; $seen: how many
# eyewitnesses appear, $cities: where.
fries-tumbled = { FORM($who, "person") ->
    [you] Tu bats
   *[they] { $who } bat
} en retraite : un { $ufo } valdingue { FORM($from, "from") } { FORM($to, "in") }{ $stops ->
    [0] {""}
   *[other] {" "}par-dessus { $over }
}{ $seen ->
    [0] {""}
    [1] , devant un témoin { FORM($cities, "in") }
   *[other] , devant des témoins { FORM($cities, "in") }
}.
# The same, while the winner may still steer it on.
fries-tumbles = { FORM($who, "person") ->
    [you] Tu bats
   *[they] { $who } bat
} en retraite : un { $ufo } valdingue { FORM($from, "from") } { FORM($to, "in") }{ $stops ->
    [0] {""}
   *[other] {" "}par-dessus { $over }
}{ $seen ->
    [0] {""}
    [1] , devant un témoin { FORM($cities, "in") },
   *[other] , devant des témoins { FORM($cities, "in") },
} et poursuit sa course.
fries-landed = { FORM($who, "person") ->
    [you] Ton { $ufo } se pose
   *[they] { $who } voit son { $ufo } se poser
} { FORM($place, "in") }.
# $moved: yes if the eyewitness comes from the city $from, no if from the supply.
fries-witness = { $moved ->
    [yes] { FORM($who, "person") ->
        [you] Un de tes témoins oculaires passe
       *[they] { $who } voit un de ses témoins oculaires passer
    } { FORM($from, "from") } { FORM($to, "in") }.
   *[no] { FORM($who, "person") ->
        [you] Tu te fais
       *[they] { $who } se fait
    } repérer : quelqu’un a vu un OVNI { FORM($to, "in") }.
}
# Tant que le dé roule.
fries-rolls = { FORM($who, "person") ->
    [you] Tu lances le dé
   *[they] { $who } lance le dé
} { FORM($place, "in") }…

## The story: actions

# $count: how many stands, $places: where.
fries-stands = { FORM($who, "person") ->
    [you] Tu ouvres
   *[they] { $who } ouvre
} { $count ->
    [one] un point frites
   *[other] des points frites
} { FORM($places, "in") }.
fries-stand-taken = { FORM($who, "person") ->
    [you] Tu prends à { $owner }
   *[they] { FORM($owner, "person") ->
        [you] { $who } te prend
       *[they] { $who } prend à { $owner }
    }
} le contrôle du point frites { FORM($place, "from") }.
# A control roll. $roll: a sum such as "10 + 2 (stands) − 4 (eyewitnesses) = 8". $result: fails, opens or takes (over a
# restaurant of $owner).
fries-rolled = { FORM($who, "person") ->
    [you] Tu tentes ta chance
   *[they] { $who } tente sa chance
} { FORM($place, "in") } : { $roll } contre une résistance de { $resistance }. { $result ->
    [fails] Raté !
    [takes] { FORM($owner, "person") ->
        [you] Un de tes Fast Food change de couleur !
       *[they] Un Fast Food pris à { $owner } !
    }
   *[opens] Un Fast Food ouvre !
}
# A restaurant without the roll. $result: opens or takes.
fries-restaurant = { $result ->
    [takes] { FORM($who, "person") ->
        [you] Tu prends à { $owner }
       *[they] { FORM($owner, "person") ->
            [you] { $who } te prend
           *[they] { $who } prend à { $owner }
        }
    } le contrôle d’un Fast Food { FORM($place, "in") }.
   *[opens] { FORM($who, "person") ->
        [you] Tu ouvres
       *[they] { $who } ouvre
    } un Fast Food { FORM($place, "in") }.
}
# The new restaurant gives free samples.
fries-won-over = Dégustation gratuite { FORM($place, "in") } : { FORM($who, "person") ->
    [you] tu mets { $count ->
        [one] ton témoin oculaire
       *[other] tes { $count } témoins oculaires
    } dans ta poche.
   *[they] { $who } met { $count ->
        [one] son témoin oculaire
       *[other] ses { $count } témoins oculaires
    } dans sa poche.
}
# How many cities a player controls now. $change: lost (control of $place) or gained. $needed: how many end the game;
# $missing: how many more that is.
fries-control = { $change ->
    [lost] { FORM($who, "person") ->
        [you] Tu perds le contrôle { FORM($place, "from") } et n’as
       *[they] { $who } perd le contrôle { FORM($place, "from") } et n’a
    } { $cities ->
        [0] plus aucune cité.
        [one] plus qu’une cité.
       *[other] plus que { $cities } cités.
    }
   *[gained] { FORM($who, "person") ->
        [you] Tu contrôles
       *[they] { $who } contrôle
    } maintenant { $missing ->
        [0] { $cities } cités : de quoi mettre fin à la partie.
       *[other] { $cities ->
            [one] une cité
           *[other] { $cities } cités
        } ; il en faut { $needed } pour mettre fin à la partie.
    }
}
# $by: cities, all or limit.
fries-ended = { $by ->
    [cities] Assez de cités sont entre les mêmes mains : la partie est terminée.
    [all] Chaque cité a son Fast Food : la partie est terminée.
   *[limit] La limite de manches est atteinte : la partie est terminée.
}
fries-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Tu gagnes.
       *[they] { $winners } gagne.
    }
   *[other] { FORM($winners, "person") ->
        [you] { FORM($winners, "Toi") }, vous partagez la victoire.
       *[they] { $winners } se partagent la victoire.
    }
}
# The same when several have the most points: more UFOs on the map decide. $points and $ufos: what each winner has.
fries-won-tie = { $count ->
    [one] Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { FORM($winners, "person") ->
        [you] tu as plus d’OVNIs et tu gagnes.
       *[they] { $winners } a plus d’OVNIs et gagne.
    }
   *[other] Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $ufos } OVNIs : { FORM($winners, "person") ->
        [you] { FORM($winners, "you") }, vous partagez la victoire.
       *[they] { $winners } se partagent la victoire.
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
    [attack] attaque
    [bumper] frappeur
    [sedator] sédatif
    [support] soutien
    [stands] { $count ->
        [one] point frites
       *[other] points frites
    }
    [rivals] { $count ->
        [one] Fast Food adverse
       *[other] Fast Food adverses
    }
    [witnesses] { $count ->
        [one] témoin
       *[other] témoins
    }
   *[helpers] { $count ->
        [one] autre OVNI
       *[other] autres OVNIs
    }
}
# $sign: plus or minus, and $total without it.
fries-sum-total = { $sign ->
    [minus] { $sum } = −{ $total }
   *[plus] { $sum } = { $total }
}
# A die that is not rolled yet. $faces: 6 or 12.
fries-die = d{ $faces }

## What a player is asked, and what the others read meanwhile

fries-ask-start = Choisis la ville où tes deux OVNIs se posent.
    .others = { $who } choisit sa ville de départ.
# $when: first (nothing has been done in this turn), new (the same, and a new UFO may come instead of the turn), or later.
# $ready: how many UFOs have done nothing yet.
fries-ask-move = { $when ->
    [first] À toi de jouer : déplace tes OVNIs, ou infiltre un commerce là où ils sont.
    [new] À toi de jouer : déplace tes OVNIs, ou fais plutôt venir un nouvel OVNI.
   *[later] { $ready ->
        [0] Aucun de tes OVNIs ne peut plus se déplacer : termine le déplacement.
        [one] Un de tes OVNIs peut encore se déplacer ou s’infiltrer.
       *[other] { $ready } de tes OVNIs peuvent encore se déplacer ou s’infiltrer.
    }
}
    .others = { $who } déplace ses OVNIs.
# The same when bumps lie ahead in $places.
fries-ask-move-bumps = { $ready ->
    [0] Aucun de tes OVNIs ne peut plus se déplacer : termine le déplacement, puis frappe { FORM($places, "in") }.
    [one] Un de tes OVNIs peut encore se déplacer ou s’infiltrer ; ensuite, tu frappes { FORM($places, "in") }.
   *[other] { $ready } de tes OVNIs peuvent encore se déplacer ou s’infiltrer ; ensuite, tu frappes { FORM($places, "in") }.
}
    .others = { $who } déplace ses OVNIs avant de frapper { FORM($places, "in") }.
fries-ask-clean = Ton OVNI sédatif part { FORM($from, "from") } pour se poser { FORM($to, "in") } : choisis quels témoins il apaise en chemin.
    .others = { $who } choisit le chemin d’un OVNI sédatif qui part { FORM($from, "from") } pour se poser { FORM($to, "in") }.
fries-ask-bumps = Frappes en attente { FORM($places, "in") } : choisis la prochaine.
    .others = Frappes en attente { FORM($places, "in") } : { $who } choisit la prochaine.
# $chance: that of the attacker in percent, as things stand. $ufos: how many UFOs would support.
fries-ask-support = { $ufos ->
    [one] Frappe { FORM($place, "in") } : { $attacker } fonce sur { $defender }, avec { $chance } % de chances de gagner. Quel camp ton OVNI soutient-il ?
   *[other] Frappe { FORM($place, "in") } : { $attacker } fonce sur { $defender }, avec { $chance } % de chances de gagner. Quel camp tes { $ufos } OVNIs soutiennent-ils ?
}
    .others = Frappe { FORM($place, "in") } : { FORM($attacker, "person") ->
        [you] tu fonces
       *[they] { $attacker } fonce
    } sur { FORM($defender, "you") }, et { $who } peut choisir un camp.
# $ufos: how many beaten UFOs have to go, $left: how many fields they may fly together.
fries-ask-send = { FORM($loser, "person") ->
    [you] Tu bats
   *[they] { $loser } bat
} en retraite : { $ufos } OVNIs doivent quitter { $place }, avec { $left ->
    [one] une case
   *[other] { $left } cases
} à se partager. Lequel part en premier ?
    .others = { FORM($loser, "person") ->
        [you] Tu bats
       *[they] { $loser } bat
    } en retraite : { $who } choisit quel OVNI quitte { $place } en premier.
# $left: how many fields it can still fly. $waiting: how many beaten UFOs fly after it. $how: first (it must leave),
# landing (it may land where it is), on (it may not), forced (no nearer field is free).
fries-ask-steer = { $how ->
    [forced] { $loser } bat en retraite, mais aucune case n’est libre près { FORM($place, "from") } : guide l’{ $ufo } jusqu’à la case libre la plus proche, à { $left ->
        [one] une case
       *[other] { $left } cases
    } de distance.
    [first] { $loser } bat en retraite : guide l’{ $ufo } hors { FORM($place, "from") } ({ $left ->
        [one] une case
       *[other] jusqu’à { $left } cases
    }){ $waiting ->
        [0] {""}
        [one]  ; un autre OVNI suivra
       *[other]  ; { $waiting } autres OVNIs suivront
    }.
    [landing] { $loser } bat en retraite : laisse l’{ $ufo } se poser { FORM($place, "in") } ou guide-le plus loin (encore { $left ->
        [one] une case
       *[other] { $left } cases au plus
    }).
   *[on] { $loser } bat en retraite : guide l’{ $ufo } au-delà { FORM($place, "from") }, où il ne peut pas se poser (encore { $left ->
        [one] une case
       *[other] { $left } cases au plus
    }).
}
    .others = { FORM($loser, "person") ->
        [you] Tu bats
       *[they] { $loser } bat
    } en retraite : { $who } guide l’{ $ufo }, maintenant { FORM($place, "in") }.
fries-ask-witness = { $loser } n’a plus de témoin oculaire en réserve : veux-tu en prendre un dans une autre cité pour { $place } ?
    .others = { FORM($loser, "person") ->
        [you] Tu n’as
       *[they] { $loser } n’a
    } plus de témoin oculaire en réserve : { $who } peut en prendre un ailleurs pour { $place }.
fries-ask-act = Place aux actions : ouvre ou prends des points frites et des Fast Food, ou termine ton tour.
    .others = { $who } passe aux actions.

## What a player can do: on a button, and in full

# $cities: the cities beside the village with their resistance, in a list; $count: how many.
fries-do-start = Commencer { FORM($place, "in") }
    .long = { $count ->
        [0] Commencer { FORM($place, "in") }, sans cité à côté
       *[other] Commencer { FORM($place, "in") }, à côté { FORM($cities, "from") }
    }
# A city with its resistance in such a list.
fries-resists = { $place } (résistance { $resistance })
fries-do-new = Nouvel { $ufo } { FORM($place, "in") }
    .long = Faire venir un nouvel { $ufo } { FORM($place, "in") } au lieu de jouer ce tour
# $there: what awaits the UFO.
#   loop: nothing, for it comes back
#   bump: UFOs of $owner, and a bump that is won with $chance percent as things stand
#   open: a village where a stand can be opened
#   own: a village with an own stand
#   taken: a village with a stand of $owner
#   city: a city with a free slot; a control roll succeeds with $chance percent as things stand
#   full: a city without a free slot
fries-do-fly = Vol { $from } → { $to } ({ FORM($ufo, "short") })
    .long = { $there ->
        [loop] Faire une boucle avec un { $ufo } et revenir { FORM($to, "in") }
        [bump] Envoyer un { $ufo } { FORM($from, "from") } { FORM($to, "in") }, pour une frappe contre { $owner } : { $chance } % de chances de gagner
        [open] Envoyer un { $ufo } { FORM($from, "from") } { FORM($to, "in") }, où tu peux ouvrir un point frites
        [own] Envoyer un { $ufo } { FORM($from, "from") } { FORM($to, "in") }, où tu as un point frites
        [taken] Envoyer un { $ufo } { FORM($from, "from") } { FORM($to, "in") }, où { $owner } a un point frites
        [city] Envoyer un { $ufo } { FORM($from, "from") } { FORM($to, "in") } : résistance { $resistance }, { $chance } % de chances d’ouvrir un Fast Food
       *[full] Envoyer un { $ufo } { FORM($from, "from") } { FORM($to, "in") } : résistance { $resistance }, aucun emplacement libre
    }
# $marker: stand, restaurant (which can be taken over with $chance percent), or open (a restaurant in a city with a free
# slot, where nothing can be taken over).
fries-do-infiltrate = S’infiltrer chez { $owner } { FORM($place, "in") } ({ FORM($ufo, "short") })
    .long = { $marker ->
        [stand] Infiltrer le point frites { FORM($place, "from") }, chez { $owner }, avec un { $ufo }, pour en prendre le contrôle sans lancer de dé
        [open] Infiltrer un Fast Food { FORM($place, "from") }, chez { $owner }, avec un { $ufo } ; tant qu’il reste un emplacement libre, on ne peut pas en prendre le contrôle
       *[restaurant] Infiltrer un Fast Food { FORM($place, "from") }, chez { $owner }, avec un { $ufo }, pour tenter d’en prendre le contrôle : { $chance } % de chances
    }
# $place: a field of the part of the network flown over; $cities: where eyewitnesses go, $count: in how many cities.
fries-do-clean = { $count ->
    [0] Par { $place }
   *[other] Par { $place } : { $cities }
}
    .long = { $count ->
        [0] Faire passer l’OVNI sédatif par { $place }, sans témoin oculaire à apaiser
       *[other] Faire passer l’OVNI sédatif par { $place } et apaiser les témoins oculaires { FORM($cities, "in") }
    }
# $attack and $defence: sums with dice not yet rolled, "d6 + 1 (attack)".
fries-do-bump = Frapper { FORM($place, "in") }
    .long = Mener la frappe { FORM($place, "in") } contre { $defender } : { $attack } contre { $defence }, { $chance } % de chances de gagner
# $side: attacker, defender or nobody; $supported: the player; $chance: that of the attacker after this choice.
fries-do-support = { $side ->
    [nobody] Ne soutenir personne
   *[other] Soutenir { $supported }
}
    .long = { $side ->
        [attacker] Soutenir l’attaque : { $attacker } a alors { $chance } % de chances de gagner
        [defender] Soutenir la défense : { $attacker } a alors { $chance } % de chances de gagner
       *[nobody] Ne soutenir personne : { $attacker } a alors { $chance } % de chances de gagner
    }
fries-do-send = Faire partir l’{ $ufo }
    .long = Retraite pour { $loser } : faire partir en premier l’{ $ufo }
# $there: seen (a city where an eyewitness appears, and where it can land), seen-occupied (the same, but it cannot land for
# foreign UFOs), occupied (a village where it cannot land), or free.
fries-do-steer = Guider vers { $place }
    .long = { $there ->
        [seen] Retraite pour { $loser } : guider l’{ $ufo } vers { $place }, où un témoin le voit
        [seen-occupied] Retraite pour { $loser } : guider l’{ $ufo } par-dessus { $place }, où un témoin le voit, mais où il ne peut pas se poser
        [occupied] Retraite pour { $loser } : guider l’{ $ufo } par-dessus { $place }, où il ne peut pas se poser
       *[free] Retraite pour { $loser } : guider l’{ $ufo } vers { $place }
    }
fries-do-land = Laisser se poser { FORM($place, "in") }
    .long = Retraite pour { $loser } : laisser l’{ $ufo } se poser { FORM($place, "in") }
fries-do-witness = Prendre le témoin { FORM($from, "from") }
    .long = Retraite pour { $loser } : déplacer un témoin oculaire { FORM($from, "from") } { FORM($to, "in") }
fries-do-no-witness = Ne déplacer aucun témoin
    .long = Retraite pour { $loser } : laisser les témoins oculaires là où ils sont
# $cities: the cities beside the village, $count: how many.
fries-do-stand = Ouvrir un point frites { FORM($place, "in") }
    .long = { $count ->
        [0] Ouvrir un point frites { FORM($place, "in") } : 1 point
       *[other] Ouvrir un point frites { FORM($place, "in") } : 1 point, et +1 aux jets de contrôle { FORM($cities, "in") }
    }
fries-do-take-stand = Prendre le point frites { FORM($place, "from") }
    .long = Prendre à { $owner } le contrôle du point frites { FORM($place, "from") }, sans lancer de dé
# $roll: a sum with a die not yet rolled, "d12 + 2 (stands)".
fries-do-restaurant = Ouvrir un Fast Food { FORM($place, "in") }, { $chance } % ({ FORM($ufo, "short") })
    .long = Tenter d’ouvrir un Fast Food { FORM($place, "in") } avec l’{ $ufo } : { $roll } contre une résistance de { $resistance }, { $chance } % de chances
fries-do-take-restaurant = Prendre à { $owner } un Fast Food { FORM($place, "from") }, { $chance } % ({ FORM($ufo, "short") })
    .long = Tenter de prendre à { $owner } le contrôle d’un Fast Food { FORM($place, "from") } avec l’{ $ufo } : { $roll } contre une résistance de { $resistance }, { $chance } % de chances
# $what: movement, bumps (the movement, and bumps follow), or turn.
fries-do-done = { $what ->
    [movement] Terminer le déplacement
    [bumps] Terminer le déplacement et frapper
   *[turn] Terminer le tour
}
    .long = { $what ->
        [movement] Terminer le déplacement et passer aux actions
        [bumps] Terminer le déplacement et frapper { FORM($places, "in") }
       *[turn] Terminer le tour sans autre action
    }

## What one can point at: in short, and in full for those who do not see it

fries-thing-field = { $place }
# Sentences about a field, one after another.
fries-see-city = { $slots ->
    [0] { $place } : une cité encore sans marqueur.
   *[other] { $place } : une cité de résistance { $resistance }. Emplacements libres : { $free } sur { $slots }.
}
# $stand: none, or some (of $owner).
fries-see-village = { $stand ->
    [none] { $place } : une ville sans point frites.
   *[some] { $place } : une ville où { FORM($owner, "person") ->
        [you] tu as
       *[they] { $owner } a
    } un point frites.
}
# $owners: players with the number of their restaurants, in a list. $control: yes if $owner controls the city.
fries-see-restaurants = { $control ->
    [yes] Fast Food : { $owners } ; { FORM($owner, "person") ->
        [you] tu contrôles
       *[they] { $owner } contrôle
    } donc la cité.
   *[no] Fast Food : { $owners }.
}
fries-see-witnesses = Témoins oculaires : { $owners }.
# A player with a number in such a list.
fries-owns = { FORM($who, "you") } ({ $count })
# $ufos: a list such as "2 standard UFOs and a bumper".
fries-see-ufos = { FORM($who, "person") ->
    [you] Tu y as
   *[they] { $who } y a
} { $ufos }.
fries-see-beside = Cases adjacentes : { $places }.

# A UFO of one's own. $status: ready, stayed (it can no longer move), moved, on (a stand or restaurant of $owner, by
# $marker), beaten, or idle (it is not its turn). $places: what it can reach.
fries-thing-ufo = { $ufo } { FORM($place, "in") }
    .long = { $status ->
        [ready] Ton { $ufo } { FORM($place, "in") } ne s’est pas encore déplacé. À sa portée : { $places }.
        [stayed] Ton { $ufo } { FORM($place, "in") } n’a pas bougé.
        [moved] Ton { $ufo } { FORM($place, "in") } s’est déplacé.
        [on] { $marker ->
            [stand] Chez { $owner }, ton { $ufo } infiltre le point frites { FORM($place, "from") }.
           *[restaurant] Chez { $owner }, ton { $ufo } infiltre un Fast Food { FORM($place, "from") }.
        }
        [beaten] Ton { $ufo } { FORM($place, "in") } a perdu une frappe et n’a plus d’action dans ce tour.
       *[idle] Ton { $ufo } { FORM($place, "in") }. De là, à sa portée : { $places }.
    }

## The table drawn with characters, and tables of components

fries-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cities ->
    [0] ne contrôle aucune cité
    [one] contrôle une cité
   *[other] contrôle { $cities } cités
}
# What is in a row; keep it within 12 letters.
fries-row = { $row ->
    [standard] standard
    [bumper] frappeur
    [sedator] sédatif
    [stands] frites
    [restaurants] Fast Food
   *[witnesses] témoins
}
# Followed by the cities with their tiles.
fries-drawn-tiles = Cités (résistance/emplacements) :

fries-column-resistance = Résistance
fries-column-slots = Emplacements
fries-column-tiles = Marqueurs
fries-column-piece = Matériel
fries-column-each = Par personne
# $piece: restaurants, stands, witnesses, standard, bumper or sedator.
fries-piece = { $piece ->
    [restaurants] Fast Food
    [stands] Points frites
    [witnesses] Témoins oculaires
    [standard] OVNIs standard
    [bumper] OVNIs frappeurs
   *[sedator] OVNIs sédatifs
}

# What a component is called in a list of those that are reconstructed.
fries-component-map = La carte
fries-component-supply = Les pions et les OVNIs de chaque couleur
fries-component-tile = { $slots ->
    [one] Marqueur de cité : résistance { $resistance }, un emplacement
   *[other] Marqueur de cité : résistance { $resistance }, { $slots } emplacements
}

## Options

fries-option-round_limit = Limite de manches
    .about = La partie s’arrête après ce nombre de manches si elle n’est pas terminée avant.

## Why something cannot be done here, when there is more to say than the rule

fries-here-turn = C’est à { $who } de décider.
fries-here-rival = Le vol s’arrête { FORM($place, "in") } : un OVNI adverse s’y trouve.
fries-here-no-marker = Le vol s’arrête { FORM($place, "in") } : tu n’y as ni point frites ni Fast Food.
fries-here-moved = Ton OVNI { FORM($place, "in") } a déjà volé ou infiltré pendant ce tour.
fries-here-no-ufo = Tu n’as pas d’OVNI { FORM($place, "in") }.
fries-here-beaten = Ton OVNI { FORM($place, "in") } a perdu une frappe pendant ce tour.
fries-here-rolled = Tu as déjà essayé { FORM($place, "in") } pendant ce tour.
fries-here-full = Tous les emplacements { FORM($place, "in") } sont pris.
fries-here-stand = { FORM($owner, "person") ->
    [you] Tu as déjà un point frites { FORM($place, "in") }.
   *[they] { $owner } a déjà un point frites { FORM($place, "in") }.
}
fries-here-city = { $place } est une cité, mais tu commences dans une ville.
fries-here-taken = Un OVNI adverse s’est déjà posé { FORM($place, "in") }.
fries-here-no-bump = Il n’y a aucun OVNI adverse à frapper { FORM($place, "in") }.

## Hints in a player's first game, each with its reason

# $cities: how many cities are beside each of the villages.
fries-tip-start = Bons départs : { $places }, avec { $cities ->
    [one] une cité voisine
   *[other] { $cities } cités voisines
}. Un point frites là-bas t’aide dans chacune.
fries-tip-fly = Vole { FORM($place, "to") } : tu as { $chance } % de chances d’y ouvrir un Fast Food.
# $cities: the cities beside the village, in a list.
fries-tip-fly-village = Vole { FORM($place, "to") } : un point frites là-bas donne +1 à tes jets de contrôle { FORM($cities, "in") }.
fries-tip-bump = Commence par la frappe { FORM($place, "in") } : tu as { $chance } % de chances de gagner.
fries-tip-roll = Tente un Fast Food { FORM($place, "in") } : { $chance } % de chances, et un échec ne coûte rien.
fries-tip-stand = Ouvre un point frites { FORM($place, "in") } : cela réussit toujours et donne +1 à tes jets de contrôle { FORM($cities, "in") }.
