## Les leçons : comment elles s’appellent, ce qu’elles demandent, et ce que l’on dit d’un essai.

learn = Apprendre à jouer
learn-rules = Apprendre en dix courtes leçons
learn-list = Leçons
learn-number = Leçon { $lesson } sur { $count }
learn-progress = { $lesson } sur { $count }
learn-task-number = Étape { $task } sur { $count }
learn-after = Leçon suivante
learn-learned = faite
learn-leave = Quitter la leçon

learn-title = { $lesson ->
    [1] Les sept règles
    [2] La carte la plus forte
    [3] Jouer une carte
    [4] Défausser une carte
    [5] Faire les deux
    [6] Se retrouver hors jeu
    [7] Avancé
    [8] Actions
    [9] Ce qu’il faut garder
   *[other] Une carte ou deux
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] Tu dois mener à la fin de ton tour. La couleur sur la toile dit comment. <b>Rouge : la carte la plus forte mène.</b> Choisis une carte qui mène, et joue-la dans ta palette.
        [2] <b>Orange : qui a le plus de cartes de même valeur mène.</b> Joue une carte qui mène.
        [3] <b>Jaune : qui a le plus de cartes de même couleur mène.</b> Quelle carte t’aide maintenant ?
        [4] <b>Vert : qui a le plus de cartes paires (2, 4, 6) mène.</b>
        [5] <b>Bleu : qui a le plus de couleurs différentes mène.</b> Chaque couleur compte une fois.
        [6] <b>Indigo : la plus longue suite de valeurs mène</b>, comme 3 4 5. Peu importent les couleurs.
       *[other] <b>Violet : qui a le plus de cartes inférieures à 4 (1, 2, 3) mène.</b>
    }
    [2] { $task ->
        [1] La règle est rouge, et Sienne mène avec un 6. <b>La valeur compte d’abord</b>, quelle que soit la couleur. Fais mieux.
        [2] Maintenant, il y a un 6 des deux côtés. <b>À valeur égale, la couleur décide</b> : rouge est la plus forte, puis orange, jaune, vert, bleu, indigo, violet.
       *[other] Vert : Sienne a deux cartes paires, tu en as une. <b>En cas d’égalité, la plus forte des cartes qui comptent mène.</b> Laquelle de tes cartes suffit ?
    }
    [3] { $task ->
        [1] Un tour entier : <b>prends la tête en jouant une carte dans ta palette, puis finis ton tour.</b> Tant qu’il n’est pas fini, « Annuler » te rend la carte.
       *[other] Ici, plusieurs cartes conviennent. <b>Joues-en une et finis ton tour</b> ; garde les autres pour plus tard.
    }
    [4] { $task ->
        [1] Rien ne bat le 7 rouge, alors change la règle : <b>défausse une carte sur la toile, et sa couleur devient la règle.</b> Tu n’en as le droit que si tu mènes ensuite.
       *[other] Tu mènes déjà, mais tu ne peux pas juste attendre : <b>si tu passes, tu es hors jeu.</b> Défausse une carte qui te laisse en tête.
    }
    [5] Ici, une carte ne suffit pas. Fais les deux : <b>joue une carte, puis défausses-en une</b> qui te fait prendre la tête.
    [6] { $task ->
        [1] Cette fois, rien n’y fait. <b>Dans ce cas, tu es hors jeu</b>, et les autres continuent. Passe.
       *[other] <b>La dernière personne en jeu gagne.</b> Sienne n’a plus de cartes et ne peut que passer. Finis ton tour en tête, et tu gagnes.
    }
    [7] { $task ->
        [1] En Avancé, <b>défausse une carte de valeur supérieure au nombre de cartes de ta palette, et tu en pioches une.</b> Ta palette a deux cartes : défausse un 3 ou plus, et pioche.
       *[other] <b>La personne qui gagne une manche garde les cartes qui comptent</b> avec la règle en cours : chacune rapporte sa valeur en points. Gagne cette manche avec 15 points.
    }
    [8] { $task ->
        [1] Avec les Actions, les cartes impaires ont un effet quand tu les joues. <b>Un 1 retire une carte d’une autre palette.</b> Joue-le, retire une carte, et prends la tête.
        [2] <b>Un 3 te fait piocher la carte du dessus</b>, et tu peux t’en servir tout de suite. Joue le 3, et regarde ce que tu pioches.
        [3] <b>Un 5 te fait rejouer</b> : joue une autre carte après lui, et prends la tête avec les deux.
       *[other] <b>Un 7 déplace une carte de ta palette</b>, par exemple sur la toile, où sa couleur devient la règle. Joue-le, déplace une carte, et prends la tête.
    }
    [9] { $task ->
        [1] Le 7 rouge et le 6 orange battent tous deux le 5 de Sienne. <b>Les cartes fortes gagnent en fin de manche, alors garde la plus forte</b> : prends la tête sans elle, et finis ton tour.
       *[other] Bleu : toute nouvelle couleur mène, peu importe la valeur de la carte. <b>Utilise celle qui te manquera le moins</b>, et garde le 7.
    }
   *[other] { $task ->
        [1] Tu pourrais jouer une carte et en défausser une autre. <b>Mais chaque carte utilisée te manquera à la fin.</b> Prends la tête avec une seule.
       *[other] Ici, aucune carte ne mène à elle seule. <b>C’est le seul cas où il faut en utiliser deux</b> : joues-en une, et défausses-en une autre.
    }
}

# Ce que l’on dit à la fin.
learn-end = { $lesson ->
    [1] Voilà les sept règles. Une seule carte peut suffire, si personne n’en a davantage.
    [2] C’est ainsi que se règle toute égalité.
    [3] Voilà un tour entier.
    [4] Défausser coûte aussi une carte, mais ta palette reste comme elle était.
    [5] Jouer, puis défausser : c’est l’ordre d’un tour.
    [6] La main vide, tu ne peux que passer : garde tes cartes aussi longtemps que possible.
    [7] Les manches s’enchaînent jusqu’à ce que quelqu’un atteigne le score visé ou que la pioche s’épuise.
    [8] Voilà toutes les règles. Deux autres leçons montrent ce qui fait gagner.
    [9] Aucune carte en main ne vaut plus que le 7 rouge.
   *[other] Qui a encore des cartes peut répondre quand les autres doivent passer. Maintenant, joue ta première manche.
}

## Ce que l’on dit d’un coup qui est bon jusque-là.

## Ce que l’on dit d’un essai.

learn-right = Bien vu
learn-wrong = Pas tout à fait
learn-illegal = Ce n’est pas permis. { $text }
learn-illegal-discard = Tu ne peux défausser que si tu mènes ensuite, et avec la règle { COLOR($rule, case: "feminine") }, ce ne serait pas le cas. { $text }
learn-behind = Ça ne te fait pas mener. { $text }
learn-passed = Si tu passes, tu es hors jeu, et ici rien ne t’y oblige.
learn-out = Ton tour s’est fini sans que tu mènes : tu es hors jeu. { $text }
learn-poor = { $points ->
    [one] Tu gagnes, mais avec { $points } point seulement. Un autre coup en rapporte plus.
   *[other] Tu gagnes, mais avec { $points } points seulement. Un autre coup en rapporte plus.
}
learn-missing-play = Tu restes en jeu, mais ici il faut jouer une carte dans ta palette.
learn-missing-discard = Tu restes en jeu, mais ici il faut défausser une carte sur la toile.
learn-missing-draw = Tu restes en jeu, mais ici il faut piocher une carte.
learn-missing-take = Tu restes en jeu, mais ici il faut jouer le 1 et retirer une carte.
learn-missing-again = Tu restes en jeu, mais ici il faut jouer le 5 et une autre carte.
learn-missing-move = Tu restes en jeu, mais ici il faut jouer le 7 et déplacer une carte.
learn-spent-highest = Tu restes en jeu, mais sans ta carte la plus forte. Une plus faible mène aussi.
learn-spent-two = Tu restes en jeu, mais ici une carte suffit.
learn-now-out = Tu es hors jeu, et { $who } gagne : il ne reste personne d’autre. Tout le monde finit hors jeu, sauf la personne qui gagne la manche.
learn-won-points = { $points ->
    [one] Tu gagnes la manche avec { $points } point.
   *[other] Tu gagnes la manche avec { $points } points.
}
learn-next-task = Étape suivante
learn-first-round = Jouer une première manche
learn-again = Réessayer
