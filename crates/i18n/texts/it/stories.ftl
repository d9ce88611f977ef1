# Recorded games told as stories: what is said around the sentences of the games themselves.

# Players in sentences, see docs/translating.md: FORM($who, "person") is "you" where a story is told to that player. Possessives
# agree with what is possessed, so sentences choose by person: "la tua D7", "la D7 di Ada".
story-you = tu
    .You = Tu
    .te = te
story-they = { $name }

# $players: "1 Ola (person), 2 greedy"
story-title = { $game }, tavolo { $table }: { $players }
# $kind is the kind of player (person or the name of a bot's level), empty if the name says it already.
# Fluent has no variant for an empty text: what is not listed goes without.
story-player = { $kind ->
    [none] { $seat } { $who }
   *[other] { $seat } { $who } ({ $kind })
}
story-eyes-open = cronaca a carte scoperte
story-eyes-spectator = cronaca vista dal pubblico
story-eyes-player = cronaca vista dal posto di { $who }

# Somebody else decided for an absent player.
story-stand-in = [supplenza]
# $word: what the table says, in notation.
story-word = Il tavolo annuncia: { $word }.
story-undo = Si torna al passo { $step }: tutto quello che è venuto dopo è annullato.
# The same at a table, where steps have no numbers.
story-undone = Le ultime mosse sono annullate.
# A decision from which nothing visible followed.
story-decision = { FORM($who, "You") }: { $action }
story-decision-unseen = { FORM($who, "person") ->
    [you] Decidi in segreto.
   *[they] { $who } decide in segreto.
}

story-waits = { FORM($whom, "person") ->
    [you] La decisione tocca a { FORM($whom, "te") }.
   *[they] Si aspetta la decisione di { $whom }.
}
story-waits-chance = Ora la parola passa alla sorte.
story-waits-table = Si aspetta un annuncio del tavolo.
story-score = { FORM($who, "you") }: { $score }
# $winners is how many win, $who who they are, $scores everybody's points.
story-result = { $winners ->
    [one] { FORM($who, "person") ->
        [you] Vinci tu
       *[they] Vince { $who }
    }
   *[other] { FORM($who, "person") ->
        [you] { FORM($who, "You") } condividete
       *[they] { $who } condividono
    } la vittoria
} ({ $scores }).
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] La partita si chiude qui di comune accordo, senza vincitori
   *[closed] Il tavolo viene chiuso prima della fine, senza vincitori
} ({ $scores }).
