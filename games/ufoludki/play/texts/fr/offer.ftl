page-game-ufoludki = De petits êtres verts vident la Terre et se chipent leur butin. Rapide, et parfait avec des enfants.
page-poster-ufoludki = Affiche : la nuit, de petits êtres verts emportent une théière, un gâteau et un nain de jardin ; une soucoupe soulève une vache
page-preset-ufoludki-first = Une petite table avec un bot facile et des conseils.
page-preset-ufoludki-standard = Comme dans la règle, idéal à quatre.
page-preset-ufoludki-advanced = Sans conseils, contre des bots forts, avec pendule.
