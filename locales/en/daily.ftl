## The deals of the days.

daily = Daily deal
daily-play = Play today’s deal
daily-continue = Continue today’s deal
daily-result = Today’s result
daily-all = Other days
daily-says = Everybody gets the same deal. One try counts: in it there are no hints, and no turn is taken back.
daily-players = { $players } players
daily-week = This week
daily-today = today
daily-won = won
daily-lost = lost
daily-missed = not played
daily-to-come = to come
daily-won-in = { $turns ->
    [one] Won in { $turns } turn
   *[other] Won in { $turns } turns
}
daily-lost-in = { $turns ->
    [one] Lost after { $turns } turn
   *[other] Lost after { $turns } turns
}
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-rules-set = The rules that you set
daily-none-set = none
daily-past = Days before
daily-practise = Practise
daily-practise-day = Practise the deal of { $day }
daily-other = Another day
daily-other-says = Practice counts for nothing.
daily-date = { $month ->
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
} { $date }
daily-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $day }
daily-weekday = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
