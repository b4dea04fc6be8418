## Addresses of deals, games and positions: sharing them, and opening them.

share = Share
share-what = What do you want to share?
share-deal = The deal
share-game = The game
share-moment = The game, from here
share-beat = Challenge a friend
share-beat-description = Anyone with the link sees how you did and plays the same deal. Then they see both results side by side.
share-deal-description = Anyone with the link gets the same cards and opponents.
share-day-description = Anyone with the link gets that day’s deal.
share-game-description = Anyone with the link sees the game turn by turn, and can play on from any turn.
share-long = A long link: it holds every turn. The link to the deal is short.
share-address = Link
share-copy = Copy
share-copy-record = Copy the record (for other programs)
share-copy-link = Copy the link alone
share-copied = Copied.
share-not-copied = Copying didn’t work here. Select the text and copy it yourself.
share-not-sent = Sending didn’t work here. Copy it instead.
share-send = Send…
share-code = QR code
share-failed = This can’t be turned into a link.

replace-title = End the current game?
replace-description = The new one takes its place. What you’ve played of this one isn’t kept.
replace-keep = Keep my game
replace-go = End it
