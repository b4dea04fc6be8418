## What someone sent, before anything of it is seen or played.

sent-game = Someone sent you a game
sent-moment = Someone sent you a position from a game
sent-deal = Someone sent you a deal
sent-beat = Beat this result
sent-sender = Your friend
sent-won = Your friend won in { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
sent-lost = Your friend lasted { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
sent-same = You get the same hand and the same opponents.
sent-game-description = See how it was played, or take the same cards and do better.
sent-moment-description = It shows the table after turn { $turn }.
sent-deal-description = The cards are shuffled, and no one has played yet. You get the hand below.
sent-deal-shared = The cards are shuffled, and no one has played yet.
sent-how = How did it end?
sent-hand = Your hand
sent-watch = Watch from the start
sent-watch-theirs = Watch theirs first
sent-see = See the position
sent-play = Play this deal yourself
sent-play-deal = Play this deal
sent-go = Take the challenge
sent-spoils = Watch first and you’ll see their cards: it’s no longer a fair race.
sent-kept = Your own game is safe.
sent-learn = New here? Learn in 3 minutes

## Both results.

sent-better = You beat it
# Both lost.
sent-lasted = You lasted longer
sent-even = It’s a tie
sent-worse = Not beaten yet
sent-yours = You
sent-send-back = Send yours back
sent-watch-them = Watch their game
sent-again = Try again
sent-can-you-won = I won this deal of the card game Red7 in { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
} Can you?
sent-can-you-lost = I lost this deal of the card game Red7 after { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
} Can you do better?
