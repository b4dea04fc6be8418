## Puzzles: which there are, what is asked, and what is said to a try.

puzzles-rating-description = Only your first try at a puzzle affects your puzzle rating; rushes don’t.
puzzle-day = Puzzle of the day
puzzle-day-description = The same for everyone, new at midnight UTC
puzzle-day-solved = Solved today
puzzle-day-missed = Tried today
puzzle-rush-description = Three minutes, three misses
puzzle-rush-best = Best so far: { $count }
puzzle-players = Players
puzzle-grade = Difficulty
puzzle-grade-easy = Easy
puzzle-grade-medium = Medium
puzzle-grade-hard = Hard
puzzle-grade-description = { $grade ->
    [1] One card wins, and few others lead.
    [2] One card wins, but many lead.
   *[other] Winning takes two cards, though one is enough to lead.
}
puzzle-new = New puzzle
puzzle-another = Another puzzle

puzzle = Puzzle
puzzle-title-players = { $count } players
puzzle-task = { $count ->
    [2] All cards are face up. Only one turn wins, whatever { $who } does. Find it.
   *[other] All cards are face up. Only one turn wins, even if all gang up on you.
}
puzzle-day-named = Puzzle of the day, { $day }
puzzle-seeking = Making a puzzle…
puzzle-hint-costs = A hint counts as a miss.
puzzle-told = You used a hint, so this one counts as a miss.
puzzle-share-description = Anyone with the link gets the same puzzle.

# What came of a try.
puzzle-right = Right
puzzle-right-description = That’s the one turn that wins.
puzzle-wrong = This loses
puzzle-wrong-description = You lead, but not for long. Another turn wins.
puzzle-out = You’re not leading
puzzle-out-description = Your turn ended and you weren’t leading, so you’re out.
puzzle-follow-seeking = Working out the replies…
puzzle-follow = Turn { $turn } of { $count }
puzzle-follow-right = Step through to see how it wins.
puzzle-follow-wrong = Step through to see why it loses.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-see = See it win
puzzle-first-missed = Only the first try counts, and that was a miss.
puzzle-rating-up = Your puzzle rating went up by { $count }, to { $rating }.
puzzle-rating-down = Your puzzle rating went down by { $count }, to { $rating }.
puzzle-rating-same = Your puzzle rating stays at { $rating }.
puzzle-streak = { $count } in a row

# What is sent to others.
puzzle-day-text = Red7 puzzle of the day · { $day }
puzzle-day-text-solved = Solved on the first try ✓
puzzle-day-text-missed = Missed on the first try ✕
puzzle-rush-text = Red7 puzzle rush · { $count } solved

# A rush.
puzzle-rush-begin = Start the clock
puzzle-rush-left = Time left
puzzle-rush-score = { $solved } solved, { $missed } missed
puzzle-rush-hearts = { $count ->
    [one] { $count } miss left
   *[other] { $count } misses left
}
puzzle-rush-points = solved
puzzle-rush-right = Right.
puzzle-rush-wrong = Not that one.
puzzle-rush-later = You can try it again later
# Below the clock, after a miss: the turn that answered it.
puzzle-rush-reply = You missed the last one. { $text }
puzzle-rush-out = You missed the last one: you weren’t leading.
puzzle-rush-task = Only one turn wins. End your turn to answer.
puzzle-rush-over = The rush is over
puzzle-rush-over-description = { $count ->
    [one] You solved { $count } puzzle. Your best: { $best }.
   *[other] You solved { $count } puzzles. Your best: { $best }.
}
puzzle-rush-left-early = You left with { $time } to go.
puzzle-rush-longest = Longest streak: { $count }
puzzle-rush-missed = The ones you missed
puzzle-rush-no-clock = No clock this time
puzzle-rush-again = Another rush
puzzle-rush-back = Back to the rush
