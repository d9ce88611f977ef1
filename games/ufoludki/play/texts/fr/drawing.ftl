drawings-ufoludki = { $players } autour d’une table d’Ufoludki : { $loot ->
    [0] plus aucun butin
    [one] { $loot } butin
   *[other] { $loot } butins
} sur la Terre, { $cards ->
    [0] plus aucune carte
    [one] une carte
   *[other] { $cards } cartes
} dans la pioche.
drawings-deck = Pioche
# A layer of the deck: the one that is drawn from, and those under it.
drawings-layer-top = { $cards } dessus
drawings-layer-under = { $cards } dessous
