## What wins: facts counted in many deals.

strategy = What wins
strategy-open = What wins, in ten figures
strategy-description = Counted in fresh Basic deals for two, with every card face up and perfect play. You see less at a table, so take them as a guide.
strategy-figure = { $whole }.{ $tenths }
strategy-percent = { $figure }%
strategy-more = +{ $figure }
strategy-less = −{ $figure }
strategy-example = In one such deal, { $done } of the { $count } first turns that lead win.
strategy-play = Play that deal

strategy-title = { $fact ->
    [1] Spend one card, not two
    [2] Look for a play before a discard
    [3] A discard that leads is seldom enough
    [4] Leave the rule red if you can
    [5] Keep cards, and mind the replies
    [6] Sometimes only two cards win
    [7] A 7 is the card to have, if it’s near red
    [8] One high 7 is enough
    [9] A 5 is hardly better than a 1
   *[other] Don’t fear the first seat
}

strategy-note = { $fact ->
    [1] First turns that keep the win, in deals that can be won.
    [2] Deals that can be won by a first turn of this kind.
    [3] Where one leads at once, in deals that can be won.
    [4] First turns that keep the win, by the rule they leave.
    [5] How often a first turn chosen this way keeps the win.
    [6] Deals that can be won, but not with a single card.
    [7] What the card adds to the chance of winning, in percentage points.
    [8] What both together add beyond what each adds alone, in percentage points.
    [9] What the card adds in place of a 1, in percentage points.
   *[other] Deals that are won by whoever moves first.
}

strategy-subject = { $fact ->
    [1] { $item ->
        [1] Play a card
       *[other] Play one, discard one
    }
    [2] { $item ->
        [1] Play a card
       *[other] Discard a card
    }
    [3] A discard wins
    [5] { $item ->
        [1] Fewest replies
        [2] Most cards kept
        [3] Both
       *[other] As a Master
    }
    [6] { $item ->
        [1] Only two cards win
       *[other] Although one card leads
    }
    [8] { $item ->
        [1] Any two 7s
       *[other] Red 7 and Orange 7
    }
   *[other] The first wins
}
