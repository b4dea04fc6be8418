## Strona dnia, który minął.

daily-rules-set = Twoje zasady
daily-none-set = żadne
practice-description = To było ćwiczenie: nie liczy się jako wynik dnia.
daily-practise = Poćwicz je

## Zanim rozdanie zostanie rozegrane.

daily-one = Liczy się jedna próba.
daily-one-description = Bez podpowiedzi i bez cofania skończonych tur. Spokojnie, nie ma zegara.
daily-hand = Twoja ręka. Dziś wszyscy mają taką samą.
daily-hand-then = Twoja ręka. Tego dnia wszyscy mieli taką samą.
weekly-hand = Twoja pierwsza ręka. W tym tygodniu wszyscy mają taką samą.
daily-against = Przeciwnicy: { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Potem możesz je ćwiczyć do woli
daily-length = Twoich tur: około { $count }.
daily-length-round = Jedna runda, około 3 minut. Twoich tur: około { $count }.
daily-length-match = Cały mecz, około { $count } twoich tur. Możesz przerwać i dokończyć później.
daily-start = Zaczynam swoją próbę
daily-begun-description = To rozdanie było zaczęte jeszcze tego dnia, więc liczy się, gdy je skończysz.
daily-over = Ten dzień już minął. Możesz jeszcze poćwiczyć jego rozdanie, ale to się nie liczy.
weekly-over = Ten tydzień już minął. Możesz jeszcze poćwiczyć jego mecz, ale to się nie liczy.

## Co z niego wyszło.

# Przy stole: dzień tej gry, który mógł już minąć.
daily-see-result = Wynik dnia
weekly-see-result = Wynik meczu
daily-story = Jak było
daily-story-description = Znak: kto prowadzi po tej turze i przy jakiej regule. Krzyżyk: odpada. Ramka: wygrana.
daily-story-match-description = Znak: kto wygrywa tę rundę i przy jakiej regule.
daily-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
daily-unknown = Ten wynik pochodzi z czasu, gdy strona nie zapisywała przebiegu gry.

## Jak pokazać to innym.

daily-share = Udostępnij wynik
daily-copied = Skopiowano
daily-not-copied = Nie udało się skopiować: zaznacz tekst
daily-picture = Wynik jako obrazek
daily-send-picture = Wyślij obrazek
daily-save-picture = Zapisz obrazek
daily-picture-failed = Ta przeglądarka nie umie zrobić obrazka.
daily-as-text = Albo jako tekst
daily-letters = Litery zamiast kwadratów
daily-text-head = Red7 na dziś · { $day }
weekly-text-head = Red7 na ten tydzień · { $day }
# Tekst do wysłania: wiersz nad kolorowymi kwadratami, po jednym na turę na prowadzeniu albo wygraną rundę.
daily-led = Na prowadzeniu po { $done } ze wszystkich { $count } tur
daily-rounds-won = Wygrane rundy:
daily-challenge = { $odds } A ty?
daily-picture-foot = Te same karty, jedna próba. Spróbujesz?
daily-me = Ja

## Kalendarz.

weekly-matches = Mecze tygodnia
weekly-now = ten tydzień
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-clock = { $count ->
    [1] Dni zmieniają się o północy UTC: następne rozdanie przyjdzie w ciągu godziny.
   *[other] Dni zmieniają się o północy UTC: następne rozdanie przyjdzie w ciągu { $count } h.
}
daily-strict = Jeden dzień przerwy i liczysz od nowa. Opuszczonego dnia nic nie przywróci, ale rozdanie zaczęte w swoim dniu liczy się do niego także wtedy, gdy skończysz je później.
