## Jak nazywają się wydania i gry.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Poradnik z sieci
rules-of = Zasady { $edition }
rules-with-actions = z akcjami
game-basic = Podstawowa
game-advanced = Zaawansowana
