## Une manche finie, que l’on regarde de nouveau : ce que valait chaque coup.

review-look-back = Analyse
keys-review = Analyser la manche finie
keys-learn = Coups à retenter, dans une analyse
review-back = Retour à la partie
review-on = Jouer à partir d’ici
review-other-seat = Même donne, autre place
review-timeline = Tours de la partie
review-progress = Tours analysés : { $done } sur { $count }
review-none = Quand cette manche sera finie, tu pourras la revoir ici, toutes cartes visibles.
review-at-deal = Choisis un tour pour voir ce qu’il valait.

## D’après ce que le joueur pouvait savoir.

review-asked = Analyse…
review-mistake = Erreur
review-small-slip = Petit faux pas
review-as-advised = Comme un Maître
review-only = Le seul coup qui mène
review-no-choice = Aucun moyen de mener
review-close = Aucun coup nettement meilleur
review-hopeless = Aucun coup n’a gagné dans les donnes simulées
review-hopeless-won = { $who ->
    [you] Aucun coup n’a gagné dans les donnes simulées, et pourtant tu as gagné
   *[other] Aucun coup n’a gagné dans les donnes simulées, et pourtant { $who } a gagné
}
review-ahead = Mieux que le choix d’un Maître
review-certain = Impossible de faire mieux
review-outdone = Choix d’un Maître, mais un autre coup gagnait plus souvent
review-debatable = Un autre coup gagnait plus souvent
review-rated = { $text } : { $odds } de chances de gagner
review-before-draw = Avant la pioche : { $odds } de chances de gagner
review-advised = L’avis d’un Maître : { $events } (<b>{ $odds }</b>).
# De combien le meilleur coup était devant, et ce qui peut n’être que du hasard.
review-more-wins = { $count ->
    [one] { $count } victoire de plus
   *[other] { $count } victoires de plus
} sur les mêmes { $tried } donnes, à { $about } près
review-fewer-wins = { $count ->
    [one] { $count } victoire de moins
   *[other] { $count } victoires de moins
} sur les mêmes { $tried } donnes, à { $about } près
review-few-wins = Un écart de { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
} sur { $tried } donnes est trop petit pour compter
review-luck-wins = Un écart de { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
} sur les mêmes { $tried } donnes : cela peut n’être que du hasard
review-fewer-deals = Essayé dans { $count } donnes sur { $tried } seulement : ses chances sont moins certaines.
review-no-reason = Il n’y a pas de raison unique : sur l’ensemble des donnes simulées, ce coup a fait mieux.
review-always-won = Il a gagné dans toutes les donnes simulées.
review-deals = { $count ->
    [one] Estimé sur { $count } donne simulée
   *[other] Estimé sur { $count } donnes simulées
}
# Suit le nombre de donnes, après une virgule.
review-knew = { $who ->
    [you] d’après ce que tu savais alors
   *[other] d’après ce que savait alors { $who }
}
review-others = Autres coups
review-others-description = Entre parenthèses : la fourchette probable pour chaque coup. Une fourchette large veut dire que moins de donnes ont été essayées.
review-others-higher = Une part de l’écart entre deux chances est due au hasard : le coup qui a les plus hautes n’est pas forcément le meilleur.
review-other = { $events } : { $text }
review-limits = Les cartes cachées ont été distribuées de nombreuses façons compatibles avec ce que l’on pouvait savoir à cette place. Entre parenthèses : l’intervalle de confiance à 95 %.
review-grades = Une erreur laisse des chances de gagner inférieures de plus de { $high } points de pourcentage à celles du choix d’un Maître, ou de plus de { $low } s’il en reste moins du quart ; pour un petit faux pas, l’écart est moindre. Un écart de moins de { $value } points, ou que le hasard suffit à expliquer, n’est ni l’un ni l’autre.
review-each = Les chances à chaque tour dépendent de ce que l’on savait alors à cette place : celles de tous les joueurs ne font donc pas forcément 100 %.
review-unknown = Il n’y a pas d’estimation pour ce coup.

## Toutes les cartes visibles.

review-open-title = Et toutes cartes visibles ?
review-open-note = Personne ne pouvait voir toutes les cartes : les évaluations restent les mêmes.
review-won-only = Le seul coup qui garantissait la victoire.
review-won = { $count ->
    [one] { $count } coup garantissait la victoire : celui-ci.
   *[other] { $count } coups garantissaient la victoire, dont celui-ci.
}
review-gave-away = { $count ->
    [one] { $count } coup garantissait la victoire, mais pas celui-ci :
   *[other] { $count } coups garantissaient la victoire, mais pas celui-ci :
}
review-more = et { $count } de plus
review-lost = Aucun coup ne garantissait la victoire.
review-together = Une victoire n’est sûre que si tous les autres, même ensemble, ne peuvent pas l’empêcher.
review-reach-actions = Avec les Actions, il n’y a pas de réponse exacte.
review-reach-advanced = En Avancé, à plus de deux, il n’y a pas de réponse exacte.
review-reach-large = Il y a trop de possibilités pour toutes les essayer.

## Ce que l’on fait pendant un tour.

review-play = jouer le { $card }
review-discard = défausser le { $card }
review-to-canvas = déplacer le { $card } sur la toile
review-to-deck = déplacer le { $card } sur la pioche
review-take = { $from ->
    [you] retirer ton { $card }
   *[other] retirer à { $from } le { $card }
}
review-draw = piocher une carte
review-pass = passer
review-passed = passe
review-no-cards = plus de cartes
review-nothing-led = impossible de mener

## La manche dans son ensemble.

# Ce que veulent dire les signes à côté des tours.
review-sign-best = choix d’un Maître, ou mieux
review-sign-slip = petit faux pas
review-sign-mistake = erreur
review-sign-none = sans signe : forcé ou discutable
review-chart = { $who ->
    [you] Tes chances de gagner après chacun de tes tours
   *[other] Chances de gagner après chaque tour : { $who }
}
review-legend = { $who ->
    [you] Traits verticaux : les chances que tu as laissé filer
   *[other] Traits verticaux : les chances perdues
}
review-key = Moment clé : tour { $turn }
review-no-key = { $who ->
    [you] Tu n’as fait aucune erreur nette dans cette manche.
   *[other] { $who } : aucune erreur trouvée dans cette manche.
}
# Après une manche perdue : ce qui a décidé.
review-no-key-lost = { $who ->
    [you] Tu n’as fait aucune erreur nette dans cette manche : au mieux, au tour { $turn }, tu avais environ { $chance } % de chances. Le reste dépendait des cartes.
   *[other] { $who } : aucune erreur trouvée dans cette manche. Au mieux, au tour { $turn }, c’était environ { $chance } % de chances. Le reste dépendait des cartes.
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] Tu n’as fait aucune erreur nette dans cette manche. Au mieux, tu avais environ { $chance } % de chances, au tour { $turn } ; ensuite, les cartes ont été contre toi.
   *[other] { $who } : aucune erreur trouvée dans cette manche. Au mieux, c’était environ { $chance } % de chances, au tour { $turn } ; ensuite, les cartes ont décidé.
}
review-lost-by = Le tour { $turn } a coûté la victoire.
review-lost-later = { $who ->
    [you] Plus tard, tu avais une victoire assurée, mais le tour { $turn } l’a laissée échapper.
   *[other] Plus tard, { $who } avait une victoire assurée, mais le tour { $turn } l’a laissée échapper.
}
review-deal-asked = Cette donne était-elle gagnable ? Calcul…
review-deal-won = { $who ->
    [you] Toutes cartes visibles, tu aurais pu gagner cette donne.
   *[other] Toutes cartes visibles, { $who } aurait pu gagner cette donne.
}
# Après une manche gagnée.
review-deal-kept = { $who ->
    [you] Tu as gagné cette donne, gagnable même contre un jeu parfait.
   *[other] { $who } a gagné cette donne, gagnable même contre un jeu parfait.
}
review-deal-lost = { $who ->
    [you] Ici, tu n’aurais pas pu battre un jeu parfait.
   *[other] Ici, { $who } n’aurait pas pu battre un jeu parfait.
}
review-deal-lucky = { $who ->
    [you] Tu as gagné, mais ici un jeu parfait aurait été plus fort.
   *[other] { $who } a gagné, mais ici un jeu parfait aurait été plus fort.
}
review-first-won = { $who ->
    [you] Dès ton premier tour, tu pouvais forcer la victoire.
   *[other] Dès son premier tour, { $who } pouvait forcer la victoire.
}
review-first-lost = { $who ->
    [you] À ton premier tour, rien ne garantissait la victoire.
   *[other] Au premier tour, rien ne garantissait la victoire à { $who }.
}
review-whose = Voir les chances pour
review-table = En tableau
review-table-turn = Tour
review-table-lead = Mène
review-table-made = Joué
review-table-open = Victoire sûre
review-was-won = oui
review-was-lost = non
review-percent = { $chance } %
# Une estimation ; « 0 % » et « 100 % » vont sans : aucune donne simulée n’a été gagnée, ou toutes.
review-about = environ { $chance } %
review-to-win = { $odds } de chances
review-within = { $chance } % (de { $low } à { $high } %)

## La même donne, vue de chaque place.

review-seats = Cette donne, vue de chaque place
review-seat = Ta place
review-seat-here = { $value }, cette fois
review-seat-winner = Victoire
review-seat-turns = Tes tours
review-seat-points = Tes points

## L’histoire que cela fait.

review-story-won = { $who ->
    [you] Tu as gagné : tes chances, tour par tour
   *[other] { $who } a gagné : ses chances, tour par tour
}
review-story-lost = { $who ->
    [you] Tu as perdu : tes chances, tour par tour
   *[other] { $who } a perdu : ses chances, tour par tour
}
# La manche à l’écran, parmi celles d’un match.
review-round = { $who ->
    [you] Manche { $round } : tu as marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Manche { $round } : { $who } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
review-round-losses = { $count ->
    [one] un meilleur coup à trouver
   *[other] { $count } meilleurs coups à trouver
}
review-rounds = Manches
review-costliest = la manche la plus coûteuse en points
review-end-won = victoire
review-end-lost = défaite
review-could-be = mieux : { $chance } %
review-closest = Choix le plus difficile : tour { $turn }
review-slip = Petit faux pas : tour { $turn }
review-best = Meilleur coup de la manche : tour { $turn }
review-better = Meilleur coup
review-open-turn = La carte piochée décide de la suite du tour.
review-next-best = Le deuxième meilleur coup
review-another = Un autre coup
review-masters = Choix d’un Maître
review-then = Ensuite : { $text }
review-on-table = Voir sur la table
review-show-better = Voir ce coup
review-moment-next = Moment suivant
review-moment-first = Premier moment
review-better-moment = Tour { $turn } : le meilleur coup
review-try = À toi d’essayer
review-play-on = Jouer la suite
review-try-description = Joue la suite à partir du tour { $turn }. C’est un entraînement : il ne compte pas.
review-story-back = Voir l’analyse
review-more-title = Cette manche en détail

## Ce qui était encore caché.

review-deck = Pioche, de haut en bas
