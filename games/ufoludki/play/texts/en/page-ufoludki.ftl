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

# Where loot came from and where it went, then titles of moments to remember.
page-ufoludki-end-from-earth = From Earth
page-ufoludki-end-from-others = From others
page-ufoludki-end-lost = Lost to others
page-ufoludki-end-back = Given back to Earth
page-ufoludki-end-theft = Biggest theft
page-ufoludki-end-general = Biggest General
page-ufoludki-end-last = Last card

## The tally: where the cards are, as far as you can know. The columns are narrow

page-ufoludki-tally-laid = on the piles
page-ufoludki-tally-under = under the deck
page-ufoludki-tally-held = in your hand
# In other hands, or in the part of the deck that nobody has seen.
page-ufoludki-tally-hidden = unseen
# A row, for people who cannot see it.
page-ufoludki-tally-row = { $card }: { $copies } in all, { $laid } on the piles, { $under } under the deck, { $held } in your hand, { $hidden } unseen.
