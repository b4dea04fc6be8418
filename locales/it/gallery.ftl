## Partite finite come quadri.

gallery-description = { $count ->
    [one] Un quadro su questo dispositivo.
   *[other] { $count } quadri su questo dispositivo.
} Sono appesi gli ultimi cento; di una partita c’è il miglior round di chi l’ha vinta.
gallery-empty = Qui non è ancora appeso nulla. Ogni round singolo o partita che finisci lascia un quadro.
gallery-all = Tutti
gallery-won = Vittorie
gallery-lost = Sconfitte
gallery-found = { $count ->
    [one] Un quadro
   *[other] { $count } quadri
}
gallery-none = Nessun quadro, per ora.
gallery-more = Mostra altri
gallery-match = { $day }, { $count } round
