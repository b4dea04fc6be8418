## Live games: games with friends whose turns travel by themselves.

live = Live
live-title = Live with friends

# In the form.
form-how = How
form-live = Live
form-live-description = You’re both here now: one link to begin, then each turn arrives by itself.
form-by-link = By link
form-by-link-description = Send each turn as a message, whenever you like.

# Before anything connects.
live-offer-title = Play it live
live-offer-description = Your friends open one link. From then on, turns arrive by themselves.
live-consent = Turns pass through a relay, encrypted. Its operator sees your IP address and when you play, not what.
live-relay = The relay: { $given }.
live-begin = Go live
live-not-offered = This page has no relay
live-not-offered-description = Whoever hosts this page hasn’t set one up, so you can’t play live here. Ask your friend to send you the game as a link.

# A friend arrives.
live-invited-description = Turns arrive by themselves, as long as you’re both here. No account, nothing to install.
live-sit = Sit down
live-connecting = Connecting…
live-connecting-description = The relay hasn’t answered yet.
live-waiting-for-host = Waiting for your friend’s device
live-waiting-for-host-description = The cards are shuffled by both of you, so your friend has to be here, too.
live-no-relay = The relay doesn’t answer
live-no-relay-description = You can sit down all the same, and send each turn as a link until it’s back.
live-by-link = Play by link
live-try-again = Try again
live-choose = Which chair is yours?
live-choose-description = If you’ve joined on another device, go on under the same name.
live-free = Free chair
live-i-am = I’m { $given }
live-i-am-unnamed = Chair { $count }: that’s me
live-taken = That chair was taken
live-taken-description = Another player sat down there first.
live-full = All chairs are taken
live-full-sealed = A sealed game stays in the browser in which it was joined.
live-unreadable = This invitation can’t be read
live-unreadable-description = Part of the link may be missing. Ask your friend to send it again.

# At the table.
live-ready = The relay answers
live-away = The relay is gone
live-away-description = Nothing is lost. Send your turn as a link; the answer comes the same way. Once the relay is back, turns arrive by themselves again.
live-send-turn = Send my turn
live-share-link = Share the link
live-wait-friend = Waiting for your friend
live-wait-friend-description = No one has opened the link yet. Keep this page open, or come back later: the game is kept.
live-waits = Waiting for { $who }
live-waits-here = { $who } is here.
live-waits-left = { $who } has left. The game is kept, and goes on when you’re both back.
live-waits-unseen = { $who } hasn’t been here since you came.
live-gone = { $who } is away
live-gone-description = The game is kept, and goes on when you’re both back. You can close this page.
live-send-link = Send { $who } the link
live-here = here
live-away-now = away
live-not-come = hasn’t come yet
live-all-here = Live: everybody is here
live-some-away = Live: { $who } is away
live-waiting = Live: waiting for friends
live-no-connection = Live: no connection
live-invite = Whoever opens this link sits down with you. It works until the game is over.
live-leave = Stop playing live
live-leave-description = The game goes on by link.
live-turn-arrived = Your turn – Red7
live-rematch = { $who } has dealt again
live-play = Play

# Painted signs.
live-signs = Show a sign
live-sign-played = Well played
live-sign-ouch = Ouch
live-sign-hmm = Hmm
live-sign-clever = Clever
live-sign-hello = Hello
live-sign-again = Again?
live-hide-signs = Hide signs
live-shows = { $who }: { $given }
