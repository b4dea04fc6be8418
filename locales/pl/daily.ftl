## Rozdania dnia.

daily = Rozdanie dnia
daily-play = Zagraj dzisiaj
daily-continue = Graj dalej
daily-result = Wynik
daily-players = Liczba graczy: { $players }
daily-week = Ten tydzień
daily-today = dzisiaj
daily-won = wygrana
daily-lost = przegrana
daily-missed = bez gry
daily-to-come = przed nami
daily-won-in = { $turns ->
    [one] Wygrana w { $turns } turze
    [few] Wygrana w { $turns } turach
   *[other] Wygrana w { $turns } turach
}
daily-lost-in = { $turns ->
    [one] Przegrana po { $turns } turze
    [few] Przegrana po { $turns } turach
   *[other] Przegrana po { $turns } turach
}
daily-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
}
daily-rules-set = Twoje zasady
daily-none-set = żadne
daily-practise = Poćwicz to
daily-date = { $date } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}
daily-day = { $weekday ->
    [1] poniedziałek
    [2] wtorek
    [3] środa
    [4] czwartek
    [5] piątek
    [6] sobota
   *[7] niedziela
}, { $day }
daily-weekday = { $weekday ->
    [1] pon.
    [2] wt.
    [3] śr.
    [4] czw.
    [5] pt.
    [6] sob.
   *[7] niedz.
}
daily-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }

## Zanim rozdanie zostanie rozegrane.

daily-one = Liczy się jedna próba.
daily-one-says = Bez podpowiedzi i bez cofania skończonych tur. Spokojnie, nie ma zegara.
daily-hand = Twoja ręka. Dziś wszyscy mają taką samą.
daily-hand-then = Twoja ręka. Tego dnia wszyscy mieli taką samą.
daily-against = Przeciwnicy: { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Potem możesz je ćwiczyć do woli
daily-start = Zaczynam swoją próbę
daily-over = Ten dzień już minął. Możesz jeszcze poćwiczyć jego rozdanie, ale to się nie liczy.

## Co z tego wyszło.

daily-out-on = Odpadasz w turze { $turn }
daily-story = Jak było
daily-story-says = Znak: kto prowadzi po tej turze i według jakiej zasady. Krzyżyk: odpada. Ramka: wygrana.
daily-story-match-says = Znak: kto wygrywa tę rundę i według jakiej zasady.
daily-turns = { $turns ->
    [one] łącznie { $turns } tura
    [few] łącznie { $turns } tury
   *[many] łącznie { $turns } tur
}
daily-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
daily-row = { $given }: { $values }
daily-row-none = { $given }: ani razu na prowadzeniu
daily-cell = { $turn } { $rule }
daily-cell-out = { $turn } odpada
daily-unknown = Ten wynik pochodzi z czasu, gdy strona nie zapisywała przebiegu gry.

## Jak pokazać to innym.

daily-share = Udostępnij wynik
daily-copied = Skopiowano: wklej, gdzie chcesz
daily-not-copied = Nie udało się skopiować: tekst jest niżej
daily-picture = Wynik jako obrazek
daily-send-picture = Wyślij obrazek
daily-save-picture = Zapisz obrazek
daily-picture-failed = Ta przeglądarka nie umie zrobić obrazka.
daily-as-text = Albo jako tekst
daily-letters = Litery zamiast kwadratów
daily-text-head = Red7 na dziś · { $day }
daily-text-won = wygrana
daily-text-foot = To samo rozdanie, jedna próba:
daily-picture-foot = Te same karty, jedna próba. Spróbujesz?
daily-me = Ja

## Kalendarz.

daily-calendar = Kalendarz
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-strict = Jeden dzień przerwy i liczysz od nowa. Opuszczonego dnia nic nie przywróci.
