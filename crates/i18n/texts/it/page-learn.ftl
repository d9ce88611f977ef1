# Prime partite guidate: una o due frasi brevi a ogni tappa. Nessuna parola che non sia stata spiegata.

page-learn-title = Prima partita: { $game }
page-learn-box = Che cosa succede, e perché
page-learn-progress = { $what } di { $points }
page-learn-instead = Non questa volta. La prossima mossa è: { $what }
page-learn-read = Qui non c’è ancora niente da decidere. Prosegui con «Avanti».
page-learn-lost = La lezione non si può mostrare: ricarica la pagina.
page-learn-noscript = Questa pagina ha bisogno di JavaScript.
page-learn-rules = Leggi tutte le regole
page-learn-play = Ora gioca davvero
page-learn-back = Indietro
page-learn-next = Avanti
page-learn-link = Si impara in { $minutes } minuti
