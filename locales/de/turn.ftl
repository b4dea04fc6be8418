## Der laufende Zug: was geht, wohin es führt, und warum etwas nicht geht.

turn-yours = Du bist dran
turn-waiting = Warten
# Im ersten Zug der allerersten Partie.
turn-primer = Am Ende deines Zuges musst du führen. Spiel eine Karte in deine Palette (was vor dir liegt, zählt), leg eine auf die Leinwand ab (ihre Farbe gilt) oder tu beides.
turn-choose = Wähle eine Karte.
turn-stuck = Keiner deiner Züge bringt dich in Führung. Passe.
turn-stuck-short = kein Zug bringt die Führung
# Wenn jede Handkarte probiert wurde.
turn-none-leads = { $count ->
    [one] Mit deiner letzten Karte führst du nicht. Passe.
   *[other] Keine Karte reicht allein zur Führung. Versuch, eine zu spielen und eine andere abzulegen, oder passe.
}
turn-empty-hand = Deine Hand ist leer: Du kannst nur passen und bist raus.

button-pass = Passen
button-undo = Rückgängig
button-take-back = Zurücknehmen
taken-back = { $count ->
    [one] { $count } Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
# Ein Moment einer beendeten Runde, noch einmal gespielt.
trial-begins = Du bist wieder kurz vor Zug { $turn }. Spiel von hier aus weiter: Das ist Übung und zählt nicht.
trial = Übung ab Zug { $turn }
trial-over = Das war Übung ab Zug { $turn } und zählt deshalb nicht.
button-back = Zurück
button-end = Zug beenden
button-end-out = Zug beenden und ausscheiden
button-end-draw = Ziehen und beenden
button-end-without = Beenden ohne Ziehen
button-pause = Pause
button-resume = Fortsetzen
button-show-next = Weiter
key-space = Leertaste
button-my-turn = Mein Zug
button-finish = Zum Rundenende
button-result = Zum Ergebnis

## Wohin eine gewählte Karte kommt.

where-take = { $card } wegnehmen?
where-move = Wohin verschiebst du { CARD($card, case: "the") }?
where-go = Wohin mit { CARD($card, case: "dative") }?
where-put-back = Zum Abbrechen noch einmal wählen
to-palette = In die Palette
to-canvas = Auf die Leinwand
to-deck = Auf den Stapel
back-another = Andere Karte
back-played = Du hast schon eine gespielt: Leg ab oder geh zurück
back-discarded = Du hast schon eine abgelegt: Spiel oder geh zurück

## Was aus dem Zug würde.

would-be-out = Damit wärst du raus
not-leading-yet = Noch führst du nicht
you-lead-with = Du führst mit { $having }
# Wo das Ablegen die Regel ändert: wer dann führen würde.
outlook-under = { $who ->
    [you] Bei { $rule } führst du
   *[other] Bei { $rule } führt { $who }
}
outlook-under-nobody = Bei { $rule } führt niemand
outlook-leads = Du führst
outlook-behind = { $who } führt weiterhin
outlook-nobody = Niemand führt
outlook-take = { $outlook }. Danach nimmst du eine Karte weg
outlook-move = { $outlook }. Danach verschiebst du eine Karte
outlook-play-again = { $outlook }. Danach spielst du noch eine
outlook-draw = { $outlook }. Du ziehst eine Karte, danach gibt es kein Zurück
outlook-may-draw = { $outlook }. Das Ablegen bringt dir eine Karte
outlook-no-action = { $outlook }. Die Aktion bewirkt nichts
outlook-must-lead = { $outlook }. Am Ende musst du führen
outlook-and-must-lead = { $outlook }, und am Ende musst du führen

## Warum ein Schritt nicht erlaubt ist.

refused-would-lead = Dann führt { $who }
refused-nobody = Dann führt niemand
refused-too-low = { $count ->
    [one] Zu niedrig: In deiner Palette liegt { $count } Karte
   *[other] Zu niedrig: In deiner Palette liegen { $count } Karten
}
refused-cannot-stay = Am Ende könntest du nicht führen
refused-play-first = Spiel erst noch eine Karte
refused-not-now = Nicht an dieser Stelle im Zug
refused-not-there = { $card } ist nicht da
refused-over = Die Runde ist vorbei
refused-smaller = Diese Palette ist kleiner als deine
refused-only = Die einzige Karte darfst du nicht wegnehmen
refused-this-seven = Wähle eine andere Karte als diese 7
refused-action = Diese Aktion kann sie nicht verschieben

## Was noch geht.

still-discard = Du kannst noch eine Karte ablegen, um die Regel zu ändern.
still-play = Du kannst noch eine Karte spielen.
still-earned = Das Ablegen bringt dir eine Karte.
still-change-rule = Ändere die Regel, indem du eine Karte ablegst, oder mach den Schritt rückgängig.
still-change-rule-drawn = Ändere die Regel, indem du eine Karte ablegst. Nach dem Ziehen gibt es kein Zurück.
still-play-to-lead = Spiel eine Karte, die dich in Führung bringt, oder mach den Schritt rückgängig.
still-nothing = Ablegen rettet dich hier nicht. Mach den Schritt rückgängig und versuch etwas anderes.
must-lead-title = Am Ende musst du führen
must-lead-description = Das verlangt die Karte, die du gespielt hast. Leg eine der markierten Karten ab oder mach den Schritt rückgängig.
drew = Du hast { $cards } gezogen.
drawn-card = { CARD($card, case: "the") }
cannot-undo = Du hast die Karte gesehen, also gibt es kein Zurück.
draw-question = Das Ablegen bringt dir eine Karte. Ziehst du sie?

## Aktionen.

acting-take = Nimm eine Karte weg
acting-take-description = Wähle sie aus einer anderen Palette. Sie kommt oben auf den Stapel.
acting-move = Verschiebe eine deiner Karten
acting-move-description = Wähle sie aus deiner Palette. Sie kommt auf die Leinwand oder oben auf den Stapel.
acting-move-canvas-description = Wähle eine andere Karte als diese 7. Sie kommt auf die Leinwand.
acting-play = Spiel noch eine Karte
acting-play-description = Deine 5 verlangt noch eine Karte. Wähle eine Karte.
action-idle = { $value ->
    [1] Es gibt keine Karte zum Wegnehmen, also bewirkt die 1 nichts.
    [3] Der Stapel ist leer, also bewirkt die 3 nichts.
    [5] Es gibt keine weitere Karte zum Spielen, also bewirkt die 5 nichts.
   *[7] Es gibt keine Karte zum Verschieben, also bewirkt die 7 nichts.
}
action-idle-fewer = Mit dieser 1 hat deine Palette mehr Karten als jede andere, also bewirkt die 1 nichts.
action-idle-only = Die einzige Karte einer Palette darfst du nicht wegnehmen, also bewirkt die 1 nichts.

## Passen und auf andere warten.

pass-question = Passen und ausscheiden?
pass-last = Wenn du passt, gewinnt { $who } die Runde.
pass-others = Wenn du passt, bist du raus und die anderen spielen weiter.
pass-still-play = Du kannst noch führen: Spiel { CARD($card, case: "the") }.
pass-still-discard = Du kannst noch führen: Leg { CARD($card, case: "the") } ab.
pass-ends-match = Damit endet das Match.
leave-question = Zug beenden und ausscheiden?
leave-last = Du führst nicht, also gewinnt { $who } die Runde.
leave-others = Du führst nicht, also bist du raus und die anderen spielen weiter.
button-leave = Ausscheiden
handing-over = Das Gerät geht an { $who }
handing-over-to = Das Gerät geht an
handing-over-description = Alle anderen schauen weg.
handing-over-persons = Wer an diesem Gerät spielt
button-take-device = Ich bin { $who }. Karten zeigen
out-title = Du bist raus
out-description = Die anderen spielen die Runde zu Ende.
