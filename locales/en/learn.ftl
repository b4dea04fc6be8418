## The lessons: what they are called, what they ask, and what is said to a try.

learn = Learn to play
learn-says = Eight short lessons
learn-done = { $done } of { $count } lessons learned
learn-rules = Learn it in eight short lessons
learn-list = Lessons
learn-number = Lesson { $lesson } of { $count }
learn-progress = { $lesson } of { $count }
learn-task-number = Task { $task } of { $count }
learn-before = Lesson before
learn-after = Next lesson
learn-learned = learned

learn-title = { $lesson ->
    [1] The seven rules
    [2] Who is higher
    [3] Play a card
    [4] Discard a card
    [5] Do both
    [6] Going out
    [7] Advanced
   *[other] Actions
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] You must lead when your turn ends. The colour on the canvas says how. Red: the highest card leads. Choose a card that leads, and put it to your palette.
        [2] Orange: the most cards of one number lead. Play a card that leads.
        [3] Yellow: the most cards of one colour lead. Which card helps now?
        [4] Green: the most even cards lead, 2, 4 and 6.
        [5] Blue: the most different colours lead. Each colour counts once.
        [6] Indigo: the longest run of numbers leads, like 3 4 5. Colours do not matter.
       *[other] Violet: the most cards below 4 lead, 1, 2 and 3.
    }
    [2] { $task ->
        [1] Red is in force, and Sienna leads with a 6. The number counts first, whatever the colour. Beat it.
        [2] Now all have a 6. With the same number the colour decides: red is the highest, then orange, yellow, green, blue, indigo, violet.
       *[other] Green: Sienna has two even cards, you have one. With equally many cards the highest of those that count decides. Which card of yours is enough?
    }
    [3] { $task ->
        [1] A whole turn: play a card to your palette so that you lead, then end the turn. Until you end it, Undo takes the card back.
       *[other] More than one card leads here. Lead with one, and end the turn. The others stay in your hand for later.
    }
    [4] { $task ->
        [1] No card beats the Red 7. So change the rule: discard a card to the canvas, and its colour is the new rule. It is allowed only if you lead right after it.
       *[other] You lead already, but a turn needs a card: who passes is out. Discard one so that you still lead. Not every colour will do.
    }
    [5] Here neither a play nor a discard is enough. Do both: play a card first, then discard one under whose colour you lead.
    [6] { $task ->
        [1] Nothing helps this time: no turn leaves you leading. Then you are out, and any others would play on. Pass, or end any turn.
       *[other] The last one in wins. Sienna has no card in hand, so she can only pass. Lead when your turn ends.
    }
    [7] { $task ->
        [1] In Advanced, a discard that is higher than the number of cards in your palette earns a card from the deck. You have two cards: discard a higher one, and draw.
       *[other] Who wins a round keeps the cards that count under the rule in force, and each is worth its number. Win this round with 15 points.
    }
   *[other] { $task ->
        [1] With Actions the odd cards act when you play them. A 1 takes a card out of another palette. Play it, take a card, and lead.
        [2] A 3 draws the top card of the deck, and you may use it at once. Play the 3, and see what comes.
        [3] A 5 plays again: put another card beside it. Lead when both lie there.
       *[other] A 7 moves a card of your palette, also to the canvas, where it makes the rule. Play it, move a card, and lead.
    }
}

# What is said in the end.
learn-end = { $lesson ->
    [1] Those are all seven rules. One card is enough for any of them, if nobody has more.
    [2] So there is never a tie.
    [3] That is a turn.
    [4] A discard costs a card too, but your palette stays as it was.
    [5] Play first, then discard: that is the order of a turn.
    [6] With an empty hand you can only pass. So keep your cards as long as you can.
    [7] Rounds go on until somebody has enough points, or the cards run short.
   *[other] That was the last lesson. Now you know the game: have fun!
}

## What is said to a try.

learn-right = Right
learn-wrong = Not quite
learn-illegal = That is not allowed: { $text }
learn-illegal-discard = You may discard only if you lead right after it, and under { COLOR($rule, case: "small") } you would not. { $text }
learn-behind = That does not lead. { $text }
learn-passed = Who passes is out, and here you need not pass.
learn-out = Your turn ended and you did not lead, so you are out. { $text }
learn-poor = { $points ->
    [one] You win, but with { $points } point. Another turn wins more.
   *[other] You win, but with { $points } points. Another turn wins more.
}
learn-missing-play = You stay in. But here, play a card to your palette.
learn-missing-discard = You stay in. But here, discard a card to the canvas.
learn-missing-draw = You stay in, but you drew no card. That is what is asked here.
learn-missing-take = You stay in, but you took no card away. Play the 1.
learn-missing-again = You stay in. But here, play the 5 and another card.
learn-missing-move = You stay in. But here, play the 7 and move a card.
learn-now-out = You are out, and { $who } wins as the last one in. It happens to all but one.
learn-won-points = { $points ->
    [one] You win the round with { $points } point.
   *[other] You win the round with { $points } points.
}
learn-next-task = Next task
learn-again = Try again
