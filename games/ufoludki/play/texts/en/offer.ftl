# How the game is offered: on its card, its poster for those who do not see it, and the ways to play it.

page-game-ufoludki = Little green aliens empty the Earth and pinch each other’s loot. Quick, and kind to children.
page-poster-ufoludki = Poster: little green aliens carry a teapot, a cake and a garden gnome over a hill at night; a saucer lifts a cow
page-preset-ufoludki-first = A small table with an easy bot, hints on.
page-preset-ufoludki-standard = As the rulebook has it, best with four.
page-preset-ufoludki-advanced = No hints, strong bots, and the clock is running.
