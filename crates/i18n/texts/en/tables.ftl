# Tables: why the server refuses something there. One sentence says what is wrong and what to do.

## Sitting down

server-begun = The game has begun already: this can be done only before.
server-starting = The game is about to start.
server-other-attempt = The cards are dealt in another attempt by now. Look at the table again.
server-has-withheld = This seat has withheld its entropy before and plays without.
server-other-entropy = This is not the entropy that the seat has committed to.
server-no-digits = 64 lower-case hexadecimal digits are expected.
server-other-rules = This game was started by a newer version of the program. Update the program to continue it.
server-not-begun = The game has not begun yet: the host of the table starts it.
server-not-over = The game is not over yet: finish it first.
server-taken = Somebody sits there already: choose another seat.
server-sits-already = You sit at this table already, on another seat: leave that one first.
server-by-invitation = This seat is kept for somebody: ask the host of the table for an invitation.
server-no-free-seat = No seat is free for you at this table.
server-no-account = There is no account of this name.
server-seats-free = { $seats ->
    [one] One seat is still free: wait for somebody, or let a bot sit there.
   *[other] { $seats } seats are still free: wait for people, or let bots sit there.
}
server-too-many-tables = You have { $most } tables already: finish one before you set up another.
server-quota-user = Your tables of the last { $days } days take up all the space you have here. Come back in a few days, or finish a game that is still open.
server-quota-address = The tables that were set up from your network in the last { $days } days take up all the space it has here. Come back in a few days, or ask whoever runs this server.
server-table-full = So much has happened at this table that there is no room for more of this. Play the game to its end, and go on at a new table.
server-expired = This table is no longer there. Tables of guests and tries of other moves are deleted when nobody has needed them for a long time; who plays with an account keeps their games.
server-too-many-reports = You have reported a lot already: wait until whoever runs this server has read it.

## Playing

server-which-seat = You have several seats at this table: say which one you mean.
server-not-due = Others decide now: wait for your turn.
server-stale = The question has changed meanwhile: look at the table again.
server-over = The game is over.
server-no-action = No action was named: name at least one.
# $place: the number of the action among those that were sent.
server-hands-over = After action { $place } it is no longer yours to decide: send what follows later.
server-no-draft = There is nothing to take back here: what others have seen needs their consent.
server-no-such-step = The game cannot be taken back to that step.
server-question-open = The table is being asked something already: answer that first.
server-question-gone = That question is no longer open.
server-no-attack = No attack is going on.
server-decision = Name the decision as the position does, such as “17.0”.

## Looking and talking

server-no-spectators = This table is not open to spectators.
server-too-many-viewers = Too many people look at this table already: try again later.
server-no-hints = The host of this table wants no hints given.
server-no-chat = There is no chat at this table.
# $sentence: the rule that forbids to talk.
server-silence = Nobody may talk at this moment of the game: wait until it is over. { $sentence }

## Values

server-empty = It is empty.
server-out-of-range = It is too small or too large.
server-too-long = It has more than { $most } characters.
server-too-many = There are more than { $most }.
server-mark = Use the mark of a table from the list before.
