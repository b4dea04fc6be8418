## Beendete Züge: wer, und was darin geschah.

log-line = { $who ->
    [you] <b>{ $who }</b> hast { $events }.
   *[other] <b>{ $who }</b> hat { $events }.
}
log-out = { $who ->
    [you] <b>{ $who }</b> hast { $events }, führtest aber nicht und bist ausgeschieden.
   *[other] <b>{ $who }</b> hat { $events }, führte aber nicht und ist ausgeschieden.
}
log-out-passed = { $who ->
    [you] <b>{ $who }</b> hast { $events } und bist ausgeschieden.
   *[other] <b>{ $who }</b> hat { $events } und ist ausgeschieden.
}
log-out-empty = { $who ->
    [you] <b>{ $who }</b> hattest keine Karten mehr und bist ausgeschieden.
   *[other] <b>{ $who }</b> hatte keine Karten mehr und ist ausgeschieden.
}

## Die Ereignisse, nach „hat“ oder „hast“. Mehrere stehen nacheinander.

log-played = { CARD($card, case: "the") } gespielt
log-discarded = { CARD($card, case: "the") } abgelegt (gleiche Regel)
log-changed = mit { CARD($card, case: "dative") } die Regel auf <b>{ $rule }</b> geändert
log-recycled = { CARD($card, case: "the") } aus der Palette auf die Leinwand gelegt (gleiche Regel)
log-recycled-changed = mit { CARD($card, case: "dative") } aus der Palette die Regel auf <b>{ $rule }</b> geändert
log-returned = { CARD($card, case: "the") } aus der Palette auf den Stapel gelegt
log-took = { $from ->
    [you] deine { CARD($card, case: "small") } weggenommen
   *[other] { CARD($card, case: "the") } { NAME($from, case: "of") } weggenommen
}
log-drew = { CARD($card, case: "the") } gezogen
log-drew-unseen = eine Karte gezogen
log-passed = gepasst
# Ein Gegner auf diesem Gerät, dem kein Zug geholfen hätte.
log-out-helpless = { $who ->
    [you] <b>{ $who }</b> konntest nicht in Führung gehen und bist ausgeschieden.
   *[other] <b>{ $who }</b> konnte nicht in Führung gehen und ist ausgeschieden.
}

# Was man an andere verloren hat.
lost = { $who } hat deine { CARD($card, case: "small") } weggenommen.

## Was andere tun, während es geschieht. Mehrere Ereignisse stehen nacheinander.

tell-leads = <b>{ $who }</b> { $events }: Führung mit { $having }.
tell-out = <b>{ $who }</b> { $events }, führt aber nicht und scheidet aus.
tell-out-empty = <b>{ $who }</b> hat keine Karten mehr und scheidet aus.
tell-out-helpless = <b>{ $who }</b> kann nicht in Führung gehen und scheidet aus.
tell-out-passed = <b>{ $who }</b> passt und scheidet aus.
# Während die Farbe noch über die Leinwand läuft: Wer dann führt, folgt danach.
tell-paints = <b>{ $who }</b> { $events } …
tell-thinking = <b>{ $who }</b> überlegt …
tell-no-cards = <b>{ $who }</b> hat keine Karten mehr.

tell-played = spielt { CARD($card, case: "the") }
tell-painted = ändert mit { CARD($card, case: "dative") } die Regel auf <b>{ $rule }</b>
tell-discarded = legt { CARD($card, case: "the") } ab
tell-recycled = legt { CARD($card, case: "the") } aus der Palette auf die Leinwand
tell-recycled-painted = ändert mit { CARD($card, case: "dative") } aus der Palette die Regel auf <b>{ $rule }</b>
tell-returned = legt { CARD($card, case: "the") } aus der Palette auf den Stapel
tell-took = { $from ->
    [you] nimmt deine { CARD($card, case: "small") } weg
   *[other] nimmt { CARD($card, case: "the") } { NAME($from, case: "of") } weg
}
tell-drew = zieht { CARD($card, case: "the") }
tell-drew-unseen = zieht eine Karte
tell-passed = passt

## Was die anderen seit dem eigenen Zug getan haben.

since = Seit deinem Zug
since-replay = Wiederholung
# Während ein Zug noch einmal gezeigt wird.
since-again-title = Zug { NAME($who, case: "of") }
# Eine Schaltfläche, für Screenreader.
since-again = { $text } Noch einmal zeigen.
# Während der Zug in einem Satz erzählt wird.
since-now = gerade eben
since-next = gleich dran
since-later = später dran
