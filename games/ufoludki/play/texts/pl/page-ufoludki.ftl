# Words on the table of Ufoludki in a browser. There is little room: keep them short.

## What the parts of the table are called, for those who do not see them

page-ufoludki-others = Pozostali
page-ufoludki-players = Przy stole
page-ufoludki-own = Twoje miejsce
page-ufoludki-hand = Twoja ręka

## On and beside cards

# On a sticker at the corner of a card that was just drawn.
page-ufoludki-new = Nowa
# On Animal Counterattack: from whom is up to you.
page-ufoludki-pick = wybierasz
# Over several Strength in Numbers.
page-ufoludki-alike = { $copies ->
    [one] { $copies } taka sama: wyłóż
    [few] { $copies } takie same: wyłóż razem
   *[many] { $copies } takich samych: wyłóż razem
}
page-ufoludki-hand-empty = Nie masz kart w ręce.

## When the game is over

page-ufoludki-end-from-earth = Z Ziemi
page-ufoludki-end-from-others = Od innych
page-ufoludki-end-lost = Zabrane przez innych
page-ufoludki-end-back = Oddane Ziemi
page-ufoludki-end-theft = Największa kradzież
page-ufoludki-end-general = Najdroższy Generał
page-ufoludki-end-last = Ostatnia karta

## The tally: where the cards are, as far as you can know. In a narrow column

page-ufoludki-tally-laid = na stosach
page-ufoludki-tally-under = pod planetą ufoludków
page-ufoludki-tally-held = w twojej ręce
page-ufoludki-tally-hidden = niewidziane
page-ufoludki-tally-row = { $card }: razem { $copies }, na stosach { $laid }, pod planetą ufoludków { $under }, w twojej ręce { $held }, niewidziane { $hidden }.
