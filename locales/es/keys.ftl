## Teclas en la mesa.

keys-letters = Teclas de letras
letters-description = Usar letras y ? como atajos en la mesa

# Lo que pone en las teclas, cuando es una palabra.
key-home = Inicio
key-end = Fin
key-enter = Intro
key-escape = Esc
# Para un lector de pantalla.
key-left = Flecha izquierda
key-right = Flecha derecha
key-question = Signo de interrogación

# Lo que hacen.
keys-step = A la carta anterior o siguiente
keys-ends = A la primera o la última carta
keys-choose = Elegir una carta, o devolverla; pulsar un botón
keys-palette = Jugar en tu paleta la carta elegida
keys-canvas = Mover la carta elegida al lienzo, o adonde la lleve una acción
keys-deck = Poner la carta elegida encima del mazo
keys-end = Terminar tu turno, o confirmar que pasas
keys-pass = Pasar (antes se te pregunta)
keys-next = Siguiente ronda, revancha o ver tus cartas
keys-hint = Pedir una pista
what-if-description = Quién iría ganando con cada regla tal como están las paletas, y con qué cartas tuyas podrías ponerla.
keys-show-next = Ver el siguiente turno
keys-my-turn = Saltar a tu turno; si has quedado fuera, al final de la ronda y después al resultado
keys-close = Cerrar lo que esté abierto, o devolver la carta
keys-note = Las letras y ? se pueden desactivar en Ajustes. Todo se puede hacer sin ellas: con el tabulador, las flechas e Intro se llega a cada botón.
