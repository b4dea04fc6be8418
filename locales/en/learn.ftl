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
        [1] You must lead when your turn ends. The colour on the canvas says how. <b>Red: the highest card leads.</b> Choose a card that leads, and put it to your palette.
        [2] <b>Orange: the most cards of one number lead.</b> Play a card that leads.
        [3] <b>Yellow: the most cards of one colour lead.</b> Which card helps now?
        [4] <b>Green: the most even cards lead</b>, 2, 4 and 6.
        [5] <b>Blue: the most different colours lead.</b> Each colour counts once.
        [6] <b>Indigo: the longest run of numbers leads</b>, like 3 4 5. Colours do not matter.
       *[other] <b>Violet: the most cards below 4 lead</b>, 1, 2 and 3.
    }
    [2] { $task ->
        [1] Red is in force, and Sienna leads with a 6. <b>The number counts first</b>, whatever the colour. Beat it.
        [2] Now all have a 6. <b>With the same number the colour decides</b>: red is the highest, then orange, yellow, green, blue, indigo, violet.
       *[other] Green: Sienna has two even cards, you have one. <b>With equally many cards the highest of those that count decides.</b> Which card of yours is enough?
    }
    [3] { $task ->
        [1] A whole turn: <b>play a card to your palette so that you lead, then end the turn.</b> Until you end it, Undo takes the card back.
       *[other] More than one card leads here. <b>Lead with one, and end the turn.</b> The others stay in your hand for later.
    }
    [4] { $task ->
        [1] No card beats the Red 7. So change the rule: <b>discard a card to the canvas, and its colour is the new rule.</b> It is allowed only if you lead right after it.
       *[other] You lead already, but a turn needs a card: <b>who passes is out.</b> Discard one so that you still lead. Not every colour will do.
    }
    [5] Here neither a play nor a discard is enough. Do both: <b>play a card first, then discard one</b> under whose colour you lead.
    [6] { $task ->
        [1] Nothing helps this time: no turn leaves you leading. <b>Then you are out</b>, and any others would play on. Pass, or end any turn.
       *[other] <b>The last one in wins.</b> Sienna has no card in hand, so she can only pass. Lead when your turn ends.
    }
    [7] { $task ->
        [1] In Advanced, <b>a discard that is higher than the number of cards in your palette earns a card from the deck.</b> You have two cards: discard a higher one, and draw.
       *[other] <b>Who wins a round keeps the cards that count</b> under the rule in force, and each is worth its number. Win this round with 15 points.
    }
   *[other] { $task ->
        [1] With Actions the odd cards act when you play them. <b>A 1 takes a card out of another palette.</b> Play it, take a card, and lead.
        [2] <b>A 3 draws the top card of the deck</b>, and you may use it at once. Play the 3, and see what comes.
        [3] <b>A 5 plays again</b>: put another card beside it. Lead when both lie there.
       *[other] <b>A 7 moves a card of your palette, also to the canvas</b>, where it makes the rule. Play it, move a card, and lead.
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
