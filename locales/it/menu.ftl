## Il menu di un tavolo.

menu-game = Questa partita
menu-table = Al tavolo
menu-elsewhere = Altrove
# Per un lettore di schermo: il gruppo di ciò che si perde.
menu-loss = Non si può annullare

menu-levels = Avversari del prossimo round
menu-home-keeps = Puoi continuare più tardi

menu-restart = Ricomincia il round
menu-restart-counts = La partita non conterà più
menu-restart-asks = Ricominciare questo round da capo? La partita non conterà più per le tue statistiche.
menu-restart-go = Ricomincia
menu-resign = Abbandona il round
menu-resign-counts = Conta come perso
menu-resign-asks = Abbandonare questo round? Sei subito fuori, e gli altri lo finiscono.
menu-resign-last = Abbandonare questo round? Lo vince { $who }.
menu-resign-go = Abbandona
menu-give-up = Abbandona la partita
menu-give-up-counts = Né vinta né persa
menu-give-up-asks = Abbandonare questa partita? Finisce qui, e non conta né come vinta né come persa.
given-up-title = Partita abbandonata
given-up-description = Ecco com’era. Non conta né come vinta né come persa.
friends-give-up = Abbandona la partita
friends-give-up-asks = Abbandonare? Vale come tuo turno, e passi in ogni round che resta.
menu-keep = Continua a giocare
