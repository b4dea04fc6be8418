## Rounds, points, and how a game ends.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-won = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
points-short = { $points ->
    [one] <b>{ $points }</b> pt
   *[other] <b>{ $points }</b> pts
}

round = Round { $round }
round-to-points = { $points ->
    [one] Round { $round }, to { $points } point
   *[other] Round { $round }, to { $points } points
}
round-to-the-end = Round { $round }, until the cards run short
round-played-to-points = { $points ->
    [one] Round { $round }, played to { $points } point.
   *[other] Round { $round }, played to { $points } points.
}
round-played-to-the-end = Round { $round }, played until the cards run short.
played-to-points = { $points ->
    [one] Played to { $points } point.
   *[other] Played to { $points } points.
}
played-to-the-end = Played until the cards run short.

# How the match stands: "You 17, Umber 9".
score-of = { $who } { $points }

round-over = The round is over
wins-game = { $who ->
    [you] You win the game
   *[other] { $who } wins the game
}
wins-round = { $who ->
    [you] You win the round
   *[other] { $who } wins the round
}
wins-round-points = { $win }: { $won }
wins-match = { $who ->
    [you] You win the match
   *[other] { $who } wins the match
}
share-match = { $names } share the match
won-with = The last one in, with { $having }
won-last = The last one in
over-points = { $points ->
    [one] { $points } point is reached.
   *[other] { $points } points are reached.
}
over-cards = The cards left are too few for another deal.

seed-of-deal = The seed of this deal is { $seed }.
button-home = Home
button-same-deal = Same deal again
button-again = Play again
button-compare = Compare results
button-scores = Score sheet
button-next-round = Next round

## The score sheet.

scores-title = Score sheet
scores-caption = Points by round
scores-round = Round
scores-points = Points
scores-won = won:
scores-piles = Score piles
scores-no-card = no card
scores-all-in = All 49 cards are dealt or in the deck.
scores-out-of-deal = { $count ->
    [one] { $count } card is out of the deals to come.
   *[other] { $count } cards are out of the deals to come.
}
