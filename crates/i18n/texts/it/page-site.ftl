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
page-foot-rules = Un regolamento per ogni gioco, in cinque lingue. Ogni regola ha un link tutto suo.
page-foot-fair = Gioco pulito
page-foot-fair-about = Il seme di carte e dadi viene sigillato prima della partita e aperto dopo: chiunque può controllare ogni tiro.
page-foot-programs = Per i programmi
page-foot-programs-about = Tutto quello che può fare un browser, qui può farlo anche un programma.
page-foot-api = L’API

## When something was refused

# What happened, and what one can do.
page-trouble-refused = Non ha funzionato
    .about = Torna indietro nel browser, cambia qualcosa e riprova.
page-trouble-missing = Qui non c’è niente
    .about = Forse l’indirizzo è sbagliato o incompleto, oppure quello che c’era non c’è più. Dalla pagina iniziale si arriva dappertutto.
page-trouble-barred = Questo non puoi farlo
    .about = Forse hai effettuato l’accesso con un altro nome, oppure non l’hai effettuato. Controlla sulla pagina iniziale.
page-trouble-button = Questo indirizzo da solo non funziona
    .about = Appartiene a un pulsante. Apri la pagina iniziale e premilo lì.
page-trouble-wait = Un momento, per favore
    .about = Aspetta un po’ e poi ricarica la pagina.
page-trouble-ours = Qualcosa non va da parte nostra
    .about = Non è colpa tua e nessuna mossa è andata persa. Ricarica la pagina tra un po’.
page-trouble-home = Alla pagina iniziale

## Start page

page-start-title = Starfry: tre giochi di alieni
page-start-about = Tre giochi da tavolo di alieni, nel browser: contro i bot o con gli amici, senza account.
page-start-claim = Tre giochi di alieni. Un clic e si gioca, senza account.
# On servers where only accounts may play.
page-start-claim-members = Tre giochi di alieni. Accedi e gioca.
page-start-back = Ciao, { $name }
# The label of the field with one's name.
page-me = Giochi come
page-me-any = un nome a scelta
page-me-keep = Salva
page-me-login = Accedi
page-me-logout = Esci
page-login = Il tuo account
page-login-about = Puoi giocare anche senza. Con un account ritrovi le tue partite su ogni dispositivo, e il tuo nome è solo tuo.
page-login-about-closed = Puoi giocare anche senza. I nuovi account li crea chi gestisce questo server.
page-login-name = Nome
page-login-password = Password (almeno 8 caratteri)
page-login-cancel = Chiudi
page-login-new = Crea un account
page-players = { $least }–{ $most } persone
page-minutes = { $short }–{ $long } min
page-age = da { $years } anni
page-play-now = Gioca contro i bot
page-with-friends = Con gli amici
page-game-draft = Una bozza: si può giocare, ma non è ancora finita.

## Lists of tables

page-turn = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
page-list-mine = I miei tavoli
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
    [one] { $taken } posto occupato su { $seats }
   *[other] { $taken } posti occupati su { $seats }
}
page-line-you-won = Hai vinto
page-line-shared = Vittoria condivisa: tu e { $names }
page-line-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
}
page-line-ended = Chiusa senza vincitori
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
page-line-look = Apri
page-line-join = Siediti
page-line-watch = Guarda
page-line-replay = Rivedi
page-pace-none = senza orologio
page-pace-live = { $minutes } min, più { $seconds } s per mossa
page-pace-hours = qualche ora per mossa
page-pace-days = { $days ->
    [one] un giorno per mossa
   *[other] { $days } giorni per mossa
}

## New table

page-new = Prepara il tavolo
page-new-start = Inizio
page-new-game = Gioco
page-new-how = Come si gioca
page-new-seats = Posti
page-new-more-seats = Un altro posto
# $seat is a letter.
page-new-seat = Posto { $seat }
page-new-seat-name = Nome al posto { $seat }
page-new-their-name = Come si chiama
page-new-options = Opzioni
page-new-all-options = { $count ->
    [one] Un’altra opzione
   *[other] Altre { $count } opzioni
}
page-new-clock = Orologio
page-new-company = Compagnia
page-new-public = Visibile sulla pagina iniziale
    .about = Chiunque può prendere un posto libero. Altrimenti trova il tavolo solo chi ha il link.
page-new-spectators = Aperto al pubblico
    .about = Chi guarda vede ciò che è scoperto, mai una mano.
page-new-chat = Chat al tavolo
    .about = Per chi gioca.
page-new-hints = Consigli e probabilità
    .about = Chi vuole può chiedere che cosa farebbe chi gioca bene.
page-new-ready = Posti liberi? Ricevi un link e un codice QR per gli amici, e cominci quando ci sono tutti. Altrimenti la partita comincia subito.
page-new-go = Prepara il tavolo
page-preset-first = Prima partita
page-preset-standard = Classica
page-preset-advanced = Per esperti
page-seat-me = Io
page-seat-free = Libero: per chi ha il link
    .about = Resta libero finché non si siede qualcuno. All’inizio può prenderlo un bot.
page-seat-bot = Bot: { $level }
page-seat-here = Qualcun altro su questo dispositivo
page-seat-account = Per un account, con il nome
page-seat-closed = Chiuso
page-clock-none = Senza orologio
    .about = Si aspetta quanto serve.
page-clock-live = Tutta d’un fiato
page-clock-day = Un giorno per mossa
page-clock-days = Più giorni per mossa

## Before the game

# On the table before the game.
page-lobby-kept = riservato a chi ha l’invito
page-lobby-invites = { $name } ti invita a una partita di { $game }.
page-lobby-invited = Hai un invito a una partita di { $game }.
page-lobby-your-name = Il tuo nome
page-lobby-you = tu
page-lobby-wait = Si comincia quando { $name } avvia la partita.
page-lobby-new = È la prima volta?
page-lobby-seats = { $seats } posti, { $free ->
    [0] tutti occupati
    [one] uno libero
   *[other] { $free } liberi
}
page-lobby-sit = Siediti
page-lobby-account = Ho un account
page-lobby-watch = Solo guardare
page-lobby-watching = Stai guardando. La partita compare qui appena comincia.
page-lobby-face = Un altro volto
page-lobby-how = Come giochiamo
page-lobby-invite = Invita
page-lobby-share = Condividi
page-lobby-move = Spostati qui
page-lobby-swap = Scambia il posto con { $name }
page-lobby-remove = Togli { $name } dal tavolo
page-lobby-bot = Aggiungi bot
page-lobby-owner = ha preparato il tavolo
page-lobby-public = Il tavolo si vede nella pagina iniziale.
page-lobby-private = Può giocare solo chi ha il link.
page-lobby-spectators = Altri possono guardare.
page-lobby-alone = Nessun altro può guardare.
page-lobby-hints = Suggerimenti e probabilità sono permessi.
page-lobby-no-hints = Non ci sono suggerimenti.
page-lobby-option = { $name }: { $value }.
