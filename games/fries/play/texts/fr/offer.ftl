page-game-fries = Lance tes OVNIs autour du monde, pousse les autres hors de la carte et ouvre des Fast Food partout.
page-poster-fries = Affiche : un restaurant sur un globe parcouru de lignes aériennes, des soucoupes rouges aspirent des burgers
page-preset-fries-first = Douze manches sur la petite carte, avec conseils.
page-preset-fries-standard = Comme dans la règle, avec des conseils pour qui en veut.
page-preset-fries-advanced = Sans conseils, contre des bots forts, avec pendule.
