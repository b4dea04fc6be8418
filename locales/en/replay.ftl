## A game that is looked at.

replay = Replay
replay-moment = After turn { $turn } of { $count }
replay-deal = The deal
replay-position = A position
# At the deal, where someone watches what was sent.
replay-how = Use the arrows below to go from turn to turn.
replay-first = Go to the deal
replay-back = Previous turn
replay-next = Next turn
replay-last = Go to the end
replay-on = Play on
# In the place of who sent the game.
replay-take-over = Take over here

## Who wins a position, with all cards open.

solve = Who wins?
solve-trying = { $done } of { $count } turns tried…
solve-stop = Stop
solve-won = { $who ->
    [you] With all cards face up, you win if you { $events }.
   *[other] With all cards face up, { $who } wins with this turn: { $events }.
}
solve-or = { $head }, or { $tail }
solve-more = { $count ->
    [one] { $count } other turn wins.
   *[other] { $count } other turns win.
}
solve-no-line = The continuation can only be worked out in Basic, with small hands.
solve-lost = { $who ->
    [you] With all cards face up, you can’t win against perfect play.
   *[other] With all cards face up, { $who } can’t win against perfect play.
}
