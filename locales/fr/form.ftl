## Le formulaire d’une nouvelle partie, et ce que ses choix veulent dire.

form-company = Avec qui tu joues
form-opponents = Adversaires
form-friend = Inviter quelqu’un
form-how-many = Nombre d’adversaires
form-how-strong = Niveau
form-players = Joueurs
form-more = Plus
form-player = Qui joue { $who }
form-level = Niveau : { $who }
player-here = Cet appareil
player-opponent = Adversaire
names = Noms
names-description = Laisse vide pour un nom par défaut.
name-of = Nom pour { $who }
form-edition = Règles
form-game = Mode
form-target = Fin du match
form-actions = Actions
form-actions-help = Ce que font les Actions
form-seed = Code de la donne : même code, mêmes cartes
form-new-seed = Mélanger
seed-length = Un code de donne a 8 lettres ou chiffres ; celui-ci en a { $count }.
seed-character = « { $found } » n’est ni une lettre de a à z ni un chiffre.
edition-print-3-description = Les règles imprimées de 2016. Si tu débutes, prends celles-ci.
edition-print-0-description = La première édition : tu peux défausser d’abord et jouer ensuite, et en Avancé, défausser ne fait pas piocher.
edition-arena-description = Comme la v1.3, mais les Actions limitent autrement les 1 et les 7.
edition-web-description = Comme la v1.3, sauf qu’avec les Actions, un 7 ne met une carte sur la toile que si tu mènes ensuite.
game-basic-description = Une seule manche, sans points.
game-points-description = Plusieurs manches, aux points.
game-draw-description = Plusieurs manches, aux points ; une forte défausse fait piocher.
game-limit-description = Plusieurs manches, aux points ; pas de défausse trop faible.
target-cards = Pioche épuisée
actions-on-description = Les cartes impaires ont un effet quand on les joue : retirer, piocher, rejouer, déplacer.
actions-off-description = Les cartes n’ont pas d’effet particulier.
end-points = { $points ->
    [one] La première personne qui atteint { $points } point gagne.
   *[other] La première personne qui atteint { $points } points gagne.
}
end-cards = { $count ->
    [one] Quand il reste moins de { $count } carte à distribuer, le meilleur score gagne.
   *[other] Quand il reste moins de { $count } cartes à distribuer, le meilleur score gagne.
}
match-length = Environ { $turns } tours par personne.
