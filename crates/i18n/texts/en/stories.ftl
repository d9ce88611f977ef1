# Recorded games told as stories: everything around the games' own sentences.

# Players in sentences. Names never change. A story told to a player calls that player "you": FORM($who, "person") is then "you"
# (otherwise "they"), and FORM($who, "you") is the text of story-you. Add as many other forms as the language needs, under any
# name. story-they has the same forms for all other players; a form that it lacks is the name.
story-you = you
    .You = You
    .your = your
    .Your = Your
story-they = { $name }
    .your = { $name }’s
    .Your = { $name }’s

# $players: "1 Ola (person), 2 greedy"
story-title = { $game } at table { $table }: { $players }
# $kind is the kind of player in words, "none" if the name says it already.
story-player = { $kind ->
    [none] { $seat } { $who }
   *[other] { $seat } { $who } ({ $kind })
}
story-eyes-open = told with open cards
story-eyes-spectator = told as a spectator saw it
story-eyes-player = told as { $who } saw it

# Somebody else decided for an absent player.
story-stand-in = [stand-in]
# $word: what the whole table decides, in notation.
story-word = The table decides: { $word }.
story-undo = Everything after step { $step } is undone.
# The same at a table, where steps have no numbers.
story-undone = The last moves are undone.
# A decision that nothing visible followed from. $action: what the button says.
story-decision = { FORM($who, "person") ->
    [you] You choose “{ $action }”.
   *[they] { $who } chooses “{ $action }”.
}
story-decision-unseen = { FORM($who, "person") ->
    [you] You decide in secret.
   *[they] { $who } decides in secret.
}

story-waits = The game is waiting for { FORM($whom, "you") }.
story-waits-chance = The game is waiting for chance.
story-waits-table = The game is waiting for a decision of the whole table.
story-score = { FORM($who, "you") }: { $score }
# $winners is the number of winners, $who their names, $scores everybody's points.
story-result = { $winners ->
    [one] { FORM($who, "person") ->
        [you] You win
       *[they] { $who } wins
    } ({ $scores }).
   *[other] { FORM($who, "You") } share the win ({ $scores }).
}
# The game was not over. $why: agreement (all players agreed to end it) or closed (the host closed the table).
story-early = { $why ->
    [agreement] The players agree to end the game here, and nobody wins ({ $scores }).
   *[closed] The table is closed before the game is over, and nobody wins ({ $scores }).
}
