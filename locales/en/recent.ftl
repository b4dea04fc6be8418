## The last games that are over.

recent = Recent games
recent-won = Won
recent-lost = Lost
recent-again = Play this deal again
recent-won-by = { $who } won

notice-unreadable-recent = The list of recent games could not be read, so it was set aside. Nothing was deleted.
notice-newer-recent = The list of recent games comes from a newer version of this page, so it was set aside. Nothing was deleted.
