## The lessons: what they are called, what they ask, and what is said to a try.

learn = Learn to play
learn-rules = Learn it in ten short lessons
learn-list = Lessons
learn-number = Lesson { $lesson } of { $count }
learn-progress = { $lesson } of { $count }
learn-task-number = Step { $task } of { $count }
learn-after = Next lesson
learn-learned = done
learn-leave = Leave the lesson

learn-title = { $lesson ->
    [1] The seven rules
    [2] Which card is higher
    [3] Play a card
    [4] Discard a card
    [5] Do both
    [6] Going out
    [7] Advanced
    [8] Actions
    [9] What to keep
   *[other] One card or two
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] You must lead when your turn ends. The colour on the canvas says how. <b>Red: the highest card leads.</b> Choose a card that leads, and play it to your palette.
        [2] <b>Orange: whoever has the most cards of one number leads.</b> Play a card that leads.
        [3] <b>Yellow: whoever has the most cards of one colour leads.</b> Which card helps now?
        [4] <b>Green: whoever has the most even cards (2, 4, 6) leads.</b>
        [5] <b>Blue: whoever has the most different colours leads.</b> Each colour counts once.
        [6] <b>Indigo: the longest run of numbers leads</b>, like 3 4 5. Colours don’t matter.
       *[other] <b>Violet: whoever has the most cards below 4 (1, 2, 3) leads.</b>
    }
    [2] { $task ->
        [1] The rule is Red, and Sienna leads with a 6. <b>The number counts first</b>, whatever the colour. Beat it.
        [2] Now you both have a 6. <b>If numbers tie, colour decides</b>: red is the highest, then orange, yellow, green, blue, indigo, violet.
       *[other] Green: Sienna has two even cards, you have one. <b>In a tie, the highest card that counts leads.</b> Which of your cards is enough?
    }
    [3] { $task ->
        [1] A whole turn: <b>take the lead by playing a card to your palette, then end your turn.</b> Until you end it, Undo takes the card back.
       *[other] More than one card works here. <b>Play one and end your turn</b>; keep the others for later.
    }
    [4] { $task ->
        [1] Nothing beats the Red 7, so change the rule: <b>discard a card to the canvas and its colour becomes the rule.</b> You may only do that if you then lead.
       *[other] You’re already leading, but you can’t just wait: <b>if you pass, you’re out.</b> Discard a card that keeps you in the lead.
    }
    [5] One card isn’t enough here. Do both: <b>play a card, then discard one</b> that puts you in the lead.
    [6] { $task ->
        [1] Nothing helps this time. <b>When that happens, you’re out</b>, and the others play on. Pass.
       *[other] <b>The last player standing wins.</b> Sienna has no cards left and can only pass. End your turn in the lead and you win.
    }
    [7] { $task ->
        [1] In Advanced, <b>discard a card higher than the number of cards in your palette, and you draw one.</b> Your palette has two cards: discard a 3 or higher, and draw.
       *[other] <b>The winner of a round scores the cards that count</b> under the current rule: each is worth its number. Win this round with 15 points.
    }
    [8] { $task ->
        [1] With Actions, odd numbers do something when you play them. <b>A 1 removes a card from someone’s palette.</b> Play it, remove a card, and lead.
        [2] <b>A 3 draws the top card of the deck</b>, and you may use it at once. Play the 3, and see what comes.
        [3] <b>A 5 makes you play again</b>: play another card after it, and lead with both.
       *[other] <b>A 7 moves a card out of your palette</b>, for example to the canvas, where its colour becomes the rule. Play it, move a card, and lead.
    }
    [9] { $task ->
        [1] The Red 7 and the Orange 6 both beat Sienna’s 5. <b>High cards win late in a round, so keep the highest</b>: take the lead without it, and end your turn.
       *[other] Blue: any new colour leads, whatever the number. <b>Spend the card you’ll miss least</b>, and keep the 7.
    }
   *[other] { $task ->
        [1] You could play a card and discard another. <b>But every card you spend is one you’ll miss at the end.</b> Take the lead with just one.
       *[other] Here no single card leads. <b>Only then spend two</b>: one that you play, and one that you discard.
    }
}

# What is said in the end.
learn-end = { $lesson ->
    [1] Those are all seven rules. A single card can be enough, if no one has more.
    [2] That’s how every tie is broken.
    [3] That’s a whole turn.
    [4] A discard costs a card too, but your palette stays as it was.
    [5] Play first, then discard: that’s the order of a turn.
    [6] With an empty hand you can only pass, so keep your cards as long as you can.
    [7] Rounds go on until someone reaches the target or the deck runs low.
    [8] Those are all the rules. Two more lessons show how to win.
    [9] No card in hand is worth more than the Red 7.
   *[other] Whoever has cards left can still answer when the others have to pass. Now play your first round.
}

## What is said of a turn that is right so far.

## What is said to a try.

learn-right = Right
learn-wrong = Not quite
learn-illegal = That’s not allowed. { $text }
learn-illegal-discard = You may only discard if you then lead, and under { $rule } you wouldn’t. { $text }
learn-behind = That doesn’t lead. { $text }
learn-passed = If you pass, you’re out, and here you don’t have to.
learn-out = Your turn ended and you weren’t leading, so you’re out. { $text }
learn-poor = { $points ->
    [one] You win, but with only { $points } point. Another turn scores more.
   *[other] You win, but with only { $points } points. Another turn scores more.
}
learn-missing-play = You stay in, but here you need to play a card to your palette.
learn-missing-discard = You stay in, but here you need to discard a card to the canvas.
learn-missing-draw = You stay in, but here you need to draw a card.
learn-missing-take = You stay in, but here you need to play the 1 and remove a card.
learn-missing-again = You stay in, but here you need to play the 5 and another card.
learn-missing-move = You stay in, but here you need to play the 7 and move a card.
learn-spent-highest = You stay in, but without your highest card. A lower one leads as well.
learn-spent-two = You stay in, but one card is enough here.
learn-now-out = You’re out, and { $who } wins as the last player standing. Everyone but the winner goes out.
learn-won-points = { $points ->
    [one] You win the round with { $points } point.
   *[other] You win the round with { $points } points.
}
learn-next-task = Next step
learn-first-round = Play a first round
learn-again = Try again
