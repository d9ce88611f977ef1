# The command line: what commands print around their results.

## starfry games

# $name is the short name that is typed, $title the game's full title.
games-heading = { $name }  { $title }, { $least }–{ $most } players
# `drafts = true` is a server setting and is the same in every language.
games-draft = A draft. It is not finished; servers only offer it with drafts = true.
games-bots = Bots: { $bots }
games-options = Options and their defaults:
games-reconstructed = Components that no rulebook lists in full (replace them with --content DIR):
games-versions = Rules version { $rules }, components { $components }

## starfry rules

# $rules: the number of rules.
rules-book = { $game }  { $title } ({ $rules } rules)
# $file: the first page.
rules-written = Rulebooks written. Open { $file } in a browser.
rules-unknown = { $game } has no rule { $id }; closest matches: { $near }
rules-found = { $count ->
    [0] No rule contains all of these words: { $words }
    [one] One rule contains all of these words: { $words }
   *[other] { $count } rules contain all of these words: { $words }
}

## Help: everything around the texts of help.ftl

manual-usage = Usage
manual-commands = Commands
manual-arguments = Arguments
manual-options = Options
# Placeholders in "Usage: starfry [OPTIONS] [COMMAND]".
manual-any-options = OPTIONS
manual-any-command = COMMAND
# The help of -h, of `starfry help`, and of -V.
manual-help = Print help
# The help of -h, `starfry help` and -V.
manual-help-command = Print this help or the help of a command
manual-version = Print the version
# Behind an argument's help: its default, and the values it can have.
manual-default = [default: { $value }]
manual-values = [possible values: { $values }]

## Figures of several commands. Numbers that arrive as words are already formatted.

# $wall and $cpu are seconds such as "0.42"; $cpu is "none" if the system does not report it.
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
# Next to a progress bar: games so far, games in all, and the time that is left or has passed.
bar-games = { $done }/{ $all } games, { $left } left
bar-time = { $done } games, { $time }
bar-copy = { $done }%, { $left } left
# In front of every line in a list of checks.
check-ok = ok
check-failed = FAILED

## starfry sim

# $games is $count with digit grouping; $bots are names as they are typed.
sim-heading = { $count ->
    [one] { $game }: one game, bots { $bots }, seed { $seed }
   *[other] { $game }: { $games } games, bots { $bots }, seed { $seed }
}
# Labels in front of the figures, one below the other.
sim-time = time
sim-speed = speed
sim-moves = moves per game
sim-speed-figures = { $games } games and { $moves } moves per second of processor time
sim-moves-figures = { $mean } on average, { $least } to { $most }
sim-moves-parts = 10% up to { $p10 }, 50% up to { $median }, 90% up to { $p90 }
# Headings of two small tables: the first by place in turn order, the second by seat.
sim-order = in turn order
sim-seats = by seat
sim-wins = wins
sim-points = points
sim-place = player { $place }

## starfry arena

# $games is $count with digit grouping.
arena-heading = { $count ->
    [one] { $game }: one game with { $players } players, seed { $seed }
   *[other] { $game }: { $games } games with { $players } players, seed { $seed }
}
arena-rounded = rounded up from { $asked }, because every deal is played in every rotation of the seats
arena-more = more than the { $asked } requested, because the file already contains them
# Above the last three columns.
arena-time = time per turn
arena-column-bot = bot
arena-column-rating = rating
arena-column-games = games
arena-column-wins = wins
arena-column-interval = 95% interval
arena-column-points = points
arena-column-median = median
arena-column-most = 95%
arena-column-worst = longest
arena-interval = { $low } to { $high }
arena-sentence = { $bot } wins { $share } ({ $low } to { $high }) of its games; an even share would be { $even }.
# $games is $count with digit grouping. $what, the first thing that went wrong, is in English.
arena-faults = { $count ->
    [one] { $bot } failed in one game: { $what }
   *[other] { $bot } failed in { $games } games; the first time: { $what }
}
# The chart of --svg.
arena-chart-title = { $count ->
    [one] { $game }: one game with { $players } players
   *[other] { $game }: { $games } games with { $players } players
}
arena-chart-about = Share of games won, with its 95% interval, strongest bot first
arena-chart-axis = share of games won
arena-chart-even = even share { $even }
# For people who cannot see the chart: a sentence for each bot, and one at the end.
arena-chart-bot = { $bot } wins { $share } of its games ({ $low } to { $high }).
arena-chart-end = An even share would be { $even }.

## starfry advise

advise-heading = { $game } after step { $step }: seat { $seat } ({ $who }) to move
# $iterations is $count with digit grouping.
advise-search = { $count ->
    [one] one iteration, seed { $seed }
   *[other] { $iterations } iterations, seed { $seed }
}
advise-forced = only one legal move
# Columns: the move in notation, the expected share of the win, how often the search tried the move, and the move in words.
advise-column-action = move
advise-column-share = share
advise-column-visits = visits
advise-column-meaning = meaning
# Instead of figures: the search never tried this move.
advise-unseen = not visited
advise-played = played
# $played is a move in notation, "none" if the move that was played is in the table.
advise-more = { $played ->
    [none] and { $count } more; `--json` lists them all
   *[other] and { $count } more; `--json` lists them all (played: { $played })
}
# A list of players and cards follows.
advise-hands = Chance that the others hold at least one of a card (and average number), in { $deals } deals that fit what seat { $seat } knows
# About a hand.
advise-certain = the same in every deal

## starfry verify

# $undone: how often moves were undone.
verify-right = { $undone ->
    [0] the seed matches its published hash, and all { $rolls } rolls and { $steps } steps are correct
    [one] the seed matches its published hash, and all { $rolls } rolls and { $steps } steps are correct, with one undo
   *[other] the seed matches its published hash, and all { $rolls } rolls and { $steps } steps are correct, with { $undone } undos
}
verify-committed = { $count ->
    [one] Seat { $seats } committed to its entropy before anybody knew anybody else’s. If that seat was honest, nobody could have chosen the cards, not even the host.
   *[other] Seats { $seats } committed to their entropy before anybody knew anybody else’s. If at least one of them was honest, nobody could have chosen the cards, not even the host.
}
verify-not-committed = No seat added entropy of its own, so the host could have chosen the cards.
verify-format-1 = This is format 1, in which seats do not commit to their entropy, so a host who took part could have chosen the cards.
verify-withheld = { $count ->
    [one] An earlier attempt to deal was void because seat { $seats } withheld its entropy.
   *[other] Earlier attempts to deal were void because seats { $seats } withheld their entropy.
}
verify-signed = Signed with the key { $key }; the server that holds it vouches for everything in the record. Names and times are only as trustworthy as that server. Compare the key with /api/key at the server’s address, or give the expected key with --key.
verify-unsigned = Not signed, so nobody vouches that this game took place. Names, times, who decided and an early end are only what the file claims.
verify-forgotten = { $count ->
    [one] The player in seat { $seats } has been anonymised; the name in the record is a placeholder.
   *[other] The players in seats { $seats } have been anonymised; their names in the record are placeholders.
}
verify-other-key = signed with a different key: { $key }
verify-no-key = the record is not signed

## starfry scenario

scenario-sums = { $passed } passed, { $failed } failed

## starfry content check

content-right = { $file }: OK, components { $digest }

## starfry bot check

# $bot is what the program calls itself, "none" if it did not get that far.
botcheck-heading = { $game }: { $bot ->
    [none] the program
   *[other] “{ $bot }”
} played { $games ->
    [one] one game
   *[other] { $games } games
} and made { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
botcheck-told = asked to be told what happens and was told { $steps ->
    [one] one step
   *[other] { $steps } steps
}
botcheck-times = { $duty } (median { $median } ms, slowest { $slowest } ms)
botcheck-failed = { $duty }: { $what }
botcheck-untried = { $duty }: not tested
# What is required of a program: it …
duty-hello = starts and says hello
duty-answers = answers every question once and in time
duty-legal = answers with legal actions only
duty-numbers = repeats the number of the decision
duty-errors = answers again after an error
duty-leaves = exits when the game is over

## starfry why

# The answer about a thing that can be used now.
why-possible = You can use it now.

## starfry serve

# Printed when the server is ready: labels and what they stand for. Labels are short.
serve-ready = Starfry is ready.
serve-play = Play:
serve-others = Others:
# Behind the label for others. $address is 0.0.0.0:4040, which means all addresses of the machine.
serve-others-how = start with --listen { $address } to let others on your network in
# The same if the server listens on all addresses but does not know its own. $address is 127.0.0.1.
serve-others-unknown = use this machine’s address instead of { $address }
serve-data = Data:
serve-metrics = Metrics:
serve-stop = Stop:
serve-stop-keys = Ctrl-C
serve-stopping = Stopping. Requests in progress are being finished, and players are asked to reconnect.
serve-stopped = Stopped. Everything is saved.
serve-cut-off = { $connections ->
    [one] Stopped. Everything is saved. One connection was closed before it had finished.
   *[other] Stopped. Everything is saved. { $connections } connections were closed before they had finished.
}
serve-drafts-lost = { $tables ->
    [one] Stopped. All finished moves are saved, but unfinished moves at one table could not be saved. The log says why.
   *[other] Stopped. All finished moves are saved, but unfinished moves at { $tables } tables could not be saved. The log says why.
}
serve-impatient = Stopped immediately. All finished moves are saved; unfinished moves may be lost.
# Why the server does not start. $address in the first two is a link; $argument is, for example, --listen 127.0.0.1:4041.
serve-running = Starfry is already running; open { $address } in your browser. A second server needs its own port and folder: starfry serve --listen { $listen } --data more-data
serve-address-starfry = Starfry is already running; open { $address } in your browser. To start a second server, choose another port: { $argument }
serve-address-taken = another program is already listening on { $address }. Stop it or choose another port: { $argument }
serve-address-forbidden = you are not allowed to listen on port { $port }, because low ports need special rights. Choose a higher one: { $argument }
serve-address-foreign = this machine does not have the address { $ip }. Choose one that it has, such as { $argument }
serve-no-address = cannot listen on { $address }: { $reason }. Choose another address with { $argument }
serve-data-taken = another server is already using the data in { $folder }. Stop it or choose another folder with --data
serve-no-folder = cannot create the folder { $folder }: { $reason }
# $reason: one of the texts that start with store-.
serve-no-store = cannot use the data in { $folder }: { $reason }
serve-damaged = The database is damaged: { $damage }

## starfry config

# The comment at the top of the example file. Each line is a paragraph.
example-head =
    Settings of a Starfry server. A line that starts with # and a name shows a default. To change it, remove the # and write another value.
    The server reads starfry.toml in the folder it is started in, or the file given with --config or STARFRY_CONFIG. Flags such as --listen and variables such as STARFRY_LISTEN override the file.
    `starfry config` shows the effective settings and where each comes from.
example-written = Wrote { $file }. It contains every setting with its default; remove the # in front of the ones you change.

## starfry admin, backup, restore and copy

admin-no-data = there is no data in { $folder }; give the right folder with --data
admin-folder = cannot reach the server through { $folder }: { $reason }. Run this as the user who owns the data
admin-no-answer = a server is using this data but does not answer; check its log
admin-unknown = there is no “{ $name }” here
admin-failed = that failed: { $reason }
admin-password = { $name } has a new password: { $password }
    All of { $name }’s sessions have ended. Give the password only to the account’s owner, who can change it after logging in.
admin-banned = { $name } is banned.
admin-unbanned = { $name } is no longer banned.
admin-closed = Table { $name } is closed.
admin-settled = Report { $name } is settled.
admin-no-reports = There are no open reports.
admin-no-users = There are no users yet.
admin-is-banned = banned
# The heading of a report; below it are the chat message it is about and the reason.
admin-report = { $id }  { $time }  table { $table }: { $by } reported { $about }
# Rows follow below, as they do below the next texts that end in a colon.
admin-storage-tables = Tables by kind and state: number and size
admin-storage-guests = guests only
admin-storage-users = Users whose tables take up the most space:
admin-storage-addresses = Origins of the tables that take up the most space (identifiers, not addresses):
admin-storage-size = The database takes up { $size }, of which { $free } can be reused.
admin-storage-results = Results of games, kept permanently: { $number }
admin-storage-expiring = Tables to be deleted within { $days } days if nobody uses them: { $tables }
admin-storage-kept = Branches are deleted after { $branches } days without use, guest tables after { $guests } (0 means never).
admin-storage-quotas = Storage limit for { $days } days: { $user } MB per user and { $address } MB for all users of an address (0 means unlimited).
admin-sound = No damage to the database is known.
admin-damaged = The database is damaged: { $damage }
admin-unreadable = Tables that cannot be read: { $count }. The server’s log names them.
admin-backup-last = Last backup: { $file }, created { $time } (UTC)
admin-backup-none = The server has not created a backup yet.
admin-backup-off = Automatic backups are off.
admin-backup-failed = The last backup failed: { $reason }
backup-no-file = the data is in { $database }, not in a file. Back it up with PostgreSQL’s tools (pg_dump, pg_restore), or copy it to a file with starfry copy
backup-failed = cannot create the backup { $file }: { $reason }
backup-done = Backed up to { $file } (users: { $users }, tables: { $tables }, moves: { $batches })
backup-no-room = { $folder } has { $free } MB of free space, but { $needed } MB are needed
salvage-done = Saved to { $file } (users: { $users }, tables: { $tables }, moves: { $batches })
salvage-whole = Nothing is missing.
salvage-log = Unreadable pages of the log: { $pages }
# $relation: a table of the database.
salvage-unreadable = Unreadable places in “{ $relation }”: { $places }
# $tables: ids.
salvage-lost = Lost tables: { $tables }
salvage-cut = Tables that may lack moves: { $tables }
salvage-left-out = Table { $table } was left out: { $reason }
restore-no-file = the file { $file } does not exist
restore-wrong = cannot use { $file }: { $reason }
# $reason: in English, from the database.
restore-damaged = it is damaged or is not a Starfry database ({ $reason }). Use another backup, or save what can be read with starfry backup --salvage --from
restore-is-there = { $folder } already contains data; add --force to replace it
restore-failed = cannot write { $file }: { $reason }
restore-done = Restored from { $file } (users: { $users }, tables: { $tables }, moves: { $batches })
restore-kept = The previous data is now { $file }.
# Users are people and bots.
try-good = { $file } is good (users: { $users }, tables: { $tables }, moves: { $batches }, verified games: { $records })
try-bad = { $file } has problems (users: { $users }, tables: { $tables }, moves: { $batches }, verified games: { $records }, unusable tables: { $problems })
try-problem = Table { $table }: { $reason }
# $kind: the part before the colon of an address that cannot be read.
copy-address = “{ $kind }” is not the address of a database; write sqlite:FOLDER or postgres://USER@HOST/DATABASE
copy-nothing = there is no data in { $database }
copy-older = the data in { $database } was written by an older version of Starfry. Start this version on it once, stop it, and copy again
copy-taken = { $database } already contains data; choose an empty database
# $relation: a table of the database.
copy-differs = what arrived in { $database } differs from what was sent ({ $relation }), so nothing was copied; try again
copy-failed = nothing was copied to { $database }: { $reason }
copy-done = Copied to { $database } in { $seconds } s and compared (users: { $users }, tables: { $tables }, rows: { $rows })

## starfry export and import

# Printed in addition to the file.
export-record = The complete record of table { $table }; the game has ended.
export-seat-copy = What seat { $seat } may keep of table { $table }; the game is still being played.
export-spectator-copy = What a spectator may keep of table { $table }; the game is still being played.
export-no-seat = the table does not have that seat
import-done = { $file } is now table { $table }. Anybody with its address can view it.
import-is-there = table { $table } already exists
import-refused = cannot use { $file }: { $reason }
import-id = the record does not name a valid table id: at most { $most } letters, digits, “-”, “_” and “.”

## Databases that cannot be opened

store-in-use = a server is using it; stop the server first
store-unreachable = cannot reach the database: { $reason }
store-full = the disk is full
store-read-only = no permission to write; check who owns the folder and its files
store-newer = it was written by a newer version of Starfry (schema version { $found }; this program knows { $known })
store-broken = { $reason }
# $reason: in English, from the database.
store-damaged = it is damaged ({ $reason }). Save what can be read with starfry backup --salvage
# What is damaged, after a colon.
damage-log = its log could not be read to the end, and { $commits } commits are missing. Both files are kept as { $kept }; save their contents with starfry backup --salvage --from
damage-no-log = it was copied without its log while a server was using it, so the latest changes are missing. Make copies with starfry backup
damage-data = { $what }. Save what can be read with starfry backup --salvage
