## Jak se jmenují vydání a hry.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Návod z webu
rules-of = Pravidla { $edition }
rules-with-actions = s akcemi
game-basic = Základní
game-advanced = Pokročilá
