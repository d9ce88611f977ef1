# La fine di una partita: chi ha vinto, i punti e i momenti da ricordare.

page-end-headline = { $how ->
    [you] Hai vinto!
    [share] Vittoria condivisa!
    [one] Vince { $who }!
    [several] { $who } condividono la vittoria!
   *[nobody] La partita è finita
}
page-end-place = { $place ->
    [2] Ben giocato: 2º posto
    [3] Ben giocato: 3º posto
   *[other] { $place }º posto
} con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
page-end-scores = Risultato
page-end-turning = Punto di svolta
page-end-lead = In testa fino alla fine
page-end-chance = Probabilità: { $percent }

## Pulsanti

page-end-see = Vedi il tavolo
page-end-result = Risultato
page-end-share = Condividi
page-end-new = Nuovo tavolo
page-end-shared = { $game } su Starfry: { $scores }
