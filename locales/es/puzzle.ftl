## Problemas: cuáles hay, qué se pide y qué se dice de un intento.

puzzles-rating-description = Solo tu primer intento de cada problema afecta a tu Elo de problemas; la contrarreloj, no.
puzzle-day = Problema del día
puzzle-day-description = El mismo para todo el mundo; uno nuevo a medianoche UTC
puzzle-day-solved = Resuelto hoy
puzzle-day-missed = Intentado hoy
puzzle-rush-description = Tres minutos, tres fallos
puzzle-rush-best = Tu récord: { $count }
puzzle-players = Jugadores
puzzle-grade = Dificultad
puzzle-grade-easy = Fácil
puzzle-grade-medium = Normal
puzzle-grade-hard = Difícil
puzzle-grade-description = { $grade ->
    [1] Gana una sola carta, y pocas más dan la delantera.
    [2] Gana una sola carta, pero muchas dan la delantera.
   *[other] Para ganar hacen falta dos cartas, aunque una baste para tomar la delantera.
}
puzzle-new = Problema nuevo
puzzle-another = Otro problema

puzzle = Problema
puzzle-title-players = { $count } jugadores
puzzle-task = { $count ->
    [2] Todas las cartas están boca arriba. Solo una jugada gana, haga lo que haga { $who }. Encuéntrala.
   *[other] Todas las cartas están boca arriba. Solo una jugada gana, aunque el resto se alíe contra ti.
}
puzzle-day-named = Problema del día, { $day }
puzzle-seeking = Creando un problema…
puzzle-hint-costs = Una pista cuenta como fallo.
puzzle-told = Has usado una pista, así que este cuenta como fallo.
puzzle-share-description = Quien abra el enlace tendrá el mismo problema.

# En qué quedó un intento.
puzzle-right = Correcto
puzzle-right-description = Es la única jugada que gana.
puzzle-wrong = Así pierdes
puzzle-wrong-description = Vas ganando, pero no por mucho tiempo. Gana otra jugada.
puzzle-out = No vas ganando
puzzle-out-description = Al terminar tu turno no ibas ganando, así que quedas fuera.
puzzle-follow-seeking = Calculando las respuestas…
puzzle-follow = Turno { $turn } de { $count }
puzzle-follow-right = Avanza paso a paso para ver cómo gana.
puzzle-follow-wrong = Avanza paso a paso para ver por qué pierde.
puzzle-again = Reintentar
puzzle-next = Siguiente
puzzle-see = Ver cómo gana
puzzle-first-missed = Solo cuenta el primer intento, y fue un fallo.
puzzle-rating-up = Tu Elo de problemas sube en { $count }, a { $rating }.
puzzle-rating-down = Tu Elo de problemas baja en { $count }, a { $rating }.
puzzle-rating-same = Tu Elo de problemas se queda en { $rating }.
puzzle-streak = { $count } seguidos

# Lo que se envía a otras personas.
puzzle-day-text = Red7, problema del día · { $day }
puzzle-day-text-solved = Resuelto al primer intento ✓
puzzle-day-text-missed = Fallado al primer intento ✕
puzzle-rush-text = Red7, contrarreloj · { $count ->
    [1] 1 resuelto
   *[other] { $count } resueltos
}

# Una contrarreloj.
puzzle-rush-begin = Iniciar el reloj
puzzle-rush-left = Tiempo restante
puzzle-rush-score = Resueltos: { $solved }; fallos: { $missed }
puzzle-rush-hearts = { $count ->
    [one] Te queda { $count } fallo
   *[other] Te quedan { $count } fallos
}
puzzle-rush-points = { $count ->
    [one] resuelto
   *[other] resueltos
}
puzzle-rush-right = Correcto.
puzzle-rush-wrong = No es esa.
puzzle-rush-later = Podrás reintentarlo después
# Bajo el reloj, tras un fallo: la jugada que respondió.
puzzle-rush-reply = Has fallado el último. { $text }
puzzle-rush-out = Has fallado el último: no ibas ganando.
puzzle-rush-task = Solo una jugada gana. Termina tu turno para responder.
puzzle-rush-over = Fin de la contrarreloj
puzzle-rush-over-description = { $count ->
    [one] Has resuelto { $count } problema. Tu récord: { $best }.
   *[other] Has resuelto { $count } problemas. Tu récord: { $best }.
}
puzzle-rush-left-early = Lo has dejado cuando quedaban { $time }.
puzzle-rush-longest = Racha más larga: { $count }
puzzle-rush-missed = Los que has fallado
puzzle-rush-no-clock = Esta vez sin reloj
puzzle-rush-again = Otra contrarreloj
puzzle-rush-back = Volver a la contrarreloj
