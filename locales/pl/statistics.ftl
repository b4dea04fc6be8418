## Jak dotąd szło.

statistics = Statystyki
statistics-empty = Nic jeszcze nie policzono: najpierw zagraj rundę z przeciwnikami.
statistics-say = Liczą się rundy z przeciwnikami zakończone na tym urządzeniu; nie te, w których gra na nim kilka osób, ani te po cofnięciu tury. Wygrana z podpowiedzią jest wygraną; ile ich było, podano osobno.
statistics-rules = Zasady
statistics-all-rules = Wszystkie zasady
statistics-players = Gracze
statistics-all-players = Wszyscy
statistics-none = Nie policzono żadnej takiej rundy.
statistics-rounds = Rundy
statistics-details = Szczegóły
statistics-interval = Odsetek wygranych, zapewne
statistics-won = Wygrane
statistics-rate = Odsetek wygranych
statistics-percent = { $rate }%
statistics-range = { $low }–{ $high }%
statistics-hints = Wygrane z podpowiedziami
statistics-matches = Wygrane mecze
statistics-part = { $done } z { $count }
statistics-points = Punkty na rundę
statistics-turns = Twoje tury na rundę
decimal = { $whole },{ $tenths }
statistics-streak = Z rzędu teraz
statistics-longest = Najdłuższa seria
statistics-by-level = Przeciw komu
statistics-opponents = Przeciwnicy
opponents-mixed = Różni
statistics-range-says = Pas pokazuje, gdzie w 95 przypadkach na 100 leży twój prawdziwy odsetek wygranych. Im więcej rund, tym jest węższy.
statistics-by-rule = Reguły, którymi wygrywasz
statistics-rule = Reguła

## Komunikaty o tym, co poszło inaczej, niż powinno.

notice-unreadable-statistics = Nie udało się odczytać zapisanych statystyk, więc zostały odłożone. Niczego nie usunięto.
notice-newer-statistics = Zapisane statystyki pochodzą z nowszej wersji tej strony, więc zostały odłożone. Niczego nie usunięto.
