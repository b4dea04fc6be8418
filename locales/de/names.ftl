## Wie die Dinge heißen. Ein Name kann weitere Formen haben, wo ein Satz sie braucht:
## NAME($who, case: "of"), COLOR($color, case: "small"), CARD($card, case: "the").
##
## Begriffe, überall gleich: Palette, Leinwand, Stapel (deck), Hand, Karte, Zug (turn), Runde,
## Match (Runden um Punkte), Partie (ein gespieltes Spiel), Spiel (Basisspiel, erweitertes Spiel),
## Regel (sie „gilt“; „bei Rot“), spielen (in die Palette), ablegen (auf die Leinwand), ziehen,
## wegnehmen (die 1), verschieben (die 7), passen, führen / in Führung gehen, ausscheiden / raus,
## Straße (Indigo), Verteilung (deal) und Kartencode, Tagespartie, Wochenmatch, Rätsel und Sprint,
## Analyse (review), Wiederholung (replay), Tipp, rückgängig machen (einen Schritt), zurücknehmen
## (einen ganzen Zug), Wertung (rating), Serie, Sicherung, Gegner, Gegenüber (friend), Platz,
## versiegelt, Relay, Stufen Neuling – Hobby – Geübt – Profi.

# Wer spielt: die angesprochene Person und die anderen; Ocker sitzt auf dem ersten Platz, wenn
# jemand anderes angesprochen ist. Die Namen sind Pigmente.
name = { $who ->
    [you] Du
    [first] Siena
    [second] Umbra
    [third] Kreide
    [friend] dein Gegenüber
   *[fourth] Ocker
}
    .of = { $who ->
    [you] von dir
    [first] von Siena
    [second] von Umbra
    [third] von Kreide
    [friend] von deinem Gegenüber
   *[fourth] von Ocker
}
    .dative = { $who ->
    [you] dir
    [first] Siena
    [second] Umbra
    [third] Kreide
    [friend] deinem Gegenüber
   *[fourth] Ocker
}

# Dieselben Formen für einen eingegebenen Namen. Er wird nicht gebeugt.
name-given = { $given }
    .of = von { $given }
    .dative = { $given }

color = { $color ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [indigo] Indigo
   *[violet] Violett
}
    .small = { $color ->
    [red] rote
    [orange] orange
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [indigo] indigo
   *[violet] violette
}
    .dative = { $color ->
    [red] roten
    [orange] orangen
    [yellow] gelben
    [green] grünen
    [blue] blauen
    [indigo] indigo
   *[violet] violetten
}

# Für sich allein „Rot 7“, im Satz „die rote 7“, „mit der roten 7“, „deine rote 7“.
card = { $color } { $value }
    .the = die { COLOR($color, case: "small") } { $value }
    .dative = der { COLOR($color, case: "dative") } { $value }
    .small = { COLOR($color, case: "small") } { $value }

# Eine Karte, wo kaum Platz ist. Gelb und Grün brauchen zwei Buchstaben.
card-short = { $color ->
    [red] R
    [orange] O
    [yellow] Ge
    [green] Gr
    [blue] B
    [indigo] I
   *[violet] V
}{ $value }

# Was eine Karte tut, wenn man sie spielt.
action-take = wegnehmen
action-draw = ziehen
action-play-again = noch eine spielen
action-move = verschieben
# Dasselbe in der Erklärung der Zeichen, die die beiden auseinanderhält.
action-key-take = fremde Karte wegnehmen
action-key-move = eigene Karte verschieben

level-novice = Neuling
level-casual = Hobby
level-skilled = Geübt
level-master = Profi
level-novice-description = { $who } spielt irgendeinen Zug, der führt.
level-casual-description = { $who } spart Karten.
level-skilled-description = { $who } plant einen Zug voraus.
level-master-description = { $who } überlegt, was du haben könntest.

## Listen: mehrere Dinge nacheinander.

list-comma = { $head }, { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }

# Die letzten beiden Ereignisse eines Zuges: „die rote 7 gespielt und die blaue 2 abgelegt“.
list-events = { $head } und { $tail }

# Eine Bemerkung in Klammern, und eine Beschriftung vor dem, was sie nennt.
aside = { $given } ({ $found })
labelled = { $given }: { $found }

# Was zwischen zwei Sätzen steht.
sentence-gap = { " " }

# Ein Satz aus Worten, die anderswo ohne Punkt stehen.
full-stop = { $text }.
