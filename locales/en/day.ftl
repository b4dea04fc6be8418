## The page of a day that is over.

daily-rules-set = Rules you set
daily-none-set = none
practice-says = This was practice: it isn’t counted as a daily result.
daily-practise = Practise it

## Before a day’s deal is played.

daily-one = Only one try counts.
daily-one-says = No hints, and no taking back a finished turn. Take your time: there’s no clock.
daily-hand = Your hand, the same for everyone today.
daily-hand-then = Your hand, the same for everyone that day.
daily-against = Against { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Practise it afterwards as often as you like
daily-length = You’ll take about { $count } turns.
daily-length-match = A whole match: you’ll take about { $count } turns. You can leave it and come back later today.
daily-start = Use my one try
daily-over = That day is over. You can still practise its deal, but it won’t count.

## What came of it.

daily-story = How it went
daily-story-says = Each symbol shows who led after that turn, and under which rule. A cross means out; a frame marks the win.
daily-story-match-says = Each symbol shows who won that round, and under which rule.
daily-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
daily-unknown = This result is from before the page recorded how a round went.

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
daily-text-foot = A card game. Same deal, one try:
daily-picture-foot = Same cards, one try. Can you win?
daily-me = Me

## The calendar.

daily-earlier = Previous month
daily-later = Next month
daily-strict = Miss a day and the streak starts again at 1. You can’t make up a missed day.
