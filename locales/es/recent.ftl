## Las últimas partidas terminadas.

recent = Últimas partidas
gallery = Galería
# De una sola ronda.
recent-won = Ronda ganada
recent-lost = Ronda perdida
recent-match-won = Partida ganada
recent-match-lost = Partida perdida
recent-given-up = Partida abandonada
review = Análisis
review-again = Volver al análisis
recent-again = Jugar otra vez este reparto
recent-won-by = { $who ->
    [you] Ganas tú la ronda
   *[other] Gana la ronda { $who }
}
recent-match-won-by = { $who ->
    [you] Ganas tú la partida
   *[other] Gana la partida { $who }
}
