# The help of the command line. English is written by `UPDATE=1 cargo test -p starfry help` from the documentation of the
# arguments in crates/cli: change it there.
#
# Words after -- and in CAPITALS, and what stands in `quotes`, are typed like that in every language. A paragraph is one
# line, the program wraps it; what is indented stays as it is.

## Arguments that several commands have

help-any-absent-after-s = After how many seconds in which a stand-in plays for somebody the others may end a game without them
help-any-backup-every-h = After how many hours the server makes a backup by itself, if the database is a file; 0 is never
help-any-backup-folder = The folder of backups; the folder backups beside the database if not given
help-any-backups-kept = How many backups are kept; older ones are removed when a new one has been checked
help-any-bot-queue = How many decisions of one address may wait for a bot before advice and odds are refused
help-any-bot-threads = How many threads bots think on; 0 is one less than the machine has, but at least two
help-any-branch-days = After how many days a branch (another move tried from a finished game) that nobody plays or looks at is deleted; 0 is never
help-any-chat-per-minute = How many lines of chat and reports a user may write in a minute
help-any-config = The file of settings [default: `STARFRY_CONFIG`, or starfry.toml if it is there]
help-any-content = A folder with components that replace the embedded ones, such as DIR/GAME.toml
help-any-data = The folder of the database; it is made if it is not there
help-any-database = A database that several servers share, such as `postgres://starfry@db.example.org/starfry`; a file in the folder if not given
help-any-drafts = Whether games are offered that are not finished yet
help-any-file = The record
help-any-game = The game, by its short name
help-any-guest-days = After how many days unused guests are forgotten
help-any-guest-table-days = After how many days a table at which only guests sit and which nobody plays or looks at is deleted; 0 is never
help-any-guests = Whether people may play without an account
help-any-header-timeout-s = How many seconds the head of a request may take to arrive, and a connection may lie idle
help-any-json = Print one line of JSON
help-any-limits = Whether limits on how much one address or user may do are in force; turned off for load tests
help-any-listen = Where the server listens; 0.0.0.0:4040 is every address of the machine
help-any-log = What is logged: error, warn, info, debug or trace, also for parts, such as info,store=debug
help-any-log-format = How it is logged: plain or json
help-any-logins-per-hour = How many guests, accounts and logins may come from an address in an hour
help-any-max-bots-per-user = How many bots an account may have
help-any-max-connections = How many connections the server keeps at a time
help-any-max-connections-per-address = How many connections one address may have at a time
help-any-max-tables-per-user = How many open and running tables a user may have made
help-any-max-viewers-per-table = How many viewers a table may have
help-any-metrics = Where the server tells its numbers to Prometheus, such as 127.0.0.1:4041; nowhere if not given
help-any-moves-per-minute = How many moves a user may make in a minute
help-any-name = An account or a bot, or the id of anybody
help-any-open-registration = Whether people may make accounts by themselves
help-any-option = An option of the game; `starfry games` lists them. May be given several times
help-any-path-prefix = What comes before all paths, such as /starfry, if a proxy serves other things beside it
help-any-public-url = Where people find the server, such as `https://play.example.org`, if that is not where it listens
help-any-questions-per-minute = How often a user may ask for advice, odds and reasons in a minute
help-any-requests-per-minute = How many requests an address may make in a minute
help-any-seed = Where the random games start from [default: random]
help-any-session-days = After how many unused days people have to log in again
help-any-sleep-after-s = After how many seconds a table at which nobody looks goes to sleep
help-any-step = After which step, counted as `replay --step` does
help-any-stop-after-s = How many seconds a stopping server waits for what is under way
help-any-storage-mb-per-user = How many MB the tables may take that a user has set up in the last 30 days; 0 is any number
help-any-tables-per-hour = How many tables a user may make in an hour
help-any-think-s-per-hour = How many seconds bots may think per hour for the tables of one user
help-any-threads = How many threads play [default: one per processor]
help-any-tls-certificate = The file of the certificate with its chain (PEM), if the server itself speaks https
help-any-tls-key = The file of the key that goes with the certificate (PEM)
help-any-trusted-proxies = Addresses and networks of proxies whose X-Forwarded-For is believed, such as 127.0.0.1,10.0.0.0/8
help-any-users-per-address = As how many users an address counts: that often it has a user's chat, tables, questions, thinking and storage

## starfry

help-starfry = Play, host and study tabletop games about aliens
    .after =
        Without a command it is `starfry serve`.

        Try this:
          starfry serve                                          open tables for friends
          starfry games                                          what there is to play
          starfry rules GAME                                     how it is played
          starfry sim GAME --players 3 --games 100000            how games go between bots
          starfry sim GAME --players 3 --bots greedy --games 1 --records games
                                                                 keep a game, dealt by the real dealer
          starfry replay games/GAME-1.jsonl                      read it as a story
          starfry advise games/GAME-1.jsonl --step 16 --seat 1
                                                                 what a seat should have done there
          starfry verify games/GAME-1.jsonl                      check every card of it
          starfry arena GAME --bots greedy,random --games 1000
                                                                 which bot is stronger, and how sure that is

        Exit codes: 0 all is well, 1 a check failed, 2 the command could not be carried out as given.
help-starfry-lang = The language, such as de, it, fr, pl or en [default: `STARFRY_LANG`, or that of the locale]
help-starfry-texts = A folder with texts that replace the embedded ones or add a language, such as DIR/de/GAME.ftl [default: `STARFRY_TEXTS`]

## starfry serve

help-serve = Start a table server, and say where to go
    .after =
        Every setting is also a variable, such as STARFRY_LISTEN for --listen, and a line of a file, such as listen =
        "0.0.0.0:4040" in starfry.toml. `starfry config` shows what holds, `starfry config --example` prints such a file.

## starfry games

help-games = List the games with player counts, options and bots
help-games-json = Print JSON, one object per game

## starfry sim

help-sim = Let bots play many games against each other, and count
    .after =
        A bot is random, greedy, easy, normal, hard, expert, search:ITERATIONS or exec:COMMAND. Names are separated by commas, or --bots is given several times. A command may contain commas: one ends it only where the name of a bot follows, and never inside quotes. What a program prints to standard error is shown.

        moves are decisions of players, steps are moves and cards or dice. The share of wins is given by place in turn order, the first player first. The same seed plays the same games on every machine and with any number of threads.
help-sim-players = How many players
help-sim-bots = The bots by seat, separated by commas; may be given several times. One name serves all seats
help-sim-games = How many games [default: 10000]
help-sim-seconds = How long to play instead, in seconds
help-sim-records = Keep the games as records in this folder, dealt by the real dealer

## starfry arena

help-arena = Let bots play each other with seats and seeds balanced, and rate them
    .after =
        A bot is random, greedy, easy, normal, hard, expert, search:ITERATIONS or exec:COMMAND. Names are separated by commas, or --bots is given several times. A command may contain commas: one ends it only where the name of a bot follows, and never inside quotes. If there are more bots than players, all combinations play in turn; if there are fewer, the last bot fills the other seats.

        Every deal is played once in every rotation of the seats, so the number of games is rounded up. The same seed plays the same games with any number of threads. Ends with code 1 if a bot was at fault. docs/bots.md explains the figures.
help-arena-bots = The bots, separated by commas; may be given several times
help-arena-games = How many games, rounded up to whole rotations of the seats
help-arena-players = How many players [default: as many as bots]
help-arena-seed = Where the games start from [default: random, or that of the file to resume]
help-arena-svg = Draw the shares of wins into this file
help-arena-resume = Keep finished games in this file, and go on from those that are there

## starfry replay

help-replay = Tell a recorded game as a story
    .after =
        Without --seat and --open the story is told as a spectator saw it.
help-replay-seat = Tell only what this seat knew, counted from 1
help-replay-open = Tell everything, with open hands
help-replay-step = Stop after this step and show the table there
help-replay-json = Print JSON: one line per step with its events, then one with the table
help-replay-states = With --json: show the position, legal actions and chances at the start and after every step

## starfry rules

help-rules = Show the rulebook of a game, or a rule of it
    .after =
        Ids stand in square brackets wherever the program names a rule. `starfry rules GAME move.stop` shows one rule, `starfry rules GAME move` all whose ids begin like that, `starfry rules GAME movement` a chapter.
help-rules-game = The game [default: list the rulebooks]
help-rules-id = A rule, a chapter, or what their ids begin with
help-rules-find = Show the rules in which all these words occur
help-rules-html = Write all rulebooks in all languages as web pages with their pictures into a folder
help-rules-json = Print one line of JSON per rule

## starfry advise

help-advise = Say what a seat should have done at a moment of a recorded game
    .after =
        Only what the seat knew then is looked at. share is the share of the win that may be expected, with its 95 % interval as far as sampling goes. The same seed gives the same advice on any number of processors. docs/bots.md explains the figures.
help-advise-seat = Who decides, counted from 1
help-advise-level = How hard to think
help-advise-iterations = How many iterations to search instead
help-advise-seed = Where chance starts from [default: random]

## starfry why

help-why = Say why something cannot be done at a moment of a recorded game, and by which rule
    .after =
        THING is a thing on the table or an action, in the notation of the game: `card general`, `field cairo`, `fly standard roswell cairo`. Without it everything is answered that one can point at. `starfry rules` explains the rules.
help-why-thing = What one would like to do something with [default: everything]
help-why-seat = Who asks, counted from 1 [default: a spectator]
help-why-json = Print JSON, one line per thing

## starfry verify

help-verify = Replay a record and recompute every card and die from the revealed seed
    .after =
        Ends with code 1 and names the first line and step that disagree, if there is one. Says what the record proves and what it cannot.
help-verify-key = The public key of the server that must have signed it, as its /api/key tells

## starfry scenario

help-scenario = Run scenarios: positions, steps, and what must come of them
    .after =
        docs/scenarios.md explains how to write one.
help-scenario-paths = Scenario files, or folders that are searched for *.toml
help-scenario-json = Print JSON: one line per scenario, then the sums

## starfry content

help-content = Look after replacement components

## starfry content check

help-content-check = Check the components in a folder and name every fault with file, line and reason
help-content-check-directory = The folder that would be given with --content
help-content-check-json = Print JSON, one line per file

## starfry bot

help-bot = Look after bots of your own

## starfry bot check

help-bot-check = Play a few games with a program and tell whether it keeps to the bot protocol
    .after =
        docs/bots.md explains the protocol, with examples to start from:
          starfry bot check "python3 examples/bots/random_bot.py"
          starfry sim GAME -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        The program plays against random opponents, first with the fewest players, then with the most. Once a game it gets an error although its answer was fine, and must answer again. What it prints to standard error is shown. Ends with code 1 if it does anything wrong.
help-bot-check-command = The command that starts the program, as for the shell
help-bot-check-game = Only this game, by its short name [default: all games]
help-bot-check-games = How many games of each
help-bot-check-deadline = How long the program may take for an answer
help-bot-check-json = Print JSON, one line per game

## starfry config

help-config = Show the settings of the server, and where each comes from
help-config-example = Print a commented file with all settings and their defaults, or write it to FILE

## starfry admin

help-admin = Look after a server, whether it runs or not
    .after =
        To be run by the user whom the data belongs to. If the server runs, it does the work itself and at once.

## starfry admin reset-password

help-admin-reset-password = Give an account a new password, and end its sessions
help-admin-reset-password-name = The account

## starfry admin ban

help-admin-ban = Keep somebody out

## starfry admin unban

help-admin-unban = Let somebody in again

## starfry admin close-table

help-admin-close-table = Close a table for good
help-admin-close-table-id = The id of the table

## starfry admin reports

help-admin-reports = Read what people complain about
help-admin-reports-settle = Put this one aside as dealt with, instead

## starfry admin storage

help-admin-storage = Show what is stored, by whom, and for how long

## starfry admin status

help-admin-status = Tell whether the database is well, and when the last backup was made

## starfry admin users

help-admin-users = List the users who were here last
help-admin-users-limit = How many at most

## starfry backup

help-backup = Copy all data into a file, also while the server runs
    .after =
        With --salvage, everything that can be read of a damaged database is copied into a sound one, and what is missing is told. The server must not run, and the damaged database stays as it is. Ends with code 1 if anything is missing.

          starfry backup --salvage saved.db
          starfry restore --try saved.db
          starfry restore --force saved.db
help-backup-file = The copy; it must not be there yet
help-backup-salvage = Save what can be read of a damaged database
help-backup-from = Save it from this file instead of the folder's, such as starfry.db.damaged

## starfry restore

help-restore = Put a copy of all data in the place of what is there; the server must not run
    .after =
        With --try, the copy is checked as if it were used: all of the file, every table and game in it, and the records of all finished games. Nothing is touched. Ends with code 1 if anything is wrong.
help-restore-file = The copy
help-restore-force = Replace the data that is there; it stays beside it as starfry.db.before
help-restore-try = Only prove that the copy is good

## starfry copy

help-copy = Copy all data into another database, of the same kind or not; no server may run on either
    .after =
        The data stays where it is as well. Servers that are started on the other database afterwards go on
        with every game, and nobody has to log in again.

          starfry copy --from sqlite:starfry-data --to postgres://starfry@db.example.org/starfry
          starfry serve --database postgres://starfry@db.example.org/starfry

        A password need not be typed: PGPASSWORD and the file .pgpass hold here as for all programs of
        PostgreSQL.
help-copy-from = Where the data is: `sqlite:FOLDER`, `sqlite:FILE.db` or `postgres://USER@HOST/DATABASE`
help-copy-to = Where it goes, written alike; nothing may be there yet

## starfry export

help-export = Write the record of a table, whether the server runs or not
    .after =
        Of a game that has ended this is the sealed record, which `starfry verify` checks. Of one that is still being played it is what a seat or a spectator may keep of it, without anything they may not know.
help-export-table = The id of the table
help-export-output = The file to write; it must not be there yet. Without it the record is printed
help-export-seat = While the game is played: with the eyes of this seat, counted from 1, instead of a spectator's

## starfry import

help-import = Put the record of a finished game among the tables, whether the server runs or not
    .after =
        The record is verified first. It becomes a table that is over, under the id it was played with; its players are names without accounts, and anybody who knows its address may look at it.
