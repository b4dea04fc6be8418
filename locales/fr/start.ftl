## La page d’accueil.

start-menu = Menu
start-title = Sept couleurs, sept façons de gagner.
start-description = Chaque carte que tu défausses fixe la règle. Finis ton tour en tête, sinon tu es hors jeu.
start-more = Plus
start-private = Marche hors ligne. Pas de compte ; rien ne quitte cet appareil.
start-private-live = Marche hors ligne. Pas de compte ; rien ne quitte cet appareil, sauf si tu joues en direct.
start-legal = Red7 est un jeu de Carl Chudyk et Chris Cieslik, publié par Asmadi Games. Ceci est une création de fans non officielle, avec ses propres images et ses propres textes.

## Que jouer : une première manche, la table de la dernière fois, ou la partie laissée en cours.

play-label = Jouer
play = Jouer
play-first = Jouer une première manche
play-learn = Apprendre en 3 minutes
play-first-against = Contre { $who }
play-first-description = Un Novice, des indices, et bien des façons de gagner
play-rules = { $edition } { $game }
play-last-won = Ta dernière partie, gagnée avec la règle { COLOR($rule, case: "feminine") }
play-last-lost = Ta dernière partie, perdue avec la règle { COLOR($rule, case: "feminine") }
play-customise = Personnaliser
play-done = Terminé
play-new = Nouvelle partie
tile-puzzle-new = Nouveau du jour
tile-rush = Trois minutes
tile-rush-best = Record : { $count }
tile-learn = Apprendre
tile-wins = Stratégie
tile-wins-facts = Dix chiffres

## La partie laissée en cours.

last-turn = Tour { $turn } de la partie
last-to-move = À { $who } de jouer
last-your-turn = À toi de jouer
last-round-over = La manche est finie
last-continue = Continuer

## Le formulaire d’une nouvelle partie.

form-title = Nouvelle partie
player-person = Humain
player-friend = Camarade

## Ce qu’il y a d’autre à faire.

learn-description = Dix courtes leçons
learn-done = Leçons faites : { $done } sur { $count }
puzzles = Problèmes
puzzles-description = Un seul coup gagne. Trouve-le.
puzzles-solved = Résolus : { $solved } sur { $tried } · cote aux problèmes { $rating }
puzzle-rush = Sprint
statistics = Statistiques
