## Wiadomości do innych: jak skończyła się gra, i zaproszenie.

share-in-turns = { $given }. Tury do wygranej: { $turns }
share-after-turns = { $given }. Moje tury: { $turns }
share-lost = Przegrywam. Wygrywa { $names }
share-led = Na prowadzeniu przy { $colors }
share-challenge = Umiesz lepiej? Dostaniesz te same karty:

friends-line-invite = { $given } zaprasza cię do Red7, gry karcianej w przeglądarce ({ $game }). Otwórz link, żeby dołączyć:
friends-line-invite-unnamed = Zagrajmy w Red7, grę karcianą w przeglądarce ({ $game }). Otwórz link, żeby dołączyć:
