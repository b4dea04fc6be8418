## Problèmes : lesquels il y a, ce qui est demandé, et ce que l’on dit d’un essai.

puzzles-rating-description = Seul ton premier essai à un problème compte pour ta cote aux problèmes ; les sprints ne comptent pas.
puzzle-day = Problème du jour
puzzle-day-description = Le même pour tout le monde, nouveau à minuit UTC
puzzle-day-solved = Résolu aujourd’hui
puzzle-day-missed = Tenté aujourd’hui
puzzle-rush-description = Trois minutes, trois erreurs
puzzle-rush-best = Record : { $count }
puzzle-players = Joueurs
puzzle-grade = Difficulté
puzzle-grade-easy = Facile
puzzle-grade-medium = Moyen
puzzle-grade-hard = Difficile
puzzle-grade-description = { $grade ->
    [1] Une carte gagne, et peu d’autres mènent.
    [2] Une carte gagne, mais beaucoup mènent.
   *[other] Il faut deux cartes pour gagner, alors qu’une suffit pour mener.
}
puzzle-new = Nouveau problème
puzzle-another = Autre problème

puzzle = Problème
puzzle-title-players = { $count } joueurs
puzzle-task = { $count ->
    [2] Toutes les cartes sont visibles. Un seul coup gagne, quoi que fasse { $who }. Trouve-le.
   *[other] Toutes les cartes sont visibles. Un seul coup gagne, même si tout le monde s’allie contre toi.
}
puzzle-day-named = Problème du jour, { $day }
puzzle-seeking = Préparation du problème…
puzzle-hint-costs = Un indice compte comme une erreur.
puzzle-told = Tu as pris un indice : ce problème compte comme une erreur.
puzzle-share-description = Avec ce lien, on a le même problème.

# Ce qu’a donné un essai.
puzzle-right = Bien vu
puzzle-right-description = C’est le seul coup qui gagne.
puzzle-wrong = Ce coup perd
puzzle-wrong-description = Tu mènes, mais pas pour longtemps. Un autre coup gagne.
puzzle-out = Tu ne mènes pas
puzzle-out-description = Ton tour s’est fini sans que tu mènes : tu es hors jeu.
puzzle-follow-seeking = Calcul des réponses…
puzzle-follow = Tour { $turn } sur { $count }
puzzle-follow-right = Avance tour par tour pour voir comment il gagne.
puzzle-follow-wrong = Avance tour par tour pour voir pourquoi ton coup perd.
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-see = Voir la victoire
puzzle-first-missed = Seul le premier essai compte, et il était raté.
puzzle-rating-up = Ta cote aux problèmes monte de { $count }, à { $rating }.
puzzle-rating-down = Ta cote aux problèmes baisse de { $count }, à { $rating }.
puzzle-rating-same = Ta cote aux problèmes reste à { $rating }.
puzzle-streak = { $count } d’affilée

# Ce que l’on envoie à d’autres.
puzzle-day-text = Problème Red7 du jour · { $day }
puzzle-day-text-solved = Résolu du premier coup ✓
puzzle-day-text-missed = Raté au premier essai ✕
puzzle-rush-text = Sprint Red7 · { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}

# Un sprint.
puzzle-rush-begin = Lancer le chrono
puzzle-rush-left = Temps restant
puzzle-rush-score = Résolus : { $solved }, ratés : { $missed }
puzzle-rush-hearts = { $count ->
    [one] Encore { $count } erreur permise
   *[other] Encore { $count } erreurs permises
}
puzzle-rush-points = { $count ->
    [one] résolu
   *[other] résolus
}
puzzle-rush-right = Bien vu.
puzzle-rush-wrong = Pas celui-là.
puzzle-rush-later = Tu pourras le retenter plus tard
# Sous le chrono, après une erreur : le coup qui y a répondu.
puzzle-rush-reply = Le dernier est raté. { $text }
puzzle-rush-out = Le dernier est raté : tu ne menais pas.
puzzle-rush-task = Un seul coup gagne. Finis ton tour pour répondre.
puzzle-rush-over = Le sprint est fini
puzzle-rush-over-description = { $count ->
    [one] Tu as résolu { $count } problème. Ton record : { $best }.
   *[other] Tu as résolu { $count } problèmes. Ton record : { $best }.
}
puzzle-rush-left-early = Tu as quitté le sprint avant la fin. Temps restant : { $time }.
puzzle-rush-longest = Plus longue série : { $count }
puzzle-rush-missed = Ceux que tu as ratés
puzzle-rush-no-clock = Sans chrono, cette fois
puzzle-rush-again = Nouveau sprint
puzzle-rush-back = Retour au sprint
