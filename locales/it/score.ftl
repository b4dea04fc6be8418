## Round, punti, e come finisce una partita.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-won = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
points-from = { $points ->
    [one] Un punto
   *[other] { $points } punti
} per le carte vincenti: { $values }.
out-order = Fuori in quest’ordine: { $names }.
place = { $count }. { $who } { $points }
points-short = { $points ->
    [one] <b>{ $points }</b> pt
   *[other] <b>{ $points }</b> pt
}

round = Round { $round }
round-to-points = { $points ->
    [one] Round { $round }, si vince a { $points } punto
   *[other] Round { $round }, si vince a { $points } punti
}
round-to-the-end = Round { $round }, fino alla fine del mazzo
round-played-to-points = { $points ->
    [one] Round { $round }, si vince a { $points } punto.
   *[other] Round { $round }, si vince a { $points } punti.
}
round-played-to-the-end = Round { $round }, fino alla fine del mazzo.
round-won = { $who ->
    [you] Round { $round }: hai vinto
   *[other] Round { $round }: ha vinto { $who }
}

# Come sta la partita: «Tu 17, Ombra 9».
score-of = { $who } { $points }

round-over = Il round è finito
wins-round = { $who ->
    [you] Hai vinto il round
   *[other] { $who } ha vinto il round
}
wins-match = { $who ->
    [you] Hai vinto la partita
   *[other] { $who } ha vinto la partita
}
share-match = Vittoria condivisa: { $names }
won-with = In gioco fino alla fine, con { $having }
won-last = In gioco fino alla fine
over-points = { $points ->
    [one] È stato raggiunto il traguardo di { $points } punto.
   *[other] È stato raggiunto il traguardo di { $points } punti.
}
over-cards = Il mazzo è quasi finito: vince chi ha più punti.
rounds-of-match = { $who ->
    [you] Hai vinto { $count } round su { $whole }.
   *[other] { $who } ha vinto { $count } round su { $whole }.
}

why-won = { $who ->
    [you] Perché hai vinto
   *[other] Perché ha vinto { $who }
}
# Una mossa decisiva, e dove ha portato.
why-led = { $who ->
    [you] { $text } Sei in testa con { $having }.
   *[other] { $text } { $who } è in testa con { $having }.
}
why-tie = In caso di parità decide la carta più alta tra quelle che contano: { CARD($card, case: "the") } batte { CARD($other, case: "the") }.
race-to = La corsa ai { $points }

button-home = Home
button-same-deal = Stessa smazzata
button-again = Rivincita
button-compare = Confronta i risultati
button-next-round = Prossimo round

## Il segnapunti.

scores-title = Segnapunti
scores-caption = Punti per round
scores-round = Round
scores-points = Punti
scores-won = vinti:
scores-piles = Pile dei punti
scores-no-card = nessuna carta
scores-all-in = Tutte le 49 carte sono in gioco.
scores-left = Carte ancora da distribuire: { $count }. Un round ne richiede { $whole }.
scores-out-of-deal = { $count ->
    [one] { $count } carta è in una pila dei punti e fuori gioco.
   *[other] { $count } carte sono nelle pile dei punti e fuori gioco.
}
