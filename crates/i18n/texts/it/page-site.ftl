# The pages of the site: start page, new table, links to share.

## Around every page

page-site-skip = Vai al contenuto
page-site-site = Pagine
page-site-play = Gioca
page-site-watch = Guarda
page-site-rules = Regole
page-site-theme = Colori
page-site-theme-light = Chiaro
page-site-theme-dark = Scuro
page-site-theme-auto = Come su questo dispositivo
page-foot-rules = Un regolamento per ogni gioco, in cinque lingue. Ogni regola ha un indirizzo che si può citare.
page-foot-fair = Gioco pulito
page-foot-fair-about = Il seme di carte e dadi viene sigillato prima della partita e aperto dopo: ogni tiro si può controllare.
page-foot-programs = Per i programmi
page-foot-programs-about = Tutto quello che può fare un browser, qui può farlo anche un programma.
page-foot-api = L’API

## When something was refused

# What happened, and what one can do.
page-trouble-refused = Non ha funzionato
    .about = Torna indietro nel browser, cambia qualcosa e riprova.
page-trouble-missing = Qui non c’è niente
    .about = Forse l’indirizzo è sbagliato o tagliato, oppure quello che c’era non c’è più. Dalla pagina iniziale si arriva dappertutto.
page-trouble-barred = Questo non puoi farlo
    .about = Forse hai effettuato l’accesso con un altro nome, o per niente: la pagina iniziale dice chi sei.
page-trouble-button = Questo indirizzo da solo non funziona
    .about = Appartiene a un pulsante. Apri la pagina iniziale e premi il pulsante lì.
page-trouble-wait = Un momento, per favore
    .about = Aspetta un po’ e poi ricarica la pagina.
page-trouble-ours = Qualcosa non va da parte nostra
    .about = Non è colpa tua e nessuna mossa è andata persa. Ricarica la pagina tra un po’.
page-trouble-home = Alla pagina iniziale

## Start page

page-start-title = Starfry: tre giochi di alieni
page-start-about = Tre giochi da tavolo sugli alieni nel browser: contro i bot o con gli amici, senza account.
page-start-claim = Tre giochi di alieni. Un clic e si gioca, senza account.
# On servers where only accounts may play.
page-start-claim-members = Tre giochi di alieni. Accedi e gioca.
# The label of the field with one's name.
page-me = Giochi come
page-me-any = un nome qualsiasi
page-me-keep = Tieni
page-me-login = Accedi
page-me-logout = Esci
page-login = Il tuo account
page-login-about = Puoi giocare anche senza. Con un account ritrovi le tue partite su ogni dispositivo, e il tuo nome è solo tuo.
page-login-about-closed = Puoi giocare anche senza. I nuovi account li crea chi gestisce questo server.
page-login-name = Nome
page-login-password = Password (almeno 8 caratteri)
page-login-cancel = Annulla
page-login-new = Crea un account
page-players = { $least }–{ $most } persone
page-minutes = { $short }–{ $long } min
page-play-now = Gioca subito contro i bot
page-with-friends = Con gli amici
page-game-draft = Una bozza: si può giocare, ma non è finita.

## Lists of tables

page-turn = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
# $game is the title of a game.
page-turn-at = Per primo: { $game }
page-turn-go = Alla mia mossa
page-list-mine = I miei tavoli
page-list-mine-none = Ancora niente. Inizia una partita e la ritroverai qui.
page-list-open = Tavoli aperti
page-list-open-none = Al momento nessuno aspetta compagnia. Prepara un tavolo pubblico: gli altri lo vedranno qui.
page-list-watch = Guarda
page-list-watch-none = Al momento non c’è niente da guardare. I tavoli pubblici compaiono qui mentre si gioca.
page-line-your-turn = Tocca a te
page-line-waiting = In attesa
page-line-over = Finita
page-line-decides = { $count ->
    [one] { $names } decide
   *[other] { $names } decidono
}
page-line-with = con { $names }
page-line-nobody = ancora nessun altro
page-line-seats = { $taken ->
    [one] { $taken } posto su { $seats }
   *[other] { $taken } posti su { $seats }
}
page-line-you-won = Hai vinto
page-line-shared = Hai vinto, insieme a: { $names }
page-line-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
page-line-ended = Chiusa senza vittoria
page-line-ready = Ci sono tutti
page-line-steps = { $count ->
    [one] un passo finora
   *[other] { $count } passi finora
}
# How long a game has been going on.
page-line-minutes = { $count ->
    [one] da un minuto
   *[other] da { $count } minuti
}
page-line-hours = { $count ->
    [one] da un’ora
   *[other] da { $count } ore
}
page-line-days = { $count ->
    [one] da un giorno
   *[other] da { $count } giorni
}
page-line-play = Gioca
page-line-look = Vedi
page-line-join = Siediti
page-line-watch = Guarda
page-line-replay = Rivedi
page-pace-none = senza orologio
page-pace-live = { $minutes } min, più { $seconds } s per decisione
page-pace-hours = qualche ora per decisione
page-pace-days = { $days ->
    [one] un giorno per decisione
   *[other] { $days } giorni per decisione
}

## New table

page-new = Apparecchia il tavolo
page-new-start = Inizio
page-new-game = Gioco
page-new-how = Come giocarlo
page-new-seats = Posti
page-new-more-seats = Un altro posto
# $seat is a letter.
page-new-seat = Posto { $seat }
page-new-seat-name = Nome al posto { $seat }
page-new-their-name = Il suo nome
page-new-options = Opzioni
page-new-all-options = { $count ->
    [one] Un’altra opzione
   *[other] Altre { $count } opzioni
}
page-new-clock = Orologio
page-new-company = Compagnia
page-new-public = Visibile sulla pagina iniziale
    .about = Chi vuole prende un posto libero. Altrimenti trova il tavolo solo chi ha il link.
page-new-spectators = Si può guardare
    .about = Chi guarda vede ciò che è scoperto, mai una mano.
page-new-chat = Chiacchiere al tavolo
    .about = Per tutte le persone che giocano.
page-new-hints = Consigli e probabilità
    .about = Chi vuole può chiedere che cosa farebbe una persona esperta.
page-new-speed = Quanto pensano i bot
page-new-ready = Posti liberi? Ricevi un link e un codice QR per gli amici, e cominci quando ci sono tutti. Altrimenti la partita comincia subito.
page-new-go = Prepara il tavolo
page-preset-first = Prima partita
page-preset-standard = Classica
page-preset-advanced = Per chi sa già
page-seat-me = Io
page-seat-free = Libero: per chi ha il link
    .about = Resta libero finché qualcuno non si siede. All’inizio può prenderlo un bot.
page-seat-bot = Bot: { $level }
page-seat-here = Un’altra persona su questo dispositivo
page-seat-account = Per un account, con il nome
page-seat-closed = Chiuso
page-clock-none = Senza orologio
    .about = Si aspetta quanto serve.
page-clock-live = In una seduta
page-clock-day = Una mossa al giorno
page-clock-days = In più giorni
page-speed-instant = per niente
page-speed-quick = mezzo secondo
page-speed-normal = uno o due secondi
page-speed-slow = da tre a cinque secondi

## Before the game

# On the table before the game.
page-lobby-kept = riservato a chi è invitato
page-lobby-wait = Si comincia quando { $name } avvia la partita.
page-lobby-new = È la prima volta?
