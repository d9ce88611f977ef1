# Recorded games told as stories: what is said around the sentences of the games themselves.
#
# Players' names are never inflected: they stand in the nominative, after a colon where no sentence takes them.

# Players in sentences, see docs/translating.md: FORM($who, "person") is "you" where a story is told to that player.
story-you = ty
    .You = Ty
story-they = { $name }

# $players: "1 Ola (person), 2 greedy"
story-title = { $game }, stół { $table }: { $players }
# $kind is the kind of player: "none" if the name says it already, "person", or the name of a bot, which is not translated.
story-player = { $kind ->
    [none] { $seat } { $who }
   *[other] { $seat } { $who } ({ $kind })
}
story-eyes-open = opowieść w otwarte karty
story-eyes-spectator = opowieść oczami widza
story-eyes-player = opowieść z miejsca, na którym siedzi { $who }

# Somebody else decided for an absent player.
story-stand-in = [zastępstwo]
# $word: what the table says, in notation.
story-word = Stół postanawia: { $word }.
story-undo = Cofamy się do kroku { $step }: wszystko po nim przepada.
# The same at a table, where steps have no numbers.
story-undone = Ostatnie ruchy zostają cofnięte.
# A decision from which nothing visible followed.
story-decision = { FORM($who, "You") }: { $action }
story-decision-unseen = { FORM($who, "person") ->
    [you] Decydujesz w tajemnicy.
   *[they] { $who } decyduje w tajemnicy.
}

story-waits = Gra czeka na decyzję: { FORM($whom, "you") }.
story-waits-chance = Teraz decyduje los.
story-waits-table = Gra czeka na decyzję całego stołu.
story-score = { FORM($who, "you") }: { $score }
# $winners is how many win, $who who they are, $scores everybody's points.
story-result = { $winners ->
    [one] { FORM($who, "person") ->
        [you] Wygrywasz
       *[they] { $who } wygrywa
    } ({ $scores }).
   *[other] { FORM($who, "person") ->
        [you] { FORM($who, "You") } wygrywacie
       *[they] { $who } wygrywają
    } wspólnie ({ $scores }).
}
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] Wszyscy zgodnie kończą partię w tym miejscu, bez zwycięstwa ({ $scores }).
   *[closed] Stół zamknięto przed końcem partii, bez zwycięstwa ({ $scores }).
}
