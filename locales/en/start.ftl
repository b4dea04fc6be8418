## The start page.

start-menu = Menu
start-title = Seven colours, seven ways to win.
start-description = Every card you discard sets the rule. End your turn in the lead, or you’re out.
start-more = More
start-private = Works offline. No account; nothing leaves this device.
start-private-live = Works offline. No account; nothing leaves this device unless you play live.
start-legal = Red7 is a game by Carl Chudyk and Chris Cieslik, published by Asmadi Games. This is an unofficial fan work with art and words of its own.

## What to play: a first round, the table of last time, or the game that was left.

play-label = Play
play = Play
play-first = Play a first round
play-learn = Learn in 3 minutes
play-first-against = Against { $who }
play-first-description = A Novice, hints, and many ways to win
play-rules = { $edition } { $game }
play-last-won = Your last game, won under { $rule }
play-last-lost = Your last game, lost under { $rule }
play-customise = Customise
play-done = Done
play-new = New game
tile-puzzle-new = A new one today
tile-rush = Three minutes
tile-rush-best = Best: { $count }
tile-learn = Learn
tile-wins = What wins
tile-wins-facts = Ten facts

## The game that was left.

last-turn = Turn { $turn } overall
last-to-move = { NAME($who, case: "of") } turn
last-your-turn = Your turn
last-round-over = The round is over
last-continue = Continue

## The form for a new game.

form-title = New game
player-person = Person
player-friend = Friend

## What else there is to do.

learn-description = Ten short lessons
learn-done = { $done } of { $count } lessons done
puzzles = Puzzles
puzzles-description = One turn wins. Find it.
puzzles-solved = { $solved } of { $tried } solved · puzzle rating { $rating }
puzzle-rush = Puzzle rush
statistics = Statistics
