# Guided first games: one or two short sentences at each stop. No word that was not explained before.

page-learn-title = First game: { $game }
page-learn-box = What happens, and why
# Where one is: stop 4 of 15.
page-learn-progress = { $what } of { $points }
# $what is what one is to do, as it stands on buttons.
page-learn-instead = Not this one just now. What we do next: { $what }
page-learn-read = Nothing to decide here yet. Go on with “Next”.
page-learn-lost = The lesson cannot be shown.
page-learn-noscript = This page needs JavaScript.
page-learn-rules = Read all the rules
page-learn-play = Now play for real
page-learn-back = Back
page-learn-next = Next
# The link to a lesson, beside a game.
page-learn-link = Learn it in { $minutes } minutes

## Ufoludki. The learner is Nova; Ben and Cleo play too.

learn-ufoludki-goal = Welcome! You are Nova, captain of a crew of little green aliens. In the middle lies Earth with 36 loot. When all of it is gone, whoever has the most wins.
learn-ufoludki-hand = These five cards are your hand; only you can see them. A turn is quick: lay one card, do what it says, draw a new one.
learn-ufoludki-saucer = The Doughnut is a flying saucer and takes 4 loot. Nobody else shows a Doughnut, so it takes them from Earth. Lay it!
learn-ufoludki-pile = 4 loot for you, and a new card in your hand. The Doughnut stays on your pile for all to see: of every pile, only the top card counts.
learn-ufoludki-recruitment = Ben lays Recruitment. It takes 1 loot from Earth for every Recruitment on top of a pile. There is only this one, so it takes 1.
learn-ufoludki-robbed = Ouch! Cleo lays a Doughnut too. A saucer that meets its like on top of another pile takes from there instead of from Earth: your 4 loot are gone.
learn-ufoludki-revenge = But look what you have drawn: another Doughnut! And now Cleo has one on top. Take your loot back.
learn-ufoludki-ben = There it is again. Ben lays a Sombrero; nobody else has one on top, so its 3 loot come from Earth.
learn-ufoludki-strength = Cleo lays three cards at once. Only Strength in Numbers allows that: each of them takes 1 loot from Earth.
learn-ufoludki-together = You have three of them as well. Lay them all together!
learn-ufoludki-safe = 3 more for you: with 7 loot you are in the lead. And your Doughnut is covered, so no other Doughnut can rob you now.
learn-ufoludki-bitten = Being in the lead has its price. Ben lays an Animal Counterattack: it takes 2 loot from any player one likes, and this time that is you.
learn-ufoludki-bite = Cleo’s Bell brings 3 loot from Earth. Now it is your turn to bite: click your Animal Counterattack, then Ben.
learn-ufoludki-high = Serves them right: 2 loot from Ben for you. But now Ben lays a Spinning Top and takes 4 from Earth.
learn-ufoludki-general = Cleo’s Mushroom takes 3, and both are ahead of you. Time for your General: all others return what their top card is worth. That makes 4 for Ben and 3 for Cleo!
learn-ufoludki-under = You are in the lead again. And all piles have gone under the deck: nobody shows a card now, so there is nobody to rob for a while.
learn-ufoludki-end = So it goes on, turn by turn. As soon as somebody takes the last loot from Earth, the game is over, and the most loot wins.
learn-ufoludki-play = You know all you need. Keep an eye on the top cards of the others, and on what you leave on yours. Have fun!

## Fries. The learner is Nova; Ben plays too.

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

## Battle Force. The learner is Nova; Ben plays too.

learn-battleforce-goal = You command a fleet of four starships, and so does Ben. Ships are points: those you shoot down, and those you still have at the end.
learn-battleforce-ships = The fields on a ship are its buttons: weapons, and free hits that only soak up damage. Each damage covers one button. When all are covered, one more destroys the ship.
learn-battleforce-hand = This is your hand. To play a weapon card, a ship needs that weapon: one open button for each card.
learn-battleforce-attack = In your turn one of your ships may attack. The Constellation has photon torpedoes and phasers, just what you hold in your hand. Click it.
learn-battleforce-target = Now the target: Ben’s Dagger is small. It has five buttons, so six damage destroy it.
learn-battleforce-photon = A Photon brings 5 damage. Play it.
learn-battleforce-phaser = And a Phaser-1 for another 2.
learn-battleforce-launch = 7 damage: that would be enough. Open fire!
learn-battleforce-result = Ben answers with Reinforce Shields, which takes 3 off your Photon. 4 damage get through, and Ben covers four buttons. Covered weapons cannot fire any more.
learn-battleforce-discard = At the end of your turn you may discard one card. None of your ships can fire a Plasma-R: away with it.
learn-battleforce-tractor = Ben’s Silver Claw fires at your Constellation: a Drone with 4 and a Phaser-3 with 1. Now you may answer. A Tractor Beam catches a whole Drone: play it!
learn-battleforce-pass = The Drone is gone. 1 damage is still on its way, and you have nothing against phasers: let it through.
learn-battleforce-damage = You choose which of your buttons is covered. Take a free hit, then all your weapons stay ready.
learn-battleforce-again = Your turn, and your hand has been filled up to five cards. The Dagger has one open button left: 2 damage will do. Attack with the Constellation again.
learn-battleforce-finish = And aim at the Dagger once more.
learn-battleforce-drone = A Drone brings 3. That is enough, and you save the other cards for later.
learn-battleforce-fire = Open fire!
learn-battleforce-destroyed = Nothing stops the Drone: the Dagger is destroyed, and its 5 points are yours now.
learn-battleforce-end = So it goes on until only one of you has ships left. And if one of yours is badly hit, a Damage Control card repairs it before you attack.
learn-battleforce-play = You are ready to take command. The first real game has the same simple cards; lines, cloaks and fighters can wait. Good hunting!
