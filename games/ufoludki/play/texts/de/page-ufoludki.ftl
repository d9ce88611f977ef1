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

page-ufoludki-end-from-earth = Von der Erde
page-ufoludki-end-from-others = Von anderen
page-ufoludki-end-lost = An andere verloren
page-ufoludki-end-back = Der Erde zurückgegeben
page-ufoludki-end-theft = Größter Raub
page-ufoludki-end-general = Größter General
page-ufoludki-end-last = Letzte Karte

## The tally: where the cards are, as far as you can know. In a narrow column

page-ufoludki-tally-laid = auf den Stapeln
page-ufoludki-tally-under = unter dem Nachzieh­stapel
page-ufoludki-tally-held = auf deiner Hand
page-ufoludki-tally-hidden = nicht gesehen
page-ufoludki-tally-row = { $card }: { $copies } insgesamt, { $laid } auf den Stapeln, { $under } unter dem Nachziehstapel, { $held } auf deiner Hand, { $hidden } nicht gesehen.
