## Il turno in corso: che cosa si può fare, a che cosa porterebbe, e perché no.

turn-yours = Il tuo turno
turn-waiting = In attesa
# Nel primo turno della prima partita di una persona nuova.
turn-primer = Termina il turno in testa. Gioca una carta nella tavolozza (contano le carte davanti a te), scartane una sulla tela (il suo colore è la regola) o fai entrambe le cose.
turn-choose = Scegli una carta.
turn-stuck = Nessuna mossa ti porta in testa. Passa.
turn-stuck-short = nessuna mossa porta in testa
# Quando ogni carta della mano è stata provata.
turn-none-leads = { $count ->
    [one] La tua ultima carta non porta in testa. Passa.
   *[other] Nessuna carta da sola porta in testa. Prova a giocarne una e a scartarne un’altra, o passa.
}
turn-empty-hand = La tua mano è vuota: passa, e sei fuori.

button-pass = Passa
button-undo = Annulla
button-take-back = Annulla turno
taken-back = { $count ->
    [one] { $count } turno annullato
   *[other] { $count } turni annullati
}
# Un momento di un round finito, provato un’altra volta.
trial-begins = Sei di nuovo subito prima del turno { $turn }. Continua da qui: è un allenamento e non conta.
trial = allenamento dal turno { $turn }
trial-over = Dal turno { $turn } era un allenamento, quindi non conta.
button-back = Indietro
button-end = Fine turno
button-end-out = Fine turno: sei fuori
button-end-draw = Pesca e termina
button-end-without = Termina senza pescare
button-pause = Pausa
button-resume = Riprendi
button-show-next = Avanti
key-space = Spazio
button-my-turn = Il mio turno
button-finish = Finisci il round
button-result = Vedi il risultato

## Dove va una carta scelta.

where-take = Togliere { CARD($card, case: "the") }?
where-move = Dove sposti { CARD($card, case: "the") }?
where-go = Dove va { CARD($card, case: "the") }?
where-put-back = Sceglilo di nuovo per rinunciare
to-palette = Nella tavolozza
to-canvas = Sulla tela
to-deck = In cima al mazzo
back-another = Un’altra carta
back-played = Ne hai già giocata una: scarta, o torna indietro
back-discarded = Ne hai già scartata una: gioca, o torna indietro

## Che cosa ne sarebbe del turno.

would-be-out = Saresti fuori
not-leading-yet = Non sei ancora in testa
you-lead-with = Sei in testa con { $having }
# Quando uno scarto cambia la regola: chi sarebbe allora in testa.
outlook-under = { $who ->
    [you] Con { COLOR($rule, case: "the") } sei in testa
   *[other] Con { COLOR($rule, case: "the") } sarebbe in testa { $who }
}
outlook-under-nobody = Con { COLOR($rule, case: "the") } nessuno sarebbe in testa
outlook-leads = Sei in testa
outlook-behind = In testa resta { $who }
outlook-nobody = Nessuno è in testa
outlook-take = { $outlook }. Poi togli una carta
outlook-move = { $outlook }. Poi sposti una carta
outlook-play-again = { $outlook }. Poi giochi ancora
outlook-draw = { $outlook }. Peschi una carta; poi non puoi annullare
outlook-may-draw = { $outlook }. Lo scarto ti fa pescare
outlook-no-action = { $outlook }. L’azione non ha effetto
outlook-must-lead = { $outlook }. Devi finire in testa
outlook-and-must-lead = { $outlook } e devi finire in testa

## Perché una cosa non è permessa.

refused-would-lead = Sarebbe in testa { $who }
refused-nobody = Nessuno sarebbe in testa
refused-too-low = { $count ->
    [one] Troppo bassa: la tua tavolozza ha { $count } carta
   *[other] Troppo bassa: la tua tavolozza ha { $count } carte
}
refused-cannot-stay = Non potresti finire in testa
refused-play-first = Prima gioca un’altra carta
refused-not-now = Non a questo punto del turno
refused-not-there = Lì non c’è { CARD($card, case: "the") }
refused-over = Il round è finito
refused-smaller = Quella tavolozza è più piccola della tua
refused-only = Non puoi togliere l’unica carta di qualcuno
refused-this-seven = Scegli una carta diversa da questo 7
refused-action = Questa azione non può spostarla

## Che cosa si può ancora fare.

still-discard = Puoi anche scartare per cambiare la regola.
still-play = Puoi ancora giocare una carta.
still-earned = Il tuo scarto ti fa pescare una carta.
still-change-rule = Cambia la regola con uno scarto, o annulla.
still-change-rule-drawn = Cambia la regola con uno scarto. Dopo aver pescato non si annulla più.
still-play-to-lead = Gioca una carta che ti porti in testa, o annulla.
still-nothing = Qui nessuno scarto può salvarti. Annulla e prova altro.
must-lead-title = Devi finire in testa
must-lead-description = Lo richiede la carta che hai giocato. Scarta una delle carte segnate, o annulla.
drew = Hai pescato { $cards }.
drawn-card = { CARD($card, case: "the") }
cannot-undo = Hai visto la carta, quindi non puoi più annullare.
draw-question = Il tuo scarto ti fa pescare una carta. La peschi?

## Azioni.

acting-take = Togli una carta
acting-take-description = Sceglila da un’altra tavolozza. Va in cima al mazzo.
acting-move = Sposta una tua carta
acting-move-description = Sceglila dalla tua tavolozza. Va sulla tela o in cima al mazzo.
acting-move-canvas-description = Scegli una carta diversa da questo 7. Va sulla tela.
acting-play = Gioca un’altra carta
acting-play-description = Il tuo 5 ti fa giocare ancora. Scegli una carta.
action-idle = { $value ->
    [1] Non c’è una carta da togliere, quindi l’1 non fa nulla.
    [3] Il mazzo è vuoto, quindi il 3 non fa nulla.
    [5] Non c’è un’altra carta da giocare, quindi il 5 non fa nulla.
   *[7] Non c’è una carta da spostare, quindi il 7 non fa nulla.
}
action-idle-fewer = Contando questo 1, ogni altra tavolozza ha meno carte della tua, quindi l’1 non fa nulla.
action-idle-only = L’unica carta di una tavolozza non si può togliere, quindi l’1 non fa nulla.

## Passare, e aspettare gli altri.

pass-question = Passare e uscire dal round?
pass-last = Se passi, il round lo vince { $who }.
pass-others = Se passi, sei fuori e gli altri continuano.
pass-still-play = Puoi ancora andare in testa: gioca { CARD($card, case: "the") }.
pass-still-discard = Puoi ancora andare in testa: scarta { CARD($card, case: "the") }.
pass-ends-match = Così finisce la partita.
leave-question = Terminare il turno e uscire dal round?
leave-last = Non sei in testa, quindi il round lo vince { $who }.
leave-others = Non sei in testa, quindi sei fuori e gli altri continuano.
button-leave = Esci
handing-over = Dai il dispositivo a { $who }
handing-over-to = Dai il dispositivo a
handing-over-description = Chi non gioca ora guardi altrove.
handing-over-persons = Chi gioca su questo dispositivo
button-take-device = Sono { $who }. Mostra le carte
out-title = Sei fuori
out-description = Gli altri finiscono il round.
