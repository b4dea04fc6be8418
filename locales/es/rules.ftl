## La página de reglas: una frase por cada valor de cada campo de las reglas, de modo que dice lo que
## está en vigor y nada más.

goal-title = El objetivo
goal-rules = Cada color es una regla. El color de encima del lienzo dice qué hace falta para ir ganando. Al terminar tu turno debes ir ganando; si no, quedas fuera.
goal-game = La última persona en pie gana la ronda.
goal-points = La última persona en pie gana la ronda y puntúa.

deal-title = El reparto
deal-description = Cada cual recibe siete cartas, y una boca arriba con la que empieza su paleta. Comienza quien va después de la persona con la carta más alta en su paleta; luego, el resto por orden.

your-turn-title = Tu turno
your-turn-either = Juega una carta en tu paleta, o descarta una en el lienzo para cambiar la regla, o haz las dos cosas.
your-turn-play-first = Si haces las dos, primero juega.
your-turn-any-order = El orden da igual.
your-turn-discard = Solo puedes descartar si así vas ganando. Si no juegas ni descartas, pasas y quedas fuera. Sin cartas en la mano solo puedes pasar. La paleta de quien queda fuera ya no cuenta.

seven-title = Las siete reglas
seven-description = Mientras el lienzo está vacío, manda el rojo. Una sola carta puede bastar, pero necesitas al menos una que cuente.

higher-title = Qué carta es más alta
higher-description = En caso de empate va ganando la carta más alta de las que cuentan: primero por número, luego por color. El rojo es el color más alto; le siguen naranja, amarillo, verde, azul, añil y violeta. Así se resuelven todos los empates. Si una paleta tiene dos conjuntos del mismo tamaño, cuenta el que tiene la carta más alta.

discard-title = Lo que descartas
discard-draws = Si descartas una carta más alta que el número de cartas de tu paleta, puedes robar una carta del mazo, si queda alguna. La paleta se cuenta al descartar, así que también cuenta la carta que acabes de jugar. Robar termina tu turno: te quedas la carta para después.
discard-limited = No puedes descartar una carta más baja que el número de cartas de tu paleta; si es igual, sí. La paleta se cuenta al descartar, así que también cuenta la carta que acabes de jugar.

points-title = Puntos
points-description = Quien gana una ronda puntúa las cartas que cuentan según la regla actual y se las queda: cada una vale su número. Todas las demás se barajan para la siguiente ronda.

end-title = El final
end-share = Quienes empatan con la puntuación más alta comparten la victoria.

actions-title = Acciones
actions-act = Un 1, 3, 5 o 7 actúa en cuanto lo juegas en tu paleta, pero no si lo descartas. Debes hacer lo que dice si puedes; si no puedes, no pasa nada.
actions-then-discard = Después aún puedes descartar.
actions-then-discard-unless = Después aún puedes descartar, si no lo has hecho ya.
actions-must-stay = Solo puedes jugar un { $values } si aún puedes terminar el turno ganando, y entonces debes terminarlo así.

take-title = El 1 retira una carta
take-description = Retira una carta de la paleta de alguien que siga en la ronda y ponla boca abajo encima del mazo.
take-not-from-fewer = Nunca de una paleta con menos cartas que la tuya, contando este 1.
take-not-the-only = Nunca la única carta de una paleta.
take-any = Se puede retirar incluso la única carta de una paleta.

draw-title = El 3 roba
draw-description = Roba la carta de encima del mazo. Puedes usarla en este turno.

again-title = El 5 hace jugar otra
again-description = Juega otra carta en tu paleta y haz lo que diga esa.

move-title = El 7 mueve una carta
move-any = Elige una carta de tu propia paleta: este 7 u otra.
move-another = Elige una carta de tu propia paleta que no sea este 7.
move-canvas = Ponla en el lienzo.
move-canvas-deck = Ponla en el lienzo, o boca abajo encima del mazo.
move-canvas-leading = Ponla en el lienzo, si así vas ganando.
move-canvas-leading-deck = Ponla en el lienzo, si así vas ganando, o boca abajo encima del mazo.
move-canvas-limited = Ponla en el lienzo, si así vas ganando y no es más baja que el número de cartas que quedan en tu paleta.
move-canvas-limited-deck = Ponla en el lienzo, si así vas ganando y no es más baja que el número de cartas que quedan en tu paleta, o boca abajo encima del mazo.
move-no-draw = Moverla así no da ninguna carta.
