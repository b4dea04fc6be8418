## Rätsel: welche es gibt, was gefragt ist, und was zu einem Versuch gesagt wird.

puzzles-rating-description = Nur dein erster Versuch an einem Rätsel zählt für deine Rätselwertung; Sprints zählen nicht.
puzzle-day = Rätsel des Tages
puzzle-day-description = Für alle das gleiche, neu um Mitternacht UTC
puzzle-day-solved = Heute gelöst
puzzle-day-missed = Heute versucht
puzzle-rush-description = Drei Minuten, drei Fehler
puzzle-rush-best = Rekord: { $count }
puzzle-players = Am Tisch
puzzle-grade = Schwierigkeit
puzzle-grade-easy = Leicht
puzzle-grade-medium = Mittel
puzzle-grade-hard = Schwer
puzzle-grade-description = { $grade ->
    [1] Eine Karte gewinnt, und kaum eine andere führt.
    [2] Eine Karte gewinnt, aber viele führen.
   *[other] Zum Gewinnen braucht es zwei Karten, zum Führen reicht eine.
}
puzzle-new = Neues Rätsel
puzzle-another = Anderes Rätsel

puzzle = Rätsel
puzzle-title-players = { $count } am Tisch
puzzle-task = { $count ->
    [2] Alle Karten liegen offen. Nur ein Zug gewinnt, was { $who } auch tut. Finde ihn.
   *[other] Alle Karten liegen offen. Nur ein Zug gewinnt, selbst wenn sich alle gegen dich verbünden.
}
puzzle-day-named = Rätsel des Tages, { $day }
puzzle-seeking = Ein Rätsel entsteht …
puzzle-hint-costs = Ein Tipp zählt als Fehler.
puzzle-told = Du hast einen Tipp genommen, also zählt dieses Rätsel als Fehler.
puzzle-share-description = Wer den Link hat, bekommt dasselbe Rätsel.

# Was aus einem Versuch wurde.
puzzle-right = Richtig
puzzle-right-description = Das ist der einzige Zug, der gewinnt.
puzzle-wrong = Das verliert
puzzle-wrong-description = Du führst, aber nicht lange. Ein anderer Zug gewinnt.
puzzle-out = Du führst nicht
puzzle-out-description = Am Ende deines Zuges hast du nicht geführt, also bist du raus.
puzzle-follow-seeking = Antworten werden berechnet …
puzzle-follow = Zug { $turn } von { $count }
puzzle-follow-right = Sieh dir Zug für Zug an, wie du damit gewinnst.
puzzle-follow-wrong = Sieh dir Zug für Zug an, warum du damit verlierst.
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-see = Sieg ansehen
puzzle-first-missed = Nur der erste Versuch zählt, und der war ein Fehler.
puzzle-rating-up = Deine Rätselwertung ist um { $count } gestiegen, auf { $rating }.
puzzle-rating-down = Deine Rätselwertung ist um { $count } gefallen, auf { $rating }.
puzzle-rating-same = Deine Rätselwertung bleibt bei { $rating }.
puzzle-streak = { $count } in Folge

# Was anderen geschickt wird.
puzzle-day-text = Red7-Rätsel des Tages · { $day }
puzzle-day-text-solved = Beim ersten Versuch gelöst ✓
puzzle-day-text-missed = Beim ersten Versuch nicht gelöst ✕
puzzle-rush-text = Red7-Rätselsprint · { $count } gelöst

# Ein Sprint.
puzzle-rush-begin = Uhr starten
puzzle-rush-left = Restzeit
puzzle-rush-score = { $solved } gelöst, { $missed } Fehler
puzzle-rush-hearts = noch { $count } Fehler frei
puzzle-rush-points = gelöst
puzzle-rush-right = Richtig.
puzzle-rush-wrong = Der war es nicht.
puzzle-rush-later = Du kannst es später noch einmal versuchen
# Unter der Uhr, nach einem Fehler: der Zug, der die Antwort darauf war.
puzzle-rush-reply = Das letzte war falsch. { $text }
puzzle-rush-out = Das letzte war falsch: Du hast nicht geführt.
puzzle-rush-task = Nur ein Zug gewinnt. Beende deinen Zug, um zu antworten.
puzzle-rush-over = Der Sprint ist vorbei
puzzle-rush-over-description = Du hast { $count } Rätsel gelöst. Dein Rekord: { $best }.
puzzle-rush-left-early = Du hast mit { $time } auf der Uhr aufgehört.
puzzle-rush-longest = Längste Serie: { $count }
puzzle-rush-missed = Nicht gelöst
puzzle-rush-no-clock = Diesmal ohne Uhr
puzzle-rush-again = Noch ein Sprint
puzzle-rush-back = Zurück zum Sprint
