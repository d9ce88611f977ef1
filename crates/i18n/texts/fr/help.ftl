# The help of the command line. Commands are infinitives, arguments are nouns without an article.
#
# Words after -- and in CAPITALS, and what stands in `quotes`, are typed like that in every language. A paragraph is one
# line, the program wraps it; what is indented stays as it is.

## Arguments that several commands have

help-any-absent-after-s = Nombre de secondes de jeu par intérim après lequel les autres peuvent terminer une partie sans la personne absente
help-any-backup-every-h = Nombre d’heures après lequel le serveur fait de lui-même une sauvegarde, si la base est un fichier ; 0 : jamais
help-any-backup-folder = Dossier des sauvegardes ; par défaut, le dossier backups à côté de la base
help-any-backups-kept = Nombre de sauvegardes gardées ; les plus anciennes sont supprimées dès qu’une nouvelle est vérifiée
help-any-bot-queue = Nombre de décisions d’une adresse qui peuvent attendre un bot avant que conseils et chances soient refusés
help-any-bot-threads = Nombre de threads où réfléchissent les bots ; 0 en donne un de moins que la machine n’en a, mais au moins deux
help-any-branch-days = Nombre de jours après lequel une variante (un autre coup essayé depuis une partie finie) que personne ne joue ni ne regarde est supprimée ; 0 : jamais
help-any-chat-per-minute = Nombre maximal de lignes de discussion et de signalements par minute et par personne
help-any-config = Fichier de réglages [par défaut : `STARFRY_CONFIG`, ou starfry.toml s’il existe]
help-any-content = Dossier dont le matériel remplace celui du programme, par exemple DIR/GAME.toml
help-any-data = Dossier de la base de données ; il est créé s’il n’existe pas
help-any-database = Un PostgreSQL que plusieurs serveurs partagent, par exemple `postgres://starfry@db.example.org/starfry` ; par défaut, un fichier dans le dossier
help-any-drafts = Proposer ou non les jeux qui ne sont pas encore terminés
help-any-file = Partie enregistrée
help-any-game = Jeu, par son nom court
help-any-guest-days = Oublier une personne sans compte après ce nombre de jours sans visite
help-any-guest-table-days = Nombre de jours après lequel une table où personne n’a de compte, et que personne ne joue ni ne regarde, est supprimée ; 0 : jamais
help-any-guests = Permettre ou non de jouer sans compte
help-any-header-timeout-s = Nombre maximal de secondes que peuvent durer l’arrivée de l’en-tête d’une requête et l’inactivité d’une connexion
help-any-json = Afficher une ligne de JSON
help-any-limits = Appliquer ou non les limites par adresse et par personne ; à désactiver pour les tests de charge
help-any-listen = Adresse où écoute le serveur ; 0.0.0.0:4040 désigne toutes les adresses de la machine
help-any-log = Niveau du journal : error, warn, info, debug ou trace, au besoin module par module, par exemple info,store=debug
help-any-log-format = Format du journal : plain ou json
help-any-logins-per-hour = Nombre maximal d’entrées sans compte, de créations de compte et de connexions par heure et par adresse
help-any-max-bots-per-user = Nombre maximal de bots par compte
help-any-max-connections = Nombre maximal de connexions simultanées
help-any-max-connections-per-address = Nombre maximal de connexions simultanées par adresse
help-any-max-tables-per-user = Nombre maximal de tables ouvertes ou en cours créées par une même personne
help-any-max-viewers-per-table = Nombre maximal de personnes qui regardent une même table
help-any-metrics = Adresse où le serveur donne ses mesures à Prometheus, par exemple 127.0.0.1:4041 ; nulle part sans indication
help-any-moves-per-minute = Nombre maximal de coups par minute et par personne
help-any-name = Compte ou bot, ou identifiant de n’importe qui
help-any-open-registration = Permettre ou non de créer soi-même un compte
help-any-option = Option du jeu ; `starfry games` en donne la liste. Peut être répétée
help-any-path-prefix = Début de tous les chemins, par exemple /starfry, si un proxy sert aussi autre chose
help-any-public-url = Adresse publique du serveur, par exemple `https://play.example.org`, si ce n’est pas celle où il écoute
help-any-questions-per-minute = Nombre maximal de demandes de conseils, de probabilités et d’explications par minute et par personne
help-any-requests-per-minute = Nombre maximal de requêtes par minute et par adresse
help-any-seed = Graine des parties [par défaut : aléatoire]
help-any-session-days = Nombre de jours sans visite après lequel il faut se reconnecter
help-any-sleep-after-s = Nombre de secondes après lequel une table que personne ne regarde s’endort
help-any-step = Après quelle étape, comptée comme avec `replay --step`
help-any-stop-after-s = Nombre de secondes pendant lesquelles un serveur qui s’arrête attend la fin de ce qui est en cours
help-any-storage-mb-per-user = Place maximale des tables qu’une personne a ouvertes ces 30 derniers jours, en Mo ; 0 : sans limite
help-any-tables-per-hour = Nombre maximal de tables créées par heure et par personne
help-any-think-s-per-hour = Temps de réflexion maximal des bots par heure pour les tables d’une même personne, en secondes
help-any-threads = Nombre de threads qui jouent [par défaut : un par processeur]
help-any-tls-certificate = Fichier du certificat avec sa chaîne (PEM), si le serveur parle lui-même https
help-any-tls-key = Fichier de la clé du certificat (PEM)
help-any-trusted-proxies = Adresses et réseaux des proxys dont l’en-tête X-Forwarded-For est jugé fiable, par exemple 127.0.0.1,10.0.0.0/8
help-any-users-per-address = Nombre de personnes pour lequel compte une adresse : elle a autant de fois leur part de messages, de tables, de questions, de réflexion et de place

## starfry

help-starfry = Jouer, héberger et étudier des parties de jeux de société pleins d’extraterrestres
    .after =
        Sans commande, c’est `starfry serve`.

        À essayer :
          starfry serve                                          ouvrir des tables à plusieurs
          starfry games                                          les jeux disponibles
          starfry rules GAME                                     comment on y joue
          starfry sim GAME --players 3 --games 100000            ce que donnent les parties entre bots
          starfry sim GAME --players 3 --bots greedy --games 1 --records played
                                                                 garder une partie, avec la vraie banque
          starfry replay played/GAME-1.jsonl                     la lire comme une histoire
          starfry advise played/GAME-1.jsonl --step 16 --seat 1
                                                                 ce qu’une place aurait dû y faire
          starfry verify played/GAME-1.jsonl                     en vérifier chaque carte
          starfry arena GAME --bots greedy,random --games 1000
                                                                 le meilleur bot, et avec quelle certitude

        Codes de sortie : 0 tout va bien, 1 une vérification a échoué, 2 la commande n’a pas pu être exécutée telle quelle.
help-starfry-lang = Langue, par exemple de, it, fr, pl ou en [par défaut : `STARFRY_LANG`, ou celle du système]
help-starfry-texts = Dossier dont les textes remplacent ceux du programme ou ajoutent une langue, par exemple DIR/de/GAME.ftl [par défaut : `STARFRY_TEXTS`]

## starfry serve

help-serve = Démarrer un serveur de jeu et afficher son adresse
    .after =
        Chaque réglage est aussi une variable, par exemple STARFRY_LISTEN pour --listen, et une ligne d’un fichier, par exemple listen = "0.0.0.0:4040" dans starfry.toml. `starfry config` affiche les valeurs en vigueur, `starfry config --example` un tel fichier.

## starfry games

help-games = Lister les jeux : pour combien de personnes, avec quelles options et quels bots
help-games-json = Afficher du JSON, un objet par jeu

## starfry sim

help-sim = Simuler beaucoup de parties entre bots et afficher des statistiques
    .after =
        Un bot est random, greedy, easy, normal, hard, expert, search:ITERATIONS ou exec:COMMAND. Les noms sont séparés par des virgules, ou --bots est répété. Une commande peut contenir des virgules : une virgule ne la termine que si le nom d’un bot suit, et jamais entre guillemets. Ce qu’un programme écrit sur la sortie d’erreur est affiché.

        Les coups sont les décisions prises par les bots ; les étapes comptent en plus les cartes et les dés. La part de victoires est donnée selon l’ordre de jeu, en commençant par la première position. La même graine donne les mêmes parties sur toutes les machines, quel que soit le nombre de threads.
help-sim-players = Nombre de places
help-sim-bots = Bots, place par place, séparés par des virgules ; peut être répété. Un seul nom vaut pour toutes les places
help-sim-games = Nombre de parties [par défaut : 10000]
help-sim-seconds = Jouer plutôt pendant cette durée, en secondes
help-sim-records = Enregistrer les parties dans ce dossier, avec les tirages de la vraie banque

## starfry arena

help-arena = Faire s’affronter des bots, à places et graines équilibrées, et leur donner une cote
    .after =
        Un bot est random, greedy, easy, normal, hard, expert, search:ITERATIONS ou exec:COMMAND. Les noms sont séparés par des virgules, ou --bots est répété. Une commande peut contenir des virgules : une virgule ne la termine que si le nom d’un bot suit, et jamais entre guillemets. S’il y a plus de bots que de places, toutes les combinaisons jouent à tour de rôle ; s’il y en a moins, le dernier bot occupe les places restantes.

        Chaque donne se joue une fois dans chaque rotation des places : le nombre de parties est donc arrondi vers le haut. La même graine donne les mêmes parties, quel que soit le nombre de threads. Code de sortie 1 si un bot est en faute. docs/bots.md explique les chiffres.
help-arena-bots = Bots, séparés par des virgules ; peut être répété
help-arena-games = Nombre de parties, arrondi vers le haut à des rotations complètes des places
help-arena-players = Nombre de places [par défaut : autant que de bots]
help-arena-seed = Graine des parties [par défaut : aléatoire, ou celle du fichier à reprendre]
help-arena-svg = Dessiner les parts de victoires dans ce fichier
help-arena-resume = Garder les parties terminées dans ce fichier, et reprendre après celles qui y sont

## starfry replay

help-replay = Raconter une partie enregistrée comme une histoire
    .after =
        Sans --seat ni --open, l’histoire est racontée comme le public l’a vue.
help-replay-seat = Raconter seulement ce que savait cette place, comptée à partir de 1
help-replay-open = Tout raconter, cartes sur table
help-replay-step = S’arrêter après cette étape et montrer la table
help-replay-json = Afficher du JSON : une ligne par étape avec ses événements, puis une avec la table
help-replay-states = Avec --json : montrer la position, les actions permises et les probabilités au début et après chaque étape

## starfry rules

help-rules = Afficher la règle d’un jeu, en entier ou en partie
    .after =
        Les identifiants figurent entre crochets partout où le programme cite une règle. `starfry rules GAME move.stop` affiche une seule règle, `starfry rules GAME move` toutes celles dont l’identifiant commence ainsi, `starfry rules GAME movement` un chapitre.
help-rules-game = Jeu [par défaut : lister les règles de tous les jeux]
help-rules-id = Règle, chapitre, ou début de leur identifiant
help-rules-find = Afficher les règles où figurent tous ces mots
help-rules-html = Écrire dans un dossier les règles de tous les jeux, dans toutes les langues, en pages web illustrées
help-rules-json = Afficher une ligne de JSON par règle

## starfry advise

help-advise = Dire ce qu’une place aurait dû faire à un moment d’une partie enregistrée
    .after =
        Seul compte ce que la place savait alors. « part » est la part de victoire qu’on peut espérer, avec son intervalle à 95 % pour ce qui tient à l’échantillonnage. La même graine donne le même conseil, quel que soit le nombre de processeurs. docs/bots.md explique les chiffres.
help-advise-seat = Place qui décide, comptée à partir de 1
help-advise-level = Niveau de réflexion
help-advise-iterations = Nombre d’itérations de la recherche, au lieu d’un niveau
help-advise-seed = Graine du hasard [par défaut : aléatoire]

## starfry why

help-why = Dire pourquoi quelque chose est impossible à un moment d’une partie enregistrée, et selon quelle règle
    .after =
        THING est une chose sur la table ou une action, dans la notation du jeu : `card general`, `field cairo`, `fly standard roswell cairo`. Sans indication, la réponse porte sur tout ce que l’on peut désigner. `starfry rules` explique les règles.
help-why-thing = Ce dont on voudrait se servir [par défaut : tout]
help-why-seat = Qui demande, à partir de 1 [par défaut : le public]
help-why-json = Sortie JSON, une ligne par chose

## starfry verify

help-verify = Rejouer un enregistrement en recalculant cartes et dés d’après la graine révélée
    .after =
        Code de sortie 1 si quelque chose ne concorde pas ; la première ligne et l’étape en cause sont alors indiquées. Dit ce que l’enregistrement prouve et ce qu’il ne peut pas prouver.
help-verify-key = La clé publique du serveur qui doit l’avoir signé, telle que la donne son /api/key

## starfry scenario

help-scenario = Exécuter des scénarios : positions, étapes, et ce qui doit en résulter
    .after =
        docs/scenarios.md explique comment en écrire un.
help-scenario-paths = Fichiers de scénario, ou dossiers où chercher *.toml
help-scenario-json = Afficher du JSON : une ligne par scénario, puis les totaux

## starfry content

help-content = Gérer le matériel de remplacement

## starfry content check

help-content-check = Vérifier le matériel d’un dossier et signaler chaque erreur avec fichier, ligne et raison
help-content-check-directory = Dossier qui serait donné avec --content
help-content-check-json = Afficher du JSON, une ligne par fichier

## starfry bot

help-bot = Gérer tes propres bots

## starfry bot check

help-bot-check = Jouer quelques parties avec un programme et dire s’il respecte le protocole des bots
    .after =
        docs/bots.md explique le protocole, avec des exemples pour commencer :
          starfry bot check "python3 examples/bots/random_bot.py"
          starfry sim GAME -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        Le programme affronte des bots qui jouent au hasard, d’abord à la plus petite table, puis à la plus grande. Une fois par partie, il reçoit une erreur bien que sa réponse soit bonne, et doit répondre de nouveau. Ce qu’il écrit sur la sortie d’erreur est affiché. Code de sortie 1 s’il fait quoi que ce soit de travers.
help-bot-check-command = Commande qui lance le programme, comme pour le shell
help-bot-check-game = Ce jeu seulement, par son nom court [par défaut : tous les jeux]
help-bot-check-games = Nombre de parties par jeu
help-bot-check-deadline = Temps laissé au programme pour chaque réponse
help-bot-check-json = Afficher du JSON, une ligne par jeu

## starfry config

help-config = Afficher les réglages du serveur, et d’où vient chacun
help-config-example = Afficher un fichier commenté de tous les réglages avec leurs valeurs par défaut, ou l’écrire dans FILE

## starfry admin

help-admin = Administrer un serveur, en marche ou non
    .after =
        À lancer depuis le compte système auquel appartiennent les données. Si le serveur est en marche, il fait le travail lui-même, et aussitôt.

## starfry admin reset-password

help-admin-reset-password = Donner un nouveau mot de passe à un compte, et fermer ses sessions
help-admin-reset-password-name = Compte

## starfry admin ban

help-admin-ban = Interdire l’accès à quelqu’un

## starfry admin unban

help-admin-unban = Rendre l’accès à quelqu’un

## starfry admin close-table

help-admin-close-table = Fermer une table pour de bon
help-admin-close-table-id = Identifiant de la table

## starfry admin reports

help-admin-reports = Lire les signalements
help-admin-reports-settle = Classer plutôt celui-ci comme traité

## starfry admin storage

help-admin-storage = Montrer ce qui est stocké, par qui et pour combien de temps

## starfry admin status

help-admin-status = Dire si la base de données est en bon état et quand la dernière sauvegarde a été faite

## starfry admin users

help-admin-users = Lister les personnes et les bots, les dernières visites d’abord
help-admin-users-limit = Nombre maximal de lignes

## starfry backup

help-backup = Copier toutes les données dans un fichier, même pendant que le serveur est en marche
    .after =
        Avec --salvage, tout ce qui reste lisible d’une base endommagée est copié dans une base saine, et ce qui manque est indiqué. Le serveur doit être arrêté, et la base endommagée reste telle quelle. Se termine avec le code 1 s’il manque quelque chose.

          starfry backup --salvage saved.db
          starfry restore --try saved.db
          starfry restore --force saved.db
help-backup-file = Copie ; ce fichier ne doit pas encore exister
help-backup-salvage = Sauver ce qui reste lisible d’une base endommagée
help-backup-from = Partir de ce fichier au lieu de celui du dossier, par exemple starfry.db.damaged

## starfry restore

help-restore = Remplacer toutes les données en place par une copie ; le serveur doit être arrêté
    .after =
        Avec --try, la copie est vérifiée comme si on s’en servait : tout le fichier, chaque table et chaque partie, et les enregistrements de toutes les parties terminées. Rien n’est modifié. Se termine avec le code 1 si quelque chose ne va pas.
help-restore-file = Copie à remettre en place
help-restore-force = Remplacer les données en place ; elles restent à côté, sous le nom starfry.db.before
help-restore-try = Seulement prouver que la copie est bonne

## starfry copy

help-copy = Copier toutes les données dans une autre base de données, de même genre ou non ; aucun serveur ne doit tourner sur l’une ou l’autre
    .after =
        Les données restent aussi où elles sont. Les serveurs lancés ensuite sur l’autre base continuent toutes les parties, et personne n’a à se reconnecter.

          starfry copy --from sqlite:starfry-data --to postgres://starfry@db.example.org/starfry
          starfry serve --database postgres://starfry@db.example.org/starfry

        Il n’est pas nécessaire de taper un mot de passe : PGPASSWORD et le fichier .pgpass valent ici comme pour tous les programmes de PostgreSQL.
help-copy-from = Où se trouvent les données : `sqlite:FOLDER`, `sqlite:FILE.db` ou `postgres://USER@HOST/DATABASE`
help-copy-to = Où elles vont, écrit de la même façon ; rien ne doit encore s’y trouver

## starfry export

help-export = Écrire l’enregistrement d’une table, que le serveur tourne ou non
    .after =
        D’une partie terminée, c’est l’enregistrement scellé, que `starfry verify` contrôle. D’une partie en cours, c’est ce qu’une place ou le public peut en garder, sans rien de ce qui leur est caché.
help-export-table = L’identifiant de la table
help-export-output = Le fichier à écrire ; il ne doit pas encore exister. Sans lui, l’enregistrement est affiché
help-export-seat = Pendant la partie : du point de vue de cette place, comptée à partir de 1, au lieu de celui du public

## starfry import

help-import = Ranger l’enregistrement d’une partie terminée parmi les tables, que le serveur tourne ou non
    .after =
        L’enregistrement est d’abord vérifié. Il devient une table terminée, sous l’identifiant avec lequel il a été joué ; ses places portent des noms sans compte, et quiconque connaît son adresse peut la regarder.
