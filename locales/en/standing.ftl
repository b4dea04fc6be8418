## What a rule asks for, and how a palette stands under it.

rule-title = { $rule ->
    [red] Highest card
    [orange] Most of one number
    [yellow] Most of one colour
    [green] Most even cards
    [blue] Most different colours
    [indigo] Longest run
   *[violet] Most cards below 4
}

# For a narrow column.
rule-short = { $rule ->
    [red] Highest
    [orange] One number
    [yellow] One colour
    [green] Even
    [blue] Colours
    [indigo] Run
   *[violet] Below 4
}

rule-description = { $rule ->
    [red] The highest card leads.
    [orange] Whoever has the most cards of one number leads.
    [yellow] Whoever has the most cards of one colour leads.
    [green] Whoever has the most even cards leads: 2, 4 and 6.
    [blue] Whoever has the most different colours leads.
    [indigo] The longest run of numbers leads, like 3 4 5, in any colours.
   *[violet] Whoever has the most cards below 4 leads: 1, 2 and 3.
}

rule-in-force = The rule is { $rule }

## How a palette stands, without its top card.

strength-nothing-even = no even cards
strength-nothing-low = no cards below 4
strength-nothing = no cards
strength-red = highest
strength-orange = { $count ->
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
   *[other] seven { $value }s
}
strength-yellow = { $count } { COLOR($color, case: "small") }
strength-green = { $count } even
strength-blue = { $count ->
    [one] 1 colour
   *[other] { $count } colours
}
strength-indigo = run of { $count }
strength-violet = { $count } below 4

# With its top card. Where there is no room, what is not bold is left out.
standing-red = <b>highest card</b> { $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>, top { $top }

## What a palette has, as it stands after "with" in the sentences below.

with-red = { $top }
with-orange = { $count ->
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
   *[other] seven { $value }s
}
with-yellow = { $count ->
    [one] { $count } { COLOR($color, case: "small") } card
   *[other] { $count } { COLOR($color, case: "small") } cards
}
with-green = { $count ->
    [one] { $count } even card
   *[other] { $count } even cards
}
with-blue = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
with-indigo = a run of { $count }
with-violet = { $count ->
    [one] { $count } card below 4
   *[other] { $count } cards below 4
}

## Who leads.

nobody-counts = No one has a card that counts
nobody-else-counts = No one else has a card that counts.
leads = { $who ->
    [you] You lead with { $having }
   *[other] { $who } leads with { $having }
}
leads-top = { $who ->
    [you] You lead with { $having }, highest { $top }
   *[other] { $who } leads with { $having }, highest { $top }
}
# What the player has against who leads.
you-have = You have { $having }, highest { $top }.
you-have-none = You have { $strength }.
your-highest = Your palette’s highest card is { $top }.
next-is = { $who } comes next, with { $having }.
# Two cards of one number: the one that leads, and the own.
color-decides = If numbers tie, colour decides: { $card } beats { $other }.
your-top-beats = Your { $card } beats { NAME($rival, case: "of") } { $other }.
your-tie-beats = You tie with { $rival } at { $count } and lead by the highest card: your { $card } beats { $other }.
