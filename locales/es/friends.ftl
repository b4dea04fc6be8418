## Partidas con gente que juega en otro sitio, por enlaces.

# En la página de inicio.
friends-title = Con amigos
friends-by-link-description = Envía cada jugada por mensaje.
friends-live-description = A la vez, o cada jugada por mensaje.
friends-here = Compartir este dispositivo
friends-here-description = Pasa de mano en mano; nadie ve cartas ajenas.
friends-yours = Tu turno
friends-sending = Envía el enlace a { $who }
friends-waiting = Esperando a { $who }
friends-over = Terminada
friends-with = con { $who }

# En el formulario.
friends-hints = Pistas
friends-hints-description = cualquiera puede pedirlas
friends-hints-off = nadie puede pedirlas
friends-take-backs = Deshacer turnos
friends-take-backs-description = hasta enviar la jugada
friends-take-backs-off = un turno terminado se queda como está
friends-honest = Cada jugada es un enlace que envías a quien juega después; tu mensaje es el único aviso. Quien se empeñe podrá espiar las cartas.
sealed = Sellada
sealed-description = nadie puede leer una mano en los enlaces; al final ambos dispositivos comprueban las cartas, y una victoria solo cuenta después de eso
sealed-off = se puede leer una mano en los enlaces
sealed-costs = Cada jugada es un enlace que envías a la otra persona. Hay hasta cuatro enlaces antes del primer turno, y uno después del último. Cada cual debe usar siempre el mismo navegador: si en alguno se borran los datos, la partida no se puede terminar. Sin pistas y sin deshacer turnos.
sealed-not-with-actions = Las partidas con Acciones no se pueden sellar, porque se roban cartas a mitad de turno. Quita las Acciones para sellar esta partida.
friends-begin = Empezar la partida

# En la mesa.
friends-send = Enviar la jugada
friends-send-invitation = Enviar la invitación
friends-send-again = Enviar otra vez
friends-send-result = Enviar el resultado
friends-ready = Envíaselo a { $who }
friends-ready-description = Tu jugada está hecha. Ahora le toca a { $who }, y necesita el enlace.
friends-waits = Esperando a { $who }
friends-waits-description = Cuando hayas enviado el enlace, espera a que te llegue otro y ábrelo para seguir.
friends-waits-for-link = Para seguir, abre el enlace que te llegue.
friends-you-begin = Empiezas tú. Después de tu turno envías la invitación.
sealed-sealing = Sellando tu jugada
sealed-dealt = Las cartas están repartidas. Empieza { $who }, y necesita este enlace.
sealed-drawn = Para seguir, abre el enlace que te llegue. Entonces verás también la carta que has robado.
friends-looking-on = Estás mirando
friends-looking-on-description = Este enlace es para { $who }. Ves lo que hay en la mesa, pero ninguna mano.
friends-take-seat = Soy { $who }
friends-rematch = Revancha

# Un resultado que no es seguro.
sealed-checking = Comprobando…
sealed-damaged = Dañada
sealed-owed = La victoria de { $who } aún no está probada
sealed-failed = La prueba ha fallado

# La hoja de envío.
friends-line = { $who }, te toca en Red7:
friends-line-unnamed = Te toca en Red7:
friends-line-over = Así ha acabado nuestra partida de Red7:
friends-send-description = En este enlace va toda la partida. Envíalo con cualquier aplicación de mensajes.

# Un enlace que se ha abierto.
friends-invited = { $who } te invita a una partida
friends-invited-unnamed = Te invitan a una partida
friends-invited-description = Las jugadas van y vienen como enlaces, en la aplicación de mensajes que prefieras. Sin cuenta y sin instalar nada.
friends-first = Empiezas tú.
friends-since = { $turns ->
    [one] Se ha jugado un turno.
   *[other] Se han jugado { $turns } turnos.
}
friends-name = Tu nombre
friends-name-other = Nombre de la otra persona
friends-join = Unirme
friends-forked = Este enlace no encaja con tu partida
friends-forked-description = A partir del turno { $turn } no coincide con tu partida. Se conservan las dos; las encontrarás en la página de inicio. ¿Cuál quieres abrir?
friends-mine = Mi partida
friends-theirs = La del enlace
