# The guided first game: one or two short sentences at each stop, and no word that has not been explained.
# The learner is Nova; Ben plays too.

learn-battleforce-goal = You command a fleet of four starships, and so does Ben. Ships are worth points: the ones you destroy, and the ones you still have at the end.
learn-battleforce-ships = The fields on a ship are its buttons: weapons, and free hits that only soak up damage. Each point of damage covers one button. When all of them are covered, one more point destroys the ship.
learn-battleforce-hand = This is your hand. To play a weapon card, a ship needs that weapon: one open button for each card.
learn-battleforce-attack = In your turn, one of your ships may attack. The Constellation has photon torpedoes and phasers, just what you have in your hand. Click it.
learn-battleforce-target = Now the target. Ben’s Dagger is small: it has five buttons, so 6 damage destroys it.
learn-battleforce-photon = A Photon does 5 damage. Play it.
learn-battleforce-phaser = And a Phaser-1 does another 2.
learn-battleforce-launch = 7 damage would be enough. Open fire!
learn-battleforce-result = Ben answers with Reinforce Shields, which takes 3 off your Photon. 4 damage gets through, and Ben covers four buttons. Covered weapons can no longer fire.
learn-battleforce-discard = At the end of your turn, you may discard one card. None of your ships can fire a Plasma-R, so away with it.
learn-battleforce-tractor = Ben’s Silver Claw fires at your Constellation: a Drone for 4 and a Phaser-3 for 1. Now you may answer. A Tractor Beam catches a whole Drone. Play it!
learn-battleforce-pass = The Drone is gone. 1 damage is still on its way, and you have nothing against phasers, so let it through.
learn-battleforce-damage = You choose which of your buttons is covered. Take a free hit, and all your weapons stay ready.
learn-battleforce-again = Your turn, and your hand is back up to five cards. The Dagger has one open button left, so 2 damage will do. Attack with the Constellation again.
learn-battleforce-finish = And aim at the Dagger once more.
learn-battleforce-drone = A Drone does 3 damage. That is enough, and you save the other cards for later.
learn-battleforce-fire = Open fire!
learn-battleforce-destroyed = Nothing stops the Drone. The Dagger is destroyed, and its 5 points are yours.
learn-battleforce-end = And so it goes on until only one of you has ships left. If one of yours is badly hit, a Damage Control card repairs it before you attack.
learn-battleforce-play = You are ready to take command. Your first real game has the same simple cards; lines, cloaks and fighters can wait. Good hunting!
