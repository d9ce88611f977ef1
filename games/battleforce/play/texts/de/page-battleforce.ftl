# Wörter am Tisch von Battle Force im Browser. Es ist wenig Platz: kurz bleiben. $ship ist der Name eines Schiffes und wird nie gebeugt.

page-battleforce-your-fleet = Deine Flotte
page-battleforce-hand = Deine Hand
page-battleforce-hand-empty = Keine Karten auf der Hand
page-battleforce-reserve = Karten­reserve
page-battleforce-piles = Stapel
page-battleforce-deck = Aktionen
page-battleforce-ship-deck = Schiffe
page-battleforce-discards = Ablage
page-battleforce-all-discards = Alle abgelegten Karten, die oberste zuerst
page-battleforce-no-ships = Keine Schiffe mehr
page-battleforce-new = neu
page-battleforce-fleets = Die anderen Flotten
page-battleforce-centre = Das Gefecht und die Flotte im Vordergrund
page-battleforce-open-hand = Hand

## What a player does now, and what they have

page-battleforce-on-turn = am Zug
page-battleforce-defending = wehrt ab
page-battleforce-winner = Sieg
page-battleforce-placed = { $count ->
    [one] 1 Schiff gesetzt
   *[other] { $count } Schiffe gesetzt
}
page-battleforce-fact-hand = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-battleforce-fact-reserve = { $count ->
    [one] Eine Karte in der Kartenreserve
   *[other] { $count } Karten in der Kartenreserve
}
page-battleforce-fact-score = { $count ->
    [one] Bisher ein Punkt
   *[other] Bisher { $count } Punkte
}
page-battleforce-fact-order = Reihenfolgekarte { $count }
page-battleforce-kills = Abschüsse
page-battleforce-fleet-points = Flotte
page-battleforce-score = Summe
page-battleforce-known = Gesehen:
page-battleforce-kept = Aufbewahrt:
page-battleforce-face-down = { $count ->
    [one] Ein Schiff verdeckt
   *[other] { $count } Schiffe verdeckt
}
page-battleforce-open-buttons = { $open } von { $all } offen

## The turn

page-battleforce-phases = Phasen des Zuges
page-battleforce-turn = Spiel­runde { $turn }
page-battleforce-over = Spiel zu Ende
page-battleforce-end-hit = Größter Treffer
page-battleforce-end-kill = Letzter Abschuss
page-battleforce-last-turn = Letzte Spiel­runde
page-battleforce-reshuffles = { $count ->
    [one] 1-mal neu gemischt
   *[other] { $count }-mal neu gemischt
}
page-battleforce-phase-draw = Ziehen
page-battleforce-phase-repair = Reparieren
page-battleforce-phase-formation = Formation
page-battleforce-phase-attack = Angriff
page-battleforce-phase-discard = Ablegen
page-battleforce-step-barrage = Feuer auf PFs
page-battleforce-step-target = Ziel
page-battleforce-step-volley = Salve
page-battleforce-step-flak = Abwehr­feuer
page-battleforce-step-dice = Würfel
page-battleforce-step-defence = Abwehr
page-battleforce-step-answer = Antwort
page-battleforce-step-damage = Schaden
page-battleforce-setup = Aufbau
page-battleforce-setup-race = Volk wählen
page-battleforce-setup-pick = Schiffe zur Wahl
page-battleforce-setup-plan = Flotte aufstellen
page-battleforce-setup-show = Flotte zeigen
page-battleforce-setup-tie = Stechen
page-battleforce-setup-duel = Schiffe für das Duell

## The attack

page-battleforce-total = Summe
page-battleforce-played = Gespielt
page-battleforce-answer = Antwort?
page-battleforce-no-shots = Noch keine Waffe abgefeuert
page-battleforce-no-dice = Noch nicht gewürfelt
page-battleforce-point-at-target = Zeig auf ein Schiff, um zu sehen, was dein Angriff dort anrichtet
page-battleforce-small-craft = Vor der Wahl des Ziels dürfen die anderen feuern
page-battleforce-fire = Schon { $damage } Schaden eingesteckt
page-battleforce-comes-to = → { $damage }
page-battleforce-to-cover = Noch { $damage } zu bedecken
page-battleforce-destroys = { $damage } Schaden: { $ship } zerstört, +{ $points }
page-battleforce-holds = { $left ->
    [0] { $damage } Schaden: { $ship } übersteht es gerade so
   *[other] { $damage } Schaden: { $ship } übersteht es, noch { $left } offen
}
page-battleforce-harmless = Kein Schaden: { $ship } ist sicher
page-battleforce-reach = Bis zu { $damage } Schaden an { $ship }
page-battleforce-average = Etwa { $damage } Schaden an { $ship }
page-battleforce-rolled = Gewürfelt: { $dice }, das zählt { $total }
page-battleforce-top = Welche Karte liegt obenauf?

## What cards do, in a few words

page-battleforce-note-direct = Direktfeuer
page-battleforce-note-phaser = Feuer oder Abwehr von Lenkwaffen
page-battleforce-note-phaser-short = Kurze Reichweite oder Abwehr
page-battleforce-note-seeking = Lenkwaffe
page-battleforce-note-seeking-short = Lenkwaffe, kurze Reichweite
page-battleforce-note-overload = Verdoppelt Torpedo oder Disruptor
page-battleforce-note-enveloper = Verdoppelt Plasma-R oder -S
page-battleforce-note-scatterpack = Verdoppelt eine Drohne
page-battleforce-note-gunner = Verdoppelt jede Waffe
page-battleforce-note-maneuvers = Schwächt, bleibt am Schiff
page-battleforce-note-ecm = Schwächt eine Karte
page-battleforce-note-eccm = Hebt ECM oder Manöver auf
page-battleforce-note-shields = Schwächt, ohne Antwort
page-battleforce-note-weasel = Lockt Lenkwaffen weg, halbiert den Rest
page-battleforce-note-tractor = Stoppt Drohne oder Köder
page-battleforce-note-disengage = Beendet den Angriff
page-battleforce-note-control = Repariert ein Schiff
page-battleforce-note-engineer = Repariert ein Schiff ganz
page-battleforce-note-prime = Auch gegen Tarnung, Netz, Köder
page-battleforce-note-flotilla = Patrouillenschiffe greifen an
page-battleforce-note-planet = Jäger greifen an
page-battleforce-note-mutiny = Trifft ein Klingonenschiff
page-battleforce-note-ceasefire = Alles repariert, neue Hände
page-battleforce-note-reinforcements = Ein neues Schiff

page-battleforce-tally-all = Alle
page-battleforce-tally-mine = Deine
page-battleforce-tally-seen = Gesehen
page-battleforce-tally-hidden = Verdeckt
page-battleforce-tally-weapons = Waffen
page-battleforce-tally-boosters = Verdoppler
page-battleforce-tally-defences = Abwehr und Antworten
page-battleforce-tally-rest = Reparaturen und Ereignisse
page-battleforce-tally-where = Verdeckt: { $deck } im Stapel, { $hands } bei den anderen.
