## Manches, points, et fin d’une partie.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-won = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
points-from = { $points ->
    [one] Un point
   *[other] { $points } points
} pour les cartes gagnantes : { $values }.
out-order = Hors jeu dans cet ordre : { $names }.
place = { $count }. { $who } { $points }
points-short = { $points ->
    [one] <b>{ $points }</b> pt
   *[other] <b>{ $points }</b> pts
}

round = Manche { $round }
round-to-points = { $points ->
    [one] Manche { $round }, jusqu’à { $points } point
   *[other] Manche { $round }, jusqu’à { $points } points
}
round-to-the-end = Manche { $round }, jusqu’à épuisement de la pioche
round-played-to-points = { $points ->
    [one] Manche { $round }, jusqu’à { $points } point.
   *[other] Manche { $round }, jusqu’à { $points } points.
}
round-played-to-the-end = Manche { $round }, jusqu’à épuisement de la pioche.
round-won = { $who ->
    [you] Manche { $round } : tu as gagné
   *[other] Manche { $round } : { $who } a gagné
}

# L’état du match : « Toi 17, Ombre 9 ».
score-of = { $who } { $points }

round-over = La manche est finie
wins-round = { $who ->
    [you] Tu gagnes la manche
   *[other] { $who } gagne la manche
}
wins-match = { $who ->
    [you] Tu gagnes le match
   *[other] { $who } gagne le match
}
share-match = Victoire partagée : { $names }
won-with = En jeu jusqu’au bout, avec { $having }
won-last = En jeu jusqu’au bout
over-points = { $points ->
    [one] Le score visé de { $points } point est atteint.
   *[other] Le score visé de { $points } points est atteint.
}
over-cards = La pioche est presque vide : le plus de points l’emporte.
rounds-of-match = { $who ->
    [you] Tu as gagné { $count } des { $whole } manches.
   *[other] { $who } a gagné { $count } des { $whole } manches.
}

why-won = { $who ->
    [you] Pourquoi tu as gagné
   *[other] Pourquoi { $who } a gagné
}
# Un tour qui a décidé, et ce qu’il a donné.
why-led = { $who ->
    [you] { $text } Tu mènes alors avec { $having }.
   *[other] { $text } { $who } mène alors avec { $having }.
}
why-tie = En cas d’égalité, la plus forte des cartes qui comptent décide : le { $card } bat le { $other }.
race-to = La course aux { $points } points

button-home = Accueil
button-same-deal = Rejouer la donne
button-again = Revanche
button-compare = Comparer les résultats
button-next-round = Manche suivante

## La feuille de score.

scores-title = Feuille de score
scores-caption = Points par manche
scores-round = Manche
scores-points = Points
scores-won = victoire :
scores-piles = Piles de points
scores-no-card = aucune carte
scores-all-in = Les 49 cartes sont toutes en jeu.
scores-left = Cartes encore à distribuer : { $count }. Une manche en demande { $whole }.
scores-out-of-deal = { $count ->
    [one] { $count } carte est dans une pile de points, et ne sera plus distribuée.
   *[other] { $count } cartes sont dans les piles de points, et ne seront plus distribuées.
}
