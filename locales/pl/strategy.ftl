## Co wygrywa: fakty policzone w wielu rozdaniach.

strategy = Co wygrywa
strategy-open = Co wygrywa, w dziesięciu liczbach
strategy-description = Policzone w świeżych rozdaniach gry podstawowej dla dwojga, z odkrytymi kartami i bezbłędną grą. Przy stole widzisz mniej, więc traktuj je jako wskazówkę.
strategy-figure = { $whole },{ $tenths }
strategy-percent = { $figure }%
strategy-more = +{ $figure }
strategy-less = −{ $figure }
strategy-example = W jednym takim rozdaniu spośród pierwszych tur, które dają prowadzenie ({ $count }), wygrywa { $done }.
strategy-play = Zagraj to rozdanie

strategy-title = { $fact ->
    [1] Wydaj jedną kartę, nie dwie
    [2] Najpierw szukaj zagrania, potem odrzucenia
    [3] Odrzucenie, które daje prowadzenie, rzadko wystarcza
    [4] Zostaw regułę czerwoną, jeśli możesz
    [5] Oszczędzaj karty i patrz na odpowiedzi
    [6] Czasem wygrywają tylko dwie karty
    [7] Siódemka to karta marzeń, jeśli jest blisko czerwieni
    [8] Jedna wysoka siódemka wystarczy
    [9] Piątka jest niewiele lepsza od jedynki
   *[other] Nie bój się zaczynać
}

strategy-note = { $fact ->
    [1] Pierwsze tury, które nie wypuszczają wygranej, w rozdaniach do wygrania.
    [2] Rozdania, które można wygrać taką pierwszą turą.
    [3] Tam, gdzie któreś od razu daje prowadzenie, w rozdaniach do wygrania.
    [4] Pierwsze tury, które nie wypuszczają wygranej, według reguły, którą zostawiają.
    [5] Jak często tak wybrana pierwsza tura nie wypuszcza wygranej.
    [6] Rozdania do wygrania, ale nie jedną kartą.
    [7] Ile karta dodaje do szansy na wygraną, w punktach procentowych.
    [8] Ile obie razem dodają ponad to, co każda z osobna, w punktach procentowych.
    [9] Ile karta dodaje zamiast jedynki, w punktach procentowych.
   *[other] Rozdania, które wygrywa ten, kto zaczyna.
}

strategy-subject = { $fact ->
    [1] { $item ->
        [1] Zagranie karty
       *[other] Zagranie i odrzucenie
    }
    [2] { $item ->
        [1] Zagranie karty
       *[other] Odrzucenie karty
    }
    [3] Odrzucenie wygrywa
    [5] { $item ->
        [1] Najmniej odpowiedzi
        [2] Najwięcej kart w ręce
        [3] Jedno i drugie
       *[other] Jak Mistrz
    }
    [6] { $item ->
        [1] Wygrywają tylko dwie karty
       *[other] Choć jedna daje prowadzenie
    }
    [8] { $item ->
        [1] Dowolne dwie siódemki
       *[other] Czerwona 7 i pomarańczowa 7
    }
   *[other] Wygrywa pierwszy
}
