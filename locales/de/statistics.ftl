## Wie es bisher gelaufen ist.

statistics-empty = Noch nichts gezählt. Spiel zuerst eine Runde gegen Computergegner.
statistics-rules = Regeln
statistics-all-rules = Alle Regeln
statistics-players = Am Tisch
statistics-all-players = Alle
statistics-none = Noch keine Runden dieser Art.
statistics-matches = Gewonnene Matches
statistics-part = { $done } von { $count }
statistics-streak = Aktuelle Siegesserie
statistics-longest = Längste Siegesserie
opponents-mixed = Gemischt
statistics-description = Es zählen nur Runden, die auf diesem Gerät enden. Runden mit mehreren Personen am Gerät zählen nicht, ebenso wenig Runden mit zurückgenommenem Zug.
statistics-earlier = { $count ->
    [one] Eine frühere Runde fehlt
   *[other] { $count } frühere Runden fehlen
} in den Antworten zu Regeln und Tipps, die damals nicht festgehalten wurden.
statistics-won = Gewonnen
statistics-points = Punkte
statistics-per-rounds = { $points } in { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
statistics-rating = Wie gut bin ich?
rating-range = wahrscheinlich { $low } bis { $high }
rating-provisional = vorläufig: wahrscheinlich { $low } bis { $high }
rating-closest = Etwa so stark wie Stufe { $strength }, nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
} ohne Tipps.
rating-amid = Irgendwo von { $strength } bis { $better }, nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
} ohne Tipps.
rating-early = Noch lässt sich das nicht sagen: Es braucht mehr Runden ohne Tipps.
rating-none = Deine Wertung beginnt mit deiner ersten Runde ohne Tipps.
# Nach der ersten gewerteten Runde.
rating-first = Erste Wertung: { $rating }. Noch ist sie geschätzt; jede Runde ohne Tipps verändert sie.
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
rating-course-provisional = Das siehst du, sobald deine Wertung nicht mehr vorläufig ist.
statistics-won-of = Du hast { $done } von { $count ->
    [one] einer Runde
   *[other] { $count } Runden
} gewonnen.
statistics-won-one = Eine Runde gezählt, und du hast sie gewonnen.
statistics-lost-one = Eine Runde gezählt, und du hast sie verloren.
statistics-lose-none = Bisher fällt keine Regel auf.
statistics-hold = Höchste Stufe, bei der du mindestens deinen Anteil der Runden gewinnst: { $strength }.
statistics-hold-none = Bisher gewinnst du bei keiner Stufe mit mindestens { $count } Runden deinen Anteil.
statistics-hold-few = Nach { $count } Runden gegen dieselbe Stufe siehst du hier, ob du deinen Anteil gewinnst.
statistics-share = Dein Anteil ist zu zweit die Hälfte der Runden, zu dritt ein Drittel, zu viert ein Viertel.
rating-rose = Plus { $points } seit dem { $day }.
rating-fell = Minus { $points } seit dem { $day }.
rating-stayed = Gleich wie am { $day }.
rating-one-day = Bisher nur am { $day }: von { $given } auf { $found }.
statistics-work = Woran sollte ich arbeiten?
mistakes-most = Am häufigsten: { $given }, { $done } von { $count }.
mistakes-none = Bisher fällt keine Art auf.
mistakes-after = „Aus Fehlern lernen“ in einer Analyse lässt dich Züge noch einmal versuchen. Nach { $count } davon, in beendeten Partien, siehst du hier, welcher Art sie waren.
mistakes-description = Was du in den Zügen deiner letzten beendeten Partien getan hattest, die du in „Aus Fehlern lernen“ noch einmal versucht hast.
mistakes-turn = Zug
mistakes-count = Wie oft
mistake-card = nur eine Karte gespielt
mistake-rule = nur die Regel geändert
mistake-both = Karte gespielt und Regel geändert
mistake-out = gepasst
daily-won-of = { $days ->
    [one] Eine Tagespartie
   *[other] { $days } Tagespartien
} gespielt, { $done } gewonnen.
daily-longest = Die meisten Tage in Folge: { $days }
