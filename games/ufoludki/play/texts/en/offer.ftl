# How the game is offered: the text on its card, its poster described for people who cannot see it, and its versions.

page-game-ufoludki = Little green aliens strip Earth bare and pinch each other’s loot. Quick, and great with children.
page-poster-ufoludki = Poster: little green aliens carry a teapot, a cake and a garden gnome over a moonlit hill; a saucer lifts a cow
page-preset-ufoludki-first = A small table with an easy bot and hints.
page-preset-ufoludki-standard = The game as in the rulebook; best with four.
page-preset-ufoludki-advanced = Strong bots, a running clock and no hints.
