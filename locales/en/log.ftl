## Finished turns: who, and what happened in it.

log-line = <b>{ $who }</b> { $events }.
log-out = { $who ->
    [you] <b>{ $who }</b> { $events }, but weren’t leading and went out.
   *[other] <b>{ $who }</b> { $events }, but wasn’t leading and went out.
}
log-out-passed = <b>{ $who }</b> { $events } and went out.
log-out-empty = <b>{ $who }</b> had no cards left and went out.

## The events. Several are listed one after another.

log-played = played { $card }
log-discarded = discarded { $card } (same rule)
log-changed = changed the rule to <b>{ $rule }</b> with { $card }
log-recycled = moved { $card } to the canvas (same rule)
log-recycled-changed = moved { $card } to the canvas, making <b>{ $rule }</b> the rule
log-returned = moved { $card } to the deck
log-took = removed { NAME($from, case: "of") } { $card }
log-drew = drew { $card }
log-drew-unseen = drew a card
log-passed = passed
# An opponent that thinks on this device, whose every turn would have failed.
log-out-helpless = <b>{ $who }</b> couldn’t take the lead and went out.

# What a player has lost to the others.
lost = { $who } removed your { $card }.

## What another player does, told as it happens. Several events are listed one after another.

tell-leads = <b>{ $who }</b> { $events }, leading with { $having }.
tell-out = <b>{ $who }</b> { $events }, but isn’t leading and goes out.
tell-out-empty = <b>{ $who }</b> has no cards left and goes out.
tell-out-helpless = <b>{ $who }</b> can’t take the lead and goes out.
tell-out-passed = <b>{ $who }</b> passes and goes out.
# While its paint still comes over the canvas: who leads then is told afterwards.
tell-paints = <b>{ $who }</b> { $events }…
tell-thinking = <b>{ $who }</b> is thinking…
tell-no-cards = <b>{ $who }</b> has no cards left.

tell-played = plays { $card }
tell-painted = changes the rule to <b>{ $rule }</b> with { $card }
tell-discarded = discards { $card }
tell-recycled = moves { $card } to the canvas
tell-recycled-painted = moves { $card } to the canvas, making <b>{ $rule }</b> the rule
tell-returned = moves { $card } to the deck
tell-took = removes { NAME($from, case: "of") } { $card }
tell-drew = draws { $card }
tell-drew-unseen = draws a card
tell-passed = passes

## What the others have done since the player's turn.

since = Since your turn
since-replay = Replay
# While a turn is shown once more.
since-again-title = What { $who } did
# A button, for a screen reader.
since-again = { $text } Show it again.
# While its turn is told in a sentence.
since-now = just now
since-next = next
since-later = still to play
