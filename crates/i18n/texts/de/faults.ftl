# What goes wrong, and what to do about it. Sentences begin with a small letter and have no full stop where something
# stands before them ("error: …", "FILE: …"). Words after -- and in CAPITALS are typed like that in every language.

# Passed on as it is.
verbatim = { $text }

# How every error of a command begins.
fault-error = Fehler: { $fault }

## Who owes the next step (always in the accusative, after "wartet auf")

waiting-seats = { $count ->
    [one] Platz { $seats }
   *[other] die Plätze { $seats }
}
waiting-chance = den Zufall
waiting-table = eine Ansage am Tisch
waiting-nobody = niemanden, es ist zu Ende

## Where in a file

fault-file = { $file }: { $fault }
fault-line = Zeile { $line }: { $fault }
fault-line-step = Zeile { $line }, Schritt { $step }: { $fault }
# $step: a step in notation, such as "seat 2: saucer 4".
fault-step = { $step }: { $fault }
fault-unreadable = „{ $text }“ ist nicht lesbar; erwartet: { $expected }

## Games, tables, components

fault-no-offers = in diesem Spiel macht niemand Angebote
fault-no-game = ein Spiel „{ $game }“ gibt es nicht; zur Wahl stehen: { $games }
fault-no-seat = Platz { $seat } gibt es nicht: Das Spiel hat { $seats } Plätze
fault-no-step = Schritt { $step } gibt es nicht: { $steps ->
    [0] Das Spiel hat keine Schritte
    [one] Das Spiel hat nur einen Schritt
   *[other] Das Spiel hat { $steps } Schritte
}
fault-no-scenario = ein Szenario { $scenario } gibt es nicht
fault-no-drawing = der Tisch lässt sich nicht zeichnen
fault-no-rulebook = eine Spielregel für { $game } gibt es in dieser Sprache nicht
fault-no-table = die Spielregel hat keine Tabelle „{ $what }“
fault-content = das Spielmaterial ist nicht brauchbar: { $faults }
fault-options = die Optionen sind nicht brauchbar: { $reason }
fault-rules-newer = gespielt nach Regelversion { $rules }, dieses Programm kennt sie nur bis { $known }: Aktualisiere es
fault-rules-unknown = gespielt nach Regelversion { $rules }, die dieses Programm nicht kennt
# $given is "given" or "embedded".
fault-other-content = { $given ->
    [given] gespielt mit anderem Spielmaterial als dem angegebenen: Nenne den passenden Ordner mit --content DIR
   *[embedded] gespielt mit anderem Spielmaterial als dem eingebauten: Nenne den passenden Ordner mit --content DIR
}

## Records

fault-undo = bis Schritt { $step } lässt sich nichts zurücknehmen
fault-seed = der Startwert ist nicht lesbar
fault-seed-other = der Startwert ist nicht der, dessen Hash in Zeile 1 veröffentlicht wurde
fault-void-seed = der Startwert von Versuch { $attempt } ist nicht der, dessen Hash veröffentlicht wurde
fault-void-none = Versuch { $attempt } gilt als ungültig, obwohl alle Plätze ihren Zufallsbeitrag offengelegt haben
fault-part-missing = Platz { $seat } hat seinen Zufallsbeitrag nicht offengelegt; die Karten hätten nicht ausgeteilt werden dürfen
fault-part-again = Versuch { $attempt }: Wer einen Zufallsbeitrag zurückgehalten hat, trägt später keinen mehr bei, und nur solche Plätze sind so vermerkt; für Platz { $seat } stimmt das nicht
fault-part-other = Versuch { $attempt }: Der Zufallsbeitrag von Platz { $seat } ist nicht der, auf den er festgelegt war
fault-roll-number = das ist Wurf { $right } des Tisches, nicht { $found }
fault-roll-none = hier ist nichts dem Zufall überlassen
fault-roll-total = die Summe ist { $right }, nicht { $found }
fault-roll-choice = die Ziehung ergibt { $right }, nicht { $found }
fault-roll-choice-high = die Ziehung liegt nicht unter der Summe
fault-roll-outcome = Ziehung { $choice } bedeutet { $right }
fault-not-over = das Spiel ist nicht zu Ende: Es wartet auf { $waiting }
fault-early-over = das Spiel ist zu Ende gespielt: Vorzeitig geendet haben kann es nicht
# $right and $found: points and winners by seat, "[12, 9] / 1".
fault-result = das Ergebnis ist { $right }, nicht { $found }

## Bots, simulations, arenas, advice

fault-no-bot = einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $bots }
fault-bots-seats = { $bots } Bots für { $seats } Plätze: Nenne einen Bot für alle Plätze oder einen je Platz
fault-table-due = das Spiel wartet auf eine Ansage am Tisch, und die können Bots nicht machen
fault-arena-one-bot = eine Arena braucht mindestens zwei Bots: Nenne sie, zum Beispiel mit --bots greedy,random
fault-arena-bots = { $bots } Bots sind zu viele: Nenne höchstens { $most }
fault-no-journal = diese Datei hat keine Arena geschrieben: Nenne eine andere oder eine, die es noch nicht gibt
fault-journal-line = Zeile { $line }: kein fertiger Block: { $reason }
# $what: the name of an argument.
fault-journal-other = die Datei zum Fortsetzen hat { $what } { $found }, diese Arena { $asked }: Verwende dieselben Argumente oder eine andere Datei
fault-journal-twice = Datei zum Fortsetzen, Zeile { $line }: Dieser Block steht doppelt da
fault-journal-foreign = Datei zum Fortsetzen, Zeile { $line }: kein Block dieser Arena
fault-iterations = eine Suche hat 1 bis { $most } Durchläufe
# $when is "next", "last" or "never", $at a step.
fault-nothing-to-decide = Platz { $seat } hat nach Schritt { $step } nichts zu entscheiden: Das Spiel wartet auf { $waiting }; { $when ->
    [next] die nächste Entscheidung dieses Platzes zeigt --step { $at }
    [last] die letzte Entscheidung dieses Platzes zeigt --step { $at }
   *[never] dieser Platz entscheidet im ganzen Spiel nie
}

## Files and folders. $reason is what the system or a parser says, mostly in English.

fault-cannot-read = { $file } lässt sich nicht lesen: { $reason }
fault-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
fault-is-there = { $file } gibt es schon: Wähle einen anderen Namen
fault-cannot-open = { $file } lässt sich nicht öffnen: { $reason }
fault-cannot-create = der Ordner { $file } lässt sich nicht anlegen: { $reason }
fault-not-text = { $file }: kein UTF-8-Text
# $size and $most are bytes.
fault-too-large = { $file }: { $size } Bytes sind zu viel, gelesen werden höchstens { $most }
fault-no-random = das System liefert keine Zufallszahlen: { $reason }
fault-busy = in { $file } schreibt gerade eine andere Arena: Warte, bis sie fertig ist, oder nenne eine andere Datei
# $faults: one line each, such as "my-cards/cards.toml:12: the price must be from 1 to 9", for authors and in English.
fault-content-files =
    das Spielmaterial ist nicht brauchbar:
    { $faults }
# $files: the names of files that would do, such as "one.toml, another.toml".
fault-no-content-files = { $folder } enthält keine dieser Dateien: { $files }
fault-no-scenarios = hier gibt es kein Szenario: Keine Datei endet auf .toml

## What is given to a command

fault-option-form = Option „{ $option }“: Schreibe NAME=VALUE
fault-option-twice = Option „{ $option }“ ist doppelt angegeben
fault-seconds = --seconds verlangt eine Zeit über 0, nicht { $seconds }
fault-deadline = --deadline verlangt { $least } bis { $most } Sekunden, nicht { $seconds }
fault-no-program = der Befehl ist leer: Nenne ein Programm
# $languages: tags such as "de, en, fr".
fault-no-language = eine Sprache „{ $language }“ gibt es nicht; zur Wahl stehen: { $languages }
fault-texts = die Texte in { $folder } sind nicht brauchbar: { $reason }

## What a value must be: $reason of usage-value-wrong, after a colon

value-whole = Schreibe eine ganze Zahl von { $least } bis { $most }
value-any-whole = Schreibe eine ganze Zahl ab 0
value-number = Schreibe eine Zahl, zum Beispiel 2.5
value-seat = Ein Platz ist eine Zahl von 1 bis { $most }

## A command that was not written as it must be. $argument and $others are as in the usage: "--seat <N>", "<FILE>";
## $near is what was perhaps meant, "none" if nothing is similar.

usage-unknown-argument = { $near ->
    [none] ein Argument „{ $argument }“ gibt es hier nicht
   *[other] ein Argument „{ $argument }“ gibt es hier nicht; meintest du „{ $near }“?
}
usage-unknown-command = { $near ->
    [none] einen Befehl „{ $command }“ gibt es nicht
   *[other] einen Befehl „{ $command }“ gibt es nicht; meintest du „{ $near }“?
}
# $values: all values there are, such as "easy, normal, hard".
usage-unknown-value = { $near ->
    [none] „{ $value }“ ist kein gültiger Wert für { $argument }; zur Wahl stehen: { $values }
   *[other] „{ $value }“ ist kein gültiger Wert für { $argument }; meintest du „{ $near }“? Zur Wahl stehen: { $values }
}
usage-value-wrong = „{ $value }“ ist kein gültiger Wert für { $argument }: { $reason }
usage-value-missing = nach { $argument } fehlt der Wert: Ergänze ihn
usage-value-many = „{ $value }“ ist ein Wert zu viel für { $argument }: Lass ihn weg
usage-value-count = { $argument } hat die falsche Anzahl von Werten
# $count: how many are missing.
usage-missing = { $count ->
    [one] ein Argument fehlt: Ergänze { $arguments }
   *[other] { $count } Argumente fehlen: Ergänze { $arguments }
}
usage-twice = { $argument } ist mehrfach angegeben: Einmal genügt
usage-conflict = { $argument } verträgt sich nicht mit { $others }: Lass eins davon weg
# $command: the command so far, "starfry content"; $commands: those that may follow.
usage-command-missing = nach { $command } fehlt, was zu tun ist: Ergänze einen dieser Befehle ({ $commands })
usage-not-text = ein Argument ist kein UTF-8-Text
# The last line after all of these. $command: what to type, such as "starfry sim --help".
usage-hint = `{ $command }` zeigt den richtigen Aufruf.
fault-why-what = „{ $what }“ ist weder ein Ding auf dem Tisch noch eine Aktion eines Platzes in der Notation dieses Spiels

## Aufzeichnungen, die sich nicht lesen lassen

record-empty = die Datei ist leer
record-no-text = kein UTF-8-Text
record-no-object = kein JSON-Objekt
record-no-json = kein JSON: Fehler in Spalte { $column }
record-cut-off = die Zeile bricht mittendrin ab: Die Datei ist abgeschnitten
record-no-sum = die Zeile endet nicht mit ihrer Prüfsumme: Sie wurde verändert oder abgeschnitten
record-other-sum = diese Zeile oder eine davor wurde verändert: Die Prüfsumme stimmt nicht
record-not-ours = das ist keine Starfry-Datei der Art { $kind }
record-other-kind = das ist eine Starfry-Datei der Art { $found }, nicht { $kind }
record-newer-format = Format { $format } ist neuer als dieses Programm, das bis { $known } liest: Bitte aktualisieren
record-no-format = das Format muss eine Zahl ab 1 sein
record-seats = { $seats } Plätze: Möglich sind 1 bis { $most }
record-seed = der Startwert muss aus 64 Hexadezimalziffern bestehen
record-seed-hash = der Hash des Startwerts muss aus 64 Hexadezimalziffern bestehen
record-no-entry = eine Zeile hat act, chance, word, undo_to oder result: Diese hat nichts davon
record-missing-field = zu einer Zeile mit { $kind } gehört auch { $field }: Es fehlt
record-unknown-field = in einer Zeile mit { $kind } gibt es kein { $field }
record-wrong-value = ein Wert dieser Zeile mit { $kind } ist von der falschen Art
record-after-the-end = nach dem Ende der Aufzeichnung kommt noch etwas
record-no-result = die Aufzeichnung endet hier ohne Ergebnis: Sie ist abgeschnitten, oder das Spiel ist nicht zu Ende
record-other-entropy = in Format { $format } stehen die Zufallsbeiträge in anderer Form
record-other-count = es gibt { $seats } Plätze, aber Angaben für { $found }
record-other-name = der Name von Platz { $seat } ist nicht der, dessen Hash in Zeile 1 steht
record-no-signature = die Signatur gehört zu einer anderen Aufzeichnung oder ist gar keine
record-no-names = die Aufzeichnung endet hier ohne die Namen der Mitspielenden: Sie ist abgeschnitten
