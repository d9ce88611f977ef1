# Guided first games: one or two short sentences at each stop, and no word that has not been explained.

page-learn-title = First game: { $game }
page-learn-box = What happens, and why
# Progress: stop 4 of 15.
page-learn-progress = { $what } of { $points }
# $what: the expected move, as its button names it.
page-learn-instead = Not this time. The next move is: { $what }
page-learn-read = Nothing to decide here yet. Press “Next” to continue.
page-learn-lost = The lesson cannot be shown. Load the page again.
page-learn-noscript = This page needs JavaScript.
page-learn-rules = Read all the rules
page-learn-play = Now play for real
page-learn-back = Back
page-learn-next = Next
# The link to a lesson, next to a game.
page-learn-link = Learn it in { $minutes } minutes
