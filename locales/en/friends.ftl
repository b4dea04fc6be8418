## Games with friends who play elsewhere, by links.

# On the start page.
friends-title = With friends
friends-by-link-description = Send each turn as a message.
friends-live-description = Both at once, or each turn as a message.
friends-here = Share this device
friends-here-description = Pass it back and forth; hands stay hidden.
friends-yours = Your turn
friends-sending = Send { $who } the link
friends-waiting = Waiting for { $who }
friends-over = Finished
friends-with = with { $who }

# In the form.
friends-hints = Hints
friends-hints-description = anyone may ask for one
friends-hints-off = no one can ask for one
friends-take-backs = Take-backs
friends-take-backs-description = until the turn is sent
friends-take-backs-off = a finished turn stays as it is
friends-honest = Each turn is a link that you send to the next player; your message is the only notification. Anyone determined to peek at the cards can.
sealed = Sealed
sealed-description = no one can read a hand from the links; at the end both devices check the cards, and a win counts only once they have
sealed-off = a hand can be read from the links
sealed-costs = Each turn is a link that you send to the other player. There are up to four links before the first turn, and one after the last. Each of you has to stick to one browser: if either browser’s data is cleared, the game can’t be finished. No hints, no take-backs.
sealed-not-with-actions = Games with Actions can’t be sealed, because cards are drawn in the middle of a turn. Turn Actions off to seal this game.
friends-begin = Start the game

# At the table.
friends-send = Send the turn
friends-send-invitation = Send the invitation
friends-send-again = Send again
friends-send-result = Send the result
friends-ready = Send it to { $who }
friends-ready-description = Your turn is done. { $who } plays next, and needs the link.
friends-waits = Waiting for { $who }
friends-waits-description = Once you’ve sent the link, wait for one to come back, then open it to continue.
friends-waits-for-link = Open the link that comes from there to continue.
friends-you-begin = You begin. After your turn, you send the invitation.
sealed-sealing = Sealing your turn
sealed-dealt = The cards are dealt. { $who } goes first, and needs this link.
sealed-drawn = Open the link you get back to continue. You’ll then see the card you drew, too.
friends-looking-on = You’re watching
friends-looking-on-description = This link is for { $who }. You see what’s on the table, but no one’s hand.
friends-take-seat = I’m { $who }
friends-rematch = Rematch

# A result that isn’t certain.
sealed-checking = Checking…
sealed-damaged = Damaged
sealed-owed = { $who }’s win isn’t proved yet
sealed-failed = The proof failed

# The sheet that sends.
friends-line = { $who }, it’s your turn in Red7:
friends-line-unnamed = It’s your turn in Red7:
friends-line-over = Here’s how our game of Red7 ended:
friends-send-description = The whole game is in this link. Send it with any messaging app.

# A link that was opened.
friends-invited = { $who } invites you to a game
friends-invited-unnamed = A friend invites you to a game
friends-invited-description = Turns go back and forth as links, in whatever messaging app you use. No account, nothing to install.
friends-first = You go first.
friends-since = { $turns ->
    [one] One turn has been played.
   *[other] { $turns } turns have been played.
}
friends-name = Your name
friends-name-other = Your friend’s name
friends-join = Join
friends-forked = This link doesn’t match your game
friends-forked-description = From turn { $turn } on, it differs from your game. Both are kept; you’ll find them on the start page. Which one do you want to open?
friends-mine = My game
friends-theirs = The one from the link
