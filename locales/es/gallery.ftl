## Partidas terminadas como cuadros.

gallery-description = { $count ->
    [one] Un cuadro en este dispositivo.
   *[other] { $count } cuadros en este dispositivo.
} Aquí cuelgan los cien últimos; de cada partida, la mejor ronda de quien ganó.
gallery-empty = Aquí aún no cuelga nada. Cada ronda suelta o partida que terminas deja un cuadro.
gallery-all = Todos
gallery-won = Victorias
gallery-lost = Derrotas
gallery-found = { $count ->
    [one] Un cuadro
   *[other] { $count } cuadros
}
gallery-none = Todavía no hay ninguno.
gallery-more = Ver más
gallery-match = { $day }, { $count } rondas
