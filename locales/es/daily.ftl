## Las partidas del día.

daily = Partida del día
daily-play = Jugar la partida de hoy
daily-continue = Seguir con la de hoy
# De otro día.
daily-continue-day = Seguir: { $day }
daily-result = Resultado de hoy
# Una partida del día que se juega otra vez.
practice = práctica
# Antes de jugar la partida de hoy: su tamaño, por los turnos de una persona.
daily-terms = Unos { $count } turnos por persona. Un solo intento.
daily-terms-round = Una ronda, unos 3 minutos. Un solo intento.
daily-terms-match = Una partida a varias rondas, unos { $count } turnos por persona. Un solo intento.
# Cuántas de cada diez personas la ganan.
daily-tenths = El nivel Hábil gana { $tenths } de cada 10 veces.
# Junto a la fecha de la partida de hoy: cuándo llega la siguiente.
daily-next = nueva en menos de { $count } h
daily-players = { $players } jugadores
daily-week = Esta semana
daily-today = hoy
daily-won = ganada
daily-lost = perdida
daily-missed = sin jugar
daily-begun = sin acabar
daily-to-come = próxima
weekly = Partida semanal
weekly-terms = Unos { $count } turnos por persona, hasta el domingo. Un intento.
weekly-play = Jugarla
weekly-continue = Seguir
weekly-result = Resultado
weekly-named = Semana del { $day }
daily-won-in = { $turns ->
    [one] Ganada en { $turns } turno
   *[other] Ganada en { $turns } turnos
}
daily-lost-in = { $turns ->
    [one] Perdida tras { $turns } turno
   *[other] Perdida tras { $turns } turnos
}
daily-by-round = Ronda a ronda
# A partir de dos días, también tras una derrota.
daily-streak = { $days } días jugados seguidos
daily-date = { $date } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}
# Día y mes, y un año.
daily-date-year = { $day } de { $year }
daily-day = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}, { $day }
daily-weekday = { $weekday ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
}
daily-month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }

## En qué quedó.

daily-row = { $given }: { $values }
daily-row-none = { $given }: nunca en cabeza
daily-cell = { $turn } { $rule }
daily-cell-out = fuera en el turno { $turn }

## El calendario.

daily-calendar = Calendario

daily-turns = { $turns ->
    [one] { $turns } turno en total
   *[other] { $turns } turnos en total
}
