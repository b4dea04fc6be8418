## La pagina di un giorno finito.

daily-rules-set = Regole stabilite da te
daily-none-set = nessuna
practice-description = Era un allenamento, quindi non conta come risultato del giorno.
daily-practise = Gioca per allenarti

## Prima di giocare la smazzata di un giorno.

daily-one = Conta solo il primo tentativo.
daily-one-description = Niente consigli, e un turno finito non si annulla. Prenditi il tuo tempo: non c’è cronometro.
daily-hand = La tua mano, oggi uguale per tutti.
daily-hand-then = La tua mano, quel giorno uguale per tutti.
weekly-hand = La tua prima mano, questa settimana uguale per tutti.
daily-against = Contro { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Poi puoi rigiocarla per allenarti quanto vuoi
daily-length = Dura circa { $count } turni a testa.
daily-length-round = Un round, circa 3 minuti e { $count } turni a testa.
daily-length-match = Questa è una partita intera, circa { $count } turni a testa. Puoi interromperla e riprenderla più tardi.
daily-start = Inizia il tentativo
daily-begun-description = Hai iniziato questa smazzata nel suo giorno: quando la finisci, conta comunque.
daily-over = Quel giorno è passato. Puoi ancora giocarne la smazzata per allenarti, ma non conta.
weekly-over = Quella settimana è passata. Puoi ancora giocarne la partita per allenarti, ma non conta.

## Com’è andata.

# Al tavolo: il giorno di quella partita, che può essere passato.
daily-see-result = Risultato del giorno
weekly-see-result = Risultato partita
daily-story = Com’è andata
daily-story-description = Ogni simbolo mostra chi era in testa dopo quel turno, e con quale regola. Una croce vuol dire fuori; una cornice segna la vittoria.
daily-story-match-description = Ogni simbolo mostra chi ha vinto quel round, e con quale regola.
daily-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
daily-unknown = Questo risultato è di quando la pagina non annotava ancora ogni round.

## Condividerlo con altri.

daily-share = Condividi il risultato
daily-copied = Copiato
daily-not-copied = Copia non riuscita; seleziona il testo
daily-picture = Il risultato come immagine
daily-send-picture = Invia immagine
daily-save-picture = Salva immagine
daily-picture-failed = Il browser non è riuscito a creare l’immagine.
daily-as-text = O come testo
daily-letters = Lettere invece dei quadratini
daily-text-head = Red7, smazzata del giorno · { $day }
weekly-text-head = Red7, partita settimanale · { $day }
# Il testo da condividere: una riga sopra quadrati colorati, uno per ogni turno in testa o round vinto.
daily-led = In testa dopo { $done } su { $count } turni in tutto
daily-rounds-won = Round vinti:
daily-challenge = { $odds } E tu?
daily-picture-foot = Stesse carte, un solo tentativo. Ce la fai?
daily-me = Io

## Il calendario.

weekly-matches = Partite settimanali
weekly-now = questa settimana
daily-earlier = Mese precedente
daily-later = Mese successivo
daily-clock = { $count ->
    [1] Il giorno cambia a mezzanotte UTC: la prossima smazzata arriva entro 1 h.
   *[other] Il giorno cambia a mezzanotte UTC: la prossima smazzata arriva entro { $count } h.
}
daily-strict = Se salti un giorno, la serie riparte da 1. Un giorno saltato non si recupera, ma una smazzata iniziata nel suo giorno vale per quel giorno anche se la finisci dopo.
