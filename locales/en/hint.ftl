## What a Master would do in the person's place, and why.

button-hint = Hint
hint-asked = A Master is thinking …

hint-play = play { $card }
hint-discard = discard { $card }
hint-to-canvas = move { $card } to the canvas
hint-to-deck = move { $card } onto the deck
hint-take = put { NAME($from, case: "of") } { $card } on the deck
hint-draw = draw a card
hint-pass = pass
hint-end = end the turn here

# The moves one after another.
hint-then = { $head }, then { $tail }
hint-moves = A Master would { $events }.

hint-lost = You cannot stay in: no turn leaves you leading.
hint-lost-here = From here nothing leaves you leading. Undo, and ask again.
hint-cheaper = To go out now costs less than to lose later.
hint-hope = Only the card it draws can still save you.
hint-only = No other turn leaves you leading.
hint-no-reply = It leaves { $who } no card that can lead.
hint-fewest-replies = It leaves { $who } the fewest ways to lead.
hint-keeps-cards = It keeps more of your cards than most other turns.
hint-best = It does best against what the others may hold.
