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
