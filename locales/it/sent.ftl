## Che cosa ha inviato qualcuno, prima di vederne o giocarne qualcosa.

sent-game = Qualcuno ti ha inviato una partita
sent-moment = Qualcuno ti ha inviato una posizione di una partita
sent-deal = Qualcuno ti ha inviato una smazzata
sent-beat = Batti questo risultato
sent-sender = Sfidante
sent-won = Chi ti sfida ha vinto in { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turni.
}
sent-lost = Chi ti sfida ha resistito { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turni.
}
sent-same = Tu hai la stessa mano e gli stessi avversari.
sent-game-description = Guarda com’è stata giocata, o prendi le stesse carte e fai di meglio.
sent-moment-description = Mostra il tavolo dopo il turno { $turn }.
sent-deal-description = Le carte sono mescolate, e nessuno ha ancora giocato. A te tocca la mano qui sotto.
sent-deal-shared = Le carte sono mescolate, e nessuno ha ancora giocato.
sent-how = Com’è finita?
sent-hand = La tua mano
sent-watch = Guarda dall’inizio
sent-watch-theirs = Prima guarda la partita
sent-see = Vedi la posizione
sent-play = Gioca tu questa smazzata
sent-play-deal = Gioca la smazzata
sent-go = Accetta la sfida
sent-spoils = Se guardi prima, vedi le carte altrui: la gara non è più alla pari.
sent-kept = La tua partita è al sicuro.
sent-learn = Prima volta? Impara in 3 minuti

## I due risultati.

sent-better = Hai fatto meglio
# Entrambi hanno perso.
sent-lasted = Hai resistito di più
sent-even = Parità
sent-worse = Non ancora battuto
sent-yours = Tu
sent-send-back = Rispondi con il tuo
sent-watch-them = Guarda la sua partita
sent-again = Riprova
sent-can-you-won = Ho vinto questa smazzata del gioco di carte Red7 in { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turni.
} E tu?
sent-can-you-lost = Ho perso questa smazzata del gioco di carte Red7 dopo { $turns ->
    [one] { $turns } turno.
   *[other] { $turns } turni.
} Sai fare di meglio?
