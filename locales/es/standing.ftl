## Qué pide una regla y cómo está una paleta según ella.

rule-title = { $rule ->
    [red] Carta más alta
    [orange] Más del mismo número
    [yellow] Más del mismo color
    [green] Más cartas pares
    [blue] Más colores distintos
    [indigo] Escalera más larga
   *[violet] Más cartas menores que 4
}

# Para una columna estrecha.
rule-short = { $rule ->
    [red] Más alta
    [orange] Un número
    [yellow] Un color
    [green] Pares
    [blue] Colores
    [indigo] Escalera
   *[violet] Menor que 4
}

rule-description = { $rule ->
    [red] Va ganando la carta más alta.
    [orange] Va ganando quien tiene más cartas del mismo número.
    [yellow] Va ganando quien tiene más cartas del mismo color.
    [green] Va ganando quien tiene más cartas pares: 2, 4 y 6.
    [blue] Va ganando quien tiene más colores distintos.
    [indigo] Va ganando la escalera de números más larga, como 3 4 5, de cualquier color.
   *[violet] Va ganando quien tiene más cartas menores que 4: 1, 2 y 3.
}

rule-in-force = Manda el { COLOR($rule, case: "small") }

## Cómo está una paleta, sin su carta más alta.

strength-nothing-even = ninguna carta par
strength-nothing-low = ninguna carta menor que 4
strength-nothing = ninguna carta
strength-red = más alta
strength-orange = { $count ->
    [1] un { $value }
    [2] dos { $value }
    [3] tres { $value }
    [4] cuatro { $value }
    [5] cinco { $value }
    [6] seis { $value }
   *[other] siete { $value }
}
strength-yellow = { $count ->
    [one] { $count } { COLOR($color, case: "feminine") }
   *[other] { $count } { COLOR($color, case: "plural") }
}
strength-green = { $count ->
    [one] { $count } par
   *[other] { $count } pares
}
strength-blue = { $count ->
    [one] 1 color
   *[other] { $count } colores
}
strength-indigo = escalera de { $count }
strength-violet = { $count ->
    [one] { $count } menor que 4
   *[other] { $count } menores que 4
}

# Con su carta más alta. Donde no hay sitio se omite lo que no va en negrita.
standing-red = <b>carta más alta</b> { $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>, más alta { $top }

## Lo que tiene una paleta, tal como va tras «con» en las frases de abajo.

with-red = el { $top }
with-orange = { $count ->
    [1] un { $value }
    [2] dos { $value }
    [3] tres { $value }
    [4] cuatro { $value }
    [5] cinco { $value }
    [6] seis { $value }
   *[other] siete { $value }
}
with-yellow = { $count ->
    [one] { $count } carta { COLOR($color, case: "feminine") }
   *[other] { $count } cartas { COLOR($color, case: "plural") }
}
with-green = { $count ->
    [one] { $count } carta par
   *[other] { $count } cartas pares
}
with-blue = { $count ->
    [one] { $count } color
   *[other] { $count } colores
}
with-indigo = una escalera de { $count }
with-violet = { $count ->
    [one] { $count } carta menor que 4
   *[other] { $count } cartas menores que 4
}

## Quién va ganando.

nobody-counts = Nadie tiene una carta que cuente
nobody-else-counts = Nadie más tiene una carta que cuente.
leads = { $who ->
    [you] Vas ganando con { $having }
   *[other] { $who } va ganando con { $having }
}
leads-top = { $who ->
    [you] Vas ganando con { $having } (carta más alta: { $top })
   *[other] { $who } va ganando con { $having } (carta más alta: { $top })
}
# Lo que tiene el jugador frente a quien va ganando.
you-have = Tú tienes { $having } (carta más alta: { $top }).
you-have-none = Tú no tienes { $strength }.
your-highest = La carta más alta de tu paleta es el { $top }.
next-is = Le sigue { $who } con { $having }.
# Dos cartas del mismo número: la que va ganando y la propia.
color-decides = A igual número, decide el color: el { $card } supera al { $other }.
your-top-beats = Tu { $card } supera al { $other } de { $rival }.
your-tie-beats = Empatas a { $count } con { $rival }, pero vas ganando por la carta más alta: tu { $card } supera al { $other }.
