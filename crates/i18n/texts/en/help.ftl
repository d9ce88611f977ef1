# The command-line help. `UPDATE=1 cargo test -p starfry help` writes the English texts from the doc comments of the
# arguments in crates/cli/src and of the settings in crates/server/src/config.rs; change them there.
#
# Words after --, in CAPITALS and in `quotes` are the same in every language. A paragraph is one line, which the program
# wraps; indented lines are printed as they are.

## Arguments that several commands have

help-any-absent-after-s = Seconds that a bot must have stood in for an absent player before the others may end the game without them
help-any-backup-every-h = Hours between automatic backups, if the database is a file; 0 means never
help-any-backup-folder = Folder for backups; by default, a folder named backups next to the database
help-any-backups-kept = Number of backups to keep; older ones are removed once a new one has been checked
help-any-bot-queue = Number of decisions from one address that may wait for a bot before advice and odds are refused
help-any-bot-threads = Number of threads for bots; 0 means one fewer than the machine has, but at least two
help-any-branch-days = Delete a branch (another move tried from a finished game) after this many days without players or viewers; 0 means never
help-any-chat-per-minute = Maximum number of chat messages and reports per user per minute
help-any-config = Settings file [default: `STARFRY_CONFIG`, or starfry.toml if it exists]
help-any-content = Folder with components that replace the built-in ones, such as DIR/GAME.toml
help-any-data = Database folder; created if missing
help-any-database = Database shared by several servers, such as `postgres://starfry@db.example.org/starfry`; by default, a file in the database folder
help-any-drafts = Whether to offer games that are still drafts
help-any-file = Record file
help-any-game = Short name of the game
help-any-guest-days = Forget guests after this many days of inactivity
help-any-guest-table-days = Delete a table with only guests after this many days without players or viewers; 0 means never
help-any-guests = Whether people may play without an account
help-any-header-timeout-s = Seconds allowed for a request's headers to arrive, and for a connection to be idle
help-any-json = Print a single line of JSON
help-any-limits = Whether to limit what one address or user may do; turn off for load tests
help-any-listen = Address to listen on; 0.0.0.0:4040 means all addresses of the machine
help-any-log = Log level: error, warn, info, debug or trace; parts of the program can have their own, such as info,store=debug
help-any-log-format = Log format: plain or json
help-any-logins-per-hour = Maximum number of new guests, new accounts and logins per address per hour
help-any-max-bots-per-user = Maximum number of bots per account
help-any-max-connections = Maximum number of simultaneous connections
help-any-max-connections-per-address = Maximum number of simultaneous connections per address
help-any-max-tables-per-user = Maximum number of open and running tables per user
help-any-max-viewers-per-table = Maximum number of viewers per table
help-any-metrics = Address for Prometheus metrics, such as 127.0.0.1:4041; by default, none are served
help-any-moves-per-minute = Maximum number of moves per user per minute
help-any-name = Name of an account or bot, or any user's id
help-any-open-registration = Whether people may create accounts themselves
help-any-option = Option of the game, as listed by `starfry games`; repeatable
help-any-path-prefix = Prefix of all paths, such as /starfry, if a proxy serves other things at the same address
help-any-public-url = Public address of the server, such as `https://play.example.org`, if it differs from the address it listens on
help-any-questions-per-minute = Maximum number of requests for advice, odds and reasons per user per minute
help-any-requests-per-minute = Maximum number of requests per address per minute
help-any-seed = Seed of the games [default: random]
help-any-session-days = Log people out after this many days of inactivity
help-any-sleep-after-s = Put a table to sleep after this many seconds without viewers
help-any-step = Step after which to look, as in `replay --step`
help-any-stop-after-s = Seconds that a stopping server waits for requests in progress
help-any-storage-mb-per-user = Storage in MB for the tables that a user has set up in the last 30 days; 0 means unlimited
help-any-tables-per-hour = Maximum number of new tables per user per hour
help-any-think-s-per-hour = Seconds per hour that bots may think for one user's tables
help-any-threads = Number of threads [default: one per processor]
help-any-tls-certificate = Certificate file with its chain (PEM), if the server itself serves https
help-any-tls-key = Key file for the certificate (PEM)
help-any-trusted-proxies = Addresses and networks of proxies whose X-Forwarded-For header is trusted, such as 127.0.0.1,10.0.0.0/8
help-any-users-per-address = Number of users to expect at one address; multiplies its limits on chat, tables, questions, thinking and storage

## starfry

help-starfry = Play, host and study tabletop games about aliens
    .after =
        Without a command, it runs `starfry serve`.

        Examples:
          starfry serve                                          host games for friends
          starfry games                                          list the games
          starfry rules GAME                                     read the rules
          starfry sim GAME --players 3 --games 100000            simulate bot games
          starfry sim GAME --players 3 --bots greedy --games 1 --records played
                                                                 record a game
          starfry replay played/GAME-1.jsonl                     read it as a story
          starfry advise played/GAME-1.jsonl --step 16 --seat 1
                                                                 find the best move for a seat
          starfry verify played/GAME-1.jsonl                     check every card and roll
          starfry arena GAME --bots greedy,random --games 1000
                                                                 compare bots

        Exit codes: 0 success, 1 a check failed, 2 invalid arguments or another error.
help-starfry-lang = Language, such as de, en, fr, it or pl [default: `STARFRY_LANG`, or the system's language]
help-starfry-texts = Folder with texts that replace built-in ones or add a language, such as DIR/de/GAME.ftl [default: `STARFRY_TEXTS`]

## starfry serve

help-serve = Start a game server and print its address
    .after =
        Every setting is also an environment variable and a line in a settings file:
          starfry serve --listen 0.0.0.0:4040
          STARFRY_LISTEN=0.0.0.0:4040 starfry serve
          listen = "0.0.0.0:4040"                     (in starfry.toml)

        `starfry config` shows the effective settings. `starfry config --example` prints a settings file with all defaults.

## starfry games

help-games = List the games with player counts, options and bots
help-games-json = Print JSON, one object per game

## starfry sim

help-sim = Simulate many bot games and print statistics
    .after =
        Bots are random, greedy, easy, normal, hard, expert, search:ITERATIONS and exec:COMMAND. Separate them with commas, or repeat --bots. A command may contain commas; a comma only ends it if the name of a bot follows, and never inside quotes. Whatever a program prints to standard error is shown.

        Moves are players' decisions; steps also count cards and dice. Shares of wins are given by place in turn order, starting with the first player. The same seed plays the same games on every machine, with any number of threads.
help-sim-players = Number of players
help-sim-bots = Bots by seat, separated by commas; repeatable. A single bot plays all seats
help-sim-games = Number of games [default: 10000]
help-sim-seconds = Seconds to play for, instead of a number of games
help-sim-records = Folder to write records of the games to; their cards and dice can be verified

## starfry arena

help-arena = Compare bots in games with balanced seats and deals, and rate them
    .after =
        Bots are random, greedy, easy, normal, hard, expert, search:ITERATIONS and exec:COMMAND. Separate them with commas, or repeat --bots. A command may contain commas; a comma only ends it if the name of a bot follows, and never inside quotes. If there are more bots than players, all combinations play in turn; if there are fewer, the last bot fills the other seats.

        Every deal is played once in every rotation of the seats, so the number of games is rounded up. The same seed plays the same games with any number of threads. Exits with code 1 if a bot failed. docs/bots.md explains the figures.
help-arena-bots = Bots, separated by commas; repeatable
help-arena-games = Number of games, rounded up to whole rotations of the seats
help-arena-players = Number of players [default: the number of bots]
help-arena-seed = Seed of the games [default: random, or the seed of the file to resume]
help-arena-svg = File to draw a chart of the results to
help-arena-resume = File to save finished games to; if it exists, the arena continues from it

## starfry replay

help-replay = Tell a recorded game as a story
    .after =
        Without --seat or --open, the story is told as a spectator saw it.
help-replay-seat = Tell only what this seat knew; seats count from 1
help-replay-open = Tell everything, with all cards open
help-replay-step = Stop after this step and show the table
help-replay-json = Print JSON: one line per step with its events, then one line with the table
help-replay-states = With --json, include the position, legal actions and chances at the start and after every step

## starfry rules

help-rules = Show a game's rulebook, or a single rule
    .after =
        Whenever the program refers to a rule, it prints the rule's id in square brackets:
          starfry rules GAME move.stop    show one rule
          starfry rules GAME move         show all rules whose ids start with move
          starfry rules GAME movement     show a chapter
help-rules-game = Game [default: list the rulebooks]
help-rules-id = Id of a rule or a chapter, or the start of an id
help-rules-find = Show the rules that contain all these words
help-rules-html = Folder to write all rulebooks to, as web pages with pictures in all languages
help-rules-json = Print one line of JSON per rule

## starfry advise

help-advise = Find the best moves for a seat at one point in a recorded game
    .after =
        Only what the seat knew at that point is used. The share is the expected share of the win, with its 95% sampling interval. The same seed gives the same advice on any number of processors. docs/bots.md explains the figures.
help-advise-seat = Seat that decides; seats count from 1
help-advise-level = Bot level to search with
help-advise-iterations = Number of iterations to search, instead of a level
help-advise-seed = Seed of the search [default: random]

## starfry why

help-why = Explain which rule forbids a move at one point in a recorded game
    .after =
        THING is a thing on the table or a move, in the game's notation, such as `card general`, `field cairo` or `fly standard roswell cairo`. Without it, every thing on the table is explained. `starfry rules` shows the rules in full.
help-why-thing = Thing or move to explain [default: everything on the table]
help-why-seat = Seat that asks; seats count from 1 [default: a spectator]
help-why-json = Print JSON, one line per thing

## starfry verify

help-verify = Replay a record and recompute every card and die from the revealed seed
    .after =
        Prints what the record proves and what it cannot prove. If anything is wrong, it names the first line and step and exits with code 1.
help-verify-key = Public key of the server that must have signed the record, as shown at its /api/key

## starfry scenario

help-scenario = Run scenarios: positions, steps and expected results
    .after =
        docs/scenarios.md explains how to write one.
help-scenario-paths = Scenario files, or folders to search for *.toml
help-scenario-json = Print JSON: one line per scenario, then the totals

## starfry content

help-content = Work with replacement components

## starfry content check

help-content-check = Check the components in a folder and print every error with its file and line
help-content-check-directory = Folder as it would be given with --content
help-content-check-json = Print JSON, one line per file

## starfry bot

help-bot = Work with your own bots

## starfry bot check

help-bot-check = Check in a few games that a program follows the bot protocol
    .after =
        docs/bots.md explains the protocol. To try the examples:
          starfry bot check "python3 examples/bots/random_bot.py"
          starfry sim GAME -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        The program plays against random bots, first with the smallest number of players, then with the largest. Once per game it is sent an error although its answer was valid, and must answer again. Whatever it prints to standard error is shown. Exits with code 1 if the program breaks the protocol.
help-bot-check-command = Shell command that starts the program
help-bot-check-game = Game to play [default: all games]
help-bot-check-games = Number of times to play each game
help-bot-check-deadline = Seconds that the program may take to answer
help-bot-check-json = Print JSON, one line per game

## starfry config

help-config = Show the server's settings and where each comes from
help-config-example = Print a commented settings file with all defaults, or write it to FILE

## starfry admin

help-admin = Manage users, tables and reports, whether or not the server is running
    .after =
        Run this as the user who owns the data. If the server is running, it carries out the command immediately.

## starfry admin reset-password

help-admin-reset-password = Set a new password for an account and end its sessions
help-admin-reset-password-name = Name of the account

## starfry admin ban

help-admin-ban = Ban a user

## starfry admin unban

help-admin-unban = Lift a user's ban

## starfry admin close-table

help-admin-close-table = Close a table permanently
help-admin-close-table-id = Id of the table

## starfry admin reports

help-admin-reports = List open reports from players
help-admin-reports-settle = Mark this report as settled instead

## starfry admin storage

help-admin-storage = Show what is stored, for whom and for how long

## starfry admin status

help-admin-status = Show the state of the database and the time of the last backup

## starfry admin users

help-admin-users = List users, most recently active first
help-admin-users-limit = Maximum number of users

## starfry backup

help-backup = Back up all data to a file, even while the server is running
    .after =
        With --salvage, everything that can be read from a damaged database is saved to a new one, and what is missing is listed. Stop the server first. The damaged database is not changed. Exits with code 1 if anything is missing.

          starfry backup --salvage saved.db
          starfry restore --try saved.db
          starfry restore --force saved.db
help-backup-file = File to write; it must not exist yet
help-backup-salvage = Save what can be read from a damaged database
help-backup-from = Database file to salvage instead of the current one, such as starfry.db.damaged

## starfry restore

help-restore = Replace the current data with a backup; stop the server first
    .after =
        With --try, the backup is checked as if it were restored: the whole file, every table and game in it, and the records of all finished games. Nothing is changed. Exits with code 1 if anything is wrong.
help-restore-file = Backup file
help-restore-force = Replace existing data, which is kept as starfry.db.before
help-restore-try = Check the backup without restoring it

## starfry copy

help-copy = Copy all data to another database of any kind; stop all servers first
    .after =
        The original data is not changed. Servers that are started on the new database continue every game, and nobody has to log in again.

          starfry copy --from sqlite:starfry-data --to postgres://starfry@db.example.org/starfry
          starfry serve --database postgres://starfry@db.example.org/starfry

        Passwords are also read from PGPASSWORD and .pgpass, as with any PostgreSQL client.
help-copy-from = Database to copy from: `sqlite:FOLDER`, `sqlite:FILE.db` or `postgres://USER@HOST/DATABASE`
help-copy-to = Database to copy to, in the same form; it must be empty

## starfry export

help-export = Export a table's record, whether or not the server is running
    .after =
        For a finished game, this is the complete record, which `starfry verify` checks. For a game in progress, it contains only what a seat or a spectator may know.
help-export-table = Id of the table
help-export-output = File to write; it must not exist yet [default: standard output]
help-export-seat = For a game in progress, export what this seat knows instead of what a spectator knows; seats count from 1

## starfry import

help-import = Import the record of a finished game as a table, whether or not the server is running
    .after =
        The record is verified first. It becomes a finished table with its original id. Its players are names without accounts, and anybody with the table's address can view it.
