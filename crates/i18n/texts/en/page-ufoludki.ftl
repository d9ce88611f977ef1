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
