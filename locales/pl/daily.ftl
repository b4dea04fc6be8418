## Rozdania dnia.

daily = Rozdanie dnia
daily-play = Zagraj dzisiejsze
daily-continue = Graj dalej
# Z innego dnia.
daily-continue-day = Dokończ rozdanie z { $day }
daily-result = Wynik
# Rozdanie dnia grane jeszcze raz.
practice = ćwiczenie
daily-terms = Twoich tur: około { $count }. Jedna próba.
daily-terms-round = Jedna runda, około 3 minut. Jedna próba.
daily-terms-match = Cały mecz, około { $count } twoich tur. Jedna próba.
# Ilu z dziesięciu graczy wygrywa to rozdanie.
daily-tenths = Biegły wygrywa w { $tenths } na 10 prób.
# Obok daty dzisiejszego rozdania: kiedy przyjdzie następne.
daily-next = w ciągu { $count } h
daily-players = Liczba graczy: { $players }
daily-week = Ten tydzień
daily-today = dzisiaj
daily-won = wygrana
daily-lost = przegrana
daily-missed = bez gry
daily-begun = w toku
daily-to-come = przed nami
weekly = Mecz tygodnia
weekly-terms = Około { $count } twoich tur, do niedzieli. Jedna próba.
weekly-play = Zagraj
weekly-continue = Graj dalej
weekly-result = Wynik
weekly-named = Tydzień od { $day }
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
daily-by-round = Runda po rundzie
# Od dwóch dni, także po przegranej.
daily-streak = { $days } dni gry z rzędu
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
# Dzień z miesiącem i rok.
daily-date-year = { $day } { $year }
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

## Co z tego wyszło.

daily-row = { $given }: { $values }
daily-row-none = { $given }: ani razu na prowadzeniu
daily-cell = { $turn } { $rule }
daily-cell-out = odpada w turze { $turn }

## Kalendarz.

daily-calendar = Kalendarz

daily-turns = { $turns ->
    [one] łącznie { $turns } tura
    [few] łącznie { $turns } tury
   *[many] łącznie { $turns } tur
}
