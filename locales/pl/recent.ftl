## Ostatnie skończone gry.

recent = Ostatnie gry
gallery = Galeria
# Pojedynczej rundy.
recent-won = Wygrana runda
recent-lost = Przegrana runda
recent-match-won = Wygrany mecz
recent-match-lost = Przegrany mecz
recent-given-up = Mecz poddany
review = Analiza
review-again = Wróć do analizy
recent-again = Zagraj to rozdanie ponownie
recent-won-by = Rundę wygrywa { $who }
recent-match-won-by = Mecz wygrywa { $who }
