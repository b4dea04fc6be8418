## The menu of a table.

menu-game = This game
menu-table = At the table
menu-elsewhere = Elsewhere
# For a screen reader: the group of what is lost.
menu-loss = Can’t be undone

menu-levels = Next round’s opponents
menu-home-keeps = Your game is kept

menu-restart = Restart the round
menu-restart-counts = The game no longer counts
menu-restart-asks = Deal this round again from the start? The game will no longer count towards your statistics.
menu-restart-go = Restart
menu-resign = Give up the round
menu-resign-counts = It counts as lost
menu-resign-asks = Give up this round? You go out now, and the others finish it.
menu-resign-last = Give up this round? { $who } wins it.
menu-resign-go = Give up
menu-give-up = Give up the match
menu-give-up-counts = Neither won nor lost
menu-give-up-asks = Give up this match? It ends here, and counts neither as won nor as lost.
given-up-title = You gave up the match
given-up-description = This is how it stood. It counts neither as won nor as lost.
friends-give-up = Give up the game
friends-give-up-asks = Give up? That counts as your turn, and you pass in every round that’s left.
menu-keep = Keep playing
