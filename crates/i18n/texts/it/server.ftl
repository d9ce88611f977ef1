# The server: why it refuses something. One sentence says what is wrong and what to do.

## Requests

# $what: what a library says, in English.
server-malformed = La richiesta non è leggibile: { $what }.
# $field is the name of a field as it is written in JSON; $reason a sentence of those below.
server-value = «{ $field }» non va bene. { $reason }
server-not-json = Il corpo della richiesta dev’essere JSON: invia l’intestazione «Content-Type: application/json».
server-too-large = La richiesta è troppo grande: invia al massimo { $kilobytes } kilobyte.
server-too-slow = La richiesta ci ha messo troppo ad arrivare: inviala di nuovo.
server-no-page = A questo indirizzo non c’è niente. In /api trovi che cosa c’è.
server-wrong-method = Questo indirizzo esiste, ma non con questo metodo. In /api trovi che cosa c’è.
server-unknown = Non esiste, oppure non puoi vederlo.
server-origin = Questa richiesta sembra venire da una pagina di un altro sito: apri il tavolo vero e proprio e riprova da lì.
server-too-fast = { $seconds ->
    [one] Troppo in fretta: aspetta un secondo e riprova.
   *[other] Troppo in fretta: aspetta { $seconds } secondi e riprova.
}
server-storage = Al momento il server non può salvare niente, perciò la tua azione non è stata eseguita. Riprova tra un po’.
server-stopping = Il server si sta riavviando: torna tra un attimo.
server-busy = Al momento il server ha troppo da fare, perciò la tua azione non è stata eseguita. Riprova tra un attimo.
server-broken = Qualcosa è andato storto nel server. L’errore è stato registrato; riprova, e se succede ancora avvisa chi gestisce il server.
# For whoever asks whether the server can be given work.
server-unready-stuck = Il server non è pronto: da alcuni secondi il database non accetta più niente.
server-unready-slow = Il server non è pronto: da alcuni secondi il database non risponde.
server-unready-read = Il server non è pronto: impossibile leggere il database.
server-unready-damaged = Il server non è pronto: il suo database è danneggiato. Ciò che si può leggere viene ancora mostrato; vedi «Damage» in docs/hosting.md.
server-unready-deaf = Il server non è pronto: non riceve messaggi dagli altri server del suo database.
# Something that is stored cannot be read.
server-damaged = Ciò che il server ha salvato al riguardo è danneggiato e non si può leggere. L’errore è stato registrato; avvisa chi gestisce il server.

## People

server-who-are-you = Non hai effettuato l’accesso: entra senza account, oppure accedi.
server-wrong-password = Nome e password non corrispondono: controlla entrambi e riprova.
server-banned = Chi gestisce questo server ti ha vietato l’accesso: prova a chiedere il perché.
server-not-yours = Questo appartiene ad altri.
server-no-guests = Su questo server serve un account: accedi o creane uno.
server-no-registration = Su questo server non ci si può registrare: chiedi un account a chi lo gestisce.
server-not-for-bots = I bot non possono farlo: spetta a chi li possiede.
server-accounts-only = Per questo serve un account: prima creane uno.
server-too-many-bots = Hai già il numero massimo di bot ({ $most }): prima eliminane uno.
server-name-taken = Il nome «{ $name }» è già preso, o somiglia troppo a uno che lo è: scegline un altro.
server-name-length = Un nome ha da 1 a { $most } caratteri.
server-name-letters = Un nome contiene lettere o cifre, e niente di invisibile.
server-name-scripts = Un nome si scrive in un solo alfabeto.
server-password-length = Una password ha da { $least } a { $most } caratteri.
server-no-language = Lingue disponibili: { $languages }.
# What people are called who have deleted their account.
server-anonymous = Senza nome

## Settings

# $source: one of the next four. $line is 0 unless it is a file.
config-value = { $line ->
    [0] { $source }: «{ $value }» non va bene per { $name }: { $reason }
   *[other] { $source }, riga { $line }: «{ $value }» non va bene per { $name }: { $reason }
}
config-from-default = predefinito
config-from-file = { $file }
config-from-environment = { $variable }
config-from-flag = { $flag }
config-settings = Impostazioni:
config-file-read = { $file }
config-file-missing = ancora nessun file; verrebbe letto { $file } (`starfry config --example starfry.toml` ne scrive uno)
config-group-address = Dove si trova il server
config-group-data = Dati e backup
config-group-people = Ingresso e account
config-group-tables = Tavoli
config-group-bots = Bot
config-group-limits = Limiti
config-group-running = Log, metriche e arresto
config-file = { $file }, { $reason }
config-syntax = riga { $line }: { $reason }
config-unreadable = impossibile leggere { $file }: { $reason }
config-unknown = riga { $line }: non c’è nessuna impostazione «{ $name }»
config-shape = riga { $line }: «{ $name }» vuole un valore, un elenco di valori o una parola tra virgolette
config-needs-address = scrivi un indirizzo con una porta, per esempio 127.0.0.1:4040
config-needs-bool = scrivi true o false
config-needs-number = scrivi un numero intero non negativo
config-needs-url = scrivi un indirizzo, per esempio https://play.example.org
config-needs-database = scrivi un indirizzo, per esempio postgres://starfry@db.example.org/starfry
config-needs-prefix = scrivi un percorso, per esempio /starfry
config-needs-networks = scrivi indirizzi e reti separati da virgole, per esempio 127.0.0.1,10.0.0.0/8
config-needs-level = scrivi error, warn, info, debug o trace
config-needs-format = scrivi plain o json
config-needs-folder = scrivi il nome di una cartella
config-tls-pair = tls_certificate e tls_key vanno insieme: imposta entrambi o nessuno dei due
# $reason: what a library says, in English.
config-no-certificate = { $file } non contiene un certificato utilizzabile: { $reason }
config-no-key = { $file } non contiene una chiave utilizzabile: { $reason }
config-key-of-another = la chiave in { $key } non è quella del certificato in { $certificate }
config-password-readable = Attenzione: { $file } contiene una password che altri possono leggere su questa macchina. Tieni il file solo per te: chmod 600 { $file }
config-key-readable = Attenzione: altri possono leggere su questa macchina la chiave in { $file }. Tieni il file solo per te: chmod 600 { $file }
