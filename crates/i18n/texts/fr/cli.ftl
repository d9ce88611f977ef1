# The command line: what the commands print around their results.

## starfry games

# $name is the short name one types, $title what people call the game.
games-heading = { $name }  { $title } (de { $least } à { $most } personnes)
# `drafts = true` is a setting of the server and is typed like that in every language.
games-draft = Une ébauche : pas terminée ; les serveurs ne la proposent qu’avec drafts = true.
games-bots = Bots : { $bots }
games-options = Options, avec leur valeur par défaut :
games-reconstructed = Matériel que la règle imprimée ne donne pas (à remplacer avec --content DIR) :
games-versions = Version des règles : { $rules } ; du matériel : { $components }

## starfry rules

# $rules: how many rules it has.
rules-book = { $game }  { $title } ({ $rules } règles)
rules-written = Les règles des jeux sont prêtes : ouvre { $file } dans un navigateur.
rules-unknown = il n’y a pas de règle { $id } dans { $game } ; les plus proches : { $near }
rules-found = { $count ->
    [0] Aucune règle ne contient tous ces mots : { $words }
    [one] Une règle avec { $words } :
   *[other] { $count } règles avec { $words } :
}

## Help: what stands around the texts of help.ftl

# The program puts a colon behind these four: the narrow space before it is part of the word.
manual-usage = Utilisation{ "\u202F" }
manual-commands = Commandes{ "\u202F" }
manual-arguments = Arguments{ "\u202F" }
manual-options = Options{ "\u202F" }
# Placeholders in "Usage: starfry [OPTIONS] [COMMAND]".
manual-any-options = OPTIONS
manual-any-command = COMMANDE
# The help of -h, of `starfry help`, and of -V.
manual-help = Afficher l’aide
manual-help-command = Afficher cette aide, ou celle d’une commande
manual-version = Afficher la version
# After the help of an argument: what it is if it is not given, and what it can be.
manual-default = [par défaut : { $value }]
manual-values = [valeurs possibles : { $values }]

## Figures of several commands. Numbers that come as words are formatted already.

# $wall and $cpu are seconds such as "0.42", $cpu is "none" where the system does not tell it.
cost = { $cpu ->
    [none] { $wall } s, { $threads ->
        [one] un thread
       *[other] { $threads } threads
    }
   *[other] { $wall } s, { $cpu } s de processeur, { $threads ->
        [one] un thread
       *[other] { $threads } threads
    }
}
# Beside a progress bar: games so far, games in all, and the time that is left or has passed.
bar-games = parties : { $done }/{ $all }, encore { $left }
bar-time = parties : { $done }, { $time }
bar-copy = { $done } %, encore { $left }
# Before every line of a list of checks.
check-ok = ok
check-failed = ÉCHEC

## starfry sim

# $games is $count with its digits in groups; $bots are names as one types them.
sim-heading = { $count ->
    [one] { $game } : une partie jouée par { $bots } (graine { $seed })
   *[other] { $game } : { $games } parties jouées par { $bots } (graine { $seed })
}
# What stands before the figures, below each other.
sim-time = temps
sim-speed = vitesse
sim-moves = coups par partie
sim-speed-figures = parties : { $games }, coups : { $moves } par seconde de processeur
sim-moves-figures = { $mean } en moyenne, de { $least } à { $most }
sim-moves-parts = 10 % jusqu’à { $p10 }, la moitié jusqu’à { $median }, 90 % jusqu’à { $p90 }
# Heads of two small tables: the first by place in turn order, the second by seat.
sim-order = par ordre de jeu
sim-seats = par place
sim-wins = victoires
sim-points = points
sim-place = position { $place }

## starfry arena

# $games is $count with its digits in groups.
arena-heading = { $count ->
    [one] { $game } : une partie à { $players } bots (graine { $seed })
   *[other] { $game } : { $games } parties à { $players } bots (graine { $seed })
}
arena-rounded = arrondi vers le haut à partir de { $asked } : chaque donne se joue dans toutes les rotations des places
arena-more = plus de parties que demandé ({ $asked }) : le fichier les contient déjà
# Above the last three columns.
arena-time = temps par tour
arena-column-bot = bot
arena-column-rating = cote
arena-column-games = parties
arena-column-wins = vict.
arena-column-interval = intervalle 95 %
arena-column-points = points
arena-column-median = médiane
arena-column-most = 95 %
arena-column-worst = pire
arena-interval = { $low } à { $high }
arena-sentence = { $bot } gagne { $share } de ses parties (de { $low } à { $high }) ; à parts égales, ce serait { $even }.
# $games is $count with its digits in groups, $what happened is told in English.
arena-faults = { $count ->
    [one] { $bot } est en faute dans une partie : { $what }
   *[other] { $bot } est en faute dans { $games } parties ; la première fois : { $what }
}
# The chart of --svg.
arena-chart-title = { $count ->
    [one] { $game } : une partie à { $players } bots
   *[other] { $game } : { $games } parties à { $players } bots
}
arena-chart-about = Part de victoires et intervalle à 95 %, le bot le plus fort en premier
arena-chart-axis = victoires par partie et par place
arena-chart-even = part égale : { $even }
# For those who do not see the chart: a sentence for each bot, and one at the end.
arena-chart-bot = { $bot } gagne { $share } de ses parties (de { $low } à { $high }).
arena-chart-end = À parts égales, ce serait { $even }.

## starfry advise

advise-heading = { $game }, après l’étape { $step } : à { $who } (place { $seat }) de décider
# $iterations is $count with its digits in groups.
advise-search = { $count ->
    [one] une itération, graine { $seed }
   *[other] { $iterations } itérations, graine { $seed }
}
advise-forced = un seul coup possible
advise-column-action = coup
advise-column-share = part
advise-column-visits = essais
advise-column-meaning = en clair
advise-unseen = aucun essai
advise-played = joué
# $played is an action in notation, "none" if what was played is in the table.
advise-more = { $played ->
    [none] et encore { $count } : `--json` les donne tous
   *[other] et encore { $count } : `--json` les donne tous ; joué : { $played }
}
# A list of players and cards follows.
advise-hands = Ce que les autres peuvent avoir en main, d’après { $deals } donnes compatibles avec ce que sait la place { $seat } : probabilité d’au moins un exemplaire, et nombre moyen
# Of a hand.
advise-certain = identique dans toutes les donnes

## starfry verify

# $undone: how often steps were taken back.
verify-right = { $undone ->
    [0] la graine est bien celle qui a été publiée, les { $rolls } tirages et les { $steps } étapes sont justes
    [one] la graine est bien celle qui a été publiée, les { $rolls } tirages et les { $steps } étapes sont justes, avec un retour en arrière
   *[other] la graine est bien celle qui a été publiée, les { $rolls } tirages et les { $steps } étapes sont justes, avec { $undone } retours en arrière
}
verify-committed = { $count ->
    [one] La place { $seats } s’était engagée sur son entropie avant que quiconque connaisse celle des autres. Si elle était honnête, personne n’a choisi les cartes, pas même l’hôte.
   *[other] Les places { $seats } s’étaient engagées sur leur entropie avant que quiconque connaisse celle des autres. Si l’une d’elles était honnête, personne n’a choisi les cartes, pas même l’hôte.
}
verify-not-committed = Aucune place n’a apporté d’entropie : l’hôte du programme aurait pu choisir les cartes.
verify-format-1 = C’est le format 1, où aucune place ne s’engageait sur son entropie : un hôte qui jouait aurait pu choisir les cartes.
verify-withheld = { $count ->
    [one] Avant cela, une tentative de distribution a été annulée parce que la place { $seats } a gardé son entropie pour elle.
   *[other] Avant cela, des tentatives de distribution ont été annulées parce que les places { $seats } ont gardé leur entropie pour elles.
}
verify-signed = Signé par le serveur avec la clé { $key }, qui répond de tout l’enregistrement. Que les noms et les heures soient vrais n’est que sa parole. Compare la clé avec /api/key à l’adresse du serveur, ou indique-la avec --key.
verify-unsigned = Non signé : personne ne garantit que cette partie a eu lieu. Les noms, les heures, qui a décidé et une fin anticipée ne sont que ce que dit le fichier.
verify-forgotten = { $count ->
    [one] Le nom de la place { $seats } a été oublié : celui de l’enregistrement ne désigne personne.
   *[other] Les noms des places { $seats } ont été oubliés : ceux de l’enregistrement ne désignent personne.
}
verify-other-key = signé avec une autre clé : { $key }
verify-no-key = l’enregistrement n’est pas signé

## starfry scenario

scenario-sums = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
}, { $failed } en échec

## starfry content check

content-right = { $file } : tout va bien, matériel { $digest }

## starfry bot check

# $bot is what the program calls itself, "none" if it did not get that far.
botcheck-heading = { $game } : { $bot ->
    [none] le programme
   *[other] « { $bot } »
} a joué { $games ->
    [one] une partie
   *[other] { $games } parties
} et { $decisions ->
    [0] n’a rien décidé
    [one] pris une décision
   *[other] pris { $decisions } décisions
}
botcheck-told = a demandé à suivre la partie et en a reçu { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
botcheck-times = { $duty } : la moitié en { $median } ms au plus, la plus lente en { $slowest } ms
botcheck-failed = { $duty } : { $what }
botcheck-untried = { $duty } : pas essayé
# What is asked of a program: it …
duty-hello = démarre et dit bonjour
duty-answers = répond à chaque question une seule fois et à temps
duty-legal = ne répond que par des actions permises
duty-numbers = indique le numéro de la décision
duty-errors = répond de nouveau après une erreur
duty-leaves = s’arrête quand la partie est terminée

## starfry why

why-possible = On peut s’en servir maintenant.

## starfry serve

# What is printed when the server is ready: labels, and behind them what they say. Labels are short.
serve-ready = Starfry est prêt.
serve-play = Jouer :
serve-others = À plusieurs :
serve-others-how = lance-le avec --listen { $address } pour que d’autres puissent jouer sur ton réseau
serve-others-unknown = avec l’adresse de cette machine au lieu de { $address }
serve-data = Données :
serve-metrics = Mesures :
serve-stop = Arrêter :
serve-stop-keys = Ctrl+C
serve-stopping = Arrêt en cours : ce qui est commencé s’achève, et tout le monde est prié de revenir.
serve-stopped = Serveur arrêté. Tout est enregistré.
serve-cut-off = { $connections ->
    [one] Serveur arrêté. Tout est enregistré ; une connexion a été coupée.
   *[other] Serveur arrêté. Tout est enregistré ; { $connections } connexions ont été coupées.
}
serve-drafts-lost = { $tables ->
    [one] Serveur arrêté. Tous les coups joués sont enregistrés, mais pas les coups commencés à une table. Le journal dit pourquoi.
   *[other] Serveur arrêté. Tous les coups joués sont enregistrés, mais pas les coups commencés à { $tables } tables. Le journal dit pourquoi.
}
serve-impatient = Serveur arrêté sur-le-champ. Tous les coups joués sont enregistrés ; ceux qui n’étaient que commencés sont peut-être perdus.
serve-running = Starfry tourne déjà : ouvre { $address } dans ton navigateur. Un second serveur a besoin d’un port et d’un dossier à lui : starfry serve --listen { $listen } --data autres-donnees
serve-address-starfry = Starfry tourne déjà : ouvre { $address } dans ton navigateur. Pour en lancer un second, choisis un autre port : { $argument }
serve-address-taken = un autre programme écoute déjà sur { $address }. Arrête-le, ou choisis un autre port : { $argument }
serve-address-forbidden = tu n’as pas le droit d’écouter sur le port { $port } : les ports bas demandent des droits particuliers. Choisis-en un plus élevé : { $argument }
serve-address-foreign = { $ip } n’est pas une adresse de cette machine. Choisis-en une qui le soit, par exemple { $argument }
serve-no-address = le serveur ne peut pas écouter sur { $address } : { $reason }. Choisis une autre adresse avec { $argument }
serve-data-taken = un autre serveur utilise déjà les données de { $folder }. Arrête-le, ou choisis un autre dossier avec --data
serve-no-folder = impossible de créer le dossier { $folder } : { $reason }
# $reason: one of the sentences that begin with store-.
serve-no-store = impossible d’utiliser les données du dossier { $folder } : { $reason }
serve-damaged = La base de données est endommagée : { $damage }

## starfry config

example-head =
    Réglages d’un serveur Starfry. Une ligne où un # précède directement un nom donne une valeur par défaut. Pour la changer, enlève le # et écris une autre valeur.
    Le serveur lit starfry.toml dans le dossier où il est lancé, ou le fichier indiqué par --config ou STARFRY_CONFIG. Les options comme --listen et les variables comme STARFRY_LISTEN l’emportent sur le fichier.
    `starfry config` affiche les valeurs en vigueur, et d’où vient chacune.
example-written = { $file } est écrit. Tous les réglages y sont, avec leur valeur par défaut : enlève le # devant ceux que tu changes.

## starfry admin, backup, restore and copy

admin-no-data = il n’y a pas de données dans { $folder } : indique leur dossier avec --data
admin-folder = impossible de joindre le serveur par { $folder } : { $reason }. Lance cette commande depuis le compte système auquel appartiennent les données
admin-no-answer = un serveur utilise ces données mais ne répond pas ; consulte son journal
admin-unknown = « { $name } » n’existe pas ici
admin-failed = cela n’a pas marché : { $reason }
admin-password = { $name } a un nouveau mot de passe : { $password }
    Toutes les sessions de ce compte sont fermées. Ne donne ce mot de passe qu’à cette personne, qui pourra le changer après connexion.
admin-banned = { $name } n’a plus accès au serveur.
admin-unbanned = { $name } a de nouveau accès au serveur.
admin-closed = La table { $name } est fermée.
admin-settled = Le signalement { $name } est traité.
admin-no-reports = Aucun signalement n’est en attente.
admin-no-users = Personne n’est encore venu ici.
admin-is-banned = accès interdit
# The head of a report; below it stand the line of chat it is about and the reason.
admin-report = { $id }  { $time }  table { $table } : signalement par { $by } (en cause : { $about })
# Below it stand lines of columns, as below the next ones that end in a colon or say what follows.
admin-storage-tables = Tables par genre et par état : leur nombre et la place qu’elles prennent
admin-storage-guests = sans compte
admin-storage-users = Les tables qui prennent le plus de place appartiennent à :
admin-storage-addresses = Les tables qui prennent le plus de place ont été ouvertes depuis (pas d’adresses, seulement de quoi les distinguer) :
admin-storage-size = La base de données occupe { $size }, dont { $free } réutilisables.
admin-storage-results = Résultats de parties, gardés pour toujours : { $number }
admin-storage-expiring = Tables supprimées d’ici { $days } jours si personne n’en a besoin : { $tables }
admin-storage-kept = Les variantes sont supprimées après { $branches } jours sans usage, les tables sans compte après { $guests } (0 : jamais).
admin-storage-quotas = En { $days } jours, une personne peut stocker { $user } Mo et toutes celles d’une même adresse { $address } Mo (0 : sans limite).
admin-sound = La base de données est en bon état, pour autant qu’on sache.
admin-damaged = La base de données est endommagée : { $damage }
admin-unreadable = Tables illisibles : { $count }. Le journal du serveur les nomme.
admin-backup-last = Dernière sauvegarde : { $file }, faite le { $time } (UTC)
admin-backup-none = Le serveur n’a pas encore fait de sauvegarde.
admin-backup-off = Le serveur ne fait pas de sauvegarde de lui-même.
admin-backup-failed = La dernière tentative de sauvegarde a échoué : { $reason }
backup-no-file = les données se trouvent dans { $database } et non dans un fichier : copie-les avec les outils de PostgreSQL (pg_dump, pg_restore), ou dans un fichier avec starfry copy
backup-failed = impossible de créer la copie { $file } : { $reason }
backup-done = { $file } (personnes et bots : { $users }, tables : { $tables }, coups : { $batches })
backup-no-room = il y a { $free } Mo libres dans { $folder }, et il en faut { $needed }
salvage-done = Sauvé dans { $file } (personnes et bots : { $users }, tables : { $tables }, coups : { $batches })
salvage-whole = Il ne manque rien.
salvage-log = Pages illisibles du journal : { $pages }
# $relation: a table of the database.
salvage-unreadable = Endroits illisibles dans « { $relation } » : { $places }
# $tables: ids.
salvage-lost = Tables perdues : { $tables }
salvage-cut = Tables où des coups manquent peut-être : { $tables }
salvage-left-out = La table { $table } est laissée de côté : { $reason }
restore-no-file = il n’y a pas de fichier { $file }
restore-wrong = impossible d’utiliser { $file } : { $reason }
# $reason: in English, as the database says it.
restore-damaged = copie endommagée, ou qui n’est pas une base de Starfry ({ $reason }) : prends-en une autre, ou sauve ce qui reste lisible avec starfry backup --salvage --from
restore-is-there = il y a déjà des données dans { $folder } : ajoute --force pour les remplacer
restore-failed = impossible d’écrire { $file } : { $reason }
restore-done = Données restaurées depuis { $file } (personnes et bots : { $users }, tables : { $tables }, coups : { $batches })
restore-kept = Ce qui était là avant s’appelle maintenant { $file }.
# Users are people and bots.
try-good = { $file } est en bon état (personnes et bots : { $users }, tables : { $tables }, coups : { $batches }, enregistrements vérifiés : { $records })
try-bad = { $file } n’est pas en bon état (personnes et bots : { $users }, tables : { $tables }, coups : { $batches }, enregistrements vérifiés : { $records }, tables inutilisables : { $problems })
try-problem = Table { $table } : { $reason }
# $kind: what stands before the colon of an address that cannot be read.
copy-address = « { $kind } » ne désigne aucune base de données : écris sqlite:FOLDER ou postgres://USER@HOST/DATABASE
copy-nothing = il n’y a pas de données dans { $database }
copy-older = les données de { $database } viennent d’un Starfry plus ancien : lance celui-ci une fois dessus, arrête-le, puis copie
copy-taken = il y a déjà des données dans { $database } : indique une base vide
# $relation: a table of the database.
copy-differs = ce qui est arrivé dans { $database } n’est pas ce qui a été envoyé ({ $relation }), donc rien n’a été copié : réessaie
copy-failed = rien n’a été copié dans { $database } : { $reason }
copy-done = Copie faite dans { $database } en { $seconds } s, et tout a été comparé (personnes et bots : { $users }, tables : { $tables }, lignes : { $rows })
export-record = L’enregistrement scellé de la table { $table } : la partie est terminée.
export-seat-copy = Ce que la place { $seat } peut garder de la table { $table } : la partie est encore en cours.
export-spectator-copy = Ce qu’on peut garder de la table { $table } en regardant : la partie est encore en cours.
export-no-seat = la table n’a pas cette place
import-done = { $file } est maintenant la table { $table }. Quiconque connaît son adresse peut la regarder.
import-is-there = il y a déjà une table { $table }
import-refused = { $file } est inutilisable : { $reason }
import-id = l’enregistrement ne nomme aucune table sous laquelle on le trouverait : lettres, chiffres, « - », « _ » et « . », au plus { $most }

## Databases that do not open

store-in-use = un serveur s’en sert : arrête-le d’abord
store-unreachable = la base de données est injoignable : { $reason }
store-full = il n’y a plus de place sur le disque
store-read-only = l’écriture est interdite : vérifie à qui appartiennent le dossier et ses fichiers
store-newer = la base vient d’un Starfry plus récent (version { $found } du schéma ; ce programme connaît la version { $known })
store-broken = { $reason }
# $reason: in English, as the database says it.
store-damaged = la base est endommagée ({ $reason }) : sauve ce qui reste lisible avec starfry backup --salvage
# What is damaged: after a colon.
damage-log = son journal n’a pas pu être lu jusqu’au bout et il manque { $commits } transactions ; les deux fichiers sont gardés sous le nom { $kept } : sauve leur contenu avec starfry backup --salvage --from
damage-no-log = elle a été copiée sans son journal pendant qu’un serveur l’utilisait, et il manque ce qui a été écrit en dernier : copie avec starfry backup
damage-data = { $what }. Sauve ce qui reste lisible avec starfry backup --salvage
