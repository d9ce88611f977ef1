# How the game is offered: the text on its card, its poster described for people who cannot see it, and its versions.

page-game-fries = Fly your UFOs, bump rivals out of the way and open burger restaurants all over the world.
page-poster-fries = Poster: a diner on a globe full of flight lines, while red saucers beam up burgers
page-preset-fries-first = Twelve rounds on the small map, with hints.
page-preset-fries-standard = The game as in the rulebook, with hints if you want them.
page-preset-fries-advanced = Strong bots, a running clock and no hints.
