# Words on the table of Ufoludki in a browser. There is little room: keep them short.

## What the parts of the table are called, for those who do not see them

page-ufoludki-others = Die anderen
page-ufoludki-players = Alle am Tisch
page-ufoludki-own = Dein Platz
page-ufoludki-hand = Deine Hand

## On and beside cards

# On a sticker at the corner of a card that was just drawn.
page-ufoludki-new = Neu
# On Animal Counterattack: from whom is up to you.
page-ufoludki-pick = du wählst
# Over several Strength in Numbers.
page-ufoludki-alike = { $copies } gleiche: zusammen legen
page-ufoludki-hand-empty = Du hast keine Karten auf der Hand.

## When the game is over

# $winners is how many win, $who who they are.
page-ufoludki-wins = { $winners ->
    [one] { $who } gewinnt!
   *[other] { $who } gewinnen gemeinsam!
}
