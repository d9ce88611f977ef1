# The help of the command line. English is written from the documentation of the arguments in crates/cli.
#
# Words after -- and in CAPITALS, and what stands in `quotes`, are typed like that in every language. A paragraph is one
# line, the program wraps it; what is indented stays as it is. Commands and switches are told in the infinitive; the
# heads of tables that are explained here (Entscheidungen, Anteil) are those of cli.ftl.

## Arguments that several commands have

help-any-absent-after-s = Nach wie vielen Sekunden, in denen ein Bot für jemanden einspringt, die anderen die Partie ohne diese Person beenden dürfen
help-any-backup-every-h = Nach wie vielen Stunden der Server von sich aus eine Sicherung anlegt, wenn die Datenbank eine Datei ist; 0 heißt nie
help-any-backup-folder = Der Ordner der Sicherungen; ohne Angabe der Ordner backups neben der Datenbank
help-any-backups-kept = Wie viele Sicherungen aufgehoben werden; ältere werden gelöscht, sobald eine neue geprüft ist
help-any-bot-queue = Wie viele Entscheidungen einer Adresse auf einen Bot warten dürfen, bevor Tipps und Chancen abgelehnt werden
help-any-bot-threads = Mit wie vielen Threads die Bots denken; 0 heißt: einer weniger, als der Rechner hat, aber mindestens zwei
help-any-branch-days = Nach wie vielen Tagen eine Verzweigung (ein ausprobierter Zug aus einer beendeten Partie) gelöscht wird, die niemand spielt oder ansieht; 0 heißt: nie
help-any-chat-per-minute = Wie viele Chatzeilen und Meldungen jemand je Minute schreiben darf
help-any-config = Die Datei mit den Einstellungen [Vorgabe: `STARFRY_CONFIG`, sonst starfry.toml, falls vorhanden]
help-any-content = Ordner mit Spielmaterial, das an die Stelle des eingebauten tritt, zum Beispiel DIR/GAME.toml
help-any-data = Der Ordner der Datenbank; er wird angelegt, wenn es ihn noch nicht gibt
help-any-database = Ein PostgreSQL, das sich mehrere Server teilen, etwa `postgres://starfry@db.example.org/starfry`; ohne Angabe eine Datei im Ordner
help-any-drafts = Ob Spiele angeboten werden, die noch nicht fertig sind
help-any-file = Die Aufzeichnung
help-any-game = Das Spiel (Kurzname)
help-any-guest-days = Nach wie vielen Tagen ohne Besuch ein Gast vergessen wird
help-any-guest-table-days = Nach wie vielen Tagen ein Tisch gelöscht wird, an dem nur Gäste sitzen und den niemand bespielt oder ansieht; 0 heißt: nie
help-any-guests = Ob man ohne Konto spielen darf
help-any-header-timeout-s = Wie viele Sekunden der Kopf einer Anfrage auf sich warten lassen und eine Verbindung untätig sein darf
help-any-json = Eine Zeile JSON ausgeben
help-any-limits = Ob begrenzt ist, wie viel eine Adresse oder eine Person tun darf; für Lasttests abschaltbar
help-any-listen = Wo der Server lauscht; 0.0.0.0:4040 heißt: an jeder Adresse des Rechners
help-any-log = Was protokolliert wird: error, warn, info, debug oder trace, auch für einzelne Teile, zum Beispiel info,store=debug
help-any-log-format = In welcher Form protokolliert wird: plain oder json
help-any-logins-per-hour = Wie viele Gäste, neue Konten und Anmeldungen je Stunde von einer Adresse kommen dürfen
help-any-max-bots-per-user = Wie viele Bots ein Konto haben darf
help-any-max-connections = Wie viele Verbindungen der Server gleichzeitig hält
help-any-max-connections-per-address = Wie viele Verbindungen eine Adresse gleichzeitig haben darf
help-any-max-tables-per-user = Wie viele eigene Tische, offen oder laufend, jemand haben darf
help-any-max-viewers-per-table = Wie viele sich einen Tisch gleichzeitig ansehen dürfen
help-any-metrics = Wo der Server Prometheus seine Messwerte nennt, zum Beispiel 127.0.0.1:4041; ohne Angabe nirgends
help-any-moves-per-minute = Wie viele Entscheidungen jemand je Minute treffen darf
help-any-name = Der Name eines Kontos oder Bots, oder eine Kennung, auch die eines Gastes
help-any-open-registration = Ob man selbst ein Konto anlegen darf
help-any-option = Eine Option des Spiels; `starfry games` listet sie auf. Mehrfach möglich
help-any-path-prefix = Was vor allen Pfaden steht, zum Beispiel /starfry, wenn ein Proxy daneben noch anderes anbietet
help-any-public-url = Wo man den Server findet, zum Beispiel `https://play.example.org`, wenn er woanders lauscht
help-any-questions-per-minute = Wie oft jemand je Minute nach Rat, Chancen und Gründen fragen darf
help-any-requests-per-minute = Wie viele Anfragen eine Adresse je Minute stellen darf
help-any-seed = Startwert des Zufalls [Vorgabe: zufällig]
help-any-session-days = Nach wie vielen Tagen ohne Besuch man sich neu anmelden muss
help-any-sleep-after-s = Nach wie vielen Sekunden ein Tisch einschläft, den sich niemand ansieht
help-any-step = Nach welchem Schritt, gezählt wie bei `replay --step`
help-any-stop-after-s = Wie viele Sekunden der Server beim Beenden auf das wartet, was noch läuft
help-any-storage-mb-per-user = Wie viele MB die Tische belegen dürfen, die eine Person in den letzten 30 Tagen eröffnet hat; 0 heißt: beliebig viele
help-any-tables-per-hour = Wie viele Tische jemand je Stunde eröffnen darf
help-any-think-s-per-hour = Wie viele Sekunden je Stunde Bots für die Tische einer Person nachdenken dürfen
help-any-threads = Zahl der Threads [Vorgabe: einer je Prozessor]
help-any-tls-certificate = Die Datei mit dem Zertifikat und seiner Kette (PEM), wenn der Server selbst https spricht
help-any-tls-key = Die Datei mit dem Schlüssel zum Zertifikat (PEM)
help-any-trusted-proxies = Adressen und Netze von Proxys, deren X-Forwarded-For geglaubt wird, zum Beispiel 127.0.0.1,10.0.0.0/8
help-any-users-per-address = Als wie viele Personen eine Adresse zählt: So viel mehr Chat, Tische, Fragen, Bedenkzeit und Speicher hat sie als eine

## starfry

help-starfry = Brett- und Kartenspiele rund um Außerirdische spielen, anbieten und erforschen
    .after =
        Ohne Befehl ist `starfry serve` gemeint.

        Zum Ausprobieren:
          starfry serve                                          Tische für dich und andere eröffnen
          starfry games                                          was es zu spielen gibt
          starfry rules GAME                                     wie man es spielt
          starfry sim GAME --players 3 --games 100000            wie Partien zwischen Bots verlaufen
          starfry sim GAME --players 3 --bots greedy --games 1 --records played
                                                                 eine Partie nachprüfbar aufzeichnen
          starfry replay played/GAME-1.jsonl                     sie als Geschichte lesen
          starfry advise played/GAME-1.jsonl --step 16 --seat 1
                                                                 was ein Platz dort hätte tun sollen
          starfry verify played/GAME-1.jsonl                     jede Karte darin nachprüfen
          starfry arena GAME --bots greedy,random --games 1000
                                                                 wer stärker ist und wie sicher das ist

        Exit-Codes: 0 alles in Ordnung, 1 eine Prüfung ist fehlgeschlagen, 2 der Befehl ließ sich so nicht ausführen.
help-starfry-lang = Die Sprache, zum Beispiel de, it, fr, pl oder en [Vorgabe: `STARFRY_LANG`, sonst die des Systems]
help-starfry-texts = Ordner mit Texten, die eingebaute ersetzen oder eine Sprache hinzufügen, zum Beispiel DIR/de/GAME.ftl [Vorgabe: `STARFRY_TEXTS`]

## starfry serve

help-serve = Einen Spielserver starten und seine Adresse ausgeben
    .after =
        Jede Einstellung ist auch eine Variable, zum Beispiel STARFRY_LISTEN für --listen, und eine Zeile in einer Datei, zum Beispiel listen = "0.0.0.0:4040" in starfry.toml. `starfry config` zeigt, was gilt, `starfry config --example` gibt eine solche Datei aus.

## starfry games

help-games = Die Spiele mit Personenzahl, Optionen und Bots auflisten
help-games-json = JSON ausgeben, ein Objekt je Spiel

## starfry sim

help-sim = Bots viele Partien gegeneinander spielen lassen und auswerten
    .after =
        Ein Bot ist random, greedy, easy, normal, hard, expert, search:ITERATIONS oder exec:COMMAND. Namen werden durch Kommas getrennt, oder --bots steht mehrmals da. Ein Befehl darf Kommas enthalten: Er endet an einem Komma nur, wenn der Name eines Bots folgt, und nie innerhalb von Anführungszeichen. Was ein Programm auf die Standardfehlerausgabe schreibt, wird gezeigt.

        Entscheidungen (in JSON: moves) treffen die Bots; Schritte (steps) sind Entscheidungen und dazu Karten und Würfe. Die Siege sind nach Zugreihenfolge aufgeführt: Wer anfängt, steht an 1. Stelle. Derselbe Startwert ergibt auf jedem Rechner und mit beliebig vielen Threads dieselben Partien.
help-sim-players = Wie viele mitspielen
help-sim-bots = Die Bots, Platz für Platz, durch Kommas getrennt; mehrfach möglich. Ein einzelner Name gilt für alle Plätze
help-sim-games = Zahl der Partien [Vorgabe: 10000]
help-sim-seconds = Stattdessen so lange spielen, in Sekunden
help-sim-records = Die Partien in diesem Ordner aufzeichnen, nachprüfbar ausgeteilt wie an echten Tischen

## starfry arena

help-arena = Bots mit gleichen Chancen (Plätze, Startwerte) gegeneinander spielen lassen und bewerten
    .after =
        Ein Bot ist random, greedy, easy, normal, hard, expert, search:ITERATIONS oder exec:COMMAND. Namen werden durch Kommas getrennt, oder --bots steht mehrmals da. Ein Befehl darf Kommas enthalten: Er endet an einem Komma nur, wenn der Name eines Bots folgt, und nie innerhalb von Anführungszeichen. Gibt es mehr Bots als Plätze, spielen der Reihe nach alle Kombinationen; gibt es weniger, besetzt der letzte Bot die übrigen Plätze.

        Jede Ausgangslage wird gespielt, bis alle reihum auf jedem Platz saßen; deshalb wird die Zahl der Partien aufgerundet. Derselbe Startwert ergibt mit beliebig vielen Threads dieselben Partien. Endet mit Code 1, wenn ein Bot versagt hat. docs/bots.md erklärt die Zahlen.
help-arena-bots = Die Bots, durch Kommas getrennt; mehrfach möglich
help-arena-games = Zahl der Partien; wird aufgerundet, bis alle reihum auf jedem Platz saßen
help-arena-players = Wie viele mitspielen [Vorgabe: so viele, wie es Bots sind]
help-arena-seed = Startwert des Zufalls [Vorgabe: zufällig, oder der aus der Datei zum Fortsetzen]
help-arena-svg = Die Siegquoten als Diagramm in diese Datei zeichnen
help-arena-resume = Fertige Partien in dieser Datei sichern und dort weitermachen, wo sie aufhört

## starfry replay

help-replay = Eine aufgezeichnete Partie als Geschichte erzählen
    .after =
        Ohne --seat und --open wird aus der Sicht des Publikums erzählt.
help-replay-seat = Nur erzählen, was dieser Platz wusste, gezählt ab 1
help-replay-open = Alles erzählen, mit offenen Karten
help-replay-step = Nach diesem Schritt anhalten und den Tisch zeigen
help-replay-json = JSON ausgeben: je Schritt eine Zeile mit seinen Ereignissen, dann eine mit dem Tisch
help-replay-states = Mit --json: Stellung, erlaubte Aktionen und Wahrscheinlichkeiten am Anfang und nach jedem Schritt zeigen

## starfry rules

help-rules = Die Spielregel eines Spiels oder eine einzelne Regel daraus zeigen
    .after =
        Wo das Programm eine Regel nennt, steht ihre Kennung in eckigen Klammern. `starfry rules GAME move.stop` zeigt eine einzelne Regel, `starfry rules GAME move` alle, deren Kennung so beginnt, `starfry rules GAME movement` ein Kapitel.
help-rules-game = Das Spiel [Vorgabe: alle Spielregeln auflisten]
help-rules-id = Eine Regel, ein Kapitel oder der Anfang ihrer Kennungen
help-rules-find = Die Regeln zeigen, in denen alle diese Wörter vorkommen
help-rules-html = Alle Spielregeln in allen Sprachen als Webseiten mit Bildern in einen Ordner schreiben
help-rules-json = Je Regel eine Zeile JSON ausgeben

## starfry advise

help-advise = Zeigen, was ein Platz an einer Stelle einer aufgezeichneten Partie hätte tun sollen
    .after =
        Es zählt nur, was der Platz in diesem Moment wusste. Anteil ist der zu erwartende Anteil am Sieg; das 95-%-Intervall daneben erfasst nur die Streuung der Stichprobe. Derselbe Startwert ergibt mit beliebig vielen Prozessoren denselben Rat. docs/bots.md erklärt die Zahlen.
help-advise-seat = Welcher Platz entscheidet, gezählt ab 1
help-advise-level = Wie gründlich nachgedacht wird
help-advise-iterations = Stattdessen mit so vielen Durchläufen suchen
help-advise-seed = Startwert des Zufalls [Vorgabe: zufällig]

## starfry why

help-why = Sagen, warum etwas in einem Augenblick einer aufgezeichneten Partie nicht geht, und nach welcher Regel
    .after =
        THING ist etwas auf dem Tisch oder eine Aktion, in der Notation des Spiels: `card general`, `field cairo`, `fly standard roswell cairo`. Ohne Angabe gibt es eine Antwort zu allem, worauf man zeigen kann. `starfry rules` erklärt die Regeln.
help-why-thing = Womit man gern etwas tun würde [Vorgabe: alles]
help-why-seat = Wer fragt, gezählt ab 1 [Vorgabe: das Publikum]
help-why-json = JSON ausgeben, eine Zeile je Ding

## starfry verify

help-verify = Eine Aufzeichnung nachspielen und jede Karte und jeden Wurf aus dem offengelegten Startwert nachrechnen
    .after =
        Sagt auch, was die Aufzeichnung beweist und was nicht. Stimmt etwas nicht, nennt der Befehl Zeile und Schritt der ersten Abweichung und endet mit Code 1.
help-verify-key = Der öffentliche Schlüssel des Servers, der sie signiert haben muss, wie ihn dessen /api/key nennt

## starfry scenario

help-scenario = Szenarien durchspielen: Stellungen, Schritte und was dabei herauskommen muss
    .after =
        docs/scenarios.md erklärt, wie man eines schreibt.
help-scenario-paths = Szenariodateien oder Ordner, in denen nach *.toml gesucht wird
help-scenario-json = JSON ausgeben: eine Zeile je Szenario, dann die Summen

## starfry content

help-content = Werkzeuge für eigenes Spielmaterial

## starfry content check

help-content-check = Das Spielmaterial in einem Ordner prüfen und jeden Fehler mit Datei, Zeile und Grund nennen
help-content-check-directory = Der Ordner, den man mit --content angeben würde
help-content-check-json = JSON ausgeben, eine Zeile je Datei

## starfry bot

help-bot = Werkzeuge für eigene Bots

## starfry bot check

help-bot-check = Einige Partien mit einem Programm spielen und prüfen, ob es sich an das Bot-Protokoll hält
    .after =
        docs/bots.md erklärt das Protokoll, mit Beispielen für den Anfang:
          starfry bot check "python3 examples/bots/random_bot.py"
          starfry sim GAME -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        Das Programm spielt gegen Bots, die zufällig spielen, erst in kleinster, dann in größter Besetzung. Einmal je Partie bekommt es einen Fehler gemeldet, obwohl seine Antwort gut war, und muss noch einmal antworten. Was es auf die Standardfehlerausgabe schreibt, wird angezeigt. Endet mit Code 1, wenn es irgendetwas falsch macht.
help-bot-check-command = Der Befehl, der das Programm startet, wie in der Shell
help-bot-check-game = Nur dieses Spiel (Kurzname) [Vorgabe: alle Spiele]
help-bot-check-games = Zahl der Partien je Spiel
help-bot-check-deadline = Wie lange das Programm für eine Antwort brauchen darf, in Sekunden
help-bot-check-json = JSON ausgeben, eine Zeile je Spiel

## starfry config

help-config = Die Einstellungen des Servers zeigen, und woher jede stammt
help-config-example = Eine kommentierte Datei mit allen Einstellungen und ihren Vorgaben ausgeben oder als FILE schreiben

## starfry admin

help-admin = Einen Server betreuen, ob er läuft oder nicht
    .after =
        Auszuführen mit dem Benutzerkonto, dem die Daten gehören. Läuft der Server, erledigt er alles selbst und sofort.

## starfry admin reset-password

help-admin-reset-password = Einem Konto ein neues Passwort geben und es überall abmelden
help-admin-reset-password-name = Das Konto

## starfry admin ban

help-admin-ban = Jemanden aussperren

## starfry admin unban

help-admin-unban = Jemanden wieder hereinlassen

## starfry admin close-table

help-admin-close-table = Einen Tisch endgültig schließen
help-admin-close-table-id = Die Kennung des Tisches

## starfry admin reports

help-admin-reports = Die Meldungen lesen: worüber sich jemand beschwert
help-admin-reports-settle = Stattdessen diese Meldung als erledigt ablegen

## starfry admin storage

help-admin-storage = Anzeigen, was gespeichert ist, von wem und wie lange

## starfry admin status

help-admin-status = Sagen, ob die Datenbank in Ordnung ist und wann zuletzt gesichert wurde

## starfry admin users

help-admin-users = Auflisten, wer zuletzt hier war
help-admin-users-limit = Wie viele höchstens

## starfry backup

help-backup = Alle Daten in einer Datei sichern, auch bei laufendem Server
    .after =
        Mit --salvage wird alles, was sich von einer beschädigten Datenbank lesen lässt, in eine heile kopiert und gesagt, was fehlt. Der Server darf nicht laufen, und die beschädigte Datenbank bleibt, wie sie ist. Endet mit Code 1, wenn etwas fehlt.

          starfry backup --salvage saved.db
          starfry restore --try saved.db
          starfry restore --force saved.db
help-backup-file = Die Sicherung; es darf sie noch nicht geben
help-backup-salvage = Von einer beschädigten Datenbank retten, was sich lesen lässt
help-backup-from = Aus dieser Datei retten statt aus der des Ordners, etwa starfry.db.damaged

## starfry restore

help-restore = Eine Sicherung an die Stelle der vorhandenen Daten setzen; der Server darf nicht laufen
    .after =
        Mit --try wird die Sicherung geprüft, als würde sie benutzt: die ganze Datei, jeder Tisch und jedes Spiel darin und die Aufzeichnungen aller beendeten Spiele. Nichts wird verändert. Endet mit Code 1, wenn etwas nicht stimmt.
help-restore-file = Die Sicherung
help-restore-force = Die vorhandenen Daten ersetzen; sie bleiben daneben als starfry.db.before erhalten
help-restore-try = Nur nachweisen, dass die Sicherung in Ordnung ist

## starfry copy

help-copy = Alle Daten in eine andere Datenbank kopieren, gleich welcher Art; auf keiner von beiden darf ein Server laufen
    .after =
        Die Daten bleiben auch, wo sie sind. Server, die danach auf der anderen Datenbank gestartet werden, führen jedes Spiel fort, und niemand muss sich neu anmelden.

          starfry copy --from sqlite:starfry-data --to postgres://starfry@db.example.org/starfry
          starfry serve --database postgres://starfry@db.example.org/starfry

        Ein Passwort muss man nicht eintippen: PGPASSWORD und die Datei .pgpass gelten hier wie für alle Programme von PostgreSQL.
help-copy-from = Wo die Daten sind: `sqlite:FOLDER`, `sqlite:FILE.db` oder `postgres://USER@HOST/DATABASE`
help-copy-to = Wohin sie kommen, ebenso geschrieben; dort darf noch nichts sein

## starfry export

help-export = Die Aufzeichnung eines Tisches schreiben, ob der Server läuft oder nicht
    .after =
        Von einem beendeten Spiel ist das die versiegelte Aufzeichnung, die `starfry verify` prüft. Von einem laufenden ist es das, was ein Platz oder das Publikum davon behalten darf, und nichts, was dort niemand wissen darf.
help-export-table = Die Kennung des Tisches
help-export-output = Die Datei; es darf sie noch nicht geben. Ohne diese Angabe wird die Aufzeichnung ausgegeben
help-export-seat = Solange gespielt wird: aus der Sicht dieses Platzes, gezählt ab 1, statt aus der des Publikums

## starfry import

help-import = Die Aufzeichnung eines beendeten Spiels unter die Tische stellen, ob der Server läuft oder nicht
    .after =
        Die Aufzeichnung wird zuerst geprüft. Sie wird ein beendeter Tisch unter der Kennung, mit der sie gespielt wurde; die Mitspielenden sind Namen ohne Konten, und wer die Adresse kennt, kann ihn ansehen.
