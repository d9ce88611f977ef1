page-game-fries = Flieg mit deinen UFOs um die Welt, remple die anderen aus dem Weg und eröffne überall Burger-Restaurants.
page-poster-fries = Plakat: ein Imbiss auf einem Globus voller Fluglinien, rote Untertassen beamen Burger hoch
page-preset-fries-first = Zwölf Runden auf dem kleinen Spielplan, mit Tipps.
page-preset-fries-standard = Wie in der Spielregel, mit Tipps für alle, die welche wollen.
page-preset-fries-advanced = Ohne Tipps, mit starken Bots, und die Uhr läuft.
