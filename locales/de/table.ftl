## Die Orte auf dem Tisch und was dort liegt.

table-menu = Spielmenü
settings = Einstellungen
settings-sound = Ton
how-to = Spielregeln
sheet-close = Schließen
keys = Tasten
table-signs = Spiel

table-home = Red7: zurück zur Startseite
table-opponents = Gegner
table-happened = Was geschehen ist

what-if = Was wäre, wenn
what-if-button = Was wäre, wenn?
what-if-title = Was wäre, wenn …

turns = Züge
turns-so-far = Bisherige Züge
turns-newest-first = Züge, neueste zuerst
steps-title = So geht ein Zug
steps-play = Spiel eine Karte in deine Palette.
steps-discard = Leg eine Karte auf die Leinwand ab: Ihre Farbe wird zur Regel.
steps-both = Oder tu beides.
steps-lead = Am Ende deines Zuges musst du führen, sonst scheidest du aus.

# Was hier gespielt wird: „Regeln v1.3, Basisspiel · Kartencode abcd2345“.
deal-of = Kartencode { $seed }

canvas = Leinwand
canvas-start = Zu Beginn gilt Rot
canvas-before = Frühere Regeln
canvas-rules-before = Frühere Regeln: { $colors }

deck = Stapel
deck-empty = leerer Stapel
deck-known = Stapel; alle haben { CARD($top, case: "the") } obenauf gesehen
# Wo kein Platz ist, fällt weg, was nicht fett ist.
deck-size = <b>{ $count }</b> im Stapel

palette-yours = Deine Palette
palette-you = Du
palette-face-down = verdeckte Karte

hand-label = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
hand-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}

## Eine wählbare Karte, für Screenreader: ihr Name, danach dies.

card-action = Aktion: { $action }
card-drawn = gerade gezogen
card-leads = damit führst du
card-allowed = erlaubt, aber damit führst du nicht
card-forbidden = nicht erlaubt

## Ein Platz am Tisch.

seat-in-hand = Hand
seat-out = Raus
# Wo kein Platz ist, fällt weg, was nicht fett ist.
seat-out-since = <b>Raus</b> seit Zug { $turn }
# Für Screenreader: der Name, danach dies.
seat-label-out = raus
seat-label-out-since = raus seit Zug { $turn }
seat-label-among = darunter { $cards }
seat-label-leads = führt
seat-label-to-move = am Zug

## Was wäre, wenn: wer bei welcher Regel führen würde.

matrix-caption = Wer bei welcher Regel führen würde
matrix-rule = Regel
matrix-hand = Ablegen
matrix-in-force = gilt jetzt
matrix-none = keine
matrix-out = raus
matrix-leads = führt
matrix-legend-may = geht jetzt
matrix-legend-later = nach dem Spielen
matrix-legend-may-not = geht nicht
matrix-may = kannst du ablegen
matrix-later = kannst du ablegen, nachdem du eine Karte gespielt hast
matrix-may-not = kannst du nicht ablegen
