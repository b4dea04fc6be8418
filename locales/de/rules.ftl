## Die Regelseite: ein Satz für jeden Wert jedes Feldes der Regeln, sodass sie sagt, was gilt,
## und sonst nichts.

goal-title = Das Ziel
goal-rules = Jede Farbe ist eine Regel. Die oberste Farbe auf der Leinwand sagt, was zum Führen nötig ist. Am Ende deines Zuges musst du führen, sonst scheidest du aus.
goal-game = Wer bis zuletzt dabei ist, gewinnt die Runde.
goal-points = Wer bis zuletzt dabei ist, gewinnt die Runde und bekommt Punkte.

deal-title = Das Geben
deal-description = Alle bekommen sieben Karten und eine offene, mit der ihre Palette beginnt. Wer nach der Person mit der höchsten Palettenkarte an der Reihe ist, beginnt; danach geht es reihum.

your-turn-title = Dein Zug
your-turn-either = Spiel eine Karte in deine Palette, leg eine Karte auf die Leinwand ab, um die Regel zu ändern, oder tu beides.
your-turn-play-first = Wenn du beides tust, spiel zuerst.
your-turn-any-order = Die Reihenfolge ist frei.
your-turn-discard = Du darfst nur ablegen, wenn du danach führst. Wenn du weder spielst noch ablegst, passt du und bist raus. Mit leerer Hand kannst du nur passen. Wer ausscheidet, dessen Palette zählt nicht mehr.

seven-title = Die sieben Regeln
seven-description = Solange die Leinwand leer ist, gilt Rot. Eine einzige Karte kann reichen, aber mindestens eine, die zählt, brauchst du.

higher-title = Welche Karte höher ist
higher-description = Bei Gleichstand führt die höchste Karte, die zählt: zuerst nach der Zahl, dann nach der Farbe. Rot ist die höchste Farbe, dann Orange, Gelb, Grün, Blau, Indigo, Violett. So wird jeder Gleichstand entschieden. Hat eine Palette zwei gleich große Gruppen, zählt die mit der höheren Karte.

discard-title = Was du ablegst
discard-draws = Legst du eine Karte ab, die höher ist als die Zahl der Karten in deiner Palette, darfst du eine Karte vom Stapel ziehen, wenn noch eine da ist. Die Palette wird beim Ablegen gezählt, eine eben gespielte Karte zählt also mit. Das Ziehen beendet deinen Zug: Die Karte behältst du für später.
discard-limited = Du darfst keine Karte ablegen, die niedriger ist als die Zahl der Karten in deiner Palette; gleich hoch ist in Ordnung. Die Palette wird beim Ablegen gezählt, eine eben gespielte Karte zählt also mit.

points-title = Punkte
points-description = Wer eine Runde gewinnt, behält die Karten, die nach der geltenden Regel zählen, und bekommt dafür Punkte: für jede so viele wie ihre Zahl. Alle anderen Karten werden für die nächste Runde gemischt.

end-title = Das Ende
end-share = Haben mehrere die höchste Punktzahl, teilen sie sich den Sieg.

actions-title = Aktionen
actions-act = Eine 1, 3, 5 oder 7 wirkt sofort, wenn du sie in deine Palette spielst, aber nicht, wenn du sie ablegst. Du musst tun, was sie sagt, wenn du kannst; kannst du es nicht, geschieht nichts.
actions-then-discard = Danach darfst du noch ablegen.
actions-then-discard-unless = Danach darfst du noch ablegen, wenn du es nicht schon getan hast.
actions-must-stay = Eine { $values } darfst du nur spielen, wenn du am Ende des Zuges noch führen kannst, und dann musst du es auch.

take-title = 1 nimmt eine Karte weg
take-description = Nimm eine Karte aus einer anderen Palette, die noch im Spiel ist, und leg sie verdeckt oben auf den Stapel.
take-not-from-fewer = Nie aus einer Palette, die weniger Karten hat als deine; diese 1 zählt dabei mit.
take-not-the-only = Nie die einzige Karte einer Palette.
take-any = Auch die einzige Karte einer Palette darfst du wegnehmen.

draw-title = 3 zieht
draw-description = Zieh die oberste Karte des Stapels. Du darfst sie noch in diesem Zug nutzen.

again-title = 5 verlangt noch eine Karte
again-description = Spiel eine weitere Karte in deine Palette und tu, was sie sagt.

move-title = 7 verschiebt eine Karte
move-any = Wähle eine Karte in deiner eigenen Palette: diese 7 oder eine andere.
move-another = Wähle in deiner eigenen Palette eine andere Karte als diese 7.
move-canvas = Leg sie auf die Leinwand.
move-canvas-deck = Leg sie auf die Leinwand oder verdeckt oben auf den Stapel.
move-canvas-leading = Leg sie auf die Leinwand, wenn du danach führst.
move-canvas-leading-deck = Leg sie auf die Leinwand, wenn du danach führst, oder verdeckt oben auf den Stapel.
move-canvas-limited = Leg sie auf die Leinwand, wenn du danach führst und sie nicht niedriger ist als die Zahl der Karten, die in deiner Palette bleiben.
move-canvas-limited-deck = Leg sie auf die Leinwand, wenn du danach führst und sie nicht niedriger ist als die Zahl der Karten, die in deiner Palette bleiben, oder verdeckt oben auf den Stapel.
move-no-draw = Eine so verschobene Karte bringt dir keine neue.
