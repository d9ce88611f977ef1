# Words on the table of Ufoludki in a browser. There is little room: keep them short.

## What the parts of the table are called, for those who do not see them

page-ufoludki-others = Gli altri
page-ufoludki-players = Al tavolo
page-ufoludki-own = Il tuo posto
page-ufoludki-hand = La tua mano

## On and beside cards

# On a sticker at the corner of a card that was just drawn.
page-ufoludki-new = Nuova
# On Animal Counterattack: from whom is up to you.
page-ufoludki-pick = scegli tu
# Over several Strength in Numbers.
page-ufoludki-alike = { $copies } uguali: calale insieme
page-ufoludki-hand-empty = Non hai carte in mano.

## When the game is over

page-ufoludki-end-from-earth = Dalla Terra
page-ufoludki-end-from-others = Dagli altri
page-ufoludki-end-lost = Perso a favore di altri
page-ufoludki-end-back = Restituito alla Terra
page-ufoludki-end-theft = Furto più grande
page-ufoludki-end-general = Generale più costoso
page-ufoludki-end-last = Ultima carta

## The tally: where the cards are, as far as you can know. In a narrow column

page-ufoludki-tally-laid = sulle pile
page-ufoludki-tally-under = sotto il mazzo
page-ufoludki-tally-held = nella tua mano
page-ufoludki-tally-hidden = non viste
page-ufoludki-tally-row = { $card }: { $copies } in tutto, { $laid } sulle pile, { $under } sotto il mazzo, { $held } nella tua mano, { $hidden } non viste.
