## Kola, body a jak hra končí.

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
points-won = { $points ->
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}
points-from = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za vítězné karty: { $values }.
out-order = Postupně mimo hru: { $names }.
place = { $count }. { $who } { $points }
points-short = <b>{ $points }</b> b.

round = Kolo { $round }
round-to-points = { $points ->
    [one] Kolo { $round }, do { $points } bodu
    [few] Kolo { $round }, do { $points } bodů
   *[other] Kolo { $round }, do { $points } bodů
}
round-to-the-end = Kolo { $round }, dokud stačí karty
round-played-to-points = { $points ->
    [one] Kolo { $round }, hraje se do { $points } bodu.
    [few] Kolo { $round }, hraje se do { $points } bodů.
   *[other] Kolo { $round }, hraje se do { $points } bodů.
}
round-played-to-the-end = Kolo { $round }, hraje se, dokud stačí karty.
round-won = { $who ->
    [you] Kolo { $round }: vyhráváš
   *[other] Kolo { $round }: vyhrává { $who }
}

# Jak stojí zápas: „Ty 17, Umbra 9“.
score-of = { $who } { $points }

round-over = Kolo skončilo
wins-round = { $who ->
    [you] Vyhráváš kolo
   *[other] Kolo vyhrává { $who }
}
wins-match = { $who ->
    [you] Vyhráváš zápas
   *[other] Zápas vyhrává { $who }
}
share-match = Společná výhra: { $names }
won-with = Poslední ve hře, { $having }
won-last = Poslední ve hře
over-points = { $points ->
    [one] Cíl { $points } bodu je dosažen.
    [few] Cíl { $points } bodů je dosažen.
   *[other] Cíl { $points } bodů je dosažen.
}
over-cards = Na další rozdání karty nestačí: vyhrává nejvíc bodů.
rounds-of-match = { $who ->
    [you] Vyhráváš { $count } z { $whole } kol.
   *[other] { $who } vyhrává { $count } z { $whole } kol.
}

why-won = { $who ->
    [you] Proč vyhráváš
   *[other] Proč vyhrává { $who }
}
# Tah, který rozhodl, a co přinesl.
why-led = { $who ->
    [you] { $text } Po tomto tahu vedeš { $having }.
   *[other] { $text } Po tomto tahu { $who } vede { $having }.
}
why-tie = Při shodě rozhoduje nejvyšší z karet, které se počítají: { $card } přebíjí { CARD($other, case: "accusative") }.
race-to = Kdo dřív na { $points }

button-home = Domů
button-same-deal = Totéž rozdání znovu
button-again = Odveta
button-compare = Porovnat výsledky
button-next-round = Další kolo

## Tabulka bodů.

scores-title = Tabulka bodů
scores-caption = Body po kolech
scores-round = Kolo
scores-points = Body
scores-won = výhra:
scores-piles = Získané karty
scores-no-card = žádná karta
scores-all-in = Ve hře je všech 49 karet.
scores-left = Karet k rozdání zbývá: { $count }. Na kolo je jich potřeba { $whole }.
scores-out-of-deal = { $count ->
    [one] { $count } karta je mezi získanými a už se nerozdává.
    [few] { $count } karty jsou mezi získanými a už se nerozdávají.
   *[other] { $count } karet je mezi získanými a už se nerozdává.
}
