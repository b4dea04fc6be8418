## El turno en curso: qué se puede hacer, a qué lleva y por qué algo no se puede.

turn-yours = Tu turno
turn-waiting = Esperando
# En el primer turno de la primera partida de alguien.
turn-primer = Debes ir ganando al acabar tu turno. Juega una carta en tu paleta (cuentan las que tienes delante), descarta una en el lienzo (su color es la regla) o haz ambas cosas.
turn-choose = Elige una carta.
turn-stuck = Ninguna jugada te da la delantera. Pasa.
turn-stuck-short = ninguna jugada da la delantera
# Después de probar todas las cartas de la mano.
turn-none-leads = { $count ->
    [one] Tu última carta no te da la delantera. Pasa.
   *[other] Ninguna carta da la delantera por sí sola. Prueba a jugar una y descartar otra, o pasa.
}
turn-empty-hand = No te quedan cartas: pasa y quedas fuera.

button-pass = Pasar
button-undo = Deshacer
button-take-back = Deshacer turno
taken-back = { $count ->
    [one] { $count } turno deshecho
   *[other] { $count } turnos deshechos
}
# Un momento de una ronda terminada que se prueba otra vez.
trial-begins = Estás otra vez justo antes del turno { $turn }. Sigue jugando desde aquí: es práctica y no cuenta.
trial = práctica desde el turno { $turn }
trial-over = Era práctica desde el turno { $turn }, así que no cuenta.
button-back = Atrás
button-end = Terminar turno
button-end-out = Terminar y quedar fuera
button-end-draw = Robar y terminar
button-end-without = Terminar sin robar
button-pause = Pausa
button-resume = Seguir
button-show-next = Siguiente
key-space = Espacio
button-my-turn = Mi turno
button-finish = Acabar la ronda
button-result = Ver el resultado

## Adónde va la carta elegida.

where-take = ¿Retirar el { $card }?
where-move = ¿Adónde mueves el { $card }?
where-go = ¿Adónde va el { $card }?
where-put-back = Elige otra vez la carta para cancelar
to-palette = A tu paleta
to-canvas = Al lienzo
to-deck = Encima del mazo
back-another = Otra carta
back-played = Ya has jugado una: descarta o vuelve atrás
back-discarded = Ya has descartado una: juega o vuelve atrás

## En qué quedaría el turno.

would-be-out = Quedarías fuera
not-leading-yet = Aún no vas ganando
you-lead-with = Vas ganando con { $having }
# Cuando un descarte cambia la regla: quién iría ganando entonces.
outlook-under = { $who ->
    [you] Con el { COLOR($rule, case: "small") } vas ganando
   *[other] Con el { COLOR($rule, case: "small") } iría ganando { $who }
}
outlook-under-nobody = Con el { COLOR($rule, case: "small") } nadie iría ganando
outlook-leads = Vas ganando
outlook-behind = Sigue ganando { $who }
outlook-nobody = Nadie va ganando
outlook-take = { $outlook }. Después retiras una carta
outlook-move = { $outlook }. Después mueves una carta
outlook-play-again = { $outlook }. Después juegas otra
outlook-draw = { $outlook }. Robas una carta y ya no podrás deshacer
outlook-may-draw = { $outlook }. El descarte te da una carta
outlook-no-action = { $outlook }. La acción no tiene efecto
outlook-must-lead = { $outlook }. Debes ir ganando al terminar
outlook-and-must-lead = { $outlook } y debes ir ganando al terminar

## Por qué no se permite algo.

refused-would-lead = Iría ganando { $who }
refused-nobody = Nadie iría ganando
refused-too-low = { $count ->
    [one] Demasiado baja: tienes { $count } carta en la paleta
   *[other] Demasiado baja: tienes { $count } cartas en la paleta
}
refused-cannot-stay = No podrías terminar ganando
refused-play-first = Primero juega otra carta
refused-not-now = No en este momento del turno
refused-not-there = El { $card } no está ahí
refused-over = La ronda ha terminado
refused-smaller = Esa paleta es menor que la tuya
refused-only = No puedes retirar su única carta
refused-this-seven = Elige otra carta que no sea este 7
refused-action = Esta acción no puede moverla

## Qué se puede hacer todavía.

still-discard = También puedes descartar para cambiar la regla.
still-play = Todavía puedes jugar una carta.
still-earned = Tu descarte te da una carta.
still-change-rule = Cambia la regla con un descarte, o deshaz.
still-change-rule-drawn = Cambia la regla con un descarte. Tras robar no se puede deshacer.
still-play-to-lead = Juega una carta que te dé la delantera, o deshaz.
still-nothing = Ningún descarte te salva ya. Deshaz y prueba otra cosa.
must-lead-title = Debes ir ganando al terminar
must-lead-description = Lo exige la carta que has jugado. Descarta una de las cartas marcadas, o deshaz.
drew = Has robado { $cards }.
drawn-card = el { $card }
cannot-undo = Ya has visto la carta: no se puede deshacer.
draw-question = Tu descarte te da una carta. ¿La robas?

## Acciones.

acting-take = Retira una carta
acting-take-description = Elígela de otra paleta. Irá encima del mazo.
acting-move = Mueve una carta tuya
acting-move-description = Elígela de tu paleta. Irá al lienzo o encima del mazo.
acting-move-canvas-description = Elige una que no sea este 7. Irá al lienzo.
acting-play = Juega otra carta
acting-play-description = Tu 5 te hace jugar otra vez. Elige una carta.
action-idle = { $value ->
    [1] No hay ninguna carta que retirar: el 1 no hace nada.
    [3] El mazo está vacío: el 3 no hace nada.
    [5] No hay otra carta que jugar: el 5 no hace nada.
   *[7] No hay ninguna carta que mover: el 7 no hace nada.
}
action-idle-fewer = Con este 1, tu paleta tiene más cartas que ninguna otra: el 1 no hace nada.
action-idle-only = La única carta de una paleta no se puede retirar: el 1 no hace nada.

## Pasar y esperar al resto.

pass-question = ¿Pasar y quedar fuera?
pass-last = Si pasas, { $who } gana la ronda.
pass-others = Si pasas, quedas fuera y el resto sigue jugando.
pass-still-play = Aún puedes tomar la delantera: juega el { $card }.
pass-still-discard = Aún puedes tomar la delantera: descarta el { $card }.
pass-ends-match = Con ello termina la partida.
leave-question = ¿Terminar el turno y quedar fuera?
leave-last = No vas ganando: { $who } gana la ronda.
leave-others = No vas ganando: quedas fuera y el resto sigue jugando.
button-leave = Quedar fuera
handing-over = Pasa el dispositivo a { $who }
handing-over-to = Pasa el dispositivo a
handing-over-description = El resto, que no mire.
handing-over-persons = Quién juega en este dispositivo
button-take-device = Soy { $who }. Ver mis cartas
out-title = Has quedado fuera
out-description = El resto acaba la ronda.
