## Come si chiamano le edizioni e i giochi.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Guida web
rules-of = Regole { $edition }
rules-with-actions = con azioni
game-basic = Base
game-advanced = Avanzato
