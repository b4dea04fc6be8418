## Partite finite come quadri.

gallery-description = { $count ->
    [one] Un quadro
   *[other] { $count } quadri
} su questo dispositivo. Scegline uno per analizzarne il round. C’è posto per le tue ultime 100 partite; quelle a più round si vedono con il round migliore di chi le ha vinte.
gallery-empty = Ancora nessun quadro. Ogni partita che finisci ne lascia uno qui.
gallery-all = Tutti
gallery-won = Vittorie
gallery-lost = Sconfitte
gallery-found = { $count ->
    [one] Un quadro
   *[other] { $count } quadri
}
gallery-none = Ancora nessuno.
gallery-more = Mostra altri
gallery-match = { $day } · { $count } round
