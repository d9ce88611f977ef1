# The guided first game: one or two short sentences at each stop, and no word that has not been explained.
# The learner is Nova; Ben plays too.

learn-fries-goal = You run a fast-food chain from outer space, and this is your market. You open fry stands in the small villages and restaurants in the big cities. The player with the most points wins.
learn-fries-city = Every city has a number, its resistance. It tells you how hard it is to open a restaurant there, and how many points the restaurant is worth. Each burger is a slot for one restaurant.
learn-fries-start = Your two UFOs land in a village of your choice. Two Egg is a good one, right beside New York and Mexico City. Click it.
learn-fries-fly = Ben has landed in Timbuktu. Your turn starts with movement: a UFO flies along a line to the next field. Click your UFOs in Two Egg, then New York.
learn-fries-done = The other UFO stays where it is. That was your movement; press the button to end it.
learn-fries-stand = Now each of your UFOs may do something. In a village, it opens a fry stand, which always works and is worth 1 point. Click Two Egg.
learn-fries-restaurant = Restaurants need a little luck: you roll a twelve-sided die and add 1 for each of your stands beside the city. New York has resistance 5, so a 4 is enough. Click New York!
learn-fries-opened = 9 plus 1 makes 10. Your restaurant is open and worth 5 points. And you control New York, because nobody else has a restaurant there.
learn-fries-failed = Ben opens a stand in Timbuktu and tries to open a restaurant in Lagos, which has resistance 6. 3 plus 1 is not enough. Nothing is lost: Ben may try again next turn.
learn-fries-network = Your stand and your restaurant now form a network. Your UFOs can fly over it as far as you like, and one field further: from Two Egg over New York to Guarromán!
learn-fries-far = And the other UFO flies from New York over Two Egg to Mexico City.
learn-fries-finish = Both UFOs have moved. End the movement.
learn-fries-second = Open another stand in Guarromán: one more point, and one more field for your network.
learn-fries-try = Mexico City has resistance 7. Your stand in Two Egg is right beside it, so a 6 is enough. Go for it!
learn-fries-two = 8 plus 1 makes 9. Your second restaurant is worth 7 points! You now control two cities.
learn-fries-bump = Trouble! Ben has flown to Guarromán, where your UFO is. Where two colours meet, they bump: both roll a die, and the attacker adds 1.
learn-fries-tumble = 7 against 2: your UFO is sent tumbling all the way to London. Somebody sees it. This eyewitness costs you 2 points, and 2 on every roll you make there.
learn-fries-ufo = Ben’s second try in Lagos works. Now it is your turn. If you control as many cities as you have UFOs, you may take a new UFO instead of a turn. Take a bumper, the strongest in a bump: click Mexico City.
learn-fries-end = With two players, the game ends when somebody controls five cities or when every city has a restaurant. Restaurants and stands score points; eyewitnesses cost points.
learn-fries-play = That is the whole business: fly, bump, fry. You are shown your chances before every roll. Good luck with your chain!
