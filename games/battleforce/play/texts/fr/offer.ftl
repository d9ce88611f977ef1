page-game-battleforce = Commande une flotte avec une poignée de cartes : quand tirer, quand se protéger, quand attendre ?
page-poster-battleforce = Affiche : une flotte passe devant une planète à anneaux, vue d’une passerelle avec trois cartes Action
page-preset-battleforce-first = La partie d’initiation : quatre vaisseaux par flotte, moins de sortes de cartes.
page-preset-battleforce-standard = Le jeu de base avec toutes les cartes.
page-preset-battleforce-advanced = Formations, réserves de cartes, camouflages et toiles, sans conseils, avec pendule.
