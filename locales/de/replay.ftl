## Eine Partie, die man sich ansieht.

replay = Wiederholung
replay-moment = Nach Zug { $turn } von { $count }
replay-deal = Ausgangslage
replay-position = Eine Stellung
# Am Anfang, wo jemand ansieht, was geschickt wurde.
replay-how = Mit den Pfeilen unten gehst du von Zug zu Zug.
replay-first = Zum Anfang
replay-back = Voriger Zug
replay-next = Nächster Zug
replay-last = Zum Ende
replay-on = Weiterspielen
# Anstelle derer, die die Partie geschickt haben.
replay-take-over = Hier übernehmen

## Wer eine Stellung gewinnt, wenn alle Karten offen liegen.

solve = Wer gewinnt?
solve-trying = { $done } von { $count } Zügen geprüft …
solve-stop = Anhalten
solve-won = { $who ->
    [you] Bei offenen Karten gewinnst du so: { $events }.
   *[other] Bei offenen Karten gewinnt { $who } so: { $events }.
}
solve-or = { $head }, oder { $tail }
solve-more = { $count ->
    [one] { $count } weiterer Zug gewinnt.
   *[other] { $count } weitere Züge gewinnen.
}
solve-no-line = Wie es weitergeht, lässt sich nur im Basisspiel mit wenigen Handkarten berechnen.
solve-lost = { $who ->
    [you] Bei offenen Karten kannst du gegen perfektes Spiel nicht gewinnen.
   *[other] Bei offenen Karten kann { $who } gegen perfektes Spiel nicht gewinnen.
}
