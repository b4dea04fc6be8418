## Rondas, puntos y cómo acaba una partida.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-won = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
points-from = { $points ->
    [one] Un punto
   *[other] { $points } puntos
} por las cartas ganadoras: { $values }.
out-order = Fuera en este orden: { $names }.
place = { $count }. { $who } { $points }
points-short = { $points ->
    [one] <b>{ $points }</b> pt
   *[other] <b>{ $points }</b> pts
}

round = Ronda { $round }
round-to-points = { $points ->
    [one] Ronda { $round }, a { $points } punto
   *[other] Ronda { $round }, a { $points } puntos
}
round-to-the-end = Ronda { $round }, hasta agotar el mazo
round-played-to-points = { $points ->
    [one] Ronda { $round }, a { $points } punto.
   *[other] Ronda { $round }, a { $points } puntos.
}
round-played-to-the-end = Ronda { $round }, hasta agotar el mazo.
round-won = { $who ->
    [you] Ronda { $round }: ganas tú
   *[other] Ronda { $round }: gana { $who }
}

# Cómo va la partida: «Tú 17, Sombra 9».
score-of = { $who } { $points }

round-over = La ronda ha terminado
wins-round = { $who ->
    [you] Ganas la ronda
   *[other] { $who } gana la ronda
}
wins-match = { $who ->
    [you] Ganas la partida
   *[other] { $who } gana la partida
}
share-match = Victoria compartida: { $names }
won-with = Última persona en pie, con { $having }
won-last = Última persona en pie
over-points = { $points ->
    [one] Se ha llegado al objetivo de { $points } punto.
   *[other] Se ha llegado al objetivo de { $points } puntos.
}
over-cards = Quedan pocas cartas en el mazo: gana quien tiene más puntos.
rounds-of-match = { $who ->
    [you] Has ganado { $count } de { $whole } rondas.
   *[other] { $who } ha ganado { $count } de { $whole } rondas.
}

why-won = { $who ->
    [you] Por qué has ganado
   *[other] Por qué ha ganado { $who }
}
# Un turno que la decidió, y en qué quedó.
why-led = { $who ->
    [you] { $text } Así vas ganando con { $having }.
   *[other] { $text } Así va ganando con { $having }.
}
why-tie = En caso de empate decide la carta más alta de las que cuentan: el { $card } supera al { $other }.
race-to = La carrera hasta los { $points }

button-home = Inicio
button-same-deal = Mismo reparto
button-again = Revancha
button-compare = Comparar resultados
button-next-round = Siguiente ronda

## La hoja de puntuación.

scores-title = Puntuación
scores-caption = Puntos por ronda
scores-round = Ronda
scores-points = Puntos
scores-won = gana:
scores-piles = Pilas de puntos
scores-no-card = ninguna carta
scores-all-in = Las 49 cartas están en juego.
scores-left = Cartas que quedan por repartir: { $count }. Una ronda necesita { $whole }.
scores-out-of-deal = { $count ->
    [one] { $count } carta está en una pila de puntos y fuera de juego.
   *[other] { $count } cartas están en pilas de puntos y fuera de juego.
}
