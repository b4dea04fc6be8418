## Messages aux autres : comment une partie s’est terminée, et une invitation.

share-in-turns = { $given } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

friends-line-invite = { $given } t’invite à jouer à Red7, un jeu de cartes dans le navigateur ({ $game }). Ouvre le lien pour participer :
friends-line-invite-unnamed = Jouons à Red7, un jeu de cartes dans le navigateur ({ $game }). Ouvre le lien pour participer :
