## Partidas en vivo: con gente, y las jugadas viajan solas.

live = En vivo
live-title = En vivo con amigos

# En el formulario.
form-how = Cómo
form-live = En vivo
form-live-description = Con todo el mundo conectado: un enlace para empezar, y después cada jugada llega sola.
form-by-link = Por enlace
form-by-link-description = Envía cada jugada por mensaje, cuando quieras.

# Antes de que nada se conecte.
live-offer-title = Jugar en vivo
live-offer-description = Tus amigos abren un enlace. A partir de ahí, las jugadas llegan solas.
live-consent = Las jugadas pasan cifradas por un servidor intermediario. Quien lo gestiona ve tu dirección IP y cuándo juegas, pero no qué.
live-relay = El servidor: { $given }.
live-begin = Jugar en vivo
live-not-offered = Esta página no tiene servidor
live-not-offered-description = Quien aloja esta página no ha puesto ninguno, así que aquí no puedes jugar en vivo. Pide que te envíen la partida como enlace.

# Llega alguien.
live-invited-description = Las jugadas llegan solas mientras no falte nadie. Sin cuenta y sin instalar nada.
live-sit = Sentarme
live-connecting = Conectando…
live-connecting-description = El servidor todavía no ha respondido.
live-waiting-for-host = Esperando al otro dispositivo
live-waiting-for-host-description = Las cartas se barajan entre dos, así que la otra persona también tiene que estar aquí.
live-no-relay = El servidor no responde
live-no-relay-description = Puedes sentarte igualmente y enviar cada jugada como enlace hasta que vuelva.
live-by-link = Jugar por enlace
live-try-again = Reintentar
live-choose = ¿Cuál es tu asiento?
live-choose-description = Si ya te uniste en otro dispositivo, sigue con el mismo nombre.
live-free = Asiento libre
live-i-am = Soy { $given }
live-i-am-unnamed = Asiento { $count }: es el mío
live-taken = Ese asiento está ocupado
live-taken-description = Otra persona se ha sentado antes.
live-full = No quedan asientos libres
live-full-sealed = Una partida sellada se queda en el navegador en el que te uniste.
live-unreadable = Esta invitación no se puede leer
live-unreadable-description = Puede que falte parte del enlace. Pide que te lo envíen otra vez.

# En la mesa.
live-ready = El servidor responde
live-away = Servidor no disponible
live-away-description = No se ha perdido nada. Envía tu jugada como enlace; la respuesta llegará de la misma forma. Cuando vuelva el servidor, las jugadas volverán a llegar solas.
live-send-turn = Enviar mi jugada
live-share-link = Compartir el enlace
live-wait-friend = Esperando a la otra persona
live-wait-friend-description = Nadie ha abierto aún el enlace. Deja esta página abierta o vuelve más tarde: la partida se guarda.
live-waits = Esperando a { $who }
live-waits-here = { $who } está aquí.
live-waits-left = { $who } se ha ido. La partida se guarda, y sigue a su vuelta.
live-waits-unseen = { $who } no ha estado aquí desde que llegaste.
live-gone = { $who } no está
live-gone-description = La partida se guarda, y sigue a su vuelta. Puedes cerrar esta página.
live-send-link = Enviar el enlace a { $who }
live-here = aquí
live-away-now = no está
live-not-come = aún no ha llegado
live-all-here = En vivo: no falta nadie
live-some-away = En vivo: falta { $who }
live-waiting = En vivo: esperando a tus amigos
live-no-connection = En vivo: sin conexión
live-invite = Quien abra este enlace se sienta contigo. Sirve hasta que acabe la partida.
live-leave = Dejar de jugar en vivo
live-leave-description = La partida sigue por enlace.
live-turn-arrived = Tu turno – Red7
live-rematch = { $who } ha vuelto a repartir
live-play = Jugar

# Gestos pintados.
live-signs = Hacer un gesto
live-sign-played = Bien jugado
live-sign-ouch = Ay
live-sign-hmm = Mmm
live-sign-clever = Brillante
live-sign-hello = Hola
live-sign-again = ¿Otra?
live-hide-signs = Ocultar gestos
live-shows = { $who }: { $given }
