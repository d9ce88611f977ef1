# Tables: why the server refuses something there. One sentence says what is wrong and what to do.

## Sitting down

server-begun = Die Partie hat schon begonnen. Das geht nur vorher.
server-starting = Die Partie beginnt gleich.
server-other-attempt = Inzwischen wird in einem anderen Versuch ausgeteilt. Sieh noch einmal auf den Tisch.
server-has-withheld = Dieser Platz hat seinen Zufallsbeitrag schon einmal zurückgehalten und spielt ohne.
server-other-entropy = Auf diesen Zufallsbeitrag hat sich der Platz nicht festgelegt.
server-no-digits = Erwartet werden 64 hexadezimale Ziffern in Kleinbuchstaben.
server-other-rules = Diese Partie wurde mit einer neueren Version des Programms begonnen. Zum Weiterspielen muss es aktualisiert werden.
server-not-begun = Die Partie hat noch nicht begonnen. Die Tischleitung startet sie.
server-not-over = Die Partie ist noch nicht zu Ende. Spiel sie erst fertig.
server-taken = Dieser Platz ist schon besetzt. Wähle einen anderen.
server-sits-already = Du sitzt an diesem Tisch schon auf einem anderen Platz. Steh dort erst auf.
server-by-invitation = Dieser Platz ist für jemanden reserviert. Bitte die Tischleitung um eine Einladung.
server-remove-yourself = Das ist dein eigener Platz. Verlasse stattdessen den Tisch.
server-no-free-seat = An diesem Tisch ist kein Platz für dich frei.
server-no-account = Ein Konto mit diesem Namen gibt es nicht.
server-seats-free = { $seats ->
    [one] Ein Platz ist noch frei. Warte, bis jemand kommt, oder setze einen Bot darauf.
   *[other] { $seats } Plätze sind noch frei. Warte, bis genug Leute da sind, oder setze Bots darauf.
}
server-too-many-tables = { $most ->
    [0] Auf diesem Server lassen sich keine Tische eröffnen.
    [one] Du hast schon einen Tisch. Spiel dort erst zu Ende, bevor du den nächsten eröffnest.
   *[other] Du hast schon { $most } Tische. Spiel erst an einem zu Ende, bevor du den nächsten eröffnest.
}
server-quota-user = Deine Tische der letzten { $days } Tage belegen allen Speicherplatz, den du hier hast. Komm in ein paar Tagen wieder oder beende eine Partie, die noch läuft.
server-quota-address = Die Tische, die in den letzten { $days } Tagen aus deinem Netz eröffnet wurden, belegen allen Platz, der dafür vorgesehen ist. Komm in ein paar Tagen wieder oder frag bei der Serverleitung nach.
server-table-full = An diesem Tisch ist so viel passiert, dass dafür kein Platz mehr ist. Spielt die Partie zu Ende und macht an einem neuen Tisch weiter.
server-expired = Diesen Tisch gibt es nicht mehr. Tische von Gästen und ausprobierte Züge werden gelöscht, wenn sie lange niemand gebraucht hat; mit einem Konto bleiben deine Partien erhalten.
server-too-many-reports = Du hast schon viel gemeldet. Warte, bis es gelesen wurde.

## Playing

server-which-seat = Du hast mehrere Plätze an diesem Tisch. Sag, welchen du meinst.
server-not-due = Gerade entscheiden andere. Warte, bis du dran bist.
server-stale = Die Lage hat sich geändert. Sieh noch einmal auf den Tisch.
server-over = Die Partie ist zu Ende.
server-no-action = Es fehlt eine Aktion. Nenne mindestens eine.
# $place: the number of the action among those that were sent.
server-hands-over = Nach Aktion { $place } entscheidest nicht mehr du. Schick den Rest später.
server-no-draft = Hier gibt es nichts zurückzunehmen. Für das, was andere schon gesehen haben, brauchst du ihre Zustimmung.
server-no-such-step = Bis zu diesem Schritt lässt sich die Partie nicht zurücknehmen.
server-question-open = Am Tisch ist schon eine Frage offen. Beantworte sie zuerst.
server-question-gone = Diese Frage ist nicht mehr offen.
server-no-attack = Gerade läuft kein Angriff.
server-decision = Nenne die Entscheidung so, wie sie in der Stellung heißt, zum Beispiel „17.0“.

## Looking and talking

server-no-spectators = An diesem Tisch kann man nicht zuschauen.
server-too-many-viewers = Diesem Tisch sehen schon zu viele zu. Versuch es später noch einmal.
server-no-hints = Die Tischleitung möchte hier keine Tipps.
server-no-chat = An diesem Tisch gibt es keinen Chat.
# $sentence: the rule that forbids to talk.
server-silence = In diesem Moment der Partie darf niemand reden. Warte, bis er vorbei ist. { $sentence }

## Values

server-empty = Der Wert ist leer.
server-out-of-range = Der Wert ist zu klein oder zu groß.
server-too-long = Der Text hat mehr als { $most } Zeichen.
server-too-many = Es sind mehr als { $most }.
server-mark = Nimm ein „mark“ aus der vorigen Liste.
