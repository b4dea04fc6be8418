## Messaggi su ciò che è andato diversamente dal previsto.

notice-letter-known = Hai già questo turno. La tua partita non è cambiata.
notice-letter-older = Questo link è più vecchio della tua partita, quindi non è cambiato nulla.
notice-sealed-known = Hai già inviato o aperto questo link. La tua partita non è cambiata.
notice-sealed-early = Non hai aperto il link precedente. Apri prima quello. La tua partita non è cambiata.
notice-sealed-other = Questo link è di una partita sigillata che non è salvata in questo browser. Aprilo nel browser in cui la stai giocando. Se ne hai cancellato i dati, la partita non si può finire.
notice-sealed-forked = Questo link non corrisponde alla tua partita: non viene dopo ciò che hai inviato. La tua partita non è cambiata.
notice-sealed-signature = Questo link è danneggiato, o non viene da chi gioca con te. Fattelo mandare di nuovo. La tua partita non è cambiata.
notice-sealed-secret = Questo link è stato rifiutato: il segreto che contiene non è quello fissato all’inizio. Fattelo mandare di nuovo. La tua partita non è cambiata.
notice-sealed-next-deck = Questo round è verificato, ma il prossimo non è stato distribuito correttamente. Fatti mandare di nuovo il link.
notice-sealed-wrong = Questo link è stato rifiutato: contiene una chiave che non apre nessuna carta, o un turno contro le regole. La tua partita non è cambiata.
notice-unreadable-puzzles = I tuoi risultati nei rompicapi erano illeggibili. Sono stati messi da parte, non eliminati.
notice-newer-puzzles = I tuoi risultati nei rompicapi vengono da una versione più recente della pagina. Sono stati messi da parte, non eliminati.
notice-unreadable-recent = Le tue partite recenti erano illeggibili. Sono state messe da parte, non eliminate.
notice-newer-recent = Le tue partite recenti vengono da una versione più recente della pagina. Sono state messe da parte, non eliminate.
notice-dismiss = Chiudi
notice-storage-blocked = Il browser non permette alla pagina di salvare nulla. Puoi giocare, ma se chiudi la pagina la partita finisce.
notice-storage-cleared = Qualcosa ha eliminato ciò che la pagina aveva salvato. Questa scheda ce l’ha ancora.
notice-put-back = Ripristina
notice-storage-full = La memoria del browser è piena. Puoi continuare a giocare, ma la partita e i risultati non vengono salvati finché non c’è di nuovo spazio.
notice-unreadable-game = La tua partita salvata era illeggibile. È stata messa da parte, non eliminata.
notice-newer-game = La tua partita salvata viene da una versione più recente della pagina. È stata messa da parte, non eliminata.
notice-unreadable-settings = Le tue impostazioni erano illeggibili. Sono state messe da parte, non eliminate.
notice-newer-settings = Le tue impostazioni vengono da una versione più recente della pagina. Sono state messe da parte, non eliminate.
notice-unreadable-daily = I tuoi risultati del giorno erano illeggibili. Sono stati messi da parte, non eliminati.
notice-newer-daily = I tuoi risultati del giorno vengono da una versione più recente della pagina. Sono stati messi da parte, non eliminati.
notice-cannot-set-aside = Alcuni dati salvati sono illeggibili, e non c’è spazio per metterli da parte. Restano dove sono; se chiudi la pagina la partita finisce.
notice-other-tab = Un’altra scheda ha salvato qualcosa di più recente, e questa non lo sovrascrive. Ciò che fai qui non viene né salvato né contato.
notice-no-worker = Qui gli avversari non possono pensare in background, quindi la pagina può bloccarsi un momento mentre pensano. La partita continua.
sealed-reading = Apertura del link…
notice-not-sent = Questo turno non è stato inviato: il browser non ha salvato la partita, quindi non c’è ancora un link. Finché la pagina è aperta non si perde nulla. Permetti il salvataggio o libera un po’ di spazio, poi riprova.
notice-no-texts = Non è stato possibile caricare la lingua impostata, quindi la pagina resta in questa. Controlla la connessione, poi ricarica la pagina.
notice-no-entropy = Il browser non fornisce numeri casuali, quindi non può sigillare una partita.
notice-faster = D’ora in poi gli avversari giocano un po’ più in fretta. Puoi cambiare la loro velocità nelle impostazioni quando vuoi.
notice-new-version = È pronta una nuova versione. La tua partita è al sicuro.
notice-load-it = Aggiorna
notice-unreadable-statistics = Le tue statistiche erano illeggibili. Sono state messe da parte, non eliminate.
notice-newer-statistics = Le tue statistiche vengono da una versione più recente della pagina. Sono state messe da parte, non eliminate.

## Una parte della pagina che arriva dopo.

part-coming = Un momento…
part-missing = Non caricata
part-failed = Non è stato possibile caricare questa parte della pagina. Controlla la connessione e riprova; la tua partita è al sicuro.
part-outdated = Per questo serve la nuova versione della pagina. La tua partita è al sicuro.
engine-missing = Non è stato possibile caricare la parte che gestisce avversari, consigli e rompicapi. Controlla la connessione e riprova; la tua partita è al sicuro.
sealed-missing = Non è stato possibile caricare la parte che sigilla le partite. Controlla la connessione e riprova; la tua partita è al sicuro.
module-needs-worker = Per i rompicapi e le analisi serve un processo in background, che questo browser non ha avviato. Riprova, o usa un altro browser.
module-invalid-reply = Il motore degli avversari ha dato una risposta senza senso. Riprova, o ricarica la pagina; la tua partita è al sicuro.
part-again = Riprova
part-reload = Ricarica la pagina

## Link che non portano da nessuna parte.

bad-link-long = Questo link è decisamente troppo lungo.
bad-link-cut = Questo link è stato troncato: una parte è sostituita da puntini. Copia il link intero, o fattelo mandare di nuovo.
bad-link-form = Questa pagina non sa leggere questo link.
bad-link-parts = In questo link c’è qualcosa di troppo o di meno.
bad-link-rules = Questo link indica regole che la pagina non conosce.
bad-link-players = Questo link non dice chi gioca.
bad-link-seed = Questo link non indica una smazzata.
bad-link-shuffles = Le carte in questo link non formano un mazzo completo.
bad-link-ply = Questo link indica un turno che nella sua partita non c’è.
bad-link-position = La posizione in questo link non è possibile.
bad-link-challenge = Questa partita non è finita, quindi non c’è ancora nulla da battere.
bad-letter-newer = Questo link viene da una versione più recente della pagina. Ricarica, poi apri di nuovo il link.
bad-letter-damaged = Questo link è stato danneggiato o troncato per strada. Fattelo mandare di nuovo.
bad-letter-other = Questo link non contiene una partita che la pagina sappia leggere.
bad-link-kept = Non è cambiato nulla.
bad-link-puzzle = Questo link non porta a un rompicapo.
