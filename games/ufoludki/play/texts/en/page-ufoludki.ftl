# Words on the table of Ufoludki in a browser. There is little room: keep them short.

## What the parts of the table are called, for those who do not see them

page-ufoludki-others = The others
page-ufoludki-players = The players
page-ufoludki-own = Your place
page-ufoludki-hand = Your hand

## On and beside cards

# On a sticker at the corner of a card that was just drawn.
page-ufoludki-new = New
# On Animal Counterattack: from whom is up to you.
page-ufoludki-pick = you pick
# Over several Strength in Numbers.
page-ufoludki-alike = { $copies } alike: lay together
page-ufoludki-hand-empty = Your hand is empty.

## When the game is over

# $winners is how many win, $who who they are.
page-ufoludki-wins = { $winners ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}

## The tally: where the cards are, as far as you can know. In a narrow column

page-ufoludki-tally-laid = on the piles
page-ufoludki-tally-under = under the deck
page-ufoludki-tally-held = in your hand
# In other hands or in the part of the deck nobody has seen.
page-ufoludki-tally-hidden = not seen
# A row for those who do not see it.
page-ufoludki-tally-row = { $card }: { $copies } in all, { $laid } on the piles, { $under } under the deck, { $held } in your hand, { $hidden } not seen.
