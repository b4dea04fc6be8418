## Les parties finies, en images.

gallery-description = { $count ->
    [one] { $count } image
   *[other] { $count } images
} sur cet appareil. Choisis-en une pour analyser sa manche. Tes 100 dernières parties y ont leur place ; un match est représenté par la meilleure manche de la personne qui l’a gagné.
gallery-empty = Pas encore d’images. Chaque partie que tu finis en laisse une ici.
gallery-all = Toutes
gallery-won = Victoires
gallery-lost = Défaites
gallery-found = { $count ->
    [one] { $count } image
   *[other] { $count } images
}
gallery-none = Aucune pour l’instant.
gallery-more = Voir plus
gallery-match = { $day } · { $count } manches
