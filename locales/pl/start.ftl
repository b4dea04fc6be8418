## Strona startowa.

start-menu = Menu
start-title = Siedem kolorów, siedem dróg do wygranej.
start-says = Każda odrzucona karta zmienia to, co daje prowadzenie. Prowadź na koniec swojej tury albo odpadasz.
start-more = Więcej
start-private = Bez konta; nic nie opuszcza tego urządzenia.
start-legal = Autorami gry Red7 są Carl Chudyk i Chris Cieslik, a wydawcą Asmadi Games. To nieoficjalna praca fanowska z własną grafiką i własnymi tekstami.

## Pozostawiona gra.

last-label = Twoja gra
last-game = Ostatnia gra
last-turn = Tura { $turn }
last-to-move = ruch wykonuje { $who }
last-your-turn = twoja tura
last-round-over = runda skończona
last-look = Obejrzyj
last-continue = Kontynuuj

## Formularz nowej gry.

form-title = Nowa gra
form-players = Gracze
form-opponents = Przeciwnicy
form-player = Kto gra: { $who }
player-person = Osoba
player-friend = Znajomy
player-person-says = na tym urządzeniu
player-friend-says = gra przez link, gdzie indziej
name-of = Imię: { $who }
form-edition = Zasady
form-game = Gra
form-target = Koniec gry
form-actions = Akcje
form-seed = Kod rozdania: ten sam kod to te same karty
form-new-seed = Nowy kod
form-deal = Rozdaj
seed-length = Kod ma 8 liter lub cyfr; długość tego to { $count }.
seed-character = „{ $found }” nie jest literą od a do z ani cyfrą.
