## Settings, sheets and messages.

sheet-close = Close

settings = Settings
settings-play = Play
settings-look = Look
settings-input = Keyboard and language
settings-data = Backup and stored data
settings-style = Cards
style-paint = Paint
style-classic = Classic
style-print = Print
settings-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
settings-language = Language
language-system = System
settings-pace = Opponent speed
pace-steps = Step by step
pace-steps-says = Each turn stays until you choose Next.
pace-calm = Calm
pace-calm-says = Each turn stays for two and a half seconds.
pace-brisk = Brisk
pace-brisk-says = Each turn stays for a little over a second.
pace-instant = Instant
pace-instant-says = Opponents move at once.
settings-motion = Motion
motion-system = System
motion-system-says = Cards move, unless your system asks for less motion.
motion-reduced = Reduced
motion-reduced-says = Nothing moves; what changes fades in.
motion-off = Off
motion-off-says = Everything changes at once.
settings-cards = Larger cards
cards-say = Bigger cards, smaller canvas
names = Names
names-say = Leave blank for a default name.
settings-sound = Sound
settings-sounds = Sounds
sounds-say = Soft ones, for cards, rules, your turn and the end
settings-haptics = Vibration
haptics-say = A tick for cards and rules, a stronger one when you go out or win
settings-draws = Ask before drawing
draws-say = In Advanced, you decide on each draw you earn
settings-take-back = Take back whole turns
take-back-says = Go back to before your last turn; the game is marked for it
settings-home = To the start page

## Messages about what went otherwise than expected.

notice-dismiss = Dismiss
notice-storage-blocked = Your browser doesn’t let this page store anything. You can play, but closing the page ends the game.
notice-storage-cleared = What this page had stored was deleted in the meantime. From now on, what you do here is saved again.
notice-storage-full = Your browser’s storage is full. You can play on, but this game and your results aren’t saved until there’s room again.
notice-unreadable-game = Your saved game couldn’t be read. It was set aside, not deleted.
notice-newer-game = Your saved game comes from a newer version of this page. It was set aside, not deleted.
notice-unreadable-settings = Your settings couldn’t be read. They were set aside, not deleted.
notice-newer-settings = Your settings come from a newer version of this page. They were set aside, not deleted.
notice-unreadable-daily = Your daily results couldn’t be read. They were set aside, not deleted.
notice-newer-daily = Your daily results come from a newer version of this page. They were set aside, not deleted.
notice-cannot-set-aside = Some stored data couldn’t be read, and there’s no room to set it aside. It stays where it is; closing this page ends the game.
notice-other-tab = Another tab has saved something newer, and this tab won’t overwrite it. What you do here is neither saved nor counted.
notice-no-worker = Opponents can’t think in the background here, so they think on the page. It may pause for a moment; the game goes on.
notice-new-version = A new version is ready. Your game is safe.
notice-load-it = Update now

## A part of the page that comes later.

part-coming = One moment…
part-missing = Not loaded
part-failed = This part of the page couldn’t be loaded. Check your connection and try again; your game is safe.
part-reload = Reload the page
