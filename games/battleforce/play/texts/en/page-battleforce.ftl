# Words on the table of Battle Force in a browser. There is little room: keep them short. $ship is the name of a ship, never inflected.

page-battleforce-your-fleet = Your fleet
page-battleforce-hand = Your hand
page-battleforce-hand-empty = No cards in hand
page-battleforce-reserve = Reserve cards
page-battleforce-piles = Piles
page-battleforce-deck = deck
page-battleforce-ship-deck = ships
page-battleforce-discards = discards
page-battleforce-all-discards = All discards, the top one first
page-battleforce-no-ships = No ships left
page-battleforce-new = new
# For ears: the column of the other fleets, and the middle of the table.
page-battleforce-fleets = The other fleets
page-battleforce-centre = The battle, and the fleet in front
page-battleforce-player = Player
# Stands before the cards of a player whose hand lies open after the game.
page-battleforce-open-hand = Hand

## What a player does now, and what he has

page-battleforce-on-turn = on turn
page-battleforce-defending = defends
page-battleforce-winner = Winner
page-battleforce-placed = { $count ->
    [one] 1 ship set
   *[other] { $count } ships set
}
page-battleforce-fact-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
page-battleforce-fact-reserve = { $count ->
    [one] One reserve card
   *[other] { $count } reserve cards
}
page-battleforce-fact-score = { $count ->
    [one] One point as things are
   *[other] { $count } points as things are
}
page-battleforce-fact-order = Order card { $count }
page-battleforce-kills = Kills
page-battleforce-kill-points = Kill points
page-battleforce-fleet-points = Fleet
page-battleforce-score = Total
page-battleforce-known = Seen:
page-battleforce-kept = Kept:
page-battleforce-face-down = { $count ->
    [one] One ship face down
   *[other] { $count } ships face down
}
page-battleforce-open-buttons = { $open } of { $all } open

## The turn

page-battleforce-phases = Phases of the turn
page-battleforce-turn = Turn { $turn }
page-battleforce-over = Game over
page-battleforce-last-turn = Last turn
page-battleforce-reshuffles = { $count ->
    [one] 1 reshuffle
   *[other] { $count } reshuffles
}
page-battleforce-phase-draw = Draw
page-battleforce-phase-repair = Repair
page-battleforce-phase-formation = Formation
page-battleforce-phase-attack = Attack
page-battleforce-phase-discard = Discard
page-battleforce-step-barrage = Fire at PFs
page-battleforce-step-target = Target
page-battleforce-step-volley = Volley
page-battleforce-step-flak = Flak
page-battleforce-step-dice = Dice
page-battleforce-step-defence = Defence
page-battleforce-step-answer = Answer
page-battleforce-step-damage = Damage
page-battleforce-setup = Setting up
page-battleforce-setup-race = Pick a race
page-battleforce-setup-pick = Ships to pick
page-battleforce-setup-plan = Draw up the fleet
page-battleforce-setup-show = Show the fleet
page-battleforce-setup-tie = Breaking the tie
page-battleforce-setup-duel = Ships for the duel

## The attack

page-battleforce-total = Total
page-battleforce-played = Played
# Stands on a defence card that the attacker may answer.
page-battleforce-answer = Answer?
page-battleforce-no-shots = No weapon fired yet
page-battleforce-no-dice = The dice are not rolled yet
page-battleforce-point-at-target = Point at a ship to see what your attack may do
page-battleforce-small-craft = Opponents may fire before a target is named
page-battleforce-fire = { $damage } damage fired at them
# Foot of a card: the damage of the attack once it is played.
page-battleforce-comes-to = → { $damage }
page-battleforce-to-cover = { $damage } still to be covered
page-battleforce-destroys = { $damage } damage: { $ship } is destroyed, +{ $points }
page-battleforce-holds = { $damage } damage: { $ship } holds with { $left }
page-battleforce-harmless = No damage: { $ship } is safe
page-battleforce-reach = Up to { $damage } at { $ship }
page-battleforce-average = About { $damage } at { $ship }
# $dice is what was rolled; $total is what it counts after fire at the fighters and the like.
page-battleforce-rolled = The dice say { $dice }, which counts { $total }
page-battleforce-top = Which card lies on top?

## What cards do, in a few words

page-battleforce-note-direct = Direct fire
page-battleforce-note-phaser = Fire, or stop seeking weapons
page-battleforce-note-phaser-short = Short range; or defend
page-battleforce-note-seeking = Seeking weapon
page-battleforce-note-seeking-short = Seeking, short range
page-battleforce-note-overload = Doubles Photon or Disruptor
page-battleforce-note-enveloper = Doubles Plasma-R or -S
page-battleforce-note-scatterpack = Doubles a Drone
page-battleforce-note-gunner = Doubles any weapon
page-battleforce-note-maneuvers = Weakens; stays on the ship
page-battleforce-note-ecm = Weakens a card
page-battleforce-note-eccm = Undoes ECM or Maneuvers
page-battleforce-note-shields = Weakens a card, no answer
page-battleforce-note-weasel = Lures seekers, halves the rest
page-battleforce-note-tractor = Stops a Drone or a Weasel
page-battleforce-note-disengage = Ends the attack
page-battleforce-note-control = Repairs a ship
page-battleforce-note-engineer = Repairs a whole ship
page-battleforce-note-prime = Or lifts cloak, web, Weasel
page-battleforce-note-flotilla = Patrol ships attack
page-battleforce-note-planet = Fighters attack
page-battleforce-note-mutiny = Strikes a Klingon ship
page-battleforce-note-ceasefire = Repairs all, new hands
page-battleforce-note-reinforcements = A new ship joins

## Where the cards are: a narrow table, with one column each for all cards, those that are yours, those of others that were seen, and hidden ones

page-battleforce-tally-all = All
page-battleforce-tally-mine = Yours
page-battleforce-tally-seen = Seen
page-battleforce-tally-hidden = Hidden
page-battleforce-tally-weapons = Weapons
page-battleforce-tally-boosters = Boosters
page-battleforce-tally-defences = Defence and answers
page-battleforce-tally-rest = Repairs and events
# $deck and $hands count the hidden cards there.
page-battleforce-tally-where = Hidden: { $deck } in the deck, { $hands } with the others.
