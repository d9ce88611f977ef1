page-game-fries = Lataj spodkami, wypychaj konkurencję i otwieraj restauracje z burgerami na całym świecie.
page-poster-fries = Plakat: bar na globusie pełnym linii lotu, a czerwone spodki wciągają burgery
page-preset-fries-first = Dwanaście rund na małej mapie, z podpowiedziami.
page-preset-fries-standard = Tak jak w instrukcji, z podpowiedziami dla chętnych.
page-preset-fries-advanced = Bez podpowiedzi, z silnymi botami i z zegarem.
