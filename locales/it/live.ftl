## Partite in tempo reale: con amici, e i turni viaggiano da soli.

live = In tempo reale
live-title = In tempo reale con gli amici

# Nel modulo.
form-how = Come
form-live = In tempo reale
form-live-description = Siete presenti tutti e due: un link per cominciare, poi ogni turno arriva da solo.
form-by-link = Via link
form-by-link-description = Invia ogni turno come messaggio, quando vuoi.

# Prima che qualcosa si colleghi.
live-offer-title = Gioca in tempo reale
live-offer-description = I tuoi amici aprono un solo link. Da lì in poi i turni arrivano da soli.
live-consent = I turni passano cifrati da un server di inoltro. Chi lo gestisce vede il tuo indirizzo IP e quando giochi, non che cosa.
live-relay = Il server di inoltro: { $given }.
live-begin = Inizia
live-not-offered = Qui non c’è un server di inoltro
live-not-offered-description = Chi ospita questa pagina non ne ha configurato uno, quindi qui non si gioca in tempo reale. Fatti mandare la partita come link.

# Arriva un amico.
live-invited-description = I turni arrivano da soli, finché siete presenti tutti e due. Niente account, niente da installare.
live-sit = Siediti
live-connecting = Connessione…
live-connecting-description = Il server di inoltro non ha ancora risposto.
live-waiting-for-host = In attesa del dispositivo di chi ti invita
live-waiting-for-host-description = Le carte le mescolate in due, perciò deve esserci anche chi ti invita.
live-no-relay = Il server non risponde
live-no-relay-description = Puoi sederti lo stesso, e inviare ogni turno come link finché non torna.
live-by-link = Gioca via link
live-try-again = Riprova
live-choose = Qual è il tuo posto?
live-choose-description = Se partecipi già da un altro dispositivo, continua con lo stesso nome.
live-free = Posto libero
live-i-am = Sono { $given }
live-i-am-unnamed = Posto { $count }: è il mio
live-taken = Quel posto è già occupato
live-taken-description = Qualcuno ci si è seduto prima.
live-full = Tutti i posti sono occupati
live-full-sealed = Una partita sigillata resta nel browser in cui hai accettato l’invito.
live-unreadable = Questo invito è illeggibile
live-unreadable-description = Forse manca una parte del link. Fattelo mandare di nuovo.

# Al tavolo.
live-ready = Il server risponde
live-away = Il server non risponde più
live-away-description = Non si perde nulla. Invia il tuo turno come link; la risposta arriva allo stesso modo. Quando il server torna, i turni arrivano di nuovo da soli.
live-send-turn = Invia il turno
live-share-link = Condividi il link
live-wait-friend = In attesa di chi hai invitato
live-wait-friend-description = Nessuno ha ancora aperto il link. Tieni aperta questa pagina, o torna più tardi: la partita resta salvata.
live-waits = In attesa { NAME($who, case: "of") }
live-waits-here = { $who } è qui.
live-waits-left = { $who } non è più qui. La partita resta salvata, e continua quando ci siete di nuovo tutti e due.
live-waits-unseen = { $who } non si fa vedere da quando ci sei tu.
live-gone = { $who } è assente
live-gone-description = La partita resta salvata, e continua quando ci siete di nuovo tutti e due. Puoi chiudere questa pagina.
live-send-link = Invia il link per { $who }
live-here = qui
live-away-now = assente
live-not-come = non c’è ancora
live-all-here = Tempo reale: ci sono tutti
live-some-away = Tempo reale: { $who } è assente
live-waiting = Tempo reale: in attesa degli amici
live-no-connection = Tempo reale: nessuna connessione
live-invite = Chi apre questo link si siede con te. Funziona fino alla fine della partita.
live-leave = Disattiva tempo reale
live-leave-description = La partita continua via link.
live-turn-arrived = Il tuo turno – Red7
live-rematch = { $who } ha ridistribuito le carte
live-play = Gioca

# Segni dipinti.
live-signs = Mostra un segno
live-sign-played = Bella mossa
live-sign-ouch = Ahi
live-sign-hmm = Mmm
live-sign-clever = Geniale
live-sign-hello = Ciao
live-sign-again = Un’altra?
live-hide-signs = Nascondi i segni
live-shows = { $who }: { $given }
