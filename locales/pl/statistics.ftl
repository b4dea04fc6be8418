## Jak dotąd szło.

statistics-empty = Nic jeszcze nie policzono: najpierw zagraj rundę z przeciwnikami.
statistics-rules = Zasady
statistics-all-rules = Wszystkie zasady
statistics-players = Gracze
statistics-all-players = Wszyscy
statistics-none = Nie policzono żadnej takiej rundy.
statistics-matches = Wygrane mecze
statistics-part = { $done } z { $count }
statistics-streak = Obecna seria
statistics-longest = Najdłuższa seria
opponents-mixed = Różni
statistics-description = Liczą się tylko rundy zakończone na tym urządzeniu. Nie liczą się rundy, w których gra na nim kilka osób, ani rundy z cofniętą turą.
statistics-earlier = W odpowiedziach o regułach i podpowiedziach brak { $count ->
    [one] jednej wcześniejszej rundy
    [few] { $count } wcześniejszych rund
   *[many] { $count } wcześniejszych rund
}: nie zapisywano ich wtedy.
statistics-rounds = Rundy
statistics-won = Wygrane
statistics-all-rounds = Wszystkie rundy
statistics-points = Punkty
statistics-per-rounds = { $points } w { $count ->
    [one] jednej rundzie
    [few] { $count } rundach
   *[many] { $count } rundach
}
statistics-rating = Jak dobrze gram?
rating-range = najpewniej od { $low } do { $high }
rating-provisional = tymczasowo: najpewniej od { $low } do { $high }
rating-closest = Najbliżej poziomu { $strength }. Z { $count ->
    [one] jednej rundy
    [few] { $count } rund
   *[many] { $count } rund
} bez podpowiedzi.
rating-levels = Kreski na linii to poziomy przeciwników.
rating-none = Zacznie się od pierwszej rundy bez podpowiedzi.
# Po pierwszej rundzie, która się liczy.
rating-first = Masz już ranking: { $rating }. Zmienia go każda runda bez podpowiedzi.
rating-now = Ranking { $rating }
rating-up = Ranking { $rating }, o { $points } w górę
rating-down = Ranking { $rating }, o { $points } w dół
rating-match-up = Ranking { $rating }, w tym meczu o { $points } w górę
rating-match-down = Ranking { $rating }, w tym meczu o { $points } w dół
rating-same = Ranking { $rating }, bez zmian
statistics-course = Jak mi szło?
rating-at = { $rating } ({ $day })
rating-went = Od { $given } do { $found }
statistics-lost = Przy której regule przegrywam?
statistics-lose-most = Najwięcej przegranych rund: przy { COLOR($rule, case: "under") }, { $done } z { $count }.
statistics-lost-description = Rundy przegrane spośród tych, które skończyły się dla ciebie przy danej regule.
statistics-rule = Reguła
statistics-rounds-lost = Przegrane
statistics-by-level = Z kim?
statistics-by-level-description = Kreska to twój udział wygranych. Prawdziwa wartość bardzo prawdopodobnie leży w pasie.
statistics-opponents = Przeciwnicy
statistics-with-hints = Z podpowiedziami
statistics-without-hints = Bez podpowiedzi
statistics-often = Jak często wygrywam?
statistics-after = { $count ->
    [one] Zobaczysz to po jeszcze jednej rundzie.
    [few] Zobaczysz to po jeszcze { $count } rundach.
   *[many] Zobaczysz to po jeszcze { $count } rundach.
}
rating-course-after = { $count ->
    [one] Zobaczysz to po jeszcze jednej rundzie bez podpowiedzi.
    [few] Zobaczysz to po jeszcze { $count } rundach bez podpowiedzi.
   *[many] Zobaczysz to po jeszcze { $count } rundach bez podpowiedzi.
}
