# What goes wrong, and what to do about it. Sentences begin with a small letter and have no full stop where something
# stands before them ("error: …", "FILE: …"). Words after -- and in CAPITALS are typed like that in every language.

# Passed on as it is.
verbatim = { $text }

# How every error of a command begins.
fault-error = erreur : { $fault }

## Who owes the next step

waiting-seats = { $count ->
    [one] la place { $seats }
   *[other] les places { $seats }
}
waiting-chance = le hasard
waiting-table = une annonce de la table
waiting-nobody = plus personne, la partie est terminée

## Where in a file

fault-file = { $file } : { $fault }
fault-line = ligne { $line } : { $fault }
fault-line-step = ligne { $line }, étape { $step } : { $fault }
# $step: a step in notation, such as "seat 2: saucer 4".
fault-step = { $step } : { $fault }
fault-unreadable = impossible de lire « { $text } » ; attendu : { $expected }

## Games, tables, components

fault-no-offers = dans ce jeu, personne ne fait d’offres
fault-no-game = il n’y a pas de jeu « { $game } » ; jeux disponibles : { $games }
fault-no-seat = il n’y a pas de place { $seat } : la partie a { $seats } places
fault-no-step = il n’y a pas d’étape { $step } : la partie a { $steps } { $steps ->
    [one] étape
   *[other] étapes
}
fault-no-scenario = il n’y a pas de scénario { $scenario }
fault-no-drawing = la table ne peut pas être dessinée
fault-no-rulebook = il n’y a pas de règle du jeu pour { $game } dans cette langue
fault-no-table = la règle du jeu n’a pas de tableau { $what }
fault-content = ce matériel est inutilisable : { $faults }
fault-options = ces options sont inutilisables : { $reason }
fault-rules-newer = partie jouée avec les règles { $rules }, et ce programme ne connaît que jusqu’aux règles { $known } : il faut le mettre à jour
fault-rules-unknown = partie jouée avec les règles { $rules }, que ce programme ne connaît pas
# $given is "given" or "embedded".
fault-other-content = { $given ->
    [given] partie jouée avec un autre matériel que celui qui est indiqué : indique son dossier avec --content DIR
   *[embedded] partie jouée avec un autre matériel que celui du programme : indique son dossier avec --content DIR
}

## Records

fault-undo = il n’y a rien à reprendre jusqu’à l’étape { $step }
fault-seed = la graine est illisible
fault-seed-other = la graine n’est pas celle dont l’empreinte est publiée à la ligne 1
fault-void-seed = la graine de la tentative { $attempt } n’est pas celle dont l’empreinte a été publiée
fault-void-none = la tentative { $attempt } est déclarée nulle, mais chaque place a révélé son entropie
fault-part-missing = la place { $seat } n’a pas révélé son entropie : les cartes n’auraient pas dû être distribuées
fault-part-again = tentative { $attempt } : une place qui a gardé son entropie pour elle n’en apporte plus ensuite, et elle seule est désignée ainsi ; ce n’est pas le cas de la place { $seat }
fault-part-other = tentative { $attempt } : l’entropie de la place { $seat } n’est pas celle sur laquelle elle s’était engagée
fault-roll-number = c’est le tirage { $right } de la table, et non { $found }
fault-roll-none = rien n’est laissé au hasard ici
fault-roll-total = le total est { $right }, et non { $found }
fault-roll-choice = le choix de la banque est { $right }, et non { $found }
fault-roll-choice-high = le choix n’est pas inférieur au total
fault-roll-outcome = le choix { $choice } donne { $right }
fault-not-over = la partie n’est pas terminée ; elle attend : { $waiting }
fault-early-over = la partie est allée à son terme : elle n’a pas pu s’arrêter avant
# $right and $found: points and winners by seat, "[12, 9] / 1".
fault-result = le résultat est { $right }, et non { $found }

## Bots, simulations, arenas, advice

fault-no-bot = il n’y a pas de bot « { $bot } » ; bots disponibles : { $bots }
fault-bots-seats = nombre de bots : { $bots }, pour { $seats } places ; indique un seul bot pour toutes les places, ou un par place
fault-table-due = la partie attend une annonce de la table, que les bots ne peuvent pas faire
fault-arena-one-bot = une arène demande au moins deux bots : indique-les, par exemple --bots greedy,random
fault-arena-bots = { $bots } bots, c’est trop : indiques-en au plus { $most }
fault-no-journal = le fichier à reprendre ne vient pas d’une arène : indique un autre fichier, ou un fichier qui n’existe pas encore
fault-journal-line = ligne { $line } : bloc inachevé ({ $reason })
# $what: the name of an argument.
fault-journal-other = le fichier à reprendre a { $what } { $found }, cette arène { $asked } : donne les mêmes arguments, ou un autre fichier
fault-journal-twice = fichier à reprendre, ligne { $line } : ce bloc y figure deux fois
fault-journal-foreign = fichier à reprendre, ligne { $line } : ce bloc n’est pas de cette arène
fault-iterations = une recherche compte de 1 à { $most } itérations
# $when is "next", "last" or "never", $at a step.
fault-nothing-to-decide = la place { $seat } n’a rien à décider après l’étape { $step } ; la partie attend : { $waiting } ; { $when ->
    [next] elle décide ensuite avec --step { $at }
    [last] elle décide pour la dernière fois avec --step { $at }
   *[never] elle ne décide jamais dans cette partie
}

## Files and folders. $reason is what the system or a parser says, mostly in English.

fault-cannot-read = impossible de lire { $file } : { $reason }
fault-cannot-write = impossible d’écrire { $file } : { $reason }
fault-is-there = { $file } existe déjà : choisis un autre nom
fault-cannot-open = impossible d’ouvrir { $file } : { $reason }
fault-cannot-create = impossible de créer le dossier { $file } : { $reason }
fault-not-text = { $file } : ce n’est pas du texte UTF-8
# $size and $most are bytes.
fault-too-large = { $file } : { $size } octets, c’est plus que la limite de lecture ({ $most })
fault-no-random = le système ne fournit pas de nombres aléatoires : { $reason }
fault-busy = { $file } : une autre arène écrit dans ce fichier ; attends qu’elle ait fini, ou indique un autre fichier
# $faults: one line each, such as "my-cards/cards.toml:12: the price must be from 1 to 9", for authors and in English.
fault-content-files =
    ce matériel est inutilisable :
    { $faults }
# $files: the names of files that would do, such as "one.toml, another.toml".
fault-no-content-files = { $folder } ne contient aucun de ces fichiers : { $files }
fault-no-scenarios = il n’y a pas de scénario : aucun fichier ne se termine ici par .toml

## What is given to a command

fault-option-form = option « { $option } » : écris NAME=VALUE
fault-option-twice = l’option « { $option } » est donnée deux fois
fault-seconds = --seconds demande une durée supérieure à 0, et non { $seconds }
fault-deadline = --deadline demande de { $least } à { $most } secondes, et non { $seconds }
fault-no-program = la commande est vide : indique un programme
# $languages: tags such as "de, en, fr".
fault-no-language = il n’y a pas de langue « { $language } » ; langues disponibles : { $languages }
fault-texts = les textes du dossier { $folder } sont inutilisables : { $reason }

## What a value must be: $reason of usage-value-wrong

value-whole = écris un nombre entier de { $least } à { $most }
value-any-whole = écris un nombre entier, positif ou nul
value-number = écris un nombre, par exemple 2.5
value-seat = une place est un nombre de 1 à { $most }

## A command that was not written as it must be. $argument and $others are as in the usage: "--seat <N>", "<FILE>";
## $near is what was perhaps meant, "none" if nothing is similar.

usage-unknown-argument = { $near ->
    [none] il n’y a pas d’argument « { $argument } » ici
   *[other] il n’y a pas d’argument « { $argument } » ici ; voulais-tu dire « { $near } » ?
}
usage-unknown-command = { $near ->
    [none] il n’y a pas de commande « { $command } »
   *[other] il n’y a pas de commande « { $command } » ; voulais-tu dire « { $near } » ?
}
# $values: all values there are, such as "easy, normal, hard".
usage-unknown-value = { $near ->
    [none] « { $value } » ne convient pas à { $argument } ; valeurs possibles : { $values }
   *[other] « { $value } » ne convient pas à { $argument } ; voulais-tu dire « { $near } » ? Valeurs possibles : { $values }
}
usage-value-wrong = « { $value } » ne convient pas à { $argument } : { $reason }
usage-value-missing = il n’y a pas de valeur après { $argument } : ajoutes-en une
usage-value-many = « { $value } » est une valeur de trop pour { $argument } : retire-la
usage-value-count = { $argument } n’a pas le bon nombre de valeurs
# $count: how many are missing.
usage-missing = { $count ->
    [one] il manque un argument : ajoute { $arguments }
   *[other] il manque des arguments : ajoute { $arguments }
}
usage-twice = { $argument } est donné plusieurs fois : une seule fois suffit
usage-conflict = { $argument } est incompatible avec { $others } : n’en garde qu’un
# $command: the command so far, "starfry content"; $commands: those that may follow.
usage-command-missing = { $command } ne dit pas encore quoi faire ; ajoute une de ces commandes : { $commands }
usage-not-text = un argument n’est pas du texte UTF-8
# The last line after all of these. $command: what to type, such as "starfry sim --help".
usage-hint = `{ $command }` affiche le mode d’emploi.
fault-why-what = « { $what } » n’est ni une chose sur la table ni une action d’une place dans la notation de ce jeu

## Enregistrements illisibles

record-empty = le fichier est vide
record-no-text = ce n’est pas du texte UTF-8
record-no-object = ce n’est pas un objet JSON
record-no-json = ce n’est pas du JSON : erreur à la colonne { $column }
record-cut-off = la ligne s’arrête au milieu : le fichier est coupé
record-no-sum = la ligne ne se termine pas par sa somme de contrôle : elle a été modifiée ou coupée
record-other-sum = cette ligne ou une ligne précédente a été modifiée : la somme de contrôle ne correspond pas
record-not-ours = ce n’est pas un fichier starfry de type { $kind }
record-other-kind = c’est un fichier starfry de type { $found }, pas { $kind }
record-newer-format = le format { $format } est plus récent que ce programme, qui lit jusqu’à { $known } : mets-le à jour
record-no-format = le format doit être un nombre à partir de 1
record-seats = { $seats } places : il en faut de 1 à { $most }
record-seed = la graine doit avoir 64 chiffres hexadécimaux
record-seed-hash = l’empreinte de la graine doit avoir 64 chiffres hexadécimaux
record-no-entry = une ligne contient act, chance, word, undo_to ou result : celle-ci n’a rien de tout cela
record-missing-field = une ligne avec { $kind } a aussi { $field } : il manque
record-unknown-field = une ligne avec { $kind } n’a pas de { $field }
record-wrong-value = une valeur de cette ligne avec { $kind } n’est pas du bon type
record-after-the-end = il y a quelque chose après la fin de l’enregistrement
record-no-result = l’enregistrement s’arrête ici sans résultat : il est coupé, ou la partie n’est pas finie
record-other-entropy = au format { $format }, l’entropie des places s’écrit autrement
record-other-count = il y a { $seats } places, mais des données pour { $found }
record-other-name = le nom de la place { $seat } ne correspond pas à l’empreinte de la ligne 1
record-no-signature = la signature est celle d’un autre enregistrement, ou n’en est pas une
record-no-names = l’enregistrement s’arrête ici sans les noms : il est coupé
