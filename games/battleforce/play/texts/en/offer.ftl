# How the game is offered: the text on its card, its poster described for people who cannot see it, and its versions.

page-game-battleforce = Command a fleet with a handful of cards. When do you fire, when do you shield, when do you wait?
page-poster-battleforce = Poster: a fleet passes a ringed planet, seen from a command deck with three action cards
page-preset-battleforce-first = The introductory game: four ships each and fewer kinds of cards.
page-preset-battleforce-standard = The basic game with all cards.
page-preset-battleforce-advanced = Formations, reserves, cloaks and webs, with a clock and no hints.
