## Skończona runda, oglądana jeszcze raz: ile był wart każdy ruch.

review-look-back = Analiza
keys-review = Analiza skończonej rundy
keys-learn = Tury do ponownego spróbowania, w analizie
review-back = Wróć do gry
review-on = Graj dalej od tej chwili
review-other-seat = To samo rozdanie, inne miejsce
review-timeline = Tury gry
review-progress = Sprawdzone tury: { $done } z { $count }
review-none = Gdy tylko ta runda się skończy, będzie tu można do niej wrócić i zobaczyć wszystkie karty.
review-at-deal = Wybierz turę, a zobaczysz, ile była warta.

## Według tego, co gracz mógł wiedzieć.

review-asked = Trwa sprawdzanie…
review-mistake = Błąd
review-small-slip = Drobne potknięcie
review-as-advised = Tak zagrałby Mistrz
review-only = Jedyna tura, która daje prowadzenie
review-no-choice = Żadna tura nie dawała prowadzenia
review-hopeless = Żadna tura nie wygrała w symulacjach
review-hopeless-won = { $who ->
    [you] Żadna tura nie wygrała w symulacjach, a jednak wygrywasz
   *[other] Żadna tura nie wygrała w symulacjach, a jednak wygrywa { $who }
}
review-close = Żadna tura nie jest wyraźnie lepsza
review-ahead = Lepsza niż wybór Mistrza
review-certain = Lepiej się nie dało
review-outdone = Wybór Mistrza, choć inna tura wygrywała częściej
review-debatable = Inna tura wygrywała częściej
review-rated = { $text }: { $odds } na wygraną
review-before-draw = Przed dobraniem: { $odds } na wygraną
review-advised = Mistrz wybrałby: { $events }. Szansa: <b>{ $odds }</b>.
# O ile lepsza była ta tura, i ile z tego może być przypadkiem.
review-more-wins = Wygranych więcej: { $count } w tych samych { $tried } rozdaniach, z dokładnością do { $about }
review-fewer-wins = Wygranych mniej: { $count } w tych samych { $tried } rozdaniach, z dokładnością do { $about }
review-few-wins = Różnica wygranych, { $count } w { $tried } rozdaniach, jest zbyt mała, by się liczyć
review-luck-wins = Różnica wygranych, { $count } w tych samych { $tried } rozdaniach: może to być czysty przypadek
review-fewer-deals = Sprawdzona tylko w { $count } z { $tried } rozdań, więc jej szansa jest mniej pewna.
review-no-reason = Nie ma jednego powodu: w symulowanych rozdaniach ta tura po prostu wypada lepiej.
review-always-won = Wygrywała w każdym symulowanym rozdaniu.
review-deals = { $count ->
    [one] Oszacowano na podstawie { $count } symulowanego rozdania
    [few] Oszacowano na podstawie { $count } symulowanych rozdań
   *[many] Oszacowano na podstawie { $count } symulowanych rozdań
}
# Stoi po liczbie rozdań i przecinku.
review-knew = { $who ->
    [you] według twojej ówczesnej wiedzy
   *[other] według ówczesnej wiedzy { NAME($who, case: "of") }
}
review-others = Inne tury
review-others-description = W nawiasach: przedział, w którym leży szansa. Szeroki znaczy, że sprawdzono mniej rozdań.
review-others-higher = Część różnicy między szansami to przypadek, więc tura z najwyższą nie musi być najlepsza.
review-other = { $events }: { $text }
review-limits = Ukryte karty rozdano na wiele sposobów zgodnych z tym, co gracz wiedział. W nawiasach: między jakimi granicami leży każda szansa w 95 przypadkach na 100.
review-grades = Błąd daje szansę na wygraną mniejszą niż wybór Mistrza o ponad { $high } punktów procentowych albo o ponad { $low }, jeśli zostaje z niej mniej niż jedna czwarta; drobne potknięcie o mniej. Różnica mniejsza niż { $value } punkty albo taka, którą może tłumaczyć sam przypadek, nie jest ani jednym, ani drugim.
review-each = Każda szansa wynika z tego, co gracz mógł wtedy wiedzieć, więc szanse wszystkich nie muszą dawać razem 100%.
review-unknown = Nie da się powiedzieć, ile była warta.

## Przy odkrytych kartach.

review-open-title = A przy odkrytych kartach?
review-open-note = Nikt nie widzi wszystkich kart, więc oceny się nie zmieniają.
review-won-only = Tylko ta tura dawała pewną wygraną.
review-won = { $count ->
    [one] Pewną wygraną dawała { $count } tura, właśnie ta.
    [few] Pewną wygraną dawały { $count } tury, także ta.
   *[many] Pewną wygraną dawało { $count } tur, także ta.
}
review-gave-away = { $count ->
    [one] Pewną wygraną dawała { $count } tura, ale nie ta:
    [few] Pewną wygraną dawały { $count } tury, ale nie ta:
   *[many] Pewną wygraną dawało { $count } tur, ale nie ta:
}
review-more = i jeszcze { $count }
review-lost = Żadna tura nie dawała pewnej wygranej.
review-together = Wygrana jest pewna tylko wtedy, gdy wszyscy inni razem nie mogą jej odebrać.
review-reach-actions = Przy Akcjach nie da się wyliczyć, kto wygrywa.
review-reach-advanced = W wersji zaawansowanej dla więcej niż dwóch osób nie da się wyliczyć, kto wygrywa.
review-reach-large = Dalszych możliwości jest za dużo, by sprawdzić wszystkie.

## Ruchy w turze.

review-play = zagrać { CARD($card, case: "accusative") }
review-discard = odrzucić { CARD($card, case: "accusative") }
review-to-canvas = przenieść { CARD($card, case: "accusative") } na płótno
review-to-deck = przenieść { CARD($card, case: "accusative") } na talię
review-take = zabrać { CARD($card, case: "accusative") } { NAME($from, case: "of") }
review-draw = dobrać kartę
review-pass = spasować
review-passed = pas
review-no-cards = brak kart
review-nothing-led = nie dało się prowadzić

## Runda jako całość.

# Co znaczą znaki obok tur.
review-sign-best = wybór Mistrza lub lepszy
review-sign-slip = drobne potknięcie
review-sign-mistake = błąd
review-sign-none = bez znaku: wymuszona lub niejednoznaczna
review-chart = { $who ->
    [you] Twoja szansa na wygraną po każdej twojej turze
   *[other] Szansa { NAME($who, case: "of") } na wygraną po każdej turze
}
review-legend = { $who ->
    [you] Pionowe kreski: szanse, które ci uciekły
   *[other] Pionowe kreski: utracone szanse
}
review-key = Kluczowa chwila: tura { $turn }
review-no-key = { $who ->
    [you] W tej rundzie nie masz wyraźnych błędów.
   *[other] { $who }: w tej rundzie nie znaleziono błędów.
}
# Po przegranej rundzie: co przesądziło.
review-no-key-lost = { $who ->
    [you] W tej rundzie nie masz wyraźnych błędów: największa szansa, w turze { $turn }, to około { $chance }%, resztę rozstrzygnęły karty.
   *[other] { $who }: w tej rundzie nie znaleziono błędów. Największa szansa, w turze { $turn }, to około { $chance }%, resztę rozstrzygnęły karty.
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] W tej rundzie nie masz wyraźnych błędów. Największa szansa to około { $chance }%, w turze { $turn }; potem karty były przeciwko tobie.
   *[other] { $who }: w tej rundzie nie znaleziono błędów. Największa szansa to około { $chance }%, w turze { $turn }; potem zdecydowały karty.
}
review-lost-by = Przy odkrytych kartach przesądziła tura { $turn }.
review-lost-later = { $who ->
    [you] Później twoja wygrana była pewna, ale przepadła w turze { $turn }.
   *[other] Później wygrana { NAME($who, case: "of") } była pewna, ale przepadła w turze { $turn }.
}
review-deal-asked = Czy to rozdanie było do wygrania? …
review-deal-won = { $who ->
    [you] Przy odkrytych kartach to rozdanie było dla ciebie do wygrania.
   *[other] Przy odkrytych kartach { $who } może wygrać to rozdanie.
}
review-deal-lost = { $who ->
    [you] Przy najlepszej grze innych to rozdanie nie było dla ciebie do wygrania.
   *[other] Przy najlepszej grze innych { $who } nie może wygrać tego rozdania.
}
review-deal-kept = { $who ->
    [you] Wygrywasz rozdanie, które dało się wygrać nawet przy bezbłędnej grze innych.
   *[other] { $who } wygrywa rozdanie, które dało się wygrać nawet przy bezbłędnej grze innych.
}
review-deal-lucky = { $who ->
    [you] Wygrywasz, choć przy bezbłędnej grze innych to rozdanie było nie do wygrania.
   *[other] { $who } wygrywa, choć przy bezbłędnej grze innych to rozdanie było nie do wygrania.
}
review-first-won = { $who ->
    [you] Od twojej pierwszej tury wygrana była pewna.
   *[other] Od swojej pierwszej tury { $who } ma pewną wygraną.
}
review-first-lost = { $who ->
    [you] Od twojej pierwszej tury nie było pewnej wygranej.
   *[other] Od swojej pierwszej tury { $who } nie ma pewnej wygranej.
}
review-whose = Czyje szanse
review-table = Jako tabela
review-table-turn = Tura
review-table-lead = Prowadzi
review-table-made = Zagrane
review-table-open = Pewna wygrana
review-was-won = tak
review-was-lost = nie
review-percent = { $chance }%
# Oszacowanie; przy „0%” i „100%” bez „około”: nie wygrało żadne z symulowanych rozdań albo wygrały wszystkie.
review-about = około { $chance }%
review-to-win = { $odds } na wygraną
review-within = { $chance }% (od { $low } do { $high }%)

## To samo rozdanie z każdego miejsca.

review-seats = To rozdanie z każdego miejsca
review-seat = Twoje miejsce
review-seat-here = { $value }, tym razem
review-seat-winner = Wygrywa
review-seat-turns = Twoje tury
review-seat-points = Twoje punkty

## Opowieść, na którą się składa.

review-story-won = { $who ->
    [you] Wygrana: twoja szansa tura po turze
   *[other] Wygrywa { $who }: szansa tura po turze
}
review-story-lost = { $who ->
    [you] Przegrana: twoja szansa tura po turze
   *[other] Przegrywa { $who }: szansa tura po turze
}
# Runda na ekranie, jedna z kilku w meczu.
review-round = { $who ->
    [you] Runda { $round }: zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[other] Runda { $round }: { $who } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
review-round-losses = { $count ->
    [one] jedna lepsza tura do znalezienia
    [few] { $count } lepsze tury do znalezienia
   *[many] { $count } lepszych tur do znalezienia
}
review-rounds = Rundy
review-costliest = runda z największą stratą punktów
review-end-won = wygrana
review-end-lost = przegrana
review-could-be = mogło być { $chance }%
review-closest = Najtrudniejszy wybór: tura { $turn }
review-slip = Drobne potknięcie: tura { $turn }
review-best = Najlepsza w rundzie: tura { $turn }
review-better = Lepsza tura
review-open-turn = Dobrana karta decyduje, co dalej w tej turze.
review-next-best = Druga najlepsza tura
review-another = Inna tura
review-masters = Wybór Mistrza
review-then = Potem: { $text }
review-on-table = Zobacz na stole
review-show-better = Zobacz tę turę
review-moment-next = Następna chwila
review-moment-first = Pierwsza chwila
review-better-moment = Tura { $turn }, zagrana lepiej
review-try = Spróbuj teraz
review-play-on = Graj dalej
review-try-description = Graj dalej od tury { $turn }. To ćwiczenie, nie liczy się.
review-story-back = Do analizy
review-more-title = Więcej o tej rundzie

## Co jeszcze było ukryte.

review-deck = Talia, od góry
