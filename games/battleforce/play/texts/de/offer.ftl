page-game-battleforce = Führe eine Flotte mit einer Handvoll Karten: Wann feuern, wann abschirmen, wann abwarten?
page-poster-battleforce = Plakat: eine Flotte zieht an einem Ringplaneten vorbei, gesehen von einer Kommandobrücke mit drei Aktionskarten
page-preset-battleforce-first = Das Einführungsspiel: je vier Schiffe, weniger Arten von Karten.
page-preset-battleforce-standard = Das Grundspiel mit allen Karten.
page-preset-battleforce-advanced = Formationen, Reserven, Tarnung und Netze, ohne Tipps, mit Uhr.
