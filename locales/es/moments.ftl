## Jugadas que podían ser claramente mejores, para probar otra vez.

moments = Aprende de tus errores
moments-title = Encuentra una jugada mejor
moments-left = { $count } por encontrar
moments-list = Jugadas por mejorar
moments-turn = Turno { $turn }
moments-round-turn = Ronda { $round }, turno { $turn }
moments-solved = { $text }, resuelto
moments-again = { $text }, otra vez
# Antes va lo que se hizo en la partida.
moments-ask = Encuentra una jugada mejor.
moments-right-enough = También vale una casi tan buena como la mejor, o una que recupere al menos tres cuartas partes de lo perdido.
moments-judging = Probando tu jugada
moments-judging-text = En repartos simulados de las cartas que no ves…
moments-best = Sí, esa es la jugada
moments-good = Sí, es más o menos igual de buena
moments-much-better = Sí, es mucho mejor
moments-wrong = No es esa
moments-better = Mejor, pero aún no basta
moments-wrong-text = Con esa: { $odds } de victoria; con la jugada mejor, { $given }.
moments-same = En la partida jugaste lo mismo.
moments-helped = Tuviste ayuda, así que no cuenta como encontrada.
moments-out = Al final de tu turno no irías ganando y quedarías fuera.
moments-drawn-out = Es la probabilidad de antes de robar; después quedaste fuera.
moments-odds = Opciones de ganar: <b>{ $odds }</b>; en la partida, { $given }.
moments-odds-beside = Opciones de ganar: <b>{ $odds }</b>; con la jugada del análisis, { $better }; en la partida, { $given }.
moments-show = Ver la respuesta
moments-answer = La mejor jugada
moments-next = Siguiente
moments-all = Ya las has encontrado todas.
moments-found = Encontradas sin ayuda: { $done } de { $count }.
moments-offer = { $count ->
    [one] Hace una semana se te escapó una jugada mejor.
   *[other] Hace una semana se te escaparon { $count } jugadas mejores.
}
