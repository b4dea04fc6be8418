## Tours que l’on aurait pu jouer nettement mieux, à retenter.

moments = Apprendre de ses erreurs
moments-title = Trouve le meilleur coup
moments-left = { $count } à trouver
moments-list = Coups à retenter
moments-turn = Tour { $turn }
moments-round-turn = Manche { $round }, tour { $turn }
moments-solved = { $text }, résolu
moments-again = { $text }, nouvel essai
# Avant vient ce qui a été joué dans la partie.
moments-ask = Trouve un meilleur coup.
moments-right-enough = Compte aussi un coup à peu près aussi bon que le meilleur, ou qui regagne au moins les trois quarts de ce qui a été perdu.
moments-judging = On teste ton coup
moments-judging-text = Avec des donnes simulées pour les cartes que tu ne vois pas…
moments-best = Oui, c’est le meilleur coup
moments-good = Oui, c’est à peu près aussi bon
moments-much-better = Oui, c’est bien mieux
moments-wrong = Pas celui-là
moments-better = Mieux, mais pas encore assez
moments-wrong-text = Chances de gagner : { $odds }, contre { $given } avec le meilleur coup.
moments-same = C’est aussi le coup que tu as joué dans la partie.
moments-helped = Tu as eu de l’aide : il ne compte donc pas comme trouvé.
moments-out = À la fin de ton tour, tu ne mènerais pas et serais hors jeu.
moments-drawn-out = Ces chances sont celles d’avant la pioche ; ensuite, tu étais hors jeu.
moments-odds = Chances de gagner : <b>{ $odds }</b>, contre { $given } dans la partie.
moments-odds-beside = Chances de gagner : <b>{ $odds }</b>, contre { $better } avec le coup de l’analyse et { $given } dans la partie.
moments-show = Voir la réponse
moments-answer = Le meilleur coup
moments-next = Coup suivant
moments-all = Tu les as tous trouvés.
moments-found = Trouvés sans aide : { $done } sur { $count }.
moments-offer = { $count ->
    [one] Il y a une semaine, un meilleur coup t’a échappé.
   *[other] Il y a une semaine, { $count } meilleurs coups t’ont échappé.
}
