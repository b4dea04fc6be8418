## Eine versiegelte Partie: Niemand kann eine verdeckte Karte kennen, bevor die Regeln sie zeigen.

# Bevor es Karten gibt.
sealed-shuffling = Die Karten werden gemischt
sealed-step-first = { $who ->
    [you] Du mischst die Karten und verschließt jede
   *[other] { $who } mischt die Karten und verschließt jede
}
sealed-step-again = { $who ->
    [you] Du mischst und verschließt sie noch einmal
   *[other] { $who } mischt und verschließt sie noch einmal
}
# Eine der beiden Personen ist angesprochen.
sealed-step-keys = { $who ->
    [you] Du öffnest die Handkarten { NAME($rival, case: "of") }
   *[other] { $who } öffnet deine Handkarten
}
sealed-invited-description = Sie ist versiegelt: Ihr beide mischt und verschließt die Karten. Wer heimlich hineinschaut, fliegt am Ende auf oder muss den letzten Link zurückhalten.
sealed-unsigned = Diese Einladung stammt von einer älteren Version der Seite und ist nicht signiert: Ihre Links können unterwegs verändert werden, und es gibt keinen Code zum Vergleichen. Bitte { $who } lieber, die Seite neu zu laden und dich noch einmal einzuladen.

sealed-send-long = Die ersten Links sind lang, also nimm eine App, die lange Nachrichten verträgt.
sealed-code = Dein Code ist { $code }. Vergleiche ihn am Telefon mit dem { NAME($who, case: "of") }: Sind beide gleich, hat niemand eure Links ausgetauscht.
sealed-elsewhere = Diese Partie ist in einem anderen Browser
sealed-elsewhere-description = Dieser Link gehört zu einer versiegelten Partie mit { NAME($who, case: "dative") }. Öffne ihn in dem Browser, in dem du sie spielst. Wenn du dessen Daten gelöscht hast, lässt sich die Partie nicht beenden.

# Eine Partie, die in einem anderen Tab offen ist.
sealed-other-tab = Diese Partie ist in einem anderen Tab offen
sealed-other-tab-description = Sie lässt sich immer nur in einem Tab spielen. Schließ sie dort, dann kannst du hier weiterspielen.

# Eine gespeicherte Partie, zu der ihre Nachrichten nicht passen.
sealed-changed = Diese Partie wurde verändert oder beschädigt
sealed-changed-description = Was von ihr gespeichert ist, passt nicht zu ihren eigenen Nachrichten. Deshalb lässt sie sich nicht fortsetzen, und du kannst ihr nicht trauen. Sie bleibt, wie sie ist, und sonst ist nichts betroffen.

# Das Blatt zum Verschicken.
sealed-send = Link schicken
sealed-send-description = Schick diesen Link mit einer beliebigen Nachrichten-App. Wer ihn sonst sieht, erfährt nichts über verdeckte Karten.
sealed-line-first = Lass uns eine versiegelte Partie Red7 spielen:
sealed-line = { $who }, hier ist der nächste Link für unsere Partie Red7:
sealed-line-unnamed = Hier ist der nächste Link für unsere Partie Red7:

# Am Ende einer Runde.
sealed-proof-send = Schick { NAME($who, case: "dative") } diesen Link. Der Link, der zurückkommt, beweist den Sieg oder zeigt, dass jemand betrogen hat.
sealed-proof-tell = Schick { NAME($who, case: "dative") } auch diesen Link: Ohne ihn ist dein Sieg dort nicht bewiesen.
sealed-proved = Geprüft: Ihr habt beide ehrlich gemischt.
sealed-not-proved = Der Beweis ist gescheitert: Die Karten sind nicht die, die sie sein sollten. Die Partie endet hier.
sealed-not-proved-by = Der Beweis ist gescheitert: Was { $who } am Ende geschickt hat, passt nicht zu den verschlossenen Karten. Die Partie endet hier.
sealed-proof-waits = { $who } schuldet dir den letzten Link. Bis er den Sieg beweist, zählt der Sieg nicht: Wer betrogen hat, würde diesen Link zurückhalten.
sealed-refused = Diese Karten wurden abgelehnt: Ein Schlüssel { NAME($who, case: "of") } öffnet keine Karte oder eine Karte doppelt. Ihr legt jetzt beide die Geheimnisse dieser Runde offen, damit der Beweis zeigt, wer es war.
sealed-refused-by = Diese Karten wurden abgelehnt, und das war kein Versehen: Der Beweis zeigt, dass sich { $who } nicht an die Regeln des Versiegelns gehalten hat. Die Partie endet hier.
