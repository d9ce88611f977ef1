# Recorded games told as stories: what is said around the sentences of the games themselves.

# $players: "1 Ola (person), 2 greedy"
story-title = { $game }, table { $table } : { $players }
# $kind is the kind of player in words, "none" if the name says it already.
story-player = { $kind ->
    [none] { $seat } { $who }
   *[other] { $seat } { $who } ({ $kind })
}
story-eyes-open = raconté à cartes ouvertes
story-eyes-spectator = raconté comme le public le voit
story-eyes-player = raconté comme { $who } le voit

# Somebody else decided for an absent player.
story-stand-in = [par intérim]
# $word: what the table says, in notation.
story-word = La table annonce : { $word }.
story-undo = Retour à l’étape { $step } : tout ce qui suit est annulé.
# A decision from which nothing visible followed.
story-decision = { $who } : { $action }
story-decision-unseen = { $who } décide en secret.

story-waits = La partie attend { $whom }.
story-waits-chance = La partie attend le hasard.
story-waits-table = La partie attend une annonce de la table.
story-score = { $who } { $score }
# $winners is how many win, $who who they are, $scores everybody’s points.
story-result = { $winners ->
    [one] { $who } gagne : { $scores }.
   *[other] { $who } se partagent la victoire : { $scores }.
}
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] Tout le monde convient d’arrêter la partie ici, sans vainqueur : { $scores }.
   *[closed] La table est fermée avant la fin de la partie, sans vainqueur : { $scores }.
}
