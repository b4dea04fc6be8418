## Czego wymaga reguła i jak wypada pod nią paleta.

rule-title = { $rule ->
    [red] Najwyższa karta
    [orange] Najwięcej tych samych liczb
    [yellow] Najwięcej w jednym kolorze
    [green] Najwięcej parzystych
    [blue] Najwięcej różnych kolorów
    [indigo] Najdłuższy ciąg
   *[violet] Najwięcej poniżej 4
}

rule-short = { $rule ->
    [red] Najwyższa
    [orange] Ta sama liczba
    [yellow] Jeden kolor
    [green] Parzyste
    [blue] Kolory
    [indigo] Ciąg
   *[violet] Poniżej 4
}

rule-description = { $rule ->
    [red] Prowadzi, kto ma najwyższą kartę.
    [orange] Prowadzi, kto ma najwięcej kart z tą samą liczbą.
    [yellow] Prowadzi, kto ma najwięcej kart w jednym kolorze.
    [green] Prowadzi, kto ma najwięcej kart parzystych: 2, 4 i 6.
    [blue] Prowadzi, kto ma najwięcej różnych kolorów.
    [indigo] Prowadzi, kto ma najdłuższy ciąg kolejnych liczb: 3 4 5, w dowolnych kolorach.
   *[violet] Prowadzi, kto ma najwięcej kart poniżej 4: 1, 2 i 3.
}

rule-in-force = Obowiązuje { COLOR($rule, case: "small") }

## Jak wypada paleta, bez jej najwyższej karty.

strength-nothing-even = brak parzystych
strength-nothing-low = nic poniżej 4
strength-nothing = brak kart
strength-red = najwyższa
strength-orange = { $count } × { $value }
strength-yellow = { $count ->
    [one] { $count } { COLOR($color, case: "feminine") }
    [few] { $count } { COLOR($color, case: "few") }
   *[many] { $count } { COLOR($color, case: "many") }
}
strength-green = { $count ->
    [one] { $count } parzysta
    [few] { $count } parzyste
   *[many] { $count } parzystych
}
strength-blue = { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
   *[many] { $count } kolorów
}
strength-indigo = ciąg { $count }
strength-violet = { $count } poniżej 4

standing-red = <b>najwyższa karta</b> { $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>, najwyższa { $top }

## Co ma paleta, w narzędniku: po „prowadzi z”.

with-red = { CARD($top, case: "accusative") }
with-orange = { $value ->
    [1] { $count ->
        [one] { $count } jedynką
        [few] { $count } jedynkami
       *[many] { $count } jedynkami
    }
    [2] { $count ->
        [one] { $count } dwójką
        [few] { $count } dwójkami
       *[many] { $count } dwójkami
    }
    [3] { $count ->
        [one] { $count } trójką
        [few] { $count } trójkami
       *[many] { $count } trójkami
    }
    [4] { $count ->
        [one] { $count } czwórką
        [few] { $count } czwórkami
       *[many] { $count } czwórkami
    }
    [5] { $count ->
        [one] { $count } piątką
        [few] { $count } piątkami
       *[many] { $count } piątkami
    }
    [6] { $count ->
        [one] { $count } szóstką
        [few] { $count } szóstkami
       *[many] { $count } szóstkami
    }
   *[other] { $count ->
        [one] { $count } siódemką
        [few] { $count } siódemkami
       *[many] { $count } siódemkami
    }
}
with-yellow = { $count ->
    [one] { $count } { COLOR($color, case: "accusative") } kartą
    [few] { $count } { COLOR($color, case: "with") } kartami
   *[many] { $count } { COLOR($color, case: "with") } kartami
}
with-green = { $count ->
    [one] { $count } kartą parzystą
    [few] { $count } kartami parzystymi
   *[many] { $count } kartami parzystymi
}
with-blue = { $count ->
    [one] { $count } kolorem
    [few] { $count } kolorami
   *[many] { $count } kolorami
}
with-indigo = { $count ->
    [one] ciągiem { $count } karty
    [few] ciągiem { $count } kart
   *[many] ciągiem { $count } kart
}
with-violet = { $count ->
    [one] { $count } kartą poniżej 4
    [few] { $count } kartami poniżej 4
   *[many] { $count } kartami poniżej 4
}

## Kto prowadzi.

nobody-counts = Nikt nie ma karty, która się liczy
nobody-else-counts = Nikt inny nie ma karty, która się liczy.
leads = { $who ->
    [you] Prowadzisz z { $having }
   *[other] { $who } prowadzi z { $having }
}
leads-top = { $who ->
    [you] Prowadzisz z { $having }, najwyższa { $top }
   *[other] { $who } prowadzi z { $having }, najwyższa { $top }
}
# Co ma gracz przeciw temu, kto prowadzi.
you-have = Jesteś dalej, z { $having }, najwyższa { $top }.
you-have-none = U ciebie: { $strength }.
your-highest = Najwyższa karta twojej palety to { $top }.
next-is = Tuż za tobą { $who } z { $having }.
# Dwie karty o tej samej liczbie: prowadząca i własna.
color-decides = Przy tej samej liczbie decyduje kolor: { $card } bije { CARD($other, case: "accusative") }.
your-top-beats = Twoja { $card } bije { CARD($other, case: "accusative") } { NAME($rival, case: "of") }.
your-tie-beats = { $rival } też ma { $count }, ale prowadzisz najwyższą kartą: twoja { $card } bije { CARD($other, case: "accusative") }.
