## Miejsca na stole i co na nich leży.

table-menu = Menu gry
settings = Ustawienia
settings-sound = Dźwięk
how-to = Jak grać
sheet-close = Zamknij
keys = Klawisze
table-signs = Gra

table-home = Red7: do strony startowej
table-opponents = Przeciwnicy
table-happened = Co się wydarzyło

what-if = A gdyby
what-if-button = A gdyby?
what-if-title = A gdyby reguła była inna…

turns = Tury
turns-so-far = Dotychczasowe tury
turns-newest-first = Tury, od najnowszej
steps-title = Jak przebiega tura
steps-play = Zagraj kartę do swojej palety.
steps-discard = Odrzuć kartę na płótno: jej kolor staje się regułą.
steps-both = Albo zrób jedno i drugie.
steps-lead = Na koniec tury prowadź, inaczej odpadasz.

deal-of = rozdanie { $seed }

canvas = Płótno
canvas-start = Start: obowiązuje czerwony
canvas-before = Wcześniej
canvas-rules-before = Wcześniejsze reguły: { $colors }

deck = talia
deck-empty = pusta talia
deck-known = talia, na wierzchu { $top }, co widzieli wszyscy
deck-size = <b>{ $count }</b> w talii

palette-yours = Twoja paleta
palette-you = Ty
palette-face-down = zakryta karta

hand-label = { $count ->
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
hand-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}

## Karta do wyboru, dla czytnika ekranu: jej nazwa, a po niej to.

card-action = akcja: { $action }
card-drawn = właśnie dobrana
card-leads = prowadzisz
card-allowed = wolno, ale nie prowadzisz
card-forbidden = nie wolno

## Miejsce gracza.

seat-in-hand = Na ręce
seat-out = Poza grą
seat-out-since = <b>Poza grą</b> od tury { $turn }
seat-label-out = poza grą
seat-label-out-since = poza grą od tury { $turn }
seat-label-among = wśród nich { $cards }
seat-label-leads = prowadzi
seat-label-to-move = wykonuje ruch

## A gdyby: kto by prowadził przy każdej z reguł.

matrix-caption = Kto by prowadził przy każdej z reguł
matrix-rule = Reguła
matrix-hand = Odrzuć
matrix-in-force = obowiązuje
matrix-none = brak
matrix-out = poza grą
matrix-leads = prowadzi
matrix-legend-may = można odrzucić
matrix-legend-later = po zagraniu
matrix-legend-may-not = nie można
matrix-may = można odrzucić
matrix-later = można odrzucić po zagraniu karty
matrix-may-not = nie można odrzucić
