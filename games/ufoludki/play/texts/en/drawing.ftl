# Words in the drawings of positions. There is little room, so keep them short. The first is a sentence for people who cannot
# see the drawing. $players are names, such as "Ola and Paweł", and are never inflected.

drawings-ufoludki = { $players } at a table of Ufoludki: { $loot } loot on Earth, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the deck.
drawings-deck = Deck
# How deep the deck is, layer by layer: the layer that is drawn from, and those below it.
drawings-layer-top = { $cards } on top
drawings-layer-under = { $cards } below
