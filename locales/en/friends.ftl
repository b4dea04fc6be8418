## Games with friends who play elsewhere, by links.

# On the start page.
friends-title = With friends
friends-yours = Your turn
friends-sending = Send your turn to { $who }
friends-waiting = Waiting for { $who }
friends-over = Finished
friends-with = with { $names }

# In the form.
friends-hints = Hints
friends-hints-say = anyone may ask for one
friends-take-backs = Take-backs
friends-take-backs-say = until the turn is sent
friends-honest = Each turn is a link that you send to whoever moves next. The page notifies nobody, your message does. And anyone who wants to peek at the cards can.
friends-begin = Start the game

# At the table.
friends-send = Send the turn
friends-send-again = Send again
friends-send-result = Send the result
friends-ready = Send it to { $who }
friends-ready-says = Your turn is done. { $who } moves next, and needs the link.
friends-waits = Waiting for { $who }
friends-waits-says = Open the link that you get back, and the game goes on.
friends-looking-on = You’re looking on
friends-looking-on-says = This link is for { $who }. You see what lies on the table, and no hand.
friends-take-seat = I’m { $who }
friends-give-up = Give up the game
friends-give-up-asks = Give up? That is your turn, and you pass in every round that is left.
friends-rematch = Rematch

# The sheet that sends.
friends-line = { $who }, it’s your turn in Red7:
friends-line-over = How our game of Red7 ended:
friends-send-says = The whole game is in this link. Send it in any messenger.

# A link that was opened.
friends-invited = { $who } invites you to a game
friends-invited-says = Turns go to and fro as links, in whatever messenger you use. No account, nothing to install.
friends-first = You make the first turn.
friends-since = { $turns ->
    [one] One turn has been made.
   *[other] { $turns } turns have been made.
}
friends-name = Your name
friends-join = Join
friends-forked = This link tells another story
friends-forked-says = From turn { $turn } on, it isn’t the game you know. Both are kept: you find them on the start page. Which one do you open?
friends-mine = The game I know
friends-theirs = The one from the link
notice-letter-known = You know this turn already. Your game is as it was.
notice-letter-older = This link is older than your game, so nothing has changed.
