## Strona startowa.

start-menu = Menu
start-title = Siedem kolorów, siedem dróg do wygranej.
start-description = Każda odrzucona karta ustala regułę. Prowadź na koniec swojej tury albo odpadasz.
start-more = Więcej
start-private = Działa bez sieci. Bez konta; nic nie opuszcza tego urządzenia.
start-private-live = Działa bez sieci. Bez konta; nic nie opuszcza tego urządzenia, chyba że grasz na żywo.
start-legal = Autorami gry Red7 są Carl Chudyk i Chris Cieslik, a wydawcą Asmadi Games. To nieoficjalna praca fanowska z własną grafiką i własnymi tekstami.

## W co zagrać: w pierwszą rundę, przy ostatnim stole albo w pozostawioną grę.

play-label = Gra
play = Graj
play-first = Zagraj pierwszą rundę
play-learn = Nauka w 3 minuty
play-first-against = Przeciwnik: { $who }
play-first-description = Nowicjusz, podpowiedzi, wiele dróg do wygranej
play-rules = { $edition } { $game }
play-last-won = Ostatnia gra: wygrana ({ COLOR($rule, case: "small") })
play-last-lost = Ostatnia gra: przegrana ({ COLOR($rule, case: "small") })
play-customise = Dostosuj
play-done = Gotowe
play-new = Nowa gra
tile-puzzle-new = Dziś jedna nowa
tile-rush = Trzy minuty
tile-rush-best = Rekord: { $count }
tile-learn = Nauka
tile-wins = Co wygrywa
tile-wins-facts = Dziesięć faktów

## Pozostawiona gra.

last-turn = Tura { $turn } łącznie
last-to-move = Ruch wykonuje { $who }
last-your-turn = Twoja tura
last-round-over = Runda skończona
last-continue = Kontynuuj

## Formularz nowej gry.

form-title = Nowa gra
player-person = Osoba
player-friend = Znajomy

## Co jeszcze można robić.

learn-description = Dziesięć krótkich lekcji
learn-done = Ukończone lekcje: { $done } z { $count }
puzzles = Zagadki
puzzles-description = Wygrywa jedna tura. Znajdź ją.
puzzles-solved = Rozwiązane: { $solved } z { $tried } · ranking zagadek { $rating }
puzzle-rush = Wyścig z zagadkami
statistics = Statystyki
