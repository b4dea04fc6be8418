## Rounds, points, and how a game ends.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-won = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
points-from = { $points ->
    [one] One point
   *[other] { $points } points
} for the winning cards: { $values }.
out-order = Out in this order: { $names }.
place = { $count }. { $who } { $points }
points-short = { $points ->
    [one] <b>{ $points }</b> pt
   *[other] <b>{ $points }</b> pts
}

round = Round { $round }
round-to-points = { $points ->
    [one] Round { $round }, first to { $points } point
   *[other] Round { $round }, first to { $points } points
}
round-to-the-end = Round { $round }, until the deck runs low
round-played-to-points = { $points ->
    [one] Round { $round }, first to { $points } point.
   *[other] Round { $round }, first to { $points } points.
}
round-played-to-the-end = Round { $round }, until the deck runs low.
round-won = { $who ->
    [you] Round { $round }: you won
   *[other] Round { $round }: { $who } won
}

# How the match stands: "You 17, Umber 9".
score-of = { $who } { $points }

round-over = The round is over
wins-round = { $who ->
    [you] You win the round
   *[other] { $who } wins the round
}
wins-match = { $who ->
    [you] You win the match
   *[other] { $who } wins the match
}
share-match = { $names } share the win
won-with = Last player standing, with { $having }
won-last = Last player standing
over-points = { $points ->
    [one] The target of { $points } point was reached.
   *[other] The target of { $points } points was reached.
}
over-cards = The deck has run low: most points win.
rounds-of-match = { $who ->
    [you] You won { $count } of { $whole } rounds.
   *[other] { $who } won { $count } of { $whole } rounds.
}

why-won = { $who ->
    [you] Why you won
   *[other] Why { $who } won
}
# A turn that decided it, and what it came to.
why-led = { $who ->
    [you] { $text } You led with { $having }.
   *[other] { $text } { $who } led with { $having }.
}
why-tie = In a tie, the highest card that counts decides: { $card } beats { $other }.
race-to = The race to { $points }

button-home = Home
button-same-deal = Same deal again
button-again = Rematch
button-compare = Compare results
button-next-round = Next round

## The score sheet.

scores-title = Score sheet
scores-caption = Points by round
scores-round = Round
scores-points = Points
scores-won = won:
scores-piles = Score piles
scores-no-card = no card
scores-all-in = All 49 cards are in play.
scores-left = Cards left to deal: { $count }. A round needs { $whole }.
scores-out-of-deal = { $count ->
    [one] { $count } card is in a score pile and out of play.
   *[other] { $count } cards are in score piles and out of play.
}
