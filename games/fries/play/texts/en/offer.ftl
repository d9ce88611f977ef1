# How the game is offered: on its card, its poster for those who do not see it, and the ways to play it.

page-game-fries = Fly your saucers, bump rivals off the map and open burger restaurants all over the world.
page-poster-fries = Poster: a diner on a globe full of flight lines, while red saucers beam up burgers
page-preset-fries-first = Twelve rounds on the small map, hints on.
page-preset-fries-standard = As the rulebook has it, with hints for those who want them.
page-preset-fries-advanced = No hints, strong bots, and the clock is running.
