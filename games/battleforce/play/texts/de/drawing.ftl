drawings-battleforce = Die Flotten von { $players }.
drawings-battleforce-attack = Die Flotten von { $players }; die { $target } wird angegriffen.
drawings-line-screen = Vorhut
drawings-line-body = Hauptmacht
drawings-line-reserve = Reserve
drawings-face-down = verdeckt
drawings-attacker = greift an
drawings-target = Ziel
# Cards the automaton has turned up and keeps for later.
drawings-kept = Aufbewahrt
# Heads of the columns beside attack cards: the number on the card, doubled by a booster, taken off by the defence, what is left.
drawings-shot-printed = Kartenwert
drawings-shot-doubled = verdoppelt
drawings-shot-reduced = geschwächt
drawings-shot-left = bleibt
drawings-dice = Würfel
# What was taken off all cards together, and what a cloak, a web or a Weasel leaves of them.
drawings-all-cards = Der ganze Angriff
drawings-halved = Die Hälfte davon
# Damage for which the defender has not covered a button yet.
drawings-to-cover = Noch zu bedecken
drawings-damage-coming = { $damage } Schaden im Anflug
drawings-damage-destroys = zerstört ab { $damage } Schaden
