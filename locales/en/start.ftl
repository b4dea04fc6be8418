## The start page.

start-menu = Menu
start-title = Seven colours, seven ways to win.
start-says = Every card you discard changes what it takes to lead. Be in the lead when your turn ends, or you are out.
start-more = More
start-private = No account; nothing leaves this device.
start-legal = Red7 is a game by Carl Chudyk and Chris Cieslik, published by Asmadi Games. This is an unofficial fan work with art and words of its own.

## The game that was left.

last-label = Your game
last-game = The last game
last-turn = Turn { $turn }
last-to-move = { $who } is to move
last-your-turn = your turn
last-round-over = the round is over
last-look = Look at it
last-continue = Continue

## The form for a new game.

form-title = New game
form-players = Players
form-opponents = Opponents
form-player = Who plays { $who }
player-person = Person
player-friend = Friend
player-person-says = shares this device
player-friend-says = plays by link, somewhere else
name-of = Name for { $who }
form-edition = Rules
form-game = Game
form-target = Play until
form-actions = Actions
form-seed = Seed: the same seed is the same deal
form-new-seed = New seed
form-deal = Deal
seed-length = A seed has 8 letters or digits; this one has { $count }.
seed-character = “{ $found }” is neither a letter from a to z nor a digit.
