## Die letzten beendeten Partien.

recent = Letzte Partien
gallery = Galerie
# Bei einer einzelnen Runde.
recent-won = Runde gewonnen
recent-lost = Runde verloren
recent-match-won = Match gewonnen
recent-match-lost = Match verloren
recent-given-up = Match aufgegeben
review = Analyse
review-again = Zurück zur Analyse
recent-again = Gleiche Karten spielen
recent-won-by = { $who ->
    [you] Du hast die Runde gewonnen
   *[other] { $who } hat die Runde gewonnen
}
recent-match-won-by = { $who ->
    [you] Du hast das Match gewonnen
   *[other] { $who } hat das Match gewonnen
}
