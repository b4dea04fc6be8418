## Le menu d’une table.

menu-game = Cette partie
menu-table = À la table
menu-elsewhere = Ailleurs
# Pour un lecteur d’écran : le groupe de ce qui se perd.
menu-loss = Irréversible

menu-levels = Prochains adversaires
menu-home-keeps = Tu pourras continuer plus tard

menu-restart = Recommencer la manche
menu-restart-counts = La partie ne comptera plus
menu-restart-asks = Redistribuer cette manche et la reprendre au début ? La partie ne comptera plus dans tes statistiques.
menu-restart-go = Recommencer
menu-resign = Abandonner la manche
menu-resign-counts = Comptée comme perdue
menu-resign-asks = Abandonner cette manche ? Tu es hors jeu tout de suite, et les autres la finissent.
menu-resign-last = Abandonner cette manche ? { $who } la gagne.
menu-resign-go = Abandonner
menu-give-up = Abandonner le match
menu-give-up-counts = Ni gagné ni perdu
menu-give-up-asks = Abandonner ce match ? Il s’arrête là, et ne compte ni comme gagné ni comme perdu.
given-up-title = Match abandonné
given-up-description = Voici où il en était. Il ne compte ni comme gagné ni comme perdu.
friends-give-up = Abandonner la partie
friends-give-up-asks = Abandonner ? Cela compte comme ton tour, et tu passes dans toutes les manches restantes.
menu-keep = Continuer à jouer
