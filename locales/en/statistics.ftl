## How the person has done so far.

statistics-empty = Nothing counted yet. Play a round against opponents first.
statistics-rules = Rules
statistics-all-rules = All rules
statistics-players = Players
statistics-all-players = All
statistics-none = No rounds of this kind yet.
statistics-matches = Matches won
statistics-part = { $done } of { $count }
statistics-streak = Current streak
statistics-longest = Longest streak
opponents-mixed = Mixed
statistics-description = Only rounds that end on this device count. Rounds with several people here don’t, and neither do rounds with a turn taken back.
statistics-earlier = { $count ->
    [one] One earlier round isn’t
   *[other] { $count } earlier rounds aren’t
} in the answers about rules and hints, which weren’t noted then.
statistics-rounds = Rounds
statistics-won = Won
statistics-all-rounds = All rounds
statistics-points = Points
statistics-per-rounds = { $points } in { $count ->
    [one] one round
   *[other] { $count } rounds
}
statistics-rating = How good am I?
rating-range = most likely { $low } to { $high }
# Beside a rating whose range is wide.
rating-provisional = provisional: most likely { $low } to { $high }
rating-closest = Closest to { $strength }. From { $count ->
    [one] one round
   *[other] { $count } rounds
} without hints.
rating-levels = The marks on the line are the levels of opponents.
rating-none = It starts with your first round without hints.
# After the first round that is rated.
rating-first = You have a rating now: { $rating }. Each round without hints moves it.
rating-now = Rating { $rating }
rating-up = Rating { $rating }, up { $points }
rating-down = Rating { $rating }, down { $points }
rating-match-up = Rating { $rating }, up { $points } over the match
rating-match-down = Rating { $rating }, down { $points } over the match
rating-same = Rating { $rating }, as before
statistics-course = How has it gone?
rating-at = { $rating } on { $day }
rating-went = From { $given } to { $found }
statistics-lost = Which rule do I lose under?
statistics-lose-most = Most rounds lost: under { $rule }, { $done } of { $count }.
statistics-lost-description = Rounds lost, by the rule under which they ended for you.
statistics-rule = Rule
statistics-rounds-lost = Lost
statistics-by-level = Against whom?
statistics-by-level-description = The mark is your share of wins. Its true value very likely lies in the band.
statistics-opponents = Opponents
statistics-with-hints = With hints
statistics-without-hints = Without hints
statistics-often = How often do I win?
statistics-after = { $count ->
    [one] You’ll see this after one more round.
   *[other] You’ll see this after { $count } more rounds.
}
rating-course-after = { $count ->
    [one] You’ll see this after one more round without hints.
   *[other] You’ll see this after { $count } more rounds without hints.
}
