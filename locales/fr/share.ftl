## Messages aux autres : comment une partie s’est terminée, et une invitation.

share-in-turns = { $given } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
share-after-turns = { $given } après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
share-lost = J’ai perdu contre { $names }
share-led = J’ai mené avec { $colors }
share-challenge = Sauras-tu faire mieux ? Tu auras les mêmes cartes :

friends-line-invite = { $given } t’invite à jouer à Red7, un jeu de cartes dans le navigateur ({ $game }). Ouvre le lien pour participer :
friends-line-invite-unnamed = Jouons à Red7, un jeu de cartes dans le navigateur ({ $game }). Ouvre le lien pour participer :
