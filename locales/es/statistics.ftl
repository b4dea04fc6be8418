## Cómo le ha ido a la persona hasta ahora.

statistics-empty = Aún no hay datos. Juega primero una ronda contra rivales.
statistics-rules = Reglas
statistics-all-rules = Todas las reglas
statistics-players = Jugadores
statistics-all-players = Todos
statistics-none = Aún no hay rondas de este tipo.
statistics-matches = Partidas ganadas
statistics-part = { $done } de { $count }
statistics-streak = Racha actual
statistics-longest = Racha más larga
opponents-mixed = Mezcla
statistics-description = Solo cuentan las rondas que acaban en este dispositivo. No cuentan las de varias personas en él, ni las rondas con un turno deshecho.
statistics-earlier = { $count ->
    [one] Una ronda anterior no entra
   *[other] { $count } rondas anteriores no entran
} en las respuestas sobre reglas y pistas, que entonces no se anotaban.
statistics-rounds = Rondas
statistics-won = Ganadas
statistics-all-rounds = Todas las rondas
statistics-points = Puntos
statistics-per-rounds = { $points } en { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
statistics-rating = ¿Qué tal juego?
rating-range = lo más probable, de { $low } a { $high }
rating-provisional = provisional: lo más probable, de { $low } a { $high }
rating-closest = Nivel más cercano: { $strength }. Calculado con { $count ->
    [one] una ronda
   *[other] { $count } rondas
} sin pistas.
rating-levels = Las marcas de la línea son los niveles de los rivales.
rating-none = Empieza con tu primera ronda sin pistas.
# Tras la primera ronda que cuenta para el Elo.
rating-first = Ya tienes un Elo: { $rating }. Cada ronda sin pistas lo modifica.
rating-now = Elo { $rating }
rating-up = Elo { $rating }, sube { $points }
rating-down = Elo { $rating }, baja { $points }
rating-match-up = Elo { $rating }, sube { $points } en esta partida
rating-match-down = Elo { $rating }, baja { $points } en esta partida
rating-same = Elo { $rating }, como antes
statistics-course = ¿Cómo me ha ido?
rating-at = { $rating } el { $day }
rating-went = De { $given } a { $found }
statistics-lost = ¿Con qué regla pierdo?
statistics-lose-most = Más rondas perdidas: con el { COLOR($rule, case: "small") }, { $done } de { $count }.
statistics-lost-description = Rondas perdidas, de las que acabaron para ti con cada regla.
statistics-rule = Regla
statistics-rounds-lost = Perdidas
statistics-by-level = ¿Contra quién?
statistics-by-level-description = La marca es tu porcentaje de victorias. Su valor real está muy probablemente dentro de la banda.
statistics-opponents = Rivales
statistics-with-hints = Con pistas
statistics-without-hints = Sin pistas
statistics-often = ¿Cuántas veces gano?
statistics-after = { $count ->
    [one] Lo verás tras una ronda más.
   *[other] Lo verás tras { $count } rondas más.
}
rating-course-after = { $count ->
    [one] Lo verás tras una ronda más sin pistas.
   *[other] Lo verás tras { $count } rondas más sin pistas.
}
