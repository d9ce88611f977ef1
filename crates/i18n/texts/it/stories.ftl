# Recorded games told as stories: what is said around the sentences of the games themselves.

# $players: "1 Ola (person), 2 greedy"
story-title = { $game }, tavolo { $table }: { $players }
# $kind is the kind of player (person or the name of a bot's level), empty if the name says it already.
# Fluent has no variant for an empty text: what is not listed goes without.
story-player = { $kind ->
    [none] { $seat } { $who }
   *[other] { $seat } { $who } ({ $kind })
}
story-eyes-open = la cronaca a carte scoperte
story-eyes-spectator = la cronaca vista dal pubblico
story-eyes-player = la cronaca vista con gli occhi di { $who }

# Somebody else decided for an absent player.
story-stand-in = [supplenza]
# $word: what the table says, in notation.
story-word = Il tavolo annuncia: { $word }.
story-undo = Si torna al passo { $step }: tutto quello che è venuto dopo è annullato.
# A decision from which nothing visible followed.
story-decision = { $who }: { $action }
story-decision-unseen = { $who } decide in segreto.

story-waits = Si aspetta la decisione di { $whom }.
story-waits-chance = Ora la parola passa alla sorte.
story-waits-table = Si aspetta un annuncio del tavolo.
story-score = { $who } { $score }
# $winners is how many win, $who who they are, $scores everybody's points.
story-result = { $winners ->
    [one] Vince { $who }: { $scores }.
   *[other] { $who } condividono la vittoria: { $scores }.
}
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] La partita si chiude qui di comune accordo, senza vincitori: { $scores }.
   *[closed] Il tavolo viene chiuso prima della fine della partita, senza vincitori: { $scores }.
}
