## What a Master would do in the person's place, and why, told in three steps.

button-hint = Hint
button-hint-card = Which card?
button-hint-turn = Whole turn?
hint-asked = A Master is thinking…

# First: where to look.
hint-look-in-force = <b>{ $rule }</b> is in force, and you can take the lead under it.
hint-look-keep = You lead under <b>{ $rule }</b> already. Which discard keeps it in force?
hint-look-change = Look at <b>{ $rule }</b>: your palette leads under it as it is.
hint-look-build = Look at <b>{ $rule }</b>: play for it, and make it the rule.
hint-look-palette = { $who ->
    [you] Look at <b>your palette</b>: a 7 can move a card out of it.
   *[other] Look at <b>{ NAME($who, case: "of") } palette</b>: a 1 can take a card out of it.
}
hint-look-only = Only one turn keeps you in. { $text }

# Then the card.
hint-card = Start with { $card }.

# Then the whole turn: its moves one after another.
hint-play = play { $card }
hint-discard = discard { $card }
hint-to-canvas = move { $card } to the canvas
hint-to-deck = move { $card } onto the deck
hint-take = put { NAME($from, case: "of") } { $card } on the deck
hint-draw = draw a card
hint-pass = pass
hint-end = end the turn here
hint-then = { $head }, then { $tail }
hint-moves = A Master would { $events }.
hint-try = Try this: { $events }.

# And what speaks for it.
hint-lost = You can’t stay in: nothing takes the lead.
hint-lost-here = From here nothing takes the lead. Undo, and ask again.
hint-cheaper = Going out now costs you less than losing later.
hint-hope = Only a lucky draw can save you.
hint-draws = You see one more card before you decide.
hint-only = No other turn takes the lead.
hint-wins = { $who } has no cards left and can only pass: you win.
hint-wins-all = The others have no cards left and can only pass: you win.
hint-no-reply = { $who } can’t answer it with any hand.
hint-no-reply-wins = { $who } can’t answer it with any hand: you win.
hint-answers = { $count } of the { $unseen } cards you can’t see { $count ->
    [one] answers
   *[other] answer
} it alone{ $held ->
    [1] , and { $who } has just one card.
   *[other] : { $about ->
        [0] probably none
       *[other] about { $about }
    } of { NAME($who, case: "of") } { $held }.
}
hint-two-cards = { $who } can’t answer with fewer than two cards.
hint-actions-aside = Actions aside, { $text }
hint-fewest = No turn at that price leaves fewer.
hint-cheapest = Every other turn that leads costs more cards.
hint-leads-under = You’d lead under { $text }.
hint-leads-under-all = You’d lead under every rule.
hint-leads-under-but = You’d lead under every rule but { $text }.
hint-earns = The discard earns you a card.
hint-saves = It saves { $card } for later: you’d lead under { $rule } too.
hint-key = Every other turn loses.
hint-keeps-cards = It keeps more of your cards than most other turns.
hint-best = It does best against what the others may hold.
