page-game-fries = Fais voler tes OVNIs, pousse les autres hors du chemin et ouvre des Fast Food dans le monde entier.
page-poster-fries = Affiche : un Fast Food sur un globe parcouru de lignes aériennes ; des soucoupes rouges aspirent des hamburgers
page-preset-fries-first = Douze manches sur la petite carte, avec conseils.
page-preset-fries-standard = Comme dans la règle, avec des conseils sur demande.
page-preset-fries-advanced = Sans conseils, contre des bots forts, avec pendule.
