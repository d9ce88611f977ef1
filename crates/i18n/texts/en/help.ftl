# The help of the command line. English is written by `UPDATE=1 cargo test -p starfry help` from the documentation of the
# arguments in crates/cli: change it there.
#
# Words after -- and in CAPITALS, and what stands in `quotes`, are typed like that in every language. A paragraph is one
# line, the program wraps it; what is indented stays as it is.

## Arguments that several commands have

help-any-content = A folder with components that replace the embedded ones, such as DIR/ufoludki.toml
help-any-file = The record
help-any-game = The game, by its short name
help-any-json = Print one line of JSON
help-any-option = An option of the game; `starfry games` lists them. May be given several times
help-any-seed = Where the random games start from [default: random]
help-any-step = After which step, counted as `replay --step` does
help-any-threads = How many threads play [default: one per processor]

## starfry

help-starfry = Play, host and study tabletop games about aliens
    .after =
        Try this:
          starfry games                                          what there is to play
          starfry rules fries                                    how it is played
          starfry sim ufoludki --players 3 --games 100000        how games go between bots
          starfry sim ufoludki --players 3 --bots greedy --games 1 --records games
                                                                 keep a game, dealt by the real dealer
          starfry replay games/ufoludki-1.jsonl                  read it as a story
          starfry advise games/ufoludki-1.jsonl --step 16 --seat 1
                                                                 what a seat should have done there
          starfry verify games/ufoludki-1.jsonl                  check every card of it
          starfry arena ufoludki --bots greedy,random --games 1000
                                                                 which bot is stronger, and how sure that is

        Exit codes: 0 all is well, 1 a check failed, 2 the command could not be carried out as given.
help-starfry-lang = The language, such as de, it, fr, pl or en [default: `STARFRY_LANG`, or that of the locale]
help-starfry-texts = A folder with texts that replace the embedded ones or add a language, such as DIR/de/fries.ftl [default: `STARFRY_TEXTS`]

## starfry games

help-games = List the games with player counts, options and bots
help-games-json = Print JSON, one object per game

## starfry sim

help-sim = Let bots play many games against each other, and count
    .after =
        moves are decisions of players, steps are moves and cards or dice. The share of wins is given by place in turn order, the first player first. The same seed plays the same games on every machine and with any number of threads.
help-sim-players = How many players
help-sim-bots = The bots by seat; one name serves all seats
help-sim-games = How many games [default: 10000]
help-sim-seconds = How long to play instead, in seconds
help-sim-records = Keep the games as records in this folder, dealt by the real dealer

## starfry arena

help-arena = Let bots play each other with seats and seeds balanced, and rate them
    .after =
        A bot is random, greedy, easy, normal, hard, expert, search:ITERATIONS or exec:COMMAND. Names are separated by commas, or --bots is given several times; an argument that begins with exec: is taken whole, commas included. If there are more bots than players, all combinations play in turn; if there are fewer, the last bot fills the other seats.

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

## starfry rules

help-rules = Show the rulebook of a game, or a rule of it
    .after =
        Ids stand in square brackets wherever the program names a rule. `starfry rules fries move.stop` shows one rule, `starfry rules fries move` all whose ids begin like that, `starfry rules fries movement` a chapter.
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
        Ends with code 1 and names the first line and step that disagree, if there is one.

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
          starfry sim ufoludki -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        The program plays against random opponents, first with the fewest players, then with the most. Once a game it gets an error although its answer was fine, and must answer again. What it prints to standard error is shown. Ends with code 1 if it does anything wrong.
help-bot-check-command = The command that starts the program, as for the shell
help-bot-check-game = Only this game, by its short name [default: all games]
help-bot-check-games = How many games of each
help-bot-check-deadline = How long the program may take for an answer
help-bot-check-json = Print JSON, one line per game
