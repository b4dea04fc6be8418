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
