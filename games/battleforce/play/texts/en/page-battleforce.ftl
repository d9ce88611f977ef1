# Words on the Battle Force table in the browser. There is little room, so keep them short. $ship is a ship's name and is never
# inflected.

page-battleforce-your-fleet = Your fleet
page-battleforce-hand = Your hand
page-battleforce-hand-empty = No cards in hand
page-battleforce-reserve = Reserve cards
page-battleforce-piles = Piles
page-battleforce-deck = deck
page-battleforce-ship-deck = ships
page-battleforce-discards = discards
page-battleforce-all-discards = All discards, top one first
page-battleforce-no-ships = No ships left
page-battleforce-new = new
# For screen readers: the column of the other fleets, and the middle of the table.
page-battleforce-fleets = The other fleets
page-battleforce-centre = The battle, and the fleet in front
# In front of a player's cards when hands are open after the game.
page-battleforce-open-hand = Hand

## What a player is doing and has

page-battleforce-on-turn = active
page-battleforce-defending = defending
page-battleforce-winner = Winner
page-battleforce-placed = { $count ->
    [one] 1 ship placed
   *[other] { $count } ships placed
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
    [one] One point so far
   *[other] { $count } points so far
}
page-battleforce-fact-order = Order card { $count }
page-battleforce-kills = Kills
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
page-battleforce-turn = Game turn { $turn }
page-battleforce-over = Game over
# Titles of moments to remember.
page-battleforce-end-hit = Biggest hit
page-battleforce-end-kill = Last kill
page-battleforce-last-turn = Last game turn
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
page-battleforce-setup = Set-up
page-battleforce-setup-race = Pick a race
page-battleforce-setup-pick = Pick ships
page-battleforce-setup-plan = Draw up fleets
page-battleforce-setup-show = Show fleets
page-battleforce-setup-tie = Break the tie
page-battleforce-setup-duel = Choose duellists

## The attack

page-battleforce-total = Total
page-battleforce-played = Played
# On a defence card that the attacker may answer.
page-battleforce-answer = Answer?
page-battleforce-no-shots = No weapon fired yet
page-battleforce-no-dice = The dice have not been rolled yet
page-battleforce-point-at-target = Point at a ship to see what your attack can do
page-battleforce-small-craft = Opponents may fire before a target is chosen
page-battleforce-fire = { $damage } damage taken
# At the bottom of a card: the damage of the attack once the card is played.
page-battleforce-comes-to = → { $damage }
page-battleforce-to-cover = { $damage } still to be covered
page-battleforce-destroys = { $damage } damage: { $ship } is destroyed, +{ $points }
page-battleforce-holds = { $damage } damage: { $ship } survives, { $left } left
page-battleforce-harmless = No damage: { $ship } is safe
page-battleforce-reach = Up to { $damage } damage to { $ship }
page-battleforce-average = About { $damage } damage to { $ship }
# $dice is what was rolled; $total is what is left of it after fire at the fighters and the like.
page-battleforce-rolled = Rolled { $dice }, which counts as { $total }
page-battleforce-top = Which card goes on top?

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
page-battleforce-note-ecm = Weakens an attack card
page-battleforce-note-eccm = Cancels ECM or Maneuvers
page-battleforce-note-shields = Weakens a card; no answer
page-battleforce-note-weasel = Lures seekers, halves the rest
page-battleforce-note-tractor = Stops a Drone or a Weasel
page-battleforce-note-disengage = Ends the attack
page-battleforce-note-control = Repairs a ship
page-battleforce-note-engineer = Repairs a whole ship
page-battleforce-note-prime = Or cancels cloak, web, Weasel
page-battleforce-note-flotilla = Patrol ships attack
page-battleforce-note-planet = Fighters attack
page-battleforce-note-mutiny = Strikes a Klingon ship
page-battleforce-note-ceasefire = Repairs all; new hands
page-battleforce-note-reinforcements = A new ship joins

## Where the cards are: a narrow table with one column each for all cards, your own, other players' cards that you have seen,
## and hidden ones

page-battleforce-tally-all = All
page-battleforce-tally-mine = Yours
page-battleforce-tally-seen = Seen
page-battleforce-tally-hidden = Hidden
page-battleforce-tally-weapons = Weapons
page-battleforce-tally-boosters = Boosters
page-battleforce-tally-defences = Defence and answers
page-battleforce-tally-rest = Repairs and events
# $deck and $hands are the numbers of hidden cards there.
page-battleforce-tally-where = Hidden: { $deck } in the deck, { $hands } with the other players.
