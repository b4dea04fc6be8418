## How the person has done so far.

statistics = Statistics
statistics-empty = Nothing counted yet. Play a round against opponents first.
statistics-say = Rounds against opponents count when they end on this device, unless people share it or a turn was taken back. Rounds won with a hint count as won, and are also counted separately.
statistics-rules = Rules
statistics-all-rules = All rules
statistics-players = Players
statistics-all-players = All
statistics-none = No rounds of this kind yet.
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
statistics-points = Points per round
statistics-turns = Your turns per round
decimal = { $whole }.{ $tenths }
statistics-streak = Current streak
statistics-longest = Longest streak
statistics-by-level = By opponent
statistics-opponents = Opponents
opponents-mixed = Mixed
statistics-range-says = The band shows where your true win rate lies, 95 times out of 100. The more rounds, the narrower it gets.
statistics-by-rule = Rules you win under
statistics-rule = Rule

## Messages about what went otherwise than expected.

notice-unreadable-statistics = Your statistics couldn’t be read. They were set aside, not deleted.
notice-newer-statistics = Your statistics come from a newer version of this page. They were set aside, not deleted.
