## Keys at the table.

keys = Keys
keys-letters = Letter keys
letters-say = Letters and ? press buttons at the table

# What stands on the keys, as far as it is a word.
key-home = Home
key-end = End
key-enter = Enter
key-space = Space
key-escape = Esc
# For a screen reader.
key-left = Left arrow
key-right = Right arrow
key-question = Question mark

# What they do.
keys-step = To the card before or after
keys-ends = To the first or last card
keys-choose = Choose a card, or put it back; press a button
keys-palette = The chosen card to your palette
keys-canvas = The chosen card to the canvas, or wherever an action takes it
keys-deck = The chosen card onto the deck
keys-end = End your turn; or pass, once you were asked
keys-pass = Pass (you’re asked first)
keys-next = Next round, another game, or show my cards
keys-hint = Ask for a hint
keys-show-next = Show the others’ next turn
keys-my-turn = Skip to your turn; or to the end of the round, once you’re out
keys-close = Close what’s open, or put the card back
keys-note = Letters and ? can be switched off in Settings.
