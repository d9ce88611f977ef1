# Tables: why the server refuses something there. One sentence says what is wrong and what to do.

## Sitting down

server-begun = La partita è già cominciata: questo si può fare solo prima.
server-starting = La partita sta per cominciare.
server-other-attempt = Ora è in corso un altro tentativo di dare le carte. Guarda di nuovo il tavolo.
server-has-withheld = Questo posto ha già trattenuto la sua entropia e gioca senza.
server-other-entropy = Non è l’entropia su cui il posto si è impegnato.
server-no-digits = Servono 64 cifre esadecimali minuscole.
server-other-rules = Questa partita è stata iniziata con una versione più recente del programma. Per continuarla bisogna aggiornare il programma.
server-not-begun = La partita non è ancora cominciata: la avvia chi ospita il tavolo.
server-not-over = La partita non è ancora finita: prima portala a termine.
server-taken = Questo posto è già occupato: scegline un altro.
server-sits-already = Hai già un altro posto a questo tavolo: prima lascia quello.
server-by-invitation = Questo posto è riservato: chiedi un invito a chi ospita il tavolo.
server-remove-yourself = È il tuo posto. Lascia invece il tavolo.
server-no-free-seat = A questo tavolo non c’è nessun posto libero per te.
server-no-account = Non c’è nessun account con questo nome.
server-seats-free = { $seats ->
    [one] C’è ancora un posto libero: aspetta qualcuno, o dallo a un bot.
   *[other] Ci sono ancora { $seats } posti liberi: aspetta qualcuno, o dalli ai bot.
}
server-too-many-tables = Hai già il numero massimo di tavoli ({ $most }): finiscine uno prima di aprirne un altro.
server-quota-user = I tuoi tavoli degli ultimi { $days } giorni occupano tutto lo spazio che hai qui. Torna fra qualche giorno o finisci una partita ancora aperta.
server-quota-address = I tavoli aperti dalla tua rete negli ultimi { $days } giorni occupano tutto lo spazio che ha qui. Torna fra qualche giorno o rivolgiti a chi gestisce questo server.
server-table-full = A questo tavolo è successo così tanto che non c’è più spazio per altro. Giocate la partita fino alla fine e continuate a un nuovo tavolo.
server-expired = Questo tavolo non c’è più. I tavoli senza account e quelli nati provando un’altra mossa si eliminano quando non servono a nessuno da molto tempo; chi gioca con un account conserva le sue partite.
server-too-many-reports = Hai già fatto molte segnalazioni: aspetta che vengano lette.

## Playing

server-which-seat = Hai più posti a questo tavolo: indica quale intendi.
server-not-due = Ora non tocca a te decidere: aspetta il tuo turno.
server-stale = Nel frattempo la situazione è cambiata: guarda di nuovo il tavolo.
server-over = La partita è finita.
server-no-action = Non è indicata nessuna mossa: indicane almeno una.
# $place: the number of the action among those that were sent.
server-hands-over = Dopo la mossa { $place } non tocca più a te decidere: invia il resto più tardi.
server-no-draft = Qui non c’è niente da annullare: per ciò che gli altri hanno visto serve il loro consenso.
server-no-such-step = La partita non può tornare a quel passo.
server-question-open = C’è già una domanda aperta al tavolo: prima rispondi a quella.
server-question-gone = Quella domanda non è più aperta.
server-no-attack = Non è in corso nessun attacco.
server-decision = Indica la decisione come fa la posizione, per esempio «17.0».

## Looking and talking

server-no-spectators = Questo tavolo non è aperto al pubblico.
server-too-many-viewers = Questo tavolo ha già troppo pubblico: riprova più tardi.
server-no-hints = A questo tavolo i consigli sono disattivati.
server-no-chat = A questo tavolo non c’è la chat.
# $sentence: the rule that forbids to talk.
server-silence = In questo momento della partita nessuno può parlare: aspetta che passi. { $sentence }

## Values

server-empty = Non c’è scritto niente.
server-out-of-range = Il valore è troppo piccolo o troppo grande.
server-too-long = I caratteri sono più di { $most }.
server-too-many = Sono più di { $most }.
server-mark = Usa il riferimento («mark») di un tavolo dell’elenco precedente.
