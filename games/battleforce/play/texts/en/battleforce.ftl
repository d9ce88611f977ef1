# Star Fleet Battle Force: fleets of starships, action cards, volleys and defences.
#
# $who, $owner, $to and $ally are players' names and are never inflected. $ship, $attacker and $target are ships, "D7 Thunderchild":
# class and proper name, never inflected either. $card, $line, $race, $button and $kind are names of things; FORM($card, "…") is
# another form of such a name where a language needs one. $cards, $ships, $buttons and the like are lists, already in words.
# Numbers choose plurals. The word "reserve" is for cards, "Reserve" for ships.


battleforce-about = Fleets, hidden hands, volleys and reactions: starships of seven empires fight it out with action cards, alone against an automaton or up to eight at a table.

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
# A card in a list, with its copies.
battleforce-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
battleforce-no-cards = no cards
# Stands for a card whose name cannot be told, after "keep" and the like.
battleforce-card-drawn = the card just drawn

## What the cards do, in a sentence

# $value is the number on the card. $reduces is what Shields, Maneuvers and ECM do by the options of the table: take points off
# one attack card or off the whole "attack", or with traditional damage remove a card ("removal", not Shields).

battleforce-about-photon = Direct fire from a photon torpedo: { $value } damage.
battleforce-about-disruptor = Direct fire from a disruptor: { $value } damage.
battleforce-about-drone = A seeking weapon from a drone rack: { $value } damage. In defence it shoots down a Drone.
battleforce-about-phaser_1 = Direct fire from a Phaser-1: { $value } damage. In defence it takes { $value } off a Drone or plasma.
battleforce-about-phaser_2 = Direct fire from a Phaser-1 or Phaser-2: { $value } damage. In defence it takes { $value } off a Drone or plasma.
battleforce-about-phaser_3 = Direct fire from any phaser, at short range only: { $value } damage. In defence it takes { $value } off a Drone or plasma.
battleforce-about-plasma_r = A seeking weapon from a Plasma-R: { $value } damage. In defence it shoots down a Drone.
battleforce-about-plasma_s = A seeking weapon from a Plasma-R or Plasma-S: { $value } damage. In defence it shoots down a Drone.
battleforce-about-plasma_f = A seeking weapon from any plasma launcher, at short range only: { $value } damage. In defence it fires at fighters and PFs.
battleforce-about-overload = Doubles a Photon or Disruptor, at short range only.
battleforce-about-enveloper = Doubles a Plasma-S or Plasma-R.
battleforce-about-scatterpack = Doubles a Drone.
battleforce-about-legendary_gunner = Doubles any weapon card.
battleforce-about-erratic_maneuvers = { $reduces ->
    [removal] Removes one attack card, in this attack and in those that follow; it stays until the end of your next turn, and the ship cannot attack meanwhile.
    [attack] Takes { $value } off the attack, and off those that follow; it stays until the end of your next turn, and the ship cannot attack meanwhile.
   *[card] Takes { $value } off one attack card, in this attack and in those that follow; it stays until the end of your next turn, and the ship cannot attack meanwhile.
}
battleforce-about-ecm = { $reduces ->
    [removal] Removes one attack card.
    [attack] Takes { $value } off the attack.
   *[card] Takes { $value } off one attack card.
}
battleforce-about-eccm = Cancels ECM, or Erratic Maneuvers for one attack.
battleforce-about-reinforce_shields = { $reduces ->
    [attack] Takes { $value } off the attack; no card answers it.
   *[card] Takes { $value } off one attack card; no card answers it.
}
battleforce-about-wild_weasel = Draws all Drones and plasma away and halves the rest, also in attacks that follow; it stays until the end of your next turn, and the ship cannot fire meanwhile.
battleforce-about-tractor_beam = Removes a Drone, or anchors a Wild Weasel.
battleforce-about-disengage = Ends the attack without damage; the ship is out of the battle until the end of your next turn.
battleforce-about-damage_control = Repairs { $value } damage on one ship.
battleforce-about-legendary_engineer = Repairs all damage on one ship.
battleforce-about-prime_team = Adds 1 to an attack or to the dice, takes 1 off a mutiny, or cancels a cloak, a web or a Wild Weasel.
battleforce-about-pf_flotilla = Six fast patrol ships attack instead of a ship; opponents may fire at them first. Nobody scores for what they destroy.
battleforce-about-planet_based_fighters = Fighters from a planet attack instead of a ship; two cards may fly together.
battleforce-about-klingon_mutiny = Damages or captures a Klingon ship, instead of an attack.
battleforce-about-organian_ceasefire = All ships are repaired, all cards are shuffled, and everybody gets a new hand, instead of an attack.
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

# Who built a ship; the form "people" is those one leads who picks the race. Orion and Tholian ships are picked together.
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

## Buttons: by name, counted as what a ship loses or has repaired, and so short that a ship fits into a line

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
# With the option "traditional damage", damage is a number and covers no buttons.
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

battleforce-first = { $who } begins.
battleforce-picks-next = { $who } picks a race next.
battleforce-race-picked = { $who } leads { FORM($race, "people") }.
battleforce-picked = { $who } picks the { $ship }.
battleforce-picks-done = { $who } picks no more ships.
battleforce-dealt = { $count ->
    [one] { $who } is dealt the { $ships }.
   *[other] { $who } is dealt { $count } ships: { $ships }.
}
battleforce-dealt-hidden = { $count ->
    [one] { $who } is dealt a ship, face down.
   *[other] { $who } is dealt { $count } ships, face down.
}
# $places: "DN Federation and CA Constellation in the Screen and FF Guderian in the Reserve".
battleforce-lined = { $who } secretly draws up { $places }.
battleforce-lined-hidden = { $count ->
    [one] { $who } secretly draws up a ship.
   *[other] { $who } secretly draws up { $count } ships.
}
battleforce-shown = { $who } shows { $places }.
battleforce-in-line = { $count ->
    [one] the { $ships } in the { $line }
   *[other] { $ships } in the { $line }
}

## The story: turns, cards, repairs, formation

battleforce-turn = Game turn { $turn }: { $who } is up.
# $known is 0 if nobody's number is known to whoever reads this; $cards: "Ola holds number 3".
battleforce-order-dealt = { $known ->
    [0] New order cards are dealt.
   *[other] New order cards are dealt: { $cards }.
}
battleforce-order-card = { $who } holds number { $number }
battleforce-order-turn = Game turn { $turn }: order card { $number } is called, and { $who } is up.
battleforce-order-called = Order card { $number } is called: it is that of { $who }.
battleforce-drew = { $who } draws { $cards }.
battleforce-drew-hidden = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
battleforce-salvaged = { $who } draws the top discard, { $card }.
battleforce-reshuffled = { $cards ->
    [one] The deck is used up: the only discard becomes the new one.
   *[other] The deck is used up: { $cards } discards are shuffled into a new one.
}
battleforce-stashed = { $who } puts { $cards } into the reserve.
battleforce-stashed-hidden = { $count ->
    [one] { $who } puts a card into the reserve.
   *[other] { $who } puts { $count } cards into the reserve.
}
battleforce-took = { $who } takes { $cards } from the reserve.
battleforce-took-hidden = { $count ->
    [one] { $who } takes a card from the reserve.
   *[other] { $who } takes { $count } cards from the reserve.
}
battleforce-gave = { $who } puts { $card } into the reserve of { $to }.
battleforce-gave-hidden = { $who } puts a card into the reserve of { $to }.
battleforce-tossed = { $count ->
    [one] { $who } discards { $cards } for a new card.
   *[other] { $who } discards { $cards } for new cards.
}
battleforce-discarded = { $who } discards { $card }.
battleforce-on-top = { $card } lies on top of the discards.
battleforce-repairs = { $who } plays { $card } on the { $ship }.
battleforce-repairs-mends = { $who } plays { $card } and repairs { $buttons } on the { $ship }.
# $repairs: "a disruptor on the D7 Thunderchild and 2 free hits on the D5 Warhammer".
battleforce-mended = { $who } repairs { $repairs }.
battleforce-mended-on = { $buttons } on the { $ship }
battleforce-reinforced = { $face ->
    [down] Reinforcements for { $who }: the { $ship } arrives in Reserve, face down.
   *[up] Reinforcements for { $who }: the { $ship } arrives.
}
battleforce-reinforced-hidden = Reinforcements for { $who }: a ship arrives in Reserve, face down.
# $moves: "the D7 Thunderchild into the Screen and the D5 Warhammer into the Reserve".
battleforce-moved = { $who } moves { $moves }.
battleforce-move = the { $ship } into the { $line }
battleforce-advanced = The Screen of { $who } is empty: the Main Body moves up.
battleforce-raised = { $device ->
    [web] The { $ship } of { $who } spins its web.
   *[cloak] The { $ship } of { $who } vanishes under its cloak.
}
battleforce-lowered = { $device ->
    [web] The web of the { $ship } of { $who } comes down.
   *[cloak] The { $ship } of { $who } drops its cloak.
}
battleforce-cards-left = { $kind ->
    [disengage] The { $ship } is back in the battle.
    [wild_weasel] The Wild Weasel of the { $ship } is spent.
   *[erratic_maneuvers] The { $ship } ends its Erratic Maneuvers.
}
battleforce-ceasefire = The Organians heed the call of { $who }: the fire ceases, all ships are repaired, and the cards are shuffled.
battleforce-last-turn = This game turn is the last.
battleforce-offered = { $who } makes a public offer.
battleforce-kept-promise = { $who } keeps a promise.
battleforce-broke-promise = { $who } has broken a promise and may make no more.
# What was promised, as the player would say it; $promise is that sentence. $time: one of the two that follow.
battleforce-promise = { $verdict ->
    [kept] { $who } has kept a promise: “{ $promise }”
    [broken] { $who } has broken a promise and may make no more: “{ $promise }”
   *[open] { $who } promises: “{ $promise }”
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
    [all] I will attack nobody { $time }.
    [ship] I will not attack the { $ship } { $time }.
   *[seat] I will not attack { $whom } { $time }.
}
battleforce-promise-attack = { $toward ->
    [ship] I will attack the { $ship } { $time }.
   *[seat] I will attack { $whom } { $time }.
}

## The story: attacks

battleforce-attacks = The { $attacker } of { $who } attacks the { $target } of { $owner }.
battleforce-attacks-fighters = { $squadrons ->
    [one] A squadron from the { $attacker } of { $who } swoops down on the { $target } of { $owner }.
   *[other] { $squadrons } squadrons from the { $attacker } of { $who } swoop down on the { $target } of { $owner }.
}
battleforce-attacks-planet = { $waves ->
    [one] { $who } sends planet-based fighters against the { $target } of { $owner }.
   *[other] { $who } sends two waves of planet-based fighters against the { $target } of { $owner }.
}
battleforce-attacks-flotilla = { $who } calls in a PF Flotilla.
battleforce-attacks-pfs = The PFs of { $who } fall upon the { $target } of { $owner }.
battleforce-attacks-mutiny = { $who } stirs up a mutiny aboard the { $target } of { $owner }.
# All at once: ship, target, cards, and what would come through.
battleforce-volley = { $damage ->
    [0] The { $attacker } of { $who } fires { $cards } at the { $target } of { $owner }, but no damage is coming.
   *[other] The { $attacker } of { $who } fires { $cards } at the { $target } of { $owner }: { $damage } damage is coming.
}
battleforce-fired = { $who } fires { $cards }.
battleforce-fired-launched = { $damage ->
    [0] { $who } fires { $cards }, but no damage is coming.
   *[other] { $who } fires { $cards }: { $damage } damage is coming.
}
battleforce-launched = { $damage ->
    [0] { $who } lets fly, but no damage is coming.
   *[other] { $who } lets fly: { $damage } damage is coming.
}
# The automaton turns up its cards one by one.
battleforce-turned-up = { $who } turns up { $card }.
battleforce-turned-up-fires = { $who } turns up { $card } and fires it.
battleforce-turned-up-attacks = { $who } turns up { $card }, and the { $attacker } fires it at the { $target } of { $owner }.
battleforce-turned-up-boosts = { $who } turns up { $booster } and doubles { $card } with it.
battleforce-boosts = { $who } doubles { $card } with { $booster }.
battleforce-cancelled = { $what ->
    [maneuvers] { $who } counters the Erratic Maneuvers with ECCM.
    [anchor] { $who } catches the Wild Weasel in a Tractor Beam.
    [weasel] A Prime Team of { $who } sees through the Wild Weasel.
    [cloak] A Prime Team of { $who } breaks the cloak.
   *[web] A Prime Team of { $who } breaks the web.
}
battleforce-primed = { $sign ->
    [less] A Prime Team of { $who } takes 1 off.
   *[more] A Prime Team of { $who } adds 1.
}
battleforce-defends = { $kind ->
    [wild_weasel] { $who } launches a Wild Weasel from the { $ship }.
   *[other] { $who } defends the { $ship } with { $cards }.
}
# $effect: what becomes of the attack cards, one of the next three or several of them in a list.
battleforce-defends-effect = { $who } defends the { $ship } with { $cards }: { $effect }.
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
battleforce-weasel-moved = { $who } launches a Wild Weasel, and the { $ship } moves up into the Screen.
battleforce-disengaged = { $who } disengages: the { $ship } breaks off and gets away.
# Small craft are fighters and PFs.
battleforce-shoots-down = The { $ship } of { $who } fires { $cards } at the small craft: { $damage } damage.
battleforce-flotilla-destroyed = The PFs of { $who } are all shot down.
battleforce-reacts = { $who } answers { $against } with { $card }.
# $added is 0 if the dice count as they fell.
battleforce-rolled = { $added ->
    [0] { $who } rolls { $dice }.
   *[other] { $who } rolls { $dice }, which makes { $total }.
}
battleforce-hit = The { $ship } of { $owner } takes { $damage } damage.
battleforce-hit-loses = The { $ship } of { $owner } takes { $damage } damage and loses { $buttons }.
battleforce-missed = The { $ship } comes away unharmed.
battleforce-damaged = The { $ship } loses { $buttons }.
battleforce-squadrons-lost = Defensive fire costs the { $ship } { $buttons }.
# $damage is 0 if it was told before.
battleforce-destroyed = { $damage ->
    [0] { $who } destroys the { $ship } of { $owner }.
   *[other] { $who } destroys the { $ship } of { $owner } with { $damage } damage.
}
battleforce-destroyed-by-pfs = { $damage ->
    [0] PFs destroy the { $ship } of { $owner }; nobody scores.
   *[other] PFs destroy the { $ship } of { $owner } with { $damage } damage; nobody scores.
}
battleforce-captured = The crew changes sides: { $who } captures the { $ship } of { $owner }.
battleforce-eliminated = { $who } has no ships left.

## The story: the end

battleforce-tie-cards = To break the tie, { $who } turns up { $cards }.
battleforce-duel-ship = { $who } sends the { $ship } into the duel.
battleforce-ended = { $by ->
    [last_fleet] One fleet alone is left: the game is over.
    [ally_lost] A side has lost a whole fleet: the game is over.
    [elimination] A whole fleet is lost: the game is over.
    [ships] That is enough ships destroyed: the game is over.
    [last_turn] The last game turn is over, and so is the game.
   *[turn_limit] The turn limit is reached: the game is over.
}

## What a player is asked, and what the others read meanwhile

battleforce-ask-nothing = Nothing is asked of you now.
    .others = { $who } is not asked now.
battleforce-ask-race = Pick the race that you want to lead.
    .others = { $who } is picking a race.
# $what: any ship of the draft, a dreadnought, or a carrier. $left counts the ships still to be picked, this one included.
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
    [one] Pick a ship: you have one point left.
   *[other] Pick a ship: you have { $points } points left.
}
    .others = { $who } is picking a ship, with { $points } points left.
battleforce-ask-reserve = { $cards ->
    [one] Put one more card into your reserve.
   *[other] Put { $cards } of your cards into your reserve.
}
    .others = { $who } is setting up the fleet.
battleforce-ask-lines = { $ships ->
    [one] Draw up your fleet: one ship is still without a line.
   *[other] Draw up your fleet: { $ships } ships are still without a line.
}
    .others = { $who } is setting up the fleet.
battleforce-ask-show = { $ships ->
    [0] Your Screen and Main Body are shown: say that you are ready.
    [one] Show your Screen and Main Body: one ship is left.
   *[other] Show your Screen and Main Body: { $ships } ships are left.
}
    .others = { $who } is showing the fleet.
battleforce-ask-first-raise = Before the first turn you may raise one cloak or web.
    .others = { $who } may raise a cloak or web before the first turn.
battleforce-ask-duel = The points are equal: which of your ships fights the duel?
    .others = { $who } is choosing a ship for the duel.
battleforce-ask-choose = { $choice ->
    [take] Which card do you take from your reserve?
    [stash] Which card do you put into your reserve?
   *[give] Which card do you put into the reserve of { $ally }?
}
    .others = { $who } is choosing a card in secret.
battleforce-ask-out-of-cards = Your hand is empty: draw two cards, or take one from your reserve.
    .others = { $who } is out of cards.
battleforce-ask-draw = { $missing ->
    [one] Phase 1: your hand is one card short.
   *[other] Phase 1: your hand is { $missing } cards short.
}
    .others = { $who } is drawing cards.
battleforce-ask-drawn = You have drawn { $card }: into your hand, or into your reserve?
    .others = { $who } has drawn a card and decides where it goes.
battleforce-ask-control = Continuous damage control: what is repaired on the { $ship }?
    .others = { $who } is repairing the { $ship }.
battleforce-ask-patch = { $card }: which ship is repaired?
    .others = { $who } plays { $card } and is choosing a ship.
battleforce-ask-repairing = { $left ->
    [one] Repair one point of damage on the { $ship }.
   *[other] Repair { $left } points of damage on the { $ship }.
}
    .others = { $who } is repairing the { $ship }.
# $leaving counts ships that have to leave the Reserve first.
battleforce-ask-prepare = { $leaving ->
    [0] Phases 2 and 3: repair, reinforce, change your formation; then go on to the attack.
    [one] A ship must leave your Reserve before you can go on.
   *[other] { $leaving } ships must leave your Reserve before you can go on.
}
    .others = { $who } is preparing the fleet.
battleforce-ask-comeback = You have no ships left: only Reinforcements can bring you back.
    .others = { $who } has no ships left and may hope for Reinforcements.
battleforce-ask-act = { $attacks ->
    [0] Your turn: which of your ships attacks, or what do you do instead?
   *[other] You may make a second attack, with another ship.
}
    .others = { $attacks ->
        [0] { $who } is planning an attack.
       *[other] { $who } may make a second attack.
    }
battleforce-ask-reform = { $leaving ->
    [0] Change your formation a second time.
    [one] A ship must leave your Reserve before you can go on.
   *[other] { $leaving } ships must leave your Reserve before you can go on.
}
    .others = { $who } is changing formation a second time.
# $fire: the damage that PFs have taken so far.
battleforce-ask-target = { $by ->
    [fighters] Which ship do the fighters of the { $ship } attack?
    [planet] Which ship do the planet-based fighters attack?
    [flotilla] { $fire ->
        [0] The PFs have come through unharmed: which ship do they attack?
       *[other] The PFs have taken { $fire } damage: which ship do they attack?
    }
   *[ship] Which ship does the { $ship } attack?
}
    .others = { $by ->
        [fighters] { $who } is choosing a target for the fighters of the { $ship }.
        [planet] { $who } is choosing a target for planet-based fighters.
        [flotilla] { $who } is choosing a target for the PFs.
       *[ship] { $who } is choosing a target for the { $ship }.
    }
# $shots counts the attack cards played so far; $needed is the damage that destroys the target.
battleforce-ask-volley = { $shots ->
    [0] The { $ship } has the { $target } of { $owner } in its sights: { $needed } damage destroys it. What do you fire?
   *[other] { $damage } damage so far, and { $needed } destroys the { $target } of { $owner }: add a card, or open fire.
}
    .others = { $shots ->
        [0] The { $ship } of { $who } has the { $target } of { $owner } in its sights.
       *[other] { $who } is attacking the { $target } of { $owner }, with { $damage } damage so far.
    }
# Fighters or PFs attack.
battleforce-ask-cancel = The { $target } of { $owner } is protected: cancel that, or attack all the same?
    .others = { $who } may cancel what protects the { $target } of { $owner }.
battleforce-ask-evade = Which attack card do your Erratic Maneuvers work on?
    .others = { $who } is choosing the attack card that Erratic Maneuvers work on.
battleforce-ask-aim = { $card }: which attack card is it for?
    .others = { $who } is choosing the attack card that { $card } is for.
battleforce-ask-flak = { $fire ->
    [0] Fighters are attacking your { $ship }: do you fire at them?
   *[other] The fighters attacking your { $ship } have taken { $fire } damage: do you fire again?
}
    .others = { $who } may fire at the fighters.
battleforce-ask-escort = Which card does the { $ship } fire at the fighters?
    .others = The { $ship } of { $who } comes to help against the fighters.
# $left: how many cards the player may still fire at the PFs.
battleforce-ask-barrage = { $left ->
    [one] PFs are coming; they have taken { $fire ->
        [0] no
       *[other] { $fire }
    } damage, and 12 destroys them: you may fire one card.
   *[other] PFs are coming; they have taken { $fire ->
        [0] no
       *[other] { $fire }
    } damage, and 12 destroys them: you may fire { $left } cards.
}
    .others = { $who } may fire at the PFs.
battleforce-ask-barrage-card = Which card does the { $ship } fire at the PFs?
    .others = The { $ship } of { $who } is firing at the PFs.
battleforce-ask-prime = { $by ->
    [mutiny] Before the die is rolled: does a Prime Team add 1 to the mutiny?
   *[other] Before the dice are rolled: does a Prime Team add 1?
}
    .others = { $who } may send in a Prime Team.
battleforce-ask-calm = Mutiny aboard your { $ship }: does a Prime Team take 1 off the die?
    .others = { $who } may send in a Prime Team against the mutiny.
# $fate is "destroyed", "damaged" or "safe"; $hits is how much the ship survives.
battleforce-ask-defend = { $fate ->
    [destroyed] { $damage } damage is coming at your { $target }, which survives only { $hits }: how do you defend it?
    [damaged] { $damage } damage is coming at your { $target }, which survives { $hits }: do you defend it?
   *[safe] Nothing that is coming can harm your { $target } now: do you play another card?
}
    .others = { $fate ->
        [destroyed] { $damage } damage is coming at the { $target } of { $who }, enough to destroy it.
        [damaged] { $damage } damage is coming at the { $target } of { $who }.
       *[safe] Nothing that is coming can harm the { $target } of { $who } now.
    }
battleforce-ask-react = { $owner } defends the { $target } with { $card }: do you answer?
    .others = { $who } may answer { $card }.
battleforce-ask-damage = { $left ->
    [one] Your { $ship } is hit: which button does the last damage cover?
   *[other] Your { $ship } is hit, with { $left } damage to place: which button is covered next?
}
    .others = { $who } decides where { $left } damage hits the { $ship }.
battleforce-ask-redraw = { $tossed ->
    [0] Which card do you discard for a new one?
    [one] You draw one new card: discard more, or is that all?
   *[other] You draw { $tossed } new cards: discard more, or is that all?
}
    .others = { $who } is discarding cards for new ones.
battleforce-ask-truce = { $room ->
    [one] Before the Ceasefire takes your hand: save a card in your reserve? There is room for one.
   *[other] Before the Ceasefire takes your hand: save a card in your reserve? There is room for { $room }.
}
    .others = { $who } may save cards from the Ceasefire.
battleforce-ask-top = Which of the cards played lies on top of the discards?
    .others = { $who } is choosing the top discard.
# $reserve is "yes" in the advanced game, where players have one.
battleforce-ask-discard = { $reserve ->
    [yes] Your turn ends: discard a card, put one into a reserve, or keep them all?
   *[no] Your turn ends: discard a card, or keep them all?
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
   *[stash] Put away { $card }
}
    .long = { $choice ->
        [take] Take { $card } into your hand. { $about }
        [give] Put { $card } into the reserve of { $ally }. { $about }
       *[stash] Put { $card } into your reserve. { $about }
    }
battleforce-do-line = { $ship } into the { $line }
    .long = Put the { $ship } into the { $line }: { $printed }
battleforce-do-show = Show the { $ship }
    .long = Show the { $ship } in the { $line }
battleforce-do-move = { $ship } into the { $line }
    .long = Move the { $ship } from the { $from } into the { $line }
battleforce-do-raise = { $device ->
    [web] Spin the web of the { $ship }
   *[cloak] Cloak the { $ship }
}
    .long = { $device ->
        [web] Spin the web of the { $ship }: direct fire, fighters and PFs do it half the damage, but it fires no phasers
       *[cloak] Cloak the { $ship }: no seeking weapons, and half the damage from all others, but it cannot fire
    }
battleforce-do-lower = Decloak the { $ship }
    .long = Decloak the { $ship }: it can fire again, and is hit in full again
battleforce-do-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
    .long = { $count ->
        [one] Draw a card from the deck
       *[other] Draw { $count } cards from the deck
    }
battleforce-do-salvage = Draw { $card } from the discards
    .long = Draw the top discard, { $card }. { $about }
battleforce-do-take = Take a reserve card
    .long = { $count ->
        [one] Take your only reserve card into your hand
       *[other] Take one of your { $count } reserve cards into your hand
    }
battleforce-do-keep = Keep { $card }
    .long = Keep { $card } in your hand
battleforce-do-shelve = Put { $card } into the reserve
    .long = Put { $card } into your reserve, for a later turn
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
    [draw] Draw no more
    [redraw] { $count ->
        [one] Draw a new card
       *[other] Draw { $count } new cards
    }
    [reform] End the formation change
   *[prepare] Go on to the attack
}
    .long = { $moment ->
        [show] Ready: Screen and Main Body are shown
        [draw] Draw no more: nothing is left to draw
        [redraw] { $count ->
            [one] That is all: draw a new card
           *[other] That is all: draw { $count } new cards
        }
        [reform] End the formation change, and with it your attack
       *[prepare] End repairs and formation, and go on to the attack
    }
# $damage is the most that the hand can do to some target, 0 if none. $needed destroys that target.
battleforce-do-attack = Attack with the { $ship }
    .long = { $damage ->
        [0] Attack with the { $ship }
       *[other] Attack with the { $ship }: up to { $damage } damage, for example to the { $target } of { $owner } ({ $needed } destroys it)
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
# $more is what PFs that nobody has fired at add to their two dice.
battleforce-do-flotilla = PF Flotilla
    .long = Call in the PF Flotilla: first the opponents may fire at it, then it does two dice of damage and up to { $more } more; nobody scores
battleforce-do-mutiny = Mutiny aboard the { $ship }
    .long = Stir up a mutiny aboard the { $ship } of { $owner }: 1 to 3 on the die is damage, 4 or more captures the ship
battleforce-do-ceasefire = Organian Ceasefire
    .long = Call the Organians: all ships are repaired, all cards but the reserves are shuffled, and everybody gets a new hand
battleforce-do-redraw = Exchange cards
    .long = Discard cards and draw as many new ones, instead of attacking
battleforce-do-reform = Second formation change
    .long = Change your formation a second time, instead of attacking
# $damage is the most that the hand can do to the target, or what the dice come to on average; $needed destroys it.
battleforce-do-target = { $ship } of { $owner }
    .long = { $by ->
        [ship] Attack the { $ship } of { $owner }: your hand allows { $damage } damage, { $needed } destroys it
       *[dice] Attack the { $ship } of { $owner }: about { $damage } damage, { $needed } destroys it
    }
battleforce-do-fire = Fire { $cards }
    .long = Fire { $cards }: { $damage } damage in all, { $needed } destroys the { $target }
battleforce-do-cancel = { $what ->
    [maneuvers] ECCM against the Maneuvers
    [anchor] Tractor Beam against the Weasel
    [weasel] Prime Team against the Weasel
    [cloak] Prime Team against the cloak
   *[web] Prime Team against the web
}
    .long = { $what ->
        [maneuvers] Play ECCM: in this attack one Erratic Maneuvers card on the target does not count
        [anchor] Play a Tractor Beam: the Wild Weasel of the target is gone
        [weasel] Send in a Prime Team: the Wild Weasel of the target is gone
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
        [ship] Open fire on the { $target } of { $owner }: { $damage } damage, { $needed } destroys it
       *[craft] Attack the { $target } of { $owner } as it is
    }
battleforce-do-defend = Play { $cards }
    .long = Play { $cards }. { $about }
battleforce-do-shoot = Fire { $cards }
    .long = Fire { $cards } at the small craft: { $damage } damage
battleforce-do-at = Card { $shot }: { $cards }
    .long = Attack card { $shot }: { $cards }, { $damage } damage
battleforce-do-react = Answer with { $card }
    .long = Answer { $against } with { $card }, which undoes it
battleforce-do-man = Fire from the { $ship }
    .long = Fire a card from the { $ship }: { $buttons }
battleforce-do-damage = Cover { $buttons }
    .long = Cover { $buttons } of the { $ship } ({ $open } of { $all } open)
battleforce-do-toss = Discard { $card }
    .long = Discard { $card } for a new card. { $about }
battleforce-do-discard = Discard { $card }
    .long = Discard { $card } and end your turn. { $about }
battleforce-do-stash = Put away a card
    .long = Put a card from your hand into your reserve
battleforce-do-give = Give { $ally } a card
    .long = Put a card from your hand into the reserve of { $ally }
battleforce-do-top = { $card } on top
    .long = { $card } lies on top of the discards, where it may be drawn
battleforce-do-duel = Send the { $ship }
    .long = Send the { $ship } into the duel: { $printed }
# $damage, $target and $fate (as in battleforce-ask-defend) are about the attack that runs, if one does.
battleforce-do-pass = { $moment ->
    [pick] Pick no more
    [raise] Raise nothing
    [act] Do not attack
    [flak] Hold your fire
    [barrage] Hold your fire
    [prime] No Prime Team
    [defend] { $fate ->
        [destroyed] Lose the ship
        [damaged] Take { $damage } damage
       *[safe] No more cards
    }
    [react] No answer
    [ceasefire] Save no card
   *[discard] Keep all cards
}
    .long = { $moment ->
        [pick] Pick no more ships
        [raise] Raise neither cloak nor web
        [act] Do not attack, and go on to the end of the turn
        [flak] Hold your fire, and let the fighters come
        [barrage] Hold your fire, and let the PFs come
        [prime] Send in no Prime Team, and let the dice roll
        [defend] { $fate ->
            [destroyed] Play no more cards: { $damage } damage destroys the { $target }
            [damaged] Play no more cards: the { $target } takes { $damage } damage
           *[safe] Play no more cards: the { $target } is not harmed
        }
        [react] Let the defence card work
        [ceasefire] Save no more cards from the Ceasefire
       *[discard] Keep all cards, and end your turn
    }

## What one can point at: in short, and in full for those who do not see it

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
# $place: where it stands; $buttons: which are open. The rest is said where there is something to say: $device is what its cloak or
# web does, "none" without one; $damage counts with the option "traditional damage"; $laid counts the cards on it.
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
    [line] in the { $line } of { $owner }
    [fleet] in the fleet of { $owner }
    [unplaced] with { $owner }, still without a line
    [killed] destroyed by { $owner }
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
# A ship in few words: kind, race, points, buttons.
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
# $turn is "yes" for the player whose turn it is; $reserve is "yes" in the advanced game.
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
    [yes] , on turn
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
battleforce-table-attack = Attack on the { $target } of { $owner }:
battleforce-table-shot = { $state ->
    [gone] { $cards }: gone
    [weakened] { $cards }: { $damage } damage, weakened by { $by }
   *[whole] { $cards }: { $damage } damage
}
battleforce-table-rolled = the dice say { $dice }
battleforce-table-reduced = the whole attack is weakened by { $by }
battleforce-table-dealing = { $damage } damage is being dealt
battleforce-table-coming = { $fate ->
    [destroyed] { $damage } damage is coming, it takes { $needed } to kill: enough
   *[other] { $damage } damage is coming, it takes { $needed } to kill: not enough
}
battleforce-table-hand = Hand of { $who }: { $cards }
battleforce-table-reserve = Reserve of { $who }: { $cards }

## Options

battleforce-option-game = Game
    .about = Which of the three games is played.
battleforce-option-game-introductory = introductory game: four ships each, fewer kinds of cards
battleforce-option-game-basic = basic game: all cards
battleforce-option-game-advanced = advanced game: formations, reserves, cloaks and webs
battleforce-option-formations = Formations
    .about = Whether the advanced game has Screen, Main Body and Reserve.
battleforce-option-fighters = Fighters
    .about = Whether there are fighters; only the introductory and the basic game can do without.
battleforce-option-solitaire = Solitaire
    .about = One player against the automaton on seat 2; only in the advanced game.
battleforce-option-fleet = Fleets
    .about = How the fleets are made up.
battleforce-option-fleet-dealt = dealt by chance
battleforce-option-fleet-points = chosen in turn, for a sum of points
battleforce-option-fleet-draft = drafted in turn, ship by ship
battleforce-option-fleet-centre = a dreadnought and a carrier each are picked, the rest is dealt
battleforce-option-fleet-first_four = four ships each are picked, the rest is dealt
battleforce-option-fleet-race = one race each
battleforce-option-points = Points of a fleet
    .about = The most points of a fleet that is chosen by points.
battleforce-option-top_discard = Top discard
    .about = Whether one of the cards drawn in a turn may be the top discard.
battleforce-option-allies = Allies
    .about = Whether those who sit opposite each other are allies (4, 6 or 8 players).
battleforce-option-diplomacy = Diplomacy
    .about = Whether the table keeps account of public offers and broken promises.
battleforce-option-second_attack = Second attack
    .about = Whether a second ship may attack in a turn; hands hold six cards then.
battleforce-option-traditional_damage = Traditional damage
    .about = Whether weapons work until the ship is destroyed.
battleforce-option-order_cards = Order cards
    .about = Whether the order of turns is dealt anew in every game turn.
battleforce-option-end = End of the game
    .about = What ends the game, apart from one fleet alone being left.
battleforce-option-end-last_fleet = nothing else
battleforce-option-end-time = the table calls the last game turn
battleforce-option-end-reshuffles = the deck is shuffled again this many times
battleforce-option-end-ships = somebody has destroyed this many ships
battleforce-option-end-elimination = somebody has lost all ships
battleforce-option-ties = Ties
    .about = What happens when several players have the most points.
battleforce-option-ties-shared = they share the win
battleforce-option-ties-cards = they turn up five cards each, and the most damage wins
battleforce-option-ties-duel = they fight it out with one ship each
battleforce-option-planet_fighters = Planet-based fighters
    .about = How strong planet-based fighters are.
battleforce-option-planet_fighters-two_dice = two dice for each card
battleforce-option-planet_fighters-six_and_die = six and a die for each card
battleforce-option-flotilla_strength = Strength of PFs
    .about = What PFs add to their two dice.
battleforce-option-flotilla_strength-boats = one for each PF that is left
battleforce-option-flotilla_strength-points = one for each point of damage that they have left
battleforce-option-flotilla_fire = Fire at PFs
    .about = How much may be fired at PFs.
battleforce-option-flotilla_fire-one_each = one card of each opponent, two of a lone one
battleforce-option-flotilla_fire-every_ship = one card of every ship
battleforce-option-reductions = Reductions
    .about = What Shields, Maneuvers and ECM weaken.
battleforce-option-reductions-card = one attack card with its booster
battleforce-option-reductions-attack = the whole attack
battleforce-option-web_phasers = Phasers in a web
    .about = When a ship in a web may fire phasers.
battleforce-option-web_phasers-at_fighters = only at fighters that attack it
battleforce-option-web_phasers-in_defence = in every defence
