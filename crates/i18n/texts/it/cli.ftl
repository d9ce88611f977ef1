# The command line: what the commands print around their results.

## starfry games

# $name is the short name one types, $title what people call the game.
games-heading = { $name }  { $title }, da { $least } a { $most } persone
# `drafts = true` is a setting of the server and is typed like that in every language.
games-draft = Una bozza: non è finita, e i server la offrono solo con drafts = true.
games-bots = Bot: { $bots }
games-options = Opzioni e valori predefiniti:
games-reconstructed = Componenti che nessun regolamento riporta per intero (si sostituiscono con --content DIR):
games-versions = Versione delle regole { $rules }, componenti { $components }

## starfry rules

# $rules: how many rules it has.
rules-book = { $game }  { $title } ({ $rules } regole)
rules-written = I regolamenti sono pronti: apri { $file } in un browser.
rules-unknown = { $game } non ha nessuna regola { $id }; le più simili: { $near }
rules-found = { $count ->
    [0] Nessuna regola contiene tutte queste parole: { $words }
    [one] Una regola con { $words }:
   *[other] { $count } regole con { $words }:
}

## Help: what stands around the texts of help.ftl

manual-usage = Uso
manual-commands = Comandi
manual-arguments = Argomenti
manual-options = Opzioni
# Placeholders in "Uso: starfry [OPZIONI] [COMANDO]".
manual-any-options = OPZIONI
manual-any-command = COMANDO
# The help of -h, of `starfry help`, and of -V.
manual-help = Mostra l’aiuto
manual-help-command = Mostra questo aiuto, o quello di un comando
manual-version = Mostra la versione
# After the help of an argument: what it is if it is not given, and what it can be.
manual-default = [predefinito: { $value }]
manual-values = [valori: { $values }]

## Figures of several commands. Numbers that come as words are formatted already.

# $wall and $cpu are seconds such as "0.42", $cpu is "none" where the system does not tell it.
cost = { $cpu ->
    [none] { $wall } s, { $threads ->
        [one] un thread
       *[other] { $threads } thread
    }
   *[other] { $wall } s, { $cpu } s di CPU, { $threads ->
        [one] un thread
       *[other] { $threads } thread
    }
}
# Beside a progress bar: games so far, games in all, and the time that is left or has passed.
bar-games = { $done }/{ $all } partite, ancora { $left }
bar-time = { $done } partite, { $time }
bar-copy = { $done }%, mancano { $left }
# Before every line of a list of checks.
check-ok = ok
check-failed = FALLITO

## starfry sim

# $games is $count with its digits in groups; $bots are names as one types them.
sim-heading = { $count ->
    [one] { $game }: una partita con { $bots }, seme { $seed }
   *[other] { $game }: { $games } partite con { $bots }, seme { $seed }
}
# What stands before the figures, below each other.
sim-time = tempo
sim-speed = velocità
sim-moves = mosse a partita
sim-speed-figures = { $games } partite, { $moves } mosse per secondo di CPU
sim-moves-figures = { $mean } in media, da { $least } a { $most }
sim-moves-parts = il 10% fino a { $p10 }, la metà fino a { $median }, il 90% fino a { $p90 }
# Heads of two small tables: the first by place in turn order, the second by seat.
sim-order = in ordine di turno
sim-seats = per posto
sim-wins = vittorie
sim-points = punti
sim-place = posizione { $place }

## starfry arena

# $games is $count with its digits in groups.
arena-heading = { $count ->
    [one] { $game }: una partita con { $players } posti al tavolo, seme { $seed }
   *[other] { $game }: { $games } partite con { $players } posti al tavolo, seme { $seed }
}
arena-rounded = arrotondate da { $asked }: ogni distribuzione si gioca in ogni rotazione dei posti
arena-more = richieste { $asked }: il file ne contiene già di più
# Above the last three columns.
arena-time = tempo per turno
arena-column-bot = bot
arena-column-rating = forza
arena-column-games = partite
arena-column-wins = vinte
arena-column-interval = interv. 95%
arena-column-points = punti
arena-column-median = mediana
arena-column-most = 95%
arena-column-worst = massimo
arena-interval = { $low }–{ $high }
arena-sentence = { $bot } ha una quota di vittorie di { $share } (tra { $low } e { $high }); a forze pari sarebbe { $even }.
# $games is $count with its digits in groups, $what happened is told in English.
arena-faults = { $count ->
    [one] { $bot } ha sbagliato in una partita: { $what }
   *[other] { $bot } ha sbagliato in { $games } partite; la prima volta: { $what }
}
# The chart of --svg.
arena-chart-title = { $count ->
    [one] { $game }: una partita con { $players } posti al tavolo
   *[other] { $game }: { $games } partite con { $players } posti al tavolo
}
arena-chart-about = Quota di vittorie con il suo intervallo al 95%, dal bot più forte al più debole
arena-chart-axis = quota di vittorie
arena-chart-even = a forze pari { $even }
# For those who do not see the chart: a sentence for each bot, and one at the end.
arena-chart-bot = { $bot } ha una quota di vittorie di { $share } (tra { $low } e { $high }).
arena-chart-end = A forze pari sarebbe { $even }.

## starfry advise

advise-heading = { $game }, dopo il passo { $step }: decide il posto { $seat }, { $who }
# $iterations is $count with its digits in groups.
advise-search = { $count ->
    [one] un’iterazione, seme { $seed }
   *[other] { $iterations } iterazioni, seme { $seed }
}
advise-forced = c’è una sola cosa da fare
advise-column-action = azione
advise-column-share = quota
advise-column-visits = visite
advise-column-meaning = significato
# In the column of visits.
advise-unseen = nessuna
advise-played = giocata
# $played is an action in notation, "none" if what was played is in the table. $count is a word: it chooses no form.
advise-more = { $played ->
    [none] altre azioni: { $count }, `--json` le elenca tutte
   *[other] altre azioni: { $count }, `--json` le elenca tutte; giocata: { $played }
}
# A list of players and cards follows.
advise-hands = Che cosa può esserci nelle altre mani, in { $deals } distribuzioni compatibili con ciò che sa il posto { $seat }: la probabilità di almeno una copia, e quante copie in media
# Of a hand.
advise-certain = uguale in ogni distribuzione

## starfry verify

# $undone: how often steps were taken back. No article stands before a number: it would be "i 36 tiri" but "gli 11 tiri".
verify-right = il seme è quello pubblicato e tutto torna: { $rolls ->
    [one] un tiro
   *[other] { $rolls } tiri
} e { $steps ->
    [one] un passo
   *[other] { $steps } passi
}{ $undone ->
    [0] {""}
    [one] , con un annullamento
   *[other] , con { $undone } annullamenti
}
verify-committed = { $count ->
    [one] Il posto { $seats } si era impegnato sulla sua entropia prima che qualcuno conoscesse quella degli altri. Se era onesto, nessuno ha scelto le carte, nemmeno chi gestisce il server.
   *[other] I posti { $seats } si erano impegnati sulla loro entropia prima che qualcuno conoscesse quella degli altri. Se almeno uno di loro era onesto, nessuno ha scelto le carte, nemmeno chi gestisce il server.
}
verify-not-committed = Nessun posto ha aggiunto entropia: chi gestiva il server avrebbe potuto scegliere le carte.
verify-format-1 = È il formato 1, in cui nessun posto si impegnava sulla sua entropia: chi gestiva il server e giocava avrebbe potuto scegliere le carte.
verify-withheld = { $count ->
    [one] Prima, un tentativo di dare le carte è stato annullato perché il posto { $seats } ha trattenuto la sua entropia.
   *[other] Prima, alcuni tentativi di dare le carte sono stati annullati perché i posti { $seats } hanno trattenuto la loro entropia.
}
verify-signed = Firmata dal server con la chiave { $key }, che garantisce per tutta la registrazione. Per nomi e orari vale la parola del server. Confronta la chiave con /api/key all’indirizzo del server, o indicala con --key.
verify-unsigned = Non firmata: nessuno garantisce che questa partita ci sia stata. Nomi, orari, chi ha deciso e una fine anticipata sono solo ciò che dice il file.
verify-forgotten = { $count ->
    [one] Il posto { $seats } è stato reso anonimo: il nome nella registrazione è fittizio.
   *[other] I posti { $seats } sono stati resi anonimi: i nomi nella registrazione sono fittizi.
}
verify-other-key = firmata con un’altra chiave: { $key }
verify-no-key = la registrazione non è firmata

## starfry scenario

scenario-sums = { $passed ->
    [one] 1 riuscito
   *[other] { $passed } riusciti
}, { $failed ->
    [one] 1 fallito
   *[other] { $failed } falliti
}

## starfry content check

content-right = { $file }: tutto bene, componenti { $digest }

## starfry bot check

# $bot is what the program calls itself, "none" if it did not get that far.
botcheck-heading = { $game }: { $bot ->
    [none] il programma
   *[other] «{ $bot }»
} ha giocato { $games ->
    [one] una partita
   *[other] { $games } partite
} e { $decisions ->
    [0] non ha mai deciso
    [one] ha deciso una volta
   *[other] ha deciso { $decisions } volte
}
botcheck-told = ha chiesto di seguire la partita e ne ha ricevuto { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
botcheck-times = { $duty }: metà delle risposte entro { $median } ms, la più lenta dopo { $slowest } ms
botcheck-failed = { $duty }: { $what }
botcheck-untried = { $duty }: non provato
# What is asked of a program: it …
duty-hello = si avvia e saluta
duty-answers = risponde a ogni domanda una sola volta e in tempo
duty-legal = risponde solo con azioni permesse
duty-numbers = indica il numero della decisione
duty-errors = dopo un errore risponde di nuovo
duty-leaves = esce quando la partita è finita

## starfry why

why-possible = Adesso puoi usarlo.

## starfry serve

# What is printed when the server is ready: labels, and behind them what they say. Labels are short.
serve-ready = Starfry è pronto.
serve-play = Gioca:
serve-others = Altri:
serve-others-how = avvia con --listen { $address } per far giocare anche altri sulla tua rete
serve-others-unknown = con l’indirizzo di questa macchina al posto di { $address }
serve-data = Dati:
serve-metrics = Metriche:
serve-stop = Ferma:
serve-stop-keys = Ctrl+C
serve-stopping = Arresto in corso: si finisce ciò che è cominciato, e chi gioca riceve l’invito a tornare.
serve-stopped = Server fermo. Tutto è salvato.
serve-cut-off = { $connections ->
    [one] Server fermo. Tutto è salvato; una connessione è stata interrotta.
   *[other] Server fermo. Tutto è salvato; { $connections } connessioni sono state interrotte.
}
serve-drafts-lost = { $tables ->
    [one] Server fermo. Tutte le mosse concluse sono salvate, ma non quelle cominciate a un tavolo. Il log dice perché.
   *[other] Server fermo. Tutte le mosse concluse sono salvate, ma non quelle cominciate a { $tables } tavoli. Il log dice perché.
}
serve-impatient = Server fermato all’istante. Tutte le mosse concluse sono salvate; quelle solo cominciate possono essere perse.
serve-running = Starfry è già in funzione: apri { $address } nel browser. A un secondo server servono una porta e una cartella tutte sue: starfry serve --listen { $listen } --data altri-dati
serve-address-starfry = Starfry è già in funzione: apri { $address } nel browser. Per avviarne un secondo, scegli un’altra porta: { $argument }
serve-address-taken = un altro programma ascolta già su { $address }. Fermalo, o scegli un’altra porta: { $argument }
serve-address-forbidden = non puoi ascoltare sulla porta { $port }: le porte basse richiedono permessi speciali. Scegline una più alta: { $argument }
serve-address-foreign = { $ip } non è un indirizzo di questa macchina. Scegline uno che lo sia, per esempio { $argument }
serve-no-address = il server non può ascoltare su { $address }: { $reason }. Scegli un altro indirizzo con { $argument }
serve-data-taken = un altro server usa già i dati in { $folder }. Fermalo, o scegli un’altra cartella con --data
serve-no-folder = impossibile creare la cartella { $folder }: { $reason }
# $reason: one of the sentences that begin with store-.
serve-no-store = i dati in { $folder } non si possono usare: { $reason }
serve-damaged = Il database è danneggiato: { $damage }

## starfry config

example-head =
    Impostazioni di un server Starfry. Dove un # sta subito prima di un nome, la riga mostra un valore predefinito. Per cambiarlo, togli il # e scrivi un altro valore.
    Il server legge starfry.toml nella cartella in cui viene avviato, o il file indicato da --config o STARFRY_CONFIG. Le opzioni come --listen e le variabili come STARFRY_LISTEN prevalgono sul file.
    `starfry config` mostra i valori in vigore, e da dove viene ciascuno.
example-written = { $file } è scritto. Contiene tutte le impostazioni con il loro valore predefinito: togli il # da quelle che cambi.

## starfry admin, backup, restore and copy

admin-no-data = in { $folder } non ci sono dati: indica la loro cartella con --data
admin-folder = il server non è raggiungibile attraverso { $folder }: { $reason }. Esegui il comando con l’utente di sistema a cui appartengono i dati
admin-no-answer = un server sta usando questi dati ma non risponde; guarda nel suo log
admin-unknown = «{ $name }» non esiste
admin-failed = non ha funzionato: { $reason }
admin-password = { $name } ha una nuova password: { $password }
    Tutte le sessioni di questo account sono chiuse. Comunica la password solo a chi lo usa, che potrà cambiarla dopo l’accesso.
admin-banned = { $name } non può più entrare nel server.
admin-unbanned = { $name } può di nuovo entrare nel server.
admin-closed = Il tavolo { $name } è chiuso.
admin-settled = La segnalazione { $name } è archiviata.
admin-no-reports = Non ci sono segnalazioni aperte.
admin-no-users = Non c’è ancora nessun utente.
admin-is-banned = accesso vietato
# The head of a report; below it stand the line of chat it is about and the reason.
admin-report = { $id }  { $time }  tavolo { $table }: segnalazione di { $by } (riguarda: { $about })
# Below it stand lines of columns, as below the next ones that end in a colon or say what follows.
admin-storage-tables = Tavoli per tipo e stato: quanti sono e quanto occupano
admin-storage-guests = senza account
admin-storage-users = Di chi sono i tavoli che occupano di più:
admin-storage-addresses = Da dove sono stati aperti i tavoli che occupano di più (identificatori, non indirizzi):
admin-storage-size = Il database occupa { $size }, di cui { $free } riutilizzabili.
admin-storage-results = Risultati di partite, conservati per sempre: { $number }
admin-storage-expiring = Tavoli che saranno eliminati entro { $days } giorni se non servono a nessuno: { $tables }
admin-storage-kept = Le diramazioni sono eliminate dopo { $branches } giorni senza uso, i tavoli senza account dopo { $guests } (0: mai).
admin-storage-quotas = In { $days } giorni un utente può salvare { $user } MB, tutti quelli di uno stesso indirizzo { $address } MB (0: senza limite).
admin-sound = Non risultano danni al database.
admin-damaged = Il database è danneggiato: { $damage }
admin-unreadable = Tavoli illeggibili: { $count }. Il log del server li elenca.
admin-backup-last = Ultimo backup: { $file }, fatto il { $time } (UTC)
admin-backup-none = Il server non ha ancora fatto nessun backup.
admin-backup-off = I backup automatici sono disattivati.
admin-backup-failed = L’ultimo tentativo di backup non è riuscito: { $reason }
backup-no-file = i dati si trovano in { $database } e non in un file: copiali con gli strumenti di PostgreSQL (pg_dump, pg_restore), oppure in un file con starfry copy
backup-failed = impossibile creare la copia { $file }: { $reason }
backup-done = { $file } (utenti: { $users }, tavoli: { $tables }, mosse: { $batches })
backup-no-room = in { $folder } ci sono { $free } MB liberi e ne servono { $needed }
salvage-done = Salvati in { $file } (utenti: { $users }, tavoli: { $tables }, mosse: { $batches })
salvage-whole = Non manca niente.
salvage-log = Pagine del log che non si leggono: { $pages }
# $relation: a table of the database.
salvage-unreadable = Punti di «{ $relation }» che non si leggono: { $places }
# $tables: ids.
salvage-lost = Tavoli perduti: { $tables }
salvage-cut = Tavoli a cui potrebbero mancare mosse: { $tables }
salvage-left-out = Il tavolo { $table } è lasciato fuori: { $reason }
restore-no-file = il file { $file } non esiste
restore-wrong = { $file } non si può usare: { $reason }
# $reason: in English, as the database says it.
restore-damaged = la copia è danneggiata o non è un database di Starfry ({ $reason }): prendine un’altra, o salva ciò che si legge ancora con starfry backup --salvage --from
restore-is-there = in { $folder } ci sono già dei dati: aggiungi --force per sostituirli
restore-failed = impossibile scrivere { $file }: { $reason }
restore-done = Dati ripristinati da { $file } (utenti: { $users }, tavoli: { $tables }, mosse: { $batches })
restore-kept = Quello che c’era prima ora si chiama { $file }.
# Users are people and bots.
try-good = { $file } è in buono stato (utenti: { $users }, tavoli: { $tables }, mosse: { $batches }, registrazioni verificate: { $records })
try-bad = { $file } non è in buono stato (utenti: { $users }, tavoli: { $tables }, mosse: { $batches }, registrazioni verificate: { $records }, tavoli inutilizzabili: { $problems })
try-problem = Tavolo { $table }: { $reason }
# $kind: what stands before the colon of an address that cannot be read.
copy-address = «{ $kind }» non indica nessun database: scrivi sqlite:FOLDER oppure postgres://USER@HOST/DATABASE
copy-nothing = in { $database } non ci sono dati
copy-older = i dati in { $database } sono di uno Starfry più vecchio: avvia questo una volta su quei dati, fermalo e poi copia
copy-taken = in { $database } ci sono già dei dati: indica un database vuoto
# $relation: a table of the database.
copy-differs = ciò che è arrivato in { $database } non è ciò che è stato inviato ({ $relation }), quindi non è stato copiato nulla: riprova
copy-failed = in { $database } non è stato copiato nulla: { $reason }
copy-done = Copia fatta in { $database } in { $seconds } s, e tutto è stato confrontato (utenti: { $users }, tavoli: { $tables }, righe: { $rows })
export-record = La registrazione completa del tavolo { $table }: la partita è finita.
export-seat-copy = Ciò che il posto { $seat } può conservare del tavolo { $table }: la partita è ancora in corso.
export-spectator-copy = Ciò che si può conservare del tavolo { $table } guardando: la partita è ancora in corso.
export-no-seat = il tavolo non ha questo posto
import-done = { $file } ora è il tavolo { $table }. Chi ne conosce l’indirizzo può guardarlo.
import-is-there = c’è già un tavolo { $table }
import-refused = { $file } non si può usare: { $reason }
import-id = la registrazione non indica un identificatore di tavolo valido: al massimo { $most } tra lettere, cifre, «-», «_» e «.»

## Databases that do not open

store-in-use = un server lo sta usando: prima fermalo
store-unreachable = il database non è raggiungibile: { $reason }
store-full = sul disco non c’è più spazio
store-read-only = la scrittura non è permessa: controlla a chi appartengono la cartella e i suoi file
store-newer = i dati vengono da uno Starfry più recente (versione { $found } dello schema; questo programma arriva alla versione { $known })
store-broken = { $reason }
# $reason: in English, as the database says it.
store-damaged = i dati sono danneggiati ({ $reason }): salva ciò che si legge ancora con starfry backup --salvage
# What is damaged: after a colon.
damage-log = il suo log non si è potuto leggere fino in fondo e mancano { $commits } transazioni; i due file sono conservati come { $kept }: salvane il contenuto con starfry backup --salvage --from
damage-no-log = è stato copiato senza il suo log mentre un server lo usava, e manca ciò che era stato scritto per ultimo: copia con starfry backup
damage-data = { $what }. Salva ciò che si legge ancora con starfry backup --salvage
