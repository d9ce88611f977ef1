# Tables: why the server refuses something at a table. What is wrong, and what to do.

## Sitting down

server-begun = The game has already started; that is only possible before it starts.
server-starting = The game is about to start.
server-other-attempt = The cards are now being dealt in another attempt. Look at the table again.
server-has-withheld = This seat has withheld its entropy before and now plays without adding any.
server-other-entropy = This is not the entropy that the seat committed to.
server-no-digits = It must be 64 lower-case hexadecimal digits.
server-other-rules = This game was started by a newer version of the program. Update the program to continue it.
server-not-begun = The game has not started yet. The table’s owner starts it.
server-not-over = The game is not over yet. Finish it first.
server-taken = That seat is taken. Choose another.
server-sits-already = You already have another seat at this table. Leave that one first.
server-by-invitation = This seat is reserved for somebody. Ask the table’s owner for an invitation.
server-remove-yourself = That is your own seat. Leave the table instead.
server-no-free-seat = There is no free seat for you at this table.
server-no-account = There is no account with this name.
server-seats-free = { $seats ->
    [one] One seat is still free. Wait for somebody, or put a bot there.
   *[other] { $seats } seats are still free. Wait for people, or put bots there.
}
server-too-many-tables = You already have { $most } tables. Finish one before you set up another.
server-quota-user = Your tables from the last { $days } days take up all the space you have here. Come back in a few days, or finish a game that is still open.
server-quota-address = The tables set up from your network in the last { $days } days take up all the space it has here. Come back in a few days, or ask the host.
server-table-full = So much has happened at this table that there is no space for any more of this. Finish the game, and continue at a new table.
server-expired = This table has been deleted. Guests’ tables and branches are deleted when nobody has used them for a long time; with an account you keep your games.
server-too-many-reports = You have already sent many reports. Wait until the host has read them.

## Playing

server-which-seat = You have several seats at this table. Say which one you mean.
server-not-due = It is somebody else’s decision. Wait for your turn.
server-stale = The situation has changed. Look at the table again.
server-over = The game is over.
server-no-action = No move was given. Send at least one.
# $place: the number of the move among those that were sent.
server-hands-over = After move { $place } it is no longer your decision. Send the rest later.
server-no-draft = There is nothing you can undo alone. Once others have seen a move, they must agree.
server-no-such-step = The game cannot be taken back to that step.
server-question-open = The table is already voting on something. Answer that first.
server-question-gone = That question is no longer open.
server-no-attack = There is no attack at the moment.
server-decision = Write the decision as the position does, such as “17.0”.

## Watching and talking

server-no-spectators = This table is not open to spectators.
server-too-many-viewers = Too many people are already watching this table. Try again later.
server-no-hints = Hints are switched off at this table.
server-no-chat = There is no chat at this table.
# $sentence: the rule that forbids talking.
server-silence = Nobody may talk at this point in the game. Wait until it has passed. { $sentence }

## Values

server-empty = It is empty.
server-out-of-range = It is too low or too high.
server-too-long = It has more than { $most } characters.
server-too-many = There are more than { $most }.
server-mark = Use a `mark` from the previous list.
