## Messages about what went otherwise than expected.

notice-letter-known = You already have this turn. Your game hasn’t changed.
notice-letter-older = This link is older than your game, so nothing has changed.
notice-sealed-known = You’ve already sent or opened this link. Your game hasn’t changed.
notice-sealed-early = You haven’t opened the previous link. Open that first. Your game hasn’t changed.
notice-sealed-other = This link is from a sealed game that isn’t saved in this browser. Open it in the browser where you’re playing that game. If you’ve cleared that browser’s data, the game can’t be finished.
notice-sealed-forked = This link doesn’t match your game: it doesn’t follow from what you sent. Your game hasn’t changed.
notice-sealed-signature = This link is damaged, or it isn’t from your friend. Ask for the link again. Your game hasn’t changed.
notice-sealed-secret = This link was refused: the secret in it isn’t the one that was fixed at the beginning. Ask for the link again. Your game hasn’t changed.
notice-sealed-next-deck = This round is proved, but the next one wasn’t dealt properly. Ask for the link again.
notice-sealed-wrong = This link was refused: it has a key that opens no card, or a turn that’s against the rules. Your game hasn’t changed.
notice-unreadable-puzzles = Your puzzle results couldn’t be read. They were set aside, not deleted.
notice-newer-puzzles = Your puzzle results come from a newer version of this page. They were set aside, not deleted.
notice-unreadable-recent = Your recent games couldn’t be read. They were set aside, not deleted.
notice-newer-recent = Your recent games come from a newer version of this page. They were set aside, not deleted.
notice-dismiss = Dismiss
notice-storage-blocked = Your browser doesn’t let this page store anything. You can play, but closing the page ends the game.
notice-storage-cleared = Something has deleted what this page had stored. This tab still has it.
notice-put-back = Put it back
notice-storage-full = Your browser’s storage is full. You can play on, but this game and your results aren’t saved until there’s room again.
notice-unreadable-game = Your saved game couldn’t be read. It was set aside, not deleted.
notice-newer-game = Your saved game comes from a newer version of this page. It was set aside, not deleted.
notice-unreadable-settings = Your settings couldn’t be read. They were set aside, not deleted.
notice-newer-settings = Your settings come from a newer version of this page. They were set aside, not deleted.
notice-unreadable-daily = Your daily results couldn’t be read. They were set aside, not deleted.
notice-newer-daily = Your daily results come from a newer version of this page. They were set aside, not deleted.
notice-cannot-set-aside = Some stored data couldn’t be read, and there’s no room to set it aside. It stays where it is; closing this page ends the game.
notice-other-tab = Another tab has saved something newer, and this tab won’t overwrite it. What you do here is neither saved nor counted.
notice-no-worker = Opponents can’t think in the background here, so the page may pause for a moment while they think. The game goes on.
sealed-reading = Opening the link…
notice-not-sent = This turn isn’t sent: your browser hasn’t saved the game, so there’s no link yet. Nothing is lost while this page is open. Allow storage or free up some space, and try again.
notice-no-texts = The language that is set couldn’t be loaded, so the page stays in this one. Check your connection, then reload the page.
notice-no-entropy = Your browser doesn’t provide random numbers, so it can’t seal a game.
notice-faster = From now on, opponents move a little faster. Change their speed in Settings whenever you like.
notice-new-version = A new version is ready. Your game is safe.
notice-load-it = Update now
notice-unreadable-statistics = Your statistics couldn’t be read. They were set aside, not deleted.
notice-newer-statistics = Your statistics come from a newer version of this page. They were set aside, not deleted.

## A part of the page that comes later.

part-coming = One moment…
part-missing = Not loaded
part-failed = This part of the page couldn’t be loaded. Check your connection and try again; your game is safe.
part-outdated = This needs the new version of the page. Your game is safe.
engine-missing = The part that runs opponents, hints and puzzles couldn’t be loaded. Check your connection and try again; your game is safe.
sealed-missing = The part that seals games couldn’t be loaded. Check your connection and try again; your game is safe.
module-needs-worker = Puzzles and reviews need a background worker, which this browser didn’t start. Try again, or use another browser.
module-invalid-reply = The opponents’ engine gave an answer that makes no sense. Try again, or reload the page; your game is safe.
part-again = Try again
part-reload = Reload the page

## Links that lead nowhere.

bad-link-long = This link is far too long.
bad-link-cut = This link was cut off: dots stand for a part of it. Copy the whole link, or ask for it to be sent again.
bad-link-form = This page can’t read this link.
bad-link-parts = This link has something missing or something extra.
bad-link-rules = This link names rules that this page doesn’t know.
bad-link-players = This link doesn’t say who plays.
bad-link-seed = This link doesn’t name a deal.
bad-link-shuffles = The cards in this link don’t make up a full deck.
bad-link-ply = This link points to a turn that isn’t in its game.
bad-link-position = The position in this link isn’t possible.
bad-link-challenge = This game isn’t over, so there’s nothing to beat yet.
bad-letter-newer = This link was made by a newer version of the page. Reload, then open the link again.
bad-letter-damaged = This link was damaged or cut off on the way. Ask for it to be sent again.
bad-letter-other = This link doesn’t contain a game that this page can read.
bad-link-kept = Nothing has changed.
bad-link-puzzle = This link doesn’t lead to a puzzle.
