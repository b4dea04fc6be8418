## Beendete Partien als Bilder.

gallery-description = { $count ->
    [one] Ein Bild
   *[other] { $count } Bilder
} auf diesem Gerät. Wähle eines, um seine Runde zu analysieren. Platz ist für deine letzten 100 Partien; ein Match ist mit der besten Runde der Siegerseite zu sehen.
gallery-empty = Noch keine Bilder. Jede Partie, die du beendest, hinterlässt hier eines.
gallery-all = Alle
gallery-won = Gewonnen
gallery-lost = Verloren
gallery-found = { $count ->
    [one] Ein Bild
   *[other] { $count } Bilder
}
gallery-none = Noch keines.
gallery-more = Mehr zeigen
gallery-match = { $day } · { $count } Runden
