## What the choices of the form mean.

edition-print-3 = v1.3
edition-print-0 = v1.0
edition-arena = Board Game Arena
edition-web = Web guide
edition-print-3-says = The printed rules of 2016.
edition-print-0-says = The first print.
edition-arena-says = As it is played at Board Game Arena.
edition-web-says = As a guide on the web tells it.
edition-discard-first = Discard first if you like.
rules-of = Rules { $edition }
rules-with-actions = with Actions
game-basic = Basic
game-advanced = Advanced
game-basic-says = One round, and its winner wins the game.
game-points-says = Rounds for points.
game-draw-says = Rounds for points; high discards earn cards.
game-limit-says = Rounds for points; no low discards.
target-cards = Cards run short
actions-on-says = Odd cards act when played: take, draw, play again, move.
actions-off-says = No card acts when played.

## The rules page: a sentence for each value of each field of the rules, so that it says
## what is in force and nothing else.

how-to = How to play

goal-title = The goal
goal-rules = Every colour is a rule. The colour on top of the canvas says what it takes to lead. You must lead when your turn ends, or you are out.
goal-game = The last one in wins the game.
goal-points = The last one in wins the round and scores.

deal-title = The deal
deal-says = Everyone gets seven cards in hand and one in front: the palette. The player after the highest palette card begins, and turns pass to the next who is still in.

your-turn-title = Your turn
your-turn-either = Play a card to your palette, or discard a card to the canvas to change the rule, or do both.
your-turn-play-first = The play comes first.
your-turn-any-order = Either may come first.
your-turn-discard = You may discard only if you lead right after it. Who does neither passes, and is out; with no card in hand you can only pass. The palette of a player who is out does not count any more.

seven-title = The seven rules
seven-says = On an empty canvas red is the rule. One card is enough for any rule, but who has no card that counts does not lead.

higher-title = Who is higher
higher-says = With equally many cards the highest of them decides: first the number, then the colour. Red is the highest colour, then orange, yellow, green, blue, indigo, violet. So there is never a tie. Of two equally large sets in one palette, the one with the highest card counts.

discard-title = What you discard
discard-draws = After you discard a card that is higher than the number of cards in your palette, you may draw a card from the deck, if one is left. The palette is counted when you discard, so a card played just before counts too. The draw ends your turn: the card is for later.
discard-limited = A card that you discard may not be lower than the number of cards in your palette. The palette is counted when you discard, so a card played just before counts too. Equal is allowed.

points-title = Points
points-says = Who wins a round keeps the cards that count under the rule in force, and each is worth its number. All other cards are shuffled for the next round.

end-title = The end
end-points = { $points ->
    [one] The first with { $points } point or more wins.
   *[other] The first with { $points } points or more wins.
}
end-cards = { $count ->
    [one] When fewer than { $count } card is left to deal, the highest score wins.
   *[other] When fewer than { $count } cards are left to deal, the highest score wins.
}
end-share = Equal highest scores share the win.

actions-title = Actions
actions-act = A 1, 3, 5 or 7 that you play to your palette acts at once; one that you discard does not. You must do what it says if it can be done, and nothing happens if it cannot.
actions-then-discard = Then you may still discard.
actions-then-discard-unless = Then you may still discard, unless you did so before.
actions-must-stay = A { $values } may be played only if you can still end the turn in the lead, and then you must.

take-title = 1 takes a card away
take-says = Take a card out of the palette of another player still in, and put it face down on top of the deck.
take-not-from-fewer = Never from a player with fewer palette cards than you, this 1 included.
take-not-the-only = Never a player’s only palette card.
take-any = Even an only card may be taken.

draw-title = 3 draws
draw-says = Draw the top card of the deck. You may use it in this turn.

again-title = 5 plays again
again-says = Play another card to your palette, and do what that one says.

move-title = 7 moves a card
move-any = Take a card out of your own palette, this 7 or another.
move-another = Take another card than this 7 out of your own palette.
move-canvas = Put it on the canvas.
move-canvas-deck = Put it on the canvas, or face down on top of the deck.
move-canvas-leading = Put it on the canvas if you lead right after it.
move-canvas-leading-deck = Put it on the canvas if you lead right after it, or face down on top of the deck.
move-canvas-limited = Put it on the canvas if you lead right after it and it is not lower than the number of cards left in your palette.
move-canvas-limited-deck = Put it on the canvas if you lead right after it and it is not lower than the number of cards left in your palette, or face down on top of the deck.
move-no-draw = It earns no draw.
