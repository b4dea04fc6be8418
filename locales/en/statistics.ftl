## How the person has done so far.

statistics = Statistics
statistics-empty = Nothing is counted yet: play a round first, against opponents.
statistics-say = Rounds against opponents count when they end on this device; not where several people share it, and not once a turn was taken back. Rounds won with a hint count as won, and are counted separately as well.
statistics-rules = Rules
statistics-all-rules = All rules
statistics-players = Players
statistics-all-players = All
statistics-none = No round of this kind was counted.
statistics-rounds = Rounds
statistics-details = Details
statistics-interval = Win rate, likely between
statistics-won = Won
statistics-rate = Win rate
statistics-percent = { $rate }%
statistics-range = { $low }–{ $high }%
statistics-matches = Matches won
statistics-hints = Won with hints
statistics-part = { $done } of { $count }
statistics-points = Points a round
statistics-turns = Your turns a round
decimal = { $whole }.{ $tenths }
statistics-streak = Current streak
statistics-longest = Longest streak
statistics-by-level = By opponent
statistics-opponents = Opponents
opponents-mixed = Mixed
statistics-range-says = The band shows where your true win rate lies, 95 times out of 100. The more rounds, the narrower it is.
statistics-by-rule = The rules you win by
statistics-rule = Rule

## Messages about what went otherwise than expected.

notice-unreadable-statistics = The stored statistics could not be read, so they were set aside. Nothing was deleted.
notice-newer-statistics = The stored statistics come from a newer version of this page, so they were set aside. Nothing was deleted.
