## Züge, die deutlich besser hätten sein können, zum Nachspielen.

moments = Aus Fehlern lernen
moments-title = Finde den besseren Zug
moments-left = { $count } zu finden
moments-list = Züge zum Wiederholen
moments-turn = Zug { $turn }
moments-round-turn = Runde { $round }, Zug { $turn }
moments-solved = { $text }, gelöst
moments-again = { $text }, noch einmal
# Davor steht, was in der Partie getan wurde.
moments-ask = Finde einen besseren Zug.
moments-right-enough = Es zählt auch ein Zug, der etwa so gut ist wie der bessere oder der mindestens drei Viertel des Verlorenen zurückholt.
moments-judging = Dein Zug wird geprüft
moments-judging-text = In simulierten Verteilungen der Karten, die du nicht siehst …
moments-best = Ja, das ist der bessere Zug
moments-good = Ja, das ist etwa genauso gut
moments-much-better = Ja, das ist viel besser
moments-wrong = Der ist es nicht
moments-better = Besser, aber noch nicht gut genug
moments-wrong-text = Damit liegt deine Gewinnchance bei { $odds }, mit dem besseren Zug bei { $given }.
moments-same = Genau so hast du in der Partie gespielt.
moments-helped = Du hattest Hilfe, darum zählt er nicht als gefunden.
moments-out = Am Ende deines Zuges führst du nicht und scheidest aus.
moments-drawn-out = Die Gewinnchance gilt vor dem Ziehen; danach bist du ausgeschieden.
moments-odds = Gewinnchance: <b>{ $odds }</b>, in der Partie { $given }.
moments-odds-beside = Gewinnchance: <b>{ $odds }</b>. Mit dem Zug aus der Analyse sind es { $better }, in der Partie waren es { $given }.
moments-show = Lösung zeigen
moments-answer = Der bessere Zug
moments-next = Nächster Zug
moments-all = Du hast alle gefunden.
moments-found = Ohne Hilfe gefunden: { $done } von { $count }.
moments-offer = { $count ->
    [one] Vor einer Woche hast du einen besseren Zug verpasst.
   *[other] Vor einer Woche hast du { $count } bessere Züge verpasst.
}
