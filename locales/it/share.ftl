## Messaggi per altri: com’è finita una partita, e un invito.

share-in-turns = { $given } in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
share-after-turns = { $given } dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
share-lost = Ho perso contro { $names }
share-led = In testa con { $colors }
share-challenge = Sai fare di meglio? Avrai le stesse carte:

friends-line-invite = { $given } ti invita a Red7, un gioco di carte nel browser ({ $game }). Apri il link per partecipare:
friends-line-invite-unnamed = Giochiamo a Red7, un gioco di carte nel browser ({ $game }). Apri il link per partecipare:
