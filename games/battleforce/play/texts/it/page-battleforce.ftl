# Parole sul tavolo di Battle Force nel browser. Lo spazio è poco: siano brevi. $ship è il nome di una nave, mai flesso.

page-battleforce-your-fleet = La tua flotta
page-battleforce-hand = La tua mano
page-battleforce-hand-empty = Nessuna carta in mano
page-battleforce-reserve = Carte di riserva
page-battleforce-piles = Mazzi
page-battleforce-deck = mazzo
page-battleforce-ship-deck = navi
page-battleforce-discards = scarti
page-battleforce-all-discards = Tutti gli scarti, la cima per prima
page-battleforce-no-ships = Nessuna nave rimasta
page-battleforce-new = nuova
page-battleforce-fleets = Le altre flotte
page-battleforce-centre = Lo scontro e la flotta in primo piano
page-battleforce-open-hand = Mano

## What a player does now, and what he has

page-battleforce-on-turn = è di turno
page-battleforce-defending = si difende
page-battleforce-winner = Vittoria
page-battleforce-placed = { $count ->
    [one] 1 nave schierata
   *[other] { $count } navi schierate
}
page-battleforce-fact-hand = { $count ->
    [one] Una carta in mano
   *[other] { $count } carte in mano
}
page-battleforce-fact-reserve = { $count ->
    [one] Una carta di riserva
   *[other] { $count } carte di riserva
}
page-battleforce-fact-score = { $count ->
    [one] Un punto per ora
   *[other] { $count } punti per ora
}
page-battleforce-fact-order = Carta Ordine { $count }
page-battleforce-kills = Navi distrutte
page-battleforce-fleet-points = Flotta
page-battleforce-score = Totale
page-battleforce-known = Viste:
page-battleforce-kept = Tenute:
page-battleforce-face-down = { $count ->
    [one] Una nave coperta
   *[other] { $count } navi coperte
}
page-battleforce-open-buttons = { $open } di { $all } scoperte

## The turn

page-battleforce-phases = Fasi del turno
page-battleforce-turn = Turno di gioco { $turn }
page-battleforce-over = Partita finita
page-battleforce-end-hit = Colpo più forte
page-battleforce-end-kill = Ultima nave distrutta
page-battleforce-last-turn = Ultimo turno di gioco
page-battleforce-reshuffles = { $count ->
    [one] 1 rimescolata
   *[other] { $count } rimescolate
}
page-battleforce-phase-draw = Pescare
page-battleforce-phase-repair = Riparare
page-battleforce-phase-formation = Formazione
page-battleforce-phase-attack = Attacco
page-battleforce-phase-discard = Scartare
page-battleforce-step-barrage = Fuoco sui PF
page-battleforce-step-target = Bersaglio
page-battleforce-step-volley = Salva
page-battleforce-step-flak = Fuoco difensivo
page-battleforce-step-dice = Dadi
page-battleforce-step-defence = Difesa
page-battleforce-step-answer = Reazione
page-battleforce-step-damage = Danni
page-battleforce-setup = Preparazione
page-battleforce-setup-race = Scelta della razza
page-battleforce-setup-pick = Scelta delle navi
page-battleforce-setup-plan = Schierare la flotta
page-battleforce-setup-show = Scoprire la flotta
page-battleforce-setup-tie = Spareggio
page-battleforce-setup-duel = Navi per il duello

## The attack

page-battleforce-total = Totale
page-battleforce-played = Giocate
page-battleforce-answer = Reagisci?
page-battleforce-no-shots = Nessuna arma ha ancora sparato
page-battleforce-no-dice = I dadi non sono ancora stati tirati
page-battleforce-point-at-target = Indica una nave per vedere che cosa può farle il tuo attacco
page-battleforce-small-craft = Gli avversari possono sparare prima della scelta del bersaglio
page-battleforce-fire = Danni già subiti: { $damage }
page-battleforce-comes-to = → { $damage }
page-battleforce-to-cover = { $damage ->
    [one] Ancora 1 danno da coprire
   *[other] Ancora { $damage } danni da coprire
}
page-battleforce-destroys = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}: { $ship } distrutta, +{ $points }
page-battleforce-holds = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}: { $ship } regge, caselle rimaste: { $left }
page-battleforce-harmless = Nessun danno: { $ship } è al sicuro
page-battleforce-reach = Fino a { $damage } su { $ship }
page-battleforce-average = Circa { $damage } su { $ship }
page-battleforce-rolled = Dadi: { $dice }, che contano { $total }
page-battleforce-top = Quale carta va in cima?

## What cards do, in a few words

page-battleforce-note-direct = Fuoco diretto
page-battleforce-note-phaser = Fuoco, o difesa
page-battleforce-note-phaser-short = Corto raggio, o difesa
page-battleforce-note-seeking = Arma a ricerca
page-battleforce-note-seeking-short = A ricerca, corto raggio
page-battleforce-note-overload = Raddoppia Siluro o Disgre­gatore
page-battleforce-note-enveloper = Raddoppia Plasma-R o -S
page-battleforce-note-scatterpack = Raddoppia un Drone
page-battleforce-note-gunner = Raddoppia ogni arma
page-battleforce-note-maneuvers = Indebo­lisce, resta sulla nave
page-battleforce-note-ecm = Indebo­lisce una carta
page-battleforce-note-eccm = Annulla ECM o Manovre
page-battleforce-note-shields = Indebo­lisce, senza reazione
page-battleforce-note-weasel = Attira le armi a ricerca, dimezza il resto
page-battleforce-note-tractor = Ferma un Drone o un Vascello
page-battleforce-note-disengage = Chiude l’attacco
page-battleforce-note-control = Ripara una nave
page-battleforce-note-engineer = Ripara tutta una nave
page-battleforce-note-prime = O toglie Occulta­mento, Ragnatela, Vascello
page-battleforce-note-flotilla = I PF attaccano
page-battleforce-note-planet = I caccia attaccano
page-battleforce-note-mutiny = Colpisce una nave Klingon
page-battleforce-note-ceasefire = Tutto riparato, mani nuove
page-battleforce-note-reinforcements = Una nuova nave

page-battleforce-tally-all = Tutte
page-battleforce-tally-mine = Tue
page-battleforce-tally-seen = Viste
page-battleforce-tally-hidden = Coperte
page-battleforce-tally-weapons = Armi
page-battleforce-tally-boosters = Potenzia­menti
page-battleforce-tally-defences = Difesa e reazioni
page-battleforce-tally-rest = Ripara­zioni ed eventi
page-battleforce-tally-where = Coperte: { $deck } nel mazzo, { $hands } in mano agli altri.
