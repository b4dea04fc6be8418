## Cómo le ha ido a la persona hasta ahora.

statistics-empty = Aún no hay datos. Juega primero una ronda contra rivales.
statistics-rules = Reglas
statistics-all-rules = Todas las reglas
statistics-players = Jugadores
statistics-all-players = Todos
statistics-none = Aún no hay rondas de este tipo.
statistics-matches = Partidas ganadas
statistics-part = { $done } de { $count }
statistics-streak = Racha de victorias actual
statistics-longest = Racha de victorias más larga
opponents-mixed = Mezcla
statistics-description = Solo cuentan las rondas que acaban en este dispositivo. No cuentan las que juegan en él varias personas, ni las que tienen un turno deshecho.
statistics-earlier = { $count ->
    [one] Una ronda anterior no entra
   *[other] { $count } rondas anteriores no entran
} en las respuestas sobre reglas y pistas, que entonces no se anotaban.
statistics-won = Ganadas
statistics-points = Puntos
statistics-per-rounds = { $points } en { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
statistics-rating = ¿Qué tal juego?
rating-range = lo más probable, de { $low } a { $high }
rating-provisional = provisional: lo más probable, de { $low } a { $high }
rating-closest = Más o menos del nivel { $strength }, según { $count ->
    [one] una ronda
   *[other] { $count } rondas
} sin pistas.
rating-amid = De { $strength } a { $better }, según { $count ->
    [one] una ronda
   *[other] { $count } rondas
} sin pistas.
rating-early = Es pronto para decirlo: hacen falta más rondas sin pistas.
rating-none = Empieza con tu primera ronda sin pistas.
# Tras la primera ronda que cuenta para el Elo.
rating-first = Un primer Elo: { $rating }. De momento es una estimación; cada ronda sin pistas lo modifica.
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
rating-course-provisional = Lo verás cuando tu Elo deje de ser provisional.
statistics-won-of = Has ganado { $done } de { $count ->
    [one] una ronda
   *[other] { $count } rondas
}.
statistics-won-one = Una ronda contada, y la has ganado.
statistics-lost-one = Una ronda contada, y la has perdido.
statistics-lose-none = Por ahora no destaca ninguna regla.
statistics-hold = Nivel más alto en el que ganas al menos tu parte de las rondas: { $strength }.
statistics-hold-none = En ningún nivel con { $count } rondas o más ganas aún tu parte.
statistics-hold-few = Tras { $count } rondas contra un mismo nivel verás aquí si ganas tu parte.
statistics-share = Tu parte es la mitad de las rondas entre dos, un tercio entre tres y un cuarto entre cuatro.
rating-rose = Sube { $points } desde el { $day }.
rating-fell = Baja { $points } desde el { $day }.
rating-stayed = Igual que el { $day }.
rating-one-day = Por ahora, solo el { $day }: de { $given } a { $found }.
statistics-work = ¿En qué debo mejorar?
mistakes-most = Lo más frecuente: { $given }, { $done } de { $count }.
mistakes-none = Por ahora no destaca ningún tipo.
mistakes-after = «Aprende de tus errores», en un análisis, te permite reintentar jugadas. Tras { $count } de ellas, en partidas terminadas, verás aquí de qué tipo eran.
mistakes-description = Lo que hiciste en los turnos de tus últimas partidas terminadas que has reintentado en «Aprende de tus errores».
mistakes-turn = Jugada
mistakes-count = Veces
mistake-card = solo jugar una carta
mistake-rule = solo cambiar la regla
mistake-both = jugar una carta y cambiar la regla
mistake-out = pasar
daily-won-of = { $days ->
    [one] Una partida del día jugada
   *[other] { $days } partidas del día jugadas
}; ganadas: { $done }.
daily-longest = Máximo de días seguidos: { $days }
