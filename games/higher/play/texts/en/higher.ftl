# Higher: everybody has a card and may swap it once, and the highest card wins. $who is a player's name.

higher-about = Everybody has a card and may swap it once. The highest card wins.

## The story

higher-drew = { FORM($who, "person") ->
    [you] You draw the { $card }.
   *[they] { $who } draws the { $card }.
}
higher-drew-hidden = { $who } draws a card.
higher-stayed = { FORM($who, "person") ->
    [you] You stay.
   *[they] { $who } stays.
}
higher-put-away = { FORM($who, "person") ->
    [you] You swap the { $card } for another card.
   *[they] { $who } swaps the { $card } for another card.
}
higher-showed = { FORM($who, "person") ->
    [you] You show the { $card }.
   *[they] { $who } shows the { $card }.
}

## Questions and actions

higher-ask-decide = Keep your card or swap it?
    .others = { $who } is deciding whether to swap.
higher-ask-show = Show your card.
    .others = { $who } is about to show a card.
higher-do-stay = Stay
higher-do-swap = Swap the { $card }
higher-do-show = Show the { $card }

## The table

higher-column-player = player
higher-column-hand = hand
higher-column-away = swapped
higher-column-shown = shown
