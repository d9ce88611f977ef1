# Geführte erste Partien: an jeder Station ein, zwei kurze Sätze. Kein Wort, das nicht vorher erklärt wurde.

page-learn-title = Erste Partie: { $game }
page-learn-box = Was passiert und warum
page-learn-progress = { $what } von { $points }
page-learn-instead = Das jetzt noch nicht. Als Nächstes machen wir: { $what }
page-learn-read = Hier gibt es noch nichts zu entscheiden. Mit „Weiter“ geht es voran.
page-learn-lost = Die Einführung lässt sich nicht anzeigen.
page-learn-noscript = Diese Seite braucht JavaScript.
page-learn-rules = Alle Regeln lesen
page-learn-play = Jetzt richtig spielen
page-learn-back = Zurück
page-learn-next = Weiter
page-learn-link = In { $minutes } Minuten lernen

## Ufoludki

learn-ufoludki-goal = Willkommen! Du bist Nova und führst eine Bande kleiner grüner Außerirdischer an. In der Mitte liegt die Erde mit 36 Beutestücken. Sind alle weg, gewinnt, wer die meisten hat.
learn-ufoludki-hand = Diese fünf Karten sind deine Hand; nur du siehst sie. Ein Zug geht schnell: eine Karte legen, tun, was sie sagt, eine neue ziehen.
learn-ufoludki-saucer = Der Donut ist eine fliegende Untertasse und holt 4 Beutestücke. Niemand sonst zeigt einen Donut, also holt er sie von der Erde. Leg ihn!
learn-ufoludki-pile = 4 Beutestücke für dich und eine neue Karte auf der Hand. Der Donut bleibt für alle sichtbar auf deinem Stapel: Von jedem Stapel zählt nur die oberste Karte.
learn-ufoludki-recruitment = Ben legt Anwerbung. Sie holt 1 Beutestück von der Erde für jede Anwerbung, die auf einem Stapel obenauf liegt. Es gibt nur diese eine, also 1.
learn-ufoludki-robbed = Autsch! Cleo legt auch einen Donut. Liegt die gleiche Untertasse schon anderswo obenauf, nimmt sie von dort statt von der Erde: Deine 4 Beutestücke sind weg.
learn-ufoludki-revenge = Aber schau, was du gezogen hast: noch einen Donut! Und jetzt liegt bei Cleo einer obenauf. Hol dir deine Beute zurück.
learn-ufoludki-ben = Da ist sie wieder. Ben legt einen Sombrero; sonst liegt nirgends einer obenauf, also kommen die 3 Beutestücke von der Erde.
learn-ufoludki-strength = Cleo legt drei Karten auf einmal. Das geht nur mit Gemeinsam stark: Jede davon holt 1 Beutestück von der Erde.
learn-ufoludki-together = Auch du hast drei davon. Leg sie alle zusammen!
learn-ufoludki-safe = 3 mehr für dich: Mit 7 Beutestücken liegst du vorn. Und dein Donut ist zugedeckt, kein anderer Donut kann dich jetzt noch ausrauben.
learn-ufoludki-bitten = Vorn zu liegen hat seinen Preis. Ben legt einen Gegenangriff der Tiere: Der nimmt 2 Beutestücke, und bei wem, darf man sich aussuchen. Diesmal bei dir.
learn-ufoludki-bite = Cleos Glocke holt 3 Beutestücke von der Erde. Jetzt beißt du zurück: Klick auf deinen Gegenangriff der Tiere, dann auf Ben.
learn-ufoludki-high = Recht so: 2 Beutestücke von Ben für dich. Aber jetzt legt Ben einen Kreisel und holt 4 von der Erde.
learn-ufoludki-general = Cleos Pilz holt 3, und beide liegen vor dir. Zeit für deinen General: Alle anderen geben zurück, was ihre oberste Karte wert ist. Ben 4 und Cleo 3!
learn-ufoludki-under = Du liegst wieder vorn. Und alle Stapel sind unter den Nachziehstapel gewandert: Niemand zeigt mehr eine Karte, also ist erst einmal niemand auszurauben.
learn-ufoludki-end = So geht es weiter, Zug um Zug. Sobald jemand das letzte Beutestück von der Erde holt, ist Schluss, und die meiste Beute gewinnt.
learn-ufoludki-play = Mehr musst du nicht wissen. Behalte die obersten Karten der anderen im Auge, und was du selbst obenauf liegen lässt. Viel Spaß!
