## Zprávy ostatním: jak hra skončila, a pozvánka.

share-in-turns = { $given }. Tahy do výhry: { $turns }
share-after-turns = { $given }. Moje tahy: { $turns }
share-lost = Moje prohra, vyhrává { $names }
share-led = Ve vedení při { $colors }
share-challenge = Dáš to líp? Dostaneš stejné karty:

friends-line-invite = { $given } tě zve na Red7, karetní hru v prohlížeči ({ $game }). Otevři odkaz a přidej se:
friends-line-invite-unnamed = Zahrajme si Red7, karetní hru v prohlížeči ({ $game }). Otevři odkaz a přidej se:
