# The guided first game: one or two short sentences at each stop. No word that was not explained before.
# The learner is Nova; Ben plays too.

learn-fries-goal = You run a fast-food chain from outer space, and this is your market. In the small villages you open fry stands, in the big cities restaurants. The most points win.
learn-fries-city = Every city has a number, its resistance. That is how hard it is to open a restaurant there, and how many points the restaurant is worth. Each burger is room for one.
learn-fries-start = Your two UFOs land in a village of your choice. Two Egg is a good place, right beside New York and Mexico City. Click it.
learn-fries-fly = Ben has landed in Timbuktu. Your turn begins with movement: a UFO flies along a line to the next field. Click your UFOs in Two Egg, then New York.
learn-fries-done = The other UFO stays where it is. So that was the movement: press the button.
learn-fries-stand = Now each of your UFOs may do something. In a village it opens a fry stand: that always works and is worth 1 point. Click Two Egg.
learn-fries-restaurant = Restaurants need a little luck: a twelve-sided die, plus 1 for each of your stands beside the city. New York wants 5, so a 4 is enough. Click New York!
learn-fries-opened = 9 plus 1 makes 10: your restaurant is open and worth 5 points. And you control New York, because nobody else has a restaurant there.
learn-fries-failed = Ben opens a stand in Timbuktu and tries a restaurant in Lagos, which wants 6. 3 plus 1 is too little. Nothing is lost: Ben may try again next turn.
learn-fries-network = Your stand and your restaurant are a network now. Your UFOs fly over it as far as you like, and one field further: from Two Egg over New York to Guarromán!
learn-fries-far = And the other UFO flies from New York over Two Egg to Mexico City.
learn-fries-finish = Both have moved. End the movement.
learn-fries-second = Open another stand, in Guarromán: one more point, and one more field for your network.
learn-fries-try = Mexico City wants 7. Your stand in Two Egg is right beside it, so a 6 is enough. Go for it!
learn-fries-two = 8 plus 1 makes 9: your second restaurant, worth 7 points! You control two cities now.
learn-fries-bump = Trouble: Ben has flown to Guarromán, where your UFO is. Where two colours meet, they bump: both roll a die, and the attacker adds 1.
learn-fries-tumble = 7 against 2: your UFO is sent tumbling all the way to London. Somebody sees it, and this eyewitness costs you 2 points, and 2 on every roll you make there.
learn-fries-ufo = Ben’s second try in Lagos works. Now you: who controls as many cities as they have UFOs may take a new UFO instead of a turn. Take a bumper, the strongest in a bump: click Mexico City.
learn-fries-end = With two players the game ends when somebody controls five cities, or when every city has a restaurant. Restaurants and stands are added up, eyewitnesses taken off.
learn-fries-play = That is the whole business: fly, bump, fry. Before every roll you are shown your chances. Good luck with your chain!
