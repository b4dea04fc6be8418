## The last games that are over.

recent = Recent games
recent-won = Won
recent-lost = Lost
recent-again = Play this deal again
recent-won-by = { $who } won

notice-unreadable-recent = Your recent games couldn’t be read. They were set aside, not deleted.
notice-newer-recent = Your recent games come from a newer version of this page. They were set aside, not deleted.
