# Star Fleet Battle Force: fleets of starships, action cards, volleys and defences.
#
# Players’ names ($who, $owner, $to, $ally) are never inflected: no « de » and no « que » before them (elision), and nothing
# that depends on gender. « à », « chez », « pour », « par » are safe.
# Ships are masculine, whatever their class: « le D7 Thunderchild », « du », « au », « ton »; no elision before the letters of
# a class.
# Cards: FORM($card, "un") and FORM($card, "le") are the name with an article, "plural" stands after a number, "son" after
# « perd » (boosters only). $cards of a volley or a defence are bare names, as on the cards: « Phaseur-1 (3) et Drone (4) ».
# Lines: FORM($line, "in") is « à l’Avant-garde, au Corps de bataille, en Réserve », FORM($line, "from") « du Corps de bataille ».
# Kinds of ships have a "gender" where it is feminine; races have the adjectives "m" and "f".
# In French 0 is [one], too: where 0 can come up and does not read « 0 dégât », it has a variant of its own.
# « réserve de cartes » is for cards, « Réserve » for ships; on buttons with a card’s name, « en réserve » is enough.
# FORM($who, "person") is "you" for the reader; FORM($who, "you") is « toi » or the name: right after « à », « chez », « pour », « par ».

battleforce-about = Des flottes, des mains cachées, des salves et des ripostes : les vaisseaux de sept empires s’affrontent à coups de cartes Action, contre un automate ou jusqu’à huit autour de la table.

## Action cards

battleforce-card-photon = Torpille à photons
    .un = une Torpille à photons
    .le = la Torpille à photons
    .plural = Torpilles à photons
battleforce-card-disruptor = Disrupteur
    .un = un Disrupteur
    .le = le Disrupteur
    .plural = Disrupteurs
battleforce-card-drone = Drone
    .un = un Drone
    .le = le Drone
    .plural = Drones
battleforce-card-phaser_1 = Phaseur-1
    .un = un Phaseur-1
    .le = le Phaseur-1
    .plural = Phaseurs-1
battleforce-card-phaser_2 = Phaseur-2
    .un = un Phaseur-2
    .le = le Phaseur-2
    .plural = Phaseurs-2
battleforce-card-phaser_3 = Phaseur-3
    .un = un Phaseur-3
    .le = le Phaseur-3
    .plural = Phaseurs-3
battleforce-card-plasma_r = Plasma-R
    .un = un Plasma-R
    .le = le Plasma-R
    .plural = Plasmas-R
battleforce-card-plasma_s = Plasma-S
    .un = un Plasma-S
    .le = le Plasma-S
    .plural = Plasmas-S
battleforce-card-plasma_f = Plasma-F
    .un = un Plasma-F
    .le = le Plasma-F
    .plural = Plasmas-F
battleforce-card-overload = Surcharge
    .un = une Surcharge
    .le = la Surcharge
    .plural = Surcharges
    .son = sa Surcharge
battleforce-card-enveloper = Enveloppement
    .un = un Enveloppement
    .le = l’Enveloppement
    .plural = Enveloppements
    .son = son Enveloppement
battleforce-card-scatterpack = Grappe de drones
    .un = une Grappe de drones
    .le = la Grappe de drones
    .plural = Grappes de drones
    .son = sa Grappe de drones
battleforce-card-legendary_gunner = Canonnier légendaire
    .un = un Canonnier légendaire
    .le = le Canonnier légendaire
    .plural = Canonniers légendaires
    .son = son Canonnier légendaire
battleforce-card-erratic_maneuvers = Manœuvres évasives
    .un = des Manœuvres évasives
    .le = les Manœuvres évasives
    .plural = cartes Manœuvres évasives
battleforce-card-ecm = ECM
    .un = des ECM
    .le = les ECM
    .plural = cartes ECM
battleforce-card-eccm = ECCM
    .un = des ECCM
    .le = les ECCM
    .plural = cartes ECCM
battleforce-card-reinforce_shields = Boucliers renforcés
    .un = des Boucliers renforcés
    .le = les Boucliers renforcés
    .plural = cartes Boucliers renforcés
battleforce-card-wild_weasel = Leurre
    .un = un Leurre
    .le = le Leurre
    .plural = Leurres
battleforce-card-tractor_beam = Rayon tracteur
    .un = un Rayon tracteur
    .le = le Rayon tracteur
    .plural = Rayons tracteurs
battleforce-card-disengage = Désengagement
    .un = un Désengagement
    .le = le Désengagement
    .plural = Désengagements
battleforce-card-damage_control = Contrôle des avaries
    .un = un Contrôle des avaries
    .le = le Contrôle des avaries
    .plural = Contrôles des avaries
battleforce-card-legendary_engineer = Ingénieur légendaire
    .un = un Ingénieur légendaire
    .le = l’Ingénieur légendaire
    .plural = Ingénieurs légendaires
battleforce-card-prime_team = Équipe d’élite
    .un = une Équipe d’élite
    .le = l’Équipe d’élite
    .plural = Équipes d’élite
battleforce-card-pf_flotilla = Flottille de PF
    .un = une Flottille de PF
    .le = la Flottille de PF
    .plural = Flottilles de PF
battleforce-card-planet_based_fighters = Chasseurs planétaires
    .un = des Chasseurs planétaires
    .le = les Chasseurs planétaires
    .plural = cartes Chasseurs planétaires
battleforce-card-klingon_mutiny = Mutinerie klingonne
    .un = une Mutinerie klingonne
    .le = la Mutinerie klingonne
    .plural = Mutineries klingonnes
battleforce-card-organian_ceasefire = Cessez-le-feu organien
    .un = un Cessez-le-feu organien
    .le = le Cessez-le-feu organien
    .plural = Cessez-le-feu organiens
battleforce-card-reinforcements = Renforts
    .un = des Renforts
    .le = les Renforts
    .plural = cartes Renforts

# A card with its number, where there are several: "Phaser-1 (3)".
battleforce-card-valued = { $name } ({ $value })
# A weapon card with the card that doubles it: "Photon (6) with Overload".
battleforce-card-boosted = { $card } avec { $booster }
# A card in a list, with its copies.
battleforce-copies = { $copies ->
    [one] { FORM($card, "un") }
   *[other] { $copies } { FORM($card, "plural") }
}
battleforce-no-cards = aucune carte
# Stands for a card whose name cannot be told, after "keep" and the like.
battleforce-card-drawn = la carte piochée

## What the cards do, in a sentence

# $value is the number on the card. $reduces is what Shields, Maneuvers and ECM do by the options of the table: take points off
# one attack card or off the whole "attack", or with traditional damage remove a card ("removal", not Shields).

battleforce-about-photon = Tir direct d’une case Torpille à photons : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}.
battleforce-about-disruptor = Tir direct d’une case Disrupteur : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}.
battleforce-about-drone = Arme autoguidée d’une case Drone : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}. En défense, abat un Drone.
battleforce-about-phaser_1 = Tir direct d’une case Phaseur-1 : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}. En défense, retire { $value } à un Drone ou à un Plasma.
battleforce-about-phaser_2 = Tir direct d’une case Phaseur-1 ou Phaseur-2 : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}. En défense, retire { $value } à un Drone ou à un Plasma.
battleforce-about-phaser_3 = Tir direct de n’importe quelle case Phaseur, à courte portée seulement : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}. En défense, retire { $value } à un Drone ou à un Plasma.
battleforce-about-plasma_r = Arme autoguidée d’une case Plasma-R : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}. En défense, abat un Drone.
battleforce-about-plasma_s = Arme autoguidée d’une case Plasma-R ou Plasma-S : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}. En défense, abat un Drone.
battleforce-about-plasma_f = Arme autoguidée de n’importe quelle case Plasma, à courte portée seulement : { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
}. En défense, se tire sur des chasseurs et des PF.
battleforce-about-overload = Double une Torpille à photons ou un Disrupteur, à courte portée seulement.
battleforce-about-enveloper = Double un Plasma-S ou un Plasma-R.
battleforce-about-scatterpack = Double un Drone.
battleforce-about-legendary_gunner = Double n’importe quelle carte d’arme.
battleforce-about-erratic_maneuvers = { $reduces ->
    [removal] Élimine une carte d’attaque, dans cette attaque et dans les suivantes ; reste en place jusqu’à la fin de ton prochain tour, et d’ici là le vaisseau ne peut pas attaquer.
    [attack] Retire { $value } à l’attaque et aux suivantes ; reste en place jusqu’à la fin de ton prochain tour, et d’ici là le vaisseau ne peut pas attaquer.
   *[card] Retire { $value } à une carte d’attaque, dans cette attaque et dans les suivantes ; reste en place jusqu’à la fin de ton prochain tour, et d’ici là le vaisseau ne peut pas attaquer.
}
battleforce-about-ecm = { $reduces ->
    [removal] Élimine une carte d’attaque.
    [attack] Retire { $value } à l’attaque.
   *[card] Retire { $value } à une carte d’attaque.
}
battleforce-about-eccm = Annule des ECM, ou des Manœuvres évasives pour une attaque.
battleforce-about-reinforce_shields = { $reduces ->
    [attack] Retire { $value } à l’attaque ; aucune carte ne peut y répondre.
   *[card] Retire { $value } à une carte d’attaque ; aucune carte ne peut y répondre.
}
battleforce-about-wild_weasel = Attire à lui tous les Drones et tous les Plasmas et divise le reste par deux, dans les attaques suivantes aussi ; reste en place jusqu’à la fin de ton prochain tour, et d’ici là le vaisseau ne peut pas tirer.
battleforce-about-tractor_beam = Retire un Drone, ou harponne un Leurre.
battleforce-about-disengage = Met fin à l’attaque sans dégâts ; le vaisseau quitte la bataille jusqu’à la fin de ton prochain tour.
battleforce-about-damage_control = Répare { $value ->
    [one] { $value } dégât
   *[other] { $value } dégâts
} sur un vaisseau.
battleforce-about-legendary_engineer = Répare tous les dégâts d’un vaisseau.
battleforce-about-prime_team = Ajoute 1 à une attaque ou aux dés, retire 1 à une mutinerie, ou annule un camouflage, une toile ou un Leurre.
battleforce-about-pf_flotilla = Six patrouilleurs rapides attaquent à la place d’un vaisseau ; les adversaires peuvent d’abord leur tirer dessus. Ce qu’ils détruisent ne rapporte rien à personne.
battleforce-about-planet_based_fighters = Des chasseurs venus d’une planète attaquent à la place d’un vaisseau ; deux cartes peuvent partir ensemble.
battleforce-about-klingon_mutiny = Endommage ou capture un vaisseau klingon, au lieu d’une attaque.
battleforce-about-organian_ceasefire = Tous les vaisseaux sont réparés, toutes les cartes sauf les réserves de cartes sont mélangées, et chaque flotte reçoit une nouvelle main, au lieu d’une attaque.
battleforce-about-reinforcements = Un nouveau vaisseau rejoint la flotte.

## Ships

# Class and name; the second copy of the game has the same ships again.
battleforce-ship = { $class } { $name }
battleforce-ship-second = { $class } { $name } II

battleforce-kind-dreadnought = cuirassé
battleforce-kind-carrier = porte-chasseurs
battleforce-kind-light-carrier = porte-chasseurs léger
battleforce-kind-battlecruiser = croiseur de bataille
battleforce-kind-heavy-cruiser = croiseur lourd
battleforce-kind-medium-cruiser = croiseur moyen
battleforce-kind-light-cruiser = croiseur léger
battleforce-kind-war-cruiser = croiseur de guerre
battleforce-kind-heavy-destroyer = destroyer lourd
battleforce-kind-destroyer = destroyer
battleforce-kind-frigate-large = grande frégate
    .gender = f
battleforce-kind-frigate = frégate
    .gender = f
battleforce-kind-escort = escorteur
battleforce-kind-war-eagle = aigle de guerre
battleforce-kind-battle-raider = corsaire de bataille
battleforce-kind-raider-cruiser = croiseur corsaire
battleforce-kind-light-raider = corsaire léger
battleforce-kind-patrol-corvette = corvette de patrouille
    .gender = f

# Who built a ship; the form "people" is those one leads who picks the race. Orion and Tholian ships are picked together.
battleforce-race-fed = Fédération
    .people = la Fédération
    .m = de la Fédération
    .f = de la Fédération
battleforce-race-kli = Klingons
    .people = les Klingons
    .m = klingon
    .f = klingonne
battleforce-race-rom = Romuliens
    .people = les Romuliens
    .m = romulien
    .f = romulienne
battleforce-race-gor = Gorns
    .people = les Gorns
    .m = gorn
    .f = gorn
battleforce-race-kzi = Kzintis
    .people = les Kzintis
    .m = kzinti
    .f = kzinti
battleforce-race-ori = Pirates d’Orion
    .people = les pirates d’Orion et les Tholiens
    .m = d’Orion
    .f = d’Orion
battleforce-race-tho = Tholiens
    .m = tholien
    .f = tholienne

# The three lines of a formation.
battleforce-line-screen = Avant-garde
    .in = à l’Avant-garde
    .from = de l’Avant-garde
battleforce-line-body = Corps de bataille
    .in = au Corps de bataille
    .from = du Corps de bataille
battleforce-line-reserve = Réserve
    .in = en Réserve
    .from = de la Réserve

battleforce-device-cloak = camouflage
battleforce-device-web = toile

## Buttons: by name, counted as what a ship loses or has repaired, and so short that a ship fits into a line

battleforce-button-photon = Torpille à photons
battleforce-button-disruptor = Disrupteur
battleforce-button-drone = Drone
battleforce-button-phaser_1 = Phaseur-1
battleforce-button-phaser_2 = Phaseur-2
battleforce-button-phaser_3 = Phaseur-3
battleforce-button-plasma_r = Plasma-R
battleforce-button-plasma_s = Plasma-S
battleforce-button-plasma_f = Plasma-F
battleforce-button-option_mount = affût optionnel
battleforce-button-fighters = escadrille de chasseurs
battleforce-button-free_hit = coque

battleforce-buttons-photon = { $count ->
    [one] une Torpille à photons
   *[other] { $count } Torpilles à photons
}
battleforce-buttons-disruptor = { $count ->
    [one] un Disrupteur
   *[other] { $count } Disrupteurs
}
battleforce-buttons-drone = { $count ->
    [one] un Drone
   *[other] { $count } Drones
}
battleforce-buttons-phaser_1 = { $count ->
    [one] un Phaseur-1
   *[other] { $count } Phaseurs-1
}
battleforce-buttons-phaser_2 = { $count ->
    [one] un Phaseur-2
   *[other] { $count } Phaseurs-2
}
battleforce-buttons-phaser_3 = { $count ->
    [one] un Phaseur-3
   *[other] { $count } Phaseurs-3
}
battleforce-buttons-plasma_r = { $count ->
    [one] un Plasma-R
   *[other] { $count } Plasmas-R
}
battleforce-buttons-plasma_s = { $count ->
    [one] un Plasma-S
   *[other] { $count } Plasmas-S
}
battleforce-buttons-plasma_f = { $count ->
    [one] un Plasma-F
   *[other] { $count } Plasmas-F
}
battleforce-buttons-option_mount = { $count ->
    [one] un affût optionnel
   *[other] { $count } affûts optionnels
}
battleforce-buttons-fighters = { $count ->
    [one] une escadrille de chasseurs
   *[other] { $count } escadrilles de chasseurs
}
battleforce-buttons-free_hit = { $count ->
    [one] une case de coque
   *[other] { $count } cases de coque
}
# With the option "traditional damage", damage is a number and covers no buttons.
battleforce-buttons-damage = { $count ->
    [one] un dégât
   *[other] { $count } dégâts
}

battleforce-short-photon = Tor
battleforce-short-disruptor = Dis
battleforce-short-drone = Dro
battleforce-short-phaser_1 = P1
battleforce-short-phaser_2 = P2
battleforce-short-phaser_3 = P3
battleforce-short-plasma_r = R
battleforce-short-plasma_s = S
battleforce-short-plasma_f = F
battleforce-short-option_mount = Aff
battleforce-short-fighters = Esc
battleforce-short-free_hit = coq

## The story: before the first turn

battleforce-first = { FORM($who, "person") ->
    [you] C’est toi qui ouvres les hostilités.
   *[they] { $who } ouvre les hostilités.
}
battleforce-picks-next = C’est à { FORM($who, "you") } de choisir une race.
battleforce-race-picked = { FORM($who, "person") ->
    [you] Tu commandes
   *[they] { $who } commande
} { FORM($race, "people") }.
battleforce-picked = { FORM($who, "person") ->
    [you] Tu choisis
   *[they] { $who } choisit
} le { $ship }.
battleforce-picks-done = { FORM($who, "person") ->
    [you] Tu as fini de choisir tes vaisseaux.
   *[they] { $who } a fini de choisir ses vaisseaux.
}
battleforce-dealt = { FORM($who, "person") ->
    [you] Tu reçois
   *[they] { $who } reçoit
} { $count ->
    [one] le { $ships }.
   *[other] { $count } vaisseaux : { $ships }.
}
battleforce-dealt-hidden = { FORM($who, "person") ->
    [you] Tu reçois
   *[they] { $who } reçoit
} { $count ->
    [one] un vaisseau, face cachée.
   *[other] { $count } vaisseaux, face cachée.
}
# $places: "les DN Federation et CA Constellation à l’Avant-garde et le FF Guderian en Réserve".
battleforce-lined = { FORM($who, "person") ->
    [you] Tu ranges
   *[they] { $who } range
} en secret { $places }.
battleforce-lined-hidden = { FORM($who, "person") ->
    [you] Tu ranges
   *[they] { $who } range
} en secret { $count ->
    [one] un vaisseau.
   *[other] { $count } vaisseaux.
}
battleforce-shown = { FORM($who, "person") ->
    [you] Tu dévoiles
   *[they] { $who } dévoile
} { $places }.
battleforce-in-line = { $count ->
    [one] le { $ships } { FORM($line, "in") }
   *[other] les { $ships } { FORM($line, "in") }
}

## The story: turns, cards, repairs, formation

battleforce-turn = Manche { $turn } · à { FORM($who, "you") } de jouer
# $known is 0 if nobody’s number is known to whoever reads this; $cards: "Ola a le numéro 3".
battleforce-order-dealt = { $known ->
    [0] De nouvelles cartes d’ordre sont distribuées.
   *[other] De nouvelles cartes d’ordre sont distribuées : { $cards }.
}
battleforce-order-card = { FORM($who, "person") ->
    [you] tu as
   *[they] { $who } a
} le numéro { $number }
battleforce-order-turn = Manche { $turn } · carte d’ordre { $number } · à { FORM($who, "you") } de jouer
battleforce-order-called = La carte d’ordre { $number } est appelée : { FORM($who, "person") ->
    [you] c’est la tienne.
   *[they] c’est { $who } qui l’a.
}
battleforce-drew = { FORM($who, "person") ->
    [you] Tu pioches
   *[they] { $who } pioche
} { $cards }.
battleforce-drew-hidden = { FORM($who, "person") ->
    [you] Tu pioches
   *[they] { $who } pioche
} { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
battleforce-salvaged = { FORM($who, "person") ->
    [you] Tu pioches
   *[they] { $who } pioche
} { FORM($card, "le") } sur le dessus de la défausse.
battleforce-reshuffled = { $cards ->
    [one] La pioche est épuisée : la seule carte défaussée la remplace.
   *[other] La pioche est épuisée : { $cards } cartes défaussées sont mélangées pour en faire une nouvelle.
}
battleforce-stashed = { FORM($who, "person") ->
    [you] Tu mets { $cards } dans ta réserve de cartes.
   *[they] { $who } met { $cards } dans sa réserve de cartes.
}
battleforce-stashed-hidden = { $count ->
    [one] { $who } met une carte dans sa réserve de cartes.
   *[other] { $who } met { $count } cartes dans sa réserve de cartes.
}
battleforce-took = { FORM($who, "person") ->
    [you] Tu reprends { $cards } de ta réserve de cartes.
   *[they] { $who } reprend { $cards } de sa réserve de cartes.
}
battleforce-took-hidden = { $count ->
    [one] { $who } reprend une carte de sa réserve de cartes.
   *[other] { $who } reprend { $count } cartes de sa réserve de cartes.
}
battleforce-gave = { FORM($who, "person") ->
    [you] Tu passes { FORM($card, "un") } à { $to }, directement dans sa réserve de cartes.
   *[they] { FORM($to, "person") ->
        [you] { $who } te passe { FORM($card, "un") }, directement dans ta réserve de cartes.
       *[they] { $who } passe { FORM($card, "un") } à { $to }, directement dans sa réserve de cartes.
    }
}
battleforce-gave-hidden = { FORM($who, "person") ->
    [you] Tu passes une carte à { $to }, directement dans sa réserve de cartes.
   *[they] { FORM($to, "person") ->
        [you] { $who } te passe une carte, directement dans ta réserve de cartes.
       *[they] { $who } passe une carte à { $to }, directement dans sa réserve de cartes.
    }
}
battleforce-tossed = { FORM($who, "person") ->
    [you] Tu défausses
   *[they] { $who } défausse
} { $cards } pour piocher { $count ->
    [one] une autre carte.
   *[other] d’autres cartes.
}
battleforce-discarded = { FORM($who, "person") ->
    [you] Tu défausses
   *[they] { $who } défausse
} { FORM($card, "un") }.
battleforce-on-top = Sur le dessus de la défausse : { FORM($card, "un") }.
battleforce-repairs = { FORM($who, "person") ->
    [you] Tu joues
   *[they] { $who } joue
} { FORM($card, "un") } sur le { $ship }.
battleforce-repairs-mends = { FORM($who, "person") ->
    [you] Tu joues { FORM($card, "un") } et répares
   *[they] { $who } joue { FORM($card, "un") } et répare
} { $buttons } sur le { $ship }.
# $repairs: "un Disrupteur sur le D7 Thunderchild et 2 cases de coque sur le D5 Warhammer".
battleforce-mended = { FORM($who, "person") ->
    [you] Tu répares
   *[they] { $who } répare
} { $repairs }.
battleforce-mended-on = { $buttons } sur le { $ship }
# Not « Renforts », the name of the card: what others may not know must not sound like it.
battleforce-reinforced = { $face ->
    [down] Du renfort pour { FORM($who, "you") } : le { $ship } arrive en Réserve, face cachée.
   *[up] Du renfort pour { FORM($who, "you") } : le { $ship } arrive.
}
battleforce-reinforced-hidden = Du renfort pour { FORM($who, "you") } : un vaisseau arrive en Réserve, face cachée.
# $moves: "le D7 Thunderchild à l’Avant-garde et le D5 Warhammer en Réserve".
battleforce-moved = { FORM($who, "person") ->
    [you] Tu fais
   *[they] { $who } fait
} passer { $moves }.
battleforce-move = le { $ship } { FORM($line, "in") }
battleforce-advanced = { FORM($who, "person") ->
    [you] Tu n’as
   *[they] { $who } n’a
} plus de vaisseau à l’Avant-garde : tout le Corps de bataille y avance.
battleforce-raised = { FORM($who, "person") ->
    [you] Ton { $ship }
   *[they] Chez { $who }, le { $ship }
} { $device ->
    [web] tisse sa toile.
   *[cloak] disparaît sous son camouflage.
}
battleforce-lowered = { FORM($who, "person") ->
    [you] Ton { $ship }
   *[they] Chez { $who }, le { $ship }
} { $device ->
    [web] défait sa toile.
   *[cloak] coupe son camouflage.
}
battleforce-cards-left = { $kind ->
    [disengage] Le { $ship } revient dans la bataille.
    [wild_weasel] Le Leurre du { $ship } a fait son temps.
   *[erratic_maneuvers] Le { $ship } met fin à ses Manœuvres évasives.
}
battleforce-ceasefire = Les Organiens entendent { FORM($who, "person") ->
    [you] ton appel
   *[they] l’appel lancé par { $who }
} : le feu cesse, tous les vaisseaux sont réparés et les cartes mélangées.
battleforce-last-turn = Cette manche est la dernière.
battleforce-offered = { FORM($who, "person") ->
    [you] Tu fais
   *[they] { $who } fait
} une offre publique.
battleforce-kept-promise = { FORM($who, "person") ->
    [you] Tu tiens ta promesse.
   *[they] { $who } tient sa promesse.
}
battleforce-broke-promise = { FORM($who, "person") ->
    [you] Tu as rompu une promesse et ne peux plus en faire.
   *[they] { $who } a rompu une promesse et ne peut plus en faire.
}
# What was promised, as the player would say it; $promise is that sentence. $time: one of the two that follow.
battleforce-promise = { $verdict ->
    [kept] { FORM($who, "person") ->
        [you] Tu as tenu ta promesse
       *[they] { $who } a tenu sa promesse
    } : « { $promise } »
    [broken] { FORM($who, "person") ->
        [you] Tu as rompu ta promesse et ne peux plus en faire
       *[they] { $who } a rompu sa promesse et ne peut plus en faire
    } : « { $promise } »
   *[open] { FORM($who, "person") ->
        [you] Tu promets
       *[they] { $who } promet
    } : « { $promise } »
}
battleforce-promise-until = { $turns ->
    [one] jusqu’à la fin de mon prochain tour
   *[other] jusqu’à la fin de mes { $turns } prochains tours
}
battleforce-promise-by = { $turns ->
    [one] avant la fin de mon prochain tour
   *[other] avant la fin de mes { $turns } prochains tours
}
battleforce-promise-peace = { $toward ->
    [all] Je n’attaquerai personne { $time }.
    [ship] Je n’attaquerai pas le { $ship } { $time }.
   *[seat] Je n’attaquerai pas { $whom } { $time }.
}
battleforce-promise-attack = { $toward ->
    [ship] J’attaquerai le { $ship } { $time }.
   *[seat] J’attaquerai { $whom } { $time }.
}

## The story: attacks

battleforce-attacks = { FORM($who, "person") ->
    [you] Tu lances
   *[they] { $who } lance
} le { $attacker } à l’assaut { FORM($owner, "person") ->
    [you] de ton { $target }
   *[they] du { $target }, chez { $owner }
}.
battleforce-attacks-fighters = { FORM($who, "person") ->
    [you] Tu lances
   *[they] { $who } lance
} { $squadrons ->
    [one] une escadrille du { $attacker } : elle fond
   *[other] { $squadrons } escadrilles du { $attacker } : elles fondent
} sur { FORM($owner, "person") ->
    [you] ton { $target }
   *[they] le { $target }, chez { $owner }
}.
battleforce-attacks-planet = { FORM($who, "person") ->
    [you] Tu envoies
   *[they] { $who } envoie
} { $waves ->
    [one] des Chasseurs planétaires
   *[other] deux vagues de Chasseurs planétaires
} contre { FORM($owner, "person") ->
    [you] ton { $target }
   *[they] le { $target }, chez { $owner }
}.
battleforce-attacks-flotilla = { FORM($who, "person") ->
    [you] Tu appelles
   *[they] { $who } appelle
} une Flottille de PF.
battleforce-attacks-pfs = { FORM($who, "person") ->
    [you] Tu lâches tes
   *[they] { $who } lâche ses
} PF sur { FORM($owner, "person") ->
    [you] ton { $target }
   *[they] le { $target }, chez { $owner }
}.
battleforce-attacks-mutiny = { FORM($who, "person") ->
    [you] Tu fomentes
   *[they] { $who } fomente
} une mutinerie à bord { FORM($owner, "person") ->
    [you] de ton { $target }
   *[they] du { $target }, chez { $owner }
}.
# All at once: ship, target, cards, and what would come through.
battleforce-volley = { FORM($who, "person") ->
    [you] Tu ouvres
   *[they] { $who } ouvre
} le feu avec le { $attacker } sur { FORM($owner, "person") ->
    [you] ton { $target }
   *[they] le { $target }, chez { $owner }
} : { $cards }, { $damage ->
    [0] mais aucun dégât n’est en approche.
   *[other] soit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en approche.
}
battleforce-fired = { FORM($who, "person") ->
    [you] Tu tires
   *[they] { $who } tire
} : { $cards }.
battleforce-fired-launched = { FORM($who, "person") ->
    [you] Tu tires
   *[they] { $who } tire
} : { $cards }, { $damage ->
    [0] mais aucun dégât n’est en approche.
   *[other] soit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en approche.
}
battleforce-launched = { FORM($who, "person") ->
    [you] Tu lâches ta salve
   *[they] { $who } lâche sa salve
}{ $damage ->
    [0] , mais aucun dégât n’est en approche.
   *[other]  : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en approche.
}
# The automaton turns up its cards one by one.
battleforce-turned-up = { FORM($who, "person") ->
    [you] Tu retournes
   *[they] { $who } retourne
} { FORM($card, "un") }.
battleforce-turned-up-fires = { FORM($who, "person") ->
    [you] Tu retournes { FORM($card, "un") } et fais feu.
   *[they] { $who } retourne { FORM($card, "un") } et fait feu.
}
battleforce-turned-up-attacks = { FORM($who, "person") ->
    [you] Tu retournes
   *[they] { $who } retourne
} { FORM($card, "un") } : le { $attacker } fait feu sur { FORM($owner, "person") ->
    [you] ton { $target }
   *[they] le { $target }, chez { $owner }
}.
battleforce-turned-up-boosts = { FORM($who, "person") ->
    [you] Tu retournes
   *[they] { $who } retourne
} { FORM($booster, "un") }, qui double { FORM($card, "le") }.
battleforce-boosts = { FORM($who, "person") ->
    [you] Tu doubles
   *[they] { $who } double
} { FORM($card, "le") } avec { FORM($booster, "un") }.
battleforce-cancelled = { $what ->
    [maneuvers] { FORM($who, "person") ->
        [you] Tu déjoues
       *[they] { $who } déjoue
    } les Manœuvres évasives avec des ECCM.
    [anchor] { FORM($who, "person") ->
        [you] Tu harponnes
       *[they] { $who } harponne
    } le Leurre avec un Rayon tracteur.
    [weasel] { FORM($who, "person") ->
        [you] Tu envoies
       *[they] { $who } envoie
    } une Équipe d’élite, qui évente le Leurre.
    [cloak] { FORM($who, "person") ->
        [you] Tu envoies
       *[they] { $who } envoie
    } une Équipe d’élite, qui perce le camouflage.
   *[web] { FORM($who, "person") ->
        [you] Tu envoies
       *[they] { $who } envoie
    } une Équipe d’élite, qui déchire la toile.
}
battleforce-primed = { FORM($who, "person") ->
    [you] Tu envoies
   *[they] { $who } envoie
} une Équipe d’élite : { $sign ->
    [less] 1 de moins.
   *[more] 1 de plus.
}
battleforce-defends = { $kind ->
    [wild_weasel] { FORM($who, "person") ->
        [you] Tu lances
       *[they] { $who } lance
    } un Leurre depuis le { $ship }.
   *[other] { FORM($who, "person") ->
        [you] Tu joues
       *[they] { $who } joue
    } { $cards } pour défendre le { $ship }.
}
# $effect: what becomes of the attack cards, one of the next three or several of them in a list.
battleforce-defends-effect = { FORM($who, "person") ->
    [you] Tu joues
   *[they] { $who } joue
} { $cards } pour défendre le { $ship } : { $effect }.
battleforce-reduced = la carte d’attaque { $shot } est affaiblie de { $by }
    .alone = La carte d’attaque { $shot } est affaiblie de { $by }.
battleforce-removed = { $what ->
    [booster] la carte d’attaque { $shot } perd { FORM($card, "son") }
   *[card] la carte d’attaque { $shot }, { FORM($card, "un") }, est éliminée
}
    .alone = { $what ->
        [booster] La carte d’attaque { $shot } perd { FORM($card, "son") }.
       *[card] La carte d’attaque { $shot }, { FORM($card, "un") }, est éliminée.
    }
battleforce-attack-reduced = toute l’attaque est affaiblie de { $by }
    .alone = Toute l’attaque est affaiblie de { $by }.
battleforce-weasel-moved = { FORM($who, "person") ->
    [you] Tu lances
   *[they] { $who } lance
} un Leurre, et le { $ship } passe à l’Avant-garde.
battleforce-disengaged = { FORM($who, "person") ->
    [you] Tu te désengages
   *[they] { $who } se désengage
} : le { $ship } rompt le combat et s’échappe.
# Small craft are fighters and PFs: « les assaillants ».
battleforce-shoots-down = { FORM($who, "person") ->
    [you] Tu tires
   *[they] { $who } tire
} avec le { $ship } sur les assaillants : { $cards }, soit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
battleforce-flotilla-destroyed = { FORM($who, "person") ->
    [you] Tu perds tes
   *[they] { $who } perd ses
} PF, tous abattus.
battleforce-reacts = { FORM($who, "person") ->
    [you] Tu déjoues
   *[they] { $who } déjoue
} { FORM($against, "le") } avec { FORM($card, "un") }.
# $added is 0 if the dice count as they fell.
battleforce-rolled = { FORM($who, "person") ->
    [you] Tu obtiens
   *[they] { $who } obtient
} { $dice } aux dés{ $added ->
    [0] .
   *[other] , ce qui fait { $total }.
}
battleforce-hit = { FORM($owner, "person") ->
    [you] Ton { $ship }
   *[they] Chez { $owner }, le { $ship }
} encaisse { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
battleforce-hit-loses = { FORM($owner, "person") ->
    [you] Ton { $ship }
   *[they] Chez { $owner }, le { $ship }
} encaisse { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} et perd { $buttons }.
battleforce-missed = Le { $ship } s’en sort indemne.
battleforce-damaged = Le { $ship } perd { $buttons }.
battleforce-squadrons-lost = Le tir défensif coûte { $buttons } au { $ship }.
# $damage is 0 if it was told before.
battleforce-destroyed = { $damage ->
    [0] { FORM($owner, "person") ->
        [you] Ton { $ship }
       *[they] Chez { $owner }, le { $ship }
    } vole en éclats : { FORM($who, "person") ->
        [you] tu l’as détruit.
       *[they] { $who } l’a détruit.
    }
   *[other] { FORM($owner, "person") ->
        [you] Ton { $ship }
       *[they] Chez { $owner }, le { $ship }
    } vole en éclats : { FORM($who, "person") ->
        [you] tu le détruis
       *[they] { $who } le détruit
    } avec { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
}
battleforce-destroyed-by-pfs = { $damage ->
    [0] { FORM($owner, "person") ->
        [you] Ton { $ship }
       *[they] Chez { $owner }, le { $ship }
    } vole en éclats, détruit par les PF ; personne ne marque.
   *[other] { FORM($owner, "person") ->
        [you] Ton { $ship }
       *[they] Chez { $owner }, le { $ship }
    } vole en éclats : les PF le détruisent avec { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } ; personne ne marque.
}
battleforce-captured = L’équipage change de camp : { FORM($who, "person") ->
    [you] tu captures le { $ship } et l’enlèves à { $owner }.
   *[they] { FORM($owner, "person") ->
        [you] { $who } capture ton { $ship }.
       *[they] { $who } capture le { $ship } et l’enlève à { $owner }.
    }
}
battleforce-eliminated = { FORM($who, "person") ->
    [you] Tu n’as
   *[they] { $who } n’a
} plus de vaisseaux.

## The story: the end

battleforce-tie-cards = Pour départager, { FORM($who, "person") ->
    [you] tu retournes
   *[they] { $who } retourne
} { $cards }.
battleforce-duel-ship = { FORM($who, "person") ->
    [you] Tu envoies
   *[they] { $who } envoie
} le { $ship } au duel.
battleforce-ended = { $by ->
    [last_fleet] Il ne reste qu’une flotte : la partie est terminée.
    [ally_lost] Une équipe a perdu une flotte entière : la partie est terminée.
    [elimination] Une flotte entière est perdue : la partie est terminée.
    [ships] Assez de vaisseaux sont détruits : la partie est terminée.
    [last_turn] La dernière manche est jouée : la partie est terminée.
   *[turn_limit] La limite de manches est atteinte : la partie est terminée.
}
# Who has won, and why. $how: points, shared, cards or duel. $count: how many win, $winners: who they are, $points: what each side has.
battleforce-won = { $how ->
    [shared] Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { FORM($winners, "person") ->
        [you] { FORM($winners, "you") }, vous partagez la victoire.
       *[they] { $winners } se partagent la victoire.
    }
    [cards] Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $count ->
        [one] { FORM($winners, "person") ->
            [you] tu retournes le plus de dégâts et tu gagnes.
           *[they] { $winners } retourne le plus de dégâts et gagne.
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "you") }, vous retournez le plus de dégâts et gagnez.
           *[they] { $winners } retournent le plus de dégâts et gagnent.
        }
    }
    [duel] Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $count ->
        [one] { FORM($winners, "person") ->
            [you] tu gagnes le duel, et la partie avec.
           *[they] { $winners } gagne le duel, et la partie avec.
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "you") }, vous gagnez le duel, et la partie avec.
           *[they] { $winners } gagnent le duel, et la partie avec.
        }
    }
   *[points] { $count ->
        [one] { FORM($winners, "person") ->
            [you] Tu gagnes
           *[they] { $winners } gagne
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "Toi") }, vous gagnez ensemble
           *[they] { $winners } gagnent ensemble
        }
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## What a player is asked, and what the others read meanwhile

battleforce-ask-nothing = Tu n’as rien à décider pour l’instant.
    .others = { $who } n’a rien à décider pour l’instant.
battleforce-ask-race = Choisis la race que tu veux commander.
    .others = { $who } choisit une race.
# $what: any ship of the draft, a dreadnought, or a carrier. $left counts the ships still to be picked, this one included.
battleforce-ask-pick = { $what ->
    [dreadnought] Choisis un cuirassé pour ta flotte.
    [carrier] Choisis un porte-chasseurs pour ta flotte.
   *[any] { $left ->
        [one] Choisis un dernier vaisseau pour ta flotte.
       *[other] Choisis un vaisseau pour ta flotte ; il t’en reste { $left } à choisir.
    }
}
    .others = { $who } choisit un vaisseau.
battleforce-ask-pick-points = Choisis un vaisseau : il te reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .others = { $who } choisit un vaisseau, avec encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
battleforce-ask-reserve = { $cards ->
    [one] Mets encore une carte dans ta réserve de cartes.
   *[other] Mets { $cards } de tes cartes dans ta réserve de cartes.
}
    .others = { $who } prépare sa flotte.
battleforce-ask-lines = { $ships ->
    [0] Ta flotte est rangée.
    [one] Range ta flotte : un vaisseau n’a pas encore de ligne.
   *[other] Range ta flotte : { $ships } vaisseaux n’ont pas encore de ligne.
}
    .others = { $who } prépare sa flotte.
battleforce-ask-show = { $ships ->
    [0] Ton Avant-garde et ton Corps de bataille sont dévoilés : annonce que c’est prêt.
    [one] Dévoile ton Avant-garde et ton Corps de bataille : il reste un vaisseau.
   *[other] Dévoile ton Avant-garde et ton Corps de bataille : il reste { $ships } vaisseaux.
}
    .others = { $who } dévoile sa flotte.
battleforce-ask-first-raise = Avant le premier tour, tu peux activer un camouflage ou une toile.
    .others = { $who } peut activer un camouflage ou une toile avant le premier tour.
battleforce-ask-duel = Égalité de points : lequel de tes vaisseaux envoies-tu au duel ?
    .others = { $who } choisit un vaisseau pour le duel.
battleforce-ask-choose = { $choice ->
    [take] Quelle carte reprends-tu de ta réserve de cartes ?
    [stash] Quelle carte mets-tu dans ta réserve de cartes ?
   *[give] Quelle carte passes-tu à { $ally }, directement dans sa réserve de cartes ?
}
    .others = { $who } choisit une carte en secret.
battleforce-ask-out-of-cards = Ta main est vide : pioche deux cartes, ou reprends-en une de ta réserve de cartes.
    .others = { $who } est à court de cartes.
battleforce-ask-draw = Phase 1 : il manque { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
} à ta main.
    .others = { $who } pioche.
battleforce-ask-drawn = Tu as pioché { FORM($card, "un") } : dans ta main, ou dans ta réserve de cartes ?
    .others = { $who } a pioché une carte et décide où elle va.
battleforce-ask-control = Contrôle permanent des avaries : que répares-tu sur le { $ship } ?
    .others = { $who } répare le { $ship }.
battleforce-ask-patch = { $card } : quel vaisseau répares-tu ?
    .others = { $who } joue { FORM($card, "un") } et choisit un vaisseau.
battleforce-ask-repairing = Répare encore { $left ->
    [one] { $left } dégât
   *[other] { $left } dégâts
} sur le { $ship }.
    .others = { $who } répare le { $ship }.
# $leaving counts ships that have to leave the Reserve first.
battleforce-ask-prepare = { $leaving ->
    [0] Phases 2 et 3 : répare, fais venir des renforts, change de formation ; puis passe à l’attaque.
    [one] Un vaisseau doit quitter ta Réserve avant que tu puisses continuer.
   *[other] { $leaving } vaisseaux doivent quitter ta Réserve avant que tu puisses continuer.
}
    .others = { $who } prépare sa flotte.
battleforce-ask-comeback = Tu n’as plus de vaisseaux : seuls des Renforts peuvent te ramener.
    .others = { $who } n’a plus de vaisseaux et ne peut compter que sur des Renforts.
battleforce-ask-act = { $attacks ->
    [0] À toi de jouer : lequel de tes vaisseaux attaque, ou que fais-tu à la place ?
   *[other] Tu peux mener une seconde attaque, avec un autre vaisseau.
}
    .others = { $attacks ->
        [0] { $who } prépare une attaque.
       *[other] { $who } peut mener une seconde attaque.
    }
battleforce-ask-reform = { $leaving ->
    [0] Change une seconde fois de formation.
    [one] Un vaisseau doit quitter ta Réserve avant que tu puisses continuer.
   *[other] { $leaving } vaisseaux doivent quitter ta Réserve avant que tu puisses continuer.
}
    .others = { $who } change une seconde fois de formation.
# $fire: the damage that PFs have taken so far.
battleforce-ask-target = { $by ->
    [fighters] Quel vaisseau les chasseurs du { $ship } attaquent-ils ?
    [planet] Quel vaisseau les Chasseurs planétaires attaquent-ils ?
    [flotilla] { $fire ->
        [0] Les PF sont passés indemnes : quel vaisseau attaquent-ils ?
       *[other] Les PF ont encaissé { $fire ->
            [one] { $fire } dégât
           *[other] { $fire } dégâts
        } : quel vaisseau attaquent-ils ?
    }
   *[ship] Quel vaisseau le { $ship } attaque-t-il ?
}
    .others = { $by ->
        [fighters] { $who } choisit une cible pour les chasseurs du { $ship }.
        [planet] { $who } choisit une cible pour les Chasseurs planétaires.
        [flotilla] { $who } choisit une cible pour les PF.
       *[ship] { $who } choisit une cible pour le { $ship }.
    }
# $shots counts the attack cards played so far; $needed is the damage that destroys the target.
battleforce-ask-volley = { $shots ->
    [0] Le { $ship } vise le { $target }, chez { $owner } : il faut { $needed ->
        [one] { $needed } dégât
       *[other] { $needed } dégâts
    } pour le détruire. Que tires-tu ?
   *[other] { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } jusqu’ici, et il en faut { $needed } pour détruire le { $target }, chez { $owner } : ajoute une carte, ou ouvre le feu.
}
    .others = { $shots ->
        [0] Avec le { $ship }, { $who } met en joue { FORM($owner, "person") ->
            [you] ton { $target }
           *[they] le { $target }, chez { $owner }
        }.
       *[other] { $who } attaque { FORM($owner, "person") ->
            [you] ton { $target }
           *[they] le { $target }, chez { $owner }
        } : { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        } jusqu’ici.
    }
# Fighters or PFs attack.
battleforce-ask-cancel = Chez { $owner }, le { $target } est protégé : veux-tu lever cette protection, ou attaquer quand même ?
    .others = { $who } peut lever ce qui protège { FORM($owner, "person") ->
        [you] ton { $target }
       *[they] le { $target }, chez { $owner }
    }.
battleforce-ask-evade = Sur quelle carte d’attaque tes Manœuvres évasives agissent-elles ?
    .others = { $who } choisit la carte d’attaque visée par les Manœuvres évasives.
battleforce-ask-aim = { $card } : contre quelle carte d’attaque ?
    .others = { $who } choisit la carte d’attaque visée par { FORM($card, "le") }.
battleforce-ask-flak = { $fire ->
    [0] Des chasseurs attaquent ton { $ship } : leur tires-tu dessus ?
   *[other] Les chasseurs qui attaquent ton { $ship } ont encaissé { $fire ->
        [one] { $fire } dégât
       *[other] { $fire } dégâts
    } : tires-tu encore ?
}
    .others = { $who } peut tirer sur les chasseurs.
battleforce-ask-escort = Avec quelle carte le { $ship } tire-t-il sur les chasseurs ?
    .others = { $who } envoie le { $ship } à la rescousse contre les chasseurs.
# $left: how many cards the player may still fire at the PFs.
battleforce-ask-barrage = { $fire ->
    [0] Les PF arrivent, intacts, et 12 dégâts les détruisent : tu peux leur tirer dessus avec { $left ->
        [one] une carte
       *[other] { $left } cartes
    }.
   *[other] Les PF arrivent, avec { $fire ->
        [one] { $fire } dégât
       *[other] { $fire } dégâts
    } sur les 12 qui les détruisent : tu peux leur tirer dessus avec { $left ->
        [one] une carte
       *[other] { $left } cartes
    }.
}
    .others = { $who } peut tirer sur les PF.
battleforce-ask-barrage-card = Avec quelle carte le { $ship } tire-t-il sur les PF ?
    .others = { $who } tire sur les PF avec le { $ship }.
battleforce-ask-prime = { $by ->
    [mutiny] Avant le lancer du dé : une Équipe d’élite ajoute-t-elle 1 à la mutinerie ?
   *[other] Avant le lancer des dés : une Équipe d’élite ajoute-t-elle 1 ?
}
    .others = { $who } peut envoyer une Équipe d’élite.
battleforce-ask-calm = Mutinerie à bord de ton { $ship } : une Équipe d’élite retire-t-elle 1 au dé ?
    .others = { $who } peut envoyer une Équipe d’élite contre la mutinerie.
# $fate is "destroyed", "damaged" or "safe"; $hits is how much the ship survives.
battleforce-ask-defend = { $fate ->
    [destroyed] { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en approche sur ton { $target }, qui ne peut { $hits ->
        [0] plus en encaisser aucun
        [one] en encaisser qu’un
       *[other] en encaisser que { $hits }
    } : comment le défends-tu ?
    [damaged] { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en approche sur ton { $target }, qui peut en encaisser { $hits ->
        [one] un
       *[other] { $hits }
    } : le défends-tu ?
   *[safe] Rien de ce qui arrive ne peut plus toucher ton { $target } : joues-tu encore une carte ?
}
    .others = { $fate ->
        [destroyed] { $who } voit { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        } arriver sur son { $target }, de quoi le détruire.
        [damaged] { $who } voit { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        } arriver sur son { $target }.
       *[safe] { $who } n’a plus rien à craindre pour son { $target }.
    }
battleforce-ask-react = { $owner } défend le { $target } avec { FORM($card, "un") } : réagis-tu ?
    .others = { $who } peut déjouer { FORM($card, "le") }.
battleforce-ask-damage = { $left ->
    [one] Ton { $ship } est touché : quelle case le dernier dégât couvre-t-il ?
   *[other] Ton { $ship } est touché, avec { $left } dégâts à placer : quelle case couvres-tu ?
}
    .others = { $who } répartit { $left ->
        [one] { $left } dégât
       *[other] { $left } dégâts
    } sur le { $ship }.
battleforce-ask-redraw = { $tossed ->
    [0] Quelle carte défausses-tu pour en piocher une autre ?
    [one] Tu piocheras une nouvelle carte : veux-tu en défausser d’autres, ou est-ce tout ?
   *[other] Tu piocheras { $tossed } nouvelles cartes : veux-tu en défausser d’autres, ou est-ce tout ?
}
    .others = { $who } défausse des cartes pour en piocher d’autres.
battleforce-ask-truce = { $room ->
    [one] Le Cessez-le-feu va prendre ta main : veux-tu sauver une carte dans ta réserve de cartes ? Il y a de la place pour une.
   *[other] Le Cessez-le-feu va prendre ta main : veux-tu sauver une carte dans ta réserve de cartes ? Il y a de la place pour { $room }.
}
    .others = { $who } peut sauver des cartes du Cessez-le-feu.
battleforce-ask-top = Laquelle des cartes jouées va sur le dessus de la défausse ?
    .others = { $who } choisit la carte du dessus de la défausse.
# $reserve is "yes" in the advanced game, where players have one.
battleforce-ask-discard = { $reserve ->
    [yes] Ton tour s’achève : veux-tu défausser une carte, en mettre une dans ta réserve de cartes, ou tout garder ?
   *[no] Ton tour s’achève : veux-tu défausser une carte, ou tout garder ?
}
    .others = { $who } termine son tour.

## What a player can do: on a button, and in full

battleforce-do-pick = Choisir le { $ship }
    .long = Choisir le { $ship } : { $printed }
battleforce-do-race = Commander { FORM($race, "people") }
    .long = Commander { FORM($race, "people") }, avec tous les vaisseaux de ce camp
battleforce-do-choose = { $choice ->
    [take] Reprendre { FORM($card, "un") }
    [give] Passer { FORM($card, "un") }
   *[stash] Mettre { FORM($card, "un") } en réserve
}
    .long = { $choice ->
        [take] Reprendre { FORM($card, "un") } dans ta main. { $about }
        [give] Passer { FORM($card, "un") } à { $ally }, directement dans sa réserve de cartes. { $about }
       *[stash] Mettre { FORM($card, "un") } dans ta réserve de cartes. { $about }
    }
battleforce-do-line = { $ship } { FORM($line, "in") }
    .long = Placer le { $ship } { FORM($line, "in") } : { $printed }
battleforce-do-show = Dévoiler le { $ship }
    .long = Dévoiler le { $ship } { FORM($line, "in") }
battleforce-do-move = { $ship } { FORM($line, "in") }
    .long = Faire passer le { $ship } { FORM($from, "from") } { FORM($line, "in") }
battleforce-do-raise = { $device ->
    [web] Tisser la toile du { $ship }
   *[cloak] Camoufler le { $ship }
}
    .long = { $device ->
        [web] Tisser la toile du { $ship } : le tir direct, les chasseurs et les PF ne lui font que la moitié des dégâts, mais il ne tire plus de Phaseurs
       *[cloak] Camoufler le { $ship } : il échappe aux armes autoguidées et ne subit que la moitié des autres dégâts, mais il ne peut plus tirer
    }
battleforce-do-lower = Couper le camouflage du { $ship }
    .long = Couper le camouflage du { $ship } : il peut de nouveau tirer, mais subit de nouveau tous les dégâts
battleforce-do-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
    .long = { $count ->
        [one] Prendre une carte dans la pioche
       *[other] Prendre { $count } cartes dans la pioche
    }
battleforce-do-salvage = Piocher { FORM($card, "le") } sur la défausse
    .long = Piocher le dessus de la défausse, { FORM($card, "un") }. { $about }
battleforce-do-take = Reprendre une carte de réserve
    .long = { $count ->
        [one] Reprendre en main la seule carte de ta réserve de cartes
       *[other] Reprendre en main une des { $count } cartes de ta réserve de cartes
    }
battleforce-do-keep = Garder { FORM($card, "le") }
    .long = Garder { FORM($card, "le") } en main
battleforce-do-shelve = Mettre { FORM($card, "le") } en réserve
    .long = Mettre { FORM($card, "le") } dans ta réserve de cartes, pour un tour à venir
battleforce-do-mend = Réparer { $buttons }
    .long = Réparer { $buttons } sur le { $ship } (cases intactes : { $open } sur { $all })
# With traditional damage: the points are a number.
battleforce-do-mend-points = Réparer { $buttons }
    .long = Réparer { $buttons } sur le { $ship }, qui en a { $damage }
battleforce-do-repair = Jouer { FORM($card, "un") }
    .long = Jouer { FORM($card, "un") }. { $about }
battleforce-do-patch = Réparer le { $ship }
    .long = Réparer le { $ship }, qui a { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
battleforce-do-reinforce = Jouer { FORM($card, "un") }
    .long = Jouer { FORM($card, "un") }. { $about }
battleforce-do-ready = { $moment ->
    [show] C’est prêt
    [draw] Ne plus piocher
    [redraw] { $count ->
        [one] Piocher une nouvelle carte
       *[other] Piocher { $count } nouvelles cartes
    }
    [reform] Terminer le changement de formation
   *[prepare] Passer à l’attaque
}
    .long = { $moment ->
        [show] C’est prêt : l’Avant-garde et le Corps de bataille sont dévoilés
        [draw] Ne plus piocher : il n’y a plus rien à piocher
        [redraw] { $count ->
            [one] C’est tout : piocher une nouvelle carte
           *[other] C’est tout : piocher { $count } nouvelles cartes
        }
        [reform] Terminer le changement de formation, et avec lui ta phase d’attaque
       *[prepare] Terminer les réparations et la formation, et passer à l’attaque
    }
# $damage is the most that the hand can do to some target, 0 if none. $needed destroys that target.
battleforce-do-attack = Attaquer avec le { $ship }
    .long = { $damage ->
        [0] Attaquer avec le { $ship }
       *[other] Attaquer avec le { $ship } : jusqu’à { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }, par exemple contre le { $target }, chez { $owner } (il en faut { $needed } pour le détruire)
    }
# $average is what the dice come to on average.
battleforce-do-fighters = { $squadrons ->
    [one] Une escadrille du { $ship }
   *[other] { $squadrons } escadrilles du { $ship }
}
    .long = { $squadrons ->
        [one] Attaquer avec une escadrille du { $ship } : un dé
       *[other] Attaquer avec { $squadrons } escadrilles du { $ship } : { $squadrons } dés, environ { $average } dégâts
    }
battleforce-do-planet = { $waves ->
    [one] Chasseurs planétaires
   *[other] Deux vagues de Chasseurs planétaires
}
    .long = { $waves ->
        [one] Attaquer avec des Chasseurs planétaires : environ { $average } dégâts
       *[other] Attaquer avec deux vagues de Chasseurs planétaires : environ { $average } dégâts
    }
# $more is what PFs that nobody has fired at add to their two dice.
battleforce-do-flotilla = Flottille de PF
    .long = Appeler la Flottille de PF : les adversaires peuvent d’abord tirer dessus, puis elle inflige deux dés de dégâts, et jusqu’à { $more } de plus ; personne ne marque
battleforce-do-mutiny = Mutinerie à bord du { $ship }
    .long = Fomenter une mutinerie à bord du { $ship }, chez { $owner } : de 1 à 3, le dé fait autant de dégâts ; à partir de 4, le vaisseau est capturé
battleforce-do-ceasefire = Cessez-le-feu organien
    .long = Appeler les Organiens : tous les vaisseaux sont réparés, toutes les cartes sauf les réserves de cartes sont mélangées, et chaque flotte reçoit une nouvelle main
battleforce-do-redraw = Renouveler ta main
    .long = Défausser des cartes et en piocher autant, au lieu d’attaquer
battleforce-do-reform = Second changement de formation
    .long = Changer une seconde fois de formation, au lieu d’attaquer
# $damage is the most that the hand can do to the target, or what the dice come to on average; $needed destroys it.
battleforce-do-target = { $ship }, chez { $owner }
    .long = { $by ->
        [ship] Attaquer le { $ship }, chez { $owner } : ta main permet { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }, il en faut { $needed } pour le détruire
       *[dice] Attaquer le { $ship }, chez { $owner } : environ { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }, il en faut { $needed } pour le détruire
    }
battleforce-do-fire = Tirer : { $cards }
    .long = Tirer : { $cards }, soit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en tout ; il en faut { $needed } pour détruire le { $target }
battleforce-do-cancel = { $what ->
    [maneuvers] ECCM contre les Manœuvres
    [anchor] Rayon tracteur contre le Leurre
    [weasel] Équipe d’élite contre le Leurre
    [cloak] Équipe d’élite contre le camouflage
   *[web] Équipe d’élite contre la toile
}
    .long = { $what ->
        [maneuvers] Jouer des ECCM : dans cette attaque, une carte Manœuvres évasives de la cible ne compte pas
        [anchor] Jouer un Rayon tracteur : le Leurre de la cible disparaît
        [weasel] Envoyer une Équipe d’élite : le Leurre de la cible disparaît
        [cloak] Envoyer une Équipe d’élite : la cible perd son camouflage
       *[web] Envoyer une Équipe d’élite : la cible perd sa toile
    }
battleforce-do-prime = { $sign ->
    [less] Équipe d’élite : 1 de moins
   *[more] Équipe d’élite : 1 de plus
}
    .long = { $sign ->
        [less] Envoyer une Équipe d’élite : la mutinerie compte 1 de moins
       *[more] Envoyer une Équipe d’élite : l’attaque compte 1 de plus
    }
battleforce-do-launch = { $by ->
    [ship] Ouvrir le feu
   *[craft] Attaquer
}
    .long = { $by ->
        [ship] Ouvrir le feu sur le { $target }, chez { $owner } : { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }, il en faut { $needed } pour le détruire
       *[craft] Attaquer quand même le { $target }, chez { $owner }
    }
battleforce-do-defend = Jouer la carte { $cards }
    .long = Jouer la carte { $cards }. { $about }
battleforce-do-shoot = Tirer : { $cards }
    .long = Tirer sur les assaillants : { $cards }, soit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
battleforce-do-at = Carte { $shot } : { $cards }
    .long = Carte d’attaque { $shot } : { $cards }, { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
battleforce-do-react = Réagir avec { FORM($card, "un") }
    .long = Réagir avec { FORM($card, "un") }, pour annuler { FORM($against, "le") }
battleforce-do-man = Tirer avec le { $ship }
    .long = Tirer sur les assaillants avec le { $ship } (cases intactes : { $buttons })
battleforce-do-damage = Couvrir { $buttons }
    .long = Couvrir { $buttons } du { $ship } (cases intactes : { $open } sur { $all })
battleforce-do-toss = Défausser { FORM($card, "un") }
    .long = Défausser { FORM($card, "un") } pour piocher une autre carte. { $about }
battleforce-do-discard = Défausser { FORM($card, "un") }
    .long = Défausser { FORM($card, "un") } et terminer ton tour. { $about }
battleforce-do-stash = Mettre une carte en réserve
    .long = Mettre une carte de ta main dans ta réserve de cartes
battleforce-do-give = Passer une carte à { $ally }
    .long = Passer une carte de ta main à { $ally }, directement dans sa réserve de cartes
battleforce-do-top = { $card } sur le dessus
    .long = Laisser { FORM($card, "le") } sur le dessus de la défausse, où cette carte peut être piochée
battleforce-do-duel = Envoyer le { $ship }
    .long = Envoyer le { $ship } au duel : { $printed }
# $damage, $target and $fate (as in battleforce-ask-defend) are about the attack that runs, if one does.
battleforce-do-pass = { $moment ->
    [pick] Ne plus choisir
    [raise] Ne rien activer
    [act] Ne pas attaquer
    [flak] Ne pas tirer
    [barrage] Ne pas tirer
    [prime] Pas d’Équipe d’élite
    [defend] { $fate ->
        [destroyed] Perdre le vaisseau
        [damaged] Encaisser { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }
       *[safe] Ne plus rien jouer
    }
    [react] Ne pas réagir
    [ceasefire] Ne sauver aucune carte
   *[discard] Garder toutes les cartes
}
    .long = { $moment ->
        [pick] Ne plus choisir de vaisseaux
        [raise] N’activer ni camouflage ni toile
        [act] Ne pas attaquer et passer à la fin du tour
        [flak] Ne pas tirer et laisser venir les chasseurs
        [barrage] Ne pas tirer et laisser venir les PF
        [prime] N’envoyer aucune Équipe d’élite et laisser rouler les dés
        [defend] { $fate ->
            [destroyed] Ne plus jouer de cartes : le { $target } est détruit par { $damage ->
                [one] { $damage } dégât
               *[other] { $damage } dégâts
            }
            [damaged] Ne plus jouer de cartes : le { $target } encaisse { $damage ->
                [one] { $damage } dégât
               *[other] { $damage } dégâts
            }
           *[safe] Ne plus jouer de cartes : le { $target } ne subit rien
        }
        [react] Laisser agir la carte de défense
        [ceasefire] Ne plus sauver de cartes du Cessez-le-feu
       *[discard] Garder toutes les cartes et terminer ton tour
    }

## What one can point at: in short, and in full for those who do not see it

battleforce-thing-card = { $card }
    .long = { $where ->
        [hand] { $hand ->
            [one] { $card }, dans ta main. { $about }
           *[other] { $card }, { $hand } exemplaires dans ta main. { $about }
        }
        [reserve] { $card }, dans ta réserve de cartes. { $about }
        [both] { $card }, dans ta main et dans ta réserve de cartes. { $about }
       *[table] { $card }. { $about }
    }
# $place: where it stands; $buttons: which are open. The rest is said where there is something to say: $device is what its cloak or
# web does, "none" without one; $damage counts with the option "traditional damage"; $laid counts the cards on it.
battleforce-thing-ship = { $ship }
    .long = { $ship }, { $kind } { FORM($kind, "gender") ->
        [f] { FORM($race, "f") }
       *[m] { FORM($race, "m") }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $place }. Cases intactes : { $buttons }.{ $device ->
        [cloaked] {" "}Ce vaisseau est camouflé.
        [webbed] {" "}Ce vaisseau est dans sa toile.
        [cloak] {" "}Ce vaisseau a un camouflage.
        [web] {" "}Ce vaisseau a une toile.
       *[none] {""}
    }{ $damage ->
        [0] {""}
       *[other] {" "}Dégâts subis : { $damage } sur { $hits }.
    }{ $laid ->
        [0] {""}
       *[other] {" "}Cartes posées dessus : { $cards }.
    }
battleforce-place = { $where ->
    [line] { FORM($line, "in") } chez { FORM($owner, "you") }
    [fleet] en jeu chez { FORM($owner, "you") }
    [unplaced] chez { FORM($owner, "you") }, encore sans ligne
    [killed] vaisseau détruit par { FORM($owner, "you") }
   *[unseen] hors de vue
}
battleforce-button-open = { $button } ({ $open } sur { $all })
battleforce-thing-button = { $ship } : { $button }
    .long = { $ship }, { $button } (cases intactes : { $open } sur { $all }).
battleforce-thing-deck = Pioche
    .long = La pioche : { $count ->
        [0] plus aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
battleforce-thing-discards = Défausse
    .long = La défausse : { $count ->
        [0] aucune carte
        [one] une carte, { FORM($card, "un") }
       *[other] { $count } cartes, { FORM($card, "un") } sur le dessus
    }.
battleforce-thing-reserve = Réserve de cartes
    .long = Ta réserve de cartes : { $cards }.

## Tables for the rulebook

battleforce-column-card = Carte
battleforce-column-copies = Exemplaires
battleforce-column-effect = Effet
battleforce-column-race = Race
battleforce-column-ship = Vaisseau
battleforce-column-kind = Type
battleforce-column-buttons = Cases
battleforce-column-device = Dispositif
battleforce-column-points = Points
# A ship in few words: kind, race, points, buttons.
battleforce-printed = { $kind } { FORM($kind, "gender") ->
    [f] { FORM($race, "f") }
   *[m] { FORM($race, "m") }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $buttons }

## The table drawn with characters

battleforce-table = { $turn ->
    [0] Partie terminée
   *[other] Manche { $turn }
}   Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}   Défausse : { $discards ->
    [0] 0 carte
    [one] 1 carte, { FORM($card, "un") } sur le dessus
   *[other] { $discards } cartes, { FORM($card, "un") } sur le dessus
}
battleforce-table-kept = Cartes gardées ({ $who }) : { $cards }
# $turn is "yes" for the player whose turn it is; $reserve is "yes" in the advanced game.
battleforce-table-player = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main{ $reserve ->
    [yes] , { $stored } en réserve de cartes
   *[no] {""}
}{ $turn ->
    [yes] , c’est son tour
   *[no] {""}
}
# What is in a row; keep it within 10 letters.
battleforce-table-fleet = Flotte
battleforce-table-unplaced = Sans ligne
battleforce-table-face-down = Cachés
battleforce-table-kills = Détruits
battleforce-table-known = Connues
battleforce-table-given = Données
battleforce-table-order = Ordre
battleforce-table-ships = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
battleforce-table-kill = { $ship } { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
battleforce-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
battleforce-table-damage = dégâts { $damage }/{ $hits }
battleforce-table-device = { $device ->
    [web] dans sa toile
   *[cloak] camouflé
}
# Explains the short names of buttons in brackets, in two lines of at most 100 characters.
battleforce-table-buttons = Cases (intactes/total s’il y a des dégâts) : Tor torpille à photons, Dis disrupteur, Dro drone,
battleforce-table-buttons-more = P1-P3 phaseurs, R S F plasmas, Aff affût optionnel, Esc escadrille de chasseurs, coq coque
battleforce-table-attack = Attaque contre { FORM($owner, "person") ->
    [you] ton { $target }
   *[they] le { $target }, chez { $owner }
} :
battleforce-table-shot = { $state ->
    [gone] { $cards } : carte éliminée
    [weakened] { $cards } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, carte affaiblie de { $by }
   *[whole] { $cards } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
}
battleforce-table-rolled = les dés donnent { $dice }
battleforce-table-reduced = toute l’attaque est affaiblie de { $by }
battleforce-table-dealing = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à répartir
battleforce-table-coming = { $fate ->
    [destroyed] { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en approche, il en faut { $needed } pour le détruire : assez
   *[other] { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en approche, il en faut { $needed } pour le détruire : pas assez
}
battleforce-table-hand = { FORM($who, "person") ->
    [you] Ta main
   *[they] En main ({ $who })
} : { $cards }
battleforce-table-reserve = { FORM($who, "person") ->
    [you] Ta réserve de cartes
   *[they] Réserve de cartes ({ $who })
} : { $cards }

## Options

battleforce-option-game = Jeu
    .about = Lequel des trois jeux on joue.
battleforce-option-game-introductory = partie d’initiation : quatre vaisseaux par flotte, moins de sortes de cartes
battleforce-option-game-basic = jeu de base : toutes les cartes
battleforce-option-game-advanced = jeu avancé : formations, réserves de cartes, camouflages et toiles
battleforce-option-formations = Formations
    .about = Le jeu avancé se joue avec l’Avant-garde, le Corps de bataille et la Réserve.
battleforce-option-fighters = Chasseurs
    .about = Il y a des chasseurs ; seuls la partie d’initiation et le jeu de base peuvent s’en passer.
battleforce-option-solitaire = Solitaire
    .about = Une seule personne contre l’automate, à la place 2 ; seulement dans le jeu avancé.
battleforce-option-fleet = Flottes
    .about = Comment on compose les flottes.
battleforce-option-fleet-dealt = distribuées au hasard
battleforce-option-fleet-points = choisies à tour de rôle, pour un total de points
battleforce-option-fleet-draft = choisies à tour de rôle, vaisseau par vaisseau
battleforce-option-fleet-centre = un cuirassé et un porte-chasseurs choisis par flotte, le reste distribué
battleforce-option-fleet-first_four = quatre vaisseaux choisis par flotte, le reste distribué
battleforce-option-fleet-race = une race par flotte
battleforce-option-points = Points d’une flotte
    .about = Le plus grand total d’une flotte choisie aux points.
battleforce-option-top_discard = Dessus de la défausse
    .about = Une des cartes piochées dans un tour peut être celle du dessus de la défausse.
battleforce-option-allies = Alliés
    .about = Les places qui se font face sont alliées (à 4, 6 ou 8).
battleforce-option-diplomacy = Diplomatie
    .about = La table tient le compte des offres publiques et des promesses rompues.
battleforce-option-second_attack = Seconde attaque
    .about = Un second vaisseau peut attaquer dans le même tour ; la main va alors jusqu’à six cartes.
battleforce-option-traditional_damage = Dégâts à l’ancienne
    .about = Les armes servent jusqu’à la destruction du vaisseau.
battleforce-option-order_cards = Cartes d’ordre
    .about = L’ordre des tours est redistribué à chaque manche.
battleforce-option-end = Fin de la partie
    .about = Ce qui met fin à la partie, à part une flotte restée seule en jeu.
battleforce-option-end-last_fleet = rien d’autre
battleforce-option-end-time = la table annonce la dernière manche
battleforce-option-end-reshuffles = la pioche a été mélangée ce nombre de fois
battleforce-option-end-ships = quelqu’un a détruit ce nombre de vaisseaux
battleforce-option-end-elimination = quelqu’un a perdu tous ses vaisseaux
battleforce-option-ties = Égalités
    .about = Ce qui se passe quand plusieurs personnes ont le plus de points.
battleforce-option-ties-shared = la victoire est partagée
battleforce-option-ties-cards = cinq cartes par personne ; le plus grand total de dégâts gagne
battleforce-option-ties-duel = un duel, avec un vaisseau par personne
battleforce-option-planet_fighters = Chasseurs planétaires
    .about = La force des Chasseurs planétaires.
battleforce-option-planet_fighters-two_dice = deux dés par carte
battleforce-option-planet_fighters-six_and_die = six plus un dé par carte
battleforce-option-flotilla_strength = Force des PF
    .about = Ce que les PF ajoutent à leurs deux dés.
battleforce-option-flotilla_strength-boats = un par PF qui reste
battleforce-option-flotilla_strength-points = un par dégât qu’il faudrait encore pour les détruire
battleforce-option-flotilla_fire = Tir sur les PF
    .about = Combien de cartes on peut tirer sur les PF.
battleforce-option-flotilla_fire-one_each = une par adversaire, deux s’il n’y en a qu’un
battleforce-option-flotilla_fire-every_ship = une par vaisseau
battleforce-option-reductions = Réductions
    .about = Ce que les Boucliers, les Manœuvres et les ECM affaiblissent.
battleforce-option-reductions-card = une carte d’attaque, avec son amplificateur
battleforce-option-reductions-attack = toute l’attaque
battleforce-option-web_phasers = Phaseurs dans une toile
    .about = Quand un vaisseau dans sa toile peut tirer des Phaseurs.
battleforce-option-web_phasers-at_fighters = seulement sur les chasseurs qui l’attaquent
battleforce-option-web_phasers-in_defence = dans toute défense
