## Trwająca tura: co można zrobić, do czego to prowadzi i dlaczego nie.

turn-yours = Twoja tura
turn-waiting = Oczekiwanie
# W pierwszej turze pierwszej gry nowej osoby.
turn-primer = Na koniec tury musisz prowadzić. Zagraj kartę do palety (to karty przed tobą, one się liczą), odrzuć jedną na płótno (jego kolor to reguła) albo zrób jedno i drugie.
turn-choose = Wybierz kartę.
turn-stuck = Żadna twoja tura nie daje prowadzenia. Spasuj.
turn-stuck-short = żadna tura nie daje prowadzenia
# Gdy każda karta z ręki była już próbowana.
turn-none-leads = { $count ->
    [one] Ostatnia karta nie daje prowadzenia. Spasuj.
    [few] Żadna karta sama nie daje prowadzenia. Spróbuj zagrać i odrzucić albo spasuj.
   *[many] Żadna karta sama nie daje prowadzenia. Spróbuj zagrać i odrzucić albo spasuj.
}
turn-empty-hand = Nie masz kart na ręce: pasujesz i odpadasz.

button-pass = Pas
button-undo = Cofnij
button-take-back = Cofnij turę
taken-back = { $count ->
    [one] cofnięta { $count } tura
    [few] cofnięte { $count } tury
   *[other] cofniętych { $count } tur
}
# Chwila zakończonej rundy, rozegrana jeszcze raz.
trial-begins = Wracasz do chwili przed turą { $turn }. Graj dalej od tego miejsca: to ćwiczenie, nie liczy się.
trial = ćwiczenie od tury { $turn }
trial-over = To było ćwiczenie od tury { $turn }: nie liczy się.
button-back = Wróć
button-end = Zakończ turę
button-end-out = Zakończ turę i odpadnij
button-end-draw = Dobierz i zakończ turę
button-end-without = Nie dobieraj
button-pause = Pauza
button-resume = Wznów
button-show-next = Dalej
key-space = Spacja
button-my-turn = Moja tura
button-finish = Dokończ rundę
button-result = Zobacz wynik

## Dokąd trafia wybrana karta.

where-take = Zabrać { CARD($card, case: "accusative") }?
where-move = Dokąd przenieść { CARD($card, case: "accusative") }?
where-go = Dokąd trafi { $card }?
where-put-back = Wybierz ją ponownie, aby zrezygnować
to-palette = Do palety
to-canvas = Na płótno
to-deck = Na wierzch talii
back-another = Inna karta
back-played = Karta już zagrana: odrzuć inną albo wróć
back-discarded = Karta już odrzucona: zagraj inną albo wróć

## Co wyniknie z tury.

would-be-out = Tak odpadniesz
not-leading-yet = Jeszcze nie prowadzisz
you-lead-with = Prowadzisz z { $having }
# Gdy odrzucenie zmienia regułę: kto by wtedy prowadził.
outlook-under = { $who ->
    [you] Przy { COLOR($rule, case: "under") } prowadzisz
   *[other] Przy { COLOR($rule, case: "under") } prowadzi { $who }
}
outlook-under-nobody = Przy { COLOR($rule, case: "under") } nikt nie prowadzi
outlook-leads = Prowadzisz
outlook-behind = Nadal prowadzi { $who }
outlook-nobody = Nikt nie prowadzi
outlook-take = { $outlook }. Potem zabierasz kartę
outlook-move = { $outlook }. Potem przenosisz kartę
outlook-play-again = { $outlook }. Grasz jeszcze raz
outlook-draw = { $outlook }. Dobierasz, bez cofania
outlook-may-draw = { $outlook }. To daje kartę
outlook-no-action = { $outlook }. Akcja bez skutku
outlook-must-lead = { $outlook }. Musisz skończyć na prowadzeniu
outlook-and-must-lead = { $outlook } i musisz skończyć na prowadzeniu

## Dlaczego ruch jest niedozwolony.

refused-would-lead = Wtedy prowadzi { $who }
refused-nobody = Nikt by nie prowadził
refused-too-low = { $count ->
    [one] Niższa niż liczba kart w palecie ({ $count })
    [few] Niższa niż liczba kart w palecie ({ $count })
   *[many] Niższa niż liczba kart w palecie ({ $count })
}
refused-cannot-stay = Nie można utrzymać się w grze
refused-play-first = Najpierw zagraj jeszcze raz
refused-not-now = Nie w tej chwili tury
refused-not-there = Tej karty tu nie ma: { $card }
refused-over = Runda skończona
refused-smaller = Ta paleta jest mniejsza od twojej
refused-only = Nie można zabrać komuś jedynej karty
refused-this-seven = Inna karta niż ta 7
refused-action = Nie do tej akcji

## Co jeszcze można zrobić.

still-discard = Możesz jeszcze odrzucić kartę, aby zmienić regułę.
still-play = Możesz jeszcze zagrać kartę.
still-earned = Odrzucenie daje ci kartę.
still-change-rule = Zmień regułę, odrzucając kartę, albo cofnij.
still-change-rule-drawn = Zmień regułę, odrzucając kartę. Po dobraniu nie można cofnąć.
still-play-to-lead = Zagraj kartę, która daje prowadzenie, albo cofnij.
still-nothing = Żadne odrzucenie cię nie uratuje: cofnij i spróbuj inaczej.
must-lead-title = Musisz skończyć na prowadzeniu
must-lead-description = Tego wymaga zagrana karta. Odrzuć oznaczoną kartę albo cofnij.
drew = Dobierasz { $cards }.
drawn-card = { CARD($card, case: "accusative") }
cannot-undo = Dobranej karty nie można cofnąć.
draw-question = Odrzucenie daje ci kartę. Dobierasz ją?

## Akcje.

acting-take = Zabierz kartę
acting-take-description = Wybierz ją w innej palecie. Trafi na wierzch talii.
acting-move = Przenieś swoją kartę
acting-move-description = Wybierz ją w swojej palecie. Trafi na płótno albo na wierzch talii.
acting-move-canvas-description = Wybierz inną w swojej palecie. Trafi na płótno.
acting-play = Zagraj jeszcze jedną kartę
acting-play-description = Piątka tego wymaga. Wybierz kartę.
action-idle = { $value ->
    [1] Nie ma karty do zabrania, więc jedynka nic nie robi.
    [3] Talia jest pusta, więc trójka nic nie robi.
    [5] Nie ma innej karty do zagrania, więc piątka nic nie robi.
   *[7] Nie ma karty do przeniesienia, więc siódemka nic nie robi.
}
action-idle-fewer = W każdej innej palecie jest mniej kart niż w twojej, licząc z tą jedynką, więc jedynka nic nie robi.
action-idle-only = Jedynej karty w palecie nie można zabrać, więc jedynka nic nie robi.

## Pas i czekanie na innych.

pass-question = Spasować i odpaść?
pass-last = Jeśli spasujesz, rundę wygra { $who }.
pass-others = Jeśli spasujesz, odpadniesz, a pozostali zagrają dalej.
pass-still-play = Możesz jeszcze prowadzić: zagraj { CARD($card, case: "accusative") }.
pass-still-discard = Możesz jeszcze prowadzić: odrzuć { CARD($card, case: "accusative") }.
pass-ends-match = Na tym kończy się mecz.
leave-question = Zakończyć turę i odpaść?
leave-last = Nie prowadzisz, więc rundę wygra { $who }.
leave-others = Nie prowadzisz, więc odpadniesz, a pozostali zagrają dalej.
button-leave = Odpadam
handing-over = Urządzenie bierze { $who }
handing-over-to = Urządzenie bierze
handing-over-description = Pozostali teraz nie patrzą.
handing-over-persons = Kto gra na tym urządzeniu
button-take-device = Tu { $who }. Pokaż moje karty
out-title = Jesteś poza grą
out-description = Pozostali dogrywają tę rundę.
