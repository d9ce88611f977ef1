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

## Fritten

learn-fries-goal = Du leitest eine Schnellimbisskette aus dem All, und das hier ist dein Markt. In den kleinen Dörfern eröffnest du Frittenbuden, in den großen Städten Restaurants. Wer die meisten Punkte hat, gewinnt.
learn-fries-city = Jede Stadt hat eine Zahl, ihren Widerstand. So schwer ist es, dort ein Restaurant zu eröffnen, und so viele Punkte ist es wert. Jeder Burger ist Platz für eines.
learn-fries-start = Deine zwei UFOs landen in einem Dorf deiner Wahl. Two Egg liegt günstig, gleich neben New York und Mexiko-Stadt. Klick darauf.
learn-fries-fly = Ben ist in Timbuktu gelandet. Dein Zug beginnt mit der Bewegung: Ein UFO fliegt eine Linie entlang zum nächsten Feld. Klick auf deine UFOs in Two Egg, dann auf New York.
learn-fries-done = Das andere UFO bleibt, wo es ist. Das war also die Bewegung: Drück auf den Knopf.
learn-fries-stand = Jetzt darf jedes deiner UFOs etwas tun. Im Dorf eröffnet es eine Frittenbude: Das klappt immer und ist 1 Punkt wert. Klick auf Two Egg.
learn-fries-restaurant = Restaurants brauchen etwas Glück: einen zwölfseitigen Würfel, plus 1 für jede deiner Buden neben der Stadt. New York will 5, eine 4 reicht also. Klick auf New York!
learn-fries-opened = 9 plus 1 macht 10: Dein Restaurant ist eröffnet und 5 Punkte wert. Und du kontrollierst New York, denn sonst hat dort niemand ein Restaurant.
learn-fries-failed = Ben eröffnet eine Bude in Timbuktu und versucht ein Restaurant in Lagos, das 6 will. 3 plus 1 ist zu wenig. Verloren ist nichts: Nächsten Zug darf Ben es wieder versuchen.
learn-fries-network = Deine Bude und dein Restaurant sind jetzt ein Netz. Darüber fliegen deine UFOs, so weit du willst, und noch ein Feld weiter: von Two Egg über New York nach Guarromán!
learn-fries-far = Und das andere UFO fliegt von New York über Two Egg nach Mexiko-Stadt.
learn-fries-finish = Beide haben sich bewegt. Beende die Bewegung.
learn-fries-second = Eröffne noch eine Bude, in Guarromán: ein Punkt mehr und ein Feld mehr für dein Netz.
learn-fries-try = Mexiko-Stadt will 7. Deine Bude in Two Egg liegt gleich daneben, also reicht eine 6. Nur zu!
learn-fries-two = 8 plus 1 macht 9: dein zweites Restaurant, 7 Punkte wert! Jetzt kontrollierst du zwei Städte.
learn-fries-bump = Ärger: Ben ist nach Guarromán geflogen, wo dein UFO steht. Wo zwei Farben sich treffen, wird gerempelt: Beide würfeln, und wer angreift, zählt 1 dazu.
learn-fries-tumble = 7 gegen 2: Dein UFO taumelt bis nach London. Dort wird es gesehen, und dieser Augenzeuge kostet dich 2 Punkte und bei jedem deiner Würfe dort noch einmal 2.
learn-fries-ufo = Bens zweiter Versuch in Lagos gelingt. Jetzt du: Wer so viele Städte kontrolliert, wie eigene UFOs da sind, darf statt des Zuges ein neues UFO nehmen. Nimm einen Rempler, den Stärksten beim Rempeln: Klick auf Mexiko-Stadt.
learn-fries-end = Zu zweit endet das Spiel, wenn jemand fünf Städte kontrolliert oder jede Stadt ein Restaurant hat. Restaurants und Buden werden zusammengezählt, Augenzeugen abgezogen.
learn-fries-play = Das ist das ganze Geschäft: fliegen, rempeln, frittieren. Vor jedem Wurf siehst du, wie deine Chancen stehen. Viel Erfolg mit deiner Kette!

## Battle Force

learn-battleforce-goal = Du befehligst eine Flotte von vier Raumschiffen, und Ben ebenso. Schiffe sind Punkte: die, die du abschießt, und die, die du am Ende noch hast.
learn-battleforce-ships = Auf einem Schiff siehst du seine Felder: Waffen und Rumpffelder, die nur Schaden auffangen. Jeder Schaden bedeckt ein Feld. Sind alle bedeckt, zerstört der nächste das Schiff.
learn-battleforce-hand = Das ist deine Hand. Für eine Waffenkarte braucht ein Schiff diese Waffe: ein offenes Feld für jede Karte.
learn-battleforce-attack = In deinem Zug darf eines deiner Schiffe angreifen. Die Constellation hat Photonentorpedos und Phaser, genau wie deine Karten. Klick auf sie.
learn-battleforce-target = Jetzt das Ziel: Bens Dagger ist klein. Sie hat fünf Felder, also zerstören sie sechs Schaden.
learn-battleforce-photon = Ein Photonentorpedo macht 5 Schaden. Spiel ihn.
learn-battleforce-phaser = Und ein Phaser-1 noch einmal 2.
learn-battleforce-launch = 7 Schaden: Das würde reichen. Feuer!
learn-battleforce-result = Ben antwortet mit Verstärkten Schilden, die dem Photonentorpedo 3 nehmen. 4 Schaden kommen durch, und Ben bedeckt vier Felder. Bedeckte Waffen schießen nicht mehr.
learn-battleforce-discard = Am Ende deines Zuges darfst du eine Karte ablegen. Keines deiner Schiffe kann Plasma-R abfeuern: weg damit.
learn-battleforce-tractor = Bens Silver Claw schießt auf deine Constellation: eine Drohne mit 4 und ein Phaser-3 mit 1. Jetzt darfst du antworten. Ein Traktorstrahl fängt eine ganze Drohne: Spiel ihn!
learn-battleforce-pass = Die Drohne ist weg. 1 Schaden kommt noch, und gegen Phaser hast du nichts: Lass ihn durch.
learn-battleforce-damage = Du suchst aus, welches deiner Felder bedeckt wird. Nimm ein Rumpffeld, dann bleiben alle Waffen bereit.
learn-battleforce-again = Du bist am Zug, und deine Hand ist wieder auf fünf Karten aufgefüllt. Die Dagger hat nur noch ein offenes Feld: 2 Schaden genügen. Greif noch einmal mit der Constellation an.
learn-battleforce-finish = Und ziel wieder auf die Dagger.
learn-battleforce-drone = Eine Drohne macht 3. Das genügt, und die anderen Karten sparst du auf.
learn-battleforce-fire = Feuer!
learn-battleforce-destroyed = Nichts hält die Drohne auf: Die Dagger ist zerstört, und ihre 5 Punkte gehören jetzt dir.
learn-battleforce-end = So geht es weiter, bis nur noch eine Seite Schiffe hat. Und ist eines von deinen schwer getroffen, repariert es eine Schadenskontrolle, bevor du angreifst.
learn-battleforce-play = Das Kommando gehört dir. Die erste richtige Partie hat dieselben einfachen Karten; Linien, Tarnung und Jäger können warten. Gute Jagd!
