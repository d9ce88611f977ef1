page-game-battleforce = Comanda una flotta con una manciata di carte: quando sparare, quando difendersi, quando aspettare?
page-poster-battleforce = Manifesto: una flotta passa davanti a un pianeta con gli anelli, vista da una plancia con tre carte azione
page-preset-battleforce-first = Il gioco introduttivo: quattro navi a testa, meno tipi di carte.
page-preset-battleforce-standard = Il gioco base con tutte le carte.
page-preset-battleforce-advanced = Formazioni, riserva di carte, Occultamento e Ragnatela, senza consigli, con l’orologio.
