## La page d’un jour qui est fini.

daily-rules-set = Règles choisies
daily-none-set = aucune
practice-description = C’était un entraînement : il ne compte pas comme ton résultat du jour.
daily-practise = S’entraîner

## Avant de jouer la donne d’un jour.

daily-one = Seul ton premier essai compte.
daily-one-description = Pas d’indices, et un tour fini ne s’annule pas. Prends ton temps : rien n’est chronométré.
daily-hand = Ta main, la même pour tout le monde aujourd’hui.
daily-hand-then = Ta main, la même pour tout le monde ce jour-là.
weekly-hand = Ta première main, la même pour tout le monde cette semaine.
daily-against = Contre { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Ensuite, entraîne-toi autant que tu veux
daily-length = Compte environ { $count } tours par personne.
daily-length-round = Une manche, environ 3 minutes et { $count } tours par personne.
daily-length-match = C’est un match entier, environ { $count } tours par personne. Tu peux t’arrêter et continuer plus tard.
daily-start = Lancer mon seul essai
daily-begun-description = Tu as commencé cette donne le jour même : elle compte encore si tu la finis.
daily-over = Ce jour est passé. Tu peux encore t’entraîner sur sa donne, mais elle ne comptera pas.
weekly-over = Cette semaine est passée. Tu peux encore t’entraîner sur son match, mais il ne comptera pas.

## Ce que cela a donné.

# À la table : le jour de cette partie, peut-être déjà passé.
daily-see-result = Résultat du jour
weekly-see-result = Résultat du match
daily-story = Le déroulement
daily-story-description = Chaque symbole montre qui menait après ce tour, et avec quelle règle. Une croix veut dire hors jeu ; un cadre indique la victoire.
daily-story-match-description = Chaque symbole montre qui a gagné cette manche, et avec quelle règle.
daily-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
daily-unknown = À l’époque de ce résultat, la page ne notait pas encore le détail de chaque manche.

## Le donner à d’autres.

daily-share = Partager le résultat
daily-copied = Copié
daily-not-copied = Copie impossible ; sélectionne le texte
daily-picture = Le résultat en image
daily-send-picture = Envoyer l’image
daily-save-picture = Enregistrer
daily-picture-failed = Ce navigateur n’a pas pu créer l’image.
daily-as-text = Ou en texte
daily-letters = Lettres à la place des carrés
daily-text-head = Red7 du jour · { $day }
weekly-text-head = Red7 de la semaine · { $day }
# Le texte à partager : une ligne au-dessus de carrés de couleur, un par tour mené ou par manche gagnée.
daily-led = J’ai mené après { $done } des { $count } tours de la partie
daily-rounds-won = Manches gagnées :
daily-challenge = { $odds } Et toi ?
daily-picture-foot = Mêmes cartes, un seul essai. Sauras-tu gagner ?
daily-me = Moi

## Le calendrier.

weekly-matches = Matchs hebdo
weekly-now = cette semaine
daily-earlier = Mois précédent
daily-later = Mois suivant
daily-clock = { $count ->
    [1] Le jour change à minuit UTC : prochaine donne dans moins d’1 h.
   *[other] Le jour change à minuit UTC : prochaine donne dans moins de { $count } h.
}
daily-strict = Si tu manques un jour, ta série repart de 1. Un jour manqué ne se rattrape pas, mais une donne commencée le jour même compte pour ce jour, même si tu la finis plus tard.
