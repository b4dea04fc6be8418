## The last games that are over.

recent = Recent games
gallery = Gallery
recent-won = Won
recent-lost = Lost
review = Review
review-again = Back to the review
recent-again = Play this deal again
recent-won-by = { $who } won
