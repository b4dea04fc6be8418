## The pictures that rounds leave.

picture-round = This round, painted
picture-match = The match, painted
picture-says = { $count ->
    [one] { $count } stroke: the rule never changed.
   *[other] { $count } strokes, one for each rule, from the top. The longer a rule lasted, the thicker its stroke; the ones you set run left to right.
}
picture-label = Round { $round }, painted: { $colors }
picture-save = Save picture
picture-save-svg = Save as SVG
picture-share = Share picture
picture-not-saved = The picture couldn’t be made here. Try SVG.
