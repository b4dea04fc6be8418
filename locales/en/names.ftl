## What things are called. A name may have other forms, for the places where a sentence
## needs them: NAME($who, case: "of"), COLOR($color, case: "small"), CARD($card).

# The players: the person spoken to, and the others, of whom the fourth sits at the first place if
# another person is spoken to.
name = { $who ->
    [you] You
    [first] Sienna
    [second] Umber
    [third] Chalk
    [friend] your friend
   *[fourth] Ochre
}
    .of = { $who ->
    [you] your
    [first] Sienna’s
    [second] Umber’s
    [third] Chalk’s
    [friend] your friend’s
   *[fourth] Ochre’s
}

# The same forms for a player to whom a person gave a name.
name-given = { $given }
    .of = { $given }’s

color = { $color ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [indigo] Indigo
   *[violet] Violet
}
    .small = { $color ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [indigo] indigo
   *[violet] violet
}

card = { $color } { $value }

# A card where there is hardly any room: the letter of its colour, and its number.
card-short = { $color ->
    [red] R
    [orange] O
    [yellow] Y
    [green] G
    [blue] B
    [indigo] I
   *[violet] V
}{ $value }

# What a card does when it is played, in a word.
action-take = remove
action-draw = draw
action-play-again = play again
action-move = move
# The same in the key of the marks, which tells the two apart that take a card away.
action-key-take = remove another player’s card
action-key-move = move a card of yours

level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-master = Master
level-novice-description = { $who } plays any turn that leads.
level-casual-description = { $who } saves cards for later.
level-skilled-description = { $who } plans one turn ahead.
level-master-description = { $who } works out what you might hold.

## Lists: several things one after another.

list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }

# The last two events of one turn, as in “played Red 7 and discarded Blue 2”.
list-events = { $head } and { $tail }

# A remark in brackets, and a label before what it tells.
aside = { $given } ({ $found })
labelled = { $given }: { $found }

# What stands between two sentences.
sentence-gap = { " " }

# A sentence out of words that stand elsewhere without a full stop.
full-stop = { $text }.
