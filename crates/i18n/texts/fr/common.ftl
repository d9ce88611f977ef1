# What is said everywhere. Isolated words that stand in tables and headings belong here too.

## Lists in a sentence: "a, b and c".

list-nothing = rien
# Both parts of a list before its last thing: "a, b".
list-middle = { $first }, { $next }
list-last = { $first } et { $last }
nobody = personne

## Why not

# A rule, and the id by which it can be looked up.
refused = { $sentence } [{ $rule }]

## Options of a game

option-on = oui
option-off = non
option-number = un nombre de { $least } à { $most }
option-column-option = Option (à saisir telle quelle)
option-column-values = Valeurs
option-column-about = Effet

## Where components come from that no rulebook prints

origin-column-components = Matériel
origin-column-origin = Origine
origin-reconstructed = reconstitué
origin-copies-rulebook-value-reconstructed = nombre d’exemplaires donné par la règle, valeur reconstituée
origin-face-rulebook-copies-reconstructed = carte décrite par la règle, nombre d’exemplaires reconstitué
origin-rulebook-number-8-burgers-reconstructed = résistance 8 donnée par la règle, emplacements reconstitués
origin-16-points-found-rest-reconstructed = 16 points d’après une source publiée, le reste reconstitué
origin-4-points-found-rest-reconstructed = 4 points d’après une source publiée, le reste reconstitué
origin-a-klingon-carrier-with-disruptors-found-rest-reconstructed = un porte-chasseurs klingon à Disrupteurs d’après une source publiée, le reste reconstitué
origin-class-with-disruptors-found-rest-reconstructed = classe à Disrupteurs d’après une source publiée, le reste reconstitué
origin-class-with-plasma-found-rest-reconstructed = classe à Plasmas d’après une source publiée, le reste reconstitué
origin-class-found-rest-reconstructed = classe d’après une source publiée, le reste reconstitué
origin-class-rulebook-rest-reconstructed = classe donnée par la règle, le reste reconstitué
origin-name-rulebook-class-found-rest-reconstructed = nom donné par la règle, classe d’après une source publiée, le reste reconstitué
origin-weapons-rulebook-name-found-hits-and-points-reconstructed = armes données par la règle, nom d’après une source publiée, coque et points reconstitués

## Pages

# The name of this language in itself.
language-name = Français
page-rulebook = règle du jeu
page-skip = Aller aux règles
page-games = Jeux
page-languages = Langues
page-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-none = aucun résultat
rules-mark-advanced = jeu avancé
rules-mark-option = en option

## Who plays: people, and bots by their names

player-person = être humain
player-program = programme
bot-random = au hasard
    .about = Joue n’importe quel coup permis.
bot-greedy = à vue de nez
    .about = Joue ce qui rapporte le plus sur-le-champ, sans voir plus loin.
bot-easy = facile
    .about = Joue correctement, mais laisse passer des occasions : idéal pour une première partie.
bot-normal = normal
    .about = Réfléchit un peu à la suite.
bot-hard = difficile
    .about = Réfléchit à la suite en imaginant des centaines de parties.
bot-expert = expert
    .about = Réfléchit aussi longtemps que la patience le permet ; le plus fort de tous.

# The hand of a player, in a drawing.
drawings-hand-of = Main ({ $who })

number-separator = { "\u202F" }
percent-sign = { "\u202F" }%
