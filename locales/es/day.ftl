## La página de un día terminado.

daily-rules-set = Tus reglas
daily-none-set = ninguna
practice-description = Era práctica, así que no cuenta como resultado del día.
daily-practise = Practicar esta partida

## Antes de jugar la partida de un día.

daily-one = Solo cuenta el primer intento.
daily-one-description = Sin pistas y sin deshacer turnos terminados. Tómate tu tiempo: no hay reloj.
daily-hand = Tu mano, hoy la misma para todo el mundo.
daily-hand-then = Tu mano, la misma para todo el mundo ese día.
weekly-hand = Tu primera mano, esta semana la misma para todo el mundo.
daily-against = Contra { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Practícala después cuantas veces quieras
daily-length = Lleva unos { $count } turnos por persona.
daily-length-round = Una ronda, unos 3 minutos y { $count } turnos por persona.
daily-length-match = Es una partida a varias rondas, unos { $count } turnos por persona. Puedes dejarla y seguir más tarde.
daily-start = Empezar mi intento
daily-begun-description = Empezaste esta partida en su día, así que aún contará cuando la termines.
daily-over = Ese día ya pasó. Todavía puedes practicar su partida, pero no contará.
weekly-over = Esa semana ya pasó. Todavía puedes practicar su partida, pero no contará.

## En qué quedó.

# En la mesa: el día de esa partida, que puede haber terminado.
daily-see-result = Resultado del día
weekly-see-result = Resultado
daily-story = Cómo fue
daily-story-description = Cada símbolo muestra quién iba ganando tras ese turno, y con qué regla. La cruz indica que alguien quedó fuera; el marco, la victoria.
daily-story-match-description = Cada símbolo muestra quién ganó esa ronda, y con qué regla.
daily-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
daily-unknown = Este resultado es de antes de que la página anotara cada ronda.

## Dárselo a otras personas.

daily-share = Compartir el resultado
daily-copied = Copiado
daily-not-copied = No se ha podido copiar; selecciona el texto
daily-picture = El resultado como imagen
daily-send-picture = Enviar imagen
daily-save-picture = Guardar imagen
daily-picture-failed = Este navegador no ha podido crear la imagen.
daily-as-text = O como texto
daily-letters = Letras en vez de cuadrados
daily-text-head = Red7, partida del día · { $day }
weekly-text-head = Red7, partida semanal · { $day }
# El texto para compartir: una línea sobre cuadros de color, uno por turno en cabeza o por ronda ganada.
daily-led = Fui ganando tras { $done } de los { $count } turnos de todos
daily-rounds-won = Rondas que gané:
daily-challenge = { $odds } ¿Y tú?
daily-picture-foot = Las mismas cartas, un intento. ¿Podrás ganar?
daily-me = Yo

## El calendario.

weekly-matches = Partidas semanales
weekly-now = esta semana
daily-earlier = Mes anterior
daily-later = Mes siguiente
daily-clock = { $count ->
    [1] El día cambia a medianoche UTC: la próxima partida llega en menos de 1 h.
   *[other] El día cambia a medianoche UTC: la próxima partida llega en menos de { $count } h.
}
daily-strict = Si te saltas un día, la racha vuelve a empezar desde 1. Un día perdido no se recupera, pero una partida empezada en su día cuenta para él aunque la termines más tarde.
