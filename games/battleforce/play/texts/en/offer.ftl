# How the game is offered: on its card, its poster for those who do not see it, and the ways to play it.

page-game-battleforce = Command a fleet with a handful of cards: when to fire, when to shield, when to wait.
page-poster-battleforce = Poster: a fleet passes a ringed planet, seen from a command deck with three action cards
page-preset-battleforce-first = The introductory game: four ships each, fewer kinds of cards.
page-preset-battleforce-standard = The basic game with all cards.
page-preset-battleforce-advanced = Formations, reserves, cloaks and webs, no hints, with a clock.
