## Was eine Regel verlangt, und wie eine Palette dabei steht.

rule-title = { $rule ->
    [red] Höchste Karte
    [orange] Meiste Karten einer Zahl
    [yellow] Meiste Karten einer Farbe
    [green] Meiste gerade Karten
    [blue] Meiste verschiedene Farben
    [indigo] Längste Straße
   *[violet] Meiste Karten unter 4
}

# Für eine schmale Spalte.
rule-short = { $rule ->
    [red] Höchste
    [orange] Eine Zahl
    [yellow] Eine Farbe
    [green] Gerade
    [blue] Farben
    [indigo] Straße
   *[violet] Unter 4
}

rule-description = { $rule ->
    [red] Die höchste Karte führt.
    [orange] Wer die meisten Karten einer Zahl hat, führt.
    [yellow] Wer die meisten Karten einer Farbe hat, führt.
    [green] Wer die meisten geraden Karten hat, führt: 2, 4 und 6.
    [blue] Wer die meisten verschiedenen Farben hat, führt.
    [indigo] Die längste Straße führt, etwa 3 4 5, in beliebigen Farben.
   *[violet] Wer die meisten Karten unter 4 hat, führt: 1, 2 und 3.
}

rule-in-force = { $rule } gilt

## Wie eine Palette steht, ohne ihre höchste Karte.

strength-nothing-even = keine geraden
strength-nothing-low = keine unter 4
strength-nothing = keine Karte
strength-red = höchste
strength-orange = { $count ->
    [1] eine { $value }
    [2] zwei { $value }er
    [3] drei { $value }er
    [4] vier { $value }er
    [5] fünf { $value }er
    [6] sechs { $value }er
   *[other] sieben { $value }er
}
strength-yellow = { $count } { COLOR($color, case: "small") }
strength-green = { $count } gerade
strength-blue = { $count ->
    [one] 1 Farbe
   *[other] { $count } Farben
}
strength-indigo = { $count }er-Straße
strength-violet = { $count } unter 4

# Mit ihrer höchsten Karte. Wo kein Platz ist, fällt weg, was nicht fett ist.
standing-red = <b>höchste Karte</b> { $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>, höchste { $top }

## Was eine Palette hat, im Dativ: nach „mit“ und „bei“ in den Sätzen unten.

with-red = { CARD($top, case: "dative") }
with-orange = { $count ->
    [1] einer { $value }
    [2] zwei { $value }ern
    [3] drei { $value }ern
    [4] vier { $value }ern
    [5] fünf { $value }ern
    [6] sechs { $value }ern
   *[other] sieben { $value }ern
}
with-yellow = { $count ->
    [one] einer { COLOR($color, case: "dative") } Karte
   *[other] { $count } { COLOR($color, case: "dative") } Karten
}
with-green = { $count ->
    [one] einer geraden Karte
   *[other] { $count } geraden Karten
}
with-blue = { $count ->
    [one] einer Farbe
   *[other] { $count } Farben
}
with-indigo = einer { $count }er-Straße
with-violet = { $count ->
    [one] einer Karte unter 4
   *[other] { $count } Karten unter 4
}

## Wer führt.

nobody-counts = Niemand hat eine Karte, die zählt
nobody-else-counts = Sonst hat niemand eine Karte, die zählt.
leads = { $who ->
    [you] Du führst mit { $having }
   *[other] { $who } führt mit { $having }
}
leads-top = { $who ->
    [you] Du führst mit { $having }, höchste { $top }
   *[other] { $who } führt mit { $having }, höchste { $top }
}
# Was man gegen die Führung hat.
you-have = Du liegst zurück mit { $having }, höchste { $top }.
you-have-none = Du hast { $strength }.
your-highest = Die höchste Karte deiner Palette ist { CARD($top, case: "the") }.
next-is = { $who } folgt mit { $having }.
# Zwei Karten mit derselben Zahl: die führende und die eigene.
color-decides = Bei gleicher Zahl entscheidet die Farbe: { $card } schlägt { $other }.
your-top-beats = Deine { CARD($card, case: "small") } schlägt { CARD($other, case: "the") } { NAME($rival, case: "of") }.
your-tie-beats = { $rival } kommt auch auf { $count }, aber du führst durch die höchste Karte: Deine { CARD($card, case: "small") } schlägt { CARD($other, case: "the") }.
