## Tutto ciò che è conservato nel browser, e le sue copie.

data = I tuoi dati
data-description = Tutto è salvato solo in questo browser. Un backup è un file che puoi conservare, o importare su un altro dispositivo.
data-what = Voce
data-here = In questo browser
data-in-copy = Nel backup
data-games = Partite
data-game = { $game }, { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
data-game-over = { $game }, finita
data-game-of = { $given }, { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
data-rounds = Round conteggiati
data-names = Nomi
data-chosen = salvate
data-lessons = Lezioni fatte
data-learned = Mosse migliori trovate
data-rated = Round per il rating
data-aside = Da parte
data-others = Altro
data-none = niente
data-sealed = Includi le partite sigillate
data-sealed-description = chi ha il file potrebbe vedere le tue carte in quelle partite
data-save = Esporta un backup
data-saved = Il backup è tra i tuoi download.
data-not-saved = Il browser non ha permesso alla pagina di salvare il file.
data-left-out = Nel backup manca ciò che è troppo grande o non esportabile: { $given }.
data-load = Importa un backup
data-take-description = Le voci del backup sostituiscono le stesse voci qui; tutto il resto rimane com’è.
data-take-sealed = Le partite sigillate già presenti in questo browser non vengono sostituite. Continua ciascuna su un solo dispositivo.
data-take = Importa
data-leave = Annulla

## Perché una copia non viene importata.

copy-large = Questo file è troppo grande per essere un backup di Red7.
copy-unreadable = Questo file non è un backup, oppure è incompleto.
copy-foreign = Questo file non è stato esportato da questa pagina.
copy-newer = Questo backup viene da una versione più recente della pagina. Ricarica la pagina, poi importalo.
copy-damaged = Una parte di questo backup è danneggiata, perciò non è stato importato nulla: { $given }.
copy-full = Nella memoria del browser non c’è spazio per questo backup.
copy-blocked = Il browser non permette alla pagina di salvare nulla.
copy-kept = Non è cambiato nulla.

## Che cosa è stato messo da parte, e che cosa si può eliminare.

aside-title = Dati messi da parte
aside-description = Alcuni dati salvati erano illeggibili e sono stati messi da parte. Puoi scaricarli o eliminarli.
aside-save = Scarica { $given }
aside-delete = Elimina { $given }
aside-number = { $given } { $count }
aside-ask = Eliminare per sempre { $given }?
document-game = Partita
document-rating = Rating
document-learn = Mosse da riprovare
document-live = Partite in tempo reale
document-other = Altri dati
delete-title = Elimina
delete-statistics = Elimina le statistiche
delete-all = Elimina tutto
delete-statistics-ask = Eliminare per sempre le tue statistiche e il tuo rating? Tutto il resto rimane.
delete-all-ask = Eliminare per sempre tutto ciò che questa pagina ha salvato nel browser? Anche le partite, le statistiche e i dati messi da parte.
delete-keep = Conserva
delete-go = Elimina
