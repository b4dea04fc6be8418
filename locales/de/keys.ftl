## Tasten am Tisch.

keys-letters = Buchstabentasten
letters-description = Buchstabentasten und ? als Tastenkürzel am Tisch

# Was auf den Tasten steht, soweit es ein Wort ist.
key-home = Pos1
key-end = Ende
key-enter = Enter
key-escape = Esc
# Für Screenreader.
key-left = Pfeil links
key-right = Pfeil rechts
key-question = Fragezeichen

# Was sie tun.
keys-step = Zur vorigen oder nächsten Karte
keys-ends = Zur ersten oder letzten Karte
keys-choose = Eine Karte wählen oder zurücklegen; eine Schaltfläche drücken
keys-palette = Die gewählte Karte in deine Palette spielen
keys-canvas = Die gewählte Karte auf die Leinwand legen oder dorthin, wohin eine Aktion sie bringt
keys-deck = Die gewählte Karte oben auf den Stapel legen
keys-end = Deinen Zug beenden oder das Passen bestätigen
keys-pass = Passen (mit Rückfrage)
keys-next = Nächste Runde, Revanche oder deine Karten zeigen
keys-hint = Einen Tipp holen
what-if-description = Wer bei welcher Regel führen würde, so wie die Paletten liegen, und mit welchen deiner Karten du sie in Kraft setzen könntest.
keys-show-next = Den nächsten Zug zeigen
keys-my-turn = Zu deinem Zug springen; wenn du raus bist, zum Ende der Runde, dann zum Ergebnis
keys-close = Schließen, was offen ist, oder die Karte zurücklegen
keys-note = Buchstaben und ? lassen sich in den Einstellungen abschalten. Es geht auch alles ohne sie: Mit Tab, Pfeiltasten und Enter erreichst du jede Schaltfläche.
