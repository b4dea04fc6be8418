## What the editions and the games are called.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Web guide
rules-of = Rules { $edition }
rules-with-actions = with Actions
game-basic = Basic
game-advanced = Advanced
