## Co pravidlo žádá a jak si při něm paleta stojí.

rule-title = { $rule ->
    [red] Nejvyšší karta
    [orange] Nejvíc stejných čísel
    [yellow] Nejvíc karet jedné barvy
    [green] Nejvíc sudých karet
    [blue] Nejvíc různých barev
    [indigo] Nejdelší postupka
   *[violet] Nejvíc karet pod 4
}

# Pro úzký sloupec.
rule-short = { $rule ->
    [red] Nejvyšší
    [orange] Jedno číslo
    [yellow] Jedna barva
    [green] Sudé
    [blue] Barvy
    [indigo] Postupka
   *[violet] Pod 4
}

rule-description = { $rule ->
    [red] Vede nejvyšší karta.
    [orange] Vede, kdo má nejvíc karet se stejným číslem.
    [yellow] Vede, kdo má nejvíc karet jedné barvy.
    [green] Vede, kdo má nejvíc sudých karet: 2, 4 a 6.
    [blue] Vede, kdo má nejvíc různých barev.
    [indigo] Vede nejdelší postupka čísel, třeba 3 4 5, v jakýchkoli barvách.
   *[violet] Vede, kdo má nejvíc karet pod 4: 1, 2 a 3.
}

rule-in-force = Platí { COLOR($rule, case: "small") }

## Jak si paleta stojí, bez své nejvyšší karty.

strength-nothing-even = žádná sudá
strength-nothing-low = nic pod 4
strength-nothing = žádná karta
strength-red = nejvyšší
strength-orange = { $value ->
    [1] { $count ->
        [one] { $count } jednička
        [few] { $count } jedničky
       *[other] { $count } jedniček
    }
    [2] { $count ->
        [one] { $count } dvojka
        [few] { $count } dvojky
       *[other] { $count } dvojek
    }
    [3] { $count ->
        [one] { $count } trojka
        [few] { $count } trojky
       *[other] { $count } trojek
    }
    [4] { $count ->
        [one] { $count } čtyřka
        [few] { $count } čtyřky
       *[other] { $count } čtyřek
    }
    [5] { $count ->
        [one] { $count } pětka
        [few] { $count } pětky
       *[other] { $count } pětek
    }
    [6] { $count ->
        [one] { $count } šestka
        [few] { $count } šestky
       *[other] { $count } šestek
    }
   *[other] { $count ->
        [one] { $count } sedmička
        [few] { $count } sedmičky
       *[other] { $count } sedmiček
    }
}
strength-yellow = { $count ->
    [one] { $count } { COLOR($color, case: "small") }
    [few] { $count } { COLOR($color, case: "under") }
   *[other] { $count } { COLOR($color, case: "many") }
}
strength-green = { $count ->
    [one] { $count } sudá
    [few] { $count } sudé
   *[other] { $count } sudých
}
strength-blue = { $count ->
    [one] { $count } barva
    [few] { $count } barvy
   *[other] { $count } barev
}
strength-indigo = { $count } v řadě
strength-violet = { $count } pod 4

# I se svou nejvyšší kartou. Kde není místo, vynechá se, co není tučné.
standing-red = <b>nejvyšší karta</b> { $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>, nejvyšší { $top }

## Co paleta má, i s předložkou, jak to stojí ve větách níže: „Vedeš se 3 šestkami“.

with-red = s kartou { $top }
with-orange = { $count ->
    [1] s jednou
    [2] se dvěma
    [3] se třemi
    [4] se čtyřmi
    [5] s pěti
    [6] se šesti
   *[other] se sedmi
} { $value ->
    [1] { $count ->
        [1] jedničkou
       *[other] jedničkami
    }
    [2] { $count ->
        [1] dvojkou
       *[other] dvojkami
    }
    [3] { $count ->
        [1] trojkou
       *[other] trojkami
    }
    [4] { $count ->
        [1] čtyřkou
       *[other] čtyřkami
    }
    [5] { $count ->
        [1] pětkou
       *[other] pětkami
    }
    [6] { $count ->
        [1] šestkou
       *[other] šestkami
    }
   *[other] { $count ->
        [1] sedmičkou
       *[other] sedmičkami
    }
}
# Předložka podle čteného čísla: „s jednou“, „se dvěma“, „s pěti“.
with-yellow = { $count ->
    [1] s { $count } { COLOR($color, case: "accusative") } kartou
    [5] s { $count } { COLOR($color, case: "with") } kartami
   *[other] se { $count } { COLOR($color, case: "with") } kartami
}
with-green = { $count ->
    [1] s { $count } sudou kartou
    [2] se { $count } sudými kartami
    [3] se { $count } sudými kartami
    [4] se { $count } sudými kartami
    [6] se { $count } sudými kartami
    [7] se { $count } sudými kartami
   *[other] s { $count } sudými kartami
}
with-blue = { $count ->
    [1] s { $count } barvou
    [5] s { $count } barvami
   *[other] se { $count } barvami
}
with-indigo = { $count ->
    [1] s postupkou o 1 kartě
   *[other] s postupkou { $count } karet
}
with-violet = { $count ->
    [1] s { $count } kartou pod 4
    [2] se { $count } kartami pod 4
    [3] se { $count } kartami pod 4
    [4] se { $count } kartami pod 4
    [6] se { $count } kartami pod 4
    [7] se { $count } kartami pod 4
   *[other] s { $count } kartami pod 4
}

## Kdo vede.

nobody-counts = Nikdo nemá kartu, která se počítá
nobody-else-counts = Nikdo jiný nemá kartu, která se počítá.
leads = { $who ->
    [you] Vedeš { $having }
   *[other] { $who } vede { $having }
}
leads-top = { $who ->
    [you] Vedeš { $having }, nejvyšší { $top }
   *[other] { $who } vede { $having }, nejvyšší { $top }
}
# Co má hráč proti tomu, kdo vede.
you-have = Zaostáváš { $having }, nejvyšší { $top }.
you-have-none = Ve tvé paletě: { $strength }.
your-highest = Nejvyšší karta tvojí palety je { $top }.
next-is = Hned za tebou: { $who } { $having }.
# Dvě karty se stejným číslem: ta, která vede, a vlastní.
color-decides = Při stejném čísle rozhoduje barva: { $card } přebíjí { CARD($other, case: "accusative") }.
your-top-beats = Tvoje { $card } přebíjí { CARD($other, case: "accusative") }, kterou má { $rival }.
your-tie-beats = { $rival } má stejně ({ $count }), ale vedeš nejvyšší kartou: tvoje { $card } přebíjí { CARD($other, case: "accusative") }.
