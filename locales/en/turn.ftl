## The turn under way: what can be done, what it would lead to, and why not.

turn-yours = Your turn
turn-waiting = Waiting
turn-choose = Choose a card.
turn-empty-hand = Your hand is empty: you can only pass, and are out.

button-pass = Pass
button-undo = Undo
button-take-back = Take back
taken-back = { $count ->
    [one] { $count } turn taken back
   *[other] { $count } turns taken back
}
button-back = Back
button-end = End turn
button-end-out = End turn and be out
button-end-draw = Draw and end turn
button-end-without = End without
button-pause = Pause
button-resume = Resume
button-show-next = Next
button-my-turn = My turn
button-finish = Finish the round

## Where a chosen card goes.

where-take = Take { $card } away?
where-move = Where do you move { $card }?
where-go = Where does { $card } go?
where-put-back = Choose it again to put it back
to-palette = To your palette
to-canvas = To the canvas
to-deck = Onto the deck
back-another = Another card
back-played = You have played a card
back-discarded = You have discarded a card

## What would become of the turn.

would-be-out = You would be out
you-lead-with = You lead with { $having }
outlook-leads = You lead
outlook-behind = { $who } still leads
outlook-nobody = Nobody leads
outlook-take = { $outlook }. You then take a card away
outlook-move = { $outlook }. You then move a card
outlook-play-again = { $outlook }. You play again
outlook-draw = { $outlook }. You draw, without undo
outlook-may-draw = { $outlook }. It earns a card
outlook-must-lead = { $outlook }. You must end in the lead
outlook-and-must-lead = { $outlook }, and must end in the lead

## Why a move is not allowed.

refused-would-lead = { $who } would lead
refused-nobody = Nobody would lead
refused-too-low = { $count ->
    [one] Lower than your { $count } card
   *[other] Lower than your { $count } cards
}
refused-cannot-stay = You could not stay in
refused-play-first = First play again
refused-not-now = Not at this point of the turn
refused-not-there = { $card } is not there
refused-over = The round is over
refused-smaller = That palette is smaller than yours
refused-only = An only card stays
refused-this-seven = Another card than this 7
refused-action = Not for this action

## What can still be done.

still-discard = You may still discard a card to change the rule.
still-play = You may still play a card.
still-earned = Your discard earns a card.
still-change-rule = Change the rule with a discard, or undo.
still-play-to-lead = Play a card that brings the lead, or undo.
still-nothing = No discard would save you: undo, and try another way.
must-lead-title = You must end in the lead
must-lead-says = That is the rule of the card you played. Discard a marked card, or undo.
drew = You drew { $cards }.
drawn-card = { $card }
cannot-undo = A drawn card stays drawn.
draw-question = Your discard earns a card. Do you draw it?

## Actions.

acting-take = Take a card away
acting-take-says = Choose it in another palette. It goes onto the deck.
acting-move = Move a card of yours
acting-move-says = Choose it in your palette. It goes to the canvas or onto the deck.
acting-move-canvas-says = Choose another one in your palette. It goes to the canvas.
acting-play = Play another card
acting-play-says = The 5 lets you. Choose a card.

## Passing, and waiting for others.

pass-question = Pass and be out?
pass-last = If you pass, { $who } wins the round.
pass-others = If you pass you are out, and the others play on.
handing-over = Pass the device to { $who }
handing-over-to = Pass the device to
handing-over-says = The others look away now.
handing-over-persons = Who shares the device
button-take-device = I’m { $who }. Show my cards
out-title = You are out
out-says = The others play on for the round.
