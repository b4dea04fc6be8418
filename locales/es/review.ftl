## Una ronda terminada, mirada otra vez: cuánto valía cada jugada.

review-look-back = Analizar
keys-review = Analizar la ronda terminada
keys-learn = Jugadas por mejorar, en un análisis
review-back = Volver a la partida
review-on = Seguir desde aquí
review-other-seat = Mismo reparto, otro asiento
review-timeline = Turnos de la partida
review-progress = { $done } de { $count } turnos analizados
review-none = Cuando acabe esta ronda, podrás revisarla aquí con todas las cartas boca arriba.
review-at-deal = Elige un turno para ver cuánto valía.

## Según lo que se podía saber.

review-asked = Analizando…
review-mistake = Error
review-small-slip = Un pequeño desliz
review-as-advised = Como jugaría un Maestro
review-only = La única que da la delantera
review-no-choice = Nada daba la delantera
review-close = Ninguna jugada claramente mejor
review-hopeless = Ninguna jugada ganó en los repartos simulados
review-hopeless-won = { $who ->
    [you] Ninguna jugada ganó en los repartos simulados y, aun así, ganaste
   *[other] Ninguna jugada ganó en los repartos simulados y, aun así, ganó { $who }
}
review-ahead = Mejor que la jugada de un Maestro
review-certain = No se podía jugar mejor
review-outdone = La jugada de un Maestro, aunque otra ganó más veces
review-debatable = Otra jugada ganó más veces
review-rated = { $text }: { $odds } de victoria
review-before-draw = Antes de robar: { $odds } de victoria
review-advised = Un Maestro elegiría { $events }: <b>{ $odds }</b>.
# Por cuánto era mejor la otra jugada, y cuánto de eso puede ser azar.
review-more-wins = { $count ->
    [one] { $count } victoria más en los mismos { $tried } repartos, con un margen de { $about }
   *[other] { $count } victorias más en los mismos { $tried } repartos, con un margen de { $about }
}
review-fewer-wins = { $count ->
    [one] { $count } victoria menos en los mismos { $tried } repartos, con un margen de { $about }
   *[other] { $count } victorias menos en los mismos { $tried } repartos, con un margen de { $about }
}
review-few-wins = { $count ->
    [one] Una diferencia de { $count } victoria en { $tried } repartos es demasiado pequeña para contar
   *[other] Una diferencia de { $count } victorias en { $tried } repartos es demasiado pequeña para contar
}
review-luck-wins = { $count ->
    [one] Una diferencia de { $count } victoria en los mismos { $tried } repartos: puede ser solo suerte
   *[other] Una diferencia de { $count } victorias en los mismos { $tried } repartos: puede ser solo suerte
}
review-fewer-deals = Probada solo en { $count } de { $tried } repartos: su probabilidad es menos segura.
review-no-reason = No hay una razón concreta: en el conjunto de los repartos simulados, esta jugada rinde más.
review-always-won = Ganó en todos los repartos simulados.
review-deals = { $count ->
    [one] Estimado a partir de { $count } reparto simulado
   *[other] Estimado a partir de { $count } repartos simulados
}
# Va tras el número de repartos y una coma.
review-knew = { $who ->
    [you] según lo que sabías entonces
   *[other] según lo que { $who } sabía entonces
}
review-others = Otras jugadas
review-others-description = Entre paréntesis: el margen probable de cada opción de ganar. Un margen amplio indica que se probaron menos repartos.
review-others-higher = Parte de la diferencia entre dos probabilidades es azar: la jugada con la más alta no tiene por qué ser la mejor.
review-other = { $events }: { $text }
review-limits = Las cartas ocultas se repartieron de muchas maneras que encajan con lo que se podía saber. Entre paréntesis: el intervalo de confianza del 95 %.
review-grades = Un error deja una probabilidad de ganar más de { $high } puntos porcentuales por debajo de la que da la elección de un Maestro, o más de { $low } si queda menos de la cuarta parte; en un pequeño desliz, la diferencia es menor. Una diferencia de menos de { $value } puntos, o que pueda deberse al azar, no es ni lo uno ni lo otro.
review-each = Cada cifra parte de lo que se podía saber al jugar ese turno, así que las de todos no tienen por qué sumar 100 %.
review-unknown = No hay estimación para esta jugada.

## Con todas las cartas a la vista.

review-open-title = ¿Con todas las cartas boca arriba?
review-open-note = Nadie podía ver todas las cartas, así que las valoraciones se quedan como están.
review-won-only = La única jugada que ganaba seguro.
review-won = { $count ->
    [one] { $count } jugada ganaba seguro: esta.
   *[other] { $count } jugadas ganaban seguro, y esta es una de ellas.
}
review-gave-away = { $count ->
    [one] { $count } jugada ganaba seguro, pero no esta:
   *[other] { $count } jugadas ganaban seguro, pero no esta:
}
review-more = y { $count } más
review-lost = Ninguna jugada ganaba seguro.
review-together = Una victoria solo es segura si el resto no puede impedirla ni aliándose.
review-reach-actions = Con Acciones no hay respuesta exacta.
review-reach-advanced = En Avanzado, con más de dos jugadores no hay respuesta exacta.
review-reach-large = Hay demasiadas posibilidades para probarlas todas.

## Los pasos de una jugada.

review-play = jugar el { $card }
review-discard = descartar el { $card }
review-to-canvas = mover el { $card } al lienzo
review-to-deck = mover el { $card } al mazo
review-take = { $from ->
    [you] retirar tu { $card }
   *[other] retirar el { $card } de { $from }
}
review-draw = robar una carta
review-pass = pasar
review-passed = pase
review-no-cards = sin cartas
review-nothing-led = imposible tomar la delantera

## La ronda en conjunto.

# Qué significan los signos junto a los turnos.
review-sign-best = elección de un Maestro, o mejor
review-sign-slip = pequeño desliz
review-sign-mistake = error
review-sign-none = sin señal: forzado o discutible
review-chart = { $who ->
    [you] Tus opciones de ganar tras cada uno de tus turnos
   *[other] Opciones de ganar de { $who } tras cada turno
}
review-legend = { $who ->
    [you] Líneas verticales: opciones de ganar que dejaste escapar
   *[other] Líneas verticales: opciones de ganar que dejó escapar
}
review-key = Momento clave: turno { $turn }
review-no-key = { $who ->
    [you] No cometiste ningún error claro en esta ronda.
   *[other] { $who }: ningún error a la vista en esta ronda.
}
# Tras perder una ronda: qué la decidió.
review-no-key-lost = { $who ->
    [you] No cometiste ningún error claro en esta ronda: tu mejor opción de ganar, en el turno { $turn }, era de un { $chance } %, más o menos. El resto dependía de las cartas.
   *[other] { $who }: ningún error a la vista en esta ronda. Su mejor opción de ganar, en el turno { $turn }, era de un { $chance } %, más o menos. El resto dependía de las cartas.
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] No cometiste ningún error claro en esta ronda. Tu mejor opción de ganar fue de un { $chance } %, más o menos, en el turno { $turn }; después las cartas te fueron en contra.
   *[other] { $who }: ningún error a la vista en esta ronda. Su mejor opción de ganar fue de un { $chance } %, más o menos, en el turno { $turn }; después decidieron las cartas.
}
review-lost-by = Se escapó en el turno { $turn }.
review-lost-later = { $who ->
    [you] Más tarde tenías la victoria asegurada, pero se escapó en el turno { $turn }.
   *[other] Más tarde { $who } tenía la victoria asegurada, pero se escapó en el turno { $turn }.
}
review-deal-asked = Calculando si este reparto se podía ganar…
review-deal-won = { $who ->
    [you] Con todas las cartas boca arriba, podías ganar este reparto.
   *[other] Con todas las cartas boca arriba, { $who } podía ganar este reparto.
}
# Tras ganar una ronda.
review-deal-kept = { $who ->
    [you] Has ganado este reparto, que se podía ganar incluso contra un juego perfecto.
   *[other] { $who } ha ganado este reparto, que se podía ganar incluso contra un juego perfecto.
}
review-deal-lost = { $who ->
    [you] Aquí no podías ganar contra un juego perfecto.
   *[other] Aquí { $who } no podía ganar contra un juego perfecto.
}
review-deal-lucky = { $who ->
    [you] Has ganado, aunque contra un juego perfecto habrías perdido.
   *[other] { $who } ha ganado, aunque contra un juego perfecto habría perdido.
}
review-first-won = { $who ->
    [you] Desde tu primer turno podías forzar la victoria.
   *[other] Desde su primer turno, { $who } podía forzar la victoria.
}
review-first-lost = { $who ->
    [you] Desde tu primer turno no había victoria segura.
   *[other] Desde su primer turno, { $who } no tenía victoria segura.
}
review-whose = Opciones de ganar de
review-table = Como tabla
review-table-turn = Turno
review-table-lead = Ganando
review-table-made = Jugado
review-table-open = Gana seguro
review-was-won = sí
review-was-lost = no
review-percent = { $chance } %
# Una estimación; «0 %» y «100 %» van sin «aprox.»: no se ganó ningún reparto simulado, o se ganaron todos.
review-about = aprox. { $chance } %
review-to-win = { $odds } de victoria
review-within = { $chance } % (de { $low } a { $high } %)

## El mismo reparto desde cada asiento.

review-seats = Este reparto, desde cada asiento
review-seat = Tu asiento
review-seat-here = { $value }, esta vez
review-seat-winner = Gana
review-seat-turns = Tus turnos
review-seat-points = Tus puntos

## La historia en que queda todo.

review-story-won = { $who ->
    [you] Victoria: tus opciones de ganar, turno a turno
   *[other] Victoria de { $who }: sus opciones de ganar, turno a turno
}
review-story-lost = { $who ->
    [you] Derrota: tus opciones de ganar, turno a turno
   *[other] Derrota de { $who }: sus opciones de ganar, turno a turno
}
# La ronda en pantalla, de varias en una partida.
review-round = { $who ->
    [you] Ronda { $round }: te llevas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] Ronda { $round }: { $who } se lleva { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
review-round-losses = { $count ->
    [one] una jugada mejor por encontrar
   *[other] { $count } jugadas mejores por encontrar
}
review-rounds = Rondas
review-costliest = la ronda más cara en puntos
review-end-won = ganada
review-end-lost = perdida
review-could-be = mejor: { $chance } %
review-closest = La decisión más difícil: turno { $turn }
review-slip = Un pequeño desliz: turno { $turn }
review-best = Lo mejor de la ronda: turno { $turn }
review-better = Jugada mejor
review-open-turn = La carta robada decide cómo sigue el turno.
review-next-best = La mejor alternativa
review-another = Otra jugada
review-masters = La jugada de un Maestro
review-then = Después: { $text }
review-on-table = Ver en la mesa
review-show-better = Ver esta jugada
review-moment-next = Siguiente momento
review-moment-first = Primer momento
review-better-moment = Turno { $turn }: la jugada mejor
review-try = Probarla ahora
review-play-on = Seguir
review-try-description = Sigue jugando desde el turno { $turn }. Es práctica y no cuenta.
review-story-back = Ver el análisis
review-more-title = Más sobre esta ronda

## Qué más estaba oculto.

review-deck = Mazo, desde arriba
