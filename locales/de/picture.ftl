## Die Bilder, die Runden hinterlassen.

picture-round = Diese Runde als Gemälde
picture-match = Das Match als Gemälde
picture-description = { $count ->
    [1] Ein Strich: Die Regel hat sich nie geändert.
   *[other] Ein Strich je Regel, von oben nach unten. Je länger eine Regel galt, desto dicker der Strich; deine Striche laufen von links nach rechts.
}
picture-legend = Jeder Strich ist eine Regel: je dicker, desto länger galt sie.
picture-label = Runde { $round } als Gemälde: { $colors }
picture-save = Bild speichern
picture-save-svg = Als SVG speichern
picture-share = Bild teilen
picture-won = { $who ->
    [you] Ich habe gegen { $names } gewonnen
   *[other] { $who } hat gegen { $names } gewonnen
}
picture-me = mich
picture-and-me = { $names } und mich
picture-shared-with = Geteilter Sieg: { $names } und ich
picture-under = Bei { $rule }
picture-rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
picture-same = Die gleichen Karten:
picture-not-saved = Dieser Browser konnte das Bild nicht erzeugen. Versuch es mit SVG.
