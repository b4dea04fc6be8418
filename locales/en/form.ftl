## The form for a new game, and what its choices mean.

form-company = Who you play with
form-opponents = Opponents
form-friend = Invite a friend
form-how-many = How many opponents
form-how-strong = How strong
form-players = Players
form-more = More
form-player = Who plays { $who }
form-level = How strong { $who } is
player-here = This device
player-opponent = Opponent
names = Names
names-description = Leave blank for a default name.
name-of = Name for { $who }
form-edition = Rules
form-game = Game
form-target = Play until
form-actions = Actions
form-actions-help = What Actions do
form-seed = Deal code: same code, same cards
form-new-seed = Shuffle
seed-length = A deal code has 8 letters or digits; this one has { $count }.
seed-character = “{ $found }” is neither a letter from a to z nor a digit.
edition-print-3-description = The printed rules of 2016. If you’re new, choose these.
edition-print-0-description = The first printing: you may discard first and then play, and in Advanced, discards earn no cards.
edition-arena-description = Like v1.3, except that Actions limit 1s and 7s differently.
edition-web-description = Like v1.3, except that in games with Actions, a 7 moves a card to the canvas only if you then lead.
game-basic-description = A single round, without points.
game-points-description = Rounds for points.
game-draw-description = Rounds for points; high discards earn cards.
game-limit-description = Rounds for points; no low discards.
target-cards = The deck runs low
actions-on-description = Odd cards do something when played: remove, draw, play again, move.
actions-off-description = Cards have no special actions.
end-points = { $points ->
    [one] The first to reach { $points } point wins.
   *[other] The first to reach { $points } points wins.
}
end-cards = { $count ->
    [one] When fewer than { $count } card is left to deal, the highest score wins.
   *[other] When fewer than { $count } cards are left to deal, the highest score wins.
}
match-length = About { $turns } turns each.
