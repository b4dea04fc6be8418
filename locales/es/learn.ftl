## Las lecciones: cómo se llaman, qué piden y qué se dice de cada intento.

learn = Aprender a jugar
learn-rules = Aprende en diez lecciones cortas
learn-list = Lecciones
learn-number = Lección { $lesson } de { $count }
learn-progress = { $lesson } de { $count }
learn-task-number = Paso { $task } de { $count }
learn-after = Siguiente lección
learn-learned = hecha
learn-leave = Salir de la lección

learn-title = { $lesson ->
    [1] Las siete reglas
    [2] Qué carta es más alta
    [3] Jugar una carta
    [4] Descartar una carta
    [5] Las dos cosas
    [6] Quedar fuera
    [7] Avanzado
    [8] Acciones
    [9] Qué guardar
   *[other] Una carta o dos
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] Al terminar tu turno debes ir ganando. El color del lienzo dice cómo. <b>Rojo: va ganando la carta más alta.</b> Elige una carta que te dé la delantera y juégala en tu paleta.
        [2] <b>Naranja: va ganando quien tiene más cartas del mismo número.</b> Juega una carta que te dé la delantera.
        [3] <b>Amarillo: va ganando quien tiene más cartas del mismo color.</b> ¿Qué carta te sirve ahora?
        [4] <b>Verde: va ganando quien tiene más cartas pares (2, 4, 6).</b>
        [5] <b>Azul: va ganando quien tiene más colores distintos.</b> Cada color cuenta una vez.
        [6] <b>Añil: va ganando la escalera de números más larga</b>, como 3 4 5. Los colores no importan.
       *[other] <b>Violeta: va ganando quien tiene más cartas menores que 4 (1, 2, 3).</b>
    }
    [2] { $task ->
        [1] Manda el rojo, y Siena va ganando con un 6. <b>Primero cuenta el número</b>, sea cual sea el color. Supéralo.
        [2] Ahora hay un 6 en cada paleta. <b>A igual número, decide el color</b>: el rojo es el más alto; le siguen naranja, amarillo, verde, azul, añil y violeta.
       *[other] Verde: Siena tiene dos cartas pares; tú, una. <b>En caso de empate va ganando la carta más alta de las que cuentan.</b> ¿Cuál de tus cartas basta?
    }
    [3] { $task ->
        [1] Un turno entero: <b>toma la delantera jugando una carta en tu paleta y termina tu turno.</b> Hasta que lo termines, Deshacer te devuelve la carta.
       *[other] Aquí sirve más de una carta. <b>Juega una y termina tu turno</b>; guarda las otras para después.
    }
    [4] { $task ->
        [1] Nada supera al 7 rojo, así que cambia la regla: <b>descarta una carta en el lienzo y su color pasa a ser la regla.</b> Solo puedes hacerlo si así vas ganando.
       *[other] Ya vas ganando, pero no puedes limitarte a esperar: <b>si pasas, quedas fuera.</b> Descarta una carta con la que sigas ganando.
    }
    [5] Aquí no basta con una carta. Haz las dos cosas: <b>juega una carta y luego descarta otra</b> que te dé la delantera.
    [6] { $task ->
        [1] Esta vez no hay nada que hacer. <b>Cuando eso ocurre, quedas fuera</b> y el resto sigue jugando. Pasa.
       *[other] <b>Gana la última persona en pie.</b> Siena no tiene cartas y solo puede pasar. Toma la delantera, termina tu turno y ganas.
    }
    [7] { $task ->
        [1] En Avanzado, <b>si descartas una carta más alta que el número de cartas de tu paleta, robas una.</b> Tu paleta tiene dos cartas: descarta un 3 o más y roba.
       *[other] <b>Quien gana una ronda puntúa las cartas que cuentan</b> según la regla actual: cada una vale su número. Gana esta ronda con 15 puntos.
    }
    [8] { $task ->
        [1] Con Acciones, los números impares hacen algo al jugarlos. <b>Un 1 retira una carta de una paleta rival.</b> Juégalo, retira una carta y toma la delantera.
        [2] <b>Un 3 roba la carta de encima del mazo</b>, y puedes usarla enseguida. Juega el 3 y mira qué sale.
        [3] <b>Un 5 te hace jugar otra vez</b>: juega otra carta después y toma la delantera con ambas.
       *[other] <b>Un 7 saca una carta de tu paleta</b> y la lleva, por ejemplo, al lienzo, donde su color pasa a ser la regla. Juégalo, mueve una carta y toma la delantera.
    }
    [9] { $task ->
        [1] Tanto el 7 rojo como el 6 naranja superan al 5 de Siena. <b>Las cartas altas ganan al final de la ronda, así que guarda la más alta</b>: toma la delantera sin ella y termina tu turno.
       *[other] Azul: con cualquier color nuevo vas ganando, sea cual sea el número. <b>Gasta la carta que menos falta te hará</b> y guarda el 7.
    }
   *[other] { $task ->
        [1] Podrías jugar una carta y descartar otra. <b>Pero cada carta que gastes te hará falta al final.</b> Toma la delantera con una sola.
       *[other] Aquí no basta con una sola carta. <b>Solo en ese caso gasta dos</b>: juega una y descarta otra.
    }
}

# Lo que se dice al final.
learn-end = { $lesson ->
    [1] Esas son las siete reglas. Una sola carta puede bastar, si nadie tiene más.
    [2] Así se resuelven todos los empates.
    [3] Eso es un turno entero.
    [4] Descartar también gasta una carta, pero tu paleta se queda como estaba.
    [5] Primero jugar y luego descartar: ese es el orden de un turno.
    [6] Sin cartas en la mano solo puedes pasar, así que consérvalas todo lo que puedas.
    [7] Se juegan rondas hasta que alguien llega al objetivo o no quedan cartas suficientes para repartir.
    [8] Ya conoces todas las reglas. Otras dos lecciones te enseñan a ganar.
    [9] Ninguna carta en la mano vale más que el 7 rojo.
   *[other] Quien aún tiene cartas puede responder cuando el resto tiene que pasar. Ahora juega tu primera ronda.
}

## Lo que se dice de una jugada que por ahora va bien.

## Lo que se dice de un intento.

learn-right = Correcto
learn-wrong = Casi
learn-illegal = Eso no se puede. { $text }
learn-illegal-discard = Solo puedes descartar si así vas ganando, y con el { COLOR($rule, case: "small") } no irías ganando. { $text }
learn-behind = Así no vas ganando. { $text }
learn-passed = Si pasas, quedas fuera, y aquí no hace falta.
learn-out = Al terminar tu turno no ibas ganando, así que quedas fuera. { $text }
learn-poor = { $points ->
    [one] Ganas, pero con solo { $points } punto. Otra jugada da más.
   *[other] Ganas, pero con solo { $points } puntos. Otra jugada da más.
}
learn-missing-play = Sigues en la ronda, pero aquí tienes que jugar una carta en tu paleta.
learn-missing-discard = Sigues en la ronda, pero aquí tienes que descartar una carta en el lienzo.
learn-missing-draw = Sigues en la ronda, pero aquí tienes que robar una carta.
learn-missing-take = Sigues en la ronda, pero aquí tienes que jugar el 1 y retirar una carta.
learn-missing-again = Sigues en la ronda, pero aquí tienes que jugar el 5 y otra carta.
learn-missing-move = Sigues en la ronda, pero aquí tienes que jugar el 7 y mover una carta.
learn-spent-highest = Sigues en la ronda, pero sin tu carta más alta. Con una más baja también vas ganando.
learn-spent-two = Sigues en la ronda, pero aquí basta una carta.
learn-now-out = Quedas fuera, y gana { $who }: es la última persona en pie. Todo el mundo queda fuera menos quien gana.
learn-won-points = { $points ->
    [one] Ganas la ronda con { $points } punto.
   *[other] Ganas la ronda con { $points } puntos.
}
learn-next-task = Siguiente paso
learn-first-round = Jugar una primera ronda
learn-again = Reintentar
