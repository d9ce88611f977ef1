# Recorded games told as stories: what is said around the sentences of the games themselves.

# Players in sentences, see docs/translating.md: FORM($who, "person") is "you" where a story is told to that player.
story-you = toi
    .Toi = Toi
story-they = { $name }

# $players: "1 Ola (person), 2 greedy"
story-title = { $game }, table { $table } : { $players }
# $kind is the kind of player in words, "none" if the name says it already.
story-player = { $kind ->
    [none] { $seat } { $who }
   *[other] { $seat } { $who } ({ $kind })
}
story-eyes-open = raconté cartes sur table
story-eyes-spectator = raconté du point de vue du public
story-eyes-player = raconté comme { $who } le voit

# Somebody else decided for an absent player.
story-stand-in = [par intérim]
# $word: what the table says, in notation.
story-word = La table annonce : { $word }.
story-undo = Retour à l’étape { $step } : tous les coups qui suivent sont repris.
# The same at a table, where steps have no numbers.
story-undone = Les derniers coups sont repris.
# A decision from which nothing visible followed.
story-decision = { FORM($who, "Toi") } : { $action }
story-decision-unseen = { FORM($who, "person") ->
    [you] Tu décides en secret.
   *[they] { $who } décide en secret.
}

story-waits = C’est à { FORM($whom, "you") } de décider.
story-waits-chance = La partie attend le hasard.
story-waits-table = La partie attend une annonce de la table.
story-score = { FORM($who, "you") } : { $score }
# $winners is how many win, $who who they are, $scores everybody’s points.
story-result = { $winners ->
    [one] { FORM($who, "person") ->
        [you] Tu gagnes
       *[they] { $who } gagne
    } ({ $scores }).
   *[other] { FORM($who, "person") ->
        [you] { FORM($who, "Toi") }, vous partagez la victoire
       *[they] { $who } se partagent la victoire
    } ({ $scores }).
}
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] Tout le monde convient d’arrêter la partie ici, et personne ne gagne ({ $scores }).
   *[closed] La table est fermée avant la fin de la partie, et personne ne gagne ({ $scores }).
}
