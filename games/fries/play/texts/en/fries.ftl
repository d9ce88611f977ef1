# UFOs! Fries from Space: a board game of flying saucers that open fry stands and restaurants.
#
# $who, $owner, $attacker, $defender, $winner and $loser are players' names: they are never inflected, and nothing may
# depend on whether a player is a man or a woman.
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

fries-about = A dice game on a world map: fly saucers, bump rivals away, open fry stands and restaurants.

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
fries-begins = { $who } begins.
fries-started = { $who } lands two UFOs in { $place }.

## The story: movement

fries-turn = Round { $round }: { $who } is up.
fries-new = { $who } gives up the turn and calls a new { $ufo } to { $place }.
# $count: how many UFOs of the kind fly the same way. $stops: how many fields lie between; $over: those fields, in a list.
fries-flew = { $stops ->
    [0] { $who } flies { $count ->
        [one] a { $ufo }
       *[other] { $count } { FORM($ufo, "many") }
    } from { $from } to { $to }.
    [1] { $who } flies { $count ->
        [one] a { $ufo }
       *[other] { $count } { FORM($ufo, "many") }
    } from { $from } over { $over } to { $to }.
    [2] { $who } flies { $count ->
        [one] a { $ufo }
       *[other] { $count } { FORM($ufo, "many") }
    } from { $from } over { $over } to { $to }.
   *[other] { $who } flies { $count ->
        [one] a { $ufo }
       *[other] { $count } { FORM($ufo, "many") }
    } from { $from } across { $stops } fields of the network to { $to }.
}
fries-flew-loop = { $who } flies a { $ufo } in a loop from { $from } over { $over } and back.
# $marker: stand or restaurant.
fries-infiltrated = { $marker ->
    [stand] { $who } infiltrates the fry stand of { $owner } in { $place } with a { $ufo }.
   *[restaurant] { $who } infiltrates a restaurant of { $owner } in { $place } with a { $ufo }.
}
# $count: how many eyewitnesses of the player go, from all these cities together.
fries-calmed = { $count ->
    [one] The sedator calms an eyewitness of { $who } in { $cities }.
   *[other] The sedator calms { $count } eyewitnesses of { $who } in { $cities }.
}

## The story: bumps

fries-bump-begins = { $attacker } bumps into { $defender } in { $place }.
# $side: attacker, defender or nobody.
fries-supported = { $side ->
    [attacker] { $who } supports the attack with { $ufos ->
        [one] one UFO
       *[other] { $ufos } UFOs
    }.
    [defender] { $who } supports the defence with { $ufos ->
        [one] one UFO
       *[other] { $ufos } UFOs
    }.
   *[nobody] { $who } stays out of it.
}
# The dice. $attack and $defence: sums such as "5 + 1 (attack) + 1 (bumper) = 7", see below.
fries-bumped = The dice fall in { $place }: { $attack } for { $attacker }, { $defence } for { $defender }. { $winner } wins by { $distance }.
# The same, when nobody could take sides before.
fries-bump = { $attacker } bumps into { $defender } in { $place }, { $attack } against { $defence }: { $winner } wins by { $distance }.
# A beaten UFO of $who flies and lands. $stops: how many fields lie between, $over: those fields; $seen: how many
# eyewitnesses appear, $cities: where.
fries-tumbled = { $seen ->
    [0] { $stops ->
        [0] A { $ufo } of { $who } tumbles from { $from } to { $to }.
       *[other] A { $ufo } of { $who } tumbles from { $from } over { $over } to { $to }.
    }
   *[other] { $stops ->
        [0] A { $ufo } of { $who } tumbles from { $from } to { $to }, seen in { $cities }.
       *[other] A { $ufo } of { $who } tumbles from { $from } over { $over } to { $to }, seen in { $cities }.
    }
}
# The same, while the winner may still steer it on.
fries-tumbles = { $seen ->
    [0] { $stops ->
        [0] A { $ufo } of { $who } tumbles from { $from } to { $to } …
       *[other] A { $ufo } of { $who } tumbles from { $from } over { $over } to { $to } …
    }
   *[other] { $stops ->
        [0] A { $ufo } of { $who } tumbles from { $from } to { $to }, seen in { $cities } …
       *[other] A { $ufo } of { $who } tumbles from { $from } over { $over } to { $to }, seen in { $cities } …
    }
}
fries-landed = The { $ufo } of { $who } lands in { $place }.
# $moved: yes if the eyewitness comes from the city $from, no if from the supply.
fries-witness = { $moved ->
    [yes] An eyewitness of { $who } is moved from { $from } to { $to }.
   *[no] Somebody in { $to } has seen a UFO of { $who }.
}

## The story: actions

# $count: how many stands, $places: where.
fries-stands = { $count ->
    [one] { $who } opens a fry stand in { $places }.
   *[other] { $who } opens fry stands in { $places }.
}
fries-stand-taken = { $who } takes over the fry stand of { $owner } in { $place }.
# A control roll. $roll: a sum such as "10 + 2 (stands) − 4 (eyewitnesses) = 8". $result: fails, opens or takes (over a
# restaurant of $owner).
fries-rolled = { $result ->
    [fails] { $who } rolls { $roll } against resistance { $resistance } in { $place }: not enough.
    [takes] { $who } rolls { $roll } against resistance { $resistance } in { $place } and takes over a restaurant of { $owner }.
   *[opens] { $who } rolls { $roll } against resistance { $resistance } in { $place } and opens a restaurant.
}
# A restaurant without the roll. $result: opens or takes.
fries-restaurant = { $result ->
    [takes] { $who } takes over a restaurant of { $owner } in { $place }.
   *[opens] { $who } opens a restaurant in { $place }.
}
# The new restaurant gives free samples.
fries-won-over = { $count ->
    [one] Free samples win over the eyewitness of { $who } in { $place }.
   *[other] Free samples win over the { $count } eyewitnesses of { $who } in { $place }.
}
# How many cities a player controls now. $change: lost (control of $place) or gained. $needed: how many end the game;
# $missing: how many more that is.
fries-control = { $change ->
    [lost] { $cities ->
        [0] { $who } loses control of { $place } and has no city left.
        [one] { $who } loses control of { $place } and has one city left.
       *[other] { $who } loses control of { $place } and has { $cities } cities left.
    }
   *[gained] { $missing ->
        [0] { $who } now controls { $cities } cities, enough to end the game.
       *[other] { $cities ->
            [one] { $who } now controls one city; { $needed } end the game.
           *[other] { $who } now controls { $cities } cities; { $needed } end the game.
        }
    }
}
# $by: cities, all or limit.
fries-ended = { $by ->
    [cities] One player controls enough cities: the game is over.
    [all] Every city has a restaurant: the game is over.
   *[limit] The round limit is reached: the game is over.
}
fries-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

## Sums: what is added to a die, and what is taken off

# One more part. $sign: plus or minus; $what: what it is for, from the next text.
fries-sum = { $sign ->
    [minus] { $sum } − { $number } ({ $what })
   *[plus] { $sum } + { $number } ({ $what })
}
fries-sum-part = { $part ->
    [attack] attack
    [bumper] bumper
    [sedator] sedator
    [support] support
    [stands] stands
    [rivals] rival restaurants
    [witnesses] eyewitnesses
   *[helpers] helpers
}
# $sign: plus or minus, and $total without it.
fries-sum-total = { $sign ->
    [minus] { $sum } = −{ $total }
   *[plus] { $sum } = { $total }
}
# A die that is not rolled yet. $faces: 6 or 12.
fries-die = d{ $faces }

## What a player is asked, and what the others read meanwhile

fries-ask-start = Choose the village where your two UFOs land.
    .others = { $who } is choosing a village to start in.
# $when: first (nothing has been done in this turn), new (the same, and a new UFO may come instead of the turn), or later.
# $ready: how many UFOs have done nothing yet.
fries-ask-move = { $when ->
    [first] Your turn: move your UFOs, or infiltrate where they are.
    [new] Your turn: move your UFOs, or call a new one instead.
   *[later] { $ready ->
        [0] None of your UFOs can move any more: end the movement.
        [one] One of your UFOs can still move or infiltrate.
       *[other] { $ready } of your UFOs can still move or infiltrate.
    }
}
    .others = { $who } is moving UFOs.
# The same when bumps lie ahead in $places.
fries-ask-move-bumps = { $ready ->
    [0] None of your UFOs can move any more: end the movement and fight for { $places }.
    [one] One of your UFOs can still move or infiltrate; then you fight for { $places }.
   *[other] { $ready } of your UFOs can still move or infiltrate; then you fight for { $places }.
}
    .others = { $who } is moving UFOs and will fight for { $places }.
fries-ask-clean = Your sedator flies from { $from } to { $to }: choose whom it calms on the way.
    .others = { $who } is choosing the route of a sedator from { $from } to { $to }.
fries-ask-bumps = Bumps are due in { $places }: choose the next.
    .others = Bumps are due in { $places }: { $who } is choosing the next.
# $chance: that of the attacker in percent, as things stand. $ufos: how many UFOs would support.
fries-ask-support = { $ufos ->
    [one] { $attacker } bumps into { $defender } in { $place } and wins with a chance of { $chance }%. Whom does your UFO support?
   *[other] { $attacker } bumps into { $defender } in { $place } and wins with a chance of { $chance }%. Whom do your { $ufos } UFOs support?
}
    .others = { $attacker } bumps into { $defender } in { $place }: { $who } may take sides.
# $ufos: how many beaten UFOs have to go, $left: how many fields they may fly together.
fries-ask-send = { $ufos } UFOs of { $loser } have to leave { $place }, { $left ->
    [one] with one field
   *[other] with { $left } fields
} to share. Which flies first?
    .others = { $who } is choosing which UFO of { $loser } leaves { $place } first.
# $left: how many fields it can still fly. $waiting: how many beaten UFOs fly after it. $how: first (it must leave),
# landing (it may land where it is), on (it may not), forced (no nearer field is free).
fries-ask-steer = { $how ->
    [forced] No field near { $place } is free: steer the { $ufo } of { $loser } to the nearest one, { $left ->
        [one] one field
       *[other] { $left } fields
    } away.
    [first] Steer the { $ufo } of { $loser } away from { $place }, { $left ->
        [one] one field
       *[other] up to { $left } fields
    }{ $waiting ->
        [0] {""}
        [one] ; one more UFO flies after it
       *[other] ; { $waiting } more UFOs fly after it
    }.
    [landing] Let the { $ufo } of { $loser } land in { $place } or steer it on, { $left ->
        [one] one more field
       *[other] up to { $left } more fields
    }.
   *[on] Steer the { $ufo } of { $loser } on from { $place }, { $left ->
        [one] one more field
       *[other] up to { $left } more fields
    }: it cannot land there.
}
    .others = { $who } is steering the { $ufo } of { $loser }, now in { $place }.
fries-ask-witness = No eyewitness of { $loser } is left in the supply: move one to { $place } from another city?
    .others = { $who } may move an eyewitness of { $loser } to { $place }.
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
# $there: what awaits the UFO.
#   loop: nothing, for it comes back
#   bump: UFOs of $owner, and a bump that is won with $chance percent as things stand
#   open: a village where a stand can be opened
#   own: a village with an own stand
#   taken: a village with a stand of $owner
#   city: a city with a free slot; a control roll succeeds with $chance percent as things stand
#   full: a city without a free slot
fries-do-fly = Fly { $from } → { $to } ({ $ufo })
    .long = { $there ->
        [loop] Fly the { $ufo } in a loop back to { $to }
        [bump] Fly the { $ufo } from { $from } to { $to } and bump into { $owner }: chance { $chance }%
        [open] Fly the { $ufo } from { $from } to { $to }, where a fry stand can be opened
        [own] Fly the { $ufo } from { $from } to { $to }, where you have a fry stand
        [taken] Fly the { $ufo } from { $from } to { $to }, where { $owner } has a fry stand
        [city] Fly the { $ufo } from { $from } to { $to }: resistance { $resistance }, chance { $chance }% to open a restaurant
       *[full] Fly the { $ufo } from { $from } to { $to }: resistance { $resistance }, no free slot
    }
# $marker: stand, restaurant (which can be taken over with $chance percent), or open (a restaurant in a city with a free
# slot, where nothing can be taken over).
fries-do-infiltrate = Infiltrate { $owner } in { $place } ({ $ufo })
    .long = { $marker ->
        [stand] Set the { $ufo } on the fry stand of { $owner } in { $place }, to take it over without a roll
        [open] Set the { $ufo } on a restaurant of { $owner } in { $place }; while a slot is free, nothing can be taken over there
       *[restaurant] Set the { $ufo } on a restaurant of { $owner } in { $place }, to try to take it over: chance { $chance }%
    }
# $place: a field of the part of the network flown over; $cities: where eyewitnesses go, $count: in how many cities.
fries-do-clean = { $count ->
    [0] By way of { $place }
   *[other] By way of { $place }: { $cities }
}
    .long = { $count ->
        [0] Fly the sedator by way of { $place }, where nobody has to be calmed
       *[other] Fly the sedator by way of { $place } and calm the eyewitnesses in { $cities }
    }
# $attack and $defence: sums with dice not yet rolled, "d6 + 1 (attack)".
fries-do-bump = Bump in { $place }
    .long = Bump into { $defender } in { $place }: { $attack } against { $defence }, chance { $chance }%
# $side: attacker, defender or nobody; $supported: the player; $chance: that of the attacker after this choice.
fries-do-support = { $side ->
    [nobody] Support nobody
   *[other] Support { $supported }
}
    .long = { $side ->
        [attacker] Support the attack: { $attacker } then wins with a chance of { $chance }%
        [defender] Support the defence: { $attacker } then wins with a chance of { $chance }%
       *[nobody] Support nobody: { $attacker } then wins with a chance of { $chance }%
    }
fries-do-send = Send the { $ufo } off
    .long = Send the { $ufo } of { $loser } off first
# $there: seen (a city where an eyewitness appears, and where it can land), seen-occupied (the same, but it cannot land for
# foreign UFOs), occupied (a village where it cannot land), or free.
fries-do-steer = Steer to { $place }
    .long = { $there ->
        [seen] Steer the { $ufo } of { $loser } to { $place }, where it is seen
        [seen-occupied] Steer the { $ufo } of { $loser } over { $place }, where it is seen but cannot land
        [occupied] Steer the { $ufo } of { $loser } over { $place }, where it cannot land
       *[free] Steer the { $ufo } of { $loser } to { $place }
    }
fries-do-land = Land in { $place }
    .long = Let the { $ufo } of { $loser } land in { $place }
fries-do-witness = Take the eyewitness from { $from }
    .long = Move an eyewitness of { $loser } from { $from } to { $to }
fries-do-no-witness = Leave the eyewitnesses alone
    .long = Leave the eyewitnesses of { $loser } where they are
# $cities: the cities beside the village, $count: how many.
fries-do-stand = Open a fry stand in { $place }
    .long = { $count ->
        [0] Open a fry stand in { $place }: 1 point
       *[other] Open a fry stand in { $place }: 1 point, and +1 on control rolls in { $cities }
    }
fries-do-take-stand = Take over the fry stand in { $place }
    .long = Take over the fry stand of { $owner } in { $place }, without a roll
# $roll: a sum with a die not yet rolled, "d12 + 2 (stands)".
fries-do-restaurant = Open a restaurant in { $place }, { $chance }% ({ $ufo })
    .long = Try to open a restaurant in { $place } with the { $ufo }: { $roll } against resistance { $resistance }, chance { $chance }%
fries-do-take-restaurant = Take over a restaurant of { $owner } in { $place }, { $chance }% ({ $ufo })
    .long = Try to take over a restaurant of { $owner } in { $place } with the { $ufo }: { $roll } against resistance { $resistance }, chance { $chance }%
# $what: movement, bumps (the movement, and bumps follow), or turn.
fries-do-done = { $what ->
    [movement] End the movement
    [bumps] End the movement and bump
   *[turn] End the turn
}
    .long = { $what ->
        [movement] End the movement and go on to the actions
        [bumps] End the movement and fight for { $places }
       *[turn] End the turn without any further action
    }

## What one can point at: in short, and in full for those who do not see it

fries-thing-field = { $place }
# Sentences about a field, one after another.
fries-see-city = { $slots ->
    [0] { $place }: a city without a tile yet.
   *[other] { $place }: a city with resistance { $resistance }. Free slots: { $free } of { $slots }.
}
# $stand: none, or some (of $owner).
fries-see-village = { $stand ->
    [none] { $place }: a village without a fry stand.
   *[some] { $place }: a village with a fry stand of { $owner }.
}
# $owners: players with the number of their restaurants, in a list. $control: yes if $owner controls the city.
fries-see-restaurants = { $control ->
    [yes] Restaurants: { $owners }, so { $owner } controls the city.
   *[no] Restaurants: { $owners }.
}
fries-see-witnesses = Eyewitnesses: { $owners }.
# A player with a number in such a list.
fries-owns = { $who } { $count }
# $ufos: a list such as "2 standard UFOs and a bumper".
fries-see-ufos = UFOs of { $who }: { $ufos }.
fries-see-beside = Lines lead to { $places }.

# A UFO of one's own. $status: ready, stayed (it can no longer move), moved, on (a stand or restaurant of $owner, by
# $marker), beaten, or idle (it is not its turn). $places: what it can reach.
fries-thing-ufo = { $ufo } in { $place }
    .long = { $status ->
        [ready] Your { $ufo } in { $place } has not moved yet. It can fly to { $places }.
        [stayed] Your { $ufo } in { $place } has stayed where it was.
        [moved] Your { $ufo } in { $place } has moved.
        [on] { $marker ->
            [stand] Your { $ufo } in { $place } infiltrates the fry stand of { $owner }.
           *[restaurant] Your { $ufo } in { $place } infiltrates a restaurant of { $owner }.
        }
        [beaten] Your { $ufo } in { $place } has lost a bump and has no action in this turn.
       *[idle] Your { $ufo } in { $place }. From there it could fly to { $places }.
    }

## The table drawn with characters, and tables of components

fries-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, controls { $cities ->
    [one] one city
   *[other] { $cities } cities
}
# What is in a row; keep it within 12 letters.
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

# What a component is called in a list of those that are reconstructed.
fries-component-map = The map
fries-component-supply = The pieces of each player
fries-component-tile = { $slots ->
    [one] City tile: resistance { $resistance }, one slot
   *[other] City tile: resistance { $resistance }, { $slots } slots
}

## Options

fries-option-round_limit = Round limit
    .about = The game ends after this many rounds if it has not ended before.
