## Linki do rozdań, gier i pozycji: jak je udostępnić i co się dzieje po otwarciu.

share = Udostępnij
share-what = Co udostępniasz?
share-deal = Rozdanie
share-game = Gra
share-moment = Gra od tego miejsca
share-beat = Wyzwanie
share-beat-description = Kto otworzy link, zobaczy twój wynik i zagra to samo rozdanie. Potem oba wyniki staną obok siebie.
share-deal-description = Kto otworzy link, dostanie te same karty i tych samych przeciwników.
share-day-description = Kto ma link, dostanie rozdanie tego dnia.
share-game-description = Kto otworzy link, zobaczy grę tura po turze i może grać dalej od dowolnej z nich.
share-long = Link jest długi, bo zawiera każdą turę. Link do rozdania jest krótki.
share-address = Link
share-copy = Kopiuj
share-copy-record = Kopiuj zapis (dla innych programów)
share-copy-link = Kopiuj sam link
share-copied = Skopiowano.
share-not-copied = Tu nie udało się skopiować. Zaznacz tekst i skopiuj go.
share-not-sent = Tu nie udało się wysłać. Możesz to skopiować.
share-send = Wyślij…
share-code = Kod QR
share-failed = Nie da się z tego zrobić linku.

replace-title = Zakończyć trwającą grę?
replace-description = Jej miejsce zajmie nowa. Z tej nic się nie zachowa.
replace-keep = Zostaw moją grę
replace-go = Zakończ ją
