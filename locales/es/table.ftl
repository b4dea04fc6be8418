## Los sitios de la mesa y lo que hay en ellos.

table-menu = Menú de la partida
settings = Ajustes
settings-sound = Sonido
how-to = Cómo se juega
sheet-close = Cerrar
keys = Teclas
table-signs = Partida

table-home = Red7: volver al inicio
table-opponents = Rivales
table-happened = Qué ha pasado

what-if = ¿Y si…?
what-if-button = ¿Y si…?
what-if-title = ¿Y si la regla fuera…?

turns = Turnos
turns-so-far = Turnos hasta ahora
turns-newest-first = Turnos, del último al primero
steps-title = Cómo es un turno
steps-play = Juega una carta en tu paleta.
steps-discard = Descarta una carta en el lienzo: su color pasa a ser la regla.
steps-both = O haz las dos cosas.
steps-lead = Al terminar tu turno debes ir ganando; si no, quedas fuera.

# A qué se juega aquí: «Reglas v1.3, Básico · reparto abcd2345».
deal-of = reparto { $seed }

canvas = Lienzo
canvas-start = Inicio: manda el rojo
canvas-before = Antes
canvas-rules-before = Reglas anteriores: { $colors }

deck = mazo
deck-empty = mazo vacío
deck-known = mazo; encima está el { $top }, visto por todo el mundo
# Donde no hay sitio se omite lo que no va en negrita.
deck-size = <b>{ $count }</b> en el mazo

palette-yours = Tu paleta
palette-you = Tú
palette-face-down = carta boca abajo

hand-label = { $count ->
    [one] Tu mano: { $count } carta
   *[other] Tu mano: { $count } cartas
}
hand-cards = { $count ->
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}

## Una carta que se puede elegir, para un lector de pantalla: su nombre y después esto.

card-action = acción: { $action }
card-drawn = recién robada
card-leads = irías ganando
card-allowed = se puede, pero no irías ganando
card-forbidden = no se puede

## El sitio de cada jugador.

seat-in-hand = En mano
seat-out = Fuera
# Donde no hay sitio se omite lo que no va en negrita.
seat-out-since = <b>Fuera</b> desde el turno { $turn }
# Para un lector de pantalla: el nombre y después esto.
seat-label-out = fuera
seat-label-out-since = fuera desde el turno { $turn }
seat-label-among = entre ellas { $cards }
seat-label-leads = va ganando
seat-label-to-move = tiene el turno

## Y si: quién iría ganando con cada regla.

matrix-caption = Quién iría ganando con cada regla
matrix-rule = Regla
matrix-hand = Descarte
matrix-in-force = la regla actual
matrix-none = ninguna
matrix-out = fuera
matrix-leads = va ganando
matrix-legend-may = ahora
matrix-legend-later = tras jugar
matrix-legend-may-not = no
matrix-may = se puede descartar
matrix-later = se puede descartar tras jugar una carta
matrix-may-not = no se puede descartar
