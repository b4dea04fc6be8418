## Runden, Punkte, und wie eine Partie endet.

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-won = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
points-from = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für die siegreichen Karten: { $values }.
out-order = Raus in dieser Reihenfolge: { $names }.
place = { $count }. { $who } { $points }
points-short = <b>{ $points }</b> Pkt.

round = Runde { $round }
round-to-points = { $points ->
    [one] Runde { $round }, bis { $points } Punkt
   *[other] Runde { $round }, bis { $points } Punkte
}
round-to-the-end = Runde { $round }, bis die Karten knapp werden
round-played-to-points = { $points ->
    [one] Runde { $round }. Gespielt wird bis { $points } Punkt.
   *[other] Runde { $round }. Gespielt wird bis { $points } Punkte.
}
round-played-to-the-end = Runde { $round }. Gespielt wird, bis die Karten knapp werden.
round-won = { $who ->
    [you] Runde { $round }: Du gewinnst
   *[other] Runde { $round }: { $who } gewinnt
}

# Wie das Match steht: „Du 17, Umbra 9“.
score-of = { $who } { $points }

round-over = Die Runde ist vorbei
wins-round = { $who ->
    [you] Du gewinnst die Runde
   *[other] { $who } gewinnt die Runde
}
wins-match = { $who ->
    [you] Du gewinnst das Match
   *[other] { $who } gewinnt das Match
}
share-match = Geteilter Sieg: { $names }
won-with = Bis zuletzt dabei, mit { $having }
won-last = Bis zuletzt dabei
over-points = { $points ->
    [one] Das Ziel von { $points } Punkt ist erreicht.
   *[other] Das Ziel von { $points } Punkten ist erreicht.
}
over-cards = Der Stapel ist fast leer: Die meisten Punkte gewinnen.
rounds-of-match = { $who ->
    [you] Du hast { $count } von { $whole } Runden gewonnen.
   *[other] { $who } hat { $count } von { $whole } Runden gewonnen.
}

why-won = { $who ->
    [you] Warum du gewonnen hast
   *[other] Warum { $who } gewonnen hat
}
# Ein Zug, der entschied, und was er brachte.
why-led = { $who ->
    [you] { $text } Das brachte dir die Führung mit { $having }.
   *[other] { $text } Danach führte { $who } mit { $having }.
}
why-tie = Bei Gleichstand entscheidet die höchste Karte, die zählt: { $card } schlägt { $other }.
race-to = Das Rennen bis { $points }

button-home = Start
button-same-deal = Gleiche Karten
button-again = Revanche
button-compare = Vergleichen
button-next-round = Nächste Runde

## Die Punktetabelle.

scores-title = Punktetabelle
scores-caption = Punkte je Runde
scores-round = Runde
scores-points = Punkte
scores-won = gewonnen:
scores-piles = Gewonnene Karten
scores-no-card = keine Karte
scores-all-in = Alle 49 Karten sind im Spiel.
scores-left = Karten, die noch verteilt werden: { $count }. Eine Runde braucht { $whole }.
scores-out-of-deal = { $count ->
    [one] { $count } Karte ist gewonnen und damit aus dem Spiel.
   *[other] { $count } Karten sind gewonnen und damit aus dem Spiel.
}
