# The pages of the site: start page, new table, links to share.

## Around every page

page-site-skip = Skip to content
page-site-site = Site
page-site-play = Play
page-site-watch = Watch
page-site-rules = Rules
page-site-theme = Theme
page-site-theme-light = Light
page-site-theme-dark = Dark
page-site-theme-auto = Same as device
page-foot-rules = A rulebook for each game, in five languages. Every rule has its own link.
page-foot-fair = Fair play
page-foot-fair-about = The seed for all cards and dice is sealed before the game and revealed afterwards, so anybody can check every roll.
page-foot-programs = For programs
page-foot-programs-about = Anything a browser can do here, a program can do too.
page-foot-api = The API

## When something was refused

# What happened, and what you can do about it.
page-trouble-refused = That did not work
    .about = Go back in your browser, change something and try again.
page-trouble-missing = There is nothing here
    .about = The address may be mistyped or incomplete, or the page may be gone. You can find everything from the start page.
page-trouble-barred = You cannot do that
    .about = You may be logged in under another name, or not at all. Check on the start page.
page-trouble-button = You cannot open this address directly
    .about = It belongs to a button. Open the start page and press the button there.
page-trouble-wait = One moment, please
    .about = Wait a moment, then load the page again.
page-trouble-ours = Something went wrong on our side
    .about = It is not your fault, and no moves are lost. Load the page again later.
page-trouble-home = Go to start page

## Start page

page-start-title = Starfry: three games about aliens
page-start-about = Play three tabletop games about aliens in your browser, against bots or with friends, without an account.
page-start-claim = Three games about aliens. Play with one click, no account needed.
# On servers that require an account.
page-start-claim-members = Three games about aliens. Log in to play.
page-start-back = Welcome back, { $name }
# The label of the field with your name.
page-me = You play as
page-me-any = any name
page-me-keep = Save
page-me-login = Log in
page-me-logout = Log out
page-login = Your account
page-login-about = You can play without one. With an account, you find your games on every device, and nobody else can use your name.
page-login-about-closed = You can play without one. New accounts are created by the host.
page-login-name = Name
page-login-password = Password (at least 8 characters)
page-login-cancel = Cancel
page-login-new = Create account
page-players = { $least }–{ $most } players
page-minutes = { $short }–{ $long } min
page-age = ages { $years }+
page-play-now = Play against bots
page-with-friends = Play with friends
# On the card of a game that is not finished.
page-game-draft = A draft. You can play it, but it is not finished.

## Lists of tables

page-turn = { $count ->
    [one] A table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
page-list-mine = My tables
page-list-open = Open tables
page-list-open-none = Nobody is looking for players right now. Set up a table and list it, and others will see it here.
page-list-watch = Watch
page-list-watch-none = There is no game to watch at the moment. Listed tables appear here while they are being played.
page-line-your-turn = Your turn
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
page-line-shared = You won together with { $names }
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
# How long ago a game started, after the number of steps.
page-line-minutes = { $count ->
    [one] started a minute ago
   *[other] started { $count } minutes ago
}
page-line-hours = { $count ->
    [one] started an hour ago
   *[other] started { $count } hours ago
}
page-line-days = { $count ->
    [one] started a day ago
   *[other] started { $count } days ago
}
page-line-play = Play
page-line-look = View
page-line-join = Join
page-line-watch = Watch
page-line-replay = Replay
page-pace-none = no clock
page-pace-live = { $minutes } min plus { $seconds } s per move
page-pace-hours = a few hours per move
page-pace-days = { $days ->
    [one] a day per move
   *[other] { $days } days per move
}

## New table

page-new = New table
# The link back to the start page.
page-new-start = Start page
page-new-game = Game
page-new-how = Version
page-new-seats = Seats
page-new-more-seats = Add seat
# $seat is a letter.
page-new-seat = Seat { $seat }
page-new-seat-name = Name in seat { $seat }
page-new-their-name = Name
page-new-options = Options
page-new-all-options = { $count ->
    [one] One more option
   *[other] { $count } more options
}
page-new-clock = Clock
page-new-company = At the table
page-new-public = List on the start page
    .about = Anybody may take a free seat. Otherwise, only people with the link can find the table.
page-new-spectators = Allow spectators
    .about = They see what is face up, never a hand.
page-new-chat = Allow chat
    .about = For everybody who plays.
page-new-hints = Allow hints and odds
    .about = Players may ask what a good player would do.
page-new-ready = If you leave seats free, you get a link and a QR code for your friends, and you start the game when everybody is there. Otherwise, it starts right away.
page-new-go = Set up table
page-preset-first = First game
page-preset-standard = Standard
page-preset-advanced = Advanced
page-seat-me = Me
page-seat-free = Free (for a friend with the link)
    .about = Kept free until somebody sits down. When you start, a bot can take it.
page-seat-bot = Bot: { $level }
page-seat-here = Somebody on this device
page-seat-account = Reserved for an account
page-seat-closed = Closed
page-clock-none = No clock
    .about = Take as long as you need.
page-clock-live = In one sitting
page-clock-day = Daily
page-clock-days = Over several days

## Before the game

# Instead of a player, before the game.
page-lobby-kept = by invitation
page-lobby-invites = { $name } invites you to a game of { $game }.
page-lobby-invited = You are invited to a game of { $game }.
page-lobby-your-name = Your name
page-lobby-you = you
page-lobby-wait = Waiting for { $name } to start the game.
page-lobby-new = New to this game?
# $seats counts all seats, $free those without a player.
page-lobby-seats = { $seats } seats, { $free ->
    [0] all taken
   *[other] { $free } free
}
page-lobby-sit = Sit down
page-lobby-account = I have an account
page-lobby-watch = Just watch
page-lobby-watching = You are watching. The game appears here when it starts.
page-lobby-face = Another face
page-lobby-how = How we play
page-lobby-invite = Invite
page-lobby-share = Share
page-lobby-move = Move here
page-lobby-swap = Swap seats with { $name }
page-lobby-remove = Remove { $name }
page-lobby-bot = Add bot
page-lobby-owner = table’s owner
page-lobby-public = The table is listed on the start page.
page-lobby-private = Only people with the link can join.
page-lobby-spectators = Others may watch.
page-lobby-alone = Nobody else may watch.
page-lobby-hints = Hints and odds are allowed.
page-lobby-no-hints = There are no hints.
page-lobby-option = { $name }: { $value }.
