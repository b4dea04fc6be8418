## Une partie que l’on regarde.

replay = Relecture
replay-moment = Après le tour { $turn } sur { $count }
replay-deal = La donne
replay-position = Une position
# À la donne, là où quelqu’un regarde ce qui lui a été envoyé.
replay-how = Passe d’un tour à l’autre avec les flèches ci-dessous.
replay-first = Aller à la donne
replay-back = Tour précédent
replay-next = Tour suivant
replay-last = Aller à la fin
replay-on = Jouer la suite
# À la place de qui a envoyé la partie.
replay-take-over = Reprendre ici

## Qui gagne une position, toutes les cartes visibles.

solve = Qui gagne ?
solve-trying = Coups essayés : { $done } sur { $count }…
solve-stop = Arrêter
solve-won = { $who ->
    [you] Toutes cartes visibles, voici comment tu gagnes : { $events }.
   *[other] Toutes cartes visibles, voici comment gagne { $who } : { $events }.
}
solve-or = { $head }, ou bien { $tail }
solve-more = { $count ->
    [one] { $count } autre coup gagne.
   *[other] { $count } autres coups gagnent.
}
solve-no-line = La suite ne se calcule qu’en mode Base, avec de petites mains.
solve-lost = { $who ->
    [you] Toutes cartes visibles, tu ne peux pas gagner contre un jeu parfait.
   *[other] Toutes cartes visibles, { $who } ne peut pas gagner contre un jeu parfait.
}
