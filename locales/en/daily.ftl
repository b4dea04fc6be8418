## The deals of the days.

daily = Daily deal
daily-play = Play today’s deal
daily-continue = Continue today’s deal
daily-result = Today’s result
daily-players = { $players } players
daily-week = This week
daily-today = today
daily-won = won
daily-lost = lost
daily-missed = not played
daily-to-come = upcoming
daily-won-in = { $turns ->
    [one] Won in { $turns } turn
   *[other] Won in { $turns } turns
}
daily-lost-in = { $turns ->
    [one] Lost after { $turns } turn
   *[other] Lost after { $turns } turns
}
daily-streak = { $days }-day streak
daily-rules-set = Rules you set
daily-none-set = none
daily-practise = Practise it
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

## Before a day’s deal is played.

daily-one = One try counts.
daily-one-says = No hints, no undo once a turn is over. Take your time: there’s no clock.
daily-hand = Your hand, the same for everyone today.
daily-hand-then = Your hand, the same for everyone that day.
daily-against = Against { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Practise it afterwards as often as you like
daily-start = Start my one try
daily-over = That day is over. You can still practise its deal; it doesn’t count.

## What came of it.

daily-out-on = Out on turn { $turn }
daily-story = How it went
daily-story-says = Each sign shows who led after that turn, and under which rule. A cross means out; a frame marks the win.
daily-story-match-says = Each sign shows who won that round, and under which rule.
daily-turns = { $turns ->
    [one] { $turns } turn in all
   *[other] { $turns } turns in all
}
daily-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
daily-row = { $given }: { $values }
daily-row-none = { $given }: never in the lead
daily-cell = { $turn } { $rule }
daily-cell-out = out on { $turn }
daily-unknown = This result is from before the page kept how a round went.

## Giving it to others.

daily-share = Share the result
daily-copied = Copied: paste it anywhere
daily-not-copied = Copying didn’t work: take the text below
daily-picture = The result as a picture
daily-send-picture = Send picture
daily-save-picture = Save picture
daily-picture-failed = This browser couldn’t make the picture.
daily-as-text = Or as text
daily-letters = Letters instead of squares
daily-text-head = Red7 daily · { $day }
daily-text-won = won
daily-text-foot = A card game. Same deal, one try:
daily-picture-foot = Same cards, one try. Can you?
daily-me = Me

## The calendar.

daily-calendar = Calendar
daily-earlier = Previous month
daily-later = Next month
daily-strict = Miss a day and the streak starts again at 1. A missed day can’t be made up for.
