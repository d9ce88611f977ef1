drawings-battleforce = Le flotte di { $players }.
drawings-battleforce-attack = Le flotte di { $players }; la { $target } è sotto attacco.
drawings-line-screen = Prima Linea
drawings-line-body = Seconda Linea
drawings-line-reserve = Riserva
drawings-face-down = coperta
drawings-attacker = attaccante
drawings-target = bersaglio
# Cards the automaton has turned up and keeps for later.
drawings-kept = Tenute da parte
# Heads of the columns beside attack cards: the number on the card, doubled by a booster, taken off by the defence, what is left.
drawings-shot-printed = stampato
drawings-shot-doubled = raddoppio
drawings-shot-reduced = riduzione
drawings-shot-left = resta
drawings-dice = Dadi
# What was taken off all cards together, and what a cloak, a web or a Weasel leaves of them.
drawings-all-cards = Tutto l’attacco
drawings-halved = La metà
# Damage for which the defender has not covered a button yet.
drawings-to-cover = Ancora da coprire
drawings-damage-coming = { $damage ->
    [0] nessun danno
    [one] 1 danno
   *[other] { $damage } danni
} in arrivo
drawings-damage-destroys = { $damage ->
    [one] 1 danno la distrugge
   *[other] { $damage } danni la distruggono
}
