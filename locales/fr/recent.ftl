## Les dernières parties finies.

recent = Parties récentes
gallery = Galerie
# Pour une manche seule.
recent-won = Manche gagnée
recent-lost = Manche perdue
recent-match-won = Match gagné
recent-match-lost = Match perdu
recent-given-up = Match abandonné
review = Analyse
review-again = Retour à l’analyse
recent-again = Rejouer cette donne
recent-won-by = { $who ->
    [you] Tu as gagné la manche
   *[other] { $who } a gagné la manche
}
recent-match-won-by = { $who ->
    [you] Tu as gagné le match
   *[other] { $who } a gagné le match
}
