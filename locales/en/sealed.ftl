## A sealed game: nobody can know a hidden card before the rules show it.

# Before there are cards.
sealed-shuffling = Shuffling the cards
sealed-step-first = { $who } shuffles and locks every card
sealed-step-again = { $who } shuffles and locks them again
sealed-step-keys = { $who } unlocks { $rival }’s hand
sealed-invited-says = It’s sealed: both of you shuffle and lock the cards, so nobody can peek, and that’s proved at the end.

# The sheet that sends.
sealed-send = Send the link
sealed-send-says = Send this link with any messaging app. Whoever else reads it sees no hidden card.
sealed-line-first = Let’s play a sealed game of Red7:
sealed-line = { $who }, here’s the next link of our Red7 game:

# At the end of a round.
sealed-proved = Verified: both of you shuffled, nobody could peek.
sealed-not-proved = Something doesn’t fit: the cards weren’t shuffled as they were locked. This round proves nothing.
sealed-proof-waits = The other link is still to come: then it’s proved that nobody could peek.
