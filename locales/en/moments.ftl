## Turns that could have been clearly better, to be tried again.

moments = Learn from your mistakes
moments-title = Find the better turn
moments-left = { $count } to find
moments-list = Turns to try again
moments-turn = Turn { $turn }
moments-round-turn = Round { $round }, turn { $turn }
moments-solved = { $text }, solved
moments-again = { $text }, again
# What was done in the game comes before it.
moments-ask = Find a better turn.
moments-right-enough = A turn about as good as the better one counts, too, and so does one that wins back at least three quarters of what was lost.
moments-judging = Trying your turn
moments-judging-text = In simulated deals of the cards you can’t see…
moments-best = Yes, that’s the better turn
moments-good = Yes, that’s about as good
moments-much-better = Yes, that’s much better
moments-wrong = Not that one
moments-better = Better, but not there yet
moments-wrong-text = That’s { $odds } to win, against { $given } with the better turn.
moments-same = You played the same in the game.
moments-helped = You had help, so it doesn’t count as found.
moments-out = You didn’t lead at the end of your turn, so you’d be out.
moments-drawn-out = The chance is from before the draw; you went out after it.
moments-odds = Chance to win: <b>{ $odds }</b>; in the game it was { $given }.
moments-odds-beside = Chance to win: <b>{ $odds }</b>. With the turn that the review names it’s { $better }; in the game it was { $given }.
moments-show = Show the answer
moments-answer = The better turn
moments-next = Next turn
moments-all = You’ve found them all.
moments-found = You found { $done } of { $count } without help.
moments-offer = { $count ->
    [one] A week ago you missed a better turn.
   *[other] A week ago you missed { $count } better turns.
}
