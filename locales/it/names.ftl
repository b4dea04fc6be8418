## Come si chiamano le cose. Un nome può avere altre forme, dove la frase le richiede:
## NAME($who, case: "of"), COLOR($color, case: "small"), CARD($card, case: "the").
##
## Termini, sempre gli stessi:
## tavolozza (palette) · tela (canvas) · mazzo (deck) · mano (hand) · regola (rule) · pila dei punti (score pile)
## giocare una carta nella tavolozza · scartare sulla tela · pescare · passare · togliere (1) · spostare (7)
## essere in testa, andare in testa (lead) · fuori, uscire dal round (out, go out): non concordano con chi gioca
## turno: quando tocca a qualcuno, e il suo numero · mossa: ciò che si fa in un turno intero («la mossa migliore»)
## round · partita (game, match) · smazzata (deal) · codice smazzata (seed) · posto (seat, chair)
## scala (run) · più carte di un numero · carte pari · carte sotto il 4
## consiglio (hint) · annulla (undo) · annulla turno (take back) · tentativo (try) · allenamento (practice)
## analisi (review) · replay · rompicapo (puzzle) · rivincita (rematch) · partita sigillata (sealed) · in tempo reale (live)
## rivale: l’altra persona di una partita in due dispositivi, finché non ha un nome (friend)
## Una carta è «il 7 rosso»: maschile come il suo numero. Chi gioca non ha genere.

# I giocatori: la persona a cui si rivolge la pagina, e gli altri; il quarto siede al primo posto quando
# la pagina si rivolge a qualcun altro. I nomi sono di pigmenti.
name = { $who ->
    [you] Tu
    [first] Siena
    [second] Ombra
    [third] Gesso
    [friend] il tuo rivale
   *[fourth] Ocra
}
    .of = { $who ->
    [you] di te
    [first] di Siena
    [second] di Ombra
    [third] di Gesso
    [friend] del tuo rivale
   *[fourth] di Ocra
}

# Lo stesso per un giocatore a cui qualcuno ha dato un nome.
name-given = { $given }
    .of = di { $given }

color = { $color ->
    [red] Rosso
    [orange] Arancione
    [yellow] Giallo
    [green] Verde
    [blue] Blu
    [indigo] Indaco
   *[violet] Viola
}
    .small = { $color ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
    [indigo] indaco
   *[violet] viola
}
    .the = { $color ->
    [red] il rosso
    [orange] l’arancione
    [yellow] il giallo
    [green] il verde
    [blue] il blu
    [indigo] l’indaco
   *[violet] il viola
}
    .feminine = { $color ->
    [red] rossa
    [orange] arancione
    [yellow] gialla
    [green] verde
    [blue] blu
    [indigo] indaco
   *[violet] viola
}
    .plural = { $color ->
    [red] rosse
    [orange] arancioni
    [yellow] gialle
    [green] verdi
    [blue] blu
    [indigo] indaco
   *[violet] viola
}

card = { $value } { COLOR($color, case: "small") }
    .the = { $value ->
    [1] l’1
   *[other] il { $value }
} { COLOR($color, case: "small") }

# Una carta dove non c’è quasi spazio: l’iniziale del colore e il numero. Verde e viola ne hanno due.
card-short = { $color ->
    [red] R
    [orange] A
    [yellow] G
    [green] Ve
    [blue] B
    [indigo] I
   *[violet] Vi
}{ $value }

# Che cosa fa una carta quando viene giocata, in una parola.
action-take = togli
action-draw = pesca
action-play-again = gioca ancora
action-move = sposta
# Lo stesso nella legenda dei segni, che distingue le due che portano via una carta.
action-key-take = togli una carta altrui
action-key-move = sposta una tua carta

level-novice = Principiante
level-casual = Casual
level-skilled = Esperto
level-master = Maestro
level-novice-description = { $who } gioca qualsiasi mossa che porti in testa.
level-casual-description = { $who } risparmia le carte.
level-skilled-description = { $who } guarda un turno avanti.
level-master-description = { $who } ragiona sulle carte che potresti avere.

## Elenchi: più cose una dopo l’altra.

list-comma = { $head }, { $tail }
list-and = { $head } e { $tail }
list-or = { $head } o { $tail }

# Gli ultimi due eventi di un turno, come in «gioca il 7 rosso e scarta il 2 blu».
list-events = { $head } e { $tail }

# Un’osservazione tra parentesi, e un’etichetta davanti a ciò che dice.
aside = { $given } ({ $found })
labelled = { $given }: { $found }

# Che cosa sta tra due frasi.
sentence-gap = { " " }

# Una frase fatta di parole che altrove stanno senza punto.
full-stop = { $text }.
