## Cómo se llaman las ediciones y los modos de juego.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Guía web
rules-of = Reglas { $edition }
rules-with-actions = con Acciones
game-basic = Básico
game-advanced = Avanzado
