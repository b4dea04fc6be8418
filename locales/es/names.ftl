## Cómo se llama cada cosa. Un nombre puede tener otras formas donde una frase las necesita:
## COLOR($color, case: "small"), COLOR($color, case: "feminine").
##
## Términos: paleta (palette), lienzo (canvas), mazo (deck), mano (hand), regla (rule), turno (turn,
## como momento o número) y jugada (turn, como lo que se hace en él), ronda (round), partida (match, game),
## reparto (deal), código de reparto (deal code), jugar (play), descartar (discard), robar (draw),
## retirar (remove), mover (move), pasar (pass), ir ganando (lead), dar o tomar la delantera (take the
## lead), quedar fuera (go out), escalera (run), carta más alta (highest card), pila de puntos (score
## pile), pista (hint), deshacer (undo), deshacer el turno (take back), análisis (review), repetición
## (replay), problema (puzzle), contrarreloj (rush), rival (opponent), contacto (friend; en frases, «tu contacto» o «la otra persona»), amigos (friends), revancha (rematch), partida sellada
## (sealed game), en vivo (live), servidor (relay), gesto (sign), copia (backup), apartar (set aside),
## Elo (rating), Básico, Avanzado, Acciones.
## Quien juega puede ser cualquiera: sin participios ni adjetivos que concuerden con esa persona.

# Los jugadores: la persona a la que se habla y el resto; el cuarto ocupa el primer asiento cuando se
# habla a otra persona. Sus nombres son pigmentos.
name = { $who ->
    [you] Tú
    [first] Siena
    [second] Sombra
    [third] Tiza
    [friend] tu contacto
   *[fourth] Ocre
}

# Lo mismo para quien ha recibido un nombre de una persona.
name-given = { $given }

color = { $color ->
    [red] Rojo
    [orange] Naranja
    [yellow] Amarillo
    [green] Verde
    [blue] Azul
    [indigo] Añil
   *[violet] Violeta
}
    .small = { $color ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
    [indigo] añil
   *[violet] violeta
}
    .feminine = { $color ->
    [red] roja
    [orange] naranja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [indigo] añil
   *[violet] violeta
}
    .plural = { $color ->
    [red] rojas
    [orange] naranjas
    [yellow] amarillas
    [green] verdes
    [blue] azules
    [indigo] añiles
   *[violet] violetas
}

# Siempre masculino: «el 7 rojo», «del 7 rojo».
card = { $value } { COLOR($color, case: "small") }

# Una carta donde apenas hay sitio: la abreviatura de su color y su número.
card-short = { $color ->
    [red] R
    [orange] N
    [yellow] Am
    [green] Ve
    [blue] Az
    [indigo] Añ
   *[violet] Vi
}{ $value }

# Qué hace una carta al jugarla, en una palabra.
action-take = retirar
action-draw = robar
action-play-again = jugar otra
action-move = mover
# Lo mismo en la leyenda de los símbolos, que distingue las dos acciones que quitan una carta.
action-key-take = retirar una carta rival
action-key-move = mover una carta tuya

level-novice = Principiante
level-casual = Casual
level-skilled = Hábil
level-master = Maestro
level-novice-description = { $who } hace cualquier jugada que dé la delantera.
level-casual-description = { $who } ahorra cartas.
level-skilled-description = { $who } prevé el turno siguiente.
level-master-description = { $who } deduce qué cartas puedes tener.

## Listas: varias cosas seguidas.

list-comma = { $head }, { $tail }
list-and = { $head } y { $tail }
list-or = { $head } o { $tail }

# Los dos últimos hechos de un turno: «juega el 7 rojo y descarta el 2 azul».
list-events = { $head } y { $tail }

# Un comentario entre paréntesis, y una etiqueta ante lo que anuncia.
aside = { $given } ({ $found })
labelled = { $given }: { $found }

# Lo que separa dos frases.
sentence-gap = { " " }

# Una frase hecha de palabras que en otros sitios van sin punto.
full-stop = { $text }.
