drawings-battleforce = Floty na stole: { $players }.
drawings-battleforce-attack = Floty na stole: { $players }; atakowany okręt: { $target }.
drawings-line-screen = Straż
drawings-line-body = Siły Główne
drawings-line-reserve = Odwód
# Of a ship; " × 3" may follow.
drawings-face-down = zakryty
drawings-attacker = atakuje
drawings-target = cel
# Cards the automaton has turned up and keeps for later.
drawings-kept = Zatrzymane na później
# Heads of the columns beside attack cards: the number on the card, doubled by a booster, taken off by the defence, what is left.
drawings-shot-printed = na karcie
drawings-shot-doubled = podwojone
drawings-shot-reduced = odjęte
drawings-shot-left = zostaje
drawings-dice = Kości
# What was taken off all cards together, and what a cloak, a web or a Weasel leaves of them.
drawings-all-cards = Cały atak
drawings-halved = Połowa
# Damage for which the defender has not covered a button yet.
drawings-to-cover = Jeszcze do rozłożenia
drawings-damage-coming = { $damage ->
    [one] grozi 1 uszkodzenie
    [few] grożą { $damage } uszkodzenia
   *[many] grozi { $damage } uszkodzeń
}
drawings-damage-destroys = zniszczenie od { $damage }
