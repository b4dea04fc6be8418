## Addresses of deals, games and positions: sharing them, and opening them.

share = Share
share-what = What do you share?
share-deal = The deal
share-game = The game so far
share-moment = This moment
share-beat = Beat it
share-beat-says = Anyone with the link sees how you did, and plays the same deal. Then both results stand side by side.
share-deal-says = Whoever opens it gets the same cards and the same opponents.
share-game-says = Whoever opens it sees the game turn by turn, and can play on from any turn.
share-address = Address
share-copy = Copy
share-copied = Copied.
share-not-copied = It could not be copied here. Select the address and copy it.
share-send = Send…
share-code = The address as a code for a camera
share-failed = No address could be made of this.

replace-title = End the game under way?
replace-says = The new one would take its place.
replace-keep = Keep my game
replace-go = End it

## A game that is looked at.

replay = Replay
replay-moment = Turn { $turn } of { $count }
replay-deal = The deal
replay-position = A position
replay-first = To the deal
replay-back = One turn back
replay-next = One turn on
replay-last = To the end
replay-on = Play on

## Who wins a position, with all cards open.

solve = Who wins?
solve-trying = { $done } of { $count } turns tried …
solve-stop = Stop
solve-won = { $who ->
    [you] With all cards open you win if you { $events }.
   *[other] With all cards open { $who } wins with this turn: { $events }.
}
solve-or = { $head }, or { $tail }
solve-more = { $count ->
    [one] { $count } more turn wins.
   *[other] { $count } more turns win.
}
solve-no-line = How it goes on is worked out only in Basic with small hands.
solve-lost = { $who ->
    [you] With all cards open you cannot win against the best play.
   *[other] With all cards open { $who } cannot win against the best play.
}

## Addresses that lead nowhere.

bad-link-long = This address is far too long.
bad-link-form = This page cannot make anything of this address.
bad-link-parts = Something is missing in this address, or there is too much in it.
bad-link-rules = This address names rules that this page does not know.
bad-link-players = This address does not say who plays.
bad-link-seed = This address names no deal.
bad-link-turn = Turn { $turn } in this address cannot be read.
bad-link-illegal = Turn { $turn } in this address is against the rules.
bad-link-ply = This address names a moment that its game does not have.
bad-link-position = The position in this address cannot be.
bad-link-challenge = This game isn’t over, so there is nothing to beat in it.
bad-letter-newer = This link was made by a newer version of the page. Reload the page and open it again.
bad-letter-damaged = This link was damaged on the way, or cut off. Ask for it to be sent again.
bad-letter-other = This link doesn't hold a game that this page can read.
bad-link-kept = Nothing of yours was changed.
