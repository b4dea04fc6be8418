## Keys at the table.

keys-letters = Letter keys
letters-description = Use letter keys and ? as shortcuts at the table

# What stands on the keys, as far as it is a word.
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
# For a screen reader.
key-left = Left arrow
key-right = Right arrow
key-question = Question mark

# What they do.
keys-step = To the previous or next card
keys-ends = To the first or last card
keys-choose = Choose a card, or put it back; press a button
keys-palette = Play the chosen card to your palette
keys-canvas = Move the chosen card to the canvas, or wherever an action takes it
keys-deck = Put the chosen card on top of the deck
keys-end = End your turn, or confirm a pass
keys-pass = Pass (you’re asked first)
keys-next = Next round, rematch, or show your cards
keys-hint = Ask for a hint
what-if-description = Who’d lead under each rule with the palettes as they are, and which of your cards could set it.
keys-show-next = Show the next turn
keys-my-turn = Skip to your turn; if you’re out, to the end of the round, then to the result
keys-close = Close what’s open, or put the card back
keys-note = Letters and ? can be switched off in Settings. Everything can be done without them: Tab, the arrow keys and Enter reach every button.
