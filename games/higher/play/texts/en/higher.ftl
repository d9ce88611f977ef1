# Higher: everybody has a card, may swap it once, and the highest wins. $who is a player's name.

higher-about = Everybody has a card and may swap it once; the highest card wins.

## The story

higher-drew = { $who } draws the { $card }.
higher-drew-hidden = { $who } draws a card.
higher-stayed = { $who } stays.
higher-put-away = { $who } swaps the { $card } for another card.
higher-showed = { $who } shows the { $card }.

## Questions and actions

higher-ask-decide = Keep your card, or swap it?
    .others = { $who } keeps their card or swaps it.
higher-ask-show = Show your card.
    .others = { $who } shows their card.
higher-do-stay = Stay
higher-do-swap = Swap the { $card }
higher-do-show = Show the { $card }

## The table

higher-column-player = player
higher-column-hand = hand
higher-column-away = swapped
higher-column-shown = shown
