# The command line: what the commands print around their results.

## starfry games

# $name is the short name one types, $title what people call the game.
games-heading = { $name }  { $title }, { $least } to { $most } players
# `drafts = true` is a setting of the server and is typed like that in every language.
games-draft = A draft: it is not finished, and servers offer it only if drafts = true.
games-bots = Bots: { $bots }
games-options = Options, as they are if nothing else is said:
games-reconstructed = Components that no rulebook prints (replace them with --content DIR):
games-versions = Rules version { $rules }, components { $components }

## starfry rules

# $rules: how many rules it has.
rules-book = { $game }  { $title } ({ $rules } rules)
rules-written = The rulebooks are written; open { $file } in a browser.
rules-unknown = there is no rule { $id } of { $game }; nearest: { $near }
rules-found = { $count ->
    [0] No rule has all these words: { $words }
    [one] One rule with { $words }:
   *[other] { $count } rules with { $words }:
}
# Numbers of our rulings: "F3, F11".
rules-rulings = { $count ->
    [one] ruling { $rulings }
   *[other] rulings { $rulings }
}

## Help: what stands around the texts of help.ftl

manual-usage = Usage
manual-commands = Commands
manual-arguments = Arguments
manual-options = Options
# Placeholders in "Usage: starfry [OPTIONS] [COMMAND]".
manual-any-options = OPTIONS
manual-any-command = COMMAND
# The help of -h, of `starfry help`, and of -V.
manual-help = Print help
manual-help-command = Print this help, or that of a command
manual-version = Print the version
# After the help of an argument: what it is if it is not given, and what it can be.
manual-default = [default: { $value }]
manual-values = [one of: { $values }]

## Figures of several commands. Numbers that come as words are formatted already.

# $wall and $cpu are seconds such as "0.42", $cpu is "none" where the system does not tell it.
cost = { $cpu ->
    [none] { $wall } s, { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }
   *[other] { $wall } s, { $cpu } s of processor time, { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }
}
# Beside a progress bar: games so far, games in all, and the time that is left or has passed.
bar-games = { $done }/{ $all } games, { $left } left
bar-time = { $done } games, { $time }
bar-copy = { $done } %, { $left } left
# Before every line of a list of checks.
check-ok = ok
check-failed = FAILED

## starfry sim

# $games is $count with its digits in groups; $bots are names as one types them.
sim-heading = { $count ->
    [one] { $game }: one game of { $bots }, seed { $seed }
   *[other] { $game }: { $games } games of { $bots }, seed { $seed }
}
# What stands before the figures, below each other.
sim-time = time
sim-speed = speed
sim-moves = moves a game
sim-speed-figures = { $games } games, { $moves } moves per second of processor time
sim-moves-figures = { $mean } on average, { $least } to { $most }
sim-moves-parts = 10 % up to { $p10 }, half up to { $median }, 90 % up to { $p90 }
# Heads of two small tables: the first by place in turn order, the second by seat.
sim-order = in turn order
sim-seats = by seat
sim-wins = wins
sim-points = points
sim-place = player { $place }

## starfry arena

# $games is $count with its digits in groups.
arena-heading = { $count ->
    [one] { $game }: one game with { $players } players, seed { $seed }
   *[other] { $game }: { $games } games with { $players } players, seed { $seed }
}
arena-rounded = rounded up from { $asked }: every deal is played in every rotation of the seats
arena-more = more than the { $asked } asked for: the file has them
# Above the last three columns.
arena-time = time for a turn
arena-column-bot = bot
arena-column-rating = rating
arena-column-games = games
arena-column-wins = wins
arena-column-interval = 95 % interval
arena-column-points = points
arena-column-median = median
arena-column-most = 95 %
arena-column-worst = worst
arena-interval = { $low } to { $high }
arena-sentence = { $bot } wins { $share } ({ $low } to { $high }) of its games; an even share would be { $even }.
# $games is $count with its digits in groups, $what happened is told in English.
arena-faults = { $count ->
    [one] { $bot } was at fault in one game: { $what }
   *[other] { $bot } was at fault in { $games } games, first: { $what }
}
# The chart of --svg.
arena-chart-title = { $count ->
    [one] { $game }: one game with { $players } players
   *[other] { $game }: { $games } games with { $players } players
}
arena-chart-about = Share of wins with its 95 % interval, the strongest bot first
arena-chart-axis = wins per game and seat
arena-chart-even = even share { $even }
# For those who do not see the chart: a sentence for each bot, and one at the end.
arena-chart-bot = { $bot } wins { $share } of its games ({ $low } to { $high }).
arena-chart-end = An even share would be { $even }.

## starfry advise

advise-heading = { $game } after step { $step }: seat { $seat }, { $who }, decides
# $iterations is $count with its digits in groups.
advise-search = { $count ->
    [one] one iteration, seed { $seed }
   *[other] { $iterations } iterations, seed { $seed }
}
advise-forced = there is only one thing to do
advise-column-action = action
advise-column-share = share
advise-column-visits = looked at
advise-column-meaning = meaning
advise-unseen = not looked at
advise-played = played
# $played is an action in notation, "none" if what was played is in the table.
advise-more = { $played ->
    [none] and { $count } more, `--json` has them all
   *[other] and { $count } more, `--json` has them all; played was { $played }
}
# A list of players and cards follows.
advise-hands = What the others can hold, in { $deals } deals that agree with what seat { $seat } knows: the chance of at least one, and how many on average
# Of a hand.
advise-certain = the same in every deal

## starfry verify

# $undone: how often steps were taken back.
verify-right = { $undone ->
    [0] the seed is the published one, all { $rolls } rolls and all { $steps } steps are right
    [one] the seed is the published one, all { $rolls } rolls and all { $steps } steps are right, taken back once
   *[other] the seed is the published one, all { $rolls } rolls and all { $steps } steps are right, taken back { $undone } times
}
verify-committed = { $count ->
    [one] Seat { $seats } was bound to its entropy before anybody knew anybody else’s. If that seat was honest, nobody chose the cards, not even the host.
   *[other] Seats { $seats } were bound to their entropy before anybody knew anybody else’s. If one of them was honest, nobody chose the cards, not even the host.
}
verify-not-committed = No seat added entropy of its own: whoever ran the program could have chosen the cards.
verify-format-1 = This is format 1, in which no seat was bound to its entropy: a host who played could have chosen the cards.
verify-withheld = { $count ->
    [one] Before that, one attempt to deal was void because seat { $seats } withheld its entropy.
   *[other] Before that, attempts to deal were void because seats { $seats } withheld their entropy.
}
verify-signed = Signed by the server with the key { $key }, which vouches for everything in the record. That names and times are true is its word. Compare the key with /api/key at the server’s address, or name it with --key.
verify-unsigned = Not signed: nobody vouches that this game took place. Names, times, who decided and an early end are only what the file says.
verify-forgotten = { $count ->
    [one] The player on seat { $seats } was forgotten: the name in the record stands for nobody.
   *[other] The players on seats { $seats } were forgotten: their names in the record stand for nobody.
}
verify-other-key = signed with another key: { $key }
verify-no-key = the record is not signed

## starfry scenario

scenario-sums = { $passed } passed, { $failed } failed

## starfry content check

content-right = { $file }: all is well, components { $digest }

## starfry bot check

# $bot is what the program calls itself, "none" if it did not get that far.
botcheck-heading = { $game }: { $bot ->
    [none] the program
   *[other] “{ $bot }”
} played { $games ->
    [one] one game
   *[other] { $games } games
} and decided { $decisions ->
    [one] once
   *[other] { $decisions } times
}
botcheck-told = asked what happens and was told { $steps ->
    [one] one step
   *[other] { $steps } steps
}
botcheck-times = { $duty }: half within { $median } ms, the slowest after { $slowest } ms
botcheck-failed = { $duty }: { $what }
botcheck-untried = { $duty }: not tried
# What is asked of a program: it …
duty-hello = starts and says hello
duty-answers = answers every question once and in time
duty-legal = answers with legal actions only
duty-numbers = tells the number of the decision
duty-errors = answers again after an error
duty-leaves = leaves when the game is over

## starfry why

# The answer for a thing with which something can be done.
why-possible = Something can be done with it now.

## starfry serve

# What is printed when the server is ready: labels, and behind them what they say. Labels are short.
serve-ready = Starfry is ready.
serve-play = Play:
serve-others = Others:
# Behind the label for others. $address is 0.0.0.0:4040, which is every address of the machine.
serve-others-how = start with --listen { $address } to let others on your network in
# The same if the server listens everywhere, but its own address is not known. $address is 127.0.0.1.
serve-others-unknown = with the address of this machine instead of { $address }
serve-data = Data:
serve-metrics = Metrics:
serve-stop = Stop:
serve-stop-keys = Ctrl-C
serve-stopping = Stopping: what is under way is finished, players are told to come back.
serve-stopped = Stopped. Everything is saved.
serve-cut-off = { $connections ->
    [one] Stopped. Everything is saved; one connection was cut off.
   *[other] Stopped. Everything is saved; { $connections } connections were cut off.
}
serve-drafts-lost = { $tables ->
    [one] Stopped. Every finished move is saved, but moves that were begun at one table could not be saved. The log says why.
   *[other] Stopped. Every finished move is saved, but moves that were begun at { $tables } tables could not be saved. The log says why.
}
serve-impatient = Stopped at once. Every finished move is saved; moves that were only begun may be lost.
# Why the server does not start. $address of the first two is a link, $argument is such as --listen 127.0.0.1:4041.
serve-running = Starfry is already running: open { $address } in your browser. A second server needs a port and a folder of its own: starfry serve --listen { $listen } --data more-data
serve-address-starfry = Starfry is already running: open { $address } in your browser. To start another one beside it, choose another port: { $argument }
serve-address-taken = another program is already listening at { $address }. Stop it, or choose another port: { $argument }
serve-address-forbidden = you may not listen on port { $port }: low ports need special rights. Choose a higher one: { $argument }
serve-address-foreign = { $ip } is not an address of this machine. Choose one that is, such as { $argument }
serve-no-address = the server cannot listen at { $address }: { $reason }. Choose another address with { $argument }
serve-data-taken = another server is already using the data in { $folder }. Stop it, or choose another folder with --data
serve-no-folder = the folder { $folder } cannot be made: { $reason }
# $reason: one of the sentences that begin with store-.
serve-no-store = the data in { $folder } cannot be used: { $reason }
serve-damaged = The database is damaged: { $damage }

## starfry config

# What stands at the top of the file that is printed. Each line is a paragraph.
example-head =
    Settings of a Starfry server. Where a # stands right before a name, the line shows a default. To change it, remove the # and write another value.
    The server reads starfry.toml in the folder where it is started, or the file that --config or STARFRY_CONFIG names. Flags such as --listen and variables such as STARFRY_LISTEN win over the file.
    `starfry config` shows what holds, and where it comes from.
example-written = { $file } is written. It has every setting with its default: remove the # before those that you change.

## starfry admin, backup, restore and copy

admin-no-data = there is no data in { $folder }: name its folder with --data
admin-folder = the server cannot be reached through { $folder }: { $reason }. Run this as the user whom the data belongs to
admin-no-answer = a server has this data open but does not answer; look into its log
admin-unknown = there is no “{ $name }” here
admin-failed = that did not work: { $reason }
admin-password = { $name } has a new password: { $password }
    All sessions of { $name } have ended. Tell the password to nobody else; its owner can change it after logging in.
admin-banned = { $name } is banned.
admin-unbanned = { $name } is no longer banned.
admin-closed = The table { $name } is closed.
admin-settled = The report { $name } is settled.
admin-no-reports = There are no open reports.
admin-no-users = Nobody has been here yet.
admin-is-banned = banned
# The head of a report; below it stand the line of chat it is about and the reason.
admin-report = { $id }  { $time }  table { $table }: { $by } about { $about }
# Below it stand lines of columns, as below the next ones that end in a colon or say what follows.
admin-storage-tables = Tables by kind and state: how many, and what they take
admin-storage-guests = guests only
admin-storage-users = Whose tables take most:
admin-storage-addresses = Where the tables that take most were set up (no addresses, only what tells them apart):
admin-storage-size = The database takes { $size }, of which { $free } can be used again.
admin-storage-results = Results of games, kept for good: { $number }
admin-storage-expiring = Tables that are deleted within { $days } days if nobody needs them: { $tables }
admin-storage-kept = Branches are deleted after { $branches } unused days, tables of guests after { $guests } (0: never).
admin-storage-quotas = In { $days } days a user may store { $user } MB, all users of an address together { $address } MB (0: any number).
admin-sound = The database is well, as far as is known.
admin-damaged = The database is damaged: { $damage }
admin-unreadable = Tables that cannot be read: { $count }. The log of the server names them.
admin-backup-last = Last backup: { $file }, made { $time } (UTC)
admin-backup-none = The server has not made a backup yet.
admin-backup-off = The server makes no backups by itself.
admin-backup-failed = The last attempt to make a backup failed: { $reason }
backup-no-file = the data lies in { $database }, not in a file: copy it with the tools of PostgreSQL (pg_dump, pg_restore), or into a file with starfry copy
backup-failed = the copy { $file } cannot be made: { $reason }
backup-done = { $file }: { $users } users, { $tables } tables, { $batches } moves
backup-no-room = { $free } MB are free in { $folder }, and { $needed } MB are needed
salvage-done = Saved in { $file }: { $users } users, { $tables } tables, { $batches } moves
salvage-whole = Nothing is missing.
salvage-log = Pages of the log that cannot be read: { $pages }
# $relation: a table of the database.
salvage-unreadable = Places in “{ $relation }” that cannot be read: { $places }
# $tables: ids.
salvage-lost = Tables that are lost: { $tables }
salvage-cut = Tables that may lack moves: { $tables }
salvage-left-out = Table { $table } is left out: { $reason }
restore-no-file = there is no file { $file }
restore-wrong = { $file } cannot be used: { $reason }
# $reason: in English, as the database says it.
restore-damaged = it is damaged, or no database of Starfry ({ $reason }): take another copy, or save what can be read of it with starfry backup --salvage --from
restore-is-there = there is data in { $folder } already: add --force to replace it
restore-failed = { $file } cannot be written: { $reason }
restore-done = Restored from { $file }: { $users } users, { $tables } tables, { $batches } moves
restore-kept = What was there before is now { $file }.
# Users are people and bots.
try-good = { $file } is good: { $users } users, { $tables } tables, { $batches } moves, { $records } finished games verified
try-bad = { $file } is not good: { $users } users, { $tables } tables, { $batches } moves, { $records } finished games verified, { $problems } tables cannot be used
try-problem = Table { $table }: { $reason }
# $kind: what stands before the colon of an address that cannot be read.
copy-address = “{ $kind }” names no database: write sqlite:FOLDER or postgres://USER@HOST/DATABASE
copy-nothing = there is no data in { $database }
copy-older = the data in { $database } is from an older Starfry: start this one on it once, stop it again, then copy
copy-taken = there is data in { $database } already: name a database that is empty
# $relation: a table of the database.
copy-differs = what arrived in { $database } is not what was sent ({ $relation }), so nothing was copied: try again
copy-failed = nothing was copied into { $database }: { $reason }
copy-done = Copied into { $database }: { $users } users, { $tables } tables, { $rows } rows, in { $seconds } s. All of it was compared.

## starfry export and import

# Said beside the file that is printed or written.
export-record = The sealed record of table { $table }: the game has ended.
export-seat-copy = What seat { $seat } may keep of table { $table }: the game is still being played.
export-spectator-copy = What a spectator may keep of table { $table }: the game is still being played.
export-no-seat = the table has no such seat
import-done = { $file } is now table { $table }. Anybody who knows its address may look at it.
import-is-there = there is a table { $table } already
import-refused = { $file } cannot be used: { $reason }
import-id = the record names no table under which it could be found: letters, digits, “-”, “_” and “.”, at most { $most } of them

## Databases that do not open

store-in-use = a server has it open: stop that first
store-unreachable = the database cannot be reached: { $reason }
store-full = no space is left on the disk
store-read-only = it may not be written: check whom the folder and its files belong to
store-newer = it was written by a newer Starfry (version { $found } of the schema, this program knows { $known })
store-broken = { $reason }
# $reason: in English, as the database says it.
store-damaged = it is damaged ({ $reason }): save what can be read with starfry backup --salvage
# What is damaged: after a colon.
damage-log = its log could not be read to the end, and { $commits } commits are missing; both files are kept as { $kept }: save what is in them with starfry backup --salvage --from
damage-no-log = it was copied while a server used it, without its log, and lacks what was written last: copy with starfry backup
damage-data = { $what }. Save what can be read with starfry backup --salvage
