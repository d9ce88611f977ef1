page-game-ufoludki = Kleine grüne Wesen räumen die Erde leer und beklauen sich gegenseitig. Schnell und kinderfreundlich.
page-poster-ufoludki = Plakat: kleine grüne Wesen tragen nachts Teekanne, Torte und Gartenzwerg über einen Hügel, eine Untertasse hebt eine Kuh hoch
page-preset-ufoludki-first = Ein kleiner Tisch mit einem leichten Bot und Tipps.
page-preset-ufoludki-standard = Wie in der Spielregel, am besten zu viert.
page-preset-ufoludki-advanced = Ohne Tipps, mit starken Bots, und die Uhr läuft.
