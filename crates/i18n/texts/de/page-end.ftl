# Das Ende einer Partie: wer gewonnen hat, die Punkte und Momente, die bleiben.

page-end-headline = { $how ->
    [you] Du gewinnst!
    [share] Du teilst den Sieg!
    [one] { $who } gewinnt!
    [several] { $who } teilen den Sieg!
   *[nobody] Die Partie ist zu Ende
}
page-end-place = { $place ->
    [2] Gut gespielt: Platz 2
    [3] Gut gespielt: Platz 3
   *[other] Platz { $place }
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
page-end-scores = Ergebnis
page-end-turning = Wendepunkt
page-end-lead = Ab hier in Führung
page-end-chance = Chance: { $percent }

## Knöpfe

page-end-see = Zum Tisch
page-end-result = Ergebnis
page-end-share = Teilen
page-end-new = Neuer Tisch
page-end-shared = { $game } auf Starfry: { $scores }
