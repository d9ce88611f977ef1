# Words in the drawings of positions. There is little room, so keep them short. The first two are sentences for people who
# cannot see the drawing. $players are names, such as "Ola and Paweł", and are never inflected.

drawings-battleforce = { $players }’s fleets.
drawings-battleforce-attack = { $players }’s fleets; { $target } is under attack.
drawings-line-screen = Screen
drawings-line-body = Main Body
drawings-line-reserve = Reserve
drawings-face-down = face down
drawings-attacker = attacker
drawings-target = target
# Cards that the automaton has turned up and keeps for later.
drawings-kept = Kept for later
# Headings of the columns next to attack cards: the number on the card, doubled by a booster, reduced by the defence, and what is left.
drawings-shot-printed = printed
drawings-shot-doubled = doubled
drawings-shot-reduced = reduced
drawings-shot-left = left
drawings-dice = Dice
# What was taken off all cards together, and what a cloak, a web or a Weasel leaves.
drawings-all-cards = Whole attack
drawings-halved = Half
# Damage for which the defender has not covered a button yet.
drawings-to-cover = Still to cover
drawings-damage-coming = { $damage } incoming
drawings-damage-destroys = { $damage } destroys
