## Messages to others: how a game ended, and an invitation.

# Who won against whom, with the number of the winner’s turns.
share-in-turns = { $given } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
# The same of a player who lost, with the number of their own turns.
share-after-turns = { $given } after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
share-lost = I lost to { $names }
# The rules as squares.
share-led = I led under { $colors }
share-challenge = Can you do better? You get the same cards:

# The first message to a friend.
friends-line-invite = { $given } invites you to Red7, a card game to play in the browser ({ $game }). Open the link to join:
friends-line-invite-unnamed = Let’s play Red7, a card game for the browser ({ $game }). Open the link to join:
