## El formulario de una partida nueva y qué significan sus opciones.

form-company = Con quién juegas
form-opponents = Rivales
form-friend = Invitar a alguien
form-how-many = Cuántos rivales
form-how-strong = Qué nivel
form-players = Jugadores
form-more = Más
form-player = Quién juega por { $who }
form-level = Nivel de { $who }
player-here = Este dispositivo
player-opponent = Rival
names = Nombres
names-description = Si está en blanco, se usa un nombre por defecto.
name-of = Nombre de { $who }
form-edition = Reglas
form-game = Modo
form-target = Se juega hasta
form-actions = Acciones
form-actions-help = Qué hacen las Acciones
form-seed = Código de reparto: mismo código, mismas cartas
form-new-seed = Barajar
seed-length = Un código de reparto tiene 8 letras o cifras; este tiene { $count }.
seed-character = «{ $found }» no es una letra de la a a la z ni una cifra.
edition-print-3-description = Las reglas impresas de 2016. Si es tu primera vez, elige estas.
edition-print-0-description = La primera edición impresa: se puede descartar antes de jugar, y en Avanzado los descartes no dan cartas.
edition-arena-description = Como la v1.3, salvo que con Acciones los 1 y los 7 tienen otros límites.
edition-web-description = Como la v1.3, salvo que con Acciones un 7 solo mueve una carta al lienzo si así vas ganando.
game-basic-description = Una sola ronda, sin puntos.
game-points-description = Rondas por puntos.
game-draw-description = Rondas por puntos; los descartes altos dan cartas.
game-limit-description = Rondas por puntos; sin descartes bajos.
target-cards = Agotar el mazo
actions-on-description = Las cartas impares hacen algo al jugarlas: retirar, robar, jugar otra, mover.
actions-off-description = Las cartas no tienen acciones.
end-points = { $points ->
    [one] Gana quien llegue antes a { $points } punto.
   *[other] Gana quien llegue antes a { $points } puntos.
}
end-cards = { $count ->
    [one] Cuando queda menos de { $count } carta para repartir, gana la puntuación más alta.
   *[other] Cuando quedan menos de { $count } cartas para repartir, gana la puntuación más alta.
}
match-length = Unos { $turns } turnos por persona.
