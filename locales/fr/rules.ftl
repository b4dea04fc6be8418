## La page des règles : une phrase pour chaque valeur de chaque champ des règles, afin qu’elle
## dise ce qui est en vigueur et rien d’autre.

goal-title = Le but
goal-rules = Chaque couleur est une règle. La couleur du dessus de la toile dit ce qu’il faut pour mener. Tu dois mener à la fin de ton tour, sinon tu es hors jeu.
goal-game = La dernière personne en jeu gagne la manche.
goal-points = La dernière personne en jeu gagne la manche et marque des points.

deal-title = La donne
deal-description = Tout le monde reçoit sept cartes, et une carte visible qui commence sa palette. La personne placée après celle qui a la carte de palette la plus forte commence, puis on joue à tour de rôle.

your-turn-title = Ton tour
your-turn-either = Joue une carte dans ta palette, ou défausse une carte sur la toile pour changer la règle, ou fais les deux.
your-turn-play-first = Si tu fais les deux, joue avant de défausser.
your-turn-any-order = L’ordre est libre.
your-turn-discard = Tu ne peux défausser que si tu mènes ensuite. Si tu ne joues ni ne défausses, tu passes, et tu es hors jeu. La main vide, tu ne peux que passer. La palette d’une personne hors jeu ne compte plus.

seven-title = Les sept règles
seven-description = Tant que la toile est vide, la règle est rouge. Une seule carte peut suffire, mais il t’en faut au moins une qui compte.

higher-title = Quelle carte est la plus forte
higher-description = En cas d’égalité, la plus forte des cartes qui comptent mène : d’abord par sa valeur, puis par sa couleur. Rouge est la couleur la plus forte, puis orange, jaune, vert, bleu, indigo, violet. Ainsi, toute égalité se départage. Si une palette a deux groupes de même taille, celui qui a la carte la plus forte compte.

discard-title = Ce que tu défausses
discard-draws = Si tu défausses une carte de valeur supérieure au nombre de cartes de ta palette, tu peux piocher une carte, s’il en reste. La palette se compte au moment de la défausse : une carte que tu viens de jouer compte donc aussi. Piocher finit ton tour : tu gardes la carte pour plus tard.
discard-limited = Tu ne peux pas défausser une carte de valeur inférieure au nombre de cartes de ta palette ; égale, c’est permis. La palette se compte au moment de la défausse : une carte que tu viens de jouer compte donc aussi.

points-title = Points
points-description = La personne qui gagne une manche garde les cartes qui comptent avec la règle en cours : chacune rapporte sa valeur en points. Toutes les autres cartes sont mélangées pour la manche suivante.

end-title = La fin
end-share = En cas d’égalité au meilleur score, la victoire est partagée.

actions-title = Actions
actions-act = Un 1, 3, 5 ou 7 agit dès que tu le joues dans ta palette, mais pas quand tu le défausses. Tu dois faire ce qu’il dit si tu le peux ; sinon, rien ne se passe.
actions-then-discard = Ensuite, tu peux encore défausser.
actions-then-discard-unless = Ensuite, tu peux encore défausser, si tu ne l’as pas déjà fait.
actions-must-stay = Tu ne peux jouer un { $values } que si tu peux encore finir le tour en tête, et tu dois alors le faire.

take-title = Le 1 retire une carte
take-description = Retire une carte d’une autre palette encore en jeu, et mets-la face cachée sur la pioche.
take-not-from-fewer = Jamais dans une palette qui a moins de cartes que la tienne, ce 1 compris.
take-not-the-only = Jamais la seule carte d’une palette.
take-any = Même la seule carte d’une palette peut être retirée.

draw-title = Le 3 te fait piocher
draw-description = Pioche la carte du dessus. Tu peux t’en servir pendant ce tour.

again-title = Le 5 te fait rejouer
again-description = Joue une autre carte dans ta palette, et fais ce que dit celle-là.

move-title = Le 7 déplace une carte
move-any = Choisis une carte de ta palette : ce 7 ou une autre.
move-another = Choisis dans ta palette une autre carte que ce 7.
move-canvas = Mets-la sur la toile.
move-canvas-deck = Mets-la sur la toile, ou face cachée sur la pioche.
move-canvas-leading = Mets-la sur la toile, si tu mènes ensuite.
move-canvas-leading-deck = Mets-la sur la toile si tu mènes ensuite, ou face cachée sur la pioche.
move-canvas-limited = Mets-la sur la toile, si tu mènes ensuite et si sa valeur n’est pas inférieure au nombre de cartes qui restent dans ta palette.
move-canvas-limited-deck = Mets-la sur la toile si tu mènes ensuite et si sa valeur n’est pas inférieure au nombre de cartes qui restent dans ta palette, ou face cachée sur la pioche.
move-no-draw = Déplacer une carte ainsi ne fait pas piocher.
