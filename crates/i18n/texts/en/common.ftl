# Texts that are used everywhere, and single words for tables and headings.

## Lists in a sentence: "a, b and c".

list-nothing = nothing
# All but the last two things in a list: "a, b".
list-middle = { $first }, { $next }
list-last = { $first } and { $last }
nobody = nobody

## Why not

# A rule's sentence, and the id by which the rule can be looked up.
refused = { $sentence } [{ $rule }]

## Options of a game

option-on = yes
option-off = no
option-number = a number from { $least } to { $most }
option-column-option = Option (as typed)
option-column-values = Values
option-column-about = What it does

## Sources of components that no rulebook lists in full

# Table headings.
origin-column-components = Components
origin-column-origin = Source
origin-reconstructed = reconstructed
origin-copies-rulebook-value-reconstructed = number of copies from the rulebook, value reconstructed
origin-face-rulebook-copies-reconstructed = face from the rulebook, number of copies reconstructed
origin-rulebook-number-8-burgers-reconstructed = resistance 8 from the rulebook, slots reconstructed
origin-16-points-found-rest-reconstructed = worth 16 points according to a published source, the rest reconstructed
origin-4-points-found-rest-reconstructed = worth 4 points according to a published source, the rest reconstructed
origin-a-klingon-carrier-with-disruptors-found-rest-reconstructed = a Klingon carrier with disruptors according to a published source, the rest reconstructed
origin-class-with-disruptors-found-rest-reconstructed = class with disruptors according to a published source, the rest reconstructed
origin-class-with-plasma-found-rest-reconstructed = class with plasma according to a published source, the rest reconstructed
origin-class-found-rest-reconstructed = class according to a published source, the rest reconstructed
origin-class-rulebook-rest-reconstructed = class from the rulebook, the rest reconstructed
origin-name-rulebook-class-found-rest-reconstructed = name from the rulebook, class according to a published source, the rest reconstructed
origin-weapons-rulebook-name-found-hits-and-points-reconstructed = weapons from the rulebook, name according to a published source, hits and points reconstructed

## Pages

# The name of this language, in this language.
language-name = English
page-rulebook = rulebook
page-skip = Skip to the rules
page-games = Games
page-languages = Languages
page-contents = Contents
rules-search = Search the rules
rules-search-none = nothing found
# Next to the heading of a rule that does not apply in every game.
rules-mark-advanced = advanced
rules-mark-option = option

## Who plays: people, and bots by their names

player-person = person
player-program = program
bot-random = random
    .about = Plays any legal move.
bot-greedy = rule of thumb
    .about = Plays whatever looks best right now, without thinking ahead.
bot-easy = easy
    .about = Plays decently but overlooks things; right for a first game.
bot-normal = normal
    .about = Thinks a little ahead.
bot-hard = hard
    .about = Thinks ahead through hundreds of possible games.
bot-expert = expert
    .about = Thinks as long as you can bear to wait; the strongest level.

# The hand of a player, in a drawing.
drawings-hand-of = { $who }’s hand

## Numbers

# Separates groups of three digits: 10,000.
number-separator = ,
# Follows the number of a percentage, with the space in front of it if the language has one.
percent-sign = %
