# The pages of the site: start page, new table, links to share.

## Around every page

page-site-skip = Skip to content
page-site-site = Site
page-site-play = Play
page-site-watch = Watch
page-site-rules = Rules
page-site-theme = Colours
page-site-theme-light = Light
page-site-theme-dark = Dark
page-site-theme-auto = As on this device
page-foot-rules = A rulebook for each game, in five languages. Every rule has an address you can point at.
page-foot-fair = Fair play
page-foot-fair-about = The seed of all cards and dice is sealed before the game and opened after it: anybody can check every roll.
page-foot-programs = For programs
page-foot-programs-about = Whatever a browser can do here, a program can do too.
page-foot-api = The API

## When something was refused

# What happened, and what one can do.
page-trouble-refused = That did not work
    .about = Go back in your browser to change something and try again.
page-trouble-missing = There is nothing here
    .about = Perhaps the address was mistyped or cut off, or what was here is gone. The start page leads to everything there is.
page-trouble-barred = You cannot do that
    .about = Perhaps you are logged in under another name, or not at all: the start page says who you are.
page-trouble-button = This address does not work by itself
    .about = It belongs to a button. Open the start page and press the button there.
page-trouble-wait = One moment, please
    .about = Wait a little, then load the page again.
page-trouble-ours = Something is wrong on our side
    .about = It is not your fault, and no move is lost. Load the page again in a while.
page-trouble-home = To the start page

## Start page

page-start-title = Starfry: three games about aliens
page-start-about = Play three tabletop games about aliens in the browser: against bots or with friends, without an account.
page-start-claim = Three games about aliens. Play in one click, no account.
# On servers where only accounts may play.
page-start-claim-members = Three games about aliens. Log in, and play.
# The label of the field with one's name.
page-me = You play as
page-me-any = any name
page-me-keep = Keep
page-me-login = Log in
page-me-logout = Log out
page-login = Your account
page-login-about = You can play without one. With an account you find your games on every device, and your name is yours alone.
page-login-about-closed = You can play without one. New accounts are made by whoever runs this server.
page-login-name = Name
page-login-password = Password (at least 8 characters)
page-login-cancel = Cancel
page-login-new = Make an account
page-players = { $least }–{ $most } players
page-minutes = { $short }–{ $long } min
page-play-now = Play now against bots
page-with-friends = With friends
# Stands on the card of a game that is not finished.
page-game-draft = A draft: it can be played, but it is not finished.

## Lists of tables

page-turn = { $count ->
    [one] A table waits for you.
   *[other] { $count } tables wait for you.
}
# $game is the title of a game.
page-turn-at = First: { $game }
page-turn-go = Go to my move
page-list-mine = My tables
page-list-mine-none = Nothing here yet. Start a game, and you will find it again here.
page-list-open = Open tables
page-list-open-none = Nobody is waiting for company right now. Set up a table and list it: others will see it here.
page-list-watch = Watch
page-list-watch-none = No game to watch at the moment. Listed tables appear here while they play.
page-line-your-turn = Your move
page-line-waiting = Waiting
page-line-over = Finished
page-line-decides = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
page-line-with = with { $names }
page-line-nobody = nobody else yet
page-line-seats = { $taken } of { $seats } seats
page-line-you-won = You won
page-line-shared = You won, together with { $names }
page-line-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
page-line-ended = Ended without a winner
page-line-ready = Everybody is here
page-line-steps = { $count ->
    [one] one step so far
   *[other] { $count } steps so far
}
# How long a game has been going on.
page-line-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
page-line-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
page-line-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}
page-line-play = Play
page-line-look = Look
page-line-join = Join
page-line-watch = Watch
page-line-replay = Replay
page-pace-none = no clock
page-pace-live = { $minutes } min, { $seconds } s more per decision
page-pace-hours = a few hours per decision
page-pace-days = { $days ->
    [one] a day per decision
   *[other] { $days } days per decision
}

## New table

page-new = Set the table
page-new-start = Start
page-new-game = Game
page-new-how = How to play it
page-new-seats = Seats
page-new-more-seats = One more seat
# $seat is a letter.
page-new-seat = Seat { $seat }
page-new-seat-name = Name on seat { $seat }
page-new-their-name = Their name
page-new-options = Options
page-new-all-options = { $count ->
    [one] One more option
   *[other] { $count } more options
}
page-new-clock = Clock
page-new-company = Company
page-new-public = Listed on the start page
    .about = Anybody may take a free seat. Otherwise only people with the link find the table.
page-new-spectators = Others may watch
    .about = They see what lies open, never a hand.
page-new-chat = Chat at the table
    .about = For everybody who plays.
page-new-hints = Hints and odds
    .about = Whoever wants to may ask what a good player would do.
page-new-speed = Bots take their time
page-new-ready = Free seats? Then you get a link and a QR code for your friends, and start when everybody is there. Otherwise the game begins at once.
page-new-go = Set up the table
page-preset-first = First game
page-preset-standard = Standard
page-preset-advanced = Advanced
page-seat-me = Me
page-seat-free = Free: for a friend with the link
    .about = Kept free until somebody sits down. When you start, a bot can take it.
page-seat-bot = Bot: { $level }
page-seat-here = Somebody on this device
page-seat-account = For one account, by its name
page-seat-closed = Closed
page-clock-none = No clock
    .about = Wait as long as it takes.
page-clock-live = At one sitting
page-clock-day = A day each
page-clock-days = Over days
page-speed-instant = none at all
page-speed-quick = half a second
page-speed-normal = a second or two
page-speed-slow = three to five seconds

## Before the game

# On the table before the game.
page-lobby-kept = kept for whoever is invited
page-lobby-wait = The game begins when { $name } starts it.
page-lobby-new = New to this game?
