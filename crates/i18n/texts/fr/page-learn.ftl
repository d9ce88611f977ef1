# Premières parties guidées : une ou deux phrases courtes à chaque étape. Aucun mot qui n’ait été expliqué.

page-learn-title = Première partie : { $game }
page-learn-box = Ce qui se passe, et pourquoi
page-learn-progress = { $what } sur { $points }
page-learn-instead = Pas ça pour l’instant. Ce qu’on fait maintenant : { $what }
page-learn-read = Rien à décider ici pour l’instant. Continue avec « Suite ».
page-learn-lost = La leçon ne peut pas s’afficher.
page-learn-noscript = Cette page a besoin de JavaScript.
page-learn-rules = Lire toutes les règles
page-learn-play = Jouer pour de vrai
page-learn-back = Retour
page-learn-next = Suite
page-learn-link = À apprendre en { $minutes } minutes

## Ufoludki

learn-ufoludki-goal = Bienvenue ! Tu es Nova, à la tête d’une bande de petits extraterrestres verts. Au milieu, la Terre et ses 36 butins. Quand il n’y en a plus, le plus gros butin gagne.
learn-ufoludki-hand = Ces cinq cartes sont ta main ; personne d’autre ne les voit. Un tour va vite : pose une carte, fais ce qu’elle dit, pioches-en une nouvelle.
learn-ufoludki-saucer = Le Donut est une soucoupe volante et prend 4 butins. Personne d’autre ne montre de Donut, il les prend donc à la Terre. Pose-le !
learn-ufoludki-pile = 4 butins pour toi, et une nouvelle carte en main. Le Donut reste sur ta pile, à la vue de tous : de chaque pile, seule la carte du dessus compte.
learn-ufoludki-recruitment = Ben pose Recrutement : 1 butin de la Terre pour chaque Recrutement sur le dessus d’une pile. Il n’y a que celui-ci, donc 1.
learn-ufoludki-robbed = Aïe ! Cleo pose aussi un Donut. Si la même soucoupe est déjà sur le dessus d’une autre pile, c’est là qu’elle se sert et non sur la Terre : adieu tes 4 butins.
learn-ufoludki-revenge = Mais regarde ta pioche : encore un Donut ! Et maintenant, Cleo en a un sur le dessus. Reprends ton butin.
learn-ufoludki-ben = Le revoilà. Ben pose un Sombrero ; personne d’autre n’en a sur le dessus, les 3 butins viennent donc de la Terre.
learn-ufoludki-strength = Cleo pose trois cartes à la fois. Seule « L’union fait la force » le permet : chacune prend 1 butin à la Terre.
learn-ufoludki-together = Tu en as trois, toi aussi. Pose-les toutes ensemble !
learn-ufoludki-safe = 3 de plus : avec 7 butins, tu es en tête. Et ton Donut est recouvert, aucun autre Donut ne peut plus te voler.
learn-ufoludki-bitten = Être en tête a un prix. Ben pose une Contre-attaque des animaux : elle prend 2 butins à qui l’on veut, et cette fois c’est toi.
learn-ufoludki-bite = La Cloche de Cleo rapporte 3 butins de la Terre. À toi de mordre : clique sur ta Contre-attaque des animaux, puis sur Ben.
learn-ufoludki-high = Bien fait : 2 butins de Ben pour toi. Mais voilà que Ben pose une Toupie et prend 4 butins à la Terre.
learn-ufoludki-general = Le Champignon de Cleo en prend 3, et te voilà derrière. C’est l’heure du Général : tous les autres rendent ce que vaut leur carte du dessus. 4 pour Ben et 3 pour Cleo !
learn-ufoludki-under = Te revoilà en tête. Et toutes les piles sont passées sous la pioche : plus personne ne montre de carte, il n’y a donc personne à voler pour l’instant.
learn-ufoludki-end = Et ainsi de suite, tour après tour. Dès que quelqu’un prend le dernier butin de la Terre, c’est fini, et le plus gros butin gagne.
learn-ufoludki-play = Tu sais tout ce qu’il faut. Garde un œil sur les cartes du dessus des autres, et sur ce que tu laisses sur la tienne. Amuse-toi bien !
