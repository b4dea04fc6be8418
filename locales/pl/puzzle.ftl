## Zagadki: jakie są, co jest zadaniem i co mówi się o próbie.

puzzles-rating-description = Na ranking zagadek wpływa tylko pierwsza próba; wyścigi nie.
puzzle-day = Zagadka dnia
puzzle-day-description = Taka sama dla wszystkich, nowa o północy UTC
puzzle-day-solved = Dziś rozwiązana
puzzle-day-missed = Dziś nierozwiązana
puzzle-rush-description = Trzy minuty, trzy pomyłki
puzzle-rush-best = Najlepszy wynik: { $count }
puzzle-players = Gracze
puzzle-grade = Trudność
puzzle-grade-easy = Łatwa
puzzle-grade-medium = Średnia
puzzle-grade-hard = Trudna
puzzle-grade-description = { $grade ->
    [1] Wygrywa jedna karta, a niewiele daje prowadzenie.
    [2] Wygrywa jedna karta, ale wiele daje prowadzenie.
   *[other] Trzeba dwóch kart, choć do prowadzenia wystarczy jedna.
}
puzzle-new = Nowa zagadka
puzzle-another = Inna zagadka

puzzle = Zagadka
puzzle-title-players = Gracze: { $count }
puzzle-task = { $count ->
    [2] Wszystkie karty są odkryte. Wygrywa jedna tura, cokolwiek zrobi { $who }. Znajdź ją.
   *[other] Wszystkie karty są odkryte. Wygrywa jedna tura, nawet jeśli wszyscy inni grają razem przeciw tobie.
}
puzzle-day-named = Zagadka dnia, { $day }
puzzle-seeking = Układanie zagadki…
puzzle-hint-costs = Z podpowiedzią zagadka nie liczy się jako rozwiązana.
puzzle-told = Była podpowiedź, więc ta zagadka nie liczy się jako rozwiązana.
puzzle-share-description = Kto go otworzy, dostanie tę samą zagadkę.

puzzle-right = Dobrze
puzzle-right-description = To jedyna tura, która wygrywa.
puzzle-wrong = To przegrywa
puzzle-wrong-description = Prowadzisz, ale nie na długo. Wygrywa inna tura.
puzzle-out = Nie prowadzisz
puzzle-out-description = Kończysz turę bez prowadzenia, więc odpadasz.
puzzle-follow-seeking = Szukam dalszego ciągu…
puzzle-follow = Tura { $turn } z { $count }
puzzle-follow-right = Idź dalej, by zobaczyć wygraną.
puzzle-follow-wrong = Idź dalej, by zobaczyć przegraną.
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następna zagadka
puzzle-see = Zobacz wygraną
puzzle-first-missed = Liczy się tylko pierwsza próba, a ta się nie udała.
puzzle-rating-up = Twój ranking zagadek wzrósł o { $count }, do { $rating }.
puzzle-rating-down = Twój ranking zagadek spadł o { $count }, do { $rating }.
puzzle-rating-same = Twój ranking zagadek się nie zmienia: { $rating }.
puzzle-streak = { $count } z rzędu

puzzle-day-text = Zagadka dnia Red7 · { $day }
puzzle-day-text-solved = Rozwiązana pierwszą turą ✓
puzzle-day-text-missed = Pierwsza tura była nie ta ✕
puzzle-rush-text = Wyścig z zagadkami Red7 · rozwiązane: { $count }

puzzle-rush-begin = Uruchom zegar
puzzle-rush-left = Pozostały czas
puzzle-rush-score = Rozwiązane: { $solved }, pomyłki: { $missed }
puzzle-rush-hearts = { $count ->
    [one] Została { $count } pomyłka
    [few] Zostały { $count } pomyłki
   *[many] Zostało { $count } pomyłek
}
puzzle-rush-points = { $count ->
    [one] rozwiązana
    [few] rozwiązane
   *[many] rozwiązanych
}
puzzle-rush-right = Dobrze.
puzzle-rush-wrong = To nie to.
puzzle-rush-later = Później spróbujesz jeszcze raz
puzzle-rush-reply = Poprzednia bez rozwiązania. { $text }
puzzle-rush-out = Poprzednia bez rozwiązania: bez prowadzenia się odpada.
puzzle-rush-task = Wygrywa jedna tura. Zakończ turę, by odpowiedzieć.
puzzle-rush-over = Koniec wyścigu
puzzle-rush-over-description = { $count ->
    [one] { $count } rozwiązana zagadka. Najlepszy wynik: { $best }.
    [few] { $count } rozwiązane zagadki. Najlepszy wynik: { $best }.
   *[many] { $count } rozwiązanych zagadek. Najlepszy wynik: { $best }.
}
puzzle-rush-left-early = Wyścig przerwany; zostało { $time }.
puzzle-rush-longest = Najdłuższa seria: { $count }
puzzle-rush-missed = Nierozwiązane
puzzle-rush-no-clock = Teraz bez zegara
puzzle-rush-again = Jeszcze jeden wyścig
puzzle-rush-back = Wróć do wyścigu
