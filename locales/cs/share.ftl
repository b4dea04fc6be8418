## Zprávy ostatním: jak hra skončila, a pozvánka.

share-in-turns = { $given }. Tahy do výhry: { $turns }

friends-line-invite = { $given } tě zve na Red7, karetní hru v prohlížeči ({ $game }). Otevři odkaz a přidej se:
friends-line-invite-unnamed = Zahrajme si Red7, karetní hru v prohlížeči ({ $game }). Otevři odkaz a přidej se:
