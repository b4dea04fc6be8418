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
statistics-description = Runden gegen Computergegner zählen, wenn sie auf diesem Gerät enden, außer wenn sich mehrere Personen das Gerät geteilt haben oder ein Zug zurückgenommen wurde.
statistics-earlier = { $count ->
    [one] Eine frühere Runde fehlt
   *[other] { $count } frühere Runden fehlen
} in den Antworten zu Regeln und Tipps, die damals nicht festgehalten wurden.
statistics-rounds = Runden
statistics-won = Gewonnen
statistics-points = Punkte
statistics-turns = Deine Züge
statistics-per-rounds = { $points } in { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
statistics-rating = Wie gut bin ich?
rating-range = wahrscheinlich { $low } bis { $high }
rating-closest = Am nächsten an Stufe { $strength }. Aus { $count ->
    [one] einer Runde
   *[other] { $count } Runden
} ohne Tipps.
rating-levels = Die Stufen sind feste Werte, aneinander gemessen. Jede steht dort, wo sie im Schnitt über die Spielarten liegt.
rating-none = Deine Wertung beginnt mit deiner ersten Runde ohne Tipps.
# Nach der ersten gewerteten Runde.
rating-first = Du hast jetzt eine Wertung: { $rating }. Jede Runde ohne Tipps verändert sie.
rating-up = Wertung { $rating }, plus { $points }
rating-down = Wertung { $rating }, minus { $points }
rating-same = Wertung { $rating }, wie zuvor
statistics-course = Wie ist es gelaufen?
rating-at = { $rating } am { $day }
rating-went = Von { $given } auf { $found }
statistics-lost = Bei welcher Regel verliere ich?
statistics-lost-description = Verlorene Runden unter allen, die für dich bei der jeweiligen Regel endeten.
statistics-rule = Regel
statistics-rounds-lost = Verloren
statistics-by-level = Gegen wen?
statistics-by-level-description = Das Band zeigt, wo dein wahrer Anteil an Siegen liegt, mit 95 % Sicherheit. Je mehr Runden, desto schmaler wird es.
statistics-opponents = Gegner
statistics-with-hints = Mit Tipps
statistics-without-hints = Ohne Tipps
