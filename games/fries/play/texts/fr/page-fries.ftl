# La table de Fries dans un navigateur : une carte du monde, ce que chacun possède, et un comptoir avec les chances et les dés. Des
# mots courts : il y a peu de place.

page-fries-map = Carte du monde
page-fries-crews = À table
page-fries-counter = Comptoir
page-fries-you = toi
# Une étiquette sur ce qui vient d'arriver sur la carte.
page-fries-new = NOUVEAU
# Pour les lecteurs d'écran : les points d'une couleur.
page-fries-points-of = { $points ->
    [one] { $points } point au total
   *[other] { $points } points au total
}
# Combien de cités quelqu'un contrôle, sur celles qui terminent la partie.
page-fries-cities = { $cities ->
    [one] Contrôle { $cities } cité sur { $goal }
   *[other] Contrôle { $cities } cités sur { $goal }
}
# Ce qui reste à placer.
page-fries-left = En réserve : Fast Food { $restaurants }, points frites { $stands }, témoins { $witnesses }

## Ce que signifient les marques sur la carte

page-fries-key-land = on peut aller ici
page-fries-key-bump = OVNIs adverses ici
page-fries-key-since = nouveau depuis ton tour
page-fries-key-net = ton réseau : vole plus loin
# Un bouton qui montre ce qui se trouve sous les OVNIs.
page-fries-hide = Masquer les OVNIs

## Le tour

page-fries-round = Manche { $round }
# Les quatre étapes d'un tour, un mot chacune. $step : fly, bump, open ou count.
page-fries-step = { $step ->
    [fly] Voler
    [bump] Frapper
    [open] Ouvrir
   *[count] Compter
}
# Combien de cités terminent la partie.
page-fries-race = Objectif : { $goal } cités
# Les OVNIs de la personne dont c'est le tour.
page-fries-fleet = OVNIs
# De combien de cases un OVNI battu peut encore voler.
page-fries-flight = { $left ->
    [one] Encore une case de retraite
   *[other] Encore { $left } cases de retraite
}

## Chances et dés

page-fries-control = Jet de contrôle
page-fries-bump = Frappe
page-fries-dice = Dernier jet
# Ce qui compte dans un jet, aussi court que possible : sur une pastille sous un nombre.
page-fries-part = { $part ->
    [stands] frites
    [helpers] OVNIs
    [rivals] adverses
    [witnesses] témoins
    [bumper] frappeur
    [sedator] sédatif
    [attack] attaque
    [support] soutien
   *[resistance] résistance
}
# Quelles faces d'un dé à douze faces réussissent : toutes à partir de $from, ou aucune (13).
page-fries-needs = { $from ->
    [1] réussit toujours
    [12] il faut un 12
    [13] ne peut pas réussir
   *[other] il faut { $from }+
}
# Ce qu'un jet a donné. $distance : de combien une frappe est gagnée.
page-fries-result = { $result ->
    [opens] { $who } réussit
    [fails] { $who } ne réussit pas
   *[wins] { $who } gagne de { $distance }
}

## La fin

page-fries-end-luckiest = Jet le plus chanceux
page-fries-end-last = Dernier restaurant
page-fries-end-biggest = Plus gros restaurant

## Comment les dés sont tombés jusqu’ici, dans un volet à côté de la table

page-fries-tally = { $kind ->
    [control] Jets de contrôle
   *[bump] Dés des frappes
}
page-fries-tally-means = { $dice ->
    [one] un dé : moyenne { $mean }, attendue { $fair }
   *[other] { $dice } dés : moyenne { $mean }, attendue { $fair }
}
page-fries-tally-face = Valeur
page-fries-tally-rolled = Sorties
page-fries-tally-expected = Attendues
page-fries-tally-none = Aucun dé n’a encore été lancé.
page-fries-tally-fair = Sur quelques jets, les dés ont souvent l’air injustes. Une fois la partie finie, tout le monde peut télécharger son enregistrement et vérifier chaque dé avec « starfry verify ».
page-fries-decimal = { $whole },{ $tenths }
page-fries-panel-tally = Dés
