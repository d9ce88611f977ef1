page-game-battleforce = Commande une flotte avec une poignée de cartes : quand tirer, quand se protéger, quand attendre ?
page-poster-battleforce = Affiche : une flotte passe devant une planète à anneaux, vue d’une passerelle avec trois cartes d’action
page-preset-battleforce-first = Le jeu d’initiation : quatre vaisseaux chacun, moins de sortes de cartes.
page-preset-battleforce-standard = Le jeu de base avec toutes les cartes.
page-preset-battleforce-advanced = Formations, réserves, camouflages et toiles, sans conseils, avec pendule.
