## Místa na stole a co na nich leží.

table-menu = Nabídka hry
settings = Nastavení
settings-sound = Zvuk
how-to = Jak se hraje
sheet-close = Zavřít
keys = Klávesy
table-signs = Hra

table-home = Red7: zpět na úvodní stránku
table-opponents = Soupeři
table-happened = Co se stalo

what-if = Co kdyby
what-if-button = Co kdyby?
what-if-title = Co kdyby platila…

turns = Tahy
turns-so-far = Dosavadní tahy
turns-newest-first = Tahy od nejnovějšího
steps-title = Jak probíhá tah
steps-play = Zahraj kartu do své palety.
steps-discard = Odhoď kartu na plátno: její barva se stane pravidlem.
steps-both = Nebo udělej obojí.
steps-lead = Na konci tahu musíš vést, jinak vypadneš.

# Co se tu hraje: „Pravidla v1.3, základní · rozdání abcd2345“.
deal-of = rozdání { $seed }

canvas = Plátno
canvas-start = Začátek: platí červená
canvas-before = Předtím
canvas-rules-before = Předchozí pravidla: { $colors }

deck = balíček
deck-empty = prázdný balíček
deck-known = balíček; navrchu je { $top }, což viděli všichni
# Kde není místo, vynechá se, co není tučné.
deck-size = <b>{ $count }</b> v balíčku

palette-yours = Tvoje paleta
palette-you = Ty
palette-face-down = zakrytá karta

hand-label = { $count ->
    [one] Tvoje ruka: { $count } karta
    [few] Tvoje ruka: { $count } karty
   *[other] Tvoje ruka: { $count } karet
}
hand-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}

## Karta, kterou lze vybrat, pro čtečku obrazovky: její jméno a pak toto.

card-action = akce: { $action }
card-drawn = právě dobraná
card-leads = povedeš
card-allowed = smí se, ale nepovedeš
card-forbidden = nesmí se

## Místo hráče.

seat-in-hand = V ruce
seat-out = Mimo
# Kde není místo, vynechá se, co není tučné.
seat-out-since = <b>Mimo</b> od tahu { $turn }
# Pro čtečku obrazovky: jméno a pak toto.
seat-label-out = mimo hru
seat-label-out-since = mimo hru od tahu { $turn }
seat-label-among = z toho známé: { $cards }
seat-label-leads = vede
seat-label-to-move = na tahu

## Co kdyby: kdo povede při kterém pravidle.

matrix-caption = Kdo povede při kterém pravidle
matrix-rule = Pravidlo
matrix-hand = Odhození
matrix-in-force = platí teď
matrix-none = žádná
matrix-out = mimo hru
matrix-leads = vede
matrix-legend-may = hned
matrix-legend-later = po zahrání
matrix-legend-may-not = nelze
matrix-may = lze odhodit
matrix-later = lze odhodit po zahrání karty
matrix-may-not = nelze odhodit
