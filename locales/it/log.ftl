## Turni finiti: chi, e che cosa è successo. Al presente, come nei diari di partita.

log-line = <b>{ $who }</b> { $events }.
log-out = { $who ->
    [you] <b>{ $who }</b> { $events }, ma non sei in testa e sei fuori.
   *[other] <b>{ $who }</b> { $events }, ma non è in testa ed è fuori.
}
log-out-passed = { $who ->
    [you] <b>{ $who }</b> { $events } e sei fuori.
   *[other] <b>{ $who }</b> { $events } ed è fuori.
}
log-out-empty = { $who ->
    [you] <b>{ $who }</b> non hai più carte e sei fuori.
   *[other] <b>{ $who }</b> non ha più carte ed è fuori.
}

## Gli eventi. Più d’uno stanno in fila.

log-played = { $who ->
    [you] giochi { CARD($card, case: "the") }
   *[other] gioca { CARD($card, case: "the") }
}
log-discarded = { $who ->
    [you] scarti { CARD($card, case: "the") } (stessa regola)
   *[other] scarta { CARD($card, case: "the") } (stessa regola)
}
log-changed = { $who ->
    [you] cambi la regola in <b>{ COLOR($rule, case: "small") }</b> con { CARD($card, case: "the") }
   *[other] cambia la regola in <b>{ COLOR($rule, case: "small") }</b> con { CARD($card, case: "the") }
}
log-recycled = { $who ->
    [you] sposti { CARD($card, case: "the") } sulla tela (stessa regola)
   *[other] sposta { CARD($card, case: "the") } sulla tela (stessa regola)
}
log-recycled-changed = { $who ->
    [you] sposti { CARD($card, case: "the") } sulla tela, cambiando la regola in <b>{ COLOR($rule, case: "small") }</b>
   *[other] sposta { CARD($card, case: "the") } sulla tela, cambiando la regola in <b>{ COLOR($rule, case: "small") }</b>
}
log-returned = { $who ->
    [you] sposti { CARD($card, case: "the") } sul mazzo
   *[other] sposta { CARD($card, case: "the") } sul mazzo
}
log-took = { $from ->
    [you] toglie il tuo { $card }
   *[other] { $who ->
        [you] togli { CARD($card, case: "the") } { NAME($from, case: "of") }
       *[other] toglie { CARD($card, case: "the") } { NAME($from, case: "of") }
    }
}
log-drew = { $who ->
    [you] peschi { CARD($card, case: "the") }
   *[other] pesca { CARD($card, case: "the") }
}
log-drew-unseen = { $who ->
    [you] peschi una carta
   *[other] pesca una carta
}
log-passed = { $who ->
    [you] passi
   *[other] passa
}
# Un avversario che pensa su questo dispositivo, e a cui nessuna mossa sarebbe bastata.
log-out-helpless = { $who ->
    [you] <b>{ $who }</b> non puoi andare in testa e sei fuori.
   *[other] <b>{ $who }</b> non può andare in testa ed è fuori.
}

# Che cosa un giocatore ha perso per mano degli altri.
lost = { $who } toglie il tuo { $card }.

## Che cosa fa un altro giocatore, detto mentre accade. Più eventi stanno in fila.

tell-leads = <b>{ $who }</b> { $events }: è in testa con { $having }.
tell-out = <b>{ $who }</b> { $events }, ma non è in testa ed è fuori.
tell-out-empty = <b>{ $who }</b> non ha più carte ed è fuori.
tell-out-helpless = <b>{ $who }</b> non può andare in testa ed è fuori.
tell-out-passed = <b>{ $who }</b> passa ed è fuori.
# Mentre il colore si stende ancora sulla tela: chi è in testa si dice dopo.
tell-paints = <b>{ $who }</b> { $events }…
tell-thinking = <b>{ $who }</b> sta pensando…
tell-no-cards = <b>{ $who }</b> non ha più carte.

tell-played = gioca { CARD($card, case: "the") }
tell-painted = cambia la regola in <b>{ COLOR($rule, case: "small") }</b> con { CARD($card, case: "the") }
tell-discarded = scarta { CARD($card, case: "the") }
tell-recycled = sposta { CARD($card, case: "the") } sulla tela
tell-recycled-painted = sposta { CARD($card, case: "the") } sulla tela, cambiando la regola in <b>{ COLOR($rule, case: "small") }</b>
tell-returned = sposta { CARD($card, case: "the") } sul mazzo
tell-took = { $from ->
    [you] toglie il tuo { $card }
   *[other] toglie { CARD($card, case: "the") } { NAME($from, case: "of") }
}
tell-drew = pesca { CARD($card, case: "the") }
tell-drew-unseen = pesca una carta
tell-passed = passa

## Che cosa hanno fatto gli altri dal turno del giocatore.

since = Dopo il tuo turno
since-replay = Rivedi
# Mentre un turno viene mostrato di nuovo.
since-again-title = La mossa { NAME($who, case: "of") }
# Un pulsante, per un lettore di schermo.
since-again = { $text } Mostralo di nuovo.
# Mentre il turno è raccontato in una frase.
since-now = proprio ora
since-next = a seguire
since-later = più tardi
