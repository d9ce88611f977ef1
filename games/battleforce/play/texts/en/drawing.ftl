# Words in the drawings of positions. There is little room: keep them short. The first is a sentence for those who do not see the
# drawing. $players are names, such as "Ola and Paweł", and are never inflected.

drawings-battleforce = The fleets of { $players }.
drawings-battleforce-attack = The fleets of { $players }; { $target } is under attack.
drawings-line-screen = Screen
drawings-line-body = Main Body
drawings-line-reserve = Reserve
drawings-face-down = face down
drawings-attacker = attacker
drawings-target = target
# Cards the automaton has turned up and keeps for later.
drawings-kept = Kept for later
# Heads of the columns beside attack cards: the number on the card, doubled by a booster, taken off by the defence, what is left.
drawings-shot-printed = printed
drawings-shot-doubled = doubled
drawings-shot-reduced = reduced
drawings-shot-left = left
drawings-dice = Dice
# What was taken off all cards together, and what a cloak, a web or a Weasel leaves of them.
drawings-all-cards = The whole attack
drawings-halved = Half of it
# Damage for which the defender has not covered a button yet.
drawings-to-cover = Still to be covered
drawings-damage-coming = { $damage } coming
drawings-damage-destroys = { $damage } destroys
