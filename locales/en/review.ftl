## A round that is over, looked at again: what each turn was worth.

review-look-back = Review
keys-review = Review the finished round
keys-learn = Turns to try again, in a review
review-back = Back to the game
review-on = Play on from here
review-other-seat = Same deal, another seat
review-timeline = Turns of the game
review-progress = { $done } of { $count } turns analysed
review-none = Once this round is over, you can look back at it here with all cards face up.
review-at-deal = Choose a turn to see what it was worth.

## By what the player could know.

review-asked = Analysing…
review-mistake = Mistake
review-small-slip = A small slip
review-as-advised = As a Master would play
review-only = The only turn that leads
review-no-choice = No way to lead
review-close = No clear best
review-hopeless = No turn won in any simulated deal
review-hopeless-won = { $who ->
    [you] No turn won in any simulated deal, and yet you won
   *[other] No turn won in any simulated deal, and yet { $who } won
}
review-ahead = Better than a Master’s choice
review-certain = Couldn’t be better
review-outdone = A Master’s choice, though another won more often
review-debatable = Another turn won more often
review-rated = { $text }: { $odds } to win
review-before-draw = Before the draw: { $odds } to win
review-advised = A Master would { $events }: <b>{ $odds }</b>.
# How far the other turn was ahead or behind, and how much of that may be luck.
review-more-wins = { $count ->
    [one] { $count } more win in the same { $tried } deals, give or take { $about }
   *[other] { $count } more wins in the same { $tried } deals, give or take { $about }
}
review-fewer-wins = { $count ->
    [one] { $count } fewer win in the same { $tried } deals, give or take { $about }
   *[other] { $count } fewer wins in the same { $tried } deals, give or take { $about }
}
# Clear, but below the least difference that counts.
review-few-wins = { $count ->
    [one] A difference of { $count } win in { $tried } deals is too small to count
   *[other] A difference of { $count } wins in { $tried } deals is too small to count
}
review-luck-wins = { $count ->
    [one] A difference of { $count } win in the same { $tried } deals: luck alone could explain it
   *[other] A difference of { $count } wins in the same { $tried } deals: luck alone could explain it
}
review-fewer-deals = Tried in only { $count } of { $tried } deals, so its chance is less certain.
review-no-reason = There’s no single reason: it did better in the simulated deals as a whole.
review-always-won = It won in every simulated deal.
review-deals = { $count ->
    [one] Estimated from { $count } simulated deal
   *[other] Estimated from { $count } simulated deals
}
# Follows the number of deals, after a comma.
review-knew = { $who ->
    [you] by what you knew then
   *[other] by what { $who } knew then
}
review-others = Other turns
review-others-description = In brackets: the likely range of each chance. A wide range means fewer deals were tried.
review-others-higher = Part of the difference between two chances is luck, so the turn with the highest need not be the best.
review-other = { $events }: { $text }
review-limits = The hidden cards were dealt in many ways that fit what the player knew. In brackets: the 95% confidence interval.
review-grades = A mistake has a chance to win more than { $high } percentage points below that of a Master’s choice, or more than { $low } below it if less than a quarter of it is left; a small slip is less far below. A difference of less than { $value } points, or one that luck alone could explain, is neither.
review-each = Each chance goes by what the player of that turn knew then, so the players’ chances needn’t add up to 100%.
review-unknown = There’s no estimate for this turn.

## With all cards open.

review-open-title = With all cards face up?
review-open-note = No one could see all the cards, so what is said of each turn stays as it is.
review-won-only = The only turn sure to win.
review-won = { $count ->
    [one] { $count } turn was sure to win: this one.
   *[other] { $count } turns were sure to win, including this one.
}
review-gave-away = { $count ->
    [one] { $count } turn was sure to win, but not this one:
   *[other] { $count } turns were sure to win, but not this one:
}
review-more = and { $count } more
review-lost = No turn was sure to win.
review-together = A win is only sure if all the others together can’t prevent it.
review-reach-actions = With Actions there’s no exact answer.
review-reach-advanced = In Advanced with more than two players there’s no exact answer.
review-reach-large = There are too many possibilities to try them all.

## The moves of a turn.

review-play = play { $card }
review-discard = discard { $card }
review-to-canvas = move { $card } to the canvas
review-to-deck = move { $card } to the deck
review-take = remove { NAME($from, case: "of") } { $card }
review-draw = draw a card
review-pass = pass
review-passed = passed
review-no-cards = no cards left
review-nothing-led = couldn’t take the lead

## The round as a whole.

# What the signs beside the turns mean.
review-sign-best = a Master’s choice, or better
review-sign-slip = small slip
review-sign-mistake = mistake
review-sign-none = no sign: forced, or not clear-cut
review-chart = { $who ->
    [you] Your chance of winning after each of your turns
   *[other] { NAME($who, case: "of") } chance of winning after each turn
}
review-legend = { $who ->
    [you] Vertical lines: winning chances you gave away
   *[other] Vertical lines: winning chances given away
}
review-key = Key moment: turn { $turn }
review-no-key = { $who ->
    [you] You made no clear mistakes in this round.
   *[other] { $who }: no mistakes found in this round.
}
# After a round that was lost: what decided it.
review-no-key-lost = { $who ->
    [you] You made no clear mistakes in this round: even your best chance, at turn { $turn }, was about { $chance }% to win. The rest was up to the cards.
   *[other] { $who }: no mistakes found in this round. The best chance, at turn { $turn }, was about { $chance }%. The rest was up to the cards.
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] You made no clear mistakes in this round. Your best chance was about { $chance }%, at turn { $turn }; after that the cards went against you.
   *[other] { $who }: no mistakes found in this round. The best chance was about { $chance }%, at turn { $turn }; after that the cards decided.
}
review-lost-by = Turn { $turn } gave it away.
review-lost-later = { $who ->
    [you] You had a sure win later, but turn { $turn } gave it away.
   *[other] { $who } had a sure win later, but turn { $turn } gave it away.
}
review-deal-asked = Working out whether this deal could be won…
review-deal-won = { $who ->
    [you] With all cards face up, you could have won this deal.
   *[other] { $who } could have won this deal with all cards face up.
}
# After a round that was won.
review-deal-kept = { $who ->
    [you] You won this deal, which could be won even against perfect play.
   *[other] { $who } won this deal, which could be won even against perfect play.
}
review-deal-lost = { $who ->
    [you] You couldn’t have beaten perfect play here.
   *[other] { $who } couldn’t have beaten perfect play here.
}
review-deal-lucky = { $who ->
    [you] You won, though perfect play would have beaten you here.
   *[other] { $who } won, though perfect play would have beaten them.
}
review-first-won = { $who ->
    [you] You could have forced a win from your first turn.
   *[other] { $who } could have forced a win from the first turn.
}
review-first-lost = { $who ->
    [you] There was no guaranteed win from your first turn.
   *[other] { $who } had no guaranteed win from the first turn.
}
review-whose = Show chances for
review-table = As a table
review-table-turn = Turn
review-table-lead = Leads
review-table-made = As played
review-table-open = Sure win
review-was-won = yes
review-was-lost = no
review-percent = { $chance }%
# An estimate; "0%" and "100%" go without: no simulated deal was won, or every one.
review-about = about { $chance }%
review-to-win = { $odds } to win
review-within = { $chance }% ({ $low } to { $high }%)

## The same deal from each seat.

review-seats = This deal, from each seat
review-seat = Your seat
review-seat-here = { $value }, this time
review-seat-winner = Winner
review-seat-turns = Your turns
review-seat-points = Your points

## The story that it comes to.

review-story-won = { $who ->
    [you] You won: your chances, turn by turn
   *[other] { $who } won: their chances, turn by turn
}
review-story-lost = { $who ->
    [you] You lost: your chances, turn by turn
   *[other] { $who } lost: their chances, turn by turn
}
# The round on screen, of several in a match.
review-round = { $who ->
    [you] Round { $round }: you took { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Round { $round }: { $who } took { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
review-round-losses = { $count ->
    [one] a better turn to find
   *[other] { $count } better turns to find
}
review-rounds = Rounds
review-costliest = the costliest round in points
review-end-won = won
review-end-lost = lost
review-could-be = better: { $chance }%
review-closest = Hardest choice: turn { $turn }
review-slip = A small slip: turn { $turn }
review-best = Best of the round: turn { $turn }
review-better = Better turn
review-open-turn = The drawn card decides how the turn goes on.
review-next-best = The next best turn
review-another = Another turn
review-masters = A Master’s choice
review-then = Then: { $text }
review-on-table = Show on the table
review-show-better = Show this turn
review-moment-next = Next moment
review-moment-first = First moment
review-better-moment = Turn { $turn }: the better turn
review-try = Try it now
review-play-on = Play on
review-try-description = Play on from turn { $turn }. It’s practice and doesn’t count.
review-story-back = See the review
review-more-title = More about this round

## What else lay hidden.

review-deck = Deck, from the top
