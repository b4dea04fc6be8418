## Addresses of deals, games and positions: sharing them, and opening them.

share = Share
share-what = What do you want to share?
share-deal = The deal
share-game = The game so far
share-moment = This moment
share-beat = Challenge a friend
share-beat-says = Anyone with the link sees how you did and plays the same deal. Then you see both results side by side.
share-deal-says = Anyone with the link gets the same cards and opponents.
share-game-says = Anyone with the link sees the game turn by turn, and can play on from any turn.
share-address = Link
share-copy = Copy
share-copied = Copied.
share-not-copied = Copying didn’t work here. Select the link and copy it yourself.
share-send = Send…
share-code = QR code
share-failed = No link could be made of this.

replace-title = End the current game?
replace-says = The new one takes its place.
replace-keep = Keep my game
replace-go = End it

## A game that is looked at.

replay = Replay
replay-moment = Turn { $turn } of { $count }
replay-deal = The deal
replay-position = A position
replay-first = Go to the deal
replay-back = Previous turn
replay-next = Next turn
replay-last = Go to the end
replay-on = Play on

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
    [one] { $count } more turn wins.
   *[other] { $count } more turns win.
}
solve-no-line = How it goes on can only be worked out in Basic with small hands.
solve-lost = { $who ->
    [you] With all cards face up, you can’t win against perfect play.
   *[other] With all cards face up, { $who } can’t win against perfect play.
}

## Addresses that lead nowhere.

bad-link-long = This link is far too long.
bad-link-form = This page can’t read this link.
bad-link-parts = Something is missing from this link, or there’s too much in it.
bad-link-rules = This link names rules that this page doesn’t know.
bad-link-players = This link doesn’t say who plays.
bad-link-seed = This link doesn’t name a deal.
bad-link-turn = Turn { $turn } in this link can’t be read.
bad-link-illegal = Turn { $turn } in this link is against the rules.
bad-link-ply = This link points to a moment that its game doesn’t have.
bad-link-position = The position in this link isn’t possible.
bad-link-challenge = This game isn’t over, so there’s nothing to beat yet.
bad-letter-newer = This link was made by a newer version of the page. Reload the page and open it again.
bad-letter-damaged = This link was damaged or cut off on the way. Ask for it to be sent again.
bad-letter-other = This link doesn’t hold a game that this page can read.
bad-link-kept = Nothing of yours has changed.
