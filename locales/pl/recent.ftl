## Ostatnie skończone gry.

recent = Ostatnie gry
gallery = Galeria
recent-won = Wygrana
recent-lost = Przegrana
review = Analiza
review-again = Wróć do analizy
recent-again = Zagraj to rozdanie ponownie
recent-won-by = Wygrywa { $who }
