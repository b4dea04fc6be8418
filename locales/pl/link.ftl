## Adresy rozdań, gier i pozycji: jak je udostępnić i co się dzieje po otwarciu.

share = Udostępnij
share-what = Co udostępniasz?
share-deal = Rozdanie
share-game = Gra do tej chwili
share-moment = Ta chwila
share-beat = Wyzwanie
share-beat-says = Kto otworzy adres, zobaczy twój wynik i zagra to samo rozdanie. Potem oba wyniki staną obok siebie.
share-deal-says = Kto otworzy adres, dostanie te same karty i tych samych przeciwników.
share-game-says = Kto otworzy adres, zobaczy grę tura po turze i może grać dalej od dowolnej z nich.
share-address = Adres
share-copy = Kopiuj
share-copied = Skopiowano.
share-not-copied = Tu nie udało się skopiować. Zaznacz adres i skopiuj go.
share-send = Wyślij…
share-code = Adres jako kod dla aparatu
share-failed = Nie da się z tego zrobić adresu.

replace-title = Zakończyć trwającą grę?
replace-says = Jej miejsce zajmie nowa.
replace-keep = Zostaw moją grę
replace-go = Zakończ ją

## Gra, którą się ogląda.

replay = Powtórka
replay-moment = Tura { $turn } z { $count }
replay-deal = Rozdanie
replay-position = Pozycja
replay-first = Do rozdania
replay-back = Tura wstecz
replay-next = Tura dalej
replay-last = Do końca
replay-on = Graj dalej

## Kto wygrywa pozycję, przy odkrytych kartach.

solve = Kto wygrywa?
solve-trying = Sprawdzone tury: { $done } z { $count }…
solve-stop = Przerwij
solve-won = { $who ->
    [you] Przy odkrytych kartach wygrywasz, gdy wybierzesz: { $events }.
   *[other] Przy odkrytych kartach { $who } wygrywa taką turą: { $events }.
}
solve-or = { $head } albo { $tail }
solve-more = { $count ->
    [one] Wygrywa jeszcze { $count } tura.
    [few] Wygrywają jeszcze { $count } tury.
   *[many] Wygrywa jeszcze { $count } tur.
}
solve-no-line = Dalszy ciąg daje się wyliczyć tylko w grze podstawowej z małą liczbą kart.
solve-lost = { $who ->
    [you] Przy odkrytych kartach nie wygrasz przy najlepszej grze innych.
   *[other] Przy odkrytych kartach { $who } nie wygra przy najlepszej grze innych.
}

## Adresy, które donikąd nie prowadzą.

bad-link-long = Ten adres jest o wiele za długi.
bad-link-form = Ta strona nie rozumie tego adresu.
bad-link-parts = W tym adresie czegoś brakuje albo jest czegoś za dużo.
bad-link-rules = Ten adres podaje zasady, których ta strona nie zna.
bad-link-players = Ten adres nie mówi, kto gra.
bad-link-seed = Ten adres nie podaje rozdania.
bad-link-turn = Nie da się odczytać tury { $turn } w tym adresie.
bad-link-illegal = Tura { $turn } w tym adresie jest niezgodna z zasadami.
bad-link-ply = Ten adres podaje chwilę, której w jego grze nie ma.
bad-link-position = Pozycja w tym adresie nie jest możliwa.
bad-link-challenge = Ta gra jeszcze trwa, więc nie ma w niej czego pobić.
bad-letter-newer = Ten link pochodzi z nowszej wersji strony. Odśwież stronę i otwórz go jeszcze raz.
bad-letter-damaged = Ten link uszkodził się po drodze albo jest ucięty. Poproś o wysłanie go jeszcze raz.
bad-letter-other = W tym linku nie ma gry, którą ta strona umie odczytać.
bad-link-kept = Nic twojego się nie zmieniło.
