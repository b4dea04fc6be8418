## All that is kept in the browser, and copies of it.

data = Your data
data-say = All that this page keeps is in this browser. A copy is a file that you can keep, or load on another device.
data-what = What
data-here = Here now
data-in-copy = In the copy
data-games = Games
data-game = { $game }, { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
data-game-over = { $game }, over
data-game-of = { $given }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
data-rounds = Rounds counted
data-names = Names
data-chosen = your choices
data-lessons = Lessons learned
data-aside = Set aside
data-others = Other
data-none = none
data-save = Save a copy
data-saved = The copy is among your downloads.
data-left-out = Not in the copy, for lack of room or because no copy can hold it: { $given }.
data-load = Load a copy
data-take-says = What is in the copy takes the place of the same here; the rest stays.
data-take = Take the copy
data-leave = Leave it

## Why a copy is not taken.

copy-large = This file is larger than any copy that this page makes.
copy-unreadable = This file cannot be read: it is no copy, or it is cut off.
copy-foreign = This file was not made by this page.
copy-newer = This copy was made by a newer version of this page. Load the page anew, then the copy.
copy-damaged = Something in this copy is damaged, so none of it is taken: { $given }.
copy-full = There is no room for this copy in your browser’s storage.
copy-blocked = Your browser does not let this page store anything.
copy-kept = Nothing has changed.

## What was set aside, and what can be deleted.

aside-title = Set aside
aside-say = What could not be read was set aside. You can save it as a file, or delete it.
aside-save = Save { $given }
aside-delete = Delete { $given }
aside-number = { $given } { $count }
aside-ask = Delete this for good? { $given }
document-game = Game
document-other = Other
delete-title = Delete
delete-statistics = Delete the statistics
delete-all = Delete everything
delete-statistics-ask = Delete all that was counted, for good? Games and settings stay.
delete-all-ask = Delete all that this page keeps in this browser, for good? Games, settings, statistics, and what was set aside.
delete-keep = Keep it
delete-go = Delete it
