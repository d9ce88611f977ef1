# The guided first game: one or two short sentences at each stop. No word that was not explained before.
# The learner is Nova; Ben and Cleo play too.

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
