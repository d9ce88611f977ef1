# What goes wrong, and what to do about it. Sentences begin with a small letter and have no full stop where something
# stands before them ("error: …", "FILE: …"). Words after -- and in CAPITALS are typed like that in every language.

# Passed on as it is.
verbatim = { $text }

# How every error of a command begins.
fault-error = errore: { $fault }

## Who owes the next step (always after a colon here)

waiting-seats = { $count ->
    [one] posto { $seats }
   *[other] posti { $seats }
}
waiting-chance = sorte
waiting-table = tavolo, con un annuncio
waiting-nobody = nessuno, la partita è finita

## Where in a file

fault-file = { $file }: { $fault }
fault-line = riga { $line }: { $fault }
fault-line-step = riga { $line }, passo { $step }: { $fault }
# $step: a step in notation, such as "seat 2: saucer 4".
fault-step = { $step }: { $fault }
fault-unreadable = «{ $text }» non è leggibile; qui ci vuole: { $expected }

## Games, tables, components

fault-no-offers = in questo gioco nessuno fa offerte
fault-no-game = il gioco «{ $game }» non esiste; disponibili: { $games }
fault-no-seat = il posto { $seat } non c’è: i posti al tavolo sono { $seats }
fault-no-step = il passo { $step } non c’è: i passi della partita sono { $steps }
fault-no-scenario = lo scenario { $scenario } non c’è
fault-no-drawing = il tavolo non si può disegnare
fault-no-rulebook = il regolamento di { $game } non c’è in questa lingua
fault-no-table = nel regolamento non c’è una tabella «{ $what }»
fault-content = i componenti non si possono usare: { $faults }
fault-options = le opzioni non si possono usare: { $reason }
fault-rules-newer = partita giocata con la versione { $rules } delle regole, ma questo programma arriva alla versione { $known }: aggiornalo
fault-rules-unknown = partita giocata con la versione { $rules } delle regole, che questo programma non conosce
# $given is "given" or "embedded".
fault-other-content = { $given ->
    [given] partita giocata con componenti diversi da quelli indicati: indica la loro cartella con --content DIR
   *[embedded] partita giocata con componenti diversi da quelli inclusi: indica la loro cartella con --content DIR
}

## Records

fault-undo = impossibile annullare fino al passo { $step }
fault-seed = il seme non è leggibile
fault-seed-other = il seme non è quello di cui la riga 1 pubblica l’impronta
fault-void-seed = il seme del tentativo { $attempt } non è quello di cui è stata pubblicata l’impronta
fault-void-none = il tentativo { $attempt } è dichiarato nullo, ma ogni posto ha rivelato la sua entropia
fault-part-missing = il posto { $seat } non ha rivelato la sua entropia: le carte non dovevano essere distribuite
fault-part-again = tentativo { $attempt }: il posto { $seat } è indicato in modo sbagliato. Un posto che ha trattenuto la sua entropia, e solo un posto così, non ne aggiunge più nei tentativi successivi
fault-part-other = tentativo { $attempt }: l’entropia del posto { $seat } non è quella su cui si era impegnato
fault-roll-number = questo è il tiro { $right } del tavolo, non il { $found }
fault-roll-none = qui niente è affidato alla sorte
fault-roll-total = il totale è { $right }, non { $found }
fault-roll-choice = la scelta del banco è { $right }, non { $found }
fault-roll-choice-high = la scelta non è inferiore al totale
fault-roll-outcome = la scelta { $choice } è { $right }
fault-not-over = la partita non è finita; la prossima mossa spetta a: { $waiting }
fault-early-over = la partita è arrivata alla fine: non può essersi chiusa prima
# $right and $found: points and winners by seat, "[12, 9] / 1".
fault-result = il risultato è { $right }, non { $found }

## Bots, simulations, arenas, advice

fault-no-bot = il bot «{ $bot }» non esiste; disponibili: { $bots }
fault-bots-seats = { $bots } bot per { $seats } posti: indicane uno per tutti i posti, oppure uno per posto
fault-table-due = la partita aspetta un annuncio del tavolo, che i bot non possono fare
fault-arena-one-bot = per un’arena servono almeno due bot: indicali, per esempio con --bots greedy,random
fault-arena-bots = { $bots } bot sono troppi: indicane al massimo { $most }
fault-no-journal = il file da riprendere non è stato scritto da un’arena: indicane un altro, o uno che ancora non esiste
fault-journal-line = riga { $line }: non è un blocco completo: { $reason }
# $what: the name of an argument.
fault-journal-other = il file da riprendere ha { $what } { $found }, questa arena { $asked }: usa gli stessi argomenti o un altro file
fault-journal-twice = file da riprendere, riga { $line }: questo blocco c’è già
fault-journal-foreign = file da riprendere, riga { $line }: il blocco non è di questa arena
fault-iterations = una ricerca ha da 1 a { $most } iterazioni
# $when is "next", "last" or "never", $at a step.
fault-nothing-to-decide = il posto { $seat } non ha niente da decidere dopo il passo { $step }; la prossima mossa spetta a: { $waiting }; { $when ->
    [next] la sua prossima decisione è con --step { $at }
    [last] la sua ultima decisione è con --step { $at }
   *[never] in questa partita non decide mai
}

## Files and folders. $reason is what the system or a parser says, mostly in English.

fault-cannot-read = impossibile leggere { $file }: { $reason }
fault-cannot-write = impossibile scrivere { $file }: { $reason }
fault-is-there = { $file } esiste già: scegli un altro nome
fault-cannot-open = impossibile aprire { $file }: { $reason }
fault-cannot-create = impossibile creare la cartella { $file }: { $reason }
fault-not-text = { $file }: non è testo UTF-8
# $size and $most are bytes.
fault-too-large = { $file }: { $size } byte sono troppi, se ne leggono al massimo { $most }
fault-no-random = il sistema non fornisce numeri casuali: { $reason }
fault-busy = { $file }: un’altra arena sta scrivendo in questo file: aspetta che finisca, o indica un altro file
# $faults: one line each, such as "my-cards/cards.toml:12: the price must be from 1 to 9", for authors and in English.
fault-content-files =
    i componenti non si possono usare:
    { $faults }
# $files: the names of files that would do, such as "one.toml, another.toml".
fault-no-content-files = in { $folder } non c’è nessuno di questi file: { $files }
fault-no-scenarios = non c’è nessuno scenario: qui nessun file finisce in .toml

## What is given to a command

fault-option-form = opzione «{ $option }»: scrivi NAME=VALUE
fault-option-twice = opzione «{ $option }»: è indicata due volte
fault-seconds = --seconds vuole un tempo maggiore di 0, non { $seconds }
fault-deadline = --deadline vuole da { $least } a { $most } secondi, non { $seconds }
fault-no-program = il comando è vuoto: indica un programma
# $languages: tags such as "de, en, fr".
fault-no-language = la lingua «{ $language }» non c’è; disponibili: { $languages }
fault-texts = i testi in { $folder } non si possono usare: { $reason }

## What a value must be: $reason of usage-value-wrong

value-whole = scrivi un numero intero da { $least } a { $most }
value-any-whole = scrivi un numero intero non negativo
value-number = scrivi un numero, per esempio 2.5
value-seat = un posto è un numero da 1 a { $most }

## A command that was not written as it must be. $argument and $others are as in the usage: "--seat <N>", "<FILE>";
## $near is what was perhaps meant, "none" if nothing is similar.

usage-unknown-argument = { $near ->
    [none] qui non c’è nessun argomento «{ $argument }»
   *[other] qui non c’è nessun argomento «{ $argument }»; forse intendevi «{ $near }»?
}
usage-unknown-command = { $near ->
    [none] il comando «{ $command }» non esiste
   *[other] il comando «{ $command }» non esiste; forse intendevi «{ $near }»?
}
# $values: all values there are, such as "easy, normal, hard".
usage-unknown-value = { $near ->
    [none] «{ $value }» non va bene per { $argument }; disponibili: { $values }
   *[other] «{ $value }» non va bene per { $argument }; forse intendevi «{ $near }»? Disponibili: { $values }
}
usage-value-wrong = «{ $value }» non va bene per { $argument }: { $reason }
usage-value-missing = dopo { $argument } manca il valore: aggiungilo
usage-value-many = «{ $value }» è un valore di troppo per { $argument }: toglilo
usage-value-count = { $argument } ha un numero sbagliato di valori
# $count: how many are missing.
usage-missing = { $count ->
    [one] manca qualcosa: aggiungi { $arguments }
   *[other] mancano alcune cose: aggiungi { $arguments }
}
usage-twice = { $argument } compare più di una volta: ne basta una
usage-conflict = { $argument } non si può usare insieme a { $others }: scegline uno
# $command: the command so far, "starfry content"; $commands: those that may follow.
usage-command-missing = { $command } deve sapere che cosa fare; aggiungi uno di questi comandi: { $commands }
usage-not-text = un argomento non è testo UTF-8
# The last line after all of these. $command: what to type, such as "starfry sim --help".
usage-hint = `{ $command }` mostra come si usa.
fault-why-what = «{ $what }» non è né una cosa sul tavolo né un’azione di un posto nella notazione di questo gioco

## Registrazioni che non si leggono

record-empty = il file è vuoto
record-no-text = non è testo UTF-8
record-no-object = non è un oggetto JSON
record-no-json = non è JSON: errore alla colonna { $column }
record-cut-off = la riga finisce a metà: il file è stato troncato
record-no-sum = la riga non finisce con la sua somma di controllo: è stata modificata o troncata
record-other-sum = questa riga o una precedente è stata modificata: la somma di controllo non torna
record-not-ours = non è un file starfry di tipo { $kind }
record-other-kind = è un file starfry di tipo { $found }, non { $kind }
record-newer-format = il formato { $format } è più recente di questo programma, che legge fino a { $known }: aggiornalo
record-no-format = il formato dev’essere un numero da 1 in su
record-seats = posti: { $seats }, ma possono essere da 1 a { $most }
record-seed = il seme deve avere 64 cifre esadecimali
record-seed-hash = l’impronta del seme deve avere 64 cifre esadecimali
record-no-entry = una riga ha act, chance, word, undo_to o result: questa non ne ha nessuno
record-missing-field = una riga con { $kind } ha anche { $field }: qui manca
record-unknown-field = una riga con { $kind } non ha { $field }
record-wrong-value = un valore di questa riga con { $kind } è del tipo sbagliato
record-after-the-end = c’è qualcosa dopo la fine della registrazione
record-no-result = la registrazione finisce qui senza un risultato: è stata troncata, o la partita non è finita
record-other-entropy = nel formato { $format } l’entropia dei posti si scrive in un altro modo
record-other-count = ci sono { $seats } posti, ma dati per { $found }
record-other-name = il nome del posto { $seat } non corrisponde all’impronta della riga 1
record-no-signature = la firma è di un’altra registrazione, oppure non è una firma
record-no-names = la registrazione finisce qui senza i nomi di chi ha giocato: è stata troncata
