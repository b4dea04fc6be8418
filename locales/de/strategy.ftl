## Was gewinnt: Fakten, ausgezählt über viele Verteilungen.

strategy = Was gewinnt
strategy-open = Was gewinnt, in zehn Zahlen
strategy-description = Ausgezählt über neu gemischte Verteilungen im Basisspiel zu zweit, mit offenen Karten und perfektem Spiel. Am Tisch siehst du weniger, also nimm die Zahlen als Richtschnur.
strategy-figure = { $whole },{ $tenths }
strategy-percent = { $figure } %
strategy-more = +{ $figure }
strategy-less = −{ $figure }
strategy-example = Bei einer solchen Verteilung gewinnen { $done } von { $count } möglichen ersten Zügen, die führen.
strategy-play = Diese Karten spielen

strategy-title = { $fact ->
    [1] Setz eine Karte ein, nicht zwei
    [2] Denk erst ans Spielen, dann ans Ablegen
    [3] Führen durch Ablegen reicht selten
    [4] Lass die Regel bei Rot, wenn du kannst
    [5] Spar Karten und achte auf die Antworten
    [6] Manchmal gewinnen nur zwei Karten
    [7] Eine 7 ist Gold wert, wenn sie nah an Rot ist
    [8] Eine hohe 7 ist genug
    [9] Eine 5 ist kaum besser als eine 1
   *[other] Keine Angst vor dem ersten Zug
}

strategy-note = { $fact ->
    [1] Erste Züge, die den Sieg sichern, bei Verteilungen, die zu gewinnen sind.
    [2] Verteilungen, die mit einem ersten Zug dieser Art zu gewinnen sind.
    [3] Wo eine abgelegte Karte sofort in Führung bringt, bei Verteilungen, die zu gewinnen sind.
    [4] Erste Züge, die den Sieg sichern, nach der Regel, die sie hinterlassen.
    [5] Wie oft ein so gewählter erster Zug den Sieg sichert.
    [6] Verteilungen, die zu gewinnen sind, aber nicht mit einer einzelnen Karte.
    [7] Was die Karte zur Gewinnchance beiträgt, in Prozentpunkten.
    [8] Was beide zusammen über ihre einzelnen Beiträge hinaus bringen, in Prozentpunkten.
    [9] Was die Karte anstelle einer 1 bringt, in Prozentpunkten.
   *[other] Verteilungen, bei denen gewinnt, wer beginnt.
}

strategy-subject = { $fact ->
    [1] { $item ->
        [1] Eine Karte spielen
       *[other] Eine spielen, eine ablegen
    }
    [2] { $item ->
        [1] Eine Karte spielen
       *[other] Eine Karte ablegen
    }
    [3] Ablegen gewinnt
    [5] { $item ->
        [1] Am wenigsten Antworten
        [2] Meiste Karten behalten
        [3] Beides
       *[other] Wie ein Profi
    }
    [6] { $item ->
        [1] Nur zwei Karten gewinnen
       *[other] Obwohl eine Karte führt
    }
    [8] { $item ->
        [1] Zwei beliebige 7er
       *[other] Rot 7 und Orange 7
    }
   *[other] Wer beginnt, gewinnt
}
