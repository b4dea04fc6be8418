## Adressen von Verteilungen, Partien und Stellungen: teilen und öffnen.

share = Teilen
share-what = Was möchtest du teilen?
share-deal = Die Karten
share-game = Die Partie
share-moment = Die Partie ab hier
share-beat = Herausfordern
share-beat-description = Wer den Link hat, sieht, wie du abgeschnitten hast, und spielt mit denselben Karten. Danach stehen beide Ergebnisse nebeneinander.
share-deal-description = Wer den Link hat, bekommt dieselben Karten und Gegner.
share-day-description = Wer den Link hat, bekommt die Partie dieses Tages.
share-game-description = Wer den Link hat, sieht die Partie Zug für Zug und kann ab jedem Zug weiterspielen.
share-long = Der Link ist lang, weil jeder Zug darin steht. Kurz ist der Link zu den Karten.
share-address = Link
share-copy = Kopieren
share-copy-record = Protokoll kopieren (für andere Programme)
share-copy-link = Nur den Link kopieren
share-copied = Kopiert.
share-not-copied = Kopieren ging hier nicht. Markiere den Text und kopiere ihn selbst.
share-not-sent = Schicken ging hier nicht. Versuch es mit Kopieren.
share-send = Schicken …
share-code = QR-Code
share-failed = Daraus lässt sich kein Link machen.

replace-title = Die laufende Partie beenden?
replace-description = Die neue tritt an ihre Stelle. Was du von dieser gespielt hast, wird nicht aufbewahrt.
replace-keep = Partie behalten
replace-go = Beenden
