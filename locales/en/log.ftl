## Finished turns: who, and what happened in it.

log-line = <b>{ $who }</b> { $events }.
log-out = { $who ->
    [you] <b>{ $who }</b> { $events }, did not lead and are out.
   *[other] <b>{ $who }</b> { $events }, did not lead and is out.
}
log-out-passed = { $who ->
    [you] <b>{ $who }</b> { $events } and are out.
   *[other] <b>{ $who }</b> { $events } and is out.
}

## The events. Several are listed one after another.

log-played = played { $card }
log-discarded = discarded { $card }, so the rule stays
log-changed = changed the rule to <b>{ $rule }</b> with { $card }
log-recycled = moved { $card } to the canvas, so the rule stays
log-recycled-changed = moved { $card } to the canvas: the rule is <b>{ $rule }</b>
log-returned = moved { $card } onto the deck
log-took = put { NAME($from, case: "of") } { $card } on the deck
log-drew = drew { $card }
log-drew-unseen = drew a card
log-passed = passed

# What a player has lost to the others.
lost = { $who } put your { $card } on the deck.
