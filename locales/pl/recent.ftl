## Ostatnie skończone gry.

recent = Ostatnie gry
recent-won = Wygrana
recent-lost = Przegrana
recent-again = Zagraj to rozdanie ponownie
recent-won-by = Wygrywa { $who }

notice-unreadable-recent = Nie udało się odczytać listy ostatnich gier, więc została odłożona. Niczego nie usunięto.
notice-newer-recent = Lista ostatnich gier pochodzi z nowszej wersji tej strony, więc została odłożona. Niczego nie usunięto.
