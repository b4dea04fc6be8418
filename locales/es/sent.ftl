## Lo que ha enviado alguien, antes de verlo o jugarlo.

sent-game = Te han enviado una partida
sent-moment = Te han enviado una posición de una partida
sent-deal = Te han enviado un reparto
sent-beat = Supera este resultado
sent-sender = Contacto
sent-won = Tu contacto ganó en { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turnos.
}
sent-lost = Tu contacto aguantó { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turnos.
}
sent-same = Tendrás la misma mano y los mismos rivales.
sent-game-description = Mira cómo se jugó, o toma las mismas cartas y hazlo mejor.
sent-moment-description = Muestra la mesa tras el turno { $turn }.
sent-deal-description = Las cartas están barajadas y nadie ha jugado aún. Tendrás la mano de abajo.
sent-deal-shared = Las cartas están barajadas y nadie ha jugado aún.
sent-how = ¿Cómo acabó?
sent-hand = Tu mano
sent-watch = Ver desde el principio
sent-watch-theirs = Ver antes su partida
sent-see = Ver la posición
sent-play = Jugar este reparto
sent-play-deal = Jugar este reparto
sent-go = Aceptar el reto
sent-spoils = Si la ves antes, conocerás sus cartas: ya no sería un duelo justo.
sent-kept = Tu propia partida está a salvo.
sent-learn = ¿Primera vez? Aprende en 3 minutos

## Los dos resultados.

sent-better = Lo has superado
# Ambas partes perdieron.
sent-lasted = Has aguantado más
sent-even = Empate
sent-worse = Aún sin superar
sent-yours = Tú
sent-send-back = Enviar el tuyo
sent-watch-them = Ver su partida
sent-again = Reintentar
sent-can-you-won = He ganado este reparto del juego de cartas Red7 en { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turnos.
} ¿Y tú?
sent-can-you-lost = He perdido este reparto del juego de cartas Red7 tras { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turnos.
} ¿Lo harás mejor?
