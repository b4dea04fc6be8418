## Les donnes du jour.

daily = Donne du jour
daily-play = Jouer la donne du jour
daily-continue = Continuer la donne du jour
# D’un autre jour.
daily-continue-day = Continuer : { $day }
daily-result = Résultat du jour
# Une donne du jour que l’on rejoue.
practice = entraînement
# Avant de jouer la donne du jour : sa longueur, en tours d’un joueur.
daily-terms = Environ { $count } tours par personne. Un seul essai.
daily-terms-round = Une manche, environ 3 minutes. Un seul essai.
daily-terms-match = Un match entier, environ { $count } tours par personne. Un seul essai.
# Combien de joueurs sur dix gagnent la donne.
daily-tenths = Un Stratège gagne { $tenths } fois sur 10.
# À côté de la date du jour : quand vient la prochaine donne.
daily-next = { $count ->
    [1] nouvelle dans moins d’1 h
   *[other] nouvelle dans moins de { $count } h
}
daily-players = { $players } joueurs
daily-week = Cette semaine
daily-today = aujourd’hui
daily-won = victoire
daily-lost = défaite
daily-missed = pas joué
daily-begun = en cours
daily-to-come = à venir
weekly = Match hebdo
weekly-terms = Environ { $count } tours par personne, jusqu’à dimanche. Un essai.
weekly-play = Jouer
weekly-continue = Continuer
weekly-result = Résultat
weekly-named = Semaine du { $day }
daily-won-in = { $turns ->
    [one] Victoire en { $turns } tour
   *[other] Victoire en { $turns } tours
}
daily-lost-in = { $turns ->
    [one] Défaite après { $turns } tour
   *[other] Défaite après { $turns } tours
}
daily-by-round = Manche par manche
# À partir de deux jours, même après une défaite.
daily-streak = { $days } jours joués d’affilée
daily-date = { $date ->
    [1] 1er
   *[other] { $date }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
# Jour et mois, avec l’année.
daily-date-year = { $day } { $year }
daily-day = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
} { $day }
daily-weekday = { $weekday ->
    [1] lun
    [2] mar
    [3] mer
    [4] jeu
    [5] ven
    [6] sam
   *[7] dim
}
daily-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

## Ce que cela a donné.

daily-row = { $given } : { $values }
daily-row-none = { $given } : jamais en tête
daily-cell = { $turn } { COLOR($rule, case: "small") }
daily-cell-out = hors jeu au tour { $turn }

## Le calendrier.

daily-calendar = Calendrier

daily-turns = { $turns ->
    [one] { $turns } tour en tout
   *[other] { $turns } tours en tout
}
