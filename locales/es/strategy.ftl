## Cómo ganar: datos contados en muchos repartos.

strategy = Cómo ganar
strategy-open = Cómo ganar, en diez cifras
strategy-description = Calculado con repartos nuevos de Básico para dos, con todas las cartas boca arriba y un juego perfecto. En la mesa ves menos, así que tómalo como orientación.
strategy-figure = { $whole },{ $tenths }
strategy-percent = { $figure } %
strategy-more = +{ $figure }
strategy-less = −{ $figure }
strategy-example = En uno de esos repartos, { $done ->
    [1] gana 1
   *[other] ganan { $done }
} de las { $count } jugadas iniciales que dan la delantera.
strategy-play = Jugar ese reparto

strategy-title = { $fact ->
    [1] Gasta una carta, no dos
    [2] Piensa en jugar antes que en descartar
    [3] Un descarte que da la delantera rara vez basta
    [4] Deja que mande el rojo si puedes
    [5] Guarda cartas y piensa en las respuestas
    [6] A veces solo ganan dos cartas
    [7] La mejor carta es un 7, si está cerca del rojo
    [8] Con un 7 alto basta
    [9] Un 5 apenas es mejor que un 1
   *[other] No temas ser quien empieza
}

strategy-note = { $fact ->
    [1] Primeras jugadas que conservan la victoria, en repartos que se pueden ganar.
    [2] Repartos que se pueden ganar con una primera jugada así.
    [3] Donde algún descarte da la delantera al momento, en repartos que se pueden ganar.
    [4] Primeras jugadas que conservan la victoria, según la regla que dejan.
    [5] Cuántas veces conserva la victoria una primera jugada elegida así.
    [6] Repartos que se pueden ganar, pero no con una sola carta.
    [7] Lo que la carta añade a las opciones de ganar, en puntos porcentuales.
    [8] Lo que añaden las dos juntas sobre lo que añade cada una por separado, en puntos porcentuales.
    [9] Lo que la carta añade en lugar de un 1, en puntos porcentuales.
   *[other] Repartos que gana quien juega primero.
}

strategy-subject = { $fact ->
    [1] { $item ->
        [1] Jugar una carta
       *[other] Jugar y descartar
    }
    [2] { $item ->
        [1] Jugar una carta
       *[other] Descartar una carta
    }
    [3] Gana un descarte
    [5] { $item ->
        [1] Menos respuestas
        [2] Más cartas en mano
        [3] Ambas cosas
       *[other] Como un Maestro
    }
    [6] { $item ->
        [1] Solo ganan dos cartas
       *[other] Aunque una da la delantera
    }
    [8] { $item ->
        [1] Dos 7 cualesquiera
       *[other] 7 rojo y 7 naranja
    }
   *[other] Gana quien empieza
}
