## The turn under way: what can be done, what it would lead to, and why not.

turn-yours = Your turn
turn-waiting = Waiting
# In the first turn of a newcomer's first game.
turn-primer = Be in the lead when your turn ends. Play a card to your palette (the cards before you, which count), discard one to the canvas (its colour is the rule), or do both.
turn-choose = Choose a card.
turn-stuck = No turn of yours takes the lead. Pass.
turn-stuck-short = no turn leads
# Once each card of the hand was tried.
turn-none-leads = { $count ->
    [one] Your last card doesn’t lead. Pass.
   *[other] No card leads on its own. Try playing one and discarding another, or pass.
}
turn-empty-hand = Your hand is empty: pass and go out.

button-pass = Pass
button-undo = Undo
button-take-back = Take back
taken-back = { $count ->
    [one] { $count } turn taken back
   *[other] { $count } turns taken back
}
# A moment of a round that is over, tried once more.
trial-begins = You’re back just before turn { $turn }. Play on from here: it’s practice and doesn’t count.
trial = practice from turn { $turn } on
trial-over = This was practice from turn { $turn } on, so it doesn’t count.
button-back = Back
button-end = End turn
button-end-out = End turn and go out
button-end-draw = Draw and end turn
button-end-without = End without drawing
button-pause = Pause
button-resume = Resume
button-show-next = Next
key-space = Space
button-my-turn = My turn
button-finish = Finish the round
button-result = See the result

## Where a chosen card goes.

where-take = Remove { $card }?
where-move = Where will you move { $card }?
where-go = Where should { $card } go?
where-put-back = Choose it again to cancel
to-palette = To your palette
to-canvas = To the canvas
to-deck = On top of the deck
back-another = Another card
back-played = You’ve already played one: discard, or go back
back-discarded = You’ve already discarded one: play, or go back

## What would become of the turn.

would-be-out = You’d be out
not-leading-yet = You’re not leading yet
you-lead-with = You lead with { $having }
# Where a discard changes the rule: who would lead then.
outlook-under = { $who ->
    [you] Under { $rule }, you lead
   *[other] Under { $rule }, { $who } would lead
}
outlook-under-nobody = Under { $rule }, no one would lead
outlook-leads = You lead
outlook-behind = { $who } still leads
outlook-nobody = No one leads
outlook-take = { $outlook }. Next, you remove a card
outlook-move = { $outlook }. Next, you move a card
outlook-play-again = { $outlook }. Next, you play again
outlook-draw = { $outlook }. You draw a card; no undo after that
outlook-may-draw = { $outlook }. The discard earns you a card
outlook-no-action = { $outlook }. The action has no effect
outlook-must-lead = { $outlook }. You must end in the lead
outlook-and-must-lead = { $outlook }, and must end in the lead

## Why a move is not allowed.

refused-would-lead = { $who } would lead
refused-nobody = No one would lead
refused-too-low = { $count ->
    [one] Too low: your palette has { $count } card
   *[other] Too low: your palette has { $count } cards
}
refused-cannot-stay = You couldn’t end in the lead
refused-play-first = Play another card first
refused-not-now = Not at this point in the turn
refused-not-there = { $card } isn’t there
refused-over = The round is over
refused-smaller = That palette is smaller than yours
refused-only = You can’t remove someone’s only card
refused-this-seven = Choose a card other than this 7
refused-action = This action can’t move it

## What can still be done.

still-discard = You can also discard to change the rule.
still-play = You can still play a card.
still-earned = Your discard earns you a card.
still-change-rule = Change the rule with a discard, or undo.
still-change-rule-drawn = Change the rule with a discard. After a draw there’s no undo.
still-play-to-lead = Play a card that takes the lead, or undo.
still-nothing = No discard can save you here. Undo, and try something else.
must-lead-title = You must end in the lead
must-lead-description = The card you played requires it. Discard one of the marked cards, or undo.
drew = You drew { $cards }.
drawn-card = { $card }
cannot-undo = You’ve seen the card, so there’s no undo.
draw-question = Your discard earns you a card. Draw it?

## Actions.

acting-take = Remove a card
acting-take-description = Choose it from another palette. It goes on top of the deck.
acting-move = Move one of your cards
acting-move-description = Choose it from your palette. It goes to the canvas or on top of the deck.
acting-move-canvas-description = Choose a card other than this 7. It goes to the canvas.
acting-play = Play another card
acting-play-description = Your 5 makes you play again. Choose a card.
action-idle = { $value ->
    [1] There’s no card to remove, so the 1 does nothing.
    [3] The deck is empty, so the 3 does nothing.
    [5] There’s no other card to play, so the 5 does nothing.
   *[7] There’s no card to move, so the 7 does nothing.
}
action-idle-fewer = With this 1, your palette has more cards than any other, so the 1 does nothing.
action-idle-only = A player’s only palette card can’t be removed, so the 1 does nothing.

## Passing, and waiting for others.

pass-question = Pass and go out?
pass-last = If you pass, { $who } wins the round.
pass-others = If you pass, you’re out and the others play on.
pass-still-play = You can still lead: play { $card }.
pass-still-discard = You can still lead: discard { $card }.
pass-ends-match = That ends the match.
leave-question = End your turn and go out?
leave-last = You’re not leading, so { $who } wins the round.
leave-others = You’re not leading, so you’re out and the others play on.
button-leave = Go out
handing-over = Hand the device to { $who }
handing-over-to = Hand the device to
handing-over-description = Everyone else, look away.
handing-over-persons = Players on this device
button-take-device = I’m { $who }. Show my cards
out-title = You’re out
out-description = The others finish the round.
