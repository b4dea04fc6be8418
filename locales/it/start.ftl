## La pagina iniziale.

start-menu = Menu
start-title = Sette colori, sette modi di vincere.
start-description = Ogni carta che scarti stabilisce la regola. Termina il turno in testa, o sei fuori.
start-more = Altro
start-private = Funziona offline. Niente account; nulla esce da questo dispositivo.
start-private-live = Funziona offline. Niente account; nulla esce da questo dispositivo, a meno che tu non giochi in tempo reale.
start-legal = Red7 è un gioco di Carl Chudyk e Chris Cieslik, pubblicato da Asmadi Games. Questa è un’opera amatoriale non ufficiale, con grafica e testi propri.

## A che cosa giocare: un primo round, il tavolo dell’ultima volta, o la partita lasciata a metà.

play-label = Gioca
play = Gioca
play-first = Gioca il primo round
play-learn = Impara in 3 minuti
play-first-against = Contro { $who }
play-first-description = Un Principiante, consigli, e molti modi di vincere
play-rules = { $edition } { $game }
play-last-won = Ultima partita: vinta con { COLOR($rule, case: "the") }
play-last-lost = Ultima partita: persa con { COLOR($rule, case: "the") }
play-customise = Personalizza
play-done = Fatto
play-new = Nuova partita
tile-puzzle-new = Oggi uno nuovo
tile-rush = Tre minuti
tile-rush-best = Record: { $count }
tile-learn = Impara
tile-wins = Come si vince
tile-wins-facts = Dieci numeri

## La partita lasciata a metà.

last-turn = Turno { $turn } della partita
last-to-move = { $who ->
    [you] Il tuo turno
   *[other] Turno { NAME($who, case: "of") }
}
last-your-turn = Il tuo turno
last-round-over = Il round è finito
last-continue = Continua

## Il modulo per una nuova partita.

form-title = Nuova partita
player-person = Persona
player-friend = Ospite

## Che cos’altro si può fare.

learn-description = Dieci brevi lezioni
learn-done = Lezioni fatte: { $done } su { $count }
puzzles = Rompicapi
puzzles-description = Una mossa vince. Trovala.
puzzles-solved = Risolti: { $solved } su { $tried } · rating dei rompicapi { $rating }
puzzle-rush = Rompicapi a tempo
statistics = Statistiche
