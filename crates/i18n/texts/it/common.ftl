# What is said everywhere. Isolated words that stand in tables and headings belong here too.

## Lists in a sentence: "a, b and c".

list-nothing = niente
# Both parts of a list before its last thing: "a, b".
list-middle = { $first }, { $next }
list-last = { $first } e { $last }
nobody = nessuno

## Why not

# A rule, and the id by which it can be looked up.
refused = { $sentence } [{ $rule }]

## Options of a game

option-on = sì
option-off = no
option-number = un numero da { $least } a { $most }
option-column-option = Opzione (come si scrive)
option-column-values = Valori
option-column-about = Che cosa fa

## Where components come from that no rulebook prints

origin-column-components = Componenti
origin-column-origin = Provenienza
origin-reconstructed = ricostruito
origin-copies-rulebook-value-reconstructed = numero di copie dal regolamento, valore ricostruito
origin-face-rulebook-copies-reconstructed = carta dal regolamento, numero di copie ricostruito
origin-rulebook-number-8-burgers-reconstructed = resistenza 8 dal regolamento, posti ricostruiti
origin-16-points-found-rest-reconstructed = 16 punti da una fonte pubblicata, il resto ricostruito
origin-4-points-found-rest-reconstructed = 4 punti da una fonte pubblicata, il resto ricostruito
origin-a-klingon-carrier-with-disruptors-found-rest-reconstructed = portaerei Klingon con Disgregatori da una fonte pubblicata, il resto ricostruito
origin-class-with-disruptors-found-rest-reconstructed = classe con Disgregatori da una fonte pubblicata, il resto ricostruito
origin-class-with-plasma-found-rest-reconstructed = classe con plasma da una fonte pubblicata, il resto ricostruito
origin-class-found-rest-reconstructed = classe da una fonte pubblicata, il resto ricostruito
origin-class-rulebook-rest-reconstructed = classe dal regolamento, il resto ricostruito
origin-name-rulebook-class-found-rest-reconstructed = nome dal regolamento, classe da una fonte pubblicata, il resto ricostruito
origin-weapons-rulebook-name-found-hits-and-points-reconstructed = armi dal regolamento, nome da una fonte pubblicata, punti danno e valore ricostruiti

## Pages

# The name of this language in itself.
language-name = Italiano
page-rulebook = regolamento
page-skip = Vai alle regole
page-games = Giochi
page-languages = Lingue
page-contents = Indice
rules-search = Cerca nel regolamento
rules-search-none = nessun risultato
rules-mark-advanced = avanzato
rules-mark-option = opzione

## Who plays: people, and bots by their names

player-person = persona
player-program = programma
bot-random = a caso
    .about = Sceglie una mossa permessa qualsiasi.
bot-greedy = a occhio
    .about = Prende quello che sul momento sembra meglio, senza guardare avanti.
bot-easy = facile
    .about = Gioca discretamente, ma qualcosa gli sfugge: giusto per una prima partita.
bot-normal = normale
    .about = Guarda un po’ avanti.
bot-hard = difficile
    .about = Guarda avanti e prova centinaia di partite possibili.
bot-expert = esperto
    .about = Pensa fino al limite della pazienza altrui; più forte non ce n’è.

# The hand of a player, in a drawing.
drawings-hand-of = Mano di { $who }

number-separator = .
percent-sign = %
