page-game-battleforce = Führe eine Flotte mit einer Handvoll Karten: Wann feuern, wann abschirmen, wann abwarten?
page-poster-battleforce = Plakat: eine Flotte zieht an einem Ringplaneten vorbei, gesehen von einer Kommandobrücke mit drei Aktionskarten
page-preset-battleforce-first = Das Einstiegsspiel: je vier Schiffe, weniger Kartensorten.
page-preset-battleforce-standard = Das Grundspiel mit allen Karten.
page-preset-battleforce-advanced = Das Profispiel mit Formationen, Tarnung und Netzen, ohne Tipps, mit Uhr.
