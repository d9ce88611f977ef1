# Prime partite guidate: una o due frasi brevi a ogni tappa. Nessuna parola che non sia stata spiegata.

page-learn-title = Prima partita: { $game }
page-learn-box = Che cosa succede, e perché
page-learn-progress = { $what } di { $points }
page-learn-instead = Questo non ancora. Ecco che cosa facciamo adesso: { $what }
page-learn-read = Qui non c’è ancora niente da decidere. Prosegui con «Avanti».
page-learn-lost = La lezione non si può mostrare.
page-learn-noscript = Questa pagina ha bisogno di JavaScript.
page-learn-rules = Leggi tutte le regole
page-learn-play = Ora gioca davvero
page-learn-back = Indietro
page-learn-next = Avanti
page-learn-link = Si impara in { $minutes } minuti

## Ufoludki

learn-ufoludki-goal = Ti diamo il benvenuto! Sei Nova, a capo di una banda di piccoli alieni verdi. Al centro c’è la Terra con 36 prede. Quando sono finite, vince chi ne ha di più.
learn-ufoludki-hand = Queste cinque carte sono la tua mano; le vedi solo tu. Un turno è rapido: cala una carta, fai quello che dice, pescane una nuova.
learn-ufoludki-saucer = La Ciambella è un disco volante e prende 4 prede. Nessun altro mostra una Ciambella, quindi le prende dalla Terra. Calala!
learn-ufoludki-pile = 4 prede per te, e una carta nuova in mano. La Ciambella resta sulla tua pila, sotto gli occhi di tutti: di ogni pila conta solo la carta in cima.
learn-ufoludki-recruitment = Ben cala Reclutamento: 1 preda dalla Terra per ogni Reclutamento in cima a una pila. C’è solo questo, quindi 1.
learn-ufoludki-robbed = Ahi! Anche Cleo cala una Ciambella. Se lo stesso disco è già in cima a un’altra pila, ruba lì invece che alla Terra: le tue 4 prede sono sparite.
learn-ufoludki-revenge = Ma guarda che cosa hai pescato: un’altra Ciambella! E adesso in cima alla pila di Cleo ce n’è una. Riprenditi le prede.
learn-ufoludki-ben = Eccole di nuovo. Ben cala un Sombrero; in cima non ce ne sono altri, quindi le 3 prede vengono dalla Terra.
learn-ufoludki-strength = Cleo cala tre carte in una volta. Lo permette solo «L’unione fa la forza»: ognuna prende 1 preda dalla Terra.
learn-ufoludki-together = Ne hai tre anche tu. Calale tutte insieme!
learn-ufoludki-safe = Altre 3: con 7 prede sei in testa. E la tua Ciambella è coperta, quindi nessun’altra Ciambella può più derubarti.
learn-ufoludki-bitten = Stare in testa ha il suo prezzo. Ben cala un Contrattacco degli animali: prende 2 prede da chi si vuole, e stavolta tocca a te.
learn-ufoludki-bite = La Campana di Cleo porta 3 prede dalla Terra. Ora mordi tu: fai clic sul tuo Contrattacco degli animali, poi su Ben.
learn-ufoludki-high = Così impara: 2 prede di Ben sono tue. Ma adesso Ben cala una Trottola e ne prende 4 dalla Terra.
learn-ufoludki-general = Il Fungo di Cleo ne prende 3, e tutti ti superano. È l’ora del Generale: tutti gli altri restituiscono quanto vale la loro carta in cima. 4 Ben e 3 Cleo!
learn-ufoludki-under = Sei di nuovo in testa. E tutte le pile sono finite sotto il mazzo: nessuno mostra più una carta, quindi per un po’ non c’è nessuno da derubare.
learn-ufoludki-end = E così via, turno dopo turno. Appena qualcuno prende l’ultima preda dalla Terra la partita finisce, e vince il bottino più grande.
learn-ufoludki-play = Sai già tutto quello che serve. Tieni d’occhio le carte in cima alle pile degli altri, e quella che lasci sulla tua. Buon divertimento!
