page-game-fries = Vola con i tuoi UFO, scaccia gli altri dalla mappa e apri ristoranti di hamburger in tutto il mondo.
page-poster-fries = Manifesto: una tavola calda su un globo pieno di rotte, mentre dischi rossi risucchiano hamburger
page-preset-fries-first = Dodici giri sulla mappa piccola, con consigli.
page-preset-fries-standard = Come da regolamento, con consigli per chi li vuole.
page-preset-fries-advanced = Senza consigli, contro bot forti, con l’orologio.
