## El menú de una mesa.

menu-game = Esta partida
menu-table = En la mesa
menu-elsewhere = Ir a
# Para un lector de pantalla: el grupo de lo que se pierde.
menu-loss = No se puede deshacer

menu-levels = Rivales de la próxima ronda
menu-home-keeps = Puedes seguir más tarde

menu-restart = Reiniciar la ronda
menu-restart-counts = La partida dejará de contar
menu-restart-asks = ¿Repartir otra vez esta ronda desde el principio? La partida dejará de contar para tus estadísticas.
menu-restart-go = Reiniciar
menu-resign = Abandonar la ronda
menu-resign-counts = Cuenta como perdida
menu-resign-asks = ¿Abandonar esta ronda? Quedas fuera ahora, y el resto la acaba.
menu-resign-last = ¿Abandonar esta ronda? La gana { $who }.
menu-resign-go = Abandonar
menu-give-up = Abandonar la partida
menu-give-up-counts = Ni ganada ni perdida
menu-give-up-asks = ¿Abandonar esta partida? Acaba aquí, y no cuenta como ganada ni como perdida.
given-up-title = Partida abandonada
given-up-description = Así estaba. No cuenta como ganada ni como perdida.
friends-give-up = Abandonar la partida
friends-give-up-asks = ¿Abandonar? Eso cuenta como tu turno, y pasas en todas las rondas que quedan.
menu-keep = Seguir jugando
