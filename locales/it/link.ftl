## Link a smazzate, partite e posizioni: condividerli e aprirli.

share = Condividi
share-what = Che cosa vuoi condividere?
share-deal = La smazzata
share-game = La partita
share-moment = La partita, da qui
share-beat = Lancia una sfida
share-beat-description = Chi ha il link vede com’è andata a te e gioca la stessa smazzata. Poi vede i due risultati uno accanto all’altro.
share-deal-description = Chi ha il link riceve le stesse carte e gli stessi avversari.
share-day-description = Chi ha il link riceve la smazzata di quel giorno.
share-game-description = Chi ha il link vede la partita turno per turno, e può continuare da qualsiasi turno.
share-long = Il link è lungo: contiene tutti i turni. Quello della smazzata è corto.
share-address = Link
share-copy = Copia
share-copy-record = Copia il registro (per altri programmi)
share-copy-link = Copia solo il link
share-copied = Copiato.
share-not-copied = Qui la copia non è riuscita. Seleziona il testo e copialo a mano.
share-not-sent = Qui l’invio non è riuscito. Prova con Copia.
share-send = Invia…
share-code = Codice QR
share-failed = Di questo non si può fare un link.

replace-title = Terminare la partita in corso?
replace-description = Quella nuova prende il suo posto. Di questa non resta ciò che hai giocato.
replace-keep = Tieni la mia partita
replace-go = Terminala
