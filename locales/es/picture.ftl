## Los cuadros que dejan las rondas.

picture-round = Esta ronda, pintada
picture-match = La partida, pintada
picture-description = { $count ->
    [1] Una pincelada: la regla no cambió nunca.
   *[other] Una pincelada por cada regla, de arriba abajo. Cuanto más duró una regla, más gruesa su pincelada; las tuyas van de izquierda a derecha.
}
picture-legend = Cada pincelada es una regla: cuanto más gruesa, más duró.
picture-label = Ronda { $round }, pintada: { $colors }
picture-save = Guardar cuadro
picture-save-svg = Guardar como SVG
picture-share = Compartir cuadro
picture-won = { $who ->
    [you] He ganado contra { $names }
   *[other] { $who } ha ganado contra { $names }
}
picture-me = mí
picture-and-me = { $names } y contra mí
picture-shared-with = Victoria compartida: { $names } y yo
picture-under = Con el { COLOR($rule, case: "small") }
picture-rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
picture-same = Las mismas cartas:
picture-not-saved = Este navegador no ha podido crear el cuadro. Prueba con SVG.
