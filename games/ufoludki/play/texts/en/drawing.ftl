# Words in the drawings of positions. There is little room: keep them short. The first is a sentence for those who do not see the
# drawing. $players are names, such as "Ola and Paweł", and are never inflected.

drawings-ufoludki = { $players } at a table of Ufoludki: { $loot } loot on Earth, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the deck.
drawings-deck = Deck
# A layer of the deck: the one that is drawn from, and those under it.
drawings-layer-top = { $cards } on top
drawings-layer-under = { $cards } under
