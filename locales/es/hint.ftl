## Qué haría un Maestro en el lugar de la persona y por qué, en tres pasos.

button-hint = Pista
button-hint-card = ¿Qué carta?
button-hint-turn = Ver la jugada
hint-asked = Un Maestro está pensando…

# Primero: adónde mirar.
hint-look-in-force = Manda el <b>{ COLOR($rule, case: "small") }</b> («{ $text }»), y puedes tomar la delantera con esa regla.
hint-look-keep = Ya vas ganando con el <b>{ COLOR($rule, case: "small") }</b> («{ $text }»). ¿Qué descarte mantiene esa regla?
hint-look-change = Fíjate en el <b>{ COLOR($rule, case: "small") }</b> («{ $text }»): con esa regla, tu paleta ya va ganando.
hint-look-build = Prueba con el <b>{ COLOR($rule, case: "small") }</b> («{ $text }»): juega una carta que te ayude ahí y haz que mande esa regla.
hint-look-palette = { $who ->
    [you] Fíjate en <b>tu paleta</b>: un 7 puede sacar de ella una carta.
   *[other] Fíjate en <b>la paleta de { $who }</b>: un 1 puede retirar de ella una carta.
}
hint-look-only = Solo una jugada te mantiene en la ronda. { $text }

# Luego, la carta.
hint-card = Empieza por el { $card }.
hint-next-card = Ahora, el { $card }.

# Luego, la jugada entera: sus pasos, uno tras otro.
hint-play = jugar el { $card }
hint-discard = descartar el { $card }
hint-to-canvas = mover el { $card } al lienzo
hint-to-deck = mover el { $card } al mazo
hint-take = retirar el { $card } de { $from }
hint-draw = robar una carta
hint-pass = pasar
hint-end = terminar aquí el turno
hint-then = { $head } y luego { $tail }
hint-moves = Un Maestro elegiría { $events }.
hint-try = Prueba a { $events }.

# Y lo que habla a su favor.
hint-lost = Ya no puedes seguir: ninguna jugada te da la delantera.
hint-lost-here = Desde aquí nada te da la delantera. Deshaz y vuelve a preguntar.
hint-cheaper = Quedar fuera ahora te cuesta menos que perder después.
hint-hope = Solo te salva robar una buena carta.
hint-draws = Verás una carta más antes de decidir.
hint-only = Ninguna otra jugada da la delantera.
hint-wins = { $who } ya no tiene cartas y solo puede pasar: ganas.
hint-wins-all = El resto ya no tiene cartas y solo puede pasar: ganas.
hint-no-reply = { $who } no puede superarlo, tenga lo que tenga.
hint-no-reply-wins = { $who } no puede superarlo, tenga lo que tenga: ganas.
hint-answers = { $unseen ->
    [1] La única carta que no ves
   *[other] { $count } de las { $unseen } cartas que no ves
} { $count ->
    [one] te supera por sí sola
   *[other] te superan por sí solas
}{ $held ->
    [1] , y { $who } solo tiene una carta.
   *[other] ; { $who } { $about ->
        [0] probablemente no tiene ninguna
        [1] tiene más o menos una
       *[other] tiene más o menos { $about }
    }.
}
hint-answers-all = Cada una de las { $unseen } cartas que no ves lo supera por sí sola.
hint-fewer-answers = Cartas que superan por sí solas esta jugada: { $count } de las { $unseen } que no ves, frente a { $value } para tu jugada en la partida.
hint-two-cards = { $who } necesita al menos dos cartas para superarlo.
hint-actions-aside = Acciones aparte: { $text }
hint-fewest = Con tan pocas cartas, ninguna otra jugada es más difícil de superar.
hint-cheapest = Las demás jugadas que dan la delantera cuestan más cartas.
# Una regla en las dos listas de abajo.
hint-rule = el { COLOR($rule, case: "small") }
hint-leads-under = Irías ganando con { $text }.
hint-leads-under-all = Irías ganando con cualquier regla.
hint-leads-under-but = Irías ganando con todas las reglas, salvo { $text }.
hint-leads-too = A diferencia de tu jugada en la partida, irías ganando también con { $text }.
hint-earns = El descarte te da una carta.
hint-saves = Guarda el { $card } para después: al descartarlo irías ganando con el { COLOR($rule, case: "small") }.
hint-key = Cualquier otra jugada pierde.
hint-keeps-cards = Te deja con más cartas que casi cualquier otra jugada.
hint-stays-in = Aún podías tomar la delantera y así seguir en la ronda.
hint-more-cards = Te deja { $count ->
    [one] una carta
   *[other] { $count } cartas
} más en la mano.
hint-keeps-discards = Con las cartas que te quedan, un descarte te daría la delantera con { $text }.
hint-keeps-play = Guarda el { $card } para jugarlo después: reforzaría tu paleta con el { COLOR($rule, case: "small") }.
hint-keeps-highest = Guarda el { $card }, la carta más alta que tenías.
hint-best = Es lo que mejor aguanta frente a las cartas que no ves.

button-show = Muéstramelo

# En una lección: lo que falta cuando la primera mitad está bien.
learn-half = De momento, bien
learn-half-play = Ahora juega una carta en tu paleta.
learn-half-discard = Ahora descarta una carta que te dé la delantera.
learn-half-end = Eso es: termina tu turno.
