# UFOs! Fries from Space: a board game about flying saucers that open fry stands and restaurants.
#
# $who, $owner, $attacker, $defender, $winner, $winners and $loser are players' names: they are never inflected, and nothing may
# depend on whether a player is a man or a woman. FORM($who, "person") is "you" for the reader; the other forms are those of
# story-you and story-they.
# $place, $from, $to, $city are fields; $places, $cities and $over are one or several of them in a list. $ufo is a kind of
# UFO.
#
# Forms of fields, where a language needs them, written as attributes of the names in fries-fields.ftl:
#   in    where something is: FORM($place, "in")       (Polish "w Kairze", French "au Caire")
#   to    where something goes: FORM($to, "to")
#   from  where something comes from: FORM($from, "from")
# A language may add forms of its own, such as "over"; a list has the forms of all its parts.
# Forms of UFOs: "many" is the plural. A language may add others for cases, and may choose between words by a form:
# { FORM($ufo, "gender") -> ... }. A form that is not written down is the name itself.

fries-about = A dice game on a world map. Fly UFOs, bump rivals out of the way, and open fry stands and restaurants.

## UFOs

fries-ufo-standard = standard UFO
    .many = standard UFOs
fries-ufo-bumper = bumper
    .many = bumpers
fries-ufo-sedator = sedator
    .many = sedators

# UFOs of one kind in a list: "a bumper", "2 standard UFOs".
fries-ufos = { $count ->
    [one] a { $ufo }
   *[other] { $count } { FORM($ufo, "many") }
}

## The story: setting up

# $tiles: a list of cities with their tiles, each as in the next text.
fries-tiles = The city tiles are dealt (resistance/slots): { $tiles }.
fries-tile = { $city } { $resistance }/{ $slots }
fries-begins = { FORM($who, "person") ->
    [you] You begin.
   *[they] { $who } begins.
}
fries-started = { FORM($who, "person") ->
    [you] You land two UFOs in { $place }.
   *[they] { $who } lands two UFOs in { $place }.
}

## The story: movement

# A heading.
fries-turn = Round { $round } · { FORM($who, "Your") } turn
fries-new = { FORM($who, "person") ->
    [you] You give up your turn and call a new { $ufo } to { $place }.
   *[they] { $who } gives up a turn and calls a new { $ufo } to { $place }.
}
# $count: how many UFOs of the kind fly the same way. $stops: how many fields are in between; $over: those fields, in a list.
fries-flew = { FORM($who, "person") ->
    [you] You fly
   *[they] { $who } flies
} { $count ->
    [one] a { $ufo }
   *[other] { $count } { FORM($ufo, "many") }
} from { $from } { $stops ->
    [0] to { $to }.
    [1] over { $over } to { $to }.
    [2] over { $over } to { $to }.
   *[other] across { $stops } fields of the network to { $to }.
}
fries-flew-loop = { FORM($who, "person") ->
    [you] You fly
   *[they] { $who } flies
} a { $ufo } in a loop from { $from } over { $over } and back.
# $marker: stand or restaurant.
fries-infiltrated = { FORM($who, "person") ->
    [you] You infiltrate
   *[they] { $who } infiltrates
} { $marker ->
    [stand] { FORM($owner, "your") } fry stand in { $place } with a { $ufo }.
   *[restaurant] one of { FORM($owner, "your") } restaurants in { $place } with a { $ufo }.
}
# $count: how many of the player's eyewitnesses leave all these cities together.
fries-calmed = { $count ->
    [one] The sedator calms one of { FORM($who, "your") } eyewitnesses in { $cities }.
   *[other] The sedator calms { $count } of { FORM($who, "your") } eyewitnesses in { $cities }.
}

## The story: bumps

fries-bump-begins = { FORM($attacker, "person") ->
    [you] You bump
   *[they] { $attacker } bumps
} into { FORM($defender, "you") } in { $place }.
# $side: attacker, defender or nobody.
fries-supported = { $side ->
    [nobody] { FORM($who, "person") ->
        [you] You stay out of it.
       *[they] { $who } stays out of it.
    }
   *[other] { FORM($who, "person") ->
        [you] You support
       *[they] { $who } supports
    } { $side ->
        [attacker] the attack
       *[defender] the defence
    } with { $ufos ->
        [one] one UFO
       *[other] { $ufos } UFOs
    }.
}
# The dice. $attack and $defence: sums such as "5 + 1 (attack) + 1 (bumper) = 7", see below.
fries-bumped = In { $place }, the dice give { FORM($attacker, "you") } { $attack } and { FORM($defender, "you") } { $defence }. { FORM($winner, "person") ->
    [you] You win
   *[they] { $winner } wins
} by { $distance }.
# The same, if nobody could take sides.
fries-bump = { FORM($attacker, "person") ->
    [you] You bump
   *[they] { $attacker } bumps
} into { FORM($defender, "you") } in { $place }, { $attack } against { $defence }. { FORM($winner, "person") ->
    [you] You win
   *[they] { $winner } wins
} by { $distance }.
# One of $who's beaten UFOs flies and lands. $stops: how many fields are in between, $over: those fields; $seen: how many
# eyewitnesses appear, $cities: where.
fries-tumbled = { FORM($who, "Your") } { $ufo } tumbles from { $from } { $stops ->
    [0] to { $to }
   *[other] over { $over } to { $to }
}{ $seen ->
    [0] .
   *[other] {""} and is seen in { $cities }.
}
# The same, while the winner may still steer it further; a complete sentence all the same.
fries-tumbles = { FORM($who, "Your") } { $ufo } tumbles from { $from } { $stops ->
    [0] to { $to }
   *[other] over { $over } to { $to }
}{ $seen ->
    [0] {""} and flies on.
   *[other] , is seen in { $cities } and flies on.
}
fries-landed = { FORM($who, "Your") } { $ufo } lands in { $place }.
# $moved: yes if the eyewitness comes from the city $from, no if it comes from the supply.
fries-witness = { $moved ->
    [yes] One of { FORM($who, "your") } eyewitnesses moves from { $from } to { $to }.
   *[no] Somebody in { $to } has seen one of { FORM($who, "your") } UFOs.
}

## The story: actions

# $count: how many stands, $places: where.
fries-stands = { FORM($who, "person") ->
    [you] You open
   *[they] { $who } opens
} { $count ->
    [one] a fry stand in { $places }.
   *[other] fry stands in { $places }.
}
# Before the die has stopped.
fries-rolls = { FORM($who, "person") ->
    [you] You roll
   *[they] { $who } rolls
} in { $place } …
fries-stand-taken = { FORM($who, "person") ->
    [you] You take over
   *[they] { $who } takes over
} { FORM($owner, "your") } fry stand in { $place }.
# A control roll. $roll: a sum such as "10 + 2 (stands) − 4 (eyewitnesses) = 8". $result: fails, opens or takes (over one of
# $owner's restaurants).
fries-rolled = { FORM($who, "person") ->
    [you] You roll { $roll } against resistance { $resistance } in { $place }{ $result ->
        [fails] , which is not enough.
        [takes] {""} and take over one of { FORM($owner, "your") } restaurants.
       *[opens] {""} and open a restaurant.
    }
   *[they] { $who } rolls { $roll } against resistance { $resistance } in { $place }{ $result ->
        [fails] , which is not enough.
        [takes] {""} and takes over one of { FORM($owner, "your") } restaurants.
       *[opens] {""} and opens a restaurant.
    }
}
# A restaurant without a roll. $result: opens or takes.
fries-restaurant = { FORM($who, "person") ->
    [you] { $result ->
        [takes] You take over one of { FORM($owner, "your") } restaurants in { $place }.
       *[opens] You open a restaurant in { $place }.
    }
   *[they] { $result ->
        [takes] { $who } takes over one of { FORM($owner, "your") } restaurants in { $place }.
       *[opens] { $who } opens a restaurant in { $place }.
    }
}
# The new restaurant gives free samples.
fries-won-over = { $count ->
    [one] Free samples win over { FORM($who, "your") } eyewitness in { $place }.
   *[other] Free samples win over { FORM($who, "your") } { $count } eyewitnesses in { $place }.
}
# How many cities a player now controls. $change: lost (control of $place) or gained. $needed: how many end the game;
# $missing: how many more that is.
fries-control = { $change ->
    [lost] { FORM($who, "person") ->
        [you] You lose control of { $place } and have
       *[they] { $who } loses control of { $place } and has
    } { $cities ->
        [0] no cities
        [one] one city
       *[other] { $cities } cities
    } left.
   *[gained] { FORM($who, "person") ->
        [you] You now control
       *[they] { $who } now controls
    } { $missing ->
        [0] { $cities } cities, enough to end the game.
       *[other] { $cities ->
            [one] one city; it takes { $needed } to end the game.
           *[other] { $cities } cities; it takes { $needed } to end the game.
        }
    }
}
# $by: cities, all or limit.
fries-ended = { $by ->
    [cities] One player controls enough cities, and the game is over.
    [all] Every city has a restaurant, and the game is over.
   *[limit] The round limit has been reached, and the game is over.
}
fries-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] You win.
       *[they] { $winners } wins.
    }
   *[other] { FORM($winners, "You") } share the win.
}
# The same if several players have the most points: more UFOs on the map decide, or else they share the win. $points and
# $ufos: what each winner has.
fries-won-tie = { $count ->
    [one] { $points ->
        [one] One point each:
       *[other] { $points } points each:
    } { FORM($winners, "person") ->
        [you] you have the most UFOs on the map and win.
       *[they] { $winners } has the most UFOs on the map and wins.
    }
   *[other] With { $points ->
        [one] one point
       *[other] { $points } points
    } and { $ufos } UFOs each, { FORM($winners, "you") } share the win.
}

## Sums: what is added to a die, and what is subtracted

# One more part. $sign: plus or minus; $what: what it is for, from the next text.
fries-sum = { $sign ->
    [minus] { $sum } − { $number } ({ $what })
   *[plus] { $sum } + { $number } ({ $what })
}
# $count: how many of them count.
fries-sum-part = { $part ->
    [attack] attack
    [bumper] bumper
    [sedator] sedator
    [support] support
    [stands] { $count ->
        [one] stand
       *[other] stands
    }
    [rivals] { $count ->
        [one] rival restaurant
       *[other] rival restaurants
    }
    [witnesses] { $count ->
        [one] eyewitness
       *[other] eyewitnesses
    }
   *[helpers] { $count ->
        [one] helper
       *[other] helpers
    }
}
# $sign: plus or minus, and $total without it.
fries-sum-total = { $sign ->
    [minus] { $sum } = −{ $total }
   *[plus] { $sum } = { $total }
}
# A die that has not been rolled yet. $faces: 6 or 12.
fries-die = d{ $faces }

## What a player is asked, and what the others read in the meantime

fries-ask-start = Choose the village where your two UFOs land.
    .others = { $who } is choosing a village to start in.
# $when: first (nothing has been done in this turn), new (the same, and a new UFO may be called instead), or later.
# $ready: how many UFOs have not done anything yet.
fries-ask-move = { $when ->
    [first] Your turn. Move your UFOs, or infiltrate where they are.
    [new] Your turn. Move your UFOs, or call a new one instead.
   *[later] { $ready ->
        [0] None of your UFOs can move any more. End the movement.
        [one] One of your UFOs can still move or infiltrate.
       *[other] { $ready } of your UFOs can still move or infiltrate.
    }
}
    .others = { $who } is moving UFOs.
# The same if there will be bumps in $places.
fries-ask-move-bumps = { $ready ->
    [0] None of your UFOs can move any more. End the movement and fight for { $places }.
    [one] One of your UFOs can still move or infiltrate. Then you fight for { $places }.
   *[other] { $ready } of your UFOs can still move or infiltrate. Then you fight for { $places }.
}
    .others = { $who } is moving UFOs and will fight for { $places }.
fries-ask-clean = Your sedator flies from { $from } to { $to }. Choose whom it calms on the way.
    .others = { $who } is choosing a sedator’s route from { $from } to { $to }.
fries-ask-bumps = There are bumps in { $places }. Choose the next one.
    .others = There are bumps in { $places }. { $who } is choosing the next one.
# $chance: the attacker's, in percent, as things stand. $ufos: how many UFOs would support.
fries-ask-support = { $ufos ->
    [one] { $attacker } bumps into { $defender } in { $place } and has a { $chance }% chance of winning. Whom does your UFO support?
   *[other] { $attacker } bumps into { $defender } in { $place } and has a { $chance }% chance of winning. Whom do your { $ufos } UFOs support?
}
    .others = { FORM($attacker, "person") ->
        [you] You bump
       *[they] { $attacker } bumps
    } into { FORM($defender, "you") } in { $place }. { $who } may take sides.
# $ufos: how many beaten UFOs have to leave, $left: how many fields they may fly in all.
fries-ask-send = { $ufos } of { FORM($loser, "your") } UFOs have to leave { $place }, { $left ->
    [one] with one field
   *[other] with { $left } fields
} between them. Which one flies first?
    .others = { $who } is choosing which of { FORM($loser, "your") } UFOs leaves { $place } first.
# $left: how many fields it can still fly. $waiting: how many beaten UFOs fly after it. $how: first (it must leave),
# landing (it may land where it is), on (it may not), forced (no nearer field is free).
fries-ask-steer = { $how ->
    [forced] No field near { $place } is free. Steer { FORM($loser, "your") } { $ufo } to the nearest free one, { $left ->
        [one] one field
       *[other] { $left } fields
    } away.
    [first] Steer { FORM($loser, "your") } { $ufo } away from { $place }, { $left ->
        [one] one field
       *[other] up to { $left } fields
    }{ $waiting ->
        [0] {""}
        [one] ; one more UFO flies after it
       *[other] ; { $waiting } more UFOs fly after it
    }.
    [landing] Let { FORM($loser, "your") } { $ufo } land in { $place }, or steer it on, { $left ->
        [one] one more field
       *[other] up to { $left } more fields
    }.
   *[on] { FORM($loser, "Your") } { $ufo } cannot land in { $place }. Steer it on, { $left ->
        [one] one more field
       *[other] up to { $left } more fields
    }.
}
    .others = { $who } is steering { FORM($loser, "your") } { $ufo }, now in { $place }.
fries-ask-witness = None of { FORM($loser, "your") } eyewitnesses are left in the supply. Move one to { $place } from another city?
    .others = { $who } may move one of { FORM($loser, "your") } eyewitnesses to { $place }.
fries-ask-act = Your actions: open or take over stands and restaurants, or end the turn.
    .others = { $who } is opening stands and restaurants.

## What a player can do: on a button, and in full

# $cities: the cities beside the village with their resistance, in a list; $count: how many.
fries-do-start = Start in { $place }
    .long = { $count ->
        [0] Start in { $place }, with no city beside it
       *[other] Start in { $place }, beside { $cities }
    }
# A city with its resistance in such a list.
fries-resists = { $place } (resistance { $resistance })
fries-do-new = New { $ufo } in { $place }
    .long = Give up this turn and call a new { $ufo } to { $place }
# $there: what the UFO will find.
#   loop: nothing new, because it comes back
#   bump: $owner's UFOs, and a bump that is won with $chance percent as things stand
#   open: a village where a stand can be opened
#   own: a village with your own stand
#   taken: a village with $owner's stand
#   city: a city with a free slot; a control roll succeeds with $chance percent as things stand
#   full: a city without a free slot
fries-do-fly = Fly { $from } → { $to } ({ $ufo })
    .long = { $there ->
        [loop] Fly the { $ufo } in a loop back to { $to }
        [bump] Fly the { $ufo } from { $from } to { $to } and bump into { $owner } ({ $chance }% chance)
        [open] Fly the { $ufo } from { $from } to { $to }, where you can open a fry stand
        [own] Fly the { $ufo } from { $from } to { $to }, where you have a fry stand
        [taken] Fly the { $ufo } from { $from } to { $to }, where { $owner } has a fry stand
        [city] Fly the { $ufo } from { $from } to { $to }, with resistance { $resistance } and a { $chance }% chance of opening a restaurant
       *[full] Fly the { $ufo } from { $from } to { $to }, with resistance { $resistance } and no free slot
    }
# $marker: stand, restaurant (which can be taken over with $chance percent), or open (a restaurant in a city with a free
# slot, where nothing can be taken over).
fries-do-infiltrate = Infiltrate { $owner } in { $place } ({ $ufo })
    .long = { $marker ->
        [stand] Put the { $ufo } on { FORM($owner, "your") } fry stand in { $place } to take it over without a roll
        [open] Put the { $ufo } on one of { FORM($owner, "your") } restaurants in { $place }; as long as a slot is free, nothing can be taken over there
       *[restaurant] Put the { $ufo } on one of { FORM($owner, "your") } restaurants in { $place } to try to take it over ({ $chance }% chance)
    }
# $place: a field in the part of the network flown over; $cities: the cities that eyewitnesses leave, $count: how many cities.
fries-do-clean = { $count ->
    [0] Via { $place }
   *[other] Via { $place }: { $cities }
}
    .long = { $count ->
        [0] Fly the sedator via { $place }, where there is nobody to calm
       *[other] Fly the sedator via { $place } and calm the eyewitnesses in { $cities }
    }
# $attack and $defence: sums with dice that have not been rolled yet, "d6 + 1 (attack)".
fries-do-bump = Bump in { $place }
    .long = Bump into { $defender } in { $place }: { $attack } against { $defence } ({ $chance }% chance)
# $side: attacker, defender or nobody; $supported: the player; $chance: the attacker's after this choice.
fries-do-support = { $side ->
    [nobody] Support nobody
   *[other] Support { $supported }
}
    .long = { $side ->
        [attacker] Support the attack; { $attacker } then has a { $chance }% chance of winning
        [defender] Support the defence; { $attacker } then has a { $chance }% chance of winning
       *[nobody] Support nobody; { $attacker } then has a { $chance }% chance of winning
    }
fries-do-send = Send the { $ufo } away
    .long = Send { FORM($loser, "your") } { $ufo } away first
# $there: seen (a city where an eyewitness appears, and where it can land), seen-occupied (the same, but foreign UFOs keep it
# from landing), occupied (a village where it cannot land), or free.
fries-do-steer = Steer to { $place }
    .long = { $there ->
        [seen] Steer { FORM($loser, "your") } { $ufo } to { $place }, where it is seen
        [seen-occupied] Steer { FORM($loser, "your") } { $ufo } over { $place }, where it is seen but cannot land
        [occupied] Steer { FORM($loser, "your") } { $ufo } over { $place }, where it cannot land
       *[free] Steer { FORM($loser, "your") } { $ufo } to { $place }
    }
fries-do-land = Land in { $place }
    .long = Let { FORM($loser, "your") } { $ufo } land in { $place }
fries-do-witness = Move the eyewitness from { $from }
    .long = Move one of { FORM($loser, "your") } eyewitnesses from { $from } to { $to }
fries-do-no-witness = Move no eyewitness
    .long = Leave { FORM($loser, "your") } eyewitnesses where they are
# $cities: the cities beside the village, $count: how many.
fries-do-stand = Open a fry stand in { $place }
    .long = { $count ->
        [0] Open a fry stand in { $place } (1 point)
       *[other] Open a fry stand in { $place } (1 point, and +1 on control rolls in { $cities })
    }
fries-do-take-stand = Take over the fry stand in { $place }
    .long = Take over { FORM($owner, "your") } fry stand in { $place }, without a roll
# $roll: a sum with a die that has not been rolled yet, "d12 + 2 (stands)".
fries-do-restaurant = Open a restaurant in { $place }, { $chance }% ({ $ufo })
    .long = Try to open a restaurant in { $place } with the { $ufo }: { $roll } against resistance { $resistance } ({ $chance }% chance)
fries-do-take-restaurant = Take over { FORM($owner, "your") } restaurant in { $place }, { $chance }% ({ $ufo })
    .long = Try to take over one of { FORM($owner, "your") } restaurants in { $place } with the { $ufo }: { $roll } against resistance { $resistance } ({ $chance }% chance)
# $what: movement, bumps (the movement, and bumps follow), or turn.
fries-do-done = { $what ->
    [movement] End movement
    [bumps] End movement and bump
   *[turn] End turn
}
    .long = { $what ->
        [movement] End your movement and go on to your actions
        [bumps] End your movement and fight for { $places }
       *[turn] End your turn without any further actions
    }

## Things you can point at: in short, and in full for people who cannot see them

fries-thing-field = { $place }
# Sentences about a field, one after another.
fries-see-city = { $slots ->
    [0] { $place }: a city without a tile yet.
   *[other] { $place }: a city with resistance { $resistance }. Free slots: { $free } of { $slots }.
}
# $stand: none, or some ($owner's).
fries-see-village = { $stand ->
    [none] { $place }: a village without a fry stand.
   *[some] { $place }: a village with { FORM($owner, "your") } fry stand.
}
# $owners: players with the number of their restaurants, in a list. $control: yes if $owner controls the city.
fries-see-restaurants = { $control ->
    [yes] Restaurants: { $owners }, so { FORM($owner, "person") ->
        [you] you control
       *[they] { $owner } controls
    } the city.
   *[no] Restaurants: { $owners }.
}
fries-see-witnesses = Eyewitnesses: { $owners }.
# A player with a number in such a list.
fries-owns = { FORM($who, "you") } ({ $count })
# $ufos: a list such as "2 standard UFOs and a bumper".
fries-see-ufos = { FORM($who, "Your") } UFOs: { $ufos }.
fries-see-beside = Lines lead to { $places }.

# One of your own UFOs. $status: ready, stayed (it can no longer move), moved, on ($owner's stand or restaurant, by
# $marker), beaten, or idle (it is not its turn). $places: what it can reach.
fries-thing-ufo = { $ufo } in { $place }
    .long = { $status ->
        [ready] Your { $ufo } in { $place } has not moved yet. It can fly to { $places }.
        [stayed] Your { $ufo } in { $place } has stayed where it was.
        [moved] Your { $ufo } in { $place } has moved.
        [on] { $marker ->
            [stand] Your { $ufo } in { $place } is infiltrating { FORM($owner, "your") } fry stand.
           *[restaurant] Your { $ufo } in { $place } is infiltrating one of { FORM($owner, "your") } restaurants.
        }
        [beaten] Your { $ufo } in { $place } has lost a bump and has no action this turn.
       *[idle] Your { $ufo } in { $place } could fly to { $places } from there.
    }

## The table drawn with characters, and tables of components

fries-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, controls { $cities ->
    [one] one city
   *[other] { $cities } cities
}
# The names of rows; at most 12 letters.
fries-row = { $row ->
    [standard] standard
    [bumper] bumper
    [sedator] sedator
    [stands] stands
    [restaurants] restaurants
   *[witnesses] witnesses
}
# Followed by the cities with their tiles.
fries-drawn-tiles = Cities (resistance/slots):

fries-column-resistance = Resistance
fries-column-slots = Slots
fries-column-tiles = Tiles
fries-column-piece = Piece
fries-column-each = Each player
# $piece: restaurants, stands, witnesses, standard, bumper or sedator.
fries-piece = { $piece ->
    [restaurants] Restaurants
    [stands] Fry stands
    [witnesses] Eyewitnesses
    [standard] Standard UFOs
    [bumper] Bumpers
   *[sedator] Sedators
}

# Names of components in the list of reconstructed ones.
fries-component-map = The map
fries-component-supply = Each player’s pieces
fries-component-tile = { $slots ->
    [one] City tile: resistance { $resistance }, one slot
   *[other] City tile: resistance { $resistance }, { $slots } slots
}

## Options

fries-option-round_limit = Round limit
    .about = The game ends after this many rounds at the latest.

## Why something cannot be done here, when there is more to say than the rule

fries-here-turn = It is not your turn: { $who } is deciding.
fries-here-rival = { $place } has a foreign UFO: the flight ends there.
fries-here-no-marker = You have no stand or restaurant in { $place }: the flight ends there.
fries-here-moved = Your UFO in { $place } has already flown or infiltrated this turn.
fries-here-no-ufo = You have no UFO in { $place }.
fries-here-beaten = Your UFO in { $place } has lost a bump this turn.
fries-here-rolled = You have already tried in { $place } this turn.
fries-here-full = All restaurant slots in { $place } are taken.
fries-here-stand = { FORM($owner, "person") ->
    [you] You already have a fry stand in { $place }.
   *[they] { $owner } already has a fry stand in { $place }.
}
fries-here-city = { $place } is a city, and you start in a village.
fries-here-taken = A rival has already landed in { $place }.
fries-here-no-bump = There is no foreign UFO to bump in { $place }.

## Hints in a player's first game, each with its reason

# $cities: how many cities are beside each of the villages.
fries-tip-start = Good for a start: { $places }, with { $cities ->
    [one] a city
   *[other] { $cities } cities
} next door. A stand there helps you in every one of them.
fries-tip-fly = Fly to { $place }: your chance of opening a restaurant there is { $chance }%.
# $cities: the cities beside the village, in a list.
fries-tip-fly-village = Fly to { $place }: a stand there adds 1 to your rolls in { $cities }.
fries-tip-bump = Start with the bump in { $place }: your chance of winning is { $chance }%.
fries-tip-roll = Try a restaurant in { $place }: your chance is { $chance }%, and a failure costs nothing.
fries-tip-stand = Open a stand in { $place }: it always works, and it adds 1 to your rolls in { $cities }.
