## Settings, sheets and messages.

sheet-close = Close

settings = Settings
settings-play = Play
settings-look = Look
settings-input = Keyboard and language
settings-data = Backup and what is stored
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
haptics-say = A tick for cards and rules, more when you go out or win
settings-draws = Ask before drawing
draws-say = In Advanced, you decide on each draw you earn
settings-take-back = Take back whole turns
take-back-says = Go back to before your last turn; the game is marked
settings-home = To the start page

## Messages about what went otherwise than expected.

notice-dismiss = Dismiss
notice-storage-blocked = Your browser does not let this page store anything. You can play, but closing the page ends the game.
notice-storage-cleared = What this page had stored was deleted meanwhile. What you do here is stored anew.
notice-storage-full = Your browser’s storage is full. You can play on, but this game and your results are not stored until there is room again.
notice-unreadable-game = The stored game could not be read, so it was set aside. Nothing was deleted.
notice-newer-game = The stored game comes from a newer version of this page, so it was set aside. Nothing was deleted.
notice-unreadable-settings = The stored settings could not be read, so they were set aside. Nothing was deleted.
notice-newer-settings = The stored settings come from a newer version of this page, so they were set aside. Nothing was deleted.
notice-unreadable-daily = The results of the daily deals could not be read, so they were set aside. Nothing was deleted.
notice-newer-daily = The results of the daily deals come from a newer version of this page, so they were set aside. Nothing was deleted.
notice-cannot-set-aside = Something stored could not be read, and there is no room to set it aside. It stays as it is; closing this page ends the game.
notice-other-tab = Another tab has stored a game or settings since, and this tab does not write over that. What you do here is neither stored nor counted.
notice-no-worker = The opponents cannot think in the background here, so they think on the page. It may pause for a moment; the game goes on.
notice-new-version = There is a new version. Your game stays.
notice-load-it = Load it
