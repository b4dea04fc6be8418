## Ce qui gagne : des faits comptés sur de nombreuses donnes.

strategy = Ce qui fait gagner
strategy-open = Ce qui fait gagner, en dix chiffres
strategy-description = Compté sur de nouvelles donnes en mode Base à deux, toutes cartes visibles et avec un jeu parfait. À la table, tu en vois moins : ce sont donc des repères.
strategy-figure = { $whole },{ $tenths }
strategy-percent = { $figure } %
strategy-more = +{ $figure }
strategy-less = −{ $figure }
strategy-example = Dans une de ces donnes, sur { $count } ouvertures qui mènent, { $done ->
    [one] { $done } gagne.
   *[other] { $done } gagnent.
}
strategy-play = Jouer cette donne

strategy-title = { $fact ->
    [1] Dépense une carte, pas deux
    [2] Cherche d’abord une carte à jouer
    [3] Une défausse qui mène suffit rarement
    [4] Laisse la règle rouge si tu peux
    [5] Garde des cartes, et pense aux réponses
    [6] Parfois, il faut deux cartes pour gagner
    [7] Un 7 est la carte à avoir, s’il est proche du rouge
    [8] Un seul 7 fort suffit
    [9] Un 5 ne vaut guère mieux qu’un 1
   *[other] N’aie pas peur de commencer
}

strategy-note = { $fact ->
    [1] Ouvertures qui gardent la victoire, dans les donnes gagnables.
    [2] Donnes gagnables par une ouverture de ce genre.
    [3] Quand une défausse mène d’emblée, dans les donnes gagnables.
    [4] Ouvertures qui gardent la victoire, selon la règle qu’elles laissent.
    [5] À quelle fréquence une ouverture choisie ainsi garde la victoire.
    [6] Donnes gagnables, mais pas avec une seule carte.
    [7] Ce que la carte ajoute aux chances de gagner, en points de pourcentage.
    [8] Ce que les deux ensemble ajoutent en plus de ce que chacun apporte seul, en points de pourcentage.
    [9] Ce que la carte ajoute à la place d’un 1, en points de pourcentage.
   *[other] Donnes gagnées par la personne qui commence.
}

strategy-subject = { $fact ->
    [1] { $item ->
        [1] Jouer une carte
       *[other] En jouer une, en défausser une
    }
    [2] { $item ->
        [1] Jouer une carte
       *[other] Défausser une carte
    }
    [3] Une défausse gagne
    [5] { $item ->
        [1] Le moins de réponses
        [2] Le plus de cartes gardées
        [3] Les deux
       *[other] Comme un Maître
    }
    [6] { $item ->
        [1] Il faut deux cartes
       *[other] Alors qu’une suffit pour mener
    }
    [8] { $item ->
        [1] Deux 7 quelconques
       *[other] 7 rouge et 7 orange
    }
   *[other] Qui commence gagne
}
