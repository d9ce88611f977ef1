# Recorded games told as stories: what is said around the sentences of the games themselves.

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
# $word: what the table says, in notation.
story-word = The table says: { $word }.
story-undo = The steps after step { $step } are taken back.
# A decision from which nothing visible followed.
story-decision = { $who }: { $action }
story-decision-unseen = { $who } decides in secret.

story-waits = The game waits for { $whom }.
story-waits-chance = The game waits for chance.
story-waits-table = The game waits for a word of the table.
story-score = { $who } { $score }
# $winners is how many win, $who who they are, $scores everybody's points.
story-result = { $winners ->
    [one] { $who } wins: { $scores }.
   *[other] { $who } share the win: { $scores }.
}
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] The players agree to end the game here, and nobody wins: { $scores }.
   *[closed] The table is closed before the game is over, and nobody wins: { $scores }.
}
