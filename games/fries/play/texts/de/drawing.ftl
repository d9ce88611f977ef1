drawings-fries = Der Teil des Spielplans, auf dem etwas von { $players } steht, mit den Feldern daneben.
drawings-fries-map = Der Spielplan von „UFOs! Fritten aus dem All“, auf dem von { $players } noch nichts steht.
