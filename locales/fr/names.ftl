## Comment les choses s’appellent. Un nom peut avoir d’autres formes, là où une phrase en a
## besoin : NAME($who, case: "subject"), COLOR($color, case: "feminine"), CARD($card).

## Termes : palette, toile (canvas), pioche (deck), main, jouer (dans sa palette), défausser (sur la toile),
## piocher, règle (« la règle bleue », « change la règle en bleu »), mener et prendre la tête (to lead), hors jeu (out),
## tour (le moment de jouer, ce que l’on compte), coup (ce que l’on joue pendant son tour : « le meilleur coup »),
## manche (round), partie (game), match (plusieurs manches), donne (deal), code de la donne, passer, annuler,
## la plus forte (carte), cartes paires (en bref au masculin, « 3 pairs », car des paires seraient autre chose),
## sous 4 (dans une phrase entière : « inférieures à 4 »), suite, couleur, pile de points, indice (hint), analyse (review), relecture (replay), problème (puzzle),
## sprint (rush), cote (rating), série (streak), ouverture (premier coup d’une donne), adversaire, place (seat),
## partie scellée, en direct (live), relais, par lien, sauvegarde. Modes : Base et Avancé. Niveaux : Novice, Amateur, Stratège, Maître.

# Les joueurs : la personne à qui la page parle, et les autres ; le quatrième est à la première place
# si la page parle à quelqu’un d’autre. Leurs noms sont des pigments.
# « de » et « que » s’élident devant certains noms : aucune phrase n’en met devant un nom.
name = { $who ->
    [you] Toi
    [first] Sienne
    [second] Ombre
    [third] Craie
    [friend] ton adversaire
   *[fourth] Ocre
}
    .subject = { $who ->
    [you] Tu
    [first] Sienne
    [second] Ombre
    [third] Craie
    [friend] ton adversaire
   *[fourth] Ocre
}

# Les mêmes formes pour un joueur à qui quelqu’un a donné un nom.
name-given = { $given }
    .subject = { $given }

color = { $color ->
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
    [indigo] Indigo
   *[violet] Violet
}
    .small = { $color ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
    [indigo] indigo
   *[violet] violet
}
    .feminine = { $color ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
    [blue] bleue
    [indigo] indigo
   *[violet] violette
}
    .plural = { $color ->
    [red] rouges
    [orange] orange
    [yellow] jaunes
    [green] vertes
    [blue] bleues
    [indigo] indigo
   *[violet] violettes
}

card = { $value } { COLOR($color, case: "small") }

# Une carte quand il n’y a presque pas de place : le début de sa couleur, et sa valeur.
card-short = { $color ->
    [red] R
    [orange] O
    [yellow] J
    [green] Ve
    [blue] B
    [indigo] I
   *[violet] Vi
}{ $value }

# Ce que fait une carte quand elle est jouée, en un mot.
action-take = retirer
action-draw = piocher
action-play-again = rejouer
action-move = déplacer
# La même chose dans la légende, qui distingue les deux cartes qui en déplacent une autre.
action-key-take = retirer une carte adverse
action-key-move = déplacer une de tes cartes

level-novice = Novice
level-casual = Amateur
level-skilled = Stratège
level-master = Maître
level-novice-description = { $who } joue n’importe quel coup qui mène.
level-casual-description = { $who } économise ses cartes.
level-skilled-description = { $who } prévoit un tour à l’avance.
level-master-description = { $who } calcule ce que tu peux avoir en main.

## Listes : plusieurs choses à la suite.

list-comma = { $head }, { $tail }
list-and = { $head } et { $tail }
list-or = { $head } ou { $tail }

# Les deux derniers événements d’un tour : « joue le 7 rouge, puis défausse le 2 bleu ».
list-events = { $head }, puis { $tail }

# Une remarque entre parenthèses, et une étiquette devant ce qu’elle annonce.
aside = { $given } ({ $found })
labelled = { $given } : { $found }

# Ce qui sépare deux phrases.
sentence-gap = { " " }

# Une phrase faite de mots qui, ailleurs, n’ont pas de point.
full-stop = { $text }.
