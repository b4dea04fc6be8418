## Beendete Partien als Bilder.

gallery-description = { $count ->
    [one] Ein Bild auf diesem Gerät.
   *[other] { $count } Bilder auf diesem Gerät.
} Hier hängen die letzten hundert; ein Match ist mit der besten Runde der Siegerseite vertreten.
gallery-empty = Hier hängt noch nichts. Jede einzelne Runde und jedes Match, das du beendest, hinterlässt ein Bild.
gallery-all = Alle
gallery-won = Gewonnen
gallery-lost = Verloren
gallery-found = { $count ->
    [one] Ein Bild
   *[other] { $count } Bilder
}
gallery-none = Noch kein solches Bild.
gallery-more = Mehr zeigen
gallery-match = { $day }, { $count } Runden
