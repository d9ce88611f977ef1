# What is said everywhere. Isolated words that stand in tables and headings belong here too.

## Lists in a sentence: "a, b and c".

list-nothing = nothing
# Both parts of a list before its last thing: "a, b".
list-middle = { $first }, { $next }
list-last = { $first } and { $last }
nobody = nobody

## Why not

# A rule, and the id by which it can be looked up.
refused = { $sentence } [{ $rule }]

## Options of a game

option-on = yes
option-off = no
option-number = a number from { $least } to { $most }
option-column-option = Option (as one types it)
option-column-values = Values
option-column-about = What it does

## Where components come from that no rulebook prints

origin-column-components = Components
origin-column-origin = Where from
origin-reconstructed = reconstructed
origin-copies-rulebook-value-reconstructed = number of copies from the rulebook, value reconstructed
origin-face-rulebook-copies-reconstructed = face from the rulebook, number of copies reconstructed
origin-rulebook-number-8-burgers-reconstructed = resistance 8 from the rulebook, slots reconstructed
origin-16-points-found-rest-reconstructed = worth 16 points by a published source, the rest reconstructed
origin-4-points-found-rest-reconstructed = worth 4 points by a published source, the rest reconstructed
origin-a-klingon-carrier-with-disruptors-found-rest-reconstructed = a Klingon carrier with disruptors by a published source, the rest reconstructed
origin-class-with-disruptors-found-rest-reconstructed = class with disruptors by a published source, the rest reconstructed
origin-class-with-plasma-found-rest-reconstructed = class with plasma by a published source, the rest reconstructed
origin-class-found-rest-reconstructed = class by a published source, the rest reconstructed
origin-class-rulebook-rest-reconstructed = class from the rulebook, the rest reconstructed
origin-name-rulebook-class-found-rest-reconstructed = name from the rulebook, class by a published source, the rest reconstructed
origin-weapons-rulebook-name-found-hits-and-points-reconstructed = weapons from the rulebook, name by a published source, hits and points reconstructed

## Pages

# The name of this language in itself.
language-name = English
page-rulebook = rulebook
page-skip = Skip to the rules
page-games = Games
page-languages = Languages
page-contents = Contents

## Who plays: people, and bots by their names

player-person = person
player-program = program
bot-random = at random
    .about = Takes any legal action.
bot-greedy = rule of thumb
    .about = Takes what looks best at once, without thinking ahead.
bot-easy = easy
    .about = Plays decently and overlooks things: right for a first game.
bot-normal = normal
    .about = Thinks a little ahead.
bot-hard = hard
    .about = Thinks ahead through hundreds of possible games.
bot-expert = expert
    .about = Thinks as long as is bearable; the strongest there is.

# The hand of a player, in a drawing.
drawings-hand-of = Hand of { $who }
