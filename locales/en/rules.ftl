## The rules page: a sentence for each value of each field of the rules, so that it says
## what is in force and nothing else.

goal-title = The goal
goal-rules = Every colour is a rule. The colour on top of the canvas says what it takes to lead. You must lead when your turn ends, or you’re out.
goal-game = The last player standing wins the round.
goal-points = The last player standing wins the round and scores.

deal-title = The deal
deal-description = Everyone gets seven cards, and one face-up card that starts their palette. The player after the one with the highest palette card goes first, then the others in turn.

your-turn-title = Your turn
your-turn-either = Play a card to your palette, or discard a card to the canvas to change the rule, or do both.
your-turn-play-first = If you do both, play first.
your-turn-any-order = Either may come first.
your-turn-discard = You may discard only if you then lead. If you neither play nor discard, you pass, and you’re out. With an empty hand you can only pass. Once a player is out, their palette no longer counts.

seven-title = The seven rules
seven-description = While the canvas is empty, red is the rule. A single card can be enough, but you need at least one that counts.

higher-title = Which card is higher
higher-description = In a tie, the highest card that counts leads: first by number, then by colour. Red is the highest colour, then orange, yellow, green, blue, indigo, violet. That way, every tie is broken. If a palette has two sets of the same size, the one with the higher card counts.

discard-title = What you discard
discard-draws = Discard a card higher than the number of cards in your palette, and you may draw a card from the deck, if there is one. The palette is counted when you discard, so a card you’ve just played counts too. Drawing ends your turn: you keep the card for later.
discard-limited = You can’t discard a card lower than the number of cards in your palette; equal is fine. The palette is counted when you discard, so a card you’ve just played counts too.

points-title = Points
points-description = The winner of a round scores and keeps the cards that count under the current rule: each is worth its number. All other cards are shuffled for the next round.

end-title = The end
end-share = Players who tie for the highest score share the win.

actions-title = Actions
actions-act = A 1, 3, 5 or 7 acts at once when you play it to your palette, but not when you discard it. You must do what it says if you can; if you can’t, nothing happens.
actions-then-discard = Then you may still discard.
actions-then-discard-unless = Then you may still discard, unless you already have.
actions-must-stay = You may play a { $values } only if you can still end the turn in the lead, and you must then do so.

take-title = 1 removes a card
take-description = Remove a card from the palette of another player who is still in, and put it face down on top of the deck.
take-not-from-fewer = Never from a player with fewer palette cards than you, counting this 1.
take-not-the-only = Never a player’s only palette card.
take-any = Even someone’s only card can be removed.

draw-title = 3 draws
draw-description = Draw the top card of the deck. You may use it this turn.

again-title = 5 makes you play again
again-description = Play another card to your palette, and do what that one says.

move-title = 7 moves a card
move-any = Choose a card in your own palette: this 7 or another.
move-another = Choose a card other than this 7 in your own palette.
move-canvas = Put it on the canvas.
move-canvas-deck = Put it on the canvas, or face down on top of the deck.
move-canvas-leading = Put it on the canvas, if you then lead.
move-canvas-leading-deck = Put it on the canvas if you then lead, or face down on top of the deck.
move-canvas-limited = Put it on the canvas, if you then lead and it isn’t lower than the number of cards left in your palette.
move-canvas-limited-deck = Put it on the canvas if you then lead and it isn’t lower than the number of cards left in your palette, or face down on top of the deck.
move-no-draw = Moving it this way earns no card.
