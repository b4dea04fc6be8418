## Les places de la table, et ce qui s’y trouve.

table-menu = Menu de la partie
settings = Réglages
settings-sound = Son
how-to = Comment jouer
sheet-close = Fermer
keys = Touches
table-signs = Partie

table-home = Red7 : retour à la page d’accueil
table-opponents = Adversaires
table-happened = Ce qui s’est passé

what-if = Et si…
what-if-button = Et si… ?
what-if-title = Et si la règle était…

turns = Tours
turns-so-far = Tours jusqu’ici
turns-newest-first = Derniers tours d’abord
steps-title = Déroulement d’un tour
steps-play = Joue une carte dans ta palette.
steps-discard = Défausse une carte sur la toile : sa couleur devient la règle.
steps-both = Ou fais les deux.
steps-lead = Sois en tête à la fin de ton tour, sinon tu es hors jeu.

# À quoi l’on joue ici : « Règles v1.3, Base · donne abcd2345 ».
deal-of = donne { $seed }

canvas = Toile
canvas-start = Départ : la règle est rouge
canvas-before = Règles passées
canvas-rules-before = Règles passées : { $colors }

deck = pioche
deck-empty = pioche vide
deck-known = pioche ; tout le monde a vu le { $top } dessus
# Quand la place manque, ce qui n’est pas en gras disparaît.
deck-size = <b>{ $count }</b> en pioche

palette-yours = Ta palette
palette-you = Toi
palette-face-down = carte face cachée

hand-label = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
hand-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

## Une carte que l’on peut choisir, pour un lecteur d’écran : son nom, puis ceci.

card-action = action : { $action }
card-drawn = vient d’être pioché
card-leads = tu mènerais
card-allowed = permis, mais tu ne mènerais pas
card-forbidden = pas permis

## La place d’un joueur.

seat-in-hand = En main
seat-out = Hors jeu
# Quand la place manque, ce qui n’est pas en gras disparaît.
seat-out-since = <b>Hors jeu</b> depuis le tour { $turn }
# Pour un lecteur d’écran : le nom, puis ceci.
seat-label-out = hors jeu
seat-label-out-since = hors jeu depuis le tour { $turn }
seat-label-among = cartes connues : { $cards }
seat-label-leads = mène
seat-label-to-move = doit jouer

## Et si : qui mènerait avec chaque règle.

matrix-caption = Qui mènerait avec chaque règle
matrix-rule = Règle
matrix-hand = Défausse
matrix-in-force = la règle en cours
matrix-none = aucune
matrix-out = hors jeu
matrix-leads = mène
matrix-legend-may = défausser
matrix-legend-later = après avoir joué
matrix-legend-may-not = impossible
matrix-may = défausse possible
matrix-later = défausse possible après avoir joué une carte
matrix-may-not = défausse impossible
