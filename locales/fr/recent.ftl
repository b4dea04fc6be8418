## Les dernières parties finies.

recent = Parties récentes
gallery = Galerie
# Pour une manche seule.
recent-won = Manche gagnée
recent-lost = Manche perdue
recent-match-won = Match gagné
recent-match-lost = Match perdu
review = Analyse
review-again = Retour à l’analyse
recent-again = Rejouer cette donne
recent-won-by = Manche gagnée : { $who }
recent-match-won-by = Match gagné : { $who }
