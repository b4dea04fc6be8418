## Le tour en cours : ce que l’on peut faire, ce que cela donnerait, et pourquoi c’est impossible.

turn-yours = À toi de jouer
turn-waiting = En attente
# Au premier tour de la première partie de quelqu’un.
turn-primer = Termine ton tour en tête. Joue une carte dans ta palette (les cartes devant toi comptent), défausses-en une sur la toile (sa couleur est la règle), ou fais les deux.
turn-choose = Choisis une carte.
turn-stuck = Aucun coup ne te fait mener. Passe.
turn-stuck-short = aucun coup ne fait mener
# Quand chaque carte de la main a été essayée.
turn-none-leads = { $count ->
    [one] Ta dernière carte ne te fait pas mener. Passe.
   *[other] Aucune carte ne te fait mener à elle seule. Essaie d’en jouer une et d’en défausser une autre, ou passe.
}
turn-empty-hand = Ta main est vide : passe, et te voilà hors jeu.

button-pass = Passer
button-undo = Annuler
button-take-back = Annuler le tour
taken-back = { $count ->
    [one] { $count } tour annulé
   *[other] { $count } tours annulés
}
# Un moment d’une manche finie, que l’on rejoue.
trial-begins = Te revoilà juste avant le tour { $turn }. Joue la suite à partir d’ici : c’est un entraînement, il ne compte pas.
trial = entraînement à partir du tour { $turn }
trial-over = C’était un entraînement à partir du tour { $turn } : il ne compte pas.
button-back = Retour
button-end = Finir le tour
button-end-out = Finir hors jeu
button-end-draw = Piocher et finir
button-end-without = Finir sans piocher
button-pause = Pause
button-resume = Reprendre
button-show-next = Suivant
key-space = Espace
button-my-turn = Mon tour
button-finish = Finir la manche
button-result = Voir le résultat

## Où va une carte choisie.

where-take = Retirer le { $card } ?
where-move = Où déplacer le { $card } ?
where-go = Où va le { $card } ?
where-put-back = Choisis-le de nouveau pour annuler
to-palette = Dans ta palette
to-canvas = Sur la toile
to-deck = Sur la pioche
back-another = Autre carte
back-played = Tu en as déjà joué une : défausse, ou reviens en arrière
back-discarded = Tu en as déjà défaussé une : joue, ou reviens en arrière

## Ce que deviendrait le tour.

would-be-out = Tu serais hors jeu
not-leading-yet = Tu ne mènes pas encore
you-lead-with = Tu mènes avec { $having }
# Quand une défausse change la règle : qui mènerait alors.
outlook-under = { $who ->
    [you] Règle { COLOR($rule, case: "feminine") } : tu mènes
   *[other] Règle { COLOR($rule, case: "feminine") } : { $who } mènerait
}
outlook-under-nobody = Règle { COLOR($rule, case: "feminine") } : personne ne mènerait
outlook-leads = Tu mènes
outlook-behind = { $who } mène toujours
outlook-nobody = Personne ne mène
outlook-take = { $outlook }. Ensuite, tu retires une carte
outlook-move = { $outlook }. Ensuite, tu déplaces une carte
outlook-play-again = { $outlook }. Ensuite, tu rejoues
outlook-draw = { $outlook }. Tu pioches, sans pouvoir annuler ensuite
outlook-may-draw = { $outlook }. La défausse te permet de piocher
outlook-no-action = { $outlook }. L’action n’a aucun effet
outlook-must-lead = { $outlook }. Tu dois finir en tête
outlook-and-must-lead = { $outlook }, et tu dois finir en tête

## Pourquoi un geste n’est pas permis.

refused-would-lead = { $who } mènerait
refused-nobody = Personne ne mènerait
refused-too-low = { $count ->
    [one] Trop faible : ta palette a { $count } carte
   *[other] Trop faible : ta palette a { $count } cartes
}
refused-cannot-stay = Tu ne pourrais pas finir en tête
refused-play-first = Joue d’abord une autre carte
refused-not-now = Pas à ce moment du tour
refused-not-there = Le { $card } n’est pas là
refused-over = La manche est finie
refused-smaller = Cette palette est plus petite que la tienne
refused-only = La seule carte d’une palette ne peut pas être retirée
refused-this-seven = Choisis une autre carte que ce 7
refused-action = Impossible avec cette action

## Ce que l’on peut encore faire.

still-discard = Tu peux aussi défausser pour changer la règle.
still-play = Tu peux encore jouer une carte.
still-earned = Ta défausse te donne droit à une carte.
still-change-rule = Change la règle en défaussant, ou annule.
still-change-rule-drawn = Change la règle en défaussant. Après une pioche, impossible d’annuler.
still-play-to-lead = Joue une carte qui te fait mener, ou annule.
still-nothing = Ici, aucune défausse ne peut te sauver. Annule, et essaie autre chose.
must-lead-title = Tu dois finir en tête
must-lead-description = La carte que tu as jouée l’exige. Défausse une des cartes marquées, ou annule.
drew = Tu as pioché { $cards }.
drawn-card = le { $card }
cannot-undo = Tu as vu la carte : impossible d’annuler.
draw-question = Ta défausse te donne droit à une carte. La piocher ?

## Actions.

acting-take = Retire une carte
acting-take-description = Choisis-la dans une autre palette. Elle va sur la pioche.
acting-move = Déplace une de tes cartes
acting-move-description = Choisis-la dans ta palette. Elle va sur la toile ou sur la pioche.
acting-move-canvas-description = Choisis une autre carte que ce 7. Elle va sur la toile.
acting-play = Joue une autre carte
acting-play-description = Ton 5 te fait rejouer. Choisis une carte.
action-idle = { $value ->
    [1] Il n’y a pas de carte à retirer : le 1 ne fait rien.
    [3] La pioche est vide : le 3 ne fait rien.
    [5] Il n’y a pas d’autre carte à jouer : le 5 ne fait rien.
   *[7] Il n’y a pas de carte à déplacer : le 7 ne fait rien.
}
action-idle-fewer = Avec ce 1, ta palette a plus de cartes que toutes les autres : le 1 ne fait rien.
action-idle-only = La seule carte d’une palette ne peut pas être retirée : le 1 ne fait rien.

## Passer, et attendre les autres.

pass-question = Passer et finir hors jeu ?
pass-last = Si tu passes, { $who } gagne la manche.
pass-others = Si tu passes, tu es hors jeu et les autres continuent.
pass-still-play = Tu peux encore mener : joue le { $card }.
pass-still-discard = Tu peux encore mener : défausse le { $card }.
pass-ends-match = Le match se termine ainsi.
leave-question = Finir ton tour hors jeu ?
leave-last = Tu ne mènes pas : { $who } gagne la manche.
leave-others = Tu ne mènes pas : tu es hors jeu et les autres continuent.
button-leave = Finir hors jeu
handing-over = Passe l’appareil à { $who }
handing-over-to = Passe l’appareil à
handing-over-description = Les autres, ne regardez pas.
handing-over-persons = Joueurs sur cet appareil
button-take-device = Je suis { $who }. Voir mes cartes
out-title = Tu es hors jeu
out-description = Les autres finissent la manche.
