## The places of the table, and what lies there.

table-menu = Game menu
settings = Settings
settings-sound = Sound
how-to = How to play
sheet-close = Close
keys = Keys
table-signs = Game

table-home = Red7: back to the start page
table-opponents = Opponents
table-happened = What happened

what-if = What if
what-if-button = What if?
what-if-title = What if the rule were…

turns = Turns
turns-so-far = Turns so far
turns-newest-first = Turns, newest first
steps-title = How a turn works
steps-play = Play a card to your palette.
steps-discard = Discard a card to the canvas: its colour becomes the rule.
steps-both = Or do both.
steps-lead = Be in the lead when your turn ends, or you’re out.

# What is played here: "Rules v1.3, Basic · deal abcd2345".
deal-of = deal { $seed }

canvas = Canvas
canvas-start = Start: red is the rule
canvas-before = Earlier rules
canvas-rules-before = Earlier rules: { $colors }

deck = deck
deck-empty = empty deck
deck-known = deck; everyone has seen { $top } on top
# Where there is no room, what is not bold is left out.
deck-size = <b>{ $count }</b> in deck

palette-yours = Your palette
palette-you = You
palette-face-down = card, face down

hand-label = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
hand-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## A card that can be chosen, for a screen reader: its name, and then these.

card-action = action: { $action }
card-drawn = just drawn
card-leads = you’d lead
card-allowed = allowed, but you wouldn’t lead
card-forbidden = not allowed

## A player's place.

seat-in-hand = In hand
seat-out = Out
# Where there is no room, what is not bold is left out.
seat-out-since = <b>Out</b> since turn { $turn }
# For a screen reader: the name, and then these.
seat-label-out = out
seat-label-out-since = out since turn { $turn }
seat-label-among = including { $cards }
seat-label-leads = leads
seat-label-to-move = to move

## What if: who would lead under each rule.

matrix-caption = Who would lead under each rule
matrix-rule = Rule
matrix-hand = Discard
matrix-in-force = the current rule
matrix-none = none
matrix-out = out
matrix-leads = leads
matrix-legend-may = discard now
matrix-legend-later = after playing
matrix-legend-may-not = can’t
matrix-may = can be discarded
matrix-later = can be discarded after playing a card
matrix-may-not = can’t be discarded
