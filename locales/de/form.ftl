## Das Formular für eine neue Partie, und was die Auswahl bedeutet.

form-company = Mit wem du spielst
form-opponents = Gegner
form-friend = Jemanden einladen
form-how-many = Wie viele Gegner
form-how-strong = Wie stark
form-players = Am Tisch
form-more = Mehr
form-player = Wer { $who } spielt
form-level = Wie stark { $who } ist
player-here = Dieses Gerät
player-opponent = Gegner
names = Namen
names-description = Lass das Feld leer für den üblichen Namen.
name-of = Name für { $who }
form-edition = Regeln
form-game = Spiel
form-target = Ende
form-actions = Aktionen
form-actions-help = Was Aktionen bewirken
form-seed = Kartencode: gleicher Code, gleiche Karten
form-new-seed = Mischen
seed-length = Ein Kartencode hat 8 Buchstaben oder Ziffern; dieser hat { $count }.
seed-character = „{ $found }“ ist weder ein Buchstabe von a bis z noch eine Ziffer.
edition-print-3-description = Die gedruckten Regeln von 2016. Nimm diese, wenn dir das Spiel neu ist.
edition-print-0-description = Die erste Auflage: Du darfst auch erst ablegen und dann spielen, und im erweiterten Spiel bringt Ablegen keine Karten.
edition-arena-description = Wie v1.3, nur gelten in Partien mit Aktionen andere Grenzen für die 1 und die 7.
edition-web-description = Wie v1.3, aber in Partien mit Aktionen verschiebt eine 7 eine Karte nur dann auf die Leinwand, wenn du danach führst.
game-basic-description = Eine einzige Runde, ohne Punkte.
game-points-description = Runden um Punkte.
game-draw-description = Runden um Punkte; hoch ablegen bringt Karten.
game-limit-description = Runden um Punkte; niedrig ablegen geht nicht.
target-cards = Karten knapp
actions-on-description = Ungerade Karten bewirken etwas, wenn du sie spielst: wegnehmen, ziehen, noch eine spielen, verschieben.
actions-off-description = Karten haben keine Aktionen.
end-points = { $points ->
    [one] Wer zuerst { $points } Punkt hat, gewinnt.
   *[other] Wer zuerst { $points } Punkte hat, gewinnt.
}
end-cards = { $count ->
    [one] Wenn zum Geben weniger als { $count } Karte übrig ist, gewinnt die höchste Punktzahl.
   *[other] Wenn zum Geben weniger als { $count } Karten übrig sind, gewinnt die höchste Punktzahl.
}
match-length = Je etwa { $turns } Züge.
