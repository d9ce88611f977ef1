# The guided first game: one or two short sentences at each stop, and no word that has not been explained.
# The learner is Nova; Ben and Cleo play too.

learn-ufoludki-goal = Welcome! You are Nova, captain of a crew of little green aliens. In the middle is Earth, with 36 loot. When all of it is gone, the player with the most loot wins.
learn-ufoludki-hand = These five cards are your hand; only you can see them. A turn is quick: lay a card, do what it says, draw a new one.
learn-ufoludki-saucer = The Doughnut is a flying saucer that takes 4 loot. Nobody else has a Doughnut on show, so it takes them from Earth. Lay it!
learn-ufoludki-pile = 4 loot for you, and a new card for your hand. The Doughnut stays on your pile for everyone to see. Only the top card of each pile counts.
learn-ufoludki-recruitment = Ben lays a Recruitment. It takes 1 loot from Earth for every Recruitment on top of a pile. This is the only one, so it takes 1.
learn-ufoludki-robbed = Ouch! Cleo lays a Doughnut too. A saucer that finds its match on top of another pile takes from that player instead of from Earth. Your 4 loot are gone.
learn-ufoludki-revenge = But look what you have drawn: another Doughnut! And now Cleo has one on top. Take your loot back.
learn-ufoludki-ben = You have it back. Ben lays a Sombrero; nobody else has one on top, so its 3 loot come from Earth.
learn-ufoludki-strength = Cleo lays three cards at once. Only Strength in Numbers allows that. Each of them takes 1 loot from Earth.
learn-ufoludki-together = You have three of them as well. Lay them all together!
learn-ufoludki-safe = 3 more for you: with 7 loot, you are in the lead. And your Doughnut is covered, so no other Doughnut can rob you now.
learn-ufoludki-bitten = Being in the lead has its price. Ben lays an Animal Counterattack, which takes 2 loot from any player you like. This time, that is you.
learn-ufoludki-bite = Cleo’s Bell takes 3 loot from Earth. Now it is your turn to bite: click your Animal Counterattack, then Ben.
learn-ufoludki-high = Serves them right: you take 2 loot from Ben. But now Ben lays a Spinning Top and takes 4 from Earth.
learn-ufoludki-general = Cleo’s Mushroom takes 3, and both are ahead of you. Time for your General: everyone else returns what their top card is worth. That is 4 for Ben and 3 for Cleo!
learn-ufoludki-under = You are in the lead again. And all the piles have gone under the deck: there are no top cards now, so there is nobody to rob for a while.
learn-ufoludki-end = And so it goes on, turn by turn. As soon as somebody takes the last loot from Earth, the game is over, and the player with the most loot wins.
learn-ufoludki-play = That is all you need to know. Keep an eye on the others’ top cards, and on what you leave on top of yours. Have fun!
