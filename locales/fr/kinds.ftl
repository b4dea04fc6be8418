## Comment s’appellent les éditions et les modes de jeu.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Guide web
rules-of = Règles { $edition }
rules-with-actions = avec Actions
game-basic = Base
game-advanced = Avancé
