# The end of a game: who has won, the points, and moments to remember.

# The headline, large and short. $how: whether you win, share the win, somebody else wins, several do, or nobody.
# $who: names.
page-end-headline = { $how ->
    [you] You win!
    [share] You share the win!
    [one] { $who } wins!
    [several] { $who } share the win!
   *[nobody] The game is over
}
# Said kindly to somebody who has not won.
page-end-place = { $place ->
    [2] Well played: you are second
    [3] Well played: you are third
    [4] You are fourth
    [5] You are fifth
    [6] You are sixth
    [7] You are seventh
   *[8] You are eighth
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
# For screen readers: everybody's points, and the moments.
page-end-scores = Result
# A moment to remember: the move with which the winner took the lead and kept it.
page-end-turning = Turning point
page-end-lead = In the lead from here on
# The chance that a roll had before it was made.
page-end-chance = A chance of { $percent }

## Buttons

page-end-see = See the board
page-end-result = Result
page-end-share = Share
page-end-new = New table
# What is shared, followed by a link. $game: its name; $scores: names and points.
page-end-shared = { $game } on Starfry: { $scores }
