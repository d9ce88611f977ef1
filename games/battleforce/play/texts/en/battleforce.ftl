# Star Fleet Battle Force: fleets of starships, action cards, volleys and defences.
#
# $who, $owner, $to, $ally and $winners are players' names and are never inflected. FORM($who, "person") is "you" for the reader;
# the other forms are those of story-you and story-they. $ship, $attacker and $target are ships, "D7 Thunderchild":
# class and proper name, never inflected either. $card, $line, $race, $button and $kind are names of things; FORM($card, "…") is
# another form of such a name where a language needs one. $cards, $ships, $buttons and the like are lists, already in words.
# Numbers choose plurals. The word "reserve" is for cards, "Reserve" for ships.


battleforce-about = Starships of seven empires fight it out with action cards, hidden hands, volleys and reactions, alone against an automaton or with up to eight at a table.

## Action cards

battleforce-card-photon = Photon
battleforce-card-disruptor = Disruptor
battleforce-card-drone = Drone
battleforce-card-phaser_1 = Phaser-1
battleforce-card-phaser_2 = Phaser-2
battleforce-card-phaser_3 = Phaser-3
battleforce-card-plasma_r = Plasma-R
battleforce-card-plasma_s = Plasma-S
battleforce-card-plasma_f = Plasma-F
battleforce-card-overload = Overload
battleforce-card-enveloper = Enveloper
battleforce-card-scatterpack = Scatterpack
battleforce-card-legendary_gunner = Legendary Gunner
battleforce-card-erratic_maneuvers = Erratic Maneuvers
battleforce-card-ecm = ECM
battleforce-card-eccm = ECCM
battleforce-card-reinforce_shields = Reinforce Shields
battleforce-card-wild_weasel = Wild Weasel
battleforce-card-tractor_beam = Tractor Beam
battleforce-card-disengage = Disengage
battleforce-card-damage_control = Damage Control
battleforce-card-legendary_engineer = Legendary Engineer
battleforce-card-prime_team = Prime Team
battleforce-card-pf_flotilla = PF Flotilla
battleforce-card-planet_based_fighters = Planet-Based Fighters
battleforce-card-klingon_mutiny = Klingon Mutiny
battleforce-card-organian_ceasefire = Organian Ceasefire
battleforce-card-reinforcements = Reinforcements

# A card with its number, where there are several: "Phaser-1 (3)".
battleforce-card-valued = { $name } ({ $value })
# A weapon card with the card that doubles it: "Photon (6) with Overload".
battleforce-card-boosted = { $card } with { $booster }
# Several copies of a card in a list.
battleforce-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
battleforce-no-cards = no cards
# For a card whose name cannot be told, after "keep" and the like.
battleforce-card-drawn = the card just drawn

## What the cards do, in a sentence

# $value is the number on the card. $reduces is what Shields, Maneuvers and ECM do under the table's options: take points off
# one attack "card" or off the whole "attack", or remove a card with traditional damage ("removal", not Shields).

battleforce-about-photon = Direct fire from a photon torpedo: { $value } damage.
battleforce-about-disruptor = Direct fire from a disruptor: { $value } damage.
battleforce-about-drone = A seeking weapon from a drone rack: { $value } damage. In defence, it shoots down a Drone.
battleforce-about-phaser_1 = Direct fire from a Phaser-1: { $value } damage. In defence, it takes { $value } off a Drone or plasma.
battleforce-about-phaser_2 = Direct fire from a Phaser-1 or Phaser-2: { $value } damage. In defence, it takes { $value } off a Drone or plasma.
battleforce-about-phaser_3 = Direct fire from any phaser, at short range only: { $value } damage. In defence, it takes { $value } off a Drone or plasma.
battleforce-about-plasma_r = A seeking weapon from a Plasma-R: { $value } damage. In defence, it shoots down a Drone.
battleforce-about-plasma_s = A seeking weapon from a Plasma-R or Plasma-S: { $value } damage. In defence, it shoots down a Drone.
battleforce-about-plasma_f = A seeking weapon from any plasma launcher, at short range only: { $value } damage. In defence, it fires at fighters and PFs.
battleforce-about-overload = Doubles a Photon or Disruptor, at short range only.
battleforce-about-enveloper = Doubles a Plasma-S or Plasma-R.
battleforce-about-scatterpack = Doubles a Drone.
battleforce-about-legendary_gunner = Doubles any weapon card.
battleforce-about-erratic_maneuvers = { $reduces ->
    [removal] Removes one attack card, in this attack and in later ones. It stays until the end of your next turn; until then, the ship cannot attack.
    [attack] Takes { $value } off this attack and later ones. It stays until the end of your next turn; until then, the ship cannot attack.
   *[card] Takes { $value } off one attack card, in this attack and in later ones. It stays until the end of your next turn; until then, the ship cannot attack.
}
battleforce-about-ecm = { $reduces ->
    [removal] Removes one attack card.
    [attack] Takes { $value } off the attack.
   *[card] Takes { $value } off one attack card.
}
battleforce-about-eccm = Cancels ECM, or Erratic Maneuvers for one attack.
battleforce-about-reinforce_shields = { $reduces ->
    [attack] Takes { $value } off the attack; no card can answer it.
   *[card] Takes { $value } off one attack card; no card can answer it.
}
battleforce-about-wild_weasel = Draws away all Drones and plasma and halves the rest, even in later attacks. It stays until the end of your next turn; until then, the ship cannot fire.
battleforce-about-tractor_beam = Removes a Drone, or anchors a Wild Weasel.
battleforce-about-disengage = Ends the attack without damage; the ship is out of the battle until the end of your next turn.
battleforce-about-damage_control = Repairs { $value } damage on one ship.
battleforce-about-legendary_engineer = Repairs all damage on one ship.
battleforce-about-prime_team = Adds 1 to an attack or to the dice, takes 1 off a mutiny, or cancels a cloak, a web or a Wild Weasel.
battleforce-about-pf_flotilla = Six fast patrol ships attack instead of a ship; opponents may fire at them first. Nobody scores for what they destroy.
battleforce-about-planet_based_fighters = Fighters from a planet attack instead of a ship; two cards may fly together.
battleforce-about-klingon_mutiny = Damages or captures a Klingon ship, instead of an attack.
battleforce-about-organian_ceasefire = All ships are repaired, all cards but the reserves are shuffled, and every fleet gets a new hand, instead of an attack.
battleforce-about-reinforcements = A new ship joins the fleet.

## Ships

# Class and name; the second copy of the game has the same ships again.
battleforce-ship = { $class } { $name }
battleforce-ship-second = { $class } { $name } II

battleforce-kind-dreadnought = dreadnought
battleforce-kind-carrier = carrier
battleforce-kind-light-carrier = light carrier
battleforce-kind-battlecruiser = battlecruiser
battleforce-kind-heavy-cruiser = heavy cruiser
battleforce-kind-medium-cruiser = medium cruiser
battleforce-kind-light-cruiser = light cruiser
battleforce-kind-war-cruiser = war cruiser
battleforce-kind-heavy-destroyer = heavy destroyer
battleforce-kind-destroyer = destroyer
battleforce-kind-frigate-large = large frigate
battleforce-kind-frigate = frigate
battleforce-kind-escort = escort
battleforce-kind-war-eagle = war eagle
battleforce-kind-battle-raider = battle raider
battleforce-kind-raider-cruiser = raider cruiser
battleforce-kind-light-raider = light raider
battleforce-kind-patrol-corvette = patrol corvette

# Who built a ship. The form "people" is who a player leads after picking the race. Orion and Tholian ships are picked together.
battleforce-race-fed = Federation
    .people = the Federation
battleforce-race-kli = Klingon
    .people = the Klingons
battleforce-race-rom = Romulan
    .people = the Romulans
battleforce-race-gor = Gorn
    .people = the Gorns
battleforce-race-kzi = Kzinti
    .people = the Kzintis
battleforce-race-ori = Orion
    .people = the Orion Pirates and the Tholians
battleforce-race-tho = Tholian

# The three lines of a formation. English puts "the" before them in sentences.
battleforce-line-screen = Screen
battleforce-line-body = Main Body
battleforce-line-reserve = Reserve

battleforce-device-cloak = cloak
battleforce-device-web = web

## Buttons: by name; counted, as what a ship loses or has repaired; and abbreviated, so that a ship fits into a line

battleforce-button-photon = photon torpedo
battleforce-button-disruptor = disruptor
battleforce-button-drone = drone rack
battleforce-button-phaser_1 = Phaser-1
battleforce-button-phaser_2 = Phaser-2
battleforce-button-phaser_3 = Phaser-3
battleforce-button-plasma_r = Plasma-R
battleforce-button-plasma_s = Plasma-S
battleforce-button-plasma_f = Plasma-F
battleforce-button-option_mount = option mount
battleforce-button-fighters = fighter squadron
battleforce-button-free_hit = free hit

battleforce-buttons-photon = { $count ->
    [one] a photon torpedo
   *[other] { $count } photon torpedoes
}
battleforce-buttons-disruptor = { $count ->
    [one] a disruptor
   *[other] { $count } disruptors
}
battleforce-buttons-drone = { $count ->
    [one] a drone rack
   *[other] { $count } drone racks
}
battleforce-buttons-phaser_1 = { $count ->
    [one] a Phaser-1
   *[other] { $count } Phaser-1s
}
battleforce-buttons-phaser_2 = { $count ->
    [one] a Phaser-2
   *[other] { $count } Phaser-2s
}
battleforce-buttons-phaser_3 = { $count ->
    [one] a Phaser-3
   *[other] { $count } Phaser-3s
}
battleforce-buttons-plasma_r = { $count ->
    [one] a Plasma-R
   *[other] { $count } Plasma-Rs
}
battleforce-buttons-plasma_s = { $count ->
    [one] a Plasma-S
   *[other] { $count } Plasma-Ss
}
battleforce-buttons-plasma_f = { $count ->
    [one] a Plasma-F
   *[other] { $count } Plasma-Fs
}
battleforce-buttons-option_mount = { $count ->
    [one] an option mount
   *[other] { $count } option mounts
}
battleforce-buttons-fighters = { $count ->
    [one] a fighter squadron
   *[other] { $count } fighter squadrons
}
battleforce-buttons-free_hit = { $count ->
    [one] a free hit
   *[other] { $count } free hits
}
# With the option "traditional damage", damage is a number and does not cover buttons.
battleforce-buttons-damage = { $count ->
    [one] a point of damage
   *[other] { $count } points of damage
}

battleforce-short-photon = Pho
battleforce-short-disruptor = Dis
battleforce-short-drone = Dro
battleforce-short-phaser_1 = P1
battleforce-short-phaser_2 = P2
battleforce-short-phaser_3 = P3
battleforce-short-plasma_r = R
battleforce-short-plasma_s = S
battleforce-short-plasma_f = F
battleforce-short-option_mount = Opt
battleforce-short-fighters = Ftr
battleforce-short-free_hit = hit

## The story: before the first turn

battleforce-first = { FORM($who, "person") ->
    [you] You begin.
   *[they] { $who } begins.
}
battleforce-picks-next = { FORM($who, "person") ->
    [you] You pick a race next.
   *[they] { $who } picks a race next.
}
battleforce-race-picked = { FORM($who, "person") ->
    [you] You lead { FORM($race, "people") }.
   *[they] { $who } leads { FORM($race, "people") }.
}
battleforce-picked = { FORM($who, "person") ->
    [you] You pick the { $ship }.
   *[they] { $who } picks the { $ship }.
}
battleforce-picks-done = { FORM($who, "person") ->
    [you] You pick no more ships.
   *[they] { $who } picks no more ships.
}
battleforce-dealt = { FORM($who, "person") ->
    [you] You are dealt
   *[they] { $who } is dealt
} { $count ->
    [one] the { $ships }.
   *[other] { $count } ships: { $ships }.
}
battleforce-dealt-hidden = { FORM($who, "person") ->
    [you] You are dealt
   *[they] { $who } is dealt
} { $count ->
    [one] a ship, face down.
   *[other] { $count } ships, face down.
}
# $places: "DN Federation and CA Constellation in the Screen and FF Guderian in the Reserve".
battleforce-lined = { FORM($who, "person") ->
    [you] You secretly draw up { $places }.
   *[they] { $who } secretly draws up { $places }.
}
battleforce-lined-hidden = { FORM($who, "person") ->
    [you] You secretly draw up
   *[they] { $who } secretly draws up
} { $count ->
    [one] a ship.
   *[other] { $count } ships.
}
battleforce-shown = { FORM($who, "person") ->
    [you] You show { $places }.
   *[they] { $who } shows { $places }.
}
battleforce-in-line = { $count ->
    [one] the { $ships } in the { $line }
   *[other] { $ships } in the { $line }
}

## The story: turns, cards, repairs, formation

# A heading, and so is battleforce-order-turn.
battleforce-turn = Game turn { $turn } · { FORM($who, "Your") } turn
# $known is 0 if the reader knows nobody's number; $cards: "Ola holds number 3".
battleforce-order-dealt = { $known ->
    [0] New order cards are dealt.
   *[other] New order cards are dealt: { $cards }.
}
battleforce-order-card = { FORM($who, "person") ->
    [you] you hold number { $number }
   *[they] { $who } holds number { $number }
}
battleforce-order-turn = Game turn { $turn } · Order card { $number } · { FORM($who, "Your") } turn
battleforce-order-called = Order card { $number } is called; it is { FORM($who, "person") ->
    [you] yours.
   *[they] { FORM($who, "your") }.
}
battleforce-drew = { FORM($who, "person") ->
    [you] You draw
   *[they] { $who } draws
} { $cards }.
battleforce-drew-hidden = { FORM($who, "person") ->
    [you] You draw
   *[they] { $who } draws
} { $count ->
    [one] a card.
   *[other] { $count } cards.
}
battleforce-salvaged = { FORM($who, "person") ->
    [you] You draw
   *[they] { $who } draws
} the top discard, { $card }.
battleforce-reshuffled = { $cards ->
    [one] The deck is used up, and the only discard becomes the new deck.
   *[other] The deck is used up, and { $cards } discards are shuffled into a new one.
}
battleforce-stashed = { FORM($who, "person") ->
    [you] You put { $cards } into your reserve.
   *[they] { $who } puts { $cards } into the reserve.
}
battleforce-stashed-hidden = { $count ->
    [one] { $who } puts a card into the reserve.
   *[other] { $who } puts { $count } cards into the reserve.
}
battleforce-took = { FORM($who, "person") ->
    [you] You take { $cards } from your reserve.
   *[they] { $who } takes { $cards } from the reserve.
}
battleforce-took-hidden = { $count ->
    [one] { $who } takes a card from the reserve.
   *[other] { $who } takes { $count } cards from the reserve.
}
battleforce-gave = { FORM($who, "person") ->
    [you] You put
   *[they] { $who } puts
} { $card } into { FORM($to, "your") } reserve.
battleforce-gave-hidden = { FORM($who, "person") ->
    [you] You put
   *[they] { $who } puts
} a card into { FORM($to, "your") } reserve.
battleforce-tossed = { FORM($who, "person") ->
    [you] You discard
   *[they] { $who } discards
} { $count ->
    [one] { $cards } for a new card.
   *[other] { $cards } for new cards.
}
battleforce-discarded = { FORM($who, "person") ->
    [you] You discard
   *[they] { $who } discards
} { $card }.
battleforce-on-top = { $card } is on top of the discards.
battleforce-repairs = { FORM($who, "person") ->
    [you] You play
   *[they] { $who } plays
} { $card } on the { $ship }.
battleforce-repairs-mends = { FORM($who, "person") ->
    [you] You play { $card } and repair { $buttons } on the { $ship }.
   *[they] { $who } plays { $card } and repairs { $buttons } on the { $ship }.
}
# $repairs: "a disruptor on the D7 Thunderchild and 2 free hits on the D5 Warhammer".
battleforce-mended = { FORM($who, "person") ->
    [you] You repair
   *[they] { $who } repairs
} { $repairs }.
battleforce-mended-on = { $buttons } on the { $ship }
battleforce-reinforced = { $face ->
    [down] Reinforcements for { FORM($who, "you") }: the { $ship } arrives in the Reserve, face down.
   *[up] Reinforcements for { FORM($who, "you") }: the { $ship } arrives.
}
battleforce-reinforced-hidden = Reinforcements for { FORM($who, "you") }: a ship arrives in the Reserve, face down.
# $moves: "the D7 Thunderchild into the Screen and the D5 Warhammer into the Reserve".
battleforce-moved = { FORM($who, "person") ->
    [you] You move
   *[they] { $who } moves
} { $moves }.
battleforce-move = the { $ship } into the { $line }
battleforce-advanced = { FORM($who, "Your") } Screen is empty, so the Main Body moves up.
battleforce-raised = { $device ->
    [web] { FORM($who, "Your") } { $ship } spins its web.
   *[cloak] { FORM($who, "Your") } { $ship } vanishes under its cloak.
}
battleforce-lowered = { $device ->
    [web] { FORM($who, "Your") } { $ship } drops its web.
   *[cloak] { FORM($who, "Your") } { $ship } drops its cloak.
}
battleforce-cards-left = { $kind ->
    [disengage] The { $ship } is back in the battle.
    [wild_weasel] The { $ship }’s Wild Weasel is spent.
   *[erratic_maneuvers] The { $ship } ends its Erratic Maneuvers.
}
battleforce-ceasefire = The Organians heed { FORM($who, "your") } call: the guns fall silent, all ships are repaired, and the cards are shuffled.
battleforce-last-turn = This is the last game turn.
battleforce-offered = { FORM($who, "person") ->
    [you] You make
   *[they] { $who } makes
} a public offer.
battleforce-kept-promise = { FORM($who, "person") ->
    [you] You keep
   *[they] { $who } keeps
} a promise.
battleforce-broke-promise = { FORM($who, "person") ->
    [you] You have broken
   *[they] { $who } has broken
} a promise and may make no more.
# What was promised, in the player's own words; $promise is that sentence. $time: one of the two texts below.
battleforce-promise = { $verdict ->
    [kept] { FORM($who, "person") ->
        [you] You have kept
       *[they] { $who } has kept
    } a promise: “{ $promise }”
    [broken] { FORM($who, "person") ->
        [you] You have broken
       *[they] { $who } has broken
    } a promise and may make no more: “{ $promise }”
   *[open] { FORM($who, "person") ->
        [you] You promise
       *[they] { $who } promises
    }: “{ $promise }”
}
battleforce-promise-until = { $turns ->
    [one] until the end of my next turn
   *[other] until the end of my next { $turns } turns
}
battleforce-promise-by = { $turns ->
    [one] by the end of my next turn
   *[other] by the end of my next { $turns } turns
}
battleforce-promise-peace = { $toward ->
    [all] I will not attack anybody { $time }.
    [ship] I will not attack the { $ship } { $time }.
   *[seat] I will not attack { $whom } { $time }.
}
battleforce-promise-attack = { $toward ->
    [ship] I will attack the { $ship } { $time }.
   *[seat] I will attack { $whom } { $time }.
}

## The story: attacks

battleforce-attacks = { FORM($who, "Your") } { $attacker } attacks { FORM($owner, "your") } { $target }.
battleforce-attacks-fighters = { $squadrons ->
    [one] A squadron from { FORM($who, "your") } { $attacker } swoops down on { FORM($owner, "your") } { $target }.
   *[other] { $squadrons } squadrons from { FORM($who, "your") } { $attacker } swoop down on { FORM($owner, "your") } { $target }.
}
battleforce-attacks-planet = { FORM($who, "person") ->
    [you] You send
   *[they] { $who } sends
} { $waves ->
    [one] planet-based fighters
   *[other] two waves of planet-based fighters
} against { FORM($owner, "your") } { $target }.
battleforce-attacks-flotilla = { FORM($who, "person") ->
    [you] You call in
   *[they] { $who } calls in
} a PF Flotilla.
battleforce-attacks-pfs = { FORM($who, "Your") } PFs descend on { FORM($owner, "your") } { $target }.
battleforce-attacks-mutiny = { FORM($who, "person") ->
    [you] You stir up
   *[they] { $who } stirs up
} a mutiny aboard { FORM($owner, "your") } { $target }.
# All at once: ship, target, cards, and the damage before any defence.
battleforce-volley = { $damage ->
    [0] { FORM($who, "Your") } { $attacker } fires { $cards } at { FORM($owner, "your") } { $target }, to no effect.
   *[other] { FORM($who, "Your") } { $attacker } fires { $cards } at { FORM($owner, "your") } { $target }: { $damage } damage incoming.
}
battleforce-fired = { FORM($who, "person") ->
    [you] You fire
   *[they] { $who } fires
} { $cards }.
battleforce-fired-launched = { FORM($who, "person") ->
    [you] You fire
   *[they] { $who } fires
} { $cards }{ $damage ->
    [0] , to no effect.
   *[other] : { $damage } damage incoming.
}
battleforce-launched = { FORM($who, "person") ->
    [you] You open fire
   *[they] { $who } opens fire
}{ $damage ->
    [0] , to no effect.
   *[other] : { $damage } damage incoming.
}
# The automaton turns up its cards one by one.
battleforce-turned-up = { FORM($who, "person") ->
    [you] You turn up
   *[they] { $who } turns up
} { $card }.
battleforce-turned-up-fires = { FORM($who, "person") ->
    [you] You turn up { $card } and fire it.
   *[they] { $who } turns up { $card } and fires it.
}
battleforce-turned-up-attacks = { FORM($who, "person") ->
    [you] You turn up
   *[they] { $who } turns up
} { $card }, and the { $attacker } fires it at { FORM($owner, "your") } { $target }.
battleforce-turned-up-boosts = { FORM($who, "person") ->
    [you] You turn up { $booster } and use it to double { $card }.
   *[they] { $who } turns up { $booster } and uses it to double { $card }.
}
battleforce-boosts = { FORM($who, "person") ->
    [you] You double
   *[they] { $who } doubles
} { $card } with { $booster }.
battleforce-cancelled = { $what ->
    [maneuvers] { FORM($who, "person") ->
        [you] You counter
       *[they] { $who } counters
    } the Erratic Maneuvers with ECCM.
    [anchor] { FORM($who, "person") ->
        [you] You catch
       *[they] { $who } catches
    } the Wild Weasel in a Tractor Beam.
    [weasel] { FORM($who, "Your") } Prime Team sees through the Wild Weasel.
    [cloak] { FORM($who, "Your") } Prime Team breaks the cloak.
   *[web] { FORM($who, "Your") } Prime Team breaks the web.
}
battleforce-primed = { $sign ->
    [less] { FORM($who, "Your") } Prime Team takes 1 off.
   *[more] { FORM($who, "Your") } Prime Team adds 1.
}
battleforce-defends = { $kind ->
    [wild_weasel] { FORM($who, "person") ->
        [you] You launch
       *[they] { $who } launches
    } a Wild Weasel from the { $ship }.
   *[other] { FORM($who, "person") ->
        [you] You defend
       *[they] { $who } defends
    } the { $ship } with { $cards }.
}
# $effect: what happens to the attack cards, one of the next three or several of them in a list.
battleforce-defends-effect = { FORM($who, "person") ->
    [you] You defend
   *[they] { $who } defends
} the { $ship } with { $cards }: { $effect }.
battleforce-reduced = attack card { $shot } is weakened by { $by }
    .alone = Attack card { $shot } is weakened by { $by }.
battleforce-removed = { $what ->
    [booster] attack card { $shot } loses its { $card }
   *[card] attack card { $shot }, { $card }, is gone
}
    .alone = { $what ->
        [booster] Attack card { $shot } loses its { $card }.
       *[card] Attack card { $shot }, { $card }, is gone.
    }
battleforce-attack-reduced = the whole attack is weakened by { $by }
    .alone = The whole attack is weakened by { $by }.
battleforce-weasel-moved = { FORM($who, "person") ->
    [you] You launch
   *[they] { $who } launches
} a Wild Weasel, and the { $ship } moves up into the Screen.
battleforce-disengaged = { FORM($who, "person") ->
    [you] You disengage,
   *[they] { $who } disengages,
} and the { $ship } gets away.
# Small craft are fighters and PFs.
battleforce-shoots-down = { FORM($who, "Your") } { $ship } fires { $cards } at the small craft: { $damage } damage.
battleforce-flotilla-destroyed = All of { FORM($who, "your") } PFs are shot down.
battleforce-reacts = { FORM($who, "person") ->
    [you] You answer
   *[they] { $who } answers
} { $against } with { $card }.
# $added is 0 if the dice count as rolled.
battleforce-rolled = { FORM($who, "person") ->
    [you] You roll
   *[they] { $who } rolls
} { $dice }{ $added ->
    [0] .
   *[other] , which makes { $total }.
}
battleforce-hit = { FORM($owner, "Your") } { $ship } takes { $damage } damage.
battleforce-hit-loses = { FORM($owner, "Your") } { $ship } takes { $damage } damage and loses { $buttons }.
battleforce-missed = The { $ship } is unharmed.
battleforce-damaged = The { $ship } loses { $buttons }.
battleforce-squadrons-lost = Defensive fire costs the { $ship } { $buttons }.
# $damage is 0 if it has already been told.
battleforce-destroyed = { FORM($who, "person") ->
    [you] You destroy
   *[they] { $who } destroys
} { FORM($owner, "your") } { $ship }{ $damage ->
    [0] .
   *[other] {""} with { $damage } damage.
}
battleforce-destroyed-by-pfs = { $damage ->
    [0] PFs destroy { FORM($owner, "your") } { $ship }; nobody scores.
   *[other] PFs destroy { FORM($owner, "your") } { $ship } with { $damage } damage; nobody scores.
}
battleforce-captured = The crew changes sides: { FORM($who, "person") ->
    [you] you capture
   *[they] { $who } captures
} { FORM($owner, "your") } { $ship }.
battleforce-eliminated = { FORM($who, "person") ->
    [you] You have
   *[they] { $who } has
} no ships left.

## The story: the end

battleforce-tie-cards = To break the tie, { FORM($who, "person") ->
    [you] you turn up
   *[they] { $who } turns up
} { $cards }.
battleforce-duel-ship = { FORM($who, "person") ->
    [you] You send
   *[they] { $who } sends
} the { $ship } into the duel.
battleforce-ended = { $by ->
    [last_fleet] Only one fleet is left, and the game is over.
    [ally_lost] One side has lost a whole fleet, and the game is over.
    [elimination] A whole fleet is lost, and the game is over.
    [ships] Enough ships have been destroyed, and the game is over.
    [last_turn] The last game turn is over, and so is the game.
   *[turn_limit] The turn limit has been reached, and the game is over.
}
# Who has won, and why. $how: points (nobody else has as many), shared (several sides have as many), or what has decided between
# them: cards or duel. $count: the number of winners, $winners: their names, $points: what each side has; allies add theirs up.
battleforce-won = { $how ->
    [shared] With { $points ->
        [one] one point each,
       *[other] { $points } points each,
    } { FORM($winners, "you") } share the win.
    [cards] { $points ->
        [one] One point each:
       *[other] { $points } points each:
    } { $count ->
        [one] { FORM($winners, "person") ->
            [you] you turn up the most damage and win.
           *[they] { $winners } turns up the most damage and wins.
        }
       *[other] { FORM($winners, "you") } turn up the most damage and win.
    }
    [duel] { $points ->
        [one] One point each:
       *[other] { $points } points each:
    } { $count ->
        [one] { FORM($winners, "person") ->
            [you] you win the duel, and with it the game.
           *[they] { $winners } wins the duel, and with it the game.
        }
       *[other] { FORM($winners, "you") } win the duel, and with it the game.
    }
   *[points] { $count ->
        [one] { FORM($winners, "person") ->
            [you] You win
           *[they] { $winners } wins
        }
       *[other] { FORM($winners, "You") } win together
    } with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}

## What a player is asked, and what the others read in the meantime

battleforce-ask-nothing = You have nothing to decide right now.
    .others = { $who } has nothing to decide right now.
battleforce-ask-race = Pick the race you want to lead.
    .others = { $who } is picking a race.
# $what: any ship of the draft, a dreadnought, or a carrier. $left: the number of ships still to be picked, including this one.
battleforce-ask-pick = { $what ->
    [dreadnought] Pick a dreadnought for your fleet.
    [carrier] Pick a carrier for your fleet.
   *[any] { $left ->
        [one] Pick one more ship for your fleet.
       *[other] Pick a ship for your fleet; you have { $left } picks left.
    }
}
    .others = { $who } is picking a ship.
battleforce-ask-pick-points = { $points ->
    [one] Pick a ship; you have one point left.
   *[other] Pick a ship; you have { $points } points left.
}
    .others = { $points ->
        [one] { $who } is picking a ship, with one point left.
       *[other] { $who } is picking a ship, with { $points } points left.
    }
battleforce-ask-reserve = { $cards ->
    [one] Put one more card into your reserve.
   *[other] Put { $cards } of your cards into your reserve.
}
    .others = { $who } is setting up the fleet.
battleforce-ask-lines = { $ships ->
    [one] Draw up your fleet; one ship still needs a line.
   *[other] Draw up your fleet; { $ships } ships still need a line.
}
    .others = { $who } is setting up the fleet.
battleforce-ask-show = { $ships ->
    [0] Your Screen and Main Body are on show. Confirm that you are ready.
    [one] Show your Screen and Main Body; one ship still to show.
   *[other] Show your Screen and Main Body; { $ships } ships still to show.
}
    .others = { $who } is showing the fleet.
battleforce-ask-first-raise = Before the first turn, you may raise one cloak or web.
    .others = { $who } may raise a cloak or web before the first turn.
battleforce-ask-duel = The points are equal. Which of your ships fights the duel?
    .others = { $who } is choosing a ship for the duel.
battleforce-ask-choose = { $choice ->
    [take] Which card do you take from your reserve?
    [stash] Which card do you put into your reserve?
   *[give] Which card do you put into { FORM($ally, "your") } reserve?
}
    .others = { $who } is choosing a card in secret.
battleforce-ask-out-of-cards = Your hand is empty. Draw two cards, or take one from your reserve.
    .others = { $who } is out of cards.
battleforce-ask-draw = { $missing ->
    [one] Phase 1: your hand is one card short.
   *[other] Phase 1: your hand is { $missing } cards short.
}
    .others = { $who } is drawing cards.
battleforce-ask-drawn = You have drawn { $card }. Does it go into your hand or into your reserve?
    .others = { $who } has drawn a card and is deciding where it goes.
battleforce-ask-control = Continuous damage control: what do you repair on the { $ship }?
    .others = { $who } is repairing the { $ship }.
battleforce-ask-patch = { $card }: which ship do you repair?
    .others = { $who } is playing { $card } and choosing a ship.
battleforce-ask-repairing = { $left ->
    [one] Repair one point of damage on the { $ship }.
   *[other] Repair { $left } points of damage on the { $ship }.
}
    .others = { $who } is repairing the { $ship }.
# $leaving: the number of ships that have to leave the Reserve first.
battleforce-ask-prepare = { $leaving ->
    [0] Phases 2 and 3: repair, reinforce or change your formation, then go on to the attack.
    [one] A ship must leave your Reserve before you can go on.
   *[other] { $leaving } ships must leave your Reserve before you can go on.
}
    .others = { $who } is preparing the fleet.
battleforce-ask-comeback = You have no ships left. Only Reinforcements can bring you back.
    .others = { $who } has no ships left and can only hope for Reinforcements.
battleforce-ask-act = { $attacks ->
    [0] Your turn. Attack with one of your ships, or do something else instead.
   *[other] You may attack a second time, with another ship.
}
    .others = { $attacks ->
        [0] { $who } is planning an attack.
       *[other] { $who } may attack a second time.
    }
battleforce-ask-reform = { $leaving ->
    [0] Change your formation a second time.
    [one] A ship must leave your Reserve before you can go on.
   *[other] { $leaving } ships must leave your Reserve before you can go on.
}
    .others = { $who } is changing formation a second time.
# $fire: the damage that the PFs have taken so far.
battleforce-ask-target = { $by ->
    [fighters] Which ship do the { $ship }’s fighters attack?
    [planet] Which ship do the planet-based fighters attack?
    [flotilla] { $fire ->
        [0] The PFs have come through unharmed. Which ship do they attack?
       *[other] The PFs have taken { $fire } damage. Which ship do they attack?
    }
   *[ship] Which ship does the { $ship } attack?
}
    .others = { $by ->
        [fighters] { $who } is choosing a target for the { $ship }’s fighters.
        [planet] { $who } is choosing a target for planet-based fighters.
        [flotilla] { $who } is choosing a target for the PFs.
       *[ship] { $who } is choosing a target for the { $ship }.
    }
# $shots: the number of attack cards played so far; $needed: the damage that destroys the target.
battleforce-ask-volley = { $shots ->
    [0] The { $ship } has { FORM($owner, "your") } { $target } in its sights; { $needed } damage destroys it. What do you fire?
   *[other] { $damage } damage so far; { $needed } destroys { FORM($owner, "your") } { $target }. Add a card or open fire.
}
    .others = { $shots ->
        [0] { FORM($who, "Your") } { $ship } has { FORM($owner, "your") } { $target } in its sights.
       *[other] { $who } is attacking { FORM($owner, "your") } { $target }, with { $damage } damage so far.
    }
# Fighters or PFs attack.
battleforce-ask-cancel = { FORM($owner, "Your") } { $target } is protected. Cancel its protection, or attack anyway?
    .others = { $who } may cancel what protects { FORM($owner, "your") } { $target }.
battleforce-ask-evade = Which attack card do your Erratic Maneuvers work on?
    .others = { $who } is choosing the attack card that Erratic Maneuvers work on.
battleforce-ask-aim = { $card }: which attack card is it for?
    .others = { $who } is choosing the attack card that { $card } is for.
battleforce-ask-flak = { $fire ->
    [0] Fighters are attacking your { $ship }. Do you fire at them?
   *[other] The fighters attacking your { $ship } have taken { $fire } damage. Do you fire again?
}
    .others = { $who } may fire at the fighters.
battleforce-ask-escort = Which card does the { $ship } fire at the fighters?
    .others = { FORM($who, "Your") } { $ship } is helping against the fighters.
# $left: how many cards the player may still fire at the PFs.
battleforce-ask-barrage = { $left ->
    [one] PFs are coming. They have taken { $fire ->
        [0] no
       *[other] { $fire }
    } damage, and 12 destroys them. You may fire one card.
   *[other] PFs are coming. They have taken { $fire ->
        [0] no
       *[other] { $fire }
    } damage, and 12 destroys them. You may fire { $left } cards.
}
    .others = { $who } may fire at the PFs.
battleforce-ask-barrage-card = Which card does the { $ship } fire at the PFs?
    .others = { FORM($who, "Your") } { $ship } is firing at the PFs.
battleforce-ask-prime = { $by ->
    [mutiny] Before the die is rolled, does a Prime Team add 1 to the mutiny?
   *[other] Before the dice are rolled, does a Prime Team add 1?
}
    .others = { $who } may send in a Prime Team.
battleforce-ask-calm = Mutiny aboard your { $ship }! Does a Prime Team take 1 off the die?
    .others = { $who } may send in a Prime Team against the mutiny.
# $fate is "destroyed", "damaged" or "safe"; $hits is the damage that the ship survives.
battleforce-ask-defend = { $fate ->
    [destroyed] { $damage } damage incoming; your { $target } survives only { $hits }. How do you defend it?
    [damaged] { $damage } damage incoming; your { $target } survives { $hits }. Do you defend it?
   *[safe] This attack can no longer harm your { $target }. Do you play another card?
}
    .others = { $fate ->
        [destroyed] { $damage } damage incoming at { FORM($who, "your") } { $target }, enough to destroy it.
        [damaged] { $damage } damage incoming at { FORM($who, "your") } { $target }.
       *[safe] This attack can no longer harm { FORM($who, "your") } { $target }.
    }
battleforce-ask-react = { FORM($owner, "person") ->
    [you] You defend
   *[they] { $owner } defends
} the { $target } with { $card }. Do you answer?
    .others = { $who } may answer { $card }.
battleforce-ask-damage = { $left ->
    [one] Your { $ship } is hit. Which button does the last point of damage cover?
   *[other] Your { $ship } is hit, with { $left } damage to place. Which button do you cover next?
}
    .others = { $who } is deciding where { $left } damage hits the { $ship }.
battleforce-ask-redraw = { $tossed ->
    [0] Which card do you discard for a new one?
    [one] You draw one new card. Discard more, or is that all?
   *[other] You draw { $tossed } new cards. Discard more, or is that all?
}
    .others = { $who } is discarding cards for new ones.
battleforce-ask-truce = { $room ->
    [one] Before you lose your hand to the Ceasefire, save a card in your reserve? There is room for one.
   *[other] Before you lose your hand to the Ceasefire, save a card in your reserve? There is room for { $room }.
}
    .others = { $who } may save cards from the Ceasefire.
battleforce-ask-top = Which of the cards played goes on top of the discards?
    .others = { $who } is choosing the top discard.
# $reserve is "yes" in the advanced game, where players have one.
battleforce-ask-discard = { $reserve ->
    [yes] Your turn is ending. Discard a card, put one into a reserve, or keep them all?
   *[no] Your turn is ending. Discard a card, or keep them all?
}
    .others = { $who } is ending the turn.

## What a player can do: on a button, and in full

battleforce-do-pick = Pick the { $ship }
    .long = Pick the { $ship }: { $printed }
battleforce-do-race = Lead { FORM($race, "people") }
    .long = Lead { FORM($race, "people") }, with all their ships
battleforce-do-choose = { $choice ->
    [take] Take { $card }
    [give] Give { $card }
   *[stash] Reserve { $card }
}
    .long = { $choice ->
        [take] Take { $card } into your hand. { $about }
        [give] Put { $card } into { FORM($ally, "your") } reserve. { $about }
       *[stash] Put { $card } into your reserve. { $about }
    }
battleforce-do-line = { $ship } into the { $line }
    .long = Put the { $ship } into the { $line }: { $printed }
battleforce-do-show = Show the { $ship }
    .long = Show the { $ship } in the { $line }
battleforce-do-move = { $ship } into the { $line }
    .long = Move the { $ship } from the { $from } into the { $line }
battleforce-do-raise = { $device ->
    [web] Spin the { $ship }’s web
   *[cloak] Cloak the { $ship }
}
    .long = { $device ->
        [web] Spin the { $ship }’s web: direct fire, fighters and PFs do half damage to the ship, but it cannot attack with phasers
       *[cloak] Cloak the { $ship }: seeking weapons cannot hit it, and everything else does half damage, but it cannot fire
    }
battleforce-do-lower = Decloak the { $ship }
    .long = Decloak the { $ship }: it can fire again, but takes full damage again
battleforce-do-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
    .long = { $count ->
        [one] Draw a card from the deck
       *[other] Draw { $count } cards from the deck
    }
battleforce-do-salvage = Draw the { $card } discard
    .long = Draw the top discard, { $card }. { $about }
battleforce-do-take = Take a reserve card
    .long = { $count ->
        [one] Take your only reserve card into your hand
       *[other] Take one of your { $count } reserve cards into your hand
    }
battleforce-do-keep = Keep { $card }
    .long = Keep { $card } in your hand
battleforce-do-shelve = Reserve { $card }
    .long = Put { $card } into your reserve for a later turn
battleforce-do-mend = Repair { $buttons }
    .long = Repair { $buttons } on the { $ship } ({ $open } of { $all } open)
# With traditional damage: the points are a number.
battleforce-do-mend-points = Repair { $buttons }
    .long = Repair { $buttons } on the { $ship }, which has taken { $damage }
battleforce-do-repair = Play { $card }
    .long = Play { $card }. { $about }
battleforce-do-patch = Repair the { $ship }
    .long = Repair the { $ship }, which has taken { $damage } damage
battleforce-do-reinforce = Play { $card }
    .long = Play { $card }. { $about }
battleforce-do-ready = { $moment ->
    [show] Ready
    [draw] Stop drawing
    [redraw] { $count ->
        [one] Draw a new card
       *[other] Draw { $count } new cards
    }
    [reform] End formation change
   *[prepare] Go to attack
}
    .long = { $moment ->
        [show] Ready: Screen and Main Body are on show
        [draw] Stop drawing: there is nothing left to draw
        [redraw] { $count ->
            [one] That is all: draw a new card
           *[other] That is all: draw { $count } new cards
        }
        [reform] End the formation change, and with it your attack
       *[prepare] End repairs and formation, and go on to the attack
    }
# $damage is the most damage that the hand can do to any target, 0 if none. $needed destroys that target.
battleforce-do-attack = Attack with the { $ship }
    .long = { $damage ->
        [0] Attack with the { $ship }
       *[other] Attack with the { $ship }: up to { $damage } damage, for example to { FORM($owner, "your") } { $target } ({ $needed } destroys it)
    }
# $average is what the dice come to on average.
battleforce-do-fighters = { $squadrons ->
    [one] One squadron from the { $ship }
   *[other] { $squadrons } squadrons from the { $ship }
}
    .long = { $squadrons ->
        [one] Attack with one squadron from the { $ship }: one die
       *[other] Attack with { $squadrons } squadrons from the { $ship }: { $squadrons } dice, about { $average } damage
    }
battleforce-do-planet = { $waves ->
    [one] Planet-based fighters
   *[other] Two waves of planet-based fighters
}
    .long = { $waves ->
        [one] Attack with planet-based fighters: about { $average } damage
       *[other] Attack with two waves of planet-based fighters: about { $average } damage
    }
# $more: what PFs add to their two dice if nobody has fired at them.
battleforce-do-flotilla = PF Flotilla
    .long = Call in the PF Flotilla: opponents may fire at it first, then it does two dice of damage plus up to { $more }; nobody scores
battleforce-do-mutiny = Mutiny aboard the { $ship }
    .long = Stir up a mutiny aboard { FORM($owner, "your") } { $ship }: a roll of 1 to 3 is damage, 4 or more captures the ship
battleforce-do-ceasefire = Organian Ceasefire
    .long = Call the Organians: all ships are repaired, all cards but the reserves are shuffled, and every fleet gets a new hand
battleforce-do-redraw = Exchange cards
    .long = Discard cards and draw as many new ones, instead of attacking
battleforce-do-reform = Change formation again
    .long = Change your formation a second time, instead of attacking
# $damage is the most damage that the hand can do to the target, or the average of the dice; $needed destroys it.
battleforce-do-target = { FORM($owner, "Your") } { $ship }
    .long = { $by ->
        [ship] Attack { FORM($owner, "your") } { $ship }: up to { $damage } damage from your hand; { $needed } destroys it
       *[dice] Attack { FORM($owner, "your") } { $ship }: about { $damage } damage; { $needed } destroys it
    }
battleforce-do-fire = Fire { $cards }
    .long = Fire { $cards }: { $damage } damage in all; { $needed } destroys the { $target }
battleforce-do-cancel = { $what ->
    [maneuvers] ECCM against the Maneuvers
    [anchor] Tractor Beam against the Weasel
    [weasel] Prime Team against the Weasel
    [cloak] Prime Team against the cloak
   *[web] Prime Team against the web
}
    .long = { $what ->
        [maneuvers] Play ECCM: one Erratic Maneuvers card on the target does not count in this attack
        [anchor] Play a Tractor Beam: the target loses its Wild Weasel
        [weasel] Send in a Prime Team: the target loses its Wild Weasel
        [cloak] Send in a Prime Team: the target loses its cloak
       *[web] Send in a Prime Team: the target loses its web
    }
battleforce-do-prime = { $sign ->
    [less] Prime Team: 1 less
   *[more] Prime Team: 1 more
}
    .long = { $sign ->
        [less] Send in a Prime Team: the mutiny counts 1 less
       *[more] Send in a Prime Team: it adds 1
    }
battleforce-do-launch = { $by ->
    [ship] Open fire
   *[craft] Attack
}
    .long = { $by ->
        [ship] Open fire on { FORM($owner, "your") } { $target }: { $damage } damage; { $needed } destroys it
       *[craft] Attack { FORM($owner, "your") } { $target } as it is
    }
battleforce-do-defend = Play { $cards }
    .long = Play { $cards }. { $about }
battleforce-do-shoot = Fire { $cards }
    .long = Fire { $cards } at the small craft: { $damage } damage
battleforce-do-at = Card { $shot }: { $cards }
    .long = Attack card { $shot }: { $cards }, { $damage } damage
battleforce-do-react = Answer with { $card }
    .long = Answer { $against } with { $card }, which cancels it
battleforce-do-man = Fire from the { $ship }
    .long = Fire a card from the { $ship }: { $buttons }
battleforce-do-damage = Cover { $buttons }
    .long = Cover { $buttons } on the { $ship } ({ $open } of { $all } open)
battleforce-do-toss = Discard { $card }
    .long = Discard { $card } for a new card. { $about }
battleforce-do-discard = Discard { $card }
    .long = Discard { $card } and end your turn. { $about }
battleforce-do-stash = Reserve a card
    .long = Put a card from your hand into your reserve
battleforce-do-give = Give { $ally } a card
    .long = Put a card from your hand into { FORM($ally, "your") } reserve
battleforce-do-top = { $card } on top
    .long = Put { $card } on top of the discards, where it can be drawn
battleforce-do-duel = Send the { $ship }
    .long = Send the { $ship } into the duel: { $printed }
# $damage, $target and $fate (as in battleforce-ask-defend) are about the current attack, if there is one.
battleforce-do-pass = { $moment ->
    [pick] Stop picking
    [raise] Raise nothing
    [act] Do not attack
    [flak] Hold fire
    [barrage] Hold fire
    [prime] No Prime Team
    [defend] { $fate ->
        [destroyed] Lose the ship
        [damaged] Take { $damage } damage
       *[safe] No more cards
    }
    [react] No answer
    [ceasefire] Save nothing
   *[discard] Keep all cards
}
    .long = { $moment ->
        [pick] Pick no more ships
        [raise] Raise neither a cloak nor a web
        [act] Do not attack, and go on to the end of your turn
        [flak] Hold your fire and let the fighters come
        [barrage] Hold your fire and let the PFs come
        [prime] Do not send in a Prime Team; let the dice roll
        [defend] { $fate ->
            [destroyed] Play no more cards: { $damage } damage destroys the { $target }
            [damaged] Play no more cards: the { $target } takes { $damage } damage
           *[safe] Play no more cards: the { $target } is not harmed
        }
        [react] Let the defence card take effect
        [ceasefire] Save no more cards from the Ceasefire
       *[discard] Keep all cards and end your turn
    }

## Things you can point at: in short, and in full for people who cannot see them

battleforce-thing-card = { $card }
    .long = { $where ->
        [hand] { $hand ->
            [one] { $card }, in your hand. { $about }
           *[other] { $card }, { $hand } in your hand. { $about }
        }
        [reserve] { $card }, in your reserve. { $about }
        [both] { $card }, in your hand and in your reserve. { $about }
       *[table] { $card }. { $about }
    }
# $place: where it is; $buttons: which are open. The rest is added where it applies: $device is the state of its cloak or web,
# "none" without one; $damage counts with the option "traditional damage"; $laid counts the cards on it.
battleforce-thing-ship = { $ship }
    .long = { $ship }, { $kind }, { $race }, { $points ->
        [one] one point
       *[other] { $points } points
    }, { $place }. Open buttons: { $buttons }.{ $device ->
        [cloaked] {" "}It is cloaked.
        [webbed] {" "}It is in its web.
        [cloak] {" "}It has a cloak.
        [web] {" "}It has a web.
       *[none] {""}
    }{ $damage ->
        [0] {""}
       *[other] {" "}It has taken { $damage } of the { $hits } damage that it survives.
    }{ $laid ->
        [0] {""}
       *[other] {" "}On it: { $cards }.
    }
battleforce-place = { $where ->
    [line] in { FORM($owner, "your") } { $line }
    [fleet] in { FORM($owner, "your") } fleet
    [unplaced] in { FORM($owner, "your") } fleet, still without a line
    [killed] destroyed by { FORM($owner, "you") }
   *[unseen] not in sight
}
battleforce-button-open = { $button } { $open } of { $all }
battleforce-thing-button = { $ship }: { $button }
    .long = { $ship }, { $button }: { $open } of { $all } open.
battleforce-thing-deck = Deck
    .long = The deck: { $count ->
        [0] no cards left
        [one] one card
       *[other] { $count } cards
    }.
battleforce-thing-discards = Discards
    .long = The discards: { $count ->
        [0] none
        [one] one card, { $card }
       *[other] { $count } cards, { $card } on top
    }.
battleforce-thing-reserve = Reserve cards
    .long = Your reserve: { $cards }.

## Tables for the rulebook

battleforce-column-card = Card
battleforce-column-copies = Copies
battleforce-column-effect = What it does
battleforce-column-race = Race
battleforce-column-ship = Ship
battleforce-column-kind = Kind
battleforce-column-buttons = Buttons
battleforce-column-device = Device
battleforce-column-points = Points
# A ship in a few words: kind, race, points, buttons.
battleforce-printed = { $kind }, { $race }, { $points ->
    [one] one point
   *[other] { $points } points
}, { $buttons }

## The table drawn with characters

battleforce-table = { $turn ->
    [0] Game over
   *[other] Game turn { $turn }
}   Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}   Discards: { $discards ->
    [0] 0 cards
    [one] 1 card, { $card } on top
   *[other] { $discards } cards, { $card } on top
}
battleforce-table-kept = { $who } keeps { $cards }
# $turn is "yes" for the active player; $reserve is "yes" in the advanced game.
battleforce-table-player = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, hand { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}{ $reserve ->
    [yes] , reserve { $stored ->
        [one] 1 card
       *[other] { $stored } cards
    }
   *[no] {""}
}{ $turn ->
    [yes] , active
   *[no] {""}
}
battleforce-table-fleet = Fleet
battleforce-table-unplaced = No line
battleforce-table-face-down = Face down
battleforce-table-kills = Kills
battleforce-table-known = Known
battleforce-table-given = Given
battleforce-table-order = Order card
battleforce-table-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
battleforce-table-kill = { $ship } { $points } pts
battleforce-table-points = { $points } pts
battleforce-table-damage = damage { $damage }/{ $hits }
battleforce-table-device = { $device ->
    [web] web up
   *[cloak] cloaked
}
# Explains the short names of buttons in brackets, in two lines of at most 100 characters.
battleforce-table-buttons = Buttons, with damage open/all: Pho photon, Dis disruptor, Dro drone, P1-P3 phasers,
battleforce-table-buttons-more = R S F plasma, Opt option mount, Ftr fighters, hit free hit
battleforce-table-attack = Attack on { FORM($owner, "your") } { $target }:
battleforce-table-shot = { $state ->
    [gone] { $cards }: gone
    [weakened] { $cards }: { $damage } damage, weakened by { $by }
   *[whole] { $cards }: { $damage } damage
}
battleforce-table-rolled = dice: { $dice }
battleforce-table-reduced = the whole attack is weakened by { $by }
battleforce-table-dealing = { $damage } damage is being dealt
battleforce-table-coming = { $fate ->
    [destroyed] { $damage } damage incoming; { $needed } destroys it: enough
   *[other] { $damage } damage incoming; { $needed } destroys it: not enough
}
battleforce-table-hand = { FORM($who, "Your") } hand: { $cards }
battleforce-table-reserve = { FORM($who, "Your") } reserve: { $cards }

## Options

battleforce-option-game = Game
    .about = Which of the three games is played.
battleforce-option-game-introductory = introductory game: four ships each, fewer kinds of cards
battleforce-option-game-basic = basic game: all cards
battleforce-option-game-advanced = advanced game: formations, reserves, cloaks and webs
battleforce-option-formations = Formations
    .about = Whether the advanced game has Screen, Main Body and Reserve.
battleforce-option-fighters = Fighters
    .about = Whether there are fighters; only the introductory and basic games can do without them.
battleforce-option-solitaire = Solitaire
    .about = One player against the automaton in seat 2; only in the advanced game.
battleforce-option-fleet = Fleets
    .about = How fleets are put together.
battleforce-option-fleet-dealt = dealt at random
battleforce-option-fleet-points = chosen in turn, up to a points limit
battleforce-option-fleet-draft = drafted in turn, ship by ship
battleforce-option-fleet-centre = each player picks a dreadnought and a carrier; the rest are dealt
battleforce-option-fleet-first_four = each player picks four ships; the rest are dealt
battleforce-option-fleet-race = one race per player
battleforce-option-points = Fleet points
    .about = The most points a fleet may have if fleets are chosen by points.
battleforce-option-top_discard = Top discard
    .about = Whether one of the cards drawn in a turn may be the top discard.
battleforce-option-allies = Allies
    .about = Whether players who sit opposite each other are allies (4, 6 or 8 players).
battleforce-option-diplomacy = Diplomacy
    .about = Whether the table keeps track of public offers and broken promises.
battleforce-option-second_attack = Second attack
    .about = Whether a second ship may attack in a turn; if so, hands have six cards.
battleforce-option-traditional_damage = Traditional damage
    .about = Whether weapons keep working until the ship is destroyed.
battleforce-option-order_cards = Order cards
    .about = Whether the turn order is dealt anew in every game turn.
battleforce-option-end = End of the game
    .about = The event that ends the game, apart from only one fleet being left.
battleforce-option-end-last_fleet = nothing else
battleforce-option-end-time = the table calls the last game turn
battleforce-option-end-reshuffles = the deck has been reshuffled this many times
battleforce-option-end-ships = somebody has destroyed this many ships
battleforce-option-end-elimination = somebody has lost all ships
battleforce-option-ties = Ties
    .about = How a tie for the most points is settled.
battleforce-option-ties-shared = they share the win
battleforce-option-ties-cards = they turn up five cards each, and the most damage wins
battleforce-option-ties-duel = they fight it out with one ship each
battleforce-option-planet_fighters = Planet-based fighters
    .about = How strong planet-based fighters are.
battleforce-option-planet_fighters-two_dice = two dice per card
battleforce-option-planet_fighters-six_and_die = one die plus six per card
battleforce-option-flotilla_strength = PF strength
    .about = What PFs add to their two dice.
battleforce-option-flotilla_strength-boats = one for each PF that is left
battleforce-option-flotilla_strength-points = one for each point of damage that they can still take
battleforce-option-flotilla_fire = Fire at PFs
    .about = How many cards may be fired at PFs.
battleforce-option-flotilla_fire-one_each = one card per opponent, two if there is only one opponent
battleforce-option-flotilla_fire-every_ship = one card per ship
battleforce-option-reductions = Reductions
    .about = What Shields, Maneuvers and ECM weaken.
battleforce-option-reductions-card = one attack card with its booster
battleforce-option-reductions-attack = the whole attack
battleforce-option-web_phasers = Phasers in a web
    .about = When a ship in a web may fire phasers.
battleforce-option-web_phasers-at_fighters = only at fighters that attack it
battleforce-option-web_phasers-in_defence = in every defence
