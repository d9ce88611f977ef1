# Mots de la table de Battle Force dans un navigateur. La place manque : faire court. $ship est le nom d’un vaisseau, jamais fléchi.

page-battleforce-your-fleet = Ta flotte
page-battleforce-hand = Ta main
page-battleforce-hand-empty = Aucune carte en main
page-battleforce-reserve = Réserve de cartes
page-battleforce-piles = Pioches et défausse
page-battleforce-deck = pioche
page-battleforce-ship-deck = vaisseaux
page-battleforce-discards = défausse
page-battleforce-all-discards = Toute la défausse, le dessus d’abord
page-battleforce-no-ships = Plus aucun vaisseau
page-battleforce-new = nouveau
page-battleforce-fleets = Les autres flottes
page-battleforce-centre = Le combat et la flotte au premier plan
page-battleforce-open-hand = Main

## What a player is doing and has

page-battleforce-on-turn = c’est son tour
page-battleforce-defending = se défend
page-battleforce-winner = Victoire
page-battleforce-placed = { $count ->
    [one] 1 vaisseau placé
   *[other] { $count } vaisseaux placés
}
page-battleforce-fact-hand = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
}
page-battleforce-fact-reserve = { $count ->
    [one] Une carte dans la réserve de cartes
   *[other] { $count } cartes dans la réserve de cartes
}
page-battleforce-fact-score = { $count ->
    [one] Un point pour l’instant
   *[other] { $count } points pour l’instant
}
page-battleforce-fact-order = Carte d’ordre { $count }
page-battleforce-kills = Détruits
page-battleforce-fleet-points = Flotte
page-battleforce-score = En tout
page-battleforce-known = Vues :
page-battleforce-kept = Gardées :
page-battleforce-face-down = { $count ->
    [one] Un vaisseau face cachée
   *[other] { $count } vaisseaux face cachée
}
page-battleforce-open-buttons = { $open } sur { $all } intactes

## The turn

page-battleforce-phases = Phases du tour
page-battleforce-turn = Manche { $turn }
page-battleforce-over = Partie terminée
page-battleforce-end-hit = Plus gros coup
page-battleforce-end-kill = Dernier vaisseau détruit
page-battleforce-last-turn = Dernière manche
page-battleforce-reshuffles = { $count ->
    [one] { $count } mélange
   *[other] { $count } mélanges
}
page-battleforce-phase-draw = Pioche
page-battleforce-phase-repair = Répa­ration
page-battleforce-phase-formation = Formation
page-battleforce-phase-attack = Attaque
page-battleforce-phase-discard = Défausse
page-battleforce-step-barrage = Tir sur les PF
page-battleforce-step-target = Cible
page-battleforce-step-volley = Salve
page-battleforce-step-flak = Tir défensif
page-battleforce-step-dice = Dés
page-battleforce-step-defence = Défense
page-battleforce-step-answer = Réaction
page-battleforce-step-damage = Dégâts
page-battleforce-setup = Mise en place
page-battleforce-setup-race = Choix de la race
page-battleforce-setup-pick = Vaisseaux au choix
page-battleforce-setup-plan = Déployer la flotte
page-battleforce-setup-show = Dévoiler la flotte
page-battleforce-setup-tie = Départage
page-battleforce-setup-duel = Vaisseaux pour le duel

## The attack

page-battleforce-total = En tout
page-battleforce-played = Jouées
page-battleforce-answer = Réagir ?
page-battleforce-no-shots = Aucune arme tirée
page-battleforce-no-dice = Les dés ne sont pas encore lancés
page-battleforce-point-at-target = Désigne un vaisseau pour voir ce que ton attaque lui ferait
page-battleforce-small-craft = Les adversaires peuvent tirer avant le choix de la cible
page-battleforce-fire = Dégâts déjà encaissés : { $damage }
page-battleforce-comes-to = → { $damage }
page-battleforce-to-cover = Encore { $damage } à couvrir
page-battleforce-destroys = { $damage ->
    [one] { $damage } dégât : { $ship } détruit, +{ $points }
   *[other] { $damage } dégâts : { $ship } détruit, +{ $points }
}
page-battleforce-holds = { $damage ->
    [one] { $damage } dégât : { $ship } tient bon, cases intactes : { $left }
   *[other] { $damage } dégâts : { $ship } tient bon, cases intactes : { $left }
}
page-battleforce-harmless = Aucun dégât : { $ship } est à l’abri
page-battleforce-reach = Jusqu’à { $damage } sur { $ship }
page-battleforce-average = Environ { $damage } sur { $ship }
page-battleforce-rolled = Les dés donnent { $dice }, ce qui compte pour { $total }
page-battleforce-top = Quelle carte va sur le dessus ?

## What cards do, in a few words

page-battleforce-note-direct = Tir direct
page-battleforce-note-phaser = Tir, ou défense
page-battleforce-note-phaser-short = Courte portée, ou défense
page-battleforce-note-seeking = Arme auto­guidée
page-battleforce-note-seeking-short = Auto­guidée, courte portée
page-battleforce-note-overload = Double Torpille ou Disrupteur
page-battleforce-note-enveloper = Double Plasma-R ou -S
page-battleforce-note-scatterpack = Double un Drone
page-battleforce-note-gunner = Double toute arme
page-battleforce-note-maneuvers = Affaiblit, reste en place
page-battleforce-note-ecm = Affaiblit une carte
page-battleforce-note-eccm = Annule ECM ou Manœuvres
page-battleforce-note-shields = Affaiblit, sans réaction
page-battleforce-note-weasel = Attire l’auto­guidé, divise le reste
page-battleforce-note-tractor = Arrête Drone ou Leurre
page-battleforce-note-disengage = Met fin à l’attaque
page-battleforce-note-control = Répare un vaisseau
page-battleforce-note-engineer = Répare tout un vaisseau
page-battleforce-note-prime = Ou annule camou­flage, toile, Leurre
page-battleforce-note-flotilla = Des patrouil­leurs attaquent
page-battleforce-note-planet = Des chasseurs attaquent
page-battleforce-note-mutiny = Frappe un vaisseau klingon
page-battleforce-note-ceasefire = Tout réparé, mains neuves
page-battleforce-note-reinforcements = Un nouveau vaisseau

page-battleforce-tally-all = Toutes
page-battleforce-tally-mine = À toi
page-battleforce-tally-seen = Vues
page-battleforce-tally-hidden = Cachées
page-battleforce-tally-weapons = Armes
page-battleforce-tally-boosters = Amplifi­cateurs
page-battleforce-tally-defences = Défense et réactions
page-battleforce-tally-rest = Répa­rations et événe­ments
page-battleforce-tally-where = Cachées : { $deck } dans la pioche, { $hands } chez les autres.
