## Les touches, à la table.

keys-letters = Raccourcis
letters-description = À la table de jeu, les lettres et ? servent de raccourcis

# Ce qui est écrit sur les touches, si c’est un mot.
key-home = Début
key-end = Fin
key-enter = Entrée
key-escape = Échap
# Pour un lecteur d’écran.
key-left = Flèche gauche
key-right = Flèche droite
key-question = Point d’interrogation

# Ce qu’elles font.
keys-step = Carte précédente ou suivante
keys-ends = Première ou dernière carte
keys-choose = Choisir une carte, ou la reposer ; activer un bouton
keys-palette = Jouer la carte choisie dans ta palette
keys-canvas = Mettre la carte choisie sur la toile, ou là où une action l’envoie
keys-deck = Mettre la carte choisie sur la pioche
keys-end = Finir ton tour, ou confirmer que tu passes
keys-pass = Passer (avec confirmation)
keys-next = Manche suivante, revanche, ou montrer tes cartes
keys-hint = Demander un indice
what-if-description = Qui mènerait avec chaque règle, les palettes étant ce qu’elles sont, et quelles cartes de ta main permettraient de l’imposer.
keys-show-next = Montrer le tour suivant
keys-my-turn = Aller à ton tour ; si tu es hors jeu, à la fin de la manche, puis au résultat
keys-close = Fermer ce qui est ouvert, ou reposer la carte
keys-note = Les lettres et ? se désactivent dans les réglages. Tout est possible sans elles : Tab, les flèches et Entrée mènent à tous les boutons.
