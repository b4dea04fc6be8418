## The pictures that rounds leave.

picture-round = This round, painted
picture-match = The match, painted
picture-description = { $count ->
    [1] One stroke: the rule never changed.
   *[other] One stroke for each rule, from the top. The longer a rule lasted, the thicker its stroke; yours run left to right.
}
# On saved pictures.
picture-legend = Each stroke is a rule: the thicker, the longer it lasted.
picture-label = Round { $round }, painted: { $colors }
picture-save = Save picture
picture-save-svg = Save as SVG
picture-share = Share picture
picture-won = { $who ->
    [you] I won against { $names }
   *[other] { $who } won against { $names }
}
# The same names with the one who tells, who has given no name.
picture-me = me
picture-and-me = { $names } and me
picture-shared-with = { $names } and I share the win
picture-under = Under { $rule }
picture-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
picture-same = The same cards:
picture-not-saved = This browser couldn’t make the picture. Try SVG instead.
