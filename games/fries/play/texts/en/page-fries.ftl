# The Fries table in the browser: a world map, what everybody has, and a counter with odds and dice. There is little room, so
# keep words short.

page-fries-map = World map
page-fries-crews = Players
page-fries-counter = Counter
page-fries-you = you
# A label on pieces that have just come to the map.
page-fries-new = NEW
# For screen readers: a player's points.
page-fries-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# How many cities a player controls, and how many end the game.
page-fries-cities = Controls { $cities } of { $goal } cities
# What a player has left to place.
page-fries-left = Left in the supply: { $restaurants } restaurants, { $stands } fry stands, { $witnesses } eyewitnesses

## What the marks on the map mean

page-fries-key-land = you can go here
page-fries-key-bump = rivals are here
page-fries-key-since = new since your turn
page-fries-key-net = your network: fly on
# A button that shows what is below the UFOs.
page-fries-hide = Hide UFOs

## The turn

page-fries-round = Round { $round }
# The four steps of a turn, one word each. $step: fly, bump, open or count.
page-fries-step = { $step ->
    [fly] Fly
    [bump] Bump
    [open] Open
   *[count] Count
}
# How many cities end the game.
page-fries-race = Race to { $goal } cities
# The UFOs of the player whose turn it is.
page-fries-fleet = UFOs
# How many fields a beaten UFO may still be sent away.
page-fries-flight = { $left ->
    [one] One field to fly
   *[other] { $left } fields to fly
}

## Odds and dice

page-fries-control = Control roll
page-fries-bump = Bump
page-fries-dice = Last roll
# What counts in a roll, as short as possible: on a chip below a number.
page-fries-part = { $part ->
    [stands] stands
    [helpers] helpers
    [rivals] rivals
    [witnesses] witnesses
    [bumper] bumper
    [sedator] sedator
    [attack] attack
    [support] support
   *[resistance] resistance
}
# Which faces of a twelve-sided die succeed: all from $from up, or none (13).
page-fries-needs = { $from ->
    [1] always
    [12] needs a 12
    [13] impossible
   *[other] needs { $from }+
}
# The result of a roll. $distance: by how much a bump was won.
page-fries-result = { $result ->
    [opens] { $who } succeeds
    [fails] { $who } fails
   *[wins] { $who } wins by { $distance }
}

## The end

# Titles of moments to remember.
page-fries-end-luckiest = Luckiest roll
page-fries-end-last = Last restaurant
page-fries-end-biggest = Biggest restaurant

## The dice so far, in a panel next to the table

page-fries-tally = { $kind ->
    [control] Control rolls
   *[bump] Bump rolls
}
# $mean: the average of the faces; $fair: the average of a fair die. Both are written by page-fries-decimal.
page-fries-tally-means = { $dice ->
    [one] one die: average { $mean }, expected { $fair }
   *[other] { $dice } dice: average { $mean }, expected { $fair }
}
# The headings of a table: the face of the die, how often it was rolled, and how often to expect it.
page-fries-tally-face = Face
page-fries-tally-rolled = Rolled
page-fries-tally-expected = Expected
page-fries-tally-none = No dice have been rolled yet.
# "starfry verify" is a command and is not translated.
page-fries-tally-fair = A few rolls often look unfair. When the game is over, anybody can download its record and check every die with “starfry verify”.
# A number with one decimal.
page-fries-decimal = { $whole }.{ $tenths }
# The panel that shows how the dice fell.
page-fries-panel-tally = Dice
