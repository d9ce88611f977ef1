# Der Tisch von Fries im Browser: eine Weltkarte, was alle haben, und ein Tresen mit Chancen und Würfeln. Kurze Wörter: der Platz
# ist knapp.

page-fries-map = Spielplan
page-fries-crews = Am Tisch
page-fries-counter = Tresen
page-fries-you = du
# Ein Schild an dem, was gerade auf den Spielplan gekommen ist.
page-fries-new = NEU
# Für Vorleseprogramme: die Punkte einer Person.
page-fries-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Wie viele Städte jemand kontrolliert, von denen, die das Spiel beenden.
page-fries-cities = Kontrolliert { $cities } von { $goal } Städten
# Was noch eingesetzt werden kann.
page-fries-left = Im Vorrat: Restaurants { $restaurants }, Frittenbuden { $stands }, Augenzeugen { $witnesses }

## Was die Zeichen auf dem Spielplan bedeuten

page-fries-key-land = hierhin geht es
page-fries-key-bump = hier sind andere
page-fries-key-since = neu seit deinem Zug
page-fries-key-net = dein Netz: weiterfliegen
# Ein Knopf, der zeigt, was unter den UFOs liegt.
page-fries-hide = UFOs ausblenden

## Der Zug

page-fries-round = Runde { $round }
# Die vier Schritte eines Zuges, je ein Wort. $step: fly, bump, open oder count.
page-fries-step = { $step ->
    [fly] Fliegen
    [bump] Rempeln
    [open] Eröffnen
   *[count] Zählen
}
# Wie viele Städte das Spiel beenden.
page-fries-race = Wettlauf um { $goal } Städte
# Die UFOs der Person, die am Zug ist.
page-fries-fleet = UFOs
# Wie viele Felder weit ein besiegtes UFO noch fliegen kann.
page-fries-flight = { $left ->
    [one] Noch ein Feld Flug
   *[other] Noch { $left } Felder Flug
}

## Chancen und Würfel

page-fries-control = Widerstands­wurf
page-fries-bump = Rempelei
page-fries-dice = Letzter Wurf
# Was bei einem Wurf zählt, so kurz wie möglich: auf einem Schildchen unter einer Zahl.
page-fries-part = { $part ->
    [stands] Buden
    [helpers] Helfer
    [rivals] Konkurrenz
    [witnesses] Zeugen
    [bumper] Rempler
    [sedator] Beruhiger
    [attack] Angriff
    [support] Hilfe
   *[resistance] Widerstand
}
# Welche Seiten eines Zwölfers gelingen: alle ab $from, oder keine (13).
page-fries-needs = { $from ->
    [1] gelingt immer
    [12] braucht eine 12
    [13] kann nicht gelingen
   *[other] braucht { $from }+
}
# Was bei einem Wurf herauskam. $distance: mit wie viel Vorsprung eine Rempelei gewonnen wurde.
page-fries-result = { $result ->
    [opens] { $who } schafft es
    [fails] { $who } schafft es nicht
   *[wins] { $who } gewinnt mit { $distance } Vorsprung
}

## Das Ende

page-fries-end-luckiest = Glücklichster Wurf
page-fries-end-last = Letztes Restaurant
page-fries-end-biggest = Größtes Restaurant

## Wie die Würfel bisher gefallen sind, in einem Feld neben dem Tisch

page-fries-tally = { $kind ->
    [control] Widerstandswürfe
   *[bump] Würfel beim Rempeln
}
page-fries-tally-means = { $dice ->
    [one] ein Würfel: im Mittel { $mean }, zu erwarten { $fair }
   *[other] { $dice } Würfel: im Mittel { $mean }, zu erwarten { $fair }
}
page-fries-tally-face = Augen
page-fries-tally-rolled = gewürfelt
page-fries-tally-expected = erwartet
page-fries-tally-none = Noch wurde nicht gewürfelt.
page-fries-tally-fair = Wenige Würfe sehen oft ungerecht aus. Ist das Spiel vorbei, können alle die Aufzeichnung herunterladen und mit „starfry verify“ jeden Würfel nachprüfen.
page-fries-decimal = { $whole },{ $tenths }
page-fries-panel-tally = Würfel
