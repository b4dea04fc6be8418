## Rundy, punkty i jak kończy się gra.

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
points-won = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
points-from = { $points ->
    [one] Punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za karty, które wygrały: { $values }.
out-order = Kolejno poza grą: { $names }.
place = { $count }. { $who } { $points }
points-short = <b>{ $points }</b> pkt

round = Runda { $round }
round-to-points = { $points ->
    [one] Runda { $round }, do { $points } punktu
    [few] Runda { $round }, do { $points } punktów
   *[many] Runda { $round }, do { $points } punktów
}
round-to-the-end = Runda { $round }, dopóki starczy kart
round-played-to-points = { $points ->
    [one] Runda { $round }, gra do { $points } punktu.
    [few] Runda { $round }, gra do { $points } punktów.
   *[many] Runda { $round }, gra do { $points } punktów.
}
round-played-to-the-end = Runda { $round }, gra trwa, dopóki starczy kart.
round-won = { $who ->
    [you] Runda { $round }: wygrywasz
   *[other] Runda { $round }: wygrywa { $who }
}

score-of = { $who } { $points }

round-over = Runda skończona
wins-round = { $who ->
    [you] Wygrywasz rundę
   *[other] { $who } wygrywa rundę
}
wins-match = { $who ->
    [you] Wygrywasz mecz
   *[other] { $who } wygrywa mecz
}
share-match = Remis w meczu: { $names }
won-with = Do końca w grze, z { $having }
won-last = Do końca w grze
over-points = { $points ->
    [one] Osiągnięto { $points } punkt.
    [few] Osiągnięto { $points } punkty.
   *[many] Osiągnięto { $points } punktów.
}
over-cards = Zostało za mało kart na rozdanie: wygrywa większość punktów.
rounds-of-match = { $who ->
    [you] Wygrywasz { $count } z { $whole } rund.
   *[other] { $who } wygrywa { $count } z { $whole } rund.
}

why-won = { $who ->
    [you] Dlaczego wygrywasz
   *[other] Dlaczego { $who } wygrywa
}
# Tura, która przesądziła, i co dała.
why-led = { $who ->
    [you] { $text } Dało ci to prowadzenie z { $having }.
   *[other] { $text } Dało to prowadzenie z { $having }.
}
why-tie = Przy równej liczbie kart decyduje najwyższa z tych, które się liczą: { $card } bije { CARD($other, case: "accusative") }.
race-to = Wyścig do { $points }

button-home = Strona startowa
button-same-deal = To samo rozdanie
button-again = Rewanż
button-compare = Porównaj wyniki
button-next-round = Następna runda

## Punktacja.

scores-title = Punktacja
scores-caption = Punkty w rundach
scores-round = Runda
scores-points = Punkty
scores-won = wygrana:
scores-piles = Zdobyte karty
scores-no-card = brak kart
scores-all-in = Wszystkie 49 kart jest w grze.
scores-left = Kart do rozdania zostało: { $count }. Na rundę potrzeba { $whole }.
scores-out-of-deal = { $count ->
    [one] { $count } karta nie wróci już do rozdań.
    [few] { $count } karty nie wrócą już do rozdań.
   *[many] { $count } kart nie wróci już do rozdań.
}
