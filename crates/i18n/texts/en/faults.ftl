# Errors: what is wrong, where, and what to do. They start with a small letter and have no full stop at the end, because
# they follow a colon ("error: …", "FILE: …"). Words after -- and in CAPITALS are the same in every language.

# Printed as it is.
verbatim = { $text }

# How every error of a command starts.
fault-error = error: { $fault }

## Who the game is waiting for

waiting-seats = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
waiting-chance = chance
waiting-table = a decision of the whole table
waiting-nobody = nobody, because it is over

## Where in a file

fault-file = { $file }: { $fault }
fault-line = line { $line }: { $fault }
fault-line-step = line { $line }, step { $step }: { $fault }
# $step: a step in notation, such as "seat 2: saucer 4".
fault-step = { $step }: { $fault }
fault-unreadable = cannot read “{ $text }”; expected { $expected }

## Games, tables, components

fault-no-offers = this game has no offers between players
fault-no-game = there is no game “{ $game }”; available: { $games }
fault-no-seat = there is no seat { $seat }; the game has { $seats } seats
fault-no-step = there is no step { $step }; the game has { $steps } steps
fault-no-scenario = there is no scenario { $scenario }
fault-no-drawing = the table cannot be drawn
fault-no-rulebook = there is no rulebook for { $game } in this language
fault-no-table = the rulebook asks for an unknown table: { $what }
fault-content = invalid components: { $faults }
fault-options = invalid options: { $reason }
fault-rules-newer = played under rules version { $rules }; this program only knows versions up to { $known }. Update the program
fault-rules-unknown = played under rules version { $rules }, which this program does not know
# $given is "given" or "embedded".
fault-other-content = { $given ->
    [given] played with components other than the ones in --content; give the right folder with --content DIR
   *[embedded] played with components other than the built-in ones; give their folder with --content DIR
}

## Records

fault-undo = cannot undo to step { $step }
fault-seed = the seed cannot be read
fault-seed-other = the seed does not match the hash published on line 1
fault-void-seed = the seed of attempt { $attempt } does not match its published hash
fault-void-none = attempt { $attempt } is marked as void, although every seat revealed its entropy
fault-part-missing = seat { $seat } did not reveal its entropy, so the cards should not have been dealt
fault-part-again = attempt { $attempt }: seat { $seat } is wrongly marked. A seat that has withheld its entropy, and only such a seat, adds none in later attempts
fault-part-other = attempt { $attempt }: seat { $seat }’s entropy is not what it committed to
fault-roll-number = this should be roll { $right } of the table, not { $found }
fault-roll-none = there is nothing to roll or deal here
fault-roll-total = the total should be { $right }, not { $found }
fault-roll-choice = the dealer’s choice should be { $right }, not { $found }
fault-roll-choice-high = the choice must be less than the total
fault-roll-outcome = choice { $choice } means { $right }
fault-not-over = the game is not over; it is waiting for { $waiting }
fault-early-over = the game is over, so it cannot have ended early
# $right and $found: points and winners by seat, "[12, 9] / 1".
fault-result = the result should be { $right }, not { $found }

## Bots, simulations, arenas, advice

fault-no-bot = there is no bot “{ $bot }”; available: { $bots }
fault-bots-seats = { $bots } bots for { $seats } seats; name one bot for all seats or one per seat
fault-table-due = the game is waiting for a decision of the whole table, which bots cannot make
fault-arena-one-bot = an arena needs at least two bots, such as --bots greedy,random
fault-arena-bots = { $bots } bots are too many; name at most { $most }
fault-no-journal = this file was not written by an arena; name another, or one that does not exist yet
fault-journal-line = line { $line } is not a finished block: { $reason }
# $what: the name of an argument.
fault-journal-other = the file has { $what } { $found }, but this arena has { $asked }; use the same arguments or another file
fault-journal-twice = line { $line }: this block occurs twice in the file
fault-journal-foreign = line { $line }: this block does not belong to this arena
fault-iterations = the number of iterations must be from 1 to { $most }
# $when is "next", "last" or "never"; $at is a step.
fault-nothing-to-decide = seat { $seat } has nothing to decide after step { $step } (the game is waiting for { $waiting }); { $when ->
    [next] its next decision is at --step { $at }
    [last] its last decision is at --step { $at }
   *[never] it never has anything to decide in this game
}

## Files and folders. $reason is what the system or a parser says, mostly in English.

fault-cannot-read = cannot read { $file }: { $reason }
fault-cannot-write = cannot write { $file }: { $reason }
fault-is-there = { $file } already exists; choose another name
fault-cannot-open = cannot open { $file }: { $reason }
fault-cannot-create = cannot create the folder { $file }: { $reason }
fault-not-text = { $file }: not UTF-8 text
# $size and $most are bytes.
fault-too-large = { $file } is too large: { $size } bytes, at most { $most } are allowed
fault-no-random = the system provides no random numbers: { $reason }
fault-busy = another arena is writing to { $file }; wait until it has finished, or name another file
# $faults: one per line, such as "my-cards/cards.toml:12: the price must be from 1 to 9", in English for the author.
fault-content-files =
    invalid components:
    { $faults }
# $files: the names of files that are looked for, such as "one.toml, another.toml".
fault-no-content-files = { $folder } contains none of these files: { $files }
fault-no-scenarios = no scenarios found; they are files that end in .toml

## Arguments of a command

fault-option-form = option “{ $option }”: write NAME=VALUE
fault-option-twice = option “{ $option }” is given twice
fault-seconds = --seconds must be greater than 0, not { $seconds }
fault-deadline = --deadline must be from { $least } to { $most } seconds, not { $seconds }
fault-no-program = the command is empty; name a program
# $languages: tags such as "de, en, fr".
fault-no-language = there is no language “{ $language }”; available: { $languages }
fault-texts = cannot use the texts in { $folder }: { $reason }

## What a value must be: the $reason of usage-value-wrong

value-whole = must be a whole number from { $least } to { $most }
value-any-whole = must be a whole number, 0 or greater
value-number = must be a number, such as 2.5
value-seat = must be a seat from 1 to { $most }

## A mistyped command. $argument and $others are as in the usage: "--seat <N>", "<FILE>"; $near is what may have been
## meant, "none" if nothing is similar.

usage-unknown-argument = { $near ->
    [none] unknown argument “{ $argument }”
   *[other] unknown argument “{ $argument }”; did you mean “{ $near }”?
}
usage-unknown-command = { $near ->
    [none] unknown command “{ $command }”
   *[other] unknown command “{ $command }”; did you mean “{ $near }”?
}
# $values: all possible values, such as "easy, normal, hard".
usage-unknown-value = { $near ->
    [none] invalid value “{ $value }” for { $argument }; available: { $values }
   *[other] invalid value “{ $value }” for { $argument }; did you mean “{ $near }”? Available: { $values }
}
usage-value-wrong = invalid value “{ $value }” for { $argument }: { $reason }
usage-value-missing = { $argument } needs a value
usage-value-many = unexpected value “{ $value }” for { $argument }
usage-value-count = wrong number of values for { $argument }
# $count: how many are missing.
usage-missing = { $count ->
    [one] missing argument: { $arguments }
   *[other] missing arguments: { $arguments }
}
usage-twice = { $argument } may be given only once
usage-conflict = { $argument } cannot be combined with { $others }
# $command: the command so far, "starfry content"; $commands: those that can follow.
usage-command-missing = { $command } needs a command; available: { $commands }
usage-not-text = an argument is not UTF-8 text
# The last line after each of these. $command: what to type, such as "starfry sim --help".
usage-hint = See `{ $command }`.
# $what: what was typed instead of a thing or an action.
fault-why-what = “{ $what }” is neither a thing on the table nor a move of this seat in the game’s notation

## Records that cannot be read. $kind and $field are words of the file and are not translated.

record-empty = the file is empty
record-no-text = not UTF-8 text
record-no-object = not a JSON object
record-no-json = not JSON: error at column { $column }
record-cut-off = the line is incomplete; the file was cut off
record-no-sum = the line does not end with its checksum; it was changed or cut off
record-other-sum = the checksum does not match; this line or an earlier one was changed
record-not-ours = this is not a Starfry { $kind }
record-other-kind = this is a Starfry { $found }, not a { $kind }
record-newer-format = this program reads formats up to { $known }, but this is format { $format }; update the program
record-no-format = the format must be a number, 1 or greater
record-seats = { $seats } seats are impossible; there are 1 to { $most }
record-seed = the seed must be 64 hexadecimal digits
record-seed-hash = the seed hash must be 64 hexadecimal digits
record-no-entry = a line must have one of act, chance, word, undo_to and result; this one has none
record-missing-field = a line with { $kind } must also have { $field }
record-unknown-field = a line with { $kind } cannot have { $field }
record-wrong-value = a value in this line with { $kind } has the wrong type
record-after-the-end = there is more text after the end of the record
record-no-result = the record ends without a result; it was cut off, or the game is not over
record-other-entropy = in format { $format }, entropy is written differently
record-other-count = the record has { $seats } seats, but lists something for { $found }
record-other-name = seat { $seat }’s name does not match the hash on line 1
record-no-signature = the signature is invalid or belongs to another record
record-no-names = the record ends without the players’ names; it was cut off
