# The command line: what the commands print around their results.

## starfry games

# $name is the short name one types, $title what people call the game.
games-heading = { $name }  { $title }, { $least } bis { $most } Personen
# `drafts = true` is a setting of the server and is typed like that in every language.
games-draft = Ein Entwurf: noch nicht fertig; Server bieten ihn nur mit drafts = true an.
games-bots = Bots: { $bots }
games-options = Optionen mit ihrer Voreinstellung:
games-reconstructed = Spielmaterial, das so in keiner gedruckten Regel steht (ersetzbar mit --content DIR):
games-versions = Regelversion { $rules }, Spielmaterial { $components }

## starfry rules

# $rules: how many rules it has.
rules-book = { $game }  { $title } ({ $rules } Regeln)
rules-written = Die Spielregeln sind geschrieben. Öffne { $file } in einem Browser.
rules-unknown = { $game } hat keine Regel { $id }; am ähnlichsten: { $near }
rules-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter: { $words }
    [one] Eine Regel mit { $words }:
   *[other] { $count } Regeln mit { $words }:
}

## Help: what stands around the texts of help.ftl

manual-usage = Aufruf
manual-commands = Befehle
manual-arguments = Argumente
manual-options = Optionen
# Placeholders in "Aufruf: starfry [OPTIONEN] [BEFEHL]".
manual-any-options = OPTIONEN
manual-any-command = BEFEHL
# The help of -h, of `starfry help`, and of -V.
manual-help = Hilfe anzeigen
manual-help-command = Diese Hilfe oder die eines Befehls anzeigen
manual-version = Version anzeigen
# After the help of an argument: what it is if it is not given, and what it can be.
manual-default = [Vorgabe: { $value }]
manual-values = [möglich: { $values }]

## Figures of several commands. Numbers that come as words are formatted already.

# $wall and $cpu are seconds such as "0.42", $cpu is "none" where the system does not tell it.
cost = { $cpu ->
    [none] { $wall } s, { $threads ->
        [one] ein Thread
       *[other] { $threads } Threads
    }
   *[other] { $wall } s, { $cpu } s Prozessorzeit, { $threads ->
        [one] ein Thread
       *[other] { $threads } Threads
    }
}
# Beside a progress bar: games so far, games in all, and the time that is left or has passed.
bar-games = { $done }/{ $all } Partien, noch { $left }
bar-time = { $done } Partien, { $time }
bar-copy = { $done } %, noch { $left }
# Before every line of a list of checks.
check-ok = ok
check-failed = FEHLER

## starfry sim

# $games is $count with its digits in groups; $bots are names as one types them.
sim-heading = { $count ->
    [one] { $game }: eine Partie mit { $bots }, Startwert { $seed }
   *[other] { $game }: { $games } Partien mit { $bots }, Startwert { $seed }
}
# What stands before the figures, below each other. Moves are decisions ("Entscheidungen"); a turn is a "Zug".
sim-time = Zeit
sim-speed = Tempo
sim-moves = Länge
sim-speed-figures = { $games } Partien, { $moves } Entscheidungen je Sekunde Prozessorzeit
sim-moves-figures = im Schnitt { $mean } Entscheidungen je Partie, mindestens { $least }, höchstens { $most }
sim-moves-parts = 10 % bis { $p10 }, die Hälfte bis { $median }, 90 % bis { $p90 }
# Heads of two small tables: the first by place in turn order, the second by seat.
sim-order = nach Zugreihenfolge
sim-seats = nach Platz
sim-wins = Siege
sim-points = Punkte
sim-place = an { $place }. Stelle

## starfry arena

# $games is $count with its digits in groups.
arena-heading = { $game }: { $count ->
    [one] eine Partie
   *[other] { $games } Partien
} { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
   *[other] mit { $players } Plätzen
}, Startwert { $seed }
arena-rounded = aufgerundet von { $asked }: Jede Ausgangslage wird gespielt, bis alle reihum auf jedem Platz saßen
arena-more = mehr als verlangt ({ $asked }): So viele stehen schon in der Datei
# Above the last three columns.
arena-time = Denkzeit je Zug
arena-column-bot = Bot
arena-column-rating = Wertung
arena-column-games = Partien
arena-column-wins = Siege
arena-column-interval = 95-%-Intervall
arena-column-points = Punkte
arena-column-median = Median
arena-column-most = 95 %
arena-column-worst = längste
arena-interval = { $low } bis { $high }
arena-sentence = { $bot } kommt auf eine Siegquote von { $share } ({ $low } bis { $high }); ausgeglichen wäre { $even }.
# $games is $count with its digits in groups, $what happened is told in English.
arena-faults = { $count ->
    [one] { $bot } hat in einer Partie versagt: { $what }
   *[other] { $bot } hat in { $games } Partien versagt, zuerst: { $what }
}
# The chart of --svg.
arena-chart-title = { $game }: { $count ->
    [one] eine Partie
   *[other] { $games } Partien
} { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
   *[other] mit { $players } Plätzen
}
arena-chart-about = Siegquote mit 95-%-Intervall, der stärkste Bot zuerst
arena-chart-axis = Siege je Partie und Platz
arena-chart-even = ausgeglichen: { $even }
# For those who do not see the chart: a sentence for each bot, and one at the end.
arena-chart-bot = { $bot } kommt auf eine Siegquote von { $share } ({ $low } bis { $high }).
arena-chart-end = Ausgeglichen wäre { $even }.

## starfry advise

advise-heading = { $game } nach Schritt { $step }: Platz { $seat } ({ $who }) entscheidet
# $iterations is $count with its digits in groups.
advise-search = { $count ->
    [one] ein Durchlauf, Startwert { $seed }
   *[other] { $iterations } Durchläufe, Startwert { $seed }
}
advise-forced = es gibt nur eine Möglichkeit
advise-column-action = Aktion
advise-column-share = Anteil
advise-column-visits = geprüft
advise-column-meaning = Bedeutung
advise-unseen = ungeprüft
advise-played = gespielt
# $played is an action in notation, "none" if what was played is in the table.
advise-more = { $played ->
    [none] und { $count } weitere, `--json` nennt alle
   *[other] und { $count } weitere, `--json` nennt alle; gespielt wurde { $played }
}
# A list of players and cards follows.
advise-hands = Welche Karten die anderen haben können, gezählt in { $deals } Verteilungen, die zum Wissen von Platz { $seat } passen: die Wahrscheinlichkeit für mindestens eine und die Anzahl im Schnitt
# Of a hand.
advise-certain = in jeder Verteilung gleich

## starfry verify

# $undone: how often steps were taken back.
verify-right = { $undone ->
    [0] Startwert wie veröffentlicht, alle Würfe ({ $rolls }) und alle Schritte ({ $steps }) stimmen
    [one] Startwert wie veröffentlicht, alle Würfe ({ $rolls }) und alle Schritte ({ $steps }) stimmen; einmal wurde zurückgenommen
   *[other] Startwert wie veröffentlicht, alle Würfe ({ $rolls }) und alle Schritte ({ $steps }) stimmen; { $undone }-mal wurde zurückgenommen
}
verify-committed = { $count ->
    [one] Platz { $seats } war auf seinen Zufallsbeitrag festgelegt, bevor jemand die übrigen kannte. War dieser Platz ehrlich, hat niemand die Karten ausgesucht, auch nicht die Serverleitung.
   *[other] Die Plätze { $seats } waren auf ihre Zufallsbeiträge festgelegt, bevor jemand die übrigen kannte. War einer davon ehrlich, hat niemand die Karten ausgesucht, auch nicht die Serverleitung.
}
verify-not-committed = Kein Platz hat eigenen Zufall beigetragen: Wer das Programm betrieben hat, hätte die Karten aussuchen können.
verify-format-1 = Das ist Format 1, in dem sich kein Platz auf seinen Zufallsbeitrag festlegte: Hat die Serverleitung mitgespielt, hätte sie die Karten aussuchen können.
verify-withheld = { $count ->
    [one] Davor war ein Versuch auszuteilen ungültig, weil Platz { $seats } seinen Zufallsbeitrag zurückhielt.
   *[other] Davor waren Versuche auszuteilen ungültig, weil die Plätze { $seats } ihre Zufallsbeiträge zurückhielten.
}
verify-signed = Signiert vom Server mit dem Schlüssel { $key }, der für die ganze Aufzeichnung bürgt. Dass Namen und Zeiten stimmen, sagt nur er. Der Schlüssel sollte dem unter /api/key beim Server gleichen; mit --key wird er geprüft.
verify-unsigned = Nicht signiert: Niemand bürgt dafür, dass dieses Spiel stattgefunden hat. Namen, Zeiten, wer entschieden hat und ein vorzeitiges Ende sind nur Angaben der Datei.
verify-forgotten = { $count ->
    [one] Der Name von Platz { $seats } wurde vergessen: Der in der Aufzeichnung steht für niemanden.
   *[other] Die Namen der Plätze { $seats } wurden vergessen: Die in der Aufzeichnung stehen für niemanden.
}
verify-other-key = mit einem anderen Schlüssel signiert: { $key }
verify-no-key = die Aufzeichnung ist nicht signiert

## starfry scenario

scenario-sums = { $passed } bestanden, { $failed } fehlgeschlagen

## starfry content check

content-right = { $file }: alles in Ordnung, Spielmaterial { $digest }

## starfry bot check

# $bot is what the program calls itself, "none" if it did not get that far.
botcheck-heading = { $game }: { $bot ->
    [none] Das Programm
   *[other] „{ $bot }“
} hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} gespielt und { $decisions ->
    [0] nichts
    [one] einmal
   *[other] { $decisions }-mal
} entschieden
botcheck-told = wollte wissen, was geschieht, und erfuhr von { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}
botcheck-times = { $duty }: die Hälfte binnen { $median } ms, die langsamste Antwort nach { $slowest } ms
botcheck-failed = { $duty }: { $what }
botcheck-untried = { $duty }: nicht geprüft
# What is asked of a program: it …
duty-hello = startet und meldet sich
duty-answers = beantwortet jede Frage einmal und rechtzeitig
duty-legal = antwortet nur mit erlaubten Aktionen
duty-numbers = nennt die Nummer der Entscheidung
duty-errors = antwortet nach einem Fehler noch einmal
duty-leaves = beendet sich, wenn die Partie vorbei ist

## starfry why

why-possible = Das kannst du jetzt benutzen.

## starfry serve

# What is printed when the server is ready: labels, and behind them what they say. Labels are short.
serve-ready = Starfry ist bereit.
serve-play = Spielen:
serve-others = Andere:
serve-others-how = starte mit --listen { $address }, damit auch andere in deinem Netz mitspielen können
serve-others-unknown = mit der Adresse dieses Rechners statt { $address }
serve-data = Daten:
serve-metrics = Messwerte:
serve-stop = Beenden:
serve-stop-keys = Strg+C
serve-stopping = Der Server wird beendet: Was begonnen ist, wird noch erledigt, und alle an den Tischen werden gebeten wiederzukommen.
serve-stopped = Beendet. Alles ist gespeichert.
serve-cut-off = { $connections ->
    [one] Beendet. Alles ist gespeichert; eine Verbindung wurde getrennt.
   *[other] Beendet. Alles ist gespeichert; { $connections } Verbindungen wurden getrennt.
}
serve-drafts-lost = { $tables ->
    [one] Beendet. Alle fertigen Züge sind gespeichert, angefangene Züge an einem Tisch aber nicht. Der Grund steht im Protokoll.
   *[other] Beendet. Alle fertigen Züge sind gespeichert, angefangene Züge an { $tables } Tischen aber nicht. Der Grund steht im Protokoll.
}
serve-impatient = Sofort beendet. Alle fertigen Züge sind gespeichert; angefangene können verloren sein.
serve-running = Starfry läuft schon: Öffne { $address } im Browser. Ein zweiter Server braucht einen eigenen Port und einen eigenen Ordner: starfry serve --listen { $listen } --data mehr-daten
serve-address-starfry = Starfry läuft schon: Öffne { $address } im Browser. Für einen zweiten Server wähle einen anderen Port: { $argument }
serve-address-taken = an { $address } lauscht schon ein anderes Programm. Beende es oder wähle einen anderen Port: { $argument }
serve-address-forbidden = an Port { $port } darfst du nicht lauschen: Niedrige Ports brauchen besondere Rechte. Wähle einen höheren: { $argument }
serve-address-foreign = { $ip } ist keine Adresse dieses Rechners. Wähle eine, die es ist, zum Beispiel { $argument }
serve-no-address = der Server kann nicht an { $address } lauschen: { $reason }. Wähle mit { $argument } eine andere Adresse
serve-data-taken = ein anderer Server benutzt schon die Daten in { $folder }. Beende ihn oder wähle mit --data einen anderen Ordner
serve-no-folder = der Ordner { $folder } lässt sich nicht anlegen: { $reason }
# $reason: one of the sentences that begin with store-.
serve-no-store = die Daten in { $folder } sind nicht brauchbar: { $reason }
serve-damaged = Die Datenbank ist beschädigt: { $damage }

## starfry config

example-head =
    Einstellungen eines Starfry-Servers. Wo ein # direkt vor einem Namen steht, zeigt die Zeile eine Vorgabe. Um sie zu ändern, entferne das # und schreibe einen anderen Wert.
    Der Server liest starfry.toml in dem Ordner, in dem er gestartet wird, oder die Datei, die --config oder STARFRY_CONFIG nennt. Argumente wie --listen und Variablen wie STARFRY_LISTEN haben Vorrang vor der Datei.
    `starfry config` zeigt, was gilt und woher es stammt.
example-written = { $file } ist geschrieben. Darin steht jede Einstellung mit ihrer Vorgabe: Entferne das # vor denen, die du änderst.

## starfry admin, backup, restore and copy

admin-no-data = in { $folder } sind keine Daten: Nenne ihren Ordner mit --data
admin-folder = der Server ist über { $folder } nicht erreichbar: { $reason }. Führe den Befehl mit dem Benutzerkonto aus, dem die Daten gehören
admin-no-answer = ein Server benutzt diese Daten, antwortet aber nicht: Sieh in seinem Protokoll nach
admin-unknown = „{ $name }“ gibt es hier nicht
admin-failed = das hat nicht geklappt: { $reason }
admin-password = { $name } hat ein neues Passwort: { $password }
    { $name } ist jetzt überall abgemeldet. Gib das Passwort nur der Person, der das Konto gehört; nach dem Anmelden lässt es sich ändern.
admin-banned = { $name } ist gesperrt.
admin-unbanned = { $name } ist nicht mehr gesperrt.
admin-closed = Der Tisch { $name } ist geschlossen.
admin-settled = Die Meldung { $name } ist erledigt.
admin-no-reports = Es gibt keine offenen Meldungen.
admin-no-users = Hier war noch niemand.
admin-is-banned = gesperrt
# The head of a report; below it stand the line of chat it is about and the reason. $about may be "niemand".
admin-report = { $id }  { $time }  Tisch { $table }: { $by } über { $about }
# Below it stand lines of columns, as below the next ones that end in a colon or say what follows.
admin-storage-tables = Tische nach Art und Stand: wie viele es sind und was sie belegen
admin-storage-guests = nur Gäste
admin-storage-users = Wessen Tische am meisten belegen:
admin-storage-addresses = Von wo die Tische eröffnet wurden, die am meisten belegen (keine Adressen, nur Kennzeichen, die sie unterscheiden):
admin-storage-size = Die Datenbank belegt { $size }, davon sind { $free } wieder frei.
admin-storage-results = Ergebnisse von Partien, die für immer bleiben: { $number }
admin-storage-expiring = Tische, die innerhalb von { $days } Tagen gelöscht werden, wenn niemand sie braucht: { $tables }
admin-storage-kept = Unbenutzte Verzweigungen werden nach { $branches } Tagen gelöscht, unbenutzte Tische von Gästen nach { $guests } (0: nie).
admin-storage-quotas = In { $days } Tagen sind für ein Benutzerkonto { $user } MB erlaubt, für alle an einer Adresse zusammen { $address } MB (0: beliebig viel).
admin-sound = Die Datenbank ist in Ordnung, soweit bekannt.
admin-damaged = Die Datenbank ist beschädigt: { $damage }
admin-unreadable = Tische, die sich nicht lesen lassen: { $count }. Das Protokoll des Servers nennt sie.
admin-backup-last = Letzte Sicherung: { $file }, angelegt { $time } (UTC)
admin-backup-none = Der Server hat noch keine Sicherung angelegt.
admin-backup-off = Der Server legt von sich aus keine Sicherungen an.
admin-backup-failed = Die letzte Sicherung ist gescheitert: { $reason }
backup-no-file = die Daten liegen in { $database }, nicht in einer Datei: Sichere sie mit den Werkzeugen von PostgreSQL (pg_dump, pg_restore) oder kopiere sie mit starfry copy in eine Datei
backup-failed = die Sicherung { $file } lässt sich nicht anlegen: { $reason }
# Users are people and bots.
backup-done = Gesichert in { $file } (Mitspielende: { $users }, Tische: { $tables }, Entscheidungen: { $batches })
backup-no-room = in { $folder } sind { $free } MB frei, gebraucht werden { $needed } MB
salvage-done = Gerettet in { $file } (Mitspielende: { $users }, Tische: { $tables }, Entscheidungen: { $batches })
salvage-whole = Es fehlt nichts.
salvage-log = Unlesbare Seiten des Logs: { $pages }
# $relation: a table of the database.
salvage-unreadable = Unlesbare Stellen in „{ $relation }“: { $places }
# $tables: ids.
salvage-lost = Verlorene Tische: { $tables }
salvage-cut = Tische, an denen Entscheidungen fehlen könnten: { $tables }
salvage-left-out = Tisch { $table } ist weggelassen: { $reason }
restore-no-file = eine Datei { $file } gibt es nicht
restore-wrong = { $file } ist nicht brauchbar: { $reason }
# $reason: in English, as the database says it.
restore-damaged = beschädigt oder keine Datenbank von Starfry ({ $reason }): Nimm eine andere Sicherung, oder rette mit starfry backup --salvage --from, was sich lesen lässt
restore-is-there = in { $folder } sind schon Daten: Ergänze --force, um sie zu ersetzen
restore-failed = { $file } lässt sich nicht schreiben: { $reason }
restore-done = Wiederhergestellt aus { $file } (Mitspielende: { $users }, Tische: { $tables }, Entscheidungen: { $batches })
restore-kept = Was vorher da war, heißt jetzt { $file }.
# Users are people and bots.
try-good = { $file } ist in Ordnung (Mitspielende: { $users }, Tische: { $tables }, Entscheidungen: { $batches }, geprüfte Aufzeichnungen: { $records })
try-bad = { $file } ist nicht in Ordnung (Mitspielende: { $users }, Tische: { $tables }, Entscheidungen: { $batches }, geprüfte Aufzeichnungen: { $records }, unbrauchbare Tische: { $problems })
try-problem = Tisch { $table }: { $reason }
# $kind: what stands before the colon of an address that cannot be read.
copy-address = „{ $kind }“ nennt keine Datenbank: Schreibe sqlite:FOLDER oder postgres://USER@HOST/DATABASE
copy-nothing = in { $database } sind keine Daten
copy-older = die Daten in { $database } stammen von einem älteren Starfry: Starte einmal diese Version mit den Daten, beende sie wieder und kopiere dann noch einmal
copy-taken = in { $database } sind schon Daten: Nenne eine leere Datenbank
# $relation: a table of the database.
copy-differs = was in { $database } ankam, ist nicht, was geschickt wurde ({ $relation }), darum wurde nichts kopiert: Versuche es noch einmal
copy-failed = nichts wurde nach { $database } kopiert: { $reason }
copy-done = Kopiert nach { $database } in { $seconds } s und Zeile für Zeile verglichen (Mitspielende: { $users }, Tische: { $tables }, Zeilen: { $rows })
export-record = Die versiegelte Aufzeichnung von Tisch { $table }: Das Spiel ist beendet.
export-seat-copy = Was Platz { $seat } von Tisch { $table } behalten darf: Das Spiel läuft noch.
export-spectator-copy = Was man beim Zuschauen von Tisch { $table } behalten darf: Das Spiel läuft noch.
export-no-seat = so einen Platz hat der Tisch nicht
import-done = { $file } ist jetzt Tisch { $table }. Wer seine Adresse kennt, kann ihn ansehen.
import-is-there = einen Tisch { $table } gibt es schon
import-refused = { $file } ist nicht brauchbar: { $reason }
import-id = die Aufzeichnung nennt keinen Tisch, unter dem sie zu finden wäre: Buchstaben, Ziffern, „-“, „_“ und „.“, höchstens { $most }

## Databases that do not open: alone or after a colon

store-in-use = ein Server benutzt diese Daten: Beende ihn erst
store-unreachable = die Datenbank ist nicht erreichbar: { $reason }
store-full = auf dem Datenträger ist kein Platz mehr
store-read-only = Schreiben ist nicht erlaubt: Prüfe, wem der Ordner und seine Dateien gehören
store-newer = geschrieben von einem neueren Starfry (Schemaversion { $found }, dieses Programm kennt { $known })
store-broken = { $reason }
# $reason: in English, as the database says it.
store-damaged = die Datenbank ist beschädigt ({ $reason }): Rette mit starfry backup --salvage, was sich lesen lässt
# What is damaged: after a colon.
damage-log = Das Log ließ sich nicht bis zum Ende lesen, { $commits } Transaktionen fehlen; beide Dateien sind als { $kept } aufgehoben: Rette mit starfry backup --salvage --from, was darin steht
damage-no-log = Sie wurde ohne ihr Log kopiert, während ein Server lief, und das zuletzt Geschriebene fehlt: Kopiere mit starfry backup
damage-data = { $what }. Rette mit starfry backup --salvage, was sich lesen lässt
