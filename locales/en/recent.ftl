## The last games that are over.

recent = Recent games
recent-won = Won
recent-lost = Lost
review = Review
recent-again = Play this deal again
recent-won-by = { $who } won
