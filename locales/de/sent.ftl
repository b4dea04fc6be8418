## Was jemand geschickt hat, bevor etwas davon zu sehen oder gespielt ist.

sent-game = Jemand hat dir eine Partie geschickt
sent-moment = Jemand hat dir eine Stellung aus einer Partie geschickt
sent-deal = Jemand hat dir Karten geschickt
sent-beat = Übertriff dieses Ergebnis
sent-sender = Gegenüber
sent-won = Dein Gegenüber hat in { $turns ->
    [one] { $turns } Zug gewonnen.
   *[other] { $turns } Zügen gewonnen.
}
sent-lost = Dein Gegenüber hat { $turns ->
    [one] { $turns } Zug durchgehalten.
   *[other] { $turns } Züge durchgehalten.
}
sent-same = Du bekommst dieselbe Hand und dieselben Gegner.
sent-game-description = Sieh dir an, wie sie gespielt wurde, oder nimm dieselben Karten und mach es besser.
sent-moment-description = Sie zeigt den Tisch nach Zug { $turn }.
sent-deal-description = Die Karten sind gemischt, und noch niemand hat gespielt. Du bekommst die Karten, die du unten siehst.
sent-deal-shared = Die Karten sind gemischt, und noch niemand hat gespielt.
sent-how = Wie ging es aus?
sent-hand = Deine Hand
sent-watch = Von Anfang an ansehen
sent-watch-theirs = Erst zuschauen
sent-see = Stellung ansehen
sent-play = Karten selbst spielen
sent-play-deal = Diese Karten spielen
sent-go = Herausforderung annehmen
sent-spoils = Wenn du zuerst zuschaust, siehst du alle Karten: Dann ist es kein fairer Wettkampf mehr.
sent-kept = Deine eigene Partie bleibt erhalten.
sent-learn = Neu hier? In 3 Minuten lernen

## Beide Ergebnisse.

sent-better = Ergebnis übertroffen
# Beide haben verloren.
sent-lasted = Du hast länger durchgehalten
sent-even = Unentschieden
sent-worse = Noch nicht übertroffen
sent-yours = Du
sent-send-back = Dein Ergebnis zurückschicken
sent-watch-them = Fremde Partie ansehen
sent-again = Noch einmal
sent-can-you-won = Beim Kartenspiel Red7 habe ich mit diesen Karten in { $turns ->
    [one] { $turns } Zug gewonnen.
   *[other] { $turns } Zügen gewonnen.
} Schaffst du das auch?
sent-can-you-lost = Beim Kartenspiel Red7 habe ich mit diesen Karten nach { $turns ->
    [one] { $turns } Zug verloren.
   *[other] { $turns } Zügen verloren.
} Kannst du es besser?
