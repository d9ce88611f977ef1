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
learn-ufoludki-robbed = Ahi! Anche Cleo cala una Ciambella. Se un disco uguale è già in cima a un’altra pila, le prede si prendono da lì e non dalla Terra: le tue 4 prede sono sparite.
learn-ufoludki-revenge = Ma guarda che cosa hai pescato: un’altra Ciambella! E adesso in cima alla pila di Cleo ce n’è una. Riprenditi le prede.
learn-ufoludki-ben = Eccole di nuovo. Ben cala un Sombrero; in cima non ce ne sono altri, quindi le 3 prede vengono dalla Terra.
learn-ufoludki-strength = Cleo cala tre carte in una volta. Lo permette solo «L’unione fa la forza»: ognuna prende 1 preda dalla Terra.
learn-ufoludki-together = Ne hai tre anche tu. Calale tutte insieme!
learn-ufoludki-safe = Altre 3: con 7 prede sei in testa. E la tua Ciambella è coperta, quindi nessun’altra Ciambella può più derubarti.
learn-ufoludki-bitten = Stare in testa ha il suo prezzo. Ben cala un Contrattacco degli animali: prende 2 prede a chi si vuole, e stavolta tocca a te.
learn-ufoludki-bite = La Campana di Cleo porta 3 prede dalla Terra. Ora mordi tu: fai clic sul tuo Contrattacco degli animali, poi su Ben.
learn-ufoludki-high = Così impara: 2 prede di Ben sono tue. Ma adesso Ben cala una Trottola e ne prende 4 dalla Terra.
learn-ufoludki-general = Il Fungo di Cleo ne prende 3, e tutti ti superano. È l’ora del Generale: tutti gli altri restituiscono quanto vale la loro carta in cima. Ben 4 e Cleo 3!
learn-ufoludki-under = Sei di nuovo in testa. E tutte le pile sono finite sotto il mazzo: nessuno mostra più una carta, quindi per un po’ non c’è nessuno da derubare.
learn-ufoludki-end = E così via, turno dopo turno. Appena qualcuno prende l’ultima preda dalla Terra, la partita finisce, e vince il bottino più grande.
learn-ufoludki-play = Sai già tutto quello che serve. Tieni d’occhio le carte in cima alle pile degli altri, e quella che lasci sulla tua. Buon divertimento!

## Fritti

learn-fries-goal = Dirigi una catena di fast food venuta dallo spazio, e questo è il tuo mercato. Nei piccoli villaggi apri chioschi di patate fritte, nelle grandi città ristoranti. Vince chi ha più punti.
learn-fries-city = Ogni città ha un numero, la sua resistenza: dice quanto è difficile aprirvi un ristorante, e quanti punti vale. Ogni hamburger è un posto per un ristorante.
learn-fries-start = I tuoi due UFO atterrano in un villaggio a tua scelta. Two Egg è un buon posto, proprio accanto a New York e a Città del Messico. Fai clic lì.
learn-fries-fly = Ben è a Timbuctù. Il tuo turno comincia con il movimento: un UFO vola lungo una linea fino allo spazio successivo. Fai clic sui tuoi UFO a Two Egg, poi su New York.
learn-fries-done = L’altro UFO resta dov’è. Il movimento è finito: premi il pulsante.
learn-fries-stand = Ora ognuno dei tuoi UFO può fare qualcosa. In un villaggio apre un chiosco: riesce sempre e vale 1 punto. Fai clic su Two Egg.
learn-fries-restaurant = Per un ristorante ci vuole un po’ di fortuna: un dado a dodici facce, più 1 per ogni tuo chiosco accanto alla città. New York richiede 5, quindi basta un 4. Fai clic su New York!
learn-fries-opened = 9 più 1 fa 10: il tuo ristorante è aperto e vale 5 punti. E controlli New York, perché nessun altro vi ha un ristorante.
learn-fries-failed = Ben apre un chiosco a Timbuctù e tenta un ristorante a Lagos, che richiede 6. 3 più 1 è troppo poco. Niente è perduto: al prossimo turno Ben può ritentare.
learn-fries-network = Il tuo chiosco e il tuo ristorante ora sono una rete. I tuoi UFO la sorvolano fin dove vuoi, e uno spazio più in là: da Two Egg, passando per New York, fino a Guarromán!
learn-fries-far = E l’altro UFO vola da New York a Città del Messico, passando per Two Egg.
learn-fries-finish = Si sono mossi entrambi. Chiudi il movimento.
learn-fries-second = Apri un altro chiosco, a Guarromán: un punto in più, e uno spazio in più per la tua rete.
learn-fries-try = Città del Messico richiede 7. Il tuo chiosco di Two Egg è lì accanto, quindi basta un 6. Coraggio!
learn-fries-two = 8 più 1 fa 9: il tuo secondo ristorante, che vale 7 punti! Ora controlli due città.
learn-fries-bump = Guai in vista: Ben vola a Guarromán, dove c’è il tuo UFO. Quando due colori si incontrano c’è un bumping: ognuno tira un dado, e chi attacca aggiunge 1.
learn-fries-tumble = 7 contro 2: il tuo UFO viene scacciato fino a Londra. Qualcuno lo vede, e questo testimone oculare ti costa 2 punti, e toglie 2 a ogni tuo tiro in quella città.
learn-fries-ufo = Il secondo tentativo di Ben a Lagos riesce. Ora tu: chi controlla tante città quanti sono i suoi UFO può prendere un nuovo UFO invece di giocare il turno. Prendi un Bumper, il più forte nel bumping: fai clic su Città del Messico.
learn-fries-end = In due la partita finisce quando qualcuno controlla cinque città, o quando ogni città ha un ristorante. Si sommano ristoranti e chioschi, si tolgono i testimoni.
learn-fries-play = Il mestiere è tutto qui: volare, scacciare, friggere. Prima di ogni tiro vedi le tue probabilità. Buona fortuna con la tua catena!

## Battle Force

learn-battleforce-goal = Comandi una flotta di quattro navi spaziali, e Ben pure. Le navi sono punti: quelle che abbatti, e quelle che ti restano alla fine.
learn-battleforce-ships = Su una nave vedi le sue caselle: armi, e punti danno che servono solo a incassare. Ogni danno copre una casella. Quando sono tutte coperte, un altro danno distrugge la nave.
learn-battleforce-hand = Questa è la tua mano. Per giocare una carta arma serve una nave con quell’arma: una casella scoperta per ogni carta.
learn-battleforce-attack = Nel tuo turno può attaccare una delle tue navi. La Constellation ha siluri fotonici e phaser, proprio come le tue carte. Fai clic sulla nave.
learn-battleforce-target = Ora il bersaglio: la Dagger di Ben è piccola. Ha cinque caselle, quindi sei danni la distruggono.
learn-battleforce-photon = Un Siluro Fotonico fa 5 danni. Giocalo.
learn-battleforce-phaser = E un Phaser-1 per altri 2.
learn-battleforce-launch = 7 danni: basterebbero. Fuoco!
learn-battleforce-result = Ben risponde con un Rinforzo Scudi, che toglie 3 al tuo Siluro. Passano 4 danni, e Ben copre quattro caselle. Le armi coperte non sparano più.
learn-battleforce-discard = Alla fine del turno puoi scartare una carta. Nessuna delle tue navi può lanciare un Plasma-R: via.
learn-battleforce-tractor = La Silver Claw di Ben spara alla tua Constellation: un Drone da 4 e un Phaser-3 da 1. Ora puoi rispondere. Un Raggio Traente cattura un Drone intero: giocalo!
learn-battleforce-pass = Il Drone non c’è più. Arriva ancora 1 danno, e contro i phaser non hai niente: lascialo passare.
learn-battleforce-damage = Scegli tu quale delle tue caselle viene coperta. Prendi un punto danno: così tutte le armi restano pronte.
learn-battleforce-again = Tocca a te, e la tua mano è di nuovo di cinque carte. Alla Dagger resta una casella scoperta: bastano 2 danni. Attacca ancora con la Constellation.
learn-battleforce-finish = E mira di nuovo alla Dagger.
learn-battleforce-drone = Un Drone fa 3 danni. Bastano, e le altre carte le tieni per dopo.
learn-battleforce-fire = Fuoco!
learn-battleforce-destroyed = Niente ferma il Drone: la Dagger è distrutta, e i suoi 5 punti sono tuoi.
learn-battleforce-end = E così via, finché una sola parte ha ancora navi. Se una delle tue è messa male, un Controllo Danni la ripara prima del tuo attacco.
learn-battleforce-play = Il comando è tuo. La prima partita vera ha le stesse carte semplici; linee, occultamenti e caccia possono aspettare. Buona caccia!
