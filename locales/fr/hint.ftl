## Ce qu’un Maître ferait à la place de la personne, et pourquoi, en trois étapes.

button-hint = Indice
button-hint-card = Quelle carte ?
button-hint-turn = Voir le coup
hint-asked = Un Maître réfléchit…

# D’abord : où regarder.
hint-look-in-force = La règle est <b>{ COLOR($rule, case: "feminine") }</b> ({ $text }), et elle te permet de prendre la tête.
hint-look-keep = Tu mènes déjà avec la règle <b>{ COLOR($rule, case: "feminine") }</b> ({ $text }). Quelle défausse garde cette règle ?
hint-look-change = Regarde la règle <b>{ COLOR($rule, case: "feminine") }</b> ({ $text }) : avec elle, ta palette mène déjà.
hint-look-build = Essaie la règle <b>{ COLOR($rule, case: "feminine") }</b> ({ $text }) : joue une carte qui t’y aide, puis change la règle en <b>{ COLOR($rule, case: "small") }</b>.
hint-look-palette = { $who ->
    [you] Regarde <b>ta palette</b> : un 7 peut en déplacer une carte.
   *[other] Regarde <b>chez { $who }</b> : un 1 peut retirer une carte de sa palette.
}
hint-look-only = Un seul coup te permet de rester en jeu. { $text }

# Puis la carte.
hint-card = Commence par le { $card }.
hint-next-card = Ensuite vient le { $card }.

# Puis tout le coup : ce que l’on fait, dans l’ordre.
hint-play = joue le { $card }
hint-discard = défausse le { $card }
hint-to-canvas = déplace le { $card } sur la toile
hint-to-deck = déplace le { $card } sur la pioche
hint-take = { $from ->
    [you] retire ton { $card }
   *[other] retire à { $from } le { $card }
}
hint-draw = pioche une carte
hint-pass = passe
hint-end = finis le tour ici
hint-then = { $head }, puis { $tail }
hint-moves = L’avis d’un Maître : { $events }.
hint-try = Essaie ceci : { $events }.

# Et ce qui parle pour lui.
hint-lost = Tu ne peux pas rester en jeu : aucun coup ne te fait mener.
hint-lost-here = À ce stade, plus aucun coup ne te fait mener. Annule, puis redemande.
hint-cheaper = Finir hors jeu maintenant te coûte moins que de perdre plus tard.
hint-hope = Seule une pioche chanceuse peut te sauver.
hint-draws = Tu verras encore une carte avant de décider.
hint-only = Aucun autre coup ne te fait mener.
hint-wins = { $who } n’a plus de cartes et ne peut que passer : tu gagnes.
hint-wins-all = Les autres n’ont plus de cartes et ne peuvent que passer : tu gagnes.
hint-no-reply = { $who } ne peut pas faire mieux, quelle que soit sa main.
hint-no-reply-wins = { $who } ne peut pas faire mieux, quelle que soit sa main : tu gagnes.
hint-answers = { $unseen ->
    [1] La seule carte que tu ne vois pas suffit à faire mieux
   *[other] Sur les { $unseen } cartes que tu ne vois pas, { $count ->
        [1] une suffit à faire mieux
       *[other] { $count } suffisent chacune à faire mieux
    }
}{ $held ->
    [1] , et { $who } n’a qu’une carte.
   *[other] ; { $who } { $about ->
        [0] n’en a probablement aucune
       *[other] en a environ { $about }
    }.
}
hint-answers-all = Chacune des { $unseen } cartes que tu ne vois pas suffit à faire mieux.
hint-fewer-answers = Cartes qui suffisent à battre ce coup : { $count } sur les { $unseen } que tu ne vois pas, contre { $value } pour ton coup dans la partie.
hint-two-cards = { $who } a besoin d’au moins deux cartes pour faire mieux.
hint-actions-aside = { $text } (Actions non comprises.)
hint-fewest = Pour aussi peu de cartes, aucun autre coup n’est plus dur à battre.
hint-cheapest = Tous les autres coups qui te font mener coûtent plus de cartes.
# Une règle dans les deux listes ci-dessous.
hint-rule = { $rule ->
    [orange] l’orange
    [indigo] l’indigo
   *[other] la { COLOR($rule, case: "feminine") }
}
hint-leads-under = Tu mènerais avec ces règles : { $text }.
hint-leads-under-all = Tu mènerais avec toutes les règles.
hint-leads-under-but = Tu mènerais avec toutes les règles, sauf { $text }.
hint-leads-too = À la différence de ton coup dans la partie, tu mènerais aussi avec ces règles : { $text }.
hint-earns = La défausse te fait piocher une carte.
hint-saves = Tu gardes le { $card } pour plus tard : en le défaussant, tu mènerais avec la règle { COLOR($rule, case: "feminine") }.
hint-key = Tous les autres coups perdent.
hint-keeps-cards = Ce coup te laisse plus de cartes que la plupart des autres coups.
hint-stays-in = Tu pouvais encore mener, et donc rester en jeu.
hint-more-cards = Il te reste { $count ->
    [one] une carte
   *[other] { $count } cartes
} de plus en main.
hint-keeps-discards = Avec les cartes que tu gardes, une défausse te ferait mener avec ces règles : { $text }.
hint-keeps-play = Tu gardes le { $card } pour plus tard : joué, il renforcerait ta palette avec la règle { COLOR($rule, case: "feminine") }.
hint-keeps-highest = Tu gardes le { $card }, la carte la plus forte que tu avais.
hint-best = C’est ce qui tient le mieux face aux cartes que tu ne vois pas.

button-show = Montrer

# Dans une leçon : ce qui reste quand une première moitié est bonne.
learn-half = Bon début
learn-half-play = Maintenant, joue une carte dans ta palette.
learn-half-discard = Maintenant, défausse une carte qui te fait mener.
learn-half-end = C’est ça : finis ton tour.
