## Che cosa chiede una regola, e come sta una tavolozza con quella regola.

rule-title = { $rule ->
    [red] Carta più alta
    [orange] Più carte di un numero
    [yellow] Più carte di un colore
    [green] Più carte pari
    [blue] Più colori diversi
    [indigo] Scala più lunga
   *[violet] Più carte sotto il 4
}

# Per una colonna stretta.
rule-short = { $rule ->
    [red] Più alta
    [orange] Un numero
    [yellow] Un colore
    [green] Pari
    [blue] Colori
    [indigo] Scala
   *[violet] Sotto il 4
}

rule-description = { $rule ->
    [red] È in testa la carta più alta.
    [orange] È in testa chi ha più carte di uno stesso numero.
    [yellow] È in testa chi ha più carte di uno stesso colore.
    [green] È in testa chi ha più carte pari: 2, 4 e 6.
    [blue] È in testa chi ha più colori diversi.
    [indigo] È in testa la scala di numeri più lunga, come 3 4 5, in qualsiasi colore.
   *[violet] È in testa chi ha più carte sotto il 4: 1, 2 e 3.
}

rule-in-force = La regola è { COLOR($rule, case: "the") }

## Come sta una tavolozza, senza la sua carta più alta. Le prime tre stanno anche dopo «Non hai».

strength-nothing-even = nessuna pari
strength-nothing-low = nessuna sotto il 4
strength-nothing = nessuna carta
strength-red = più alta
strength-orange = { $count ->
    [1] un { $value }
    [2] due { $value }
    [3] tre { $value }
    [4] quattro { $value }
    [5] cinque { $value }
    [6] sei { $value }
   *[other] sette { $value }
}
strength-yellow = { $count ->
    [one] { $count } { COLOR($color, case: "feminine") }
   *[other] { $count } { COLOR($color, case: "plural") }
}
strength-green = { $count } pari
strength-blue = { $count ->
    [one] 1 colore
   *[other] { $count } colori
}
strength-indigo = scala di { $count }
strength-violet = { $count } sotto il 4

# Con la sua carta più alta. Dove non c’è spazio, ciò che non è in grassetto manca.
standing-red = <b>carta più alta</b> { $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>, max { $top }

## Che cosa ha una tavolozza: nelle frasi qui sotto sta dopo «con».

with-red = { CARD($top, case: "the") }
with-orange = { $count ->
    [1] un { $value }
    [2] due { $value }
    [3] tre { $value }
    [4] quattro { $value }
    [5] cinque { $value }
    [6] sei { $value }
   *[other] sette { $value }
}
with-yellow = { $count ->
    [one] { $count } carta { COLOR($color, case: "feminine") }
   *[other] { $count } carte { COLOR($color, case: "plural") }
}
with-green = { $count ->
    [one] { $count } carta pari
   *[other] { $count } carte pari
}
with-blue = { $count ->
    [one] { $count } colore
   *[other] { $count } colori
}
with-indigo = una scala di { $count }
with-violet = { $count ->
    [one] { $count } carta sotto il 4
   *[other] { $count } carte sotto il 4
}

## Chi è in testa.

nobody-counts = Nessuno ha una carta che conta
nobody-else-counts = Nessun altro ha una carta che conta.
leads = { $who ->
    [you] Sei in testa con { $having }
   *[other] { $who } è in testa con { $having }
}
leads-top = { $who ->
    [you] Sei in testa con { $having }, carta più alta { CARD($top, case: "the") }
   *[other] { $who } è in testa con { $having }, carta più alta { CARD($top, case: "the") }
}
# Che cosa ha il giocatore contro chi è in testa.
you-have = Tu hai { $having }, carta più alta { CARD($top, case: "the") }.
you-have-none = Tu: { $strength }.
your-highest = La carta più alta della tua tavolozza è { CARD($top, case: "the") }.
next-is = Segue { $who }, con { $having }.
# Due carte dello stesso numero: quella in testa e la propria.
color-decides = A parità di numero decide il colore: { CARD($card, case: "the") } batte { CARD($other, case: "the") }.
your-top-beats = Il tuo { $card } batte { CARD($other, case: "the") } { NAME($rival, case: "of") }.
your-tie-beats = Parità a { $count } con { $rival }, ma sei in testa per la carta più alta: il tuo { $card } batte { CARD($other, case: "the") }.
