## Wiadomości do innych: jak skończyła się gra, i zaproszenie.

share-in-turns = { $given }. Tury do wygranej: { $turns }

friends-line-invite = { $given } zaprasza cię do Red7, gry karcianej w przeglądarce ({ $game }). Otwórz link, żeby dołączyć:
friends-line-invite-unnamed = Zagrajmy w Red7, grę karcianą w przeglądarce ({ $game }). Otwórz link, żeby dołączyć:
