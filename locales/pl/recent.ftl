## Ostatnie skończone gry.

recent = Ostatnie gry
recent-won = Wygrana
recent-lost = Przegrana
review = Analiza
recent-again = Zagraj to rozdanie ponownie
recent-won-by = Wygrywa { $who }
