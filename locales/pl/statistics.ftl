## Jak dotąd szło.

statistics-empty = Nic jeszcze nie policzono: najpierw zagraj rundę z przeciwnikami.
statistics-rules = Zasady
statistics-all-rules = Wszystkie zasady
statistics-players = Gracze
statistics-all-players = Wszyscy
statistics-none = Nie policzono żadnej takiej rundy.
statistics-matches = Wygrane mecze
statistics-part = { $done } z { $count }
statistics-streak = Obecna seria wygranych
statistics-longest = Najdłuższa seria wygranych
opponents-mixed = Różni
statistics-description = Liczą się tylko rundy zakończone na tym urządzeniu. Nie liczą się rundy, w których gra na nim kilka osób, ani rundy z cofniętą turą.
statistics-earlier = W odpowiedziach o regułach i podpowiedziach brak { $count ->
    [one] jednej wcześniejszej rundy
    [few] { $count } wcześniejszych rund
   *[many] { $count } wcześniejszych rund
}: nie zapisywano ich wtedy.
statistics-won = Wygrane
statistics-points = Punkty
statistics-per-rounds = { $points } w { $count ->
    [one] jednej rundzie
    [few] { $count } rundach
   *[many] { $count } rundach
}
statistics-rating = Jak dobrze gram?
rating-range = najpewniej od { $low } do { $high }
rating-provisional = tymczasowo: najpewniej od { $low } do { $high }
rating-closest = Mniej więcej jak { $strength }, sądząc po { $count ->
    [one] jednej rundzie
    [few] { $count } rundach
   *[many] { $count } rundach
} bez podpowiedzi.
rating-amid = Od poziomu { $strength } do poziomu { $better }, sądząc po { $count ->
    [one] jednej rundzie
    [few] { $count } rundach
   *[many] { $count } rundach
} bez podpowiedzi.
rating-early = Jeszcze za wcześnie, by to ocenić: trzeba więcej rund bez podpowiedzi.
rating-none = Zacznie się od pierwszej rundy bez podpowiedzi.
# Po pierwszej rundzie, która się liczy.
rating-first = Pierwszy ranking: { $rating }. Na razie to szacunek; zmienia go każda runda bez podpowiedzi.
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
rating-course-provisional = Zobaczysz to, gdy ranking przestanie być tymczasowy.
statistics-won-of = Wygrane: { $done } z { $count ->
    [one] jednej rundy
    [few] { $count } rund
   *[many] { $count } rund
}.
statistics-won-one = Jedna runda, wygrana.
statistics-lost-one = Jedna runda, przegrana.
statistics-lose-none = Żadna reguła na razie się nie wyróżnia.
statistics-hold = Najwyższy poziom, na którym wygrywasz co najmniej swoją część rund: { $strength }.
statistics-hold-none = Na razie na żadnym poziomie z co najmniej { $count } rundami nie wygrywasz swojej części.
statistics-hold-few = Po { $count } rundach na jednym poziomie zobaczysz tu, czy wygrywasz swoją część.
statistics-share = Twoja część to połowa rund we dwoje, jedna trzecia we troje i jedna czwarta we czworo.
rating-rose = O { $points } w górę od { $day }.
rating-fell = O { $points } w dół od { $day }.
rating-stayed = Bez zmian od { $day }.
rating-one-day = Jak dotąd tylko { $day }: od { $given } do { $found }.
statistics-work = Nad czym pracować?
mistakes-most = Najczęściej: { $given }, { $done } z { $count }.
mistakes-none = Żaden rodzaj na razie się nie wyróżnia.
mistakes-after = „Ucz się na swoich błędach” w analizie pozwala zagrać tury jeszcze raz. Gdy w zakończonych grach będzie ich { $count }, zobaczysz tu, jakie to były błędy.
mistakes-description = Jak pierwotnie wyglądały tury z ostatnich zakończonych gier, do których wracasz w „Ucz się na swoich błędach”.
mistakes-turn = Tura
mistakes-count = Ile razy
mistake-card = tylko zagrana karta
mistake-rule = tylko zmiana reguły
mistake-both = zagrana karta i zmiana reguły
mistake-out = pas
daily-won-of = Rozegrane rozdania dnia: { $days }, wygrane: { $done }.
daily-longest = Najwięcej dni z rzędu: { $days }
