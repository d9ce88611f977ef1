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
page-learn-link = Apprendre en { $minutes } minutes

## Ufoludki

learn-ufoludki-goal = Bienvenue ! Tu es Nova, à la tête d’une bande de petits extraterrestres verts. Au milieu, la Terre et ses 36 butins. Quand il n’y en a plus, le plus gros butin gagne.
learn-ufoludki-hand = Ces cinq cartes sont ta main ; personne d’autre ne les voit. Un tour va vite : pose une carte, fais ce qu’elle dit, pioches-en une nouvelle.
learn-ufoludki-saucer = Le Donut est une soucoupe volante et prend 4 butins. Personne d’autre ne montre de Donut, il les prend donc à la Terre. Pose-le !
learn-ufoludki-pile = 4 butins pour toi, et une nouvelle carte en main. Le Donut reste sur ta pile, à la vue de tous : de chaque pile, seule la carte du dessus compte.
learn-ufoludki-recruitment = Ben pose Recrutement : 1 butin de la Terre pour chaque Recrutement sur le dessus d’une pile. Il n’y a que celui-ci, donc 1.
learn-ufoludki-robbed = Aïe ! Cleo pose aussi un Donut. Une soucoupe qui trouve sa pareille sur le dessus d’une autre pile se sert là, et non sur la Terre : adieu tes 4 butins.
learn-ufoludki-revenge = Mais regarde ta pioche : encore un Donut ! Et maintenant, Cleo en a un sur le dessus. Reprends ton butin.
learn-ufoludki-ben = Le revoilà. Ben pose un Sombrero ; personne d’autre n’en a sur le dessus, les 3 butins viennent donc de la Terre.
learn-ufoludki-strength = Cleo pose trois cartes à la fois. Seule « L’union fait la force » le permet : chacune prend 1 butin à la Terre.
learn-ufoludki-together = Tu en as trois, toi aussi. Pose-les toutes ensemble !
learn-ufoludki-safe = 3 de plus : avec 7 butins, tu es en tête. Et ton Donut est recouvert, aucun autre Donut ne peut plus te voler.
learn-ufoludki-bitten = Être en tête a un prix. Ben pose une Contre-attaque des animaux : elle prend 2 butins à qui l’on veut, et cette fois c’est toi.
learn-ufoludki-bite = La Cloche de Cleo rapporte 3 butins de la Terre. À toi de mordre : clique sur ta Contre-attaque des animaux, puis sur Ben.
learn-ufoludki-high = Bien fait : 2 butins de Ben pour toi. Mais voilà que Ben pose une Toupie et prend 4 butins à la Terre.
learn-ufoludki-general = Le Champignon de Cleo en prend 3, et te voilà derrière. C’est l’heure du Général : tous les autres rendent ce que vaut leur carte du dessus. Ben en rend 4, et Cleo 3 !
learn-ufoludki-under = Te revoilà en tête. Et toutes les piles sont passées sous la pioche : plus personne ne montre de carte, il n’y a donc personne à voler pour l’instant.
learn-ufoludki-end = Et ainsi de suite, tour après tour. Dès que quelqu’un prend le dernier butin de la Terre, c’est fini, et le plus gros butin gagne.
learn-ufoludki-play = Tu sais tout ce qu’il faut. Garde un œil sur le dessus des autres piles, et sur ce que tu laisses sur la tienne. Amuse-toi bien !

## Frites

learn-fries-goal = Tu diriges une chaîne de Fast Food venue de l’espace, et voici ton marché. Dans les petites villes, tu ouvres des points frites ; dans les grandes cités, des Fast Food. Qui a le plus de points gagne.
learn-fries-city = Chaque cité a un nombre, sa résistance : il dit à quel point il est dur d’y ouvrir un Fast Food, et combien de points celui-ci vaut. Chaque hamburger est un emplacement.
learn-fries-start = Tes deux OVNIs se posent dans une ville de ton choix. Two Egg est bien située, juste à côté de New York et de Mexico. Clique dessus.
learn-fries-fly = Ben s’est posé à Tombouctou. Ton tour commence par le déplacement : un OVNI suit une ligne jusqu’à la case suivante. Clique sur tes OVNIs à Two Egg, puis sur New York.
learn-fries-done = L’autre OVNI reste où il est. Le déplacement est donc fini : appuie sur le bouton.
learn-fries-stand = Maintenant, chacun de tes OVNIs peut agir. Dans une ville, il ouvre un point frites : ça marche toujours, et ça vaut 1 point. Clique sur Two Egg.
learn-fries-restaurant = Il faut un peu de chance pour un Fast Food : un dé à douze faces, plus 1 pour chacun de tes points frites à côté de la cité. New York demande 5, un 4 suffit donc. Clique sur New York !
learn-fries-opened = 9 plus 1 font 10 : ton Fast Food est ouvert et vaut 5 points. Et tu contrôles New York, car personne d’autre n’y a de Fast Food.
learn-fries-failed = Ben ouvre un point frites à Tombouctou et tente un Fast Food à Lagos, qui demande 6. 3 plus 1, c’est trop peu. Rien n’est perdu : Ben pourra réessayer au prochain tour.
learn-fries-network = Ton point frites et ton Fast Food forment maintenant un réseau. Tes OVNIs le survolent aussi loin que tu veux, et une case de plus : de Two Egg à Guarromán par New York !
learn-fries-far = Et l’autre OVNI va de New York à Mexico en passant par Two Egg.
learn-fries-finish = Les deux ont bougé. Termine le déplacement.
learn-fries-second = Ouvre un autre point frites, à Guarromán : un point de plus, et une case de plus pour ton réseau.
learn-fries-try = Mexico demande 7. Ton point frites de Two Egg est juste à côté, un 6 suffit donc. Vas-y !
learn-fries-two = 8 plus 1 font 9 : ton deuxième Fast Food, qui vaut 7 points ! Tu contrôles maintenant deux cités.
learn-fries-bump = Aïe : Ben arrive à Guarromán, où se trouve ton OVNI. Quand deux couleurs se rencontrent, c’est la frappe : chaque camp lance un dé, et celui qui attaque ajoute 1.
learn-fries-tumble = 7 contre 2 : ton OVNI est envoyé valser jusqu’à Londres. Quelqu’un le voit, et ce témoin oculaire te coûte 2 points, et retire 2 à chacun de tes lancers là-bas.
learn-fries-ufo = La deuxième tentative de Ben à Lagos réussit. À toi : quand tu contrôles autant de cités que tu as d’OVNIs, tu peux prendre un nouvel OVNI au lieu de jouer ton tour. Prends un frappeur, le plus fort à la frappe : clique sur Mexico.
learn-fries-end = À deux, la partie finit quand quelqu’un contrôle cinq cités, ou quand chaque cité a un Fast Food. On additionne Fast Food et points frites, on retire les témoins.
learn-fries-play = Voilà tout le métier : voler, frapper, frire. Avant chaque lancer, tes chances sont affichées. Bonne chance avec ta chaîne !

## Battle Force

learn-battleforce-goal = Tu commandes une flotte de quatre vaisseaux, et Ben aussi. Les vaisseaux sont des points : ceux que tu abats, et ceux qui te restent à la fin.
learn-battleforce-ships = Sur un vaisseau, tu vois ses cases : des armes, et des cases de coque qui ne font qu’encaisser. Chaque dégât couvre une case. Quand toutes le sont, un dégât de plus détruit le vaisseau.
learn-battleforce-hand = Voici ta main. Pour jouer une carte d’arme, il faut un vaisseau qui a cette arme : une case intacte par carte.
learn-battleforce-attack = À ton tour, l’un de tes vaisseaux peut attaquer. Le Constellation a des torpilles à photons et des phaseurs, comme tes cartes. Clique dessus.
learn-battleforce-target = Et maintenant la cible : le Dagger de Ben est petit. Il a cinq cases, six dégâts le détruisent donc.
learn-battleforce-photon = Une Torpille à photons fait 5 dégâts. Joue-la.
learn-battleforce-phaser = Et un Phaseur-1 pour 2 de plus.
learn-battleforce-launch = 7 dégâts : ça suffirait. Feu !
learn-battleforce-result = Ben répond par des Boucliers renforcés, qui retirent 3 à ta Torpille. 4 dégâts passent, et Ben couvre quatre cases. Une arme couverte ne tire plus.
learn-battleforce-discard = À la fin de ton tour, tu peux défausser une carte. Aucun de tes vaisseaux ne peut tirer un Plasma-R : débarrasse-t’en.
learn-battleforce-tractor = Le Silver Claw de Ben tire sur ton Constellation : un Drone de 4 et un Phaseur-3 de 1. À toi de répondre. Un Rayon tracteur attrape un Drone entier : joue-le !
learn-battleforce-pass = Le Drone a disparu. 1 dégât arrive encore, et tu n’as rien contre les phaseurs : laisse-le passer.
learn-battleforce-damage = Tu choisis laquelle de tes cases est couverte. Prends une case de coque : toutes tes armes restent prêtes.
learn-battleforce-again = À toi, et ta main est de nouveau à cinq cartes. Le Dagger n’a plus qu’une case intacte : 2 dégâts suffisent. Attaque encore avec le Constellation.
learn-battleforce-finish = Et vise de nouveau le Dagger.
learn-battleforce-drone = Un Drone fait 3 dégâts. Ça suffit, et tu gardes les autres cartes pour plus tard.
learn-battleforce-fire = Feu !
learn-battleforce-destroyed = Rien n’arrête le Drone : le Dagger est détruit, et ses 5 points sont à toi.
learn-battleforce-end = Et ainsi de suite, jusqu’à ce qu’un seul camp ait encore des vaisseaux. Si l’un des tiens est mal en point, un Contrôle des avaries le répare avant ton attaque.
learn-battleforce-play = Te voilà aux commandes. La première vraie partie a les mêmes cartes simples ; lignes, camouflages et chasseurs peuvent attendre. Bonne chasse !
