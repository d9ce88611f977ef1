# The server: why it refuses something. One sentence says what is wrong and what to do. Its host is the "Serverleitung",
# the host of a table the "Tischleitung".

## Requests

# $what: what a library says, in English.
server-malformed = Die Anfrage ist nicht lesbar: { $what }.
# $field is the name of a field as it is written in JSON; $reason a sentence of those below.
server-value = „{ $field }“ ist so nicht brauchbar. { $reason }
server-not-json = Der Inhalt muss JSON sein. Schick den Header „Content-Type: application/json“ mit.
server-too-large = Die Anfrage ist zu groß. Schick höchstens { $kilobytes } Kilobyte.
server-too-slow = Die Anfrage kam zu langsam an. Schick sie noch einmal.
server-no-page = Unter dieser Adresse gibt es nichts. Was es gibt, steht unter /api.
server-wrong-method = Diese Adresse gibt es, aber nicht mit dieser Methode. Was es gibt, steht unter /api.
server-unknown = Das gibt es nicht, oder du darfst es nicht sehen.
server-origin = Diese Anfrage kommt anscheinend von einer fremden Website. Öffne den Tisch selbst und versuch es dort noch einmal.
server-too-fast = { $seconds ->
    [one] Zu schnell. Warte eine Sekunde und versuch es dann noch einmal.
   *[other] Zu schnell. Warte { $seconds } Sekunden und versuch es dann noch einmal.
}
server-storage = Der Server kann gerade nichts speichern, deshalb wurde das nicht ausgeführt. Versuch es nach einer Weile noch einmal.
server-stopping = Der Server wird gerade neu gestartet. Komm gleich wieder.
server-busy = Der Server hat gerade zu viel zu tun, deshalb wurde das nicht ausgeführt. Versuch es gleich noch einmal.
server-broken = Auf dem Server ist etwas schiefgegangen. Der Fehler ist vermerkt. Versuch es noch einmal, und wenn es wieder vorkommt, sag der Serverleitung Bescheid.
# For whoever asks whether the server can be given work.
server-unready-stuck = Der Server ist nicht bereit: Die Datenbank nimmt seit Sekunden nichts mehr an.
server-unready-slow = Der Server ist nicht bereit: Die Datenbank antwortet seit Sekunden nicht.
server-unready-read = Der Server ist nicht bereit: Die Datenbank lässt sich nicht lesen.
server-unready-damaged = Der Server ist nicht bereit: Seine Datenbank ist beschädigt. Was lesbar ist, wird angezeigt; siehe „Damage“ in docs/hosting.md.
server-unready-deaf = Der Server ist nicht bereit: Er hört nichts von den anderen Servern an seiner Datenbank.
# Something that is stored cannot be read.
server-damaged = Was der Server darüber gespeichert hat, ist beschädigt und nicht lesbar. Der Fehler ist vermerkt. Sag der Serverleitung Bescheid.

## People

server-who-are-you = Du bist nicht angemeldet. Spiel als Gast weiter oder melde dich an.
server-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beides und versuch es noch einmal.
server-banned = Die Serverleitung hat dich gesperrt. Frag dort nach.
server-not-yours = Das gehört jemand anderem.
server-no-guests = Auf diesem Server braucht man ein Konto. Melde dich an oder leg eins an.
server-no-registration = Auf diesem Server kann man nicht selbst ein Konto anlegen. Bitte die Serverleitung um eins.
server-not-for-bots = Bots können das nicht, nur die Menschen, denen sie gehören.
server-accounts-only = Das geht nur mit einem Konto. Leg erst eins an.
server-too-many-bots = { $most ->
    [0] Eigene Bots sind auf diesem Server nicht möglich.
    [one] Du hast schon einen Bot, mehr sind nicht möglich. Lösche ihn erst.
   *[other] Du hast schon { $most } Bots, mehr sind nicht möglich. Lösche erst einen.
}
server-name-taken = Der Name „{ $name }“ ist schon vergeben, oder ein anderer sieht genauso aus. Wähle einen neuen.
server-name-length = Ein Name hat 1 bis { $most } Zeichen.
server-name-letters = Ein Name enthält Buchstaben oder Ziffern und nichts Unsichtbares.
server-name-scripts = Ein Name besteht aus Buchstaben einer einzigen Schrift.
server-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
server-no-language = Zur Wahl stehen: { $languages }.
# What people are called who have deleted their account.
server-anonymous = Anonym

## Settings

# $source: one of the next four. $line is 0 unless it is a file.
config-value = { $line ->
    [0] { $source }: „{ $value }“ ist kein gültiger Wert für { $name }: { $reason }
   *[other] { $source }, Zeile { $line }: „{ $value }“ ist kein gültiger Wert für { $name }: { $reason }
}
config-from-default = Vorgabe
config-from-file = { $file }
config-from-environment = { $variable }
config-from-flag = { $flag }
config-settings = Einstellungen:
config-file-read = { $file }
config-file-missing = noch keine Datei; gelesen würde { $file } (`starfry config --example starfry.toml` schreibt eine)
config-group-address = Wo der Server zu finden ist
config-group-data = Daten und Sicherungen
config-group-people = Gäste und Konten
config-group-tables = Tische
config-group-bots = Bots
config-group-limits = Grenzen
config-group-running = Protokoll, Messwerte und Beenden
config-file = { $file }, { $reason }
config-syntax = Zeile { $line }: { $reason }
config-unreadable = { $file } lässt sich nicht lesen: { $reason }
config-unknown = Zeile { $line }: Eine Einstellung „{ $name }“ gibt es nicht
config-shape = Zeile { $line }: „{ $name }“ muss ein einzelner Wert, eine Liste von Werten oder ein Wort in Anführungszeichen sein
# Always after a colon.
config-needs-address = Schreibe eine Adresse mit Port, zum Beispiel 127.0.0.1:4040
config-needs-bool = Schreibe true oder false
config-needs-number = Schreibe eine ganze Zahl ab 0
config-needs-url = Schreibe eine Adresse wie https://play.example.org
config-needs-database = Schreibe eine Adresse wie postgres://starfry@db.example.org/starfry
config-needs-prefix = Schreibe einen Pfad wie /starfry
config-needs-networks = Schreibe Adressen und Netze, durch Kommas getrennt, zum Beispiel 127.0.0.1,10.0.0.0/8
config-needs-level = Schreibe error, warn, info, debug oder trace
config-needs-format = Schreibe plain oder json
config-needs-folder = Schreibe den Namen eines Ordners
config-tls-pair = tls_certificate und tls_key gehören zusammen: Setze beide oder keines
# $reason: what a library says, in English.
config-no-certificate = { $file } enthält kein brauchbares Zertifikat: { $reason }
config-no-key = { $file } enthält keinen brauchbaren Schlüssel: { $reason }
config-key-of-another = der Schlüssel in { $key } passt nicht zum Zertifikat in { $certificate }
config-password-readable = Warnung: In { $file } steht ein Passwort, und andere auf diesem Rechner können es lesen. Behalte die Datei für dich: chmod 600 { $file }
config-key-readable = Warnung: Andere auf diesem Rechner können den Schlüssel in { $file } lesen. Behalte die Datei für dich: chmod 600 { $file }
