## Una partita sigillata: nessuno può conoscere una carta nascosta prima che le regole la mostrino.

# Prima che ci siano le carte.
sealed-shuffling = Si mescolano le carte
sealed-step-first = { $who ->
    [you] Tu mescoli le carte e le blocchi
   *[other] { $who } mescola le carte e le blocca
}
sealed-step-again = { $who ->
    [you] Tu le mescoli e le blocchi di nuovo
   *[other] { $who } le mescola e le blocca di nuovo
}
# La pagina si rivolge a una delle due persone.
sealed-step-keys = { $who ->
    [you] Tu sblocchi la mano { NAME($rival, case: "of") }
   *[other] { $who } sblocca la tua mano
}
sealed-invited-description = È sigillata: le carte le mescolate e bloccate in due, quindi chi sbircia si fa scoprire alla fine, o deve tenersi l’ultimo link.
sealed-unsigned = Questo invito viene da una versione più vecchia della pagina e non è firmato: i suoi link si possono cambiare per strada, e non c’è un codice da confrontare. Meglio che { $who } ricarichi la pagina e ti inviti di nuovo.

sealed-send-long = I primi link sono lunghi: usa un’app che accetti messaggi lunghi.
sealed-code = Il tuo codice è { $code }. Confrontalo al telefono con quello { NAME($who, case: "of") }: se è lo stesso, nessuno ha sostituito i vostri link.
sealed-elsewhere = Questa partita è in un altro browser
sealed-elsewhere-description = Questo link è di una partita sigillata con { $who }. Aprilo nel browser in cui la stai giocando. Se ne hai cancellato i dati, la partita non si può finire.

# Una partita aperta in un’altra scheda.
sealed-other-tab = Questa partita è aperta in un’altra scheda
sealed-other-tab-description = Si può giocare in una sola scheda alla volta. Chiudi l’altra, e puoi continuare qui.

# Una partita salvata che i suoi messaggi non confermano.
sealed-changed = Questa partita è stata modificata o danneggiata
sealed-changed-description = I dati salvati non corrispondono ai messaggi della partita, quindi non la si può continuare né considerare affidabile. Resta com’è, e nient’altro ne risente.

# Il foglio da cui si invia.
sealed-send = Invia il link
sealed-send-description = Invia questo link con un’app di messaggi qualsiasi. Se lo vede qualcun altro, non scopre nulla delle carte nascoste.
sealed-line-first = Giochiamo una partita sigillata a Red7:
sealed-line = { $who }, ecco il prossimo link della nostra partita a Red7:
sealed-line-unnamed = Ecco il prossimo link della nostra partita a Red7:

# Alla fine di un round.
sealed-proof-send = Questo link è per { $who }. Quello che ricevi in risposta prova la vittoria, o mostra che qualcuno ha barato.
sealed-proof-tell = Anche questo link è per { $who }: senza, sull’altro dispositivo la tua vittoria non è provata.
sealed-proved = Verificato: le carte sono state mescolate onestamente da entrambe le parti.
sealed-not-proved = La verifica è fallita: le carte non sono quelle dichiarate. La partita finisce qui.
sealed-not-proved-by = La verifica è fallita: ciò che { $who } ha inviato alla fine non corrisponde alle carte bloccate. La partita finisce qui.
sealed-proof-waits = { $who } ti deve l’ultimo link. La vittoria conta solo dopo che quel link l’ha provata: chi ha barato se lo terrebbe.
sealed-refused = Queste carte sono state rifiutate: una chiave { NAME($who, case: "of") } non apre nessuna carta, o ne apre una due volte. Ora tutti e due mostrate i segreti di questo round, così la prova dirà di chi è la colpa.
sealed-refused-by = Queste carte sono state rifiutate, e non per caso: la prova mostra che { $who } non ha rispettato le regole del sigillo. La partita finisce qui.
