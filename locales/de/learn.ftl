## Die Lektionen: wie sie heißen, was sie verlangen, und was zu einem Versuch gesagt wird.

learn = Spielen lernen
learn-rules = In zehn kurzen Lektionen lernen
learn-list = Lektionen
learn-number = Lektion { $lesson } von { $count }
learn-progress = { $lesson } von { $count }
learn-task-number = Schritt { $task } von { $count }
learn-after = Nächste Lektion
learn-learned = geschafft
learn-leave = Lektion verlassen

learn-title = { $lesson ->
    [1] Die sieben Regeln
    [2] Welche Karte höher ist
    [3] Eine Karte spielen
    [4] Eine Karte ablegen
    [5] Beides tun
    [6] Ausscheiden
    [7] Erweitertes Spiel
    [8] Aktionen
    [9] Was du behältst
   *[other] Eine Karte oder zwei
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] Am Ende deines Zuges musst du führen. Wie, das sagt die Farbe auf der Leinwand. <b>Rot: Die höchste Karte führt.</b> Wähle eine Karte, mit der du führst, und spiel sie in deine Palette.
        [2] <b>Orange: Wer die meisten Karten einer Zahl hat, führt.</b> Spiel eine Karte, mit der du führst.
        [3] <b>Gelb: Wer die meisten Karten einer Farbe hat, führt.</b> Welche Karte hilft jetzt?
        [4] <b>Grün: Wer die meisten geraden Karten (2, 4, 6) hat, führt.</b>
        [5] <b>Blau: Wer die meisten verschiedenen Farben hat, führt.</b> Jede Farbe zählt einmal.
        [6] <b>Indigo: Die längste Straße führt</b>, etwa 3 4 5. Die Farben spielen keine Rolle.
       *[other] <b>Violett: Wer die meisten Karten unter 4 (1, 2, 3) hat, führt.</b>
    }
    [2] { $task ->
        [1] Es gilt Rot, und Siena führt mit einer 6. <b>Zuerst zählt die Zahl</b>, egal in welcher Farbe. Überbiete sie.
        [2] Jetzt habt ihr beide eine 6. <b>Bei gleicher Zahl entscheidet die Farbe</b>: Rot ist am höchsten, dann Orange, Gelb, Grün, Blau, Indigo, Violett.
       *[other] Grün: Siena hat zwei gerade Karten, du hast eine. <b>Bei Gleichstand führt die höchste Karte, die zählt.</b> Welche deiner Karten reicht?
    }
    [3] { $task ->
        [1] Ein ganzer Zug: <b>Spiel eine Karte, die dich in Führung bringt, in deine Palette und beende dann deinen Zug.</b> Solange du ihn nicht beendet hast, holst du die Karte mit „Rückgängig“ wieder zurück.
       *[other] Hier geht mehr als eine Karte. <b>Spiel eine und beende deinen Zug</b>; die anderen behältst du für später.
    }
    [4] { $task ->
        [1] Nichts schlägt die rote 7, also ändere die Regel: <b>Leg eine Karte auf die Leinwand ab, und ihre Farbe wird zur Regel.</b> Das darfst du nur, wenn du danach führst.
       *[other] Du führst schon, aber abwarten geht nicht: <b>Wenn du passt, bist du raus.</b> Leg eine Karte ab, mit der du in Führung bleibst.
    }
    [5] Eine Karte reicht hier nicht. Tu beides: <b>Spiel eine Karte, dann leg eine ab</b>, die dich in Führung bringt.
    [6] { $task ->
        [1] Diesmal hilft nichts. <b>Dann bist du raus</b>, und die anderen spielen weiter. Passe.
       *[other] <b>Wer bis zuletzt dabei ist, gewinnt.</b> Siena hat keine Karten mehr und kann nur passen. Führst du am Ende deines Zuges, gewinnst du.
    }
    [7] { $task ->
        [1] Im erweiterten Spiel gilt: <b>Legst du eine Karte ab, die höher ist als die Zahl der Karten in deiner Palette, ziehst du eine.</b> In deiner Palette liegen zwei Karten: Leg eine 3 oder höher ab und zieh.
       *[other] <b>Wer eine Runde gewinnt, bekommt Punkte für die Karten, die nach der geltenden Regel zählen</b>: für jede so viele wie ihre Zahl. Gewinne diese Runde mit 15 Punkten.
    }
    [8] { $task ->
        [1] Mit Aktionen bewirken ungerade Zahlen etwas, wenn du sie spielst. <b>Eine 1 nimmt eine Karte aus einer anderen Palette weg.</b> Spiel sie, nimm eine Karte weg und geh in Führung.
        [2] <b>Eine 3 zieht die oberste Karte des Stapels</b>, und du darfst sie gleich nutzen. Spiel die 3 und schau, was kommt.
        [3] <b>Eine 5 verlangt noch eine Karte</b>: Spiel danach eine weitere Karte und geh mit beiden in Führung.
       *[other] <b>Eine 7 verschiebt eine Karte aus deiner Palette</b>, zum Beispiel auf die Leinwand, wo ihre Farbe zur Regel wird. Spiel sie, verschiebe eine Karte und geh in Führung.
    }
    [9] { $task ->
        [1] Die rote 7 und die orange 6 schlagen beide Sienas 5. <b>Gegen Ende der Runde gewinnen hohe Karten, also behalte deine höchste</b>: Geh ohne sie in Führung und beende deinen Zug.
       *[other] Blau: Mit jeder neuen Farbe führst du, die Zahl ist egal. <b>Gib die Karte her, die dir am wenigsten fehlen wird</b>, und behalte die 7.
    }
   *[other] { $task ->
        [1] Du könntest eine Karte spielen und noch eine ablegen. <b>Aber jede Karte, die du hergibst, fehlt dir am Ende.</b> Geh mit einer einzigen in Führung.
       *[other] Hier bringt dich keine Karte allein in Führung. <b>Nur dann gib zwei her</b>: eine, die du spielst, und eine, die du ablegst.
    }
}

# Was am Ende gesagt wird.
learn-end = { $lesson ->
    [1] Das sind alle sieben Regeln. Eine einzige Karte kann reichen, wenn niemand mehr hat.
    [2] So wird jeder Gleichstand entschieden.
    [3] Das ist ein ganzer Zug.
    [4] Auch das Ablegen kostet eine Karte, aber deine Palette bleibt, wie sie war.
    [5] Erst spielen, dann ablegen: So läuft ein Zug.
    [6] Mit leerer Hand kannst du nur passen, also behalte deine Karten so lange wie möglich.
    [7] Es folgt Runde auf Runde, bis jemand das Ziel erreicht oder die Karten knapp werden.
    [8] Das sind alle Regeln. Zwei weitere Lektionen zeigen dir, wie du gewinnst.
    [9] Keine Karte auf der Hand ist mehr wert als die rote 7.
   *[other] Wer noch Karten hat, kann antworten, wenn die anderen passen müssen. Spiel jetzt deine erste Runde.
}

## Was zu einem Zug gesagt wird, der so weit stimmt.

## Was zu einem Versuch gesagt wird.

learn-right = Richtig
learn-wrong = Nicht ganz
learn-illegal = Das ist nicht erlaubt. { $text }
learn-illegal-discard = Du darfst nur ablegen, wenn du danach führst, und bei { $rule } tust du das nicht. { $text }
learn-behind = Damit führst du nicht. { $text }
learn-passed = Wenn du passt, bist du raus. Hier musst du aber nicht passen.
learn-out = Am Ende deines Zuges hast du nicht geführt, also bist du raus. { $text }
learn-poor = { $points ->
    [one] Du gewinnst, aber nur mit { $points } Punkt. Ein anderer Zug bringt mehr.
   *[other] Du gewinnst, aber nur mit { $points } Punkten. Ein anderer Zug bringt mehr.
}
learn-missing-play = Du bleibst im Spiel, aber hier sollst du eine Karte in deine Palette spielen.
learn-missing-discard = Du bleibst im Spiel, aber hier sollst du eine Karte auf die Leinwand ablegen.
learn-missing-draw = Du bleibst im Spiel, aber hier sollst du eine Karte ziehen.
learn-missing-take = Du bleibst im Spiel, aber hier sollst du die 1 spielen und eine Karte wegnehmen.
learn-missing-again = Du bleibst im Spiel, aber hier sollst du die 5 und noch eine Karte spielen.
learn-missing-move = Du bleibst im Spiel, aber hier sollst du die 7 spielen und eine Karte verschieben.
learn-spent-highest = Du bleibst im Spiel, aber deine höchste Karte ist weg. Auch mit einer niedrigeren führst du.
learn-spent-two = Du bleibst im Spiel, aber hier reicht eine Karte.
learn-now-out = Du bist raus, und { $who } ist bis zuletzt dabei und gewinnt. Nur wer die Runde gewinnt, scheidet nicht aus.
learn-won-points = { $points ->
    [one] Du gewinnst die Runde mit { $points } Punkt.
   *[other] Du gewinnst die Runde mit { $points } Punkten.
}
learn-next-task = Nächster Schritt
learn-first-round = Erste Runde spielen
learn-again = Noch einmal
