## Tury, które mogły być wyraźnie lepsze, do ponownego spróbowania.

moments = Ucz się na swoich błędach
moments-title = Znajdź lepszą turę
moments-left = do znalezienia: { $count }
moments-list = Tury do ponownego spróbowania
moments-turn = Tura { $turn }
moments-round-turn = Runda { $round }, tura { $turn }
moments-solved = { $text }, rozwiązana
moments-again = { $text }, jeszcze raz
# Wcześniej stoi, co zrobiono w grze.
moments-ask = Znajdź lepszą turę.
moments-right-enough = Liczy się też tura prawie tak dobra jak ta lepsza albo odrabiająca co najmniej trzy czwarte straty.
moments-judging = Sprawdzanie twojej tury
moments-judging-text = W symulowanych rozdaniach kart, których nie widzisz…
moments-best = Tak, to ta lepsza tura
moments-good = Tak, jest mniej więcej tak samo dobra
moments-much-better = Tak, to dużo lepsza tura
moments-wrong = To nie ta
moments-better = Lepiej, ale to jeszcze nie to
moments-wrong-text = Daje { $odds } szans na wygraną, a lepsza tura { $given }.
moments-same = To ta sama tura co w grze.
moments-helped = Była pomoc, więc nie liczy się jako znaleziona.
moments-out = Na końcu tury nie prowadzisz, więc odpadasz.
moments-drawn-out = To szansa sprzed dobrania; potem odpadasz.
moments-odds = Szansa na wygraną: <b>{ $odds }</b>, w grze { $given }.
moments-odds-beside = Szansa na wygraną: <b>{ $odds }</b>. Z turą z analizy { $better }, w grze { $given }.
moments-show = Pokaż odpowiedź
moments-answer = Lepsza tura
moments-next = Następna tura
moments-all = Wszystkie znalezione.
moments-found = Znalezione bez pomocy: { $done } z { $count }.
moments-offer = { $count ->
    [one] Tydzień temu umknęła ci lepsza tura.
    [few] Tydzień temu umknęły ci { $count } lepsze tury.
   *[many] Tydzień temu umknęło ci { $count } lepszych tur.
}
