## Wie die Ausgaben und die Spiele heißen.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Web-Anleitung
rules-of = Regeln { $edition }
rules-with-actions = mit Aktionen
game-basic = Basis
game-advanced = Erweitert
