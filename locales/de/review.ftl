## Eine beendete Runde, noch einmal angesehen: was jeder Zug wert war.

review-look-back = Analyse
keys-review = Die beendete Runde analysieren
keys-learn = Züge zum Wiederholen, in einer Analyse
review-back = Zurück zur Partie
review-on = Ab hier weiterspielen
review-other-seat = Gleiche Karten, anderer Platz
review-timeline = Züge der Partie
review-progress = { $done } von { $count } Zügen analysiert
review-none = Sobald diese Runde vorbei ist, kannst du hier auf sie zurückschauen, mit offenen Karten.
review-at-deal = Wähle einen Zug, um zu sehen, was er wert war.

## Nach dem, was man wissen konnte.

review-asked = Wird analysiert …
review-mistake = Fehler
review-small-slip = Ungenauigkeit
review-as-advised = So spielt ein Profi
review-only = Der einzige Zug, der führt
review-no-choice = Keine Führung möglich
review-close = Kein Zug klar besser
review-hopeless = Kein Zug gewann in den simulierten Verteilungen
review-hopeless-won = { $who ->
    [you] Kein Zug gewann in den simulierten Verteilungen, und doch hast du gewonnen
   *[other] Kein Zug gewann in den simulierten Verteilungen, und doch hat { $who } gewonnen
}
review-ahead = Besser als die Wahl eines Profis
review-certain = Besser geht’s nicht
review-outdone = Wahl eines Profis, doch ein anderer Zug gewann öfter
review-debatable = Ein anderer Zug gewann öfter
review-rated = { $text }: { $odds } Gewinnchance
review-before-draw = Vor dem Ziehen: { $odds } Gewinnchance
review-advised = Ein Profi würde { $events }: <b>{ $odds }</b>.
# Wie weit der bessere Zug vorn lag, und wie viel davon Zufall sein kann.
review-more-wins = { $count ->
    [one] { $count } Sieg mehr in denselben { $tried } Verteilungen, plus/minus { $about }
   *[other] { $count } Siege mehr in denselben { $tried } Verteilungen, plus/minus { $about }
}
review-fewer-wins = { $count ->
    [one] { $count } Sieg weniger in denselben { $tried } Verteilungen, plus/minus { $about }
   *[other] { $count } Siege weniger in denselben { $tried } Verteilungen, plus/minus { $about }
}
review-few-wins = { $count ->
    [one] Ein Unterschied von { $count } Sieg in { $tried } Verteilungen ist zu klein, um zu zählen
   *[other] Ein Unterschied von { $count } Siegen in { $tried } Verteilungen ist zu klein, um zu zählen
}
review-luck-wins = { $count ->
    [one] Ein Unterschied von { $count } Sieg in denselben { $tried } Verteilungen: Das kann Zufall sein
   *[other] Ein Unterschied von { $count } Siegen in denselben { $tried } Verteilungen: Das kann Zufall sein
}
review-fewer-deals = Nur in { $count } von { $tried } Verteilungen ausprobiert, daher ist die Chance ungewisser.
review-no-reason = Einen einzelnen Grund gibt es nicht: Über alle simulierten Verteilungen hinweg war dieser Zug besser.
review-always-won = Er gewann in jeder simulierten Verteilung.
review-deals = { $count ->
    [one] Geschätzt aus { $count } simulierten Verteilung
   *[other] Geschätzt aus { $count } simulierten Verteilungen
}
# Steht nach der Zahl der Verteilungen und einem Komma.
review-knew = { $who ->
    [you] nach dem, was du wusstest
   *[other] nach dem, was { $who } wusste
}
review-others = Andere Züge
review-others-description = In Klammern: in welchem Bereich die Chance wahrscheinlich liegt. Ein weiter Bereich heißt, dass weniger Verteilungen geprüft wurden.
review-others-higher = Ein Teil des Unterschieds zwischen zwei Chancen ist Zufall, daher muss der Zug mit der höchsten nicht der beste sein.
review-other = { $events }: { $text }
review-limits = Die verdeckten Karten wurden auf viele Arten verteilt, die zu dem passen, was bekannt war. In Klammern: das 95-%-Konfidenzintervall.
review-grades = Bei einem Fehler liegt die Gewinnchance mehr als { $high } Prozentpunkte unter der bei der Wahl eines Profis, oder mehr als { $low }, wenn weniger als ein Viertel davon bleibt; bei einer Ungenauigkeit ist der Abstand kleiner. Ein Unterschied von weniger als { $value } Punkten, oder einer, den der Zufall allein erklären könnte, ist keins von beiden.
review-each = Jede Chance geht von dem aus, was man bei diesem Zug wissen konnte. Die Chancen aller müssen zusammen also nicht 100 % ergeben.
review-unknown = Für diesen Zug gibt es keine Schätzung.

## Bei offenen Karten.

review-open-title = Und bei offenen Karten?
review-open-note = Niemand konnte alle Karten sehen, deshalb bleiben die Bewertungen, wie sie sind.
review-won-only = Der einzige Zug, der sicher gewinnt.
review-won = { $count ->
    [one] { $count } Zug gewann sicher: dieser.
   *[other] { $count } Züge gewannen sicher, darunter dieser.
}
review-gave-away = { $count ->
    [one] { $count } Zug gewann sicher, aber nicht dieser:
   *[other] { $count } Züge gewannen sicher, aber nicht dieser:
}
review-more = und { $count } weitere
review-lost = Kein Zug gewann sicher.
review-together = Sicher ist ein Sieg nur, wenn ihn alle anderen zusammen nicht verhindern können.
review-reach-actions = Mit Aktionen gibt es keine genaue Antwort.
review-reach-advanced = Im erweiterten Spiel zu dritt oder viert gibt es keine genaue Antwort.
review-reach-large = Es gibt zu viele Möglichkeiten, um alle zu prüfen.

## Die Schritte eines Zuges.

review-play = { CARD($card, case: "the") } spielen
review-discard = { CARD($card, case: "the") } ablegen
review-to-canvas = { CARD($card, case: "the") } auf die Leinwand verschieben
review-to-deck = { CARD($card, case: "the") } auf den Stapel verschieben
review-take = { $from ->
    [you] deine { CARD($card, case: "small") } wegnehmen
   *[other] { CARD($card, case: "the") } { NAME($from, case: "of") } wegnehmen
}
review-draw = eine Karte ziehen
review-pass = passen
review-passed = gepasst
review-no-cards = keine Karten mehr
review-nothing-led = keine Führung möglich

## Die Runde als Ganzes.

# Was die Zeichen neben den Zügen bedeuten.
review-sign-best = Wahl eines Profis oder besser
review-sign-slip = Ungenauigkeit
review-sign-mistake = Fehler
review-sign-none = kein Zeichen: erzwungen oder nicht eindeutig
review-chart = { $who ->
    [you] Deine Gewinnchance nach jedem deiner Züge
   *[other] { $who }: Gewinnchance nach jedem Zug
}
review-legend = { $who ->
    [you] Senkrechte Linien: Gewinnchancen, die du vergeben hast
   *[other] Senkrechte Linien: vergebene Gewinnchancen
}
review-key = Schlüsselmoment: Zug { $turn }
review-no-key = { $who ->
    [you] Du hast in dieser Runde keine klaren Fehler gemacht.
   *[other] { $who }: keine Fehler in dieser Runde gefunden.
}
# Nach einer verlorenen Runde: was sie entschied.
review-no-key-lost = { $who ->
    [you] Du hast in dieser Runde keine klaren Fehler gemacht: Deine beste Chance, in Zug { $turn }, lag bei etwa { $chance } %. Den Rest haben die Karten entschieden.
   *[other] { $who }: keine Fehler in dieser Runde gefunden. Die beste Chance, in Zug { $turn }, lag bei etwa { $chance } %. Den Rest haben die Karten entschieden.
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] Du hast in dieser Runde keine klaren Fehler gemacht. Deine beste Chance lag bei etwa { $chance } %, in Zug { $turn }; danach liefen die Karten gegen dich.
   *[other] { $who }: keine Fehler in dieser Runde gefunden. Die beste Chance lag bei etwa { $chance } %, in Zug { $turn }; danach haben die Karten entschieden.
}
review-lost-by = Zug { $turn } hat den Sieg gekostet.
review-lost-later = { $who ->
    [you] Später hattest du einen sicheren Sieg, aber Zug { $turn } hat ihn verspielt.
   *[other] Später hatte { $who } einen sicheren Sieg, aber Zug { $turn } hat ihn verspielt.
}
review-deal-asked = Es wird berechnet, ob diese Runde zu gewinnen war …
review-deal-won = { $who ->
    [you] Bei offenen Karten hättest du diese Runde gewinnen können.
   *[other] Bei offenen Karten hätte { $who } diese Runde gewinnen können.
}
# Nach einer gewonnenen Runde.
review-deal-kept = { $who ->
    [you] Du hast eine Runde gewonnen, die auch gegen perfektes Spiel zu gewinnen war.
   *[other] { $who } hat eine Runde gewonnen, die auch gegen perfektes Spiel zu gewinnen war.
}
review-deal-lost = { $who ->
    [you] Gegen perfektes Spiel hättest du hier nicht gewinnen können.
   *[other] Gegen perfektes Spiel hätte { $who } hier nicht gewinnen können.
}
review-deal-lucky = { $who ->
    [you] Du hast gewonnen, obwohl perfektes Spiel dich hier geschlagen hätte.
   *[other] { $who } hat gewonnen, obwohl perfektes Spiel hier stärker gewesen wäre.
}
review-first-won = { $who ->
    [you] Ab deinem ersten Zug hättest du den Sieg erzwingen können.
   *[other] { $who } hätte ab dem ersten Zug den Sieg erzwingen können.
}
review-first-lost = { $who ->
    [you] Ab deinem ersten Zug gab es keinen sicheren Sieg.
   *[other] { $who } hatte ab dem ersten Zug keinen sicheren Sieg.
}
review-whose = Chancen zeigen für
review-table = Als Tabelle
review-table-turn = Zug
review-table-lead = Führt
review-table-made = Gespielt
review-table-open = Sicherer Sieg
review-was-won = ja
review-was-lost = nein
review-percent = { $chance } %
# Eine Schätzung; „0 %“ und „100 %“ stehen allein: keine oder jede simulierte Verteilung wurde gewonnen.
review-about = etwa { $chance } %
review-to-win = { $odds } Gewinnchance
review-within = { $chance } % ({ $low } bis { $high } %)

## Dieselben Karten von jedem Platz aus.

review-seats = Diese Karten, von jedem Platz aus
review-seat = Dein Platz
review-seat-here = { $value }, diesmal
review-seat-winner = Gewonnen von
review-seat-turns = Deine Züge
review-seat-points = Deine Punkte

## Die Geschichte, die daraus wird.

review-story-won = { $who ->
    [you] Du hast gewonnen: deine Chance Zug für Zug
   *[other] { $who } hat gewonnen: die Chance Zug für Zug
}
review-story-lost = { $who ->
    [you] Du hast verloren: deine Chance Zug für Zug
   *[other] { $who } hat verloren: die Chance Zug für Zug
}
# Die gezeigte Runde, eine von mehreren eines Matches.
review-round = { $who ->
    [you] Runde { $round }: { $points ->
        [one] { $points } Punkt für dich
       *[other] { $points } Punkte für dich
    }
   *[other] Runde { $round }: { $points ->
        [one] { $points } Punkt für { $who }
       *[other] { $points } Punkte für { $who }
    }
}
review-round-losses = { $count ->
    [one] ein besserer Zug zu finden
   *[other] { $count } bessere Züge zu finden
}
review-rounds = Runden
review-costliest = die teuerste Runde nach Punkten
review-end-won = gewonnen
review-end-lost = verloren
review-could-be = besser: { $chance } %
review-closest = Schwierigste Wahl: Zug { $turn }
review-slip = Ungenauigkeit: Zug { $turn }
review-best = Bester der Runde: Zug { $turn }
review-better = Besserer Zug
review-open-turn = Wie der Zug weitergeht, entscheidet die gezogene Karte.
review-next-best = Der nächstbeste Zug
review-another = Ein anderer Zug
review-masters = Wahl eines Profis
review-then = Dann: { $text }
review-on-table = Auf dem Tisch zeigen
review-show-better = Diesen Zug zeigen
review-moment-next = Nächster Moment
review-moment-first = Erster Moment
review-better-moment = Zug { $turn }: der bessere Zug
review-try = Jetzt versuchen
review-play-on = Weiterspielen
review-try-description = Spiel ab Zug { $turn } weiter. Das ist Übung und zählt nicht.
review-story-back = Zur Analyse
review-more-title = Mehr zu dieser Runde

## Was sonst noch verdeckt war.

review-deck = Stapel, von oben
