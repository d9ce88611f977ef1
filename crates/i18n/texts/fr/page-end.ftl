# La fin d'une partie : la victoire, les points et les grands moments.

page-end-headline = { $how ->
    [you] Tu gagnes !
    [share] Victoire partagée !
    [one] { $who } gagne !
    [several] { $who } se partagent la victoire !
   *[nobody] La partie est terminée
}
page-end-place = { $place ->
    [2] Bien joué : 2e place
    [3] Bien joué : 3e place
   *[other] { $place }e place
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-end-scores = Résultat
page-end-turning = Tournant
page-end-lead = En tête jusqu’à la fin
page-end-chance = Chances de réussite : { $percent }

## Boutons

page-end-see = Voir la table
page-end-result = Résultat
page-end-share = Partager
page-end-new = Nouvelle table
page-end-shared = { $game } sur Starfry : { $scores }
