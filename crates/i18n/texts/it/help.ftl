# The help of the command line. Commands and flags are told in the third person: "Mostra", "Scrive".
#
# Words after -- and in CAPITALS, and what stands in `quotes`, are typed like that in every language. A paragraph is one
# line, the program wraps it; what is indented stays as it is.

## Arguments that several commands have

help-any-absent-after-s = Per quanti secondi deve durare una supplenza prima che gli altri possano chiudere la partita senza chi è assente
help-any-backup-every-h = Dopo quante ore il server fa da solo un backup, se il database è un file; 0 significa mai
help-any-backup-folder = La cartella dei backup; se manca, la cartella backups accanto al database
help-any-backups-kept = Quanti backup si conservano; i più vecchi si eliminano quando uno nuovo è stato controllato
help-any-bot-queue = Quante decisioni di un indirizzo possono aspettare un bot prima che consigli e probabilità siano rifiutati
help-any-bot-threads = Su quanti thread pensano i bot; 0 significa uno in meno di quelli della macchina, ma almeno due
help-any-branch-days = Dopo quanti giorni si elimina una diramazione (un’altra mossa provata da una partita finita) che nessuno gioca o guarda; 0 significa mai
help-any-chat-per-minute = Quante righe di chat e segnalazioni può scrivere un utente al minuto
help-any-config = Il file delle impostazioni [predefinito: `STARFRY_CONFIG`, o starfry.toml se c’è]
help-any-content = Una cartella con componenti che sostituiscono quelli inclusi, per esempio DIR/GAME.toml
help-any-data = La cartella del database; se manca, viene creata
help-any-database = Un PostgreSQL condiviso da più server, per esempio `postgres://starfry@db.example.org/starfry`; se manca, un file nella cartella
help-any-drafts = Se si offrono giochi che non sono ancora finiti
help-any-file = La registrazione
help-any-game = Il gioco, con il suo nome breve
help-any-guest-days = Dopo quanti giorni di assenza si dimentica chi gioca senza account
help-any-guest-table-days = Dopo quanti giorni si elimina un tavolo a cui nessuno ha un account e che nessuno gioca o guarda; 0 significa mai
help-any-guests = Se si può giocare senza account
help-any-header-timeout-s = Quanti secondi può metterci ad arrivare l’intestazione di una richiesta, e quanti può restare inattiva una connessione
help-any-json = Stampa una riga di JSON
help-any-limits = Se valgono i limiti a ciò che può fare un indirizzo o un utente; si disattivano per le prove di carico
help-any-listen = L’indirizzo su cui ascolta il server; 0.0.0.0:4040 significa tutti gli indirizzi della macchina
help-any-log = Che cosa finisce nel log: error, warn, info, debug o trace, anche per singole parti, per esempio info,store=debug
help-any-log-format = Il formato del log: plain o json
help-any-logins-per-hour = Quanti ingressi senza account, nuovi account e accessi può fare un indirizzo all’ora
help-any-max-bots-per-user = Quanti bot può avere un account
help-any-max-connections = Quante connessioni tiene aperte il server nello stesso momento
help-any-max-connections-per-address = Quante connessioni può avere un indirizzo nello stesso momento
help-any-max-tables-per-user = Quanti tavoli aperti o in corso può avere creato un utente
help-any-max-viewers-per-table = Quanto pubblico può avere un tavolo
help-any-metrics = L’indirizzo delle metriche per Prometheus, per esempio 127.0.0.1:4041; se manca, non ci sono
help-any-moves-per-minute = Quante mosse può fare un utente al minuto
help-any-name = Un account o un bot, o l’identificatore di chiunque
help-any-open-registration = Se si può creare un account per conto proprio
help-any-option = Un’opzione del gioco; `starfry games` le elenca. Si può ripetere
help-any-path-prefix = Il prefisso di tutti i percorsi, per esempio /starfry, se allo stesso indirizzo un proxy serve anche altro
help-any-public-url = L’indirizzo pubblico del server, per esempio `https://play.example.org`, se non è quello su cui ascolta
help-any-questions-per-minute = Quante volte al minuto un utente può chiedere consigli, probabilità e spiegazioni
help-any-requests-per-minute = Quante richieste può fare un indirizzo al minuto
help-any-seed = Il seme da cui partono le partite casuali [predefinito: casuale]
help-any-session-days = Dopo quanti giorni di assenza bisogna accedere di nuovo
help-any-sleep-after-s = Dopo quanti secondi si addormenta un tavolo che nessuno guarda
help-any-step = Dopo quale passo, contando come `replay --step`
help-any-stop-after-s = Per quanti secondi un server che si ferma aspetta ciò che è in corso
help-any-storage-mb-per-user = Quanti MB possono occupare i tavoli che un utente ha aperto negli ultimi 30 giorni; 0 significa senza limite
help-any-tables-per-hour = Quanti tavoli può creare un utente all’ora
help-any-think-s-per-hour = Per quanti secondi all’ora i bot possono pensare per i tavoli di un utente
help-any-threads = Quanti thread usare [predefinito: uno per processore]
help-any-tls-certificate = Il file del certificato con la sua catena (PEM), se il server gestisce https da solo
help-any-tls-key = Il file della chiave del certificato (PEM)
help-any-trusted-proxies = Indirizzi e reti dei proxy di cui si accetta l’intestazione X-Forwarded-For, per esempio 127.0.0.1,10.0.0.0/8
help-any-users-per-address = Quanti utenti aspettarsi da uno stesso indirizzo: moltiplica i suoi limiti di chat, tavoli, domande, tempo dei bot e spazio

## starfry

help-starfry = Giochi da tavolo sugli alieni, da giocare, ospitare e studiare
    .after =
        Senza un comando vale `starfry serve`.

        Per cominciare:
          starfry serve                                          apre tavoli per giocare tra amici
          starfry games                                          a che cosa si può giocare
          starfry rules GAME                                     come si gioca
          starfry sim GAME --players 3 --games 100000            come vanno le partite tra bot
          starfry sim GAME --players 3 --bots greedy --games 1 --records played
                                                                 registra una partita
          starfry replay played/GAME-1.jsonl                     ne racconta la cronaca
          starfry advise played/GAME-1.jsonl --step 16 --seat 1
                                                                 che cosa conveniva fare a quel posto
          starfry verify played/GAME-1.jsonl                     ne controlla ogni carta e ogni tiro
          starfry arena GAME --bots greedy,random --games 1000
                                                                 quale bot è più forte, e con che certezza

        Codici di uscita: 0 tutto bene, 1 controllo fallito, 2 il comando non si può eseguire così com’è.
help-starfry-lang = La lingua, per esempio de, it, fr, pl o en [predefinito: `STARFRY_LANG`, o quella del sistema]
help-starfry-texts = Una cartella con testi che sostituiscono quelli inclusi o aggiungono una lingua, per esempio DIR/de/GAME.ftl [predefinito: `STARFRY_TEXTS`]

## starfry serve

help-serve = Avvia un server di gioco e ne mostra l’indirizzo
    .after =
        Ogni impostazione è anche una variabile, per esempio STARFRY_LISTEN per --listen, e una riga di un file, per esempio listen = "0.0.0.0:4040" in starfry.toml. `starfry config` mostra i valori in vigore, `starfry config --example` un file di questo tipo.

## starfry games

help-games = Elenca i giochi con il numero di posti, le opzioni e i bot
help-games-json = Stampa JSON, un oggetto per gioco

## starfry sim

help-sim = Fa giocare ai bot molte partite fra loro e conta i risultati
    .after =
        Un bot è random, greedy, easy, normal, hard, expert, search:ITERATIONS o exec:COMMAND. I nomi si separano con virgole, oppure si ripete --bots. Un comando può contenere virgole: una virgola lo termina solo se segue il nome di un bot, e mai fra virgolette. Ciò che un programma scrive sullo standard error viene mostrato.

        Le mosse (moves) sono le decisioni di chi gioca; i passi (steps) sono le mosse più le carte o i dadi. La quota di vittorie è data per posizione in ordine di turno, a partire da chi comincia. Lo stesso seme dà le stesse partite su qualsiasi macchina e con qualsiasi numero di thread.
help-sim-players = Quanti posti al tavolo
help-sim-bots = I bot, posto per posto, separati da virgole; si può ripetere. Un nome solo vale per tutti i posti
help-sim-games = Quante partite [predefinito: 10000]
help-sim-seconds = In alternativa, per quanti secondi giocare
help-sim-records = Scrive in questa cartella le registrazioni delle partite, con carte e dadi verificabili

## starfry arena

help-arena = Fa sfidare i bot tra loro a parità di posti e di semi, e ne misura la forza
    .after =
        Un bot è random, greedy, easy, normal, hard, expert, search:ITERATIONS o exec:COMMAND. I nomi si separano con virgole, oppure si ripete --bots. Un comando può contenere virgole: una virgola lo termina solo se segue il nome di un bot, e mai fra virgolette. Se i bot sono più dei posti, giocano a turno tutte le combinazioni; se sono meno, l’ultimo bot occupa gli altri posti.

        Ogni distribuzione si gioca una volta in ogni rotazione dei posti, perciò il numero di partite è arrotondato per eccesso. Lo stesso seme dà le stesse partite con qualsiasi numero di thread. Termina con il codice 1 se un bot ha sbagliato. docs/bots.md spiega i numeri.
help-arena-bots = I bot, separati da virgole; si può ripetere
help-arena-games = Quante partite, arrotondate per eccesso a rotazioni complete dei posti
help-arena-players = Quanti posti al tavolo [predefinito: tanti quanti i bot]
help-arena-seed = Il seme da cui partono le partite [predefinito: casuale, o quello del file da riprendere]
help-arena-svg = Disegna in questo file le quote di vittorie
help-arena-resume = Conserva in questo file le partite finite, e riprende da quelle che ci sono già

## starfry replay

help-replay = Racconta la cronaca di una partita registrata
    .after =
        Senza --seat e --open la cronaca racconta ciò che ha visto il pubblico.
help-replay-seat = Racconta solo ciò che sapeva questo posto, contando da 1
help-replay-open = Racconta tutto, a carte scoperte
help-replay-step = Si ferma dopo questo passo e mostra il tavolo in quel momento
help-replay-json = Stampa JSON: una riga per passo con i suoi eventi, poi una con il tavolo
help-replay-states = Con --json: mostra posizione, azioni permesse e probabilità all’inizio e dopo ogni passo

## starfry rules

help-rules = Mostra il regolamento di un gioco, o una sua regola
    .after =
        Ovunque il programma nomini una regola, il suo identificatore sta tra parentesi quadre. `starfry rules GAME move.stop` mostra una regola, `starfry rules GAME move` tutte quelle il cui identificatore comincia così, `starfry rules GAME movement` un capitolo.
help-rules-game = Il gioco [predefinito: elenca i regolamenti]
help-rules-id = Una regola, un capitolo, o l’inizio dei loro identificatori
help-rules-find = Mostra le regole che contengono tutte queste parole
help-rules-html = Scrive in una cartella tutti i regolamenti in tutte le lingue, come pagine web con le loro figure
help-rules-json = Stampa una riga di JSON per regola

## starfry advise

help-advise = Dice che cosa avrebbe dovuto fare un posto in un momento di una partita registrata
    .after =
        Conta solo ciò che quel posto sapeva allora. La quota (share) è la parte di vittoria che ci si può aspettare, con il suo intervallo al 95%, che tiene conto del solo campionamento. Lo stesso seme dà lo stesso consiglio con qualsiasi numero di processori. docs/bots.md spiega i numeri.
help-advise-seat = Il posto che decide, contando da 1
help-advise-level = Il livello del bot con cui cercare
help-advise-iterations = In alternativa, per quante iterazioni cercare
help-advise-seed = Il seme della ricerca [predefinito: casuale]

## starfry why

help-why = Dice perché qualcosa non si può fare in un momento di una partita registrata, e per quale regola
    .after =
        THING è una cosa sul tavolo o un’azione, nella notazione del gioco: `card general`, `field cairo`, `fly standard roswell cairo`. Se manca, la risposta riguarda tutto ciò che si può indicare. `starfry rules` spiega le regole.
help-why-thing = La cosa o l’azione da spiegare [predefinito: tutto ciò che è sul tavolo]
help-why-seat = Chi lo chiede, contando da 1 [predefinito: il pubblico]
help-why-json = Stampa JSON, una riga per cosa

## starfry verify

help-verify = Rigioca una registrazione e ricalcola ogni carta e ogni dado dal seme rivelato
    .after =
        Se qualcosa non torna, termina con il codice 1 e indica la prima riga e il primo passo discordanti. Dice che cosa la registrazione dimostra e che cosa no.
help-verify-key = La chiave pubblica del server che deve averla firmata, come la indica il suo /api/key

## starfry scenario

help-scenario = Esegue scenari: posizioni, passi e ciò che ne deve risultare
    .after =
        docs/scenarios.md spiega come scriverne uno.
help-scenario-paths = File di scenari, o cartelle in cui cercare *.toml
help-scenario-json = Stampa JSON: una riga per scenario, poi i totali

## starfry content

help-content = Gestisce i componenti sostitutivi

## starfry content check

help-content-check = Controlla i componenti di una cartella e indica ogni errore con file, riga e motivo
help-content-check-directory = La cartella che si indicherebbe con --content
help-content-check-json = Stampa JSON, una riga per file

## starfry bot

help-bot = Mette alla prova i tuoi bot

## starfry bot check

help-bot-check = Gioca alcune partite con un programma e dice se rispetta il protocollo dei bot
    .after =
        docs/bots.md spiega il protocollo, con esempi da cui partire:
          starfry bot check "python3 examples/bots/random_bot.py"
          starfry sim GAME -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        Il programma gioca contro bot casuali, prima con il minor numero di posti, poi con il maggiore. Una volta per partita riceve un errore anche se la sua risposta era giusta, e deve rispondere di nuovo. Ciò che scrive sullo standard error viene mostrato. Termina con il codice 1 se il programma sbaglia qualcosa.
help-bot-check-command = Il comando che avvia il programma, come per la shell
help-bot-check-game = Solo questo gioco, con il suo nome breve [predefinito: tutti i giochi]
help-bot-check-games = Quante partite per ogni gioco
help-bot-check-deadline = Quanti secondi ha il programma per rispondere
help-bot-check-json = Stampa JSON, una riga per gioco

## starfry config

help-config = Mostra le impostazioni del server, e da dove viene ciascuna
help-config-example = Mostra un file commentato con tutte le impostazioni e i loro valori predefiniti, o lo scrive in FILE

## starfry admin

help-admin = Gestisce utenti, tavoli e segnalazioni, che il server sia in funzione o no
    .after =
        Da eseguire con l’utente di sistema a cui appartengono i dati. Se il server è in funzione, fa tutto lui, e subito.

## starfry admin reset-password

help-admin-reset-password = Dà a un account una nuova password, e ne chiude le sessioni
help-admin-reset-password-name = L’account

## starfry admin ban

help-admin-ban = Vieta l’accesso a qualcuno

## starfry admin unban

help-admin-unban = Riammette qualcuno

## starfry admin close-table

help-admin-close-table = Chiude un tavolo per sempre
help-admin-close-table-id = L’identificatore del tavolo

## starfry admin reports

help-admin-reports = Mostra le segnalazioni ricevute
help-admin-reports-settle = In alternativa, archivia questa come risolta

## starfry admin storage

help-admin-storage = Mostra che cosa è salvato, per chi e per quanto tempo

## starfry admin status

help-admin-status = Dice se il database è in buono stato e quando è stato fatto l’ultimo backup

## starfry admin users

help-admin-users = Elenca gli utenti, dal più recente
help-admin-users-limit = Quanti al massimo

## starfry backup

help-backup = Copia tutti i dati in un file, anche mentre il server è in funzione
    .after =
        Con --salvage tutto ciò che si legge ancora di un database danneggiato viene copiato in uno sano, e viene detto che cosa manca. Il server dev’essere fermo, e il database danneggiato resta com’è. Termina con il codice 1 se manca qualcosa.

          starfry backup --salvage saved.db
          starfry restore --try saved.db
          starfry restore --force saved.db
help-backup-file = La copia; il file non deve ancora esistere
help-backup-salvage = Salva ciò che si legge ancora di un database danneggiato
help-backup-from = Lo salva da questo file invece che da quello della cartella, per esempio starfry.db.damaged

## starfry restore

help-restore = Sostituisce i dati attuali con un backup; il server dev’essere fermo
    .after =
        Con --try la copia viene controllata come se venisse usata: tutto il file, ogni tavolo e ogni partita, e le registrazioni di tutte le partite finite. Non viene toccato niente. Termina con il codice 1 se qualcosa non va.
help-restore-file = La copia
help-restore-force = Sostituisce i dati che ci sono; restano lì accanto come starfry.db.before
help-restore-try = Controlla la copia senza ripristinarla

## starfry copy

help-copy = Copia tutti i dati in un altro database, dello stesso tipo o no; prima ferma tutti i server
    .after =
        I dati restano anche dove sono. I server avviati poi sull’altro database continuano tutte le partite, e nessuno deve accedere di nuovo.

          starfry copy --from sqlite:starfry-data --to postgres://starfry@db.example.org/starfry
          starfry serve --database postgres://starfry@db.example.org/starfry

        Non serve digitare una password: PGPASSWORD e il file .pgpass valgono qui come per tutti i programmi di PostgreSQL.
help-copy-from = Dove sono i dati: `sqlite:FOLDER`, `sqlite:FILE.db` o `postgres://USER@HOST/DATABASE`
help-copy-to = Dove vanno, scritto allo stesso modo; lì non dev’esserci ancora nulla

## starfry export

help-export = Scrive la registrazione di un tavolo, che il server sia in funzione o no
    .after =
        Di una partita finita è la registrazione completa, che `starfry verify` controlla. Di una in corso è ciò che un posto o il pubblico può conservarne, senza nulla che non debba sapere.
help-export-table = L’identificatore del tavolo
help-export-output = Il file da scrivere; non deve ancora esistere. Senza, la registrazione viene stampata
help-export-seat = Durante la partita: ciò che vede questo posto, contando da 1, invece di ciò che vede il pubblico

## starfry import

help-import = Mette tra i tavoli la registrazione di una partita finita, che il server sia in funzione o no
    .after =
        La registrazione viene prima verificata. Diventa un tavolo finito, con il suo identificatore originale; i nomi restano senza account, e chi conosce l’indirizzo del tavolo può guardarlo.
