## La página de inicio.

start-menu = Menú
start-title = Siete colores, siete formas de ganar.
start-description = Cada carta que descartas marca la regla. Termina tu turno ganando, o quedas fuera.
start-more = Más
start-private = Funciona sin conexión. Sin cuenta; nada sale de este dispositivo.
start-private-live = Funciona sin conexión. Sin cuenta; nada sale de este dispositivo salvo que juegues en vivo.
start-legal = Red7 es un juego de Carl Chudyk y Chris Cieslik, publicado por Asmadi Games. Esta es una obra de fans no oficial, con ilustraciones y textos propios.

## A qué jugar: una primera ronda, la mesa de la última vez o la partida a medias.

play-label = Jugar
play = Jugar
play-first = Jugar una primera ronda
play-learn = Aprender en 3 minutos
play-first-against = Contra { $who }
play-first-description = Nivel Principiante, pistas y muchas formas de ganar
play-rules = { $edition }, { $game }
play-last-won = Tu última partida: ganada con el { COLOR($rule, case: "small") }
play-last-lost = Tu última partida: perdida con el { COLOR($rule, case: "small") }
play-customise = Personalizar
play-done = Listo
play-new = Partida nueva
tile-puzzle-new = Hoy, uno nuevo
tile-rush = Tres minutos
tile-rush-best = Récord: { $count }
tile-learn = Aprender
tile-wins = Cómo ganar
tile-wins-facts = Diez datos

## La partida a medias.

last-turn = Turno { $turn } de la partida
last-to-move = Turno de { $who }
last-your-turn = Tu turno
last-round-over = La ronda ha terminado
last-continue = Seguir

## El formulario de una partida nueva.

form-title = Partida nueva
player-person = Persona
player-friend = Contacto

## Qué más se puede hacer.

learn-description = Diez lecciones cortas
learn-done = { $done } de { $count } lecciones hechas
puzzles = Problemas
puzzles-description = Solo una jugada gana. Encuéntrala.
puzzles-solved = { $solved } de { $tried } resueltos · Elo de problemas { $rating }
puzzle-rush = Contrarreloj
statistics = Estadísticas
