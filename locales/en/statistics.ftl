## How the person has done so far.

statistics-empty = Nothing counted yet. Play a round against opponents first.
statistics-rules = Rules
statistics-all-rules = All rules
statistics-players = Players
statistics-all-players = All
statistics-none = No rounds of this kind yet.
statistics-matches = Matches won
statistics-part = { $done } of { $count }
statistics-streak = Current winning streak
statistics-longest = Longest winning streak
opponents-mixed = Mixed
statistics-description = Only rounds that end on this device count. Rounds with several people here don’t, and neither do rounds with a turn taken back.
statistics-earlier = { $count ->
    [one] One earlier round isn’t
   *[other] { $count } earlier rounds aren’t
} in the answers about rules and hints, which weren’t noted then.
statistics-won = Won
statistics-points = Points
statistics-per-rounds = { $points } in { $count ->
    [one] one round
   *[other] { $count } rounds
}
statistics-rating = How good am I?
rating-range = most likely { $low } to { $high }
# Beside a rating whose range is wide.
rating-provisional = provisional: most likely { $low } to { $high }
rating-closest = About as strong as { $strength }, going by { $count ->
    [one] one round
   *[other] { $count } rounds
} without hints.
# Where the likely range takes in several levels, or lies between two.
rating-amid = Anywhere from { $strength } to { $better }, going by { $count ->
    [one] one round
   *[other] { $count } rounds
} without hints.
rating-early = Too early to say: it takes more rounds without hints.
rating-none = It starts with your first round without hints.
# After the first round that is rated.
rating-first = A first rating: { $rating }. It’s a guess so far; each round without hints moves it.
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
rating-course-provisional = You’ll see this once your rating is no longer provisional.
statistics-won-of = You’ve won { $done } of { $count ->
    [one] one round
   *[other] { $count } rounds
}.
statistics-won-one = One round counted, and you won it.
statistics-lost-one = One round counted, and you lost it.
statistics-lose-none = No rule stands out so far.
statistics-hold = Highest level at which you win at least your share of rounds: { $strength }.
statistics-hold-none = You don’t win your share of rounds yet at any level with { $count } rounds or more.
statistics-hold-few = After { $count } rounds against the same level you’ll see here whether you win your share of them.
statistics-share = Your share is half the rounds for two players, a third for three, and a quarter for four.
rating-rose = Up { $points } since { $day }.
rating-fell = Down { $points } since { $day }.
rating-stayed = The same as on { $day }.
rating-one-day = So far only on { $day }: from { $given } to { $found }.
statistics-work = What should I work on?
mistakes-most = Most frequent: { $given }, { $done } of { $count }.
mistakes-none = No kind stands out so far.
mistakes-after = “Learn from your mistakes”, in a review, lets you try turns again. After { $count } of them, in finished games, you’ll see here what kind they were.
mistakes-description = What you had done in the turns of your last finished games that you tried again in “Learn from your mistakes”.
mistakes-turn = Turn
mistakes-count = Times
mistake-card = only played a card
mistake-rule = only changed the rule
mistake-both = played a card and changed the rule
mistake-out = passed
daily-won-of = { $days ->
    [one] One daily deal played
   *[other] { $days } daily deals played
}, { $done } won.
daily-longest = Most days played in a row: { $days }
