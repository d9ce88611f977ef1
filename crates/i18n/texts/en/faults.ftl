# What goes wrong, and what to do about it. Sentences begin with a small letter and have no full stop where something
# stands before them ("error: …", "FILE: …"). Words after -- and in CAPITALS are typed like that in every language.

# Passed on as it is.
verbatim = { $text }

# How every error of a command begins.
fault-error = error: { $fault }

## Who owes the next step

waiting-seats = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
waiting-chance = chance
waiting-table = a word of the table
waiting-nobody = nobody, it is over

## Where in a file

fault-file = { $file }: { $fault }
fault-line = line { $line }: { $fault }
fault-line-step = line { $line }, step { $step }: { $fault }
# $step: a step in notation, such as "seat 2: saucer 4".
fault-step = { $step }: { $fault }
fault-unreadable = cannot read “{ $text }”: expected { $expected }

## Games, tables, components

fault-no-offers = nobody makes offers in this game
fault-no-game = there is no game “{ $game }”; there is: { $games }
fault-no-seat = there is no seat { $seat }: the game has { $seats } seats
fault-no-step = there is no step { $step }: the game has { $steps } steps
fault-no-scenario = there is no scenario { $scenario }
fault-no-drawing = the table cannot be drawn
fault-no-rulebook = there is no rulebook of { $game } in this language
fault-no-table = the rulebook has no table of { $what }
fault-content = the components cannot be used: { $faults }
fault-options = the options cannot be used: { $reason }
fault-rules-newer = played by rules { $rules }, this program knows up to { $known }: update it
fault-rules-unknown = played by rules { $rules }, which this program does not know
# $given is "given" or "embedded".
fault-other-content = { $given ->
    [given] played with other components than the given ones: name their folder with --content DIR
   *[embedded] played with other components than the embedded ones: name their folder with --content DIR
}

## Records

fault-undo = there is nothing to take back to step { $step }
fault-seed = the seed cannot be read
fault-seed-other = the seed is not the one whose hash was published on line 1
fault-void-seed = the seed of attempt { $attempt } is not the one whose hash was published
fault-void-none = attempt { $attempt } is called void, but every seat revealed its entropy
fault-part-missing = seat { $seat } did not reveal its entropy, so the cards should not have been dealt
fault-part-again = attempt { $attempt }: a seat that once withheld its entropy adds none later, and only such a seat is called so; this does not hold for seat { $seat }
fault-part-other = attempt { $attempt }: the entropy of seat { $seat } is not what it committed to
fault-roll-number = this is roll { $right } of the table, not { $found }
fault-roll-none = nothing is left to chance here
fault-roll-total = the total is { $right }, not { $found }
fault-roll-choice = the dealer’s choice is { $right }, not { $found }
fault-roll-choice-high = the choice is not below the total
fault-roll-outcome = choice { $choice } is { $right }
fault-not-over = the game is not over: it waits for { $waiting }
fault-early-over = the game is over: it cannot have ended early
# $right and $found: points and winners by seat, "[12, 9] / 1".
fault-result = the result is { $right }, not { $found }

## Bots, simulations, arenas, advice

fault-no-bot = there is no bot “{ $bot }”; there is: { $bots }
fault-bots-seats = { $bots } bots for { $seats } seats: name one for all, or one for each
fault-table-due = the game waits for a word of the table, which bots cannot say
fault-arena-one-bot = an arena needs at least two bots: name them, such as --bots greedy,random
fault-arena-bots = { $bots } bots are too many: name at most { $most }
fault-no-journal = the file to resume is none that an arena began: name another, or one that is not there yet
fault-journal-line = line { $line }: no finished block: { $reason }
# $what: the name of an argument.
fault-journal-other = the file to resume has { $what } { $found }, this arena { $asked }: give the same arguments, or another file
fault-journal-twice = the file to resume, line { $line }: this block is there twice
fault-journal-foreign = the file to resume, line { $line }: no block of this arena
fault-iterations = a search has from 1 to { $most } iterations
# $when is "next", "last" or "never", $at a step.
fault-nothing-to-decide = seat { $seat } has nothing to decide after step { $step }: the game waits for { $waiting }; { $when ->
    [next] it decides next with --step { $at }
    [last] it decides for the last time with --step { $at }
   *[never] it never decides in this game
}

## Files and folders. $reason is what the system or a parser says, mostly in English.

fault-cannot-read = cannot read { $file }: { $reason }
fault-cannot-write = cannot write { $file }: { $reason }
fault-is-there = { $file } is there already: choose another name
fault-cannot-open = cannot open { $file }: { $reason }
fault-cannot-create = cannot create the folder { $file }: { $reason }
fault-not-text = { $file }: not UTF-8 text
# $size and $most are bytes.
fault-too-large = { $file }: { $size } bytes are more than the { $most } that are read
fault-no-random = the system gives no random numbers: { $reason }
fault-busy = { $file }: another arena is writing to this file: wait until it is done, or name another file
# $faults: one line each, such as "my-cards/cards.toml:12: the price must be from 1 to 9", for authors and in English.
fault-content-files =
    the components cannot be used:
    { $faults }
# $files: the names of files that would do, such as "one.toml, another.toml".
fault-no-content-files = { $folder } has none of: { $files }
fault-no-scenarios = there is no scenario: no file here ends in .toml

## What is given to a command

fault-option-form = option “{ $option }”: write NAME=VALUE
fault-option-twice = option “{ $option }” is given twice
fault-seconds = --seconds must be a time above 0, not { $seconds }
fault-deadline = --deadline must be from { $least } to { $most } seconds, not { $seconds }
fault-no-program = the command is empty: name a program
# $languages: tags such as "de, en, fr".
fault-no-language = there is no language “{ $language }”; there is: { $languages }
fault-texts = the texts in { $folder } cannot be used: { $reason }

## What a value must be: $reason of usage-value-wrong

value-whole = write a whole number from { $least } to { $most }
value-any-whole = write a whole number that is not negative
value-number = write a number, such as 2.5
value-seat = a seat is a number from 1 to { $most }

## A command that was not written as it must be. $argument and $others are as in the usage: "--seat <N>", "<FILE>";
## $near is what was perhaps meant, "none" if nothing is similar.

usage-unknown-argument = { $near ->
    [none] there is no argument “{ $argument }” here
   *[other] there is no argument “{ $argument }” here; did you mean “{ $near }”?
}
usage-unknown-command = { $near ->
    [none] there is no command “{ $command }”
   *[other] there is no command “{ $command }”; did you mean “{ $near }”?
}
# $values: all values there are, such as "easy, normal, hard".
usage-unknown-value = { $near ->
    [none] “{ $value }” does not fit { $argument }; there is: { $values }
   *[other] “{ $value }” does not fit { $argument }; did you mean “{ $near }”? There is: { $values }
}
usage-value-wrong = “{ $value }” does not fit { $argument }: { $reason }
usage-value-missing = there is no value after { $argument }: add one
usage-value-many = “{ $value }” is one value too many for { $argument }: leave it out
usage-value-count = { $argument } has the wrong number of values
# $count: how many are missing.
usage-missing = { $count ->
    [one] something is missing: add { $arguments }
   *[other] some things are missing: add { $arguments }
}
usage-twice = { $argument } is given more than once: once is enough
usage-conflict = { $argument } does not go together with { $others }: leave one of them out
# $command: the command so far, "starfry content"; $commands: those that may follow.
usage-command-missing = { $command } needs to know what to do: add one of { $commands }
usage-not-text = an argument is not UTF-8 text
# The last line after all of these. $command: what to type, such as "starfry sim --help".
usage-hint = `{ $command }` shows how it is used.
# $what: what somebody typed instead of a thing or an action.
fault-why-what = “{ $what }” is neither a thing on the table nor an action of a seat in the notation of this game

## Records that cannot be read. $kind and $field are words of the file and stay as they are.

record-empty = the file is empty
record-no-text = not UTF-8 text
record-no-object = not a JSON object
record-no-json = not JSON: wrong at column { $column }
record-cut-off = the line ends in the middle: the file was cut off
record-no-sum = the line does not end with its sum: it was changed or cut
record-other-sum = the line or one before it was changed: the sum does not match
record-not-ours = this is not a starfry { $kind }
record-other-kind = this is a starfry { $found }, not a { $kind }
record-newer-format = format { $format } is newer than this program, which reads up to { $known }: update it
record-no-format = the format must be a number from 1 on
record-seats = { $seats } seats: there are 1 to { $most }
record-seed = the seed must be 64 hexadecimal digits
record-seed-hash = the seed hash must be 64 hexadecimal digits
record-no-entry = a line has act, chance, word, undo_to or result: this has none of them
record-missing-field = a line with { $kind } also has { $field }: it is missing
record-unknown-field = a line with { $kind } has no { $field }
record-wrong-value = a value of this line with { $kind } is of a wrong kind
record-after-the-end = there is something after the end of the record
record-no-result = the record ends here without a result: it was cut off, or the game is not over
record-other-entropy = format { $format } has another form of entropy
record-other-count = there are { $seats } seats, and something else for { $found }
record-other-name = the name of seat { $seat } is not the one whose hash is on line 1
record-no-signature = the signature is of another record, or none at all
record-no-names = the record ends here without the names of the players: it was cut off
