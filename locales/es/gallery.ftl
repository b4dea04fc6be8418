## Partidas terminadas como cuadros.

gallery-description = { $count ->
    [one] Un cuadro
   *[other] { $count } cuadros
} en este dispositivo. Elige uno para analizar su ronda. Caben tus últimas 100 partidas; las de varias rondas se muestran con la mejor ronda de quien ganó.
gallery-empty = Todavía no hay cuadros. Cada partida que terminas deja uno aquí.
gallery-all = Todos
gallery-won = Victorias
gallery-lost = Derrotas
gallery-found = { $count ->
    [one] Un cuadro
   *[other] { $count } cuadros
}
gallery-none = Todavía no hay ninguno.
gallery-more = Ver más
gallery-match = { $day } · { $count } rondas
