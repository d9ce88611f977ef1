# Recorded games told as stories: what is said around the sentences of the games themselves.

# $players: "1 Ola (Mensch), 2 greedy"
story-title = { $game } an Tisch { $table }: { $players }
# $kind is the kind of player (person or the name of a bot's level), none if the name says it already.
story-player = { $kind ->
    [none] { $seat } { $who }
   *[other] { $seat } { $who } ({ $kind })
}
story-eyes-open = erzählt mit offenen Karten
story-eyes-spectator = erzählt aus der Sicht des Publikums
story-eyes-player = erzählt aus der Sicht von { $who }

# Somebody else decided for an absent player.
story-stand-in = [Vertretung]
# $word: what the table says, in notation.
story-word = Ansage am Tisch: { $word }.
story-undo = Alles nach Schritt { $step } wird zurückgenommen.
# A decision from which nothing visible followed.
story-decision = { $who }: { $action }
story-decision-unseen = { $who } entscheidet verdeckt.

story-waits = Das Spiel wartet auf { $whom }.
story-waits-chance = Das Spiel wartet auf den Zufall.
story-waits-table = Das Spiel wartet auf eine Ansage am Tisch.
story-score = { $who } { $score }
# $winners is how many win, $who who they are, $scores everybody's points.
story-result = { $winners ->
    [one] { $who } gewinnt: { $scores }.
   *[other] { $who } teilen sich den Sieg: { $scores }.
}
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] Die Runde einigt sich darauf, das Spiel hier zu beenden; niemand gewinnt: { $scores }.
   *[closed] Der Tisch wird vor dem Ende des Spiels geschlossen; niemand gewinnt: { $scores }.
}
