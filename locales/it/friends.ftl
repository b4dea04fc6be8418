## Partite con amici che giocano altrove, tramite link.

# Nella pagina iniziale.
friends-title = Con gli amici
friends-by-link-description = Invia ogni turno come messaggio.
friends-live-description = In contemporanea, o ogni turno come messaggio.
friends-here = Sullo stesso dispositivo
friends-here-description = Ve lo passate a turno; le mani restano nascoste.
friends-yours = Il tuo turno
friends-sending = Invia il link per { $who }
friends-waiting = In attesa { NAME($who, case: "of") }
friends-over = Finita
friends-with = con { $who }

# Nel modulo.
friends-hints = Consigli
friends-hints-description = chiunque può chiederne uno
friends-hints-off = nessuno può chiederne
friends-take-backs = Annulla turno
friends-take-backs-description = finché il turno non è inviato
friends-take-backs-off = un turno finito resta com’è
friends-honest = Ogni turno è un link che invii a chi gioca dopo di te; il tuo messaggio è l’unica notifica. Chi vuole davvero sbirciare le carte può farlo.
sealed = Sigillata
sealed-description = dai link nessuno può leggere una mano; alla fine i due dispositivi controllano le carte, e una vittoria conta solo dopo il controllo
sealed-off = dai link si può leggere una mano
sealed-costs = Ogni turno è un link che invii all’altra persona. Ne servono fino a quattro prima del primo turno, e uno dopo l’ultimo. Ciascuno deve restare nel proprio browser: se i dati di uno dei due browser vengono cancellati, la partita non si può finire. Niente consigli, e nessun turno si annulla.
sealed-not-with-actions = Le partite con azioni non si possono sigillare, perché si pesca a metà turno. Per sigillare questa, disattiva le azioni.
friends-begin = Inizia la partita

# Al tavolo.
friends-send = Invia il turno
friends-send-invitation = Invia l’invito
friends-send-again = Invia di nuovo
friends-send-result = Invia il risultato
friends-ready = Il link è per { $who }
friends-ready-description = Hai finito il turno. Ora gioca { $who }, che ha bisogno del link.
friends-waits = In attesa { NAME($who, case: "of") }
friends-waits-description = Dopo aver inviato il link, aspetta quello di risposta e aprilo per continuare.
friends-waits-for-link = Per continuare, apri il link che riceverai.
friends-you-begin = Cominci tu. Dopo il tuo turno mandi l’invito.
sealed-sealing = Sigillatura del turno
sealed-dealt = Le carte sono distribuite. Inizia { $who }, che ha bisogno di questo link.
sealed-drawn = Per continuare, apri il link che ricevi in risposta. Allora vedrai anche la carta che hai pescato.
friends-looking-on = Stai guardando
friends-looking-on-description = Questo link è per { $who }. Vedi il tavolo, ma la mano di nessuno.
friends-take-seat = Sono { $who }
friends-rematch = Rivincita

# Un risultato non ancora certo.
sealed-checking = Controllo…
sealed-damaged = Danneggiata
sealed-owed = { $who ->
    [you] La tua vittoria non è ancora provata
   *[other] La vittoria { NAME($who, case: "of") } non è ancora provata
}
sealed-failed = La verifica è fallita

# Il foglio da cui si invia.
friends-line = { $who }, è il tuo turno a Red7:
friends-line-unnamed = È il tuo turno a Red7:
friends-line-over = Ecco com’è finita la nostra partita a Red7:
friends-send-description = In questo link c’è tutta la partita. Invialo con un’app di messaggi qualsiasi.

# Un link che è stato aperto.
friends-invited = { $who } ti invita a giocare
friends-invited-unnamed = Hai un invito a giocare
friends-invited-description = I turni vanno e vengono come link, nell’app di messaggi che usate. Niente account, niente da installare.
friends-first = Inizi tu.
friends-since = { $turns ->
    [one] È già stato giocato un turno.
   *[other] Sono già stati giocati { $turns } turni.
}
friends-name = Il tuo nome
friends-name-other = Nome di chi inviti
friends-join = Partecipa
friends-forked = Questo link non corrisponde alla tua partita
friends-forked-description = Dal turno { $turn } in poi è diverso dalla tua partita. Restano tutte e due: le trovi nella pagina iniziale. Quale vuoi aprire?
friends-mine = La mia partita
friends-theirs = Quella del link
