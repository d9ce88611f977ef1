drawings-ufoludki = Ein Tisch Ufoludki mit { $players }: { $loot ->
    [0] keine Beute
    [one] ein Beutestück
   *[other] { $loot } Beutestücke
} auf der Erde, { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
} im Nachziehstapel.
drawings-deck = Nachziehstapel
# A layer of the deck: the one that is drawn from, and those under it.
drawings-layer-top = { $cards } obenauf
drawings-layer-under = { $cards } darunter
