## All that is kept in the browser, and copies of it.

data = Your data
data-description = Everything is stored in this browser only. A backup is a file that you can keep, or import on another device.
data-what = Item
data-here = In this browser
data-in-copy = In the backup
data-games = Games
data-game = { $game }, { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
data-game-over = { $game }, finished
data-game-of = { $given }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
data-rounds = Rounds counted
data-names = Names
data-chosen = saved
data-lessons = Lessons done
data-learned = Better turns found
data-rated = Rounds rated
data-aside = Set aside
data-others = Other
data-none = none
data-sealed = Include sealed games
data-sealed-description = anyone with the file could see your cards in those games
data-save = Export a backup
data-saved = The backup is in your downloads.
data-not-saved = Your browser didn’t let this page save the file.
data-left-out = Not in the backup, because it’s too large or can’t be exported: { $given }.
data-load = Import a backup
data-take-description = Items in the backup replace the same items here; everything else here stays as it is.
data-take-sealed = Sealed games already in this browser aren’t replaced. Continue each of them on a single device only.
data-take = Import
data-leave = Cancel

## Why a copy is not taken.

copy-large = This file is too large to be a backup of Red7.
copy-unreadable = This file isn’t a backup, or it’s incomplete.
copy-foreign = This file wasn’t exported from this page.
copy-newer = This backup was made by a newer version of this page. Reload the page, then import it.
copy-damaged = Part of this backup is damaged, so none of it was imported: { $given }.
copy-full = There’s no room for this backup in your browser’s storage.
copy-blocked = Your browser doesn’t let this page store anything.
copy-kept = Nothing has changed.

## What was set aside, and what can be deleted.

aside-title = Set aside
aside-description = Some stored data couldn’t be read, so it was set aside. You can download or delete it.
aside-save = Download { $given }
aside-delete = Delete { $given }
aside-number = { $given } { $count }
aside-ask = Delete { $given } for good?
document-game = Game
document-rating = Rating
document-learn = Turns to try again
document-live = Live games
document-other = Other data
delete-title = Delete
delete-statistics = Delete statistics
delete-all = Delete everything
delete-statistics-ask = Delete your statistics and rating for good? Everything else stays.
delete-all-ask = Delete everything this page has stored in this browser, for good? That includes games, statistics and what was set aside.
delete-keep = Keep
delete-go = Delete
