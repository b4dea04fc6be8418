## Wie es bisher gelaufen ist.

statistics-empty = Noch nichts gezählt. Spiel zuerst eine Runde gegen Computergegner.
statistics-rules = Regeln
statistics-all-rules = Alle Regeln
statistics-players = Am Tisch
statistics-all-players = Alle
statistics-none = Noch keine Runden dieser Art.
statistics-matches = Gewonnene Matches
statistics-part = { $done } von { $count }
statistics-streak = Aktuelle Serie
statistics-longest = Längste Serie
opponents-mixed = Gemischt
statistics-description = Es zählen nur Runden, die auf diesem Gerät enden. Runden mit mehreren Personen am Gerät zählen nicht, ebenso wenig Runden mit zurückgenommenem Zug.
statistics-earlier = { $count ->
    [one] Eine frühere Runde fehlt
   *[other] { $count } frühere Runden fehlen
} in den Antworten zu Regeln und Tipps, die damals nicht festgehalten wurden.
statistics-rounds = Runden
statistics-won = Gewonnen
statistics-all-rounds = Alle Runden
statistics-points = Punkte
statistics-per-rounds = { $points } in { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
statistics-rating = Wie gut bin ich?
rating-range = wahrscheinlich { $low } bis { $high }
rating-provisional = vorläufig: wahrscheinlich { $low } bis { $high }
rating-closest = Am nächsten an Stufe { $strength }. Aus { $count ->
    [one] einer Runde
   *[other] { $count } Runden
} ohne Tipps.
rating-levels = Die Marken auf der Linie sind die Stufen der Gegner.
rating-none = Deine Wertung beginnt mit deiner ersten Runde ohne Tipps.
# Nach der ersten gewerteten Runde.
rating-first = Du hast jetzt eine Wertung: { $rating }. Jede Runde ohne Tipps verändert sie.
rating-now = Wertung { $rating }
rating-up = Wertung { $rating }, plus { $points }
rating-down = Wertung { $rating }, minus { $points }
rating-match-up = Wertung { $rating }, in diesem Match plus { $points }
rating-match-down = Wertung { $rating }, in diesem Match minus { $points }
rating-same = Wertung { $rating }, wie zuvor
statistics-course = Wie ist es gelaufen?
rating-at = { $rating } am { $day }
rating-went = Von { $given } auf { $found }
statistics-lost = Bei welcher Regel verliere ich?
statistics-lose-most = Die meisten verlorenen Runden: bei { $rule }, { $done } von { $count }.
statistics-lost-description = Verlorene Runden unter allen, die für dich bei der jeweiligen Regel endeten.
statistics-rule = Regel
statistics-rounds-lost = Verloren
statistics-by-level = Gegen wen?
statistics-by-level-description = Die Marke ist dein Anteil an Siegen. Der wahre Wert liegt sehr wahrscheinlich im Band.
statistics-opponents = Gegner
statistics-with-hints = Mit Tipps
statistics-without-hints = Ohne Tipps
statistics-often = Wie oft gewinne ich?
statistics-after = { $count ->
    [one] Das siehst du nach einer weiteren Runde.
   *[other] Das siehst du nach { $count } weiteren Runden.
}
rating-course-after = { $count ->
    [one] Das siehst du nach einer weiteren Runde ohne Tipps.
   *[other] Das siehst du nach { $count } weiteren Runden ohne Tipps.
}
