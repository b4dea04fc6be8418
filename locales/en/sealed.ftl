## A sealed game: no one can know a hidden card before the rules show it.

# Before there are cards.
sealed-shuffling = Shuffling the cards
sealed-step-first = { $who ->
    [you] You shuffle and lock every card
   *[other] { $who } shuffles and locks every card
}
sealed-step-again = { $who ->
    [you] You shuffle and lock them again
   *[other] { $who } shuffles and locks them again
}
# One of the two players is addressed.
sealed-step-keys = { $who ->
    [you] You unlock { $rival }’s hand
   *[other] { $who } unlocks your hand
}
sealed-invited-description = It’s sealed: both of you shuffle and lock the cards, so anyone who peeks is found out at the end, or has to keep the last link back.
sealed-unsigned = This invitation is from an older version of the page, and isn’t signed: its links can be changed on their way, and there’s no code to compare. It’s better to ask { $who } to reload the page and invite you again.

sealed-send-long = The first links are long, so use an app that takes long messages.
sealed-code = Your code is { $code }. Compare it with { $who }’s on the phone: if it’s the same, no one has swapped your links.
sealed-elsewhere = This game is in another browser
sealed-elsewhere-description = This link is from a sealed game with { $who }. Open it in the browser where you’re playing that game. If you’ve cleared that browser’s data, the game can’t be finished.

# A game that another tab has open.
sealed-other-tab = This game is open in another tab
sealed-other-tab-description = Only one tab can play it at a time. Close it there, and you can play on here.

# A stored game that its messages don’t bear out.
sealed-changed = This game was changed or damaged
sealed-changed-description = What’s stored of it doesn’t match its own messages, so it can’t be continued or trusted. It stays as it is, and nothing else is affected.

# The sheet that sends.
sealed-send = Send the link
sealed-send-description = Send this link with any messaging app. Anyone else who sees it learns nothing about hidden cards.
sealed-line-first = Let’s play a sealed game of Red7:
sealed-line = { $who }, here’s the next link for our Red7 game:
sealed-line-unnamed = Here’s the next link for our Red7 game:

# At the end of a round.
sealed-proof-send = Send { $who } this link. The one you get back proves the win, or shows that someone cheated.
sealed-proof-tell = Send { $who } this link too: without it, your win isn’t proved there.
sealed-proved = Verified: both of you shuffled honestly.
sealed-not-proved = The proof failed: the cards aren’t what they were said to be. The game ends here.
sealed-not-proved-by = The proof failed: what { $who } sent at the end doesn’t match the cards that were locked. The game ends here.
sealed-proof-waits = { $who } owes you the last link. Until it proves the win, the win doesn’t count: anyone who has cheated would keep that link back.
sealed-refused = These cards were refused: a key from { $who } opens no card, or a card twice. Both of you now show this round’s secrets, so that the proof tells whose doing it was.
sealed-refused-by = These cards were refused, and it was no accident: the proof shows that { $who } didn’t play by the rules of sealing. The game ends here.
