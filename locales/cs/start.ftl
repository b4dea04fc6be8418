## Úvodní stránka.

start-menu = Nabídka
start-title = Sedm barev, sedm cest k výhře.
start-description = Každá odhozená karta určí pravidlo. Na konci tahu musíš vést, jinak vypadneš.
start-more = Více
start-private = Funguje offline. Bez účtu; z tohoto zařízení nic neodchází.
start-private-live = Funguje offline. Bez účtu; z tohoto zařízení nic neodchází, pokud nehraješ naživo.
start-legal = Autory hry Red7 jsou Carl Chudyk a Chris Cieslik, vydává ji Asmadi Games. Toto je neoficiální fanouškovské dílo s vlastní grafikou a vlastními texty.

## Co hrát: první kolo, stůl jako minule, nebo rozehraná hra.

play-label = Hrát
play = Hrát
play-first = Zahrát první kolo
play-learn = Naučit se za 3 minuty
play-first-against = Soupeř: { $who }
play-first-description = Nováček, rady a mnoho cest k výhře
play-rules = { $edition } { $game }
play-last-won = Tvoje poslední hra: výhra při { COLOR($rule, case: "under") }
play-last-lost = Tvoje poslední hra: prohra při { COLOR($rule, case: "under") }
play-customise = Upravit
play-done = Hotovo
play-new = Nová hra
tile-puzzle-new = Dnes nová
tile-rush = Tři minuty
tile-rush-best = Nejvíc: { $count }
tile-learn = Výuka
tile-wins = Čím vyhrát
tile-wins-facts = Deset faktů

## Rozehraná hra.

last-turn = { $turn }. tah celkem
last-to-move = Na tahu: { $who }
last-your-turn = Tvůj tah
last-round-over = Kolo skončilo
last-continue = Pokračovat

## Formulář nové hry.

form-title = Nová hra
player-person = Člověk
player-friend = Spoluhráč

## Co dalšího se dá dělat.

learn-description = Deset krátkých lekcí
learn-done = Hotové lekce: { $done } z { $count }
puzzles = Úlohy
puzzles-description = Vyhraje jediný tah. Najdi ho.
puzzles-solved = Vyřešeno { $solved } z { $tried } · rating úloh { $rating }
puzzle-rush = Závod s časem
statistics = Statistiky
