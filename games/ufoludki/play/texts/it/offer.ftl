page-game-ufoludki = Omini verdi svuotano la Terra e si rubano il bottino a vicenda. Veloce, e adatto ai bambini.
page-poster-ufoludki = Manifesto: di notte, omini verdi attraversano una collina con una teiera, una torta e un nano da giardino; un disco solleva una mucca
page-preset-ufoludki-first = Un tavolo piccolo con un bot facile e consigli.
page-preset-ufoludki-standard = Come da regolamento, ideale in quattro.
page-preset-ufoludki-advanced = Senza consigli, contro bot forti, con l’orologio.
