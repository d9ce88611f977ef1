# Words on the Ufoludki table in the browser. There is little room, so keep them short.

## Names of the parts of the table, for people who cannot see them

page-ufoludki-others = Other players
page-ufoludki-players = Players
page-ufoludki-own = Your seat
page-ufoludki-hand = Your hand

## On and next to cards

# On a sticker at the corner of a card that was just drawn.
page-ufoludki-new = New
# On Animal Counterattack: you choose whom to take from.
page-ufoludki-pick = you choose
# Over several Strength in Numbers.
page-ufoludki-alike = { $copies } alike: lay together
page-ufoludki-hand-empty = Your hand is empty.

## When the game is over

# $winners is the number of winners, $who their names.
page-ufoludki-wins = { $winners ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}

## The tally: where the cards are, as far as you can know. The columns are narrow

page-ufoludki-tally-laid = on the piles
page-ufoludki-tally-under = under the deck
page-ufoludki-tally-held = in your hand
# In other hands, or in the part of the deck that nobody has seen.
page-ufoludki-tally-hidden = unseen
# A row, for people who cannot see it.
page-ufoludki-tally-row = { $card }: { $copies } in all, { $laid } on the piles, { $under } under the deck, { $held } in your hand, { $hidden } unseen.
