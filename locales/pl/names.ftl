## Jak co się nazywa. Nazwa ma też inne formy, tam gdzie zdanie ich potrzebuje:
## NAME($who, case: "of"), COLOR($color, case: "feminine"), CARD($card, case: "accusative").

# Gracze: osoba, do której mówi strona, i pozostali; czwarty siedzi na pierwszym miejscu, gdy strona mówi
# do kogoś innego. Ich imiona to nazwy barwników.
name = { $who ->
    [you] Ty
    [first] Siena
    [second] Umbra
    [third] Kreda
    [friend] twój znajomy
   *[fourth] Ochra
}
    .of = { $who ->
    [you] twoja
    [first] Sieny
    [second] Umbry
    [third] Kredy
    [friend] znajomego
   *[fourth] Ochry
}

# Te same formy dla gracza, któremu ktoś nadał imię. Imion nie odmieniamy.
name-given = { $given }
    .of = gracza { $given }

color = { $color ->
    [red] Czerwony
    [orange] Pomarańczowy
    [yellow] Żółty
    [green] Zielony
    [blue] Niebieski
    [indigo] Granatowy
   *[violet] Fioletowy
}
    .small = { $color ->
    [red] czerwony
    [orange] pomarańczowy
    [yellow] żółty
    [green] zielony
    [blue] niebieski
    [indigo] granatowy
   *[violet] fioletowy
}
    .feminine = { $color ->
    [red] czerwona
    [orange] pomarańczowa
    [yellow] żółta
    [green] zielona
    [blue] niebieska
    [indigo] granatowa
   *[violet] fioletowa
}
    .accusative = { $color ->
    [red] czerwoną
    [orange] pomarańczową
    [yellow] żółtą
    [green] zieloną
    [blue] niebieską
    [indigo] granatową
   *[violet] fioletową
}
    .few = { $color ->
    [red] czerwone
    [orange] pomarańczowe
    [yellow] żółte
    [green] zielone
    [blue] niebieskie
    [indigo] granatowe
   *[violet] fioletowe
}
    .many = { $color ->
    [red] czerwonych
    [orange] pomarańczowych
    [yellow] żółtych
    [green] zielonych
    [blue] niebieskich
    [indigo] granatowych
   *[violet] fioletowych
}
    .under = { $color ->
    [red] czerwonym
    [orange] pomarańczowym
    [yellow] żółtym
    [green] zielonym
    [blue] niebieskim
    [indigo] granatowym
   *[violet] fioletowym
}
    .with = { $color ->
    [red] czerwonymi
    [orange] pomarańczowymi
    [yellow] żółtymi
    [green] zielonymi
    [blue] niebieskimi
    [indigo] granatowymi
   *[violet] fioletowymi
}

# Biernik i narzędnik rodzaju żeńskiego brzmią tu tak samo: „zieloną”.
card = { COLOR($color, case: "feminine") } { $value }
    .accusative = { COLOR($color, case: "accusative") } { $value }

card-short = { $color ->
    [red] C
    [orange] P
    [yellow] Ż
    [green] Z
    [blue] N
    [indigo] G
   *[violet] F
}{ $value }

action-take = zabierz
action-draw = dobierz
action-play-again = zagraj jeszcze raz
action-move = przenieś
action-key-take = zabierz cudzą kartę
action-key-move = przenieś swoją kartę

level-novice = Nowicjusz
level-casual = Amator
level-skilled = Biegły
level-master = Mistrz
level-novice-description = { $who } zagrywa, byle prowadzić.
level-casual-description = { $who } oszczędza karty.
level-skilled-description = { $who } patrzy o turę naprzód.
level-master-description = { $who } sprawdza, jakie mogą być zakryte karty.

## Listy: kilka rzeczy po kolei.

list-comma = { $head }, { $tail }
list-and = { $head } i { $tail }
list-or = { $head } lub { $tail }

# Dwa ostatnie zdarzenia jednej tury.
list-events = { $head } i { $tail }

# Uwaga w nawiasie i etykieta przed tym, co nazywa.
aside = { $given } ({ $found })
labelled = { $given }: { $found }

# Co stoi między dwoma zdaniami.
sentence-gap = { " " }

full-stop = { $text }.
