## Comment la personne s’en est tirée jusqu’ici.

statistics-empty = Rien n’est encore compté. Joue d’abord une manche contre des adversaires.
statistics-rules = Règles
statistics-all-rules = Toutes les règles
statistics-players = Joueurs
statistics-all-players = Tous
statistics-none = Pas encore de manche de ce genre.
statistics-matches = Matchs gagnés
statistics-part = { $done } sur { $count }
statistics-streak = Série de victoires en cours
statistics-longest = Plus longue série de victoires
opponents-mixed = Mélangés
statistics-description = Seules comptent les manches terminées sur cet appareil. Celles jouées à plusieurs sur l’appareil ne comptent pas, ni celles où un tour a été annulé.
statistics-earlier = { $count ->
    [one] Une manche plus ancienne n’est pas comprise
   *[other] { $count } manches plus anciennes ne sont pas comprises
} dans les réponses sur les règles et les indices, qui n’étaient pas encore notés.
statistics-won = Gagnées
statistics-points = Points
statistics-per-rounds = { $points } en { $count ->
    [one] une manche
   *[other] { $count } manches
}
statistics-rating = Quel est mon niveau ?
rating-range = sans doute de { $low } à { $high }
rating-provisional = provisoire : sans doute de { $low } à { $high }
rating-closest = À peu près du niveau { $strength }, d’après { $count ->
    [one] une manche
   *[other] { $count } manches
} sans indices.
rating-amid = Du niveau { $strength } au niveau { $better }, d’après { $count ->
    [one] une manche
   *[other] { $count } manches
} sans indices.
rating-early = Trop tôt pour le dire : il faut d’autres manches sans indices.
rating-none = Ta cote commence avec ta première manche sans indices.
# Après la première manche cotée.
rating-first = Première cote : { $rating }. Ce n’est qu’une estimation : chaque manche sans indices la fait bouger.
rating-now = Cote { $rating }
rating-up = Cote { $rating }, en hausse de { $points }
rating-down = Cote { $rating }, en baisse de { $points }
rating-match-up = Cote { $rating }, en hausse de { $points } sur ce match
rating-match-down = Cote { $rating }, en baisse de { $points } sur ce match
rating-same = Cote { $rating }, inchangée
statistics-course = Quelle est mon évolution ?
rating-at = { $rating } le { $day }
rating-went = De { $given } à { $found }
statistics-lost = Quelle règle me fait perdre ?
statistics-lose-most = C’est avec la règle { COLOR($rule, case: "feminine") } que tu as perdu le plus de manches, { $done } sur { $count }.
statistics-lost-description = Manches perdues, parmi celles qui se sont terminées pour toi avec chaque règle.
statistics-rule = Règle
statistics-rounds-lost = Perdues
statistics-by-level = Contre qui ?
statistics-opponents = Adversaires
statistics-with-hints = Avec indices
statistics-without-hints = Sans indices
statistics-often = Est-ce que je gagne souvent ?
statistics-after = { $count ->
    [one] Tu le verras après une manche de plus.
   *[other] Tu le verras après { $count } manches de plus.
}
rating-course-after = { $count ->
    [one] Tu le verras après une manche de plus sans indices.
   *[other] Tu le verras après { $count } manches de plus sans indices.
}
rating-course-provisional = Tu le verras dès que ta cote ne sera plus provisoire.
statistics-won-of = Tu as gagné { $done } { $done ->
    [one] manche sur { $count }
   *[other] manches sur { $count }
}.
statistics-won-one = Une manche comptée, et tu l’as gagnée.
statistics-lost-one = Une manche comptée, et tu l’as perdue.
statistics-lose-none = Aucune règle ne ressort pour l’instant.
statistics-hold = Niveau le plus haut auquel tu gagnes au moins ta part des manches : { $strength }.
statistics-hold-none = Tu ne gagnes encore ta part à aucun niveau comptant au moins { $count } manches.
statistics-hold-few = Après { $count } manches contre un même niveau, tu verras ici si tu en gagnes ta part.
statistics-share = Ta part : la moitié des manches à deux, un tiers à trois, un quart à quatre.
rating-rose = En hausse de { $points } depuis le { $day }.
rating-fell = En baisse de { $points } depuis le { $day }.
rating-stayed = Comme le { $day }.
rating-one-day = Pour l’instant, seulement le { $day } : de { $given } à { $found }.
statistics-work = Que dois-je travailler ?
mistakes-most = Le plus fréquent : { $given }, { $done } sur { $count }.
mistakes-none = Aucun type ne ressort pour l’instant.
mistakes-after = « Apprendre de ses erreurs », dans une analyse, te fait retenter des coups. Après { $count } coups retentés, dans des parties terminées, tu verras ici de quel type ils étaient.
mistakes-description = Ce que tu avais fait dans les tours de tes dernières parties terminées que tu as retentés avec « Apprendre de ses erreurs ».
mistakes-turn = Coup
mistakes-count = Fois
mistake-card = seulement une carte jouée
mistake-rule = seulement la règle changée
mistake-both = carte jouée et règle changée
mistake-out = tour passé
daily-won-of = { $days ->
    [one] Une donne du jour jouée
   *[other] { $days } donnes du jour jouées
}, { $done } { $done ->
    [one] gagnée
   *[other] gagnées
}.
daily-longest = Plus grand nombre de jours d’affilée : { $days }
