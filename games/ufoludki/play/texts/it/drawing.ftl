drawings-ufoludki = { $players } al tavolo di Ufoludki: { $loot ->
    [0] nessuna preda
    [one] una preda
   *[other] { $loot } prede
} sulla Terra, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
} nel mazzo.
drawings-deck = Mazzo
# A layer of the deck: the one that is drawn from, and those under it.
drawings-layer-top = { $cards } sopra
drawings-layer-under = { $cards } sotto
