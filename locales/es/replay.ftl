## Una partida que se mira.

replay = Repetición
replay-moment = Tras el turno { $turn } de { $count }
replay-deal = El reparto
replay-position = Una posición
# En el reparto, cuando alguien mira lo que le han enviado.
replay-how = Usa las flechas de abajo para ir de turno en turno.
replay-first = Ir al reparto
replay-back = Turno anterior
replay-next = Siguiente turno
replay-last = Ir al final
replay-on = Seguir
# En el lugar de quien envió la partida.
replay-take-over = Continuar desde aquí

## Quién gana una posición, con todas las cartas a la vista.

solve = ¿Quién gana?
solve-trying = { $done } de { $count } jugadas probadas…
solve-stop = Detener
solve-won = { $who ->
    [you] Con todas las cartas boca arriba, ganas si eliges { $events }.
   *[other] Con todas las cartas boca arriba, { $who } gana con esta jugada: { $events }.
}
solve-or = { $head }, o { $tail }
solve-more = { $count ->
    [one] Gana { $count } jugada más.
   *[other] Ganan { $count } jugadas más.
}
solve-no-line = La continuación solo se puede calcular en Básico, con pocas cartas en mano.
solve-lost = { $who ->
    [you] Con todas las cartas boca arriba, no puedes ganar contra un juego perfecto.
   *[other] Con todas las cartas boca arriba, { $who } no puede ganar contra un juego perfecto.
}
