## Nachrichten an andere: wie eine Partie ausging, und eine Einladung.

share-in-turns = { $given }, in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}

friends-line-invite = { $given } lädt dich zu Red7 ein, einem Kartenspiel im Browser ({ $game }). Öffne den Link, um mitzuspielen:
friends-line-invite-unnamed = Lass uns Red7 spielen, ein Kartenspiel im Browser ({ $game }). Öffne den Link, um mitzuspielen:
