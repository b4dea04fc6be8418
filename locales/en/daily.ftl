## The deals of the days.

daily = Daily deal
daily-play = Play today’s deal
daily-continue = Continue today’s deal
# Of another day.
daily-continue-day = Continue { $day }
daily-result = Today’s result
# A deal of a day that is played once more.
practice = practice
# Before today's deal is played: its size, by the turns of one player.
daily-terms = About { $count } turns each. One try only.
daily-terms-round = One round, about 3 minutes. One try only.
daily-terms-match = A whole match, about { $count } turns each. One try only.
# How many of ten games of the deal a Skilled player wins.
daily-tenths = A Skilled player wins { $tenths } in 10.
# Beside the date of today's deal: when the next one comes.
daily-next = new within { $count } h
daily-players = { $players } players
daily-week = This week
daily-today = today
daily-won = won
daily-lost = lost
daily-missed = not played
daily-begun = unfinished
daily-to-come = upcoming
weekly = Weekly match
weekly-terms = About { $count } turns each, until Sunday. One try only.
weekly-play = Play it
weekly-continue = Continue
weekly-result = Result
weekly-named = Week of { $day }
daily-won-in = { $turns ->
    [one] Won in { $turns } turn
   *[other] Won in { $turns } turns
}
daily-lost-in = { $turns ->
    [one] Lost after { $turns } turn
   *[other] Lost after { $turns } turns
}
daily-by-round = Round by round
# From two days on, and after a lost day too.
daily-streak = { $days } days played in a row
daily-date = { $date } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# Day and month, and a year.
daily-date-year = { $day } { $year }
daily-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
} { $day }
daily-weekday = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
daily-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## What came of it.

daily-row = { $given }: { $values }
daily-row-none = { $given }: never in the lead
daily-cell = { $turn } { $rule }
daily-cell-out = out on turn { $turn }

## The calendar.

daily-calendar = Calendar

daily-turns = { $turns ->
    [one] { $turns } turn in all
   *[other] { $turns } turns in all
}
