# Ufoludki: a quick card game of little green aliens.
#
# $who and $from are players’ names and are never inflected: no « de » and no « que » before them (elision).
# $card is a card. FORM($card, "un") is its name with an article, FORM($card, "plural") its plural after a number.
# In French 0 is [one], too: where 0 can come up, it has a variant of its own.

ufoludki-about = Un jeu de cartes polonais, rapide et chapardeur : de petits extraterrestres verts raflent le butin de la Terre et se le volent entre eux.

## Cards

ufoludki-card-general = Général
    .un = un Général
    .plural = Généraux
ufoludki-card-recruitment = Recrutement
    .un = un Recrutement
    .plural = Recrutements
ufoludki-card-strength = L’union fait la force
    .un = « L’union fait la force »
    .plural = cartes « L’union fait la force »
ufoludki-card-counterattack = Contre-attaque des animaux
    .un = une Contre-attaque des animaux
    .plural = Contre-attaques des animaux

# A saucer with what it takes.
ufoludki-saucer = { $name } ({ $value })
ufoludki-saucer-plate = Assiette
    .un = une Assiette
    .plural = Assiettes
ufoludki-saucer-teapot = Théière
    .un = une Théière
    .plural = Théières
ufoludki-saucer-sombrero = Sombrero
    .un = un Sombrero
    .plural = Sombreros
ufoludki-saucer-bell = Cloche
    .un = une Cloche
    .plural = Cloches
ufoludki-saucer-mushroom = Champignon
    .un = un Champignon
    .plural = Champignons
ufoludki-saucer-doughnut = Donut
    .un = un Donut
    .plural = Donuts
ufoludki-saucer-top = Toupie
    .un = une Toupie
    .plural = Toupies

# What a card does, in a sentence.
ufoludki-about-saucer = Prend sa valeur à la première personne, dans le sens horaire, qui a la même soucoupe sur le dessus de sa pile ; sinon, sur la Terre.
ufoludki-about-general = Chaque autre personne rend à la Terre la valeur de sa carte du dessus ; puis toutes les piles passent sous la pioche.
ufoludki-about-recruitment = Prend un butin sur la Terre pour chaque Recrutement visible sur le dessus d’une pile.
ufoludki-about-strength = Pose autant d’exemplaires que tu veux : chacun prend un butin sur la Terre.
ufoludki-about-counterattack = Prend deux butins à une autre personne de ton choix.

# A card in a list, with its copies.
ufoludki-copies = { $copies ->
    [one] { FORM($card, "un") }
   *[other] { $copies } { FORM($card, "plural") }
}
ufoludki-no-cards = aucune carte

## The story

# A heading. $turn: the number of the turn.
ufoludki-turn = Tour { $turn } · à { FORM($who, "you") } de jouer
ufoludki-begins = { FORM($who, "person") ->
    [you] C’est toi qui ouvres le bal.
   *[they] { $who } ouvre le bal.
}
ufoludki-drew = { FORM($who, "person") ->
    [you] Tu pioches { $cards }.
   *[they] { $who } pioche { $cards }.
}
ufoludki-drew-hidden = { FORM($who, "person") ->
    [you] Tu pioches
   *[they] { $who } pioche
} { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
ufoludki-laid = { FORM($who, "person") ->
    [you] Tu poses
   *[they] { $who } pose
} { $copies ->
    [one] { FORM($card, "un") }
   *[other] { $copies } { FORM($card, "plural") } d’un coup
}.
ufoludki-laid-took-earth = { FORM($who, "person") ->
    [you] Tu poses { $copies ->
        [one] { FORM($card, "un") }
       *[other] { $copies } { FORM($card, "plural") } d’un coup
    } et rafles
   *[they] { $who } pose { $copies ->
        [one] { FORM($card, "un") }
       *[other] { $copies } { FORM($card, "plural") } d’un coup
    } et rafle
} { $loot ->
    [one] { $loot } butin
   *[other] { $loot } butins
} sur la Terre.
ufoludki-laid-took-player = { $loot ->
    [0] { FORM($who, "person") ->
        [you] Tu poses
       *[they] { $who } pose
    } { FORM($card, "un") }, mais il n’y a rien à prendre chez { FORM($from, "you") }.
   *[other] { FORM($who, "person") ->
        [you] Tu poses { FORM($card, "un") } et chipes { $loot ->
            [one] { $loot } butin
           *[other] { $loot } butins
        } à { $from }.
       *[they] { FORM($from, "person") ->
            [you] { $who } pose { FORM($card, "un") } et te chipe { $loot ->
                [one] { $loot } butin
               *[other] { $loot } butins
            }.
           *[they] { $who } pose { FORM($card, "un") } et chipe { $loot ->
                [one] { $loot } butin
               *[other] { $loot } butins
            } à { $from }.
        }
    }
}
ufoludki-took-earth = { FORM($who, "person") ->
    [you] Tu rafles
   *[they] { $who } rafle
} { $loot ->
    [one] { $loot } butin
   *[other] { $loot } butins
} sur la Terre.
ufoludki-took-player = { $loot ->
    [0] { FORM($who, "person") ->
        [you] Tu ne trouves
       *[they] { $who } ne trouve
    } rien à prendre chez { FORM($from, "you") }.
   *[other] { FORM($who, "person") ->
        [you] Tu chipes { $loot ->
            [one] { $loot } butin
           *[other] { $loot } butins
        } à { $from }.
       *[they] { FORM($from, "person") ->
            [you] { $who } te chipe { $loot ->
                [one] { $loot } butin
               *[other] { $loot } butins
            }.
           *[they] { $who } chipe { $loot ->
                [one] { $loot } butin
               *[other] { $loot } butins
            } à { $from }.
        }
    }
}
ufoludki-gave-back = { FORM($who, "person") ->
    [you] Tu rends
   *[they] { $who } rend
} { $loot ->
    [one] { $loot } butin
   *[other] { $loot } butins
} à la Terre.
ufoludki-piles-under = { $cards ->
    [one] Le Général passe sous la pioche.
   *[other] Toutes les piles, { $cards } cartes en tout, passent sous la pioche.
}
ufoludki-skipped = { FORM($who, "person") ->
    [you] Tu n’as plus de cartes : ton tour est sauté.
   *[they] { $who } n’a plus de cartes : son tour est sauté.
}
ufoludki-ended-earth = La Terre est vide : la partie est terminée.
ufoludki-ended-limit = La limite de tours est atteinte : la partie est terminée.
# $count: how many have the most loot and win, $winners: who they are, $loot: how much each has.
ufoludki-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Tu gagnes
       *[they] { $winners } gagne
    } avec { $loot ->
        [one] { $loot } butin
       *[other] { $loot } butins
    }.
   *[other] { $loot ->
        [one] { $loot } butin
       *[other] { $loot } butins
    } par tête : { FORM($winners, "person") ->
        [you] { FORM($winners, "you") }, vous partagez la victoire.
       *[they] { $winners } se partagent la victoire.
    }
}

## What a player is asked, and what the others read meanwhile

ufoludki-ask-lay = À toi de jouer : pose une carte.
    .others = { $who } choisit une carte.

## What a player can do: on a button, and in full

ufoludki-do-lay = { $copies ->
    [one] Poser { FORM($card, "un") }
   *[other] Poser { $copies } { FORM($card, "plural") }
}
    .long = { $copies ->
        [one] Poser { FORM($card, "un") } : { $effect }
       *[other] Poser { $copies } { FORM($card, "plural") } : { $effect }
    }
ufoludki-do-counterattack = { $card } contre { FORM($who, "you") }
    .long = Poser { FORM($card, "un") } contre { FORM($who, "you") } : { $effect }
ufoludki-effect-earth = { $loot ->
    [one] prendre { $loot } butin sur la Terre
   *[other] prendre { $loot } butins sur la Terre
}
ufoludki-effect-player = { $loot ->
    [0] rien à prendre chez { FORM($from, "you") }
   *[other] { FORM($from, "person") ->
        [you] te prendre { $loot ->
            [one] { $loot } butin
           *[other] { $loot } butins
        }
       *[they] prendre { $loot ->
            [one] { $loot } butin
           *[other] { $loot } butins
        } à { $from }
    }
}
ufoludki-effect-back = { $loot ->
    [0] aucun butin ne revient sur la Terre, et toutes les piles passent sous la pioche
    [one] { $loot } butin revient sur la Terre, et toutes les piles passent sous la pioche
   *[other] { $loot } butins reviennent sur la Terre, et toutes les piles passent sous la pioche
}

## What one can point at: in short, and in full for those who do not see it

ufoludki-thing-card = { $card }
    .long = { $copies ->
        [0] { $card }, pas dans ta main. { $about }
        [one] { $card }, dans ta main. { $about }
       *[other] { $card }, { $copies } exemplaires dans ta main. { $about }
    }
ufoludki-thing-seat = { $who }
    .long = { FORM($who, "Toi") } : { $loot ->
        [0] aucun butin
        [one] { $loot } butin
       *[other] { $loot } butins
    }, { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    } en main, { $pile }.
ufoludki-thing-pile = { FORM($who, "person") ->
    [you] Ta pile
   *[they] { $who } : pile
}
    .long = { FORM($who, "Toi") } : { $pile }.
ufoludki-pile = { $cards ->
    [one] une pile d’une seule carte, { FORM($card, "un") }
   *[other] une pile de { $cards } cartes, { FORM($card, "un") } sur le dessus
}
ufoludki-pile-none = pas encore de pile
ufoludki-thing-deck = Pioche
    .long = La pioche : { $cards ->
        [0] plus aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }.
ufoludki-thing-earth = Terre
    .long = La Terre : { $loot ->
        [0] plus aucun butin
        [one] encore { $loot } butin
       *[other] encore { $loot } butins
    }.

## The table drawn with characters, and the table of cards

# $layers: the cards of each layer of the deck, "12 + 8".
ufoludki-table = Terre : { $loot ->
    [one] { $loot } butin
   *[other] { $loot } butins
}   Pioche : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $layers } cartes
}   Tours : { $turns }
ufoludki-column-player = nom
ufoludki-column-loot = butin
ufoludki-column-cards = main
ufoludki-column-pile = pile
ufoludki-column-top = dessus
ufoludki-column-card = Carte
ufoludki-column-copies = Exemplaires
ufoludki-column-effect = Effet
ufoludki-hand = { FORM($who, "person") ->
    [you] Ta main
   *[they] En main ({ $who })
} : { $cards }

## Options

ufoludki-option-turn_limit = Limite de tours
    .about = La partie s’arrête après ce nombre de tours s’il reste alors du butin sur la Terre.

## Why something cannot be done here, and a hint in a player's first game

ufoludki-here-turn = C’est à { $who } de poser une carte.
ufoludki-here-held = Pas dans ta main : { $card }.
# $what: what a card would do, as in ufoludki-do-lay.
ufoludki-tip-card = { $what }. Chaque carte montre ce qu’elle ferait maintenant.
