## Les images que laissent les manches.

picture-round = Cette manche, en peinture
picture-match = Le match, en peinture
picture-description = { $count ->
    [1] Un seul trait : la règle n’a jamais changé.
   *[other] Un trait pour chaque règle, de haut en bas. Plus une règle a duré, plus son trait est épais ; les tiens vont de gauche à droite.
}
picture-legend = Chaque trait est une règle : plus il est épais, plus elle a duré.
picture-label = Manche { $round }, en peinture : { $colors }
picture-save = Enregistrer
picture-save-svg = Enregistrer en SVG
picture-share = Partager l’image
picture-won = { $who ->
    [you] J’ai gagné contre { $names }
   *[other] { $who } a gagné contre { $names }
}
picture-me = moi
picture-and-me = { $names } et moi
picture-shared-with = Victoire partagée : { $names } et moi
picture-under = Avec la règle { COLOR($rule, case: "feminine") }
picture-rounds = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
picture-same = Les mêmes cartes :
picture-not-saved = Ce navigateur n’a pas pu créer l’image. Essaie plutôt en SVG.
