## Enlaces de repartos, partidas y posiciones: compartirlos y abrirlos.

share = Compartir
share-what = ¿Qué quieres compartir?
share-deal = El reparto
share-game = La partida
share-moment = La partida, desde aquí
share-beat = Lanzar un reto
share-beat-description = Quien abra el enlace verá cómo te ha ido y jugará el mismo reparto. Después verá los dos resultados, uno junto al otro.
share-deal-description = Quien abra el enlace tendrá las mismas cartas y los mismos rivales.
share-day-description = Quien abra el enlace tendrá la partida de ese día.
share-game-description = Quien abra el enlace verá la partida turno a turno, y podrá seguir jugando desde cualquiera.
share-long = El enlace es largo: contiene todos los turnos. El del reparto es corto.
share-address = Enlace
share-copy = Copiar
share-copy-record = Copiar el registro (para otros programas)
share-copy-link = Copiar solo el enlace
share-copied = Copiado.
share-not-copied = Aquí no se ha podido copiar. Selecciona el texto y cópialo a mano.
share-not-sent = Aquí no se ha podido enviar. Mejor cópialo.
share-send = Enviar…
share-code = Código QR
share-failed = De esto no se puede hacer un enlace.

replace-title = ¿Terminar la partida actual?
replace-description = La nueva ocupará su lugar. Lo que has jugado de esta no se guarda.
replace-keep = Seguir con la mía
replace-go = Terminarla
