## Una partita che si guarda.

replay = Replay
replay-moment = Dopo il turno { $turn } di { $count }
replay-deal = La smazzata
replay-position = Una posizione
# All’inizio, quando si guarda una partita ricevuta.
replay-how = Con le frecce qui sotto vai di turno in turno.
replay-first = Vai alla smazzata
replay-back = Turno precedente
replay-next = Turno successivo
replay-last = Vai alla fine
replay-on = Continua
# Al posto di chi ha inviato la partita.
replay-take-over = Subentra qui

## Chi vince una posizione, a carte scoperte.

solve = Chi vince?
solve-trying = Mosse provate: { $done } su { $count }…
solve-stop = Ferma
solve-won = { $who ->
    [you] A carte scoperte, vinci con questa mossa: { $events }.
   *[other] A carte scoperte, { $who } vince con questa mossa: { $events }.
}
solve-or = { $head }, oppure { $tail }
solve-more = { $count ->
    [one] Vince anche un’altra mossa.
   *[other] Vincono anche altre { $count } mosse.
}
solve-no-line = Il seguito si può calcolare solo nel gioco base, con poche carte in mano.
solve-lost = { $who ->
    [you] A carte scoperte, contro un gioco perfetto non puoi vincere.
   *[other] A carte scoperte, contro un gioco perfetto { $who } non può vincere.
}
