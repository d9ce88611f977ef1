# A language that is not built in. Missing texts are in English.
rules-book = { $game }: { $title }, { $rules } articles of the code
fault-error = arrr: { $fault }
fault-no-game = there be no game “{ $game }”; there be: { $games }
manual-usage = How ye use it
manual-options = What ye may add
help-verify = Count every card and die of a record again
usage-missing = { $count ->
    [one] ye forgot something: { $arguments }
   *[other] ye forgot some things: { $arguments }
}
usage-hint = Ask `{ $command }`, matey.
