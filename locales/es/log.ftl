## Turnos terminados: quién y qué pasó. En presente, que suena igual a ambos lados del Atlántico.

log-line = <b>{ $who }</b> { $events }.
log-out = { $who ->
    [you] <b>{ $who }</b> { $events }, pero no vas ganando y quedas fuera.
   *[other] <b>{ $who }</b> { $events }, pero no va ganando y queda fuera.
}
log-out-passed = { $who ->
    [you] <b>{ $who }</b> { $events } y quedas fuera.
   *[other] <b>{ $who }</b> { $events } y queda fuera.
}
log-out-empty = { $who ->
    [you] <b>{ $who }</b> ya no tienes cartas y quedas fuera.
   *[other] <b>{ $who }</b> ya no tiene cartas y queda fuera.
}

## Los hechos. Pueden ir varios seguidos.

log-played = { $who ->
    [you] juegas el { $card }
   *[other] juega el { $card }
}
log-discarded = { $who ->
    [you] descartas el { $card } (misma regla)
   *[other] descarta el { $card } (misma regla)
}
log-changed = { $who ->
    [you] cambias la regla a <b>{ COLOR($rule, case: "small") }</b> con el { $card }
   *[other] cambia la regla a <b>{ COLOR($rule, case: "small") }</b> con el { $card }
}
log-recycled = { $who ->
    [you] mueves el { $card } al lienzo (misma regla)
   *[other] mueve el { $card } al lienzo (misma regla)
}
log-recycled-changed = { $who ->
    [you] mueves el { $card } al lienzo (nueva regla: <b>{ COLOR($rule, case: "small") }</b>)
   *[other] mueve el { $card } al lienzo (nueva regla: <b>{ COLOR($rule, case: "small") }</b>)
}
log-returned = { $who ->
    [you] mueves el { $card } al mazo
   *[other] mueve el { $card } al mazo
}
log-took = { $from ->
    [you] retira tu { $card }
   *[other] { $who ->
        [you] retiras el { $card } de { $from }
       *[other] retira el { $card } de { $from }
    }
}
log-drew = { $who ->
    [you] robas el { $card }
   *[other] roba el { $card }
}
log-drew-unseen = { $who ->
    [you] robas una carta
   *[other] roba una carta
}
log-passed = { $who ->
    [you] pasas
   *[other] pasa
}
# Un rival que piensa en este dispositivo y a quien ninguna jugada le servía.
log-out-helpless = { $who ->
    [you] <b>{ $who }</b> no puedes tomar la delantera y quedas fuera.
   *[other] <b>{ $who }</b> no puede tomar la delantera y queda fuera.
}

# Lo que alguien ha perdido a manos del resto.
lost = { $who } ha retirado tu { $card }.

## Lo que hace otra persona, contado mientras ocurre. Pueden ir varios hechos seguidos.

tell-leads = <b>{ $who }</b> { $events }: va ganando con { $having }.
tell-out = <b>{ $who }</b> { $events }, pero no va ganando y queda fuera.
tell-out-empty = <b>{ $who }</b> ya no tiene cartas y queda fuera.
tell-out-helpless = <b>{ $who }</b> no puede tomar la delantera y queda fuera.
tell-out-passed = <b>{ $who }</b> pasa y queda fuera.
# Mientras la pintura aún cubre el lienzo: quién va ganando se cuenta después.
tell-paints = <b>{ $who }</b> { $events }…
tell-thinking = <b>{ $who }</b> está pensando…
tell-no-cards = <b>{ $who }</b> ya no tiene cartas.

tell-played = juega el { $card }
tell-painted = cambia la regla a <b>{ COLOR($rule, case: "small") }</b> con el { $card }
tell-discarded = descarta el { $card }
tell-recycled = mueve el { $card } al lienzo
tell-recycled-painted = mueve el { $card } al lienzo (nueva regla: <b>{ COLOR($rule, case: "small") }</b>)
tell-returned = mueve el { $card } al mazo
tell-took = { $from ->
    [you] retira tu { $card }
   *[other] retira el { $card } de { $from }
}
tell-drew = roba el { $card }
tell-drew-unseen = roba una carta
tell-passed = pasa

## Lo que ha hecho el resto desde el turno de quien mira.

since = Desde tu turno
since-replay = Repetición
# Mientras se muestra otra vez un turno.
since-again-title = El turno de { $who }
# Un botón, para un lector de pantalla.
since-again = { $text } Verlo otra vez.
# Mientras su turno se cuenta en una frase.
since-now = ahora
since-next = le toca
since-later = después
