## Mensajes para otros: cómo acabó una partida, y una invitación.

share-in-turns = { $given } en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
share-after-turns = { $given } tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
share-lost = He perdido contra { $names }
share-led = Fui ganando con { $colors }
share-challenge = ¿Lo harás mejor? Te tocan las mismas cartas:

friends-line-invite = { $given } te invita a Red7, un juego de cartas en el navegador ({ $game }). Abre el enlace para unirte:
friends-line-invite-unnamed = Juguemos a Red7, un juego de cartas en el navegador ({ $game }). Abre el enlace para unirte:
