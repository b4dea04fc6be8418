## Le ultime partite finite.

recent = Partite recenti
gallery = Galleria
# Di un solo round.
recent-won = Round vinto
recent-lost = Round perso
recent-match-won = Partita vinta
recent-match-lost = Partita persa
recent-given-up = Partita abbandonata
review = Analisi
review-again = Torna all’analisi
recent-again = Rigioca la smazzata
recent-won-by = { $who ->
    [you] Hai vinto tu il round
   *[other] Ha vinto il round { $who }
}
recent-match-won-by = { $who ->
    [you] Hai vinto tu la partita
   *[other] Ha vinto la partita { $who }
}
