## Les parties finies, en images.

gallery-description = { $count ->
    [one] Une image sur cet appareil.
   *[other] { $count } images sur cet appareil.
} Les cent dernières sont accrochées ici ; pour un match, c’est la meilleure manche de la personne qui a gagné.
gallery-empty = Rien n’est encore accroché ici. Chaque manche isolée ou chaque match que tu finis laisse une image.
gallery-all = Toutes
gallery-won = Victoires
gallery-lost = Défaites
gallery-found = { $count ->
    [one] { $count } image
   *[other] { $count } images
}
gallery-none = Aucune image de ce genre.
gallery-more = Voir plus
gallery-match = { $day }, { $count } manches
