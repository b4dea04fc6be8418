## What a Master would do in the person's place, and why, told in three steps.

button-hint = Hint
button-hint-card = Which card?
button-hint-turn = Show the turn
hint-asked = A Master is thinking…

# First: where to look.
hint-look-in-force = The rule is <b>{ $rule }</b> ({ $text }), and you can take the lead under it.
hint-look-keep = You already lead under <b>{ $rule }</b> ({ $text }). Which discard keeps that rule?
hint-look-change = Look at <b>{ $rule }</b> ({ $text }): your palette already leads under it.
hint-look-build = Try <b>{ $rule }</b> ({ $text }): play a card that helps you there, then make <b>{ $rule }</b> the rule.
hint-look-palette = { $who ->
    [you] Look at <b>your palette</b>: a 7 can move a card out of it.
   *[other] Look at <b>{ NAME($who, case: "of") } palette</b>: a 1 can remove a card from it.
}
hint-look-only = Only one turn keeps you in. { $text }

# Then the card.
hint-card = Start with { $card }.
hint-next-card = { $card } comes next.

# Then the whole turn: its moves one after another.
hint-play = play { $card }
hint-discard = discard { $card }
hint-to-canvas = move { $card } to the canvas
hint-to-deck = move { $card } to the deck
hint-take = remove { NAME($from, case: "of") } { $card }
hint-draw = draw a card
hint-pass = pass
hint-end = end the turn here
hint-then = { $head }, then { $tail }
hint-moves = A Master would { $events }.
hint-try = Try this: { $events }.

# And what speaks for it.
hint-lost = You can’t stay in: no turn puts you in the lead.
hint-lost-here = No move from here takes the lead. Undo, and ask again.
hint-cheaper = Going out now costs you less than losing later.
hint-hope = Only a lucky draw can save you.
hint-draws = You’ll see one more card before you decide.
hint-only = No other turn takes the lead.
hint-wins = { $who } has no cards left and can only pass: you win.
hint-wins-all = The others have no cards left and can only pass: you win.
hint-no-reply = { $who } can’t beat it, whatever they hold.
hint-no-reply-wins = { $who } can’t beat it, whatever they hold: you win.
hint-answers = { $unseen ->
    [1] The one card you can’t see
   *[other] { $count } of the { $unseen } cards you can’t see
} { $count ->
    [one] beats it on its own
   *[other] beat it on their own
}{ $held ->
    [1] , and { $who } has just one card.
   *[other] ; { $who } { $about ->
        [0] probably holds none
       *[other] holds about { $about } of them
    }.
}
hint-answers-all = Each of the { $unseen } cards you can’t see beats it on its own.
hint-fewer-answers = { $count } of the { $unseen } cards you can’t see { $count ->
    [one] beats this turn on its own
   *[other] beat this turn on their own
}, against { $value } for your turn in the game.
hint-two-cards = { $who } needs at least two cards to beat it.
hint-actions-aside = Actions aside: { $text }
hint-fewest = No other turn that costs so few cards is harder to beat.
hint-cheapest = Every other turn that takes the lead costs more cards.
# A rule in the two lists below.
hint-rule = { $rule }
hint-leads-under = You’d lead under { $text }.
hint-leads-under-all = You’d lead under every rule.
hint-leads-under-but = You’d lead under every rule but { $text }.
hint-leads-too = Unlike your turn in the game, it would also lead under { $text }.
hint-earns = The discard earns you a card.
hint-saves = It keeps { $card } for later: discard it then and you’d lead under { $rule }.
hint-key = Every other turn loses.
hint-keeps-cards = It leaves you with more cards than most other turns.
hint-stays-in = You could still take the lead, and so stay in.
hint-more-cards = It leaves you with { $count ->
    [one] one more card
   *[other] { $count } more cards
} in hand.
hint-keeps-discards = With the cards you keep, a discard would let you lead under { $text }.
hint-keeps-play = It keeps { $card } to play later, which would make your palette stronger under { $rule }.
hint-keeps-highest = It keeps { $card }, the highest card you had.
hint-best = It holds up best against the cards you can’t see.

button-show = Show me

# In a lesson: what is left once a first half is right.
learn-half = Good so far
learn-half-play = Now play a card to your palette.
learn-half-discard = Now discard a card that puts you in the lead.
learn-half-end = That’s it: end your turn.
