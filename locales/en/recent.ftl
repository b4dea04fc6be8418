## The last games that are over.

recent = Recent games
gallery = Gallery
# Of a single round.
recent-won = Won the round
recent-lost = Lost the round
recent-match-won = Won the match
recent-match-lost = Lost the match
recent-given-up = Gave up the match
review = Review
review-again = Back to the review
recent-again = Play this deal again
recent-won-by = { $who } won the round
recent-match-won-by = { $who } won the match
