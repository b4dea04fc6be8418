## The page of a day that is over.

daily-rules-set = Rules you set
daily-none-set = none
practice-description = This was practice, so it doesn’t count as your daily result.
daily-practise = Practise this deal

## Before a day’s deal is played.

daily-one = Only your first try counts.
daily-one-description = No hints, and no taking back a finished turn. Take your time: there’s no clock.
daily-hand = Your hand, the same for everyone today.
daily-hand-then = Your hand, the same for everyone that day.
weekly-hand = Your first hand, the same for everyone this week.
daily-against = Against { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Practise it afterwards as often as you like
daily-length = It takes about { $count } turns each.
daily-length-round = One round, about 3 minutes and { $count } turns each.
daily-length-match = This one is a whole match, about { $count } turns each. You can stop and pick it up again later.
daily-start = Start my one try
daily-begun-description = You began this deal on its day, so it still counts once you finish it.
daily-over = That day is over. You can still practise its deal, but it won’t count.
weekly-over = That week is over. You can still practise its match, but it won’t count.

## What came of it.

# At the table: the day of that game, which may be over.
daily-see-result = Daily result
weekly-see-result = Match result
daily-story = How it went
daily-story-description = Each symbol shows who led after that turn, and under which rule. A cross means out; a frame marks the win.
daily-story-match-description = Each symbol shows who won that round, and under which rule.
daily-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
daily-unknown = This result dates from before the page kept a record of each round.

## Giving it to others.

daily-share = Share the result
daily-copied = Copied
daily-not-copied = Couldn’t copy; select the text
daily-picture = The result as a picture
daily-send-picture = Send picture
daily-save-picture = Save picture
daily-picture-failed = This browser couldn’t make the picture.
daily-as-text = Or as text
daily-letters = Letters instead of squares
daily-text-head = Red7 daily · { $day }
weekly-text-head = Red7 weekly · { $day }
# The shared text: a line above coloured squares, one for each turn after which the player led, or each round won.
daily-led = I led after { $done } of all { $count } turns
daily-rounds-won = Rounds I won:
daily-challenge = { $odds } Can you win?
daily-picture-foot = Same cards, one try. Can you win?
daily-me = Me

## The calendar.

weekly-matches = Weekly matches
weekly-now = this week
daily-earlier = Previous month
daily-later = Next month
daily-clock = { $count ->
    [1] Days change at midnight UTC: the next deal comes within 1 h.
   *[other] Days change at midnight UTC: the next deal comes within { $count } h.
}
daily-strict = Miss a day and your streak starts again from 1. You can’t make up a missed day, but a deal you’ve begun on its day counts for it even if you finish it later.
