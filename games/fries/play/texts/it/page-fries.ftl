# Il tavolo di Fries nel browser: una mappa del mondo, ciò che ciascuno possiede e un bancone con probabilità e dadi. Parole corte: lo
# spazio è poco.

page-fries-map = Mappa del mondo
page-fries-crews = Al tavolo
page-fries-counter = Bancone
page-fries-you = tu
# Un'etichetta su ciò che è appena arrivato sulla mappa.
page-fries-new = NUOVO
# Per i lettori di schermo: i punti di chi gioca.
page-fries-points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# Quante città controlla chi gioca, tra quelle che concludono la partita.
page-fries-cities = Controlla { $cities } città su { $goal }
# Ciò che resta da piazzare.
page-fries-left = Nella scorta: ristoranti { $restaurants }, chioschi { $stands }, testimoni { $witnesses }

## Che cosa significano i segni sulla mappa

page-fries-key-land = puoi andare qui
page-fries-key-bump = UFO altrui: bumping
page-fries-key-since = nuovo dal tuo turno
page-fries-key-net = la tua rete: si vola oltre
# Un pulsante che mostra che cosa sta sotto gli UFO.
page-fries-hide = Nascondi gli UFO

## Il turno

page-fries-round = Giro { $round }
# I quattro passi di un turno, una parola ciascuno. $step: fly, bump, open o count.
page-fries-step = { $step ->
    [fly] Movimento
    [bump] Bumping
    [open] Azione
   *[count] Conteggio
}
# Quante città concludono la partita.
page-fries-race = Corsa a { $goal } città
# Gli UFO di chi è di turno.
page-fries-fleet = UFO
# Di quanti spazi può ancora volare un UFO scacciato.
page-fries-flight = { $left ->
    [one] Ancora uno spazio di volo
   *[other] Ancora { $left } spazi di volo
}

## Probabilità e dadi

page-fries-control = Tiro di controllo
page-fries-bump = Bumping
page-fries-dice = Ultimo tiro
# Ciò che conta in un tiro, il più breve possibile: su un gettone sotto un numero.
page-fries-part = { $part ->
    [stands] chioschi
    [helpers] aiuti
    [rivals] rivali
    [witnesses] testimoni
    [bumper] Bumper
    [sedator] Sedator
    [attack] attacco
    [support] supporto
   *[resistance] resistenza
}
# Quali facce di un dado da dodici riescono: tutte da $from in su, o nessuna (13).
page-fries-needs = { $from ->
    [1] riesce sempre
    [12] serve un 12
    [13] non può riuscire
   *[other] serve { $from }+
}
# Che cosa è uscito da un tiro. $distance: di quanto è stato vinto un bumping.
page-fries-result = { $result ->
    [opens] { $who } ci riesce
    [fails] { $who } non ci riesce
   *[wins] { $who } vince di { $distance }
}

## La fine

page-fries-end-luckiest = Tiro più fortunato
page-fries-end-last = Ultimo ristorante
page-fries-end-biggest = Ristorante più grande

## Come sono caduti i dadi finora, in un riquadro accanto al tavolo

page-fries-tally = { $kind ->
    [control] Tiri di controllo
   *[bump] Dadi dei bumping
}
page-fries-tally-means = { $dice ->
    [one] un dado: media { $mean }, attesa { $fair }
   *[other] { $dice } dadi: media { $mean }, attesa { $fair }
}
page-fries-tally-face = Faccia
page-fries-tally-rolled = Volte
page-fries-tally-expected = Attese
page-fries-tally-none = Non è ancora stato tirato nessun dado.
page-fries-tally-fair = Quando i tiri sono pochi, i dadi sembrano spesso ingiusti. A partita finita chiunque può scaricarne la registrazione e controllare ogni dado con «starfry verify».
page-fries-decimal = { $whole },{ $tenths }
page-fries-panel-tally = Dadi
