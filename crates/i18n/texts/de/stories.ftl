# Recorded games told as stories: what is said around the sentences of the games themselves.

# Players in sentences. Names are never changed. A story that is told to a player calls that player "du": then
# FORM($who, "person") is "you" (else "they"), FORM($who, "you") is "du" or the name. The other forms:
#   You        Du / Ada             at the beginning of a sentence
#   acc, dat   dich, dir / Ada      the cases
#   Der, den   Dein, deinen / Der, den            before a masculine noun, nominative and accusative
#   die, Die   deine, Deine / die, Die            before a feminine noun (all ships) or a plural
#   der-f      deiner / der                       before a feminine noun in the dative or genitive; Der-f with a capital
#   Ein        Dein / Ein                         before a masculine or neuter noun
#   einen      einen deiner / einen               before a noun that is the same in the genitive plural
#   von        after that noun: nothing / " von Ada". No text may be empty, so the variant that is never chosen says something.
story-you = du
    .You = Du
    .acc = dich
    .dat = dir
    .Der = Dein
    .den = deinen
    .die = deine
    .Die = Deine
    .der-f = deiner
    .Der-f = Deiner
    .Ein = Dein
    .einen = einen deiner
    .von = { 0 ->
        [1] {" "}von dir
       *[0] {""}
    }
story-they = { $name }
    .Der = Der
    .den = den
    .die = die
    .Die = Die
    .der-f = der
    .Der-f = Der
    .Ein = Ein
    .einen = einen
    .von = {" "}von { $name }

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
# The same at a table, where steps have no numbers.
story-undone = Die letzten Züge werden zurückgenommen.
# A decision from which nothing visible followed.
story-decision = { FORM($who, "You") }: { $action }
story-decision-unseen = { FORM($who, "person") ->
    [you] Du entscheidest verdeckt.
   *[they] { $who } entscheidet verdeckt.
}

story-waits = Das Spiel wartet auf { FORM($whom, "acc") }.
story-waits-chance = Das Spiel wartet auf den Zufall.
story-waits-table = Das Spiel wartet auf eine Ansage am Tisch.
story-score = { FORM($who, "you") }: { $score }
# $winners is how many win, $who who they are, $scores everybody's points.
story-result = { $winners ->
    [one] { FORM($who, "person") ->
        [you] Du gewinnst
       *[they] { $who } gewinnt
    } ({ $scores }).
   *[other] { FORM($who, "person") ->
        [you] { FORM($who, "You") } teilt euch den Sieg
       *[they] { $who } teilen sich den Sieg
    } ({ $scores }).
}
# The game was not over. $why: agreement (all who played agreed to end it) or closed (whoever runs the server closed the table).
story-early = { $why ->
    [agreement] Alle einigen sich darauf, das Spiel hier zu beenden, und niemand gewinnt ({ $scores }).
   *[closed] Der Tisch wird vor dem Ende des Spiels geschlossen, und niemand gewinnt ({ $scores }).
}
