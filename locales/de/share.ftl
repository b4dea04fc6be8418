## Nachrichten an andere: wie eine Partie ausging, und eine Einladung.

share-in-turns = { $given }, in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
share-after-turns = { $given }, nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
share-lost = Ich habe gegen { $names } verloren
share-led = Geführt bei { $colors }
share-challenge = Kannst du es besser? Du bekommst die gleichen Karten:

friends-line-invite = { $given } lädt dich zu Red7 ein, einem Kartenspiel im Browser ({ $game }). Öffne den Link, um mitzuspielen:
friends-line-invite-unnamed = Lass uns Red7 spielen, ein Kartenspiel im Browser ({ $game }). Öffne den Link, um mitzuspielen:
