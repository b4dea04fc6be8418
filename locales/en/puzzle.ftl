## Puzzles: which there are, what is asked, and what is said to a try.

puzzles = Puzzles
puzzles-says = One turn wins. Find it.
puzzles-solved = { $solved } of { $tried } solved · rating { $rating }
puzzles-rating-says = It follows Elo’s tables, as in chess. The first turn that you try counts; a rush does not.
puzzle-day = Puzzle of the day
puzzle-day-says = The same for everybody, new at midnight UTC
puzzle-day-solved = Solved today
puzzle-day-missed = Tried today
puzzle-rush = Puzzle rush
puzzle-rush-says = Three minutes, three misses
puzzle-rush-best = Best so far: { $count }
puzzle-players = Players
puzzle-grade = How hard
puzzle-grade-easy = Easy
puzzle-grade-medium = Medium
puzzle-grade-hard = Hard
puzzle-grade-says = { $grade ->
    [1] A single card wins, and few lead.
    [2] A single card wins, but many lead.
   *[other] Here it takes two cards, where one would lead.
}
puzzle-new = New puzzle
puzzle-another = Another puzzle

puzzle = Puzzle
puzzle-title-players = { $count } players
puzzle-task = { $count ->
    [2] All cards are open. One turn wins, whatever { $who } does. All others lose. Find it.
   *[other] All cards are open. One turn wins, even if all others play together against you. Find it.
}
puzzle-day-named = Puzzle of the day, { $day }
puzzle-seeking = A puzzle is being made…
puzzle-told = You used a hint, so this one doesn’t count.
puzzle-share-says = Whoever opens it gets the same puzzle.

# What came of a try.
puzzle-right = Right
puzzle-right-says = This is the one turn that wins.
puzzle-wrong = This loses
puzzle-wrong-says = You lead, but not for long. Another turn wins.
puzzle-out = You do not lead
puzzle-out-says = Your turn ended and you did not lead, so you are out.
puzzle-follow-seeking = Looking how it goes on…
puzzle-follow = Turn { $turn } of { $count }
puzzle-follow-right = Go on to see how it is won.
puzzle-follow-wrong = Go on to see how it is lost.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-see = See it win
puzzle-changed = Rating { $rating } ({ $text })
puzzle-streak = { $count } in a row

# What is sent to others.
puzzle-day-text = Red7 puzzle of the day · { $day }
puzzle-day-text-solved = Solved on the first try ✓
puzzle-day-text-missed = Missed on the first try ✕
puzzle-rush-text = Red7 puzzle rush · { $count } solved

# A rush.
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
puzzle-rush-task = One turn wins. The first turn that you end counts.
puzzle-rush-over = The rush is over
puzzle-rush-over-says = { $count ->
    [one] You solved { $count } puzzle. Your best: { $best }.
   *[other] You solved { $count } puzzles. Your best: { $best }.
}
puzzle-rush-longest = Longest streak: { $count }
puzzle-rush-missed = The ones you missed
puzzle-rush-no-clock = No clock this time
puzzle-rush-again = Another rush
puzzle-rush-back = Back to the rush

bad-link-puzzle = This address names no puzzle.
notice-unreadable-puzzles = The stored puzzle results could not be read, so they were set aside. Nothing was deleted.
notice-newer-puzzles = The stored puzzle results come from a newer version of this page, so they were set aside. Nothing was deleted.
