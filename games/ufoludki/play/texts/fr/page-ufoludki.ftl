# Words on the table of Ufoludki in a browser. There is little room: keep them short.

## What the parts of the table are called, for those who do not see them

page-ufoludki-others = Les autres
page-ufoludki-players = Autour de la table
page-ufoludki-own = Ta place
page-ufoludki-hand = Ta main

## On and beside cards

# On a sticker at the corner of a card that was just drawn.
page-ufoludki-new = Nouvelle
# On Animal Counterattack: from whom is up to you.
page-ufoludki-pick = au choix
# Over several Strength in Numbers.
page-ufoludki-alike = { $copies } pareilles : à poser ensemble
page-ufoludki-hand-empty = Ta main est vide.

## When the game is over

page-ufoludki-end-from-earth = Pris sur Terre
page-ufoludki-end-from-others = Pris aux autres
page-ufoludki-end-lost = Perdu au profit des autres
page-ufoludki-end-back = Rendu à la Terre
page-ufoludki-end-theft = Plus gros vol
page-ufoludki-end-general = Plus gros Général
page-ufoludki-end-last = Dernière carte

## The tally: where the cards are, as far as you can know. In a narrow column

page-ufoludki-tally-laid = sur les piles
page-ufoludki-tally-under = sous la pioche
page-ufoludki-tally-held = dans ta main
page-ufoludki-tally-hidden = pas vues
page-ufoludki-tally-row = { $card } : { $copies } en tout, { $laid } sur les piles, { $under } sous la pioche, { $held } dans ta main, { $hidden } pas vues.
