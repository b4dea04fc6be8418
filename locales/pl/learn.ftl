## Lekcje: jak się nazywają, czego wymagają i co mówią o próbie.

learn = Naucz się grać
learn-rules = Poznaj grę w dziesięciu krótkich lekcjach
learn-list = Lekcje
learn-number = Lekcja { $lesson } z { $count }
learn-progress = { $lesson } z { $count }
learn-task-number = Krok { $task } z { $count }
learn-after = Następna lekcja
learn-learned = ukończona
learn-leave = Opuść lekcję

learn-title = { $lesson ->
    [1] Siedem reguł
    [2] Która karta jest wyższa
    [3] Zagranie karty
    [4] Odrzucenie karty
    [5] Jedno i drugie
    [6] Odpadanie
    [7] Gra zaawansowana
    [8] Akcje
    [9] Co zachować
   *[other] Jedna karta czy dwie
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] Na koniec tury musisz prowadzić. Jak, mówi kolor na płótnie. <b>Czerwony: prowadzi najwyższa karta.</b> Wybierz kartę, która da ci prowadzenie, i zagraj ją do palety.
        [2] <b>Pomarańczowy: prowadzi najwięcej kart z tą samą liczbą.</b> Zagraj kartę, która da ci prowadzenie.
        [3] <b>Żółty: prowadzi najwięcej kart w jednym kolorze.</b> Która karta teraz pomoże?
        [4] <b>Zielony: prowadzi najwięcej kart parzystych</b>, czyli 2, 4 i 6.
        [5] <b>Niebieski: prowadzi najwięcej różnych kolorów.</b> Każdy kolor liczy się raz.
        [6] <b>Granatowy: prowadzi najdłuższy ciąg kolejnych liczb</b>, na przykład 3 4 5. Kolory nie mają znaczenia.
       *[other] <b>Fioletowy: prowadzi najwięcej kart poniżej 4</b>, czyli 1, 2 i 3.
    }
    [2] { $task ->
        [1] Obowiązuje czerwony, a Siena prowadzi z szóstką. <b>Najpierw liczy się liczba</b>, bez względu na kolor. Pobij ją.
        [2] Teraz macie po szóstce. <b>Przy tej samej liczbie decyduje kolor</b>: najwyższy jest czerwony, potem pomarańczowy, żółty, zielony, niebieski, granatowy i fioletowy.
       *[other] Zielony: Siena ma dwie karty parzyste, ty jedną. <b>Przy równej liczbie kart decyduje najwyższa z tych, które się liczą.</b> Która z twoich wystarczy?
    }
    [3] { $task ->
        [1] Cała tura: <b>zagraj do palety kartę, która da ci prowadzenie, i zakończ turę.</b> Dopóki jej nie zakończysz, kartę można cofnąć.
       *[other] Tu prowadzenie daje więcej niż jedna karta. <b>Zagraj jedną z nich i zakończ turę.</b> Pozostałe zostają na później.
    }
    [4] { $task ->
        [1] Żadna karta nie bije czerwonej 7. Zmień więc regułę: <b>odrzuć kartę na płótno, a nową regułą będzie jej kolor.</b> Wolno to zrobić tylko wtedy, gdy zaraz potem prowadzisz.
       *[other] Już prowadzisz, ale tura wymaga karty: <b>kto spasuje, odpada.</b> Odrzuć kartę tak, by nadal prowadzić. Nie każdy kolor się nada.
    }
    [5] Tu nie wystarczy ani zagranie, ani odrzucenie. Zrób jedno i drugie: <b>najpierw zagraj kartę, a potem odrzuć taką</b>, przy której kolorze prowadzisz.
    [6] { $task ->
        [1] Tym razem nic nie pomoże: po żadnej turze nie prowadzisz. <b>Wtedy odpadasz</b>, a inni, jeśli są, grają dalej. Spasuj.
       *[other] <b>Wygrywa, kto jako jedyny zostanie w grze.</b> Siena nie ma kart na ręce, może więc tylko spasować. Prowadź na koniec swojej tury.
    }
    [7] { $task ->
        [1] W grze zaawansowanej <b>odrzucenie karty wyższej niż liczba kart w twojej palecie daje kartę z talii.</b> Masz dwie karty: odrzuć wyższą niż 2 i dobierz.
       *[other] <b>Kto wygra rundę, zatrzymuje karty, które liczą się</b> przy obowiązującej regule, a każda jest warta tyle, ile jej liczba. Wygraj tę rundę z 15 punktami.
    }
    [8] { $task ->
        [1] W grze z akcjami zagrane karty nieparzyste działają. <b>Jedynka zabiera kartę z cudzej palety.</b> Zagraj ją, zabierz kartę i prowadź.
        [2] <b>Trójka dobiera wierzchnią kartę talii</b>, której możesz od razu użyć. Zagraj trójkę i zobacz, co przyjdzie.
        [3] <b>Piątka każe zagrać jeszcze raz</b>: połóż obok niej kolejną kartę. Prowadź, gdy leżą obie.
       *[other] <b>Siódemka przenosi kartę z twojej palety, także na płótno</b>, gdzie staje się ona regułą. Zagraj ją, przenieś kartę i prowadź.
    }
    [9] { $task ->
        [1] Piątkę Sieny bije i czerwona 7, i pomarańczowa 6. <b>Wysokie karty wygrywają pod koniec rundy, więc najwyższą zachowaj</b>: obejmij prowadzenie bez niej i zakończ turę.
       *[other] Niebieski: prowadzenie da każdy nowy kolor, bez względu na liczbę. <b>Zagraj kartę, której ci najmniej żal</b>, a siódemkę zachowaj.
    }
   *[other] { $task ->
        [1] Możesz zagrać kartę i jeszcze jedną odrzucić. <b>Ale każdej karty, której użyjesz, zabraknie ci na końcu.</b> Obejmij prowadzenie jedną kartą.
       *[other] Tu żadna karta sama nie da prowadzenia. <b>Tylko w takim wypadku użyj dwóch</b>: jedną zagraj, drugą odrzuć.
    }
}

learn-end = { $lesson ->
    [1] To już wszystkie siedem reguł. Do każdej wystarczy jedna karta, jeśli nikt nie ma więcej.
    [2] Remisów więc nie ma.
    [3] Tak wygląda tura.
    [4] Odrzucenie też kosztuje kartę, ale paleta zostaje, jaka była.
    [5] Najpierw zagranie, potem odrzucenie: taka jest kolejność w turze.
    [6] Bez kart na ręce można tylko spasować. Oszczędzaj więc karty, jak długo się da.
    [7] Rundy trwają, aż ktoś zbierze dość punktów albo zabraknie kart.
    [8] To już wszystkie zasady. Jeszcze dwie lekcje pokażą, jak wygrywać.
    [9] Żadna karta na ręce nie jest warta więcej niż czerwona 7.
   *[other] Kto ma jeszcze karty, może odpowiedzieć, gdy inni mogą już tylko spasować. Zagraj swoją pierwszą rundę.
}

## Co mówi się o turze, która jest na dobrej drodze.

## Co mówi się o próbie.

learn-right = Dobrze
learn-wrong = Jeszcze nie
learn-illegal = Tak nie wolno: { $text }
learn-illegal-discard = Odrzucić wolno tylko wtedy, gdy zaraz potem prowadzisz, a gdy obowiązuje { COLOR($rule, case: "small") }, nie prowadzisz. { $text }
learn-behind = To nie daje prowadzenia. { $text }
learn-passed = Kto pasuje, odpada, a tu nie musisz pasować.
learn-out = Kończysz turę bez prowadzenia, więc odpadasz. { $text }
learn-poor = { $points ->
    [one] Wygrywasz, ale z { $points } punktem. Inna tura da więcej.
    [few] Wygrywasz, ale z { $points } punktami. Inna tura da więcej.
   *[many] Wygrywasz, ale z { $points } punktami. Inna tura da więcej.
}
learn-missing-play = Zostajesz w grze. Ale tutaj zagraj kartę do palety.
learn-missing-discard = Zostajesz w grze. Ale tutaj odrzuć kartę na płótno.
learn-missing-draw = Zostajesz w grze. Ale tutaj też dobierz kartę: odrzuć wyższą.
learn-missing-take = Zostajesz w grze. Ale tutaj zagraj jedynkę i zabierz kartę.
learn-missing-again = Zostajesz w grze. Ale tutaj zagraj piątkę i jeszcze jedną kartę.
learn-missing-move = Zostajesz w grze. Ale tutaj zagraj siódemkę i przenieś kartę.
learn-spent-highest = Zostajesz w grze. Ale tutaj zachowaj najwyższą kartę: niższa też da prowadzenie.
learn-spent-two = Zostajesz w grze. Ale tutaj wystarczy jedna karta.
learn-now-out = Odpadasz, a { $who } zostaje w grze i wygrywa. W każdej rundzie odpadają wszyscy prócz jednej osoby.
learn-won-points = { $points ->
    [one] Wygrywasz rundę z { $points } punktem.
    [few] Wygrywasz rundę z { $points } punktami.
   *[many] Wygrywasz rundę z { $points } punktami.
}
learn-next-task = Następny krok
learn-first-round = Zagraj pierwszą rundę
learn-again = Spróbuj jeszcze raz
