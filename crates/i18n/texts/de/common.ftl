# What is said everywhere. Isolated words that stand in tables and headings belong here too.

## Lists in a sentence: "a, b und c".

list-nothing = nichts
# Both parts of a list before its last thing: "a, b".
list-middle = { $first }, { $next }
list-last = { $first } und { $last }
nobody = niemand

## Why not

# A rule, and the id by which it can be looked up.
refused = { $sentence } [{ $rule }]

## Options of a game

option-on = ja
option-off = nein
option-number = eine Zahl von { $least } bis { $most }
option-column-option = Option (zum Eintippen)
option-column-values = Werte
option-column-about = Was sie bewirkt

## Where components come from that no rulebook prints

origin-column-components = Spielmaterial
origin-column-origin = Herkunft
origin-reconstructed = rekonstruiert
origin-copies-rulebook-value-reconstructed = Anzahl aus der gedruckten Regel, Wert rekonstruiert
origin-face-rulebook-copies-reconstructed = Karte aus der gedruckten Regel, Anzahl rekonstruiert
origin-rulebook-number-8-burgers-reconstructed = Widerstand 8 aus der gedruckten Regel, Restaurantplätze rekonstruiert
origin-16-points-found-rest-reconstructed = 16 Punkte aus einer veröffentlichten Quelle, der Rest rekonstruiert
origin-4-points-found-rest-reconstructed = 4 Punkte aus einer veröffentlichten Quelle, der Rest rekonstruiert
origin-a-klingon-carrier-with-disruptors-found-rest-reconstructed = klingonischer Träger mit Disruptoren aus einer veröffentlichten Quelle, der Rest rekonstruiert
origin-class-with-disruptors-found-rest-reconstructed = Klasse mit Disruptoren aus einer veröffentlichten Quelle, der Rest rekonstruiert
origin-class-with-plasma-found-rest-reconstructed = Klasse mit Plasma aus einer veröffentlichten Quelle, der Rest rekonstruiert
origin-class-found-rest-reconstructed = Klasse aus einer veröffentlichten Quelle, der Rest rekonstruiert
origin-class-rulebook-rest-reconstructed = Klasse aus der gedruckten Regel, der Rest rekonstruiert
origin-name-rulebook-class-found-rest-reconstructed = Name aus der gedruckten Regel, Klasse aus einer veröffentlichten Quelle, der Rest rekonstruiert
origin-weapons-rulebook-name-found-hits-and-points-reconstructed = Waffen aus der gedruckten Regel, Name aus einer veröffentlichten Quelle, Rumpf und Punkte rekonstruiert

## Pages

# The name of this language in itself.
language-name = Deutsch
page-rulebook = Spielregel
page-skip = Direkt zu den Regeln
page-games = Spiele
page-languages = Sprachen
page-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-none = nichts gefunden
rules-mark-advanced = Profispiel
rules-mark-option = Option

## Who plays: people, and bots by their names

player-person = Mensch
player-program = Programm
bot-random = Zufall
    .about = Tut irgendetwas, was erlaubt ist.
bot-greedy = Faustregel
    .about = Tut, was gerade am besten aussieht, ohne vorauszudenken.
bot-easy = leicht
    .about = Spielt ordentlich und übersieht manches: richtig für die erste Partie.
bot-normal = normal
    .about = Denkt ein wenig voraus.
bot-hard = schwer
    .about = Denkt voraus und spielt dabei Hunderte möglicher Partien durch.
bot-expert = Profi
    .about = Denkt so lange nach, wie es gerade noch erträglich ist. Stärker spielt hier kein Bot.

# The hand of a player, in a drawing.
drawings-hand-of = Hand von { $who }

number-separator = { "\u202F" }
percent-sign = { "\u00A0" }%
