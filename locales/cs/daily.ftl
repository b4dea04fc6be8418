## Rozdání jednotlivých dnů.

daily = Rozdání dne
daily-play = Zahrát dnešní rozdání
daily-continue = Dohrát dnešní rozdání
# Z jiného dne.
daily-continue-day = Pokračovat: { $day }
daily-result = Dnešní výsledek
# Rozdání dne, které se hraje ještě jednou.
practice = nanečisto
# Než se dnešní rozdání zahraje: jak je velké, v tazích jednoho hráče.
daily-terms = { $count ->
    [one] Každý má asi { $count } tah. Jediný pokus.
    [few] Každý má asi { $count } tahy. Jediný pokus.
   *[other] Každý má asi { $count } tahů. Jediný pokus.
}
daily-terms-round = Jedno kolo, asi 3 minuty. Jediný pokus.
daily-terms-match = { $count ->
    [one] Celý zápas, každý má asi { $count } tah. Jediný pokus.
    [few] Celý zápas, každý má asi { $count } tahy. Jediný pokus.
   *[other] Celý zápas, každý má asi { $count } tahů. Jediný pokus.
}
# Kolik hráčů z deseti rozdání vyhraje.
daily-tenths = Znalec vyhraje { $tenths }krát z 10.
# U data dnešního rozdání: kdy přijde další.
daily-next = nové do { $count } h
daily-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
daily-week = Tento týden
daily-today = dnes
daily-won = výhra
daily-lost = prohra
daily-missed = nehráno
daily-begun = nedohráno
daily-to-come = teprve bude
weekly = Zápas týdne
weekly-terms = { $count ->
    [one] Asi { $count } tah na každého, do neděle. Jediný pokus.
    [few] Asi { $count } tahy na každého, do neděle. Jediný pokus.
   *[other] Asi { $count } tahů na každého, do neděle. Jediný pokus.
}
weekly-play = Zahrát
weekly-continue = Pokračovat
weekly-result = Výsledek
weekly-named = Týden od { $day }
daily-won-in = { $turns ->
    [one] Výhra za { $turns } tah
    [few] Výhra za { $turns } tahy
   *[other] Výhra za { $turns } tahů
}
daily-lost-in = { $turns ->
    [one] Prohra po { $turns } tahu
    [few] Prohra po { $turns } tazích
   *[other] Prohra po { $turns } tazích
}
daily-by-round = Po kolech
# Od dvou dnů, i po prohře.
daily-streak = { $days ->
    [one] { $days } den hry v řadě
    [few] { $days } dny hry v řadě
   *[other] { $days } dní hry v řadě
}
daily-date = { $date }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
}
# Den a měsíc, a rok.
daily-date-year = { $day } { $year }
daily-day = { $weekday ->
    [1] pondělí
    [2] úterý
    [3] středa
    [4] čtvrtek
    [5] pátek
    [6] sobota
   *[7] neděle
} { $day }
daily-weekday = { $weekday ->
    [1] po
    [2] út
    [3] st
    [4] čt
    [5] pá
    [6] so
   *[7] ne
}
daily-month = { $month ->
    [1] leden
    [2] únor
    [3] březen
    [4] duben
    [5] květen
    [6] červen
    [7] červenec
    [8] srpen
    [9] září
    [10] říjen
    [11] listopad
   *[12] prosinec
} { $year }

## Co z toho vzešlo.

daily-row = { $given }: { $values }
daily-row-none = { $given }: ani jednou ve vedení
daily-cell = { $turn } { COLOR($rule, case: "small") }
daily-cell-out = mimo hru od tahu { $turn }

## Kalendář.

daily-calendar = Kalendář

daily-turns = { $turns ->
    [one] celkem { $turns } tah
    [few] celkem { $turns } tahy
   *[other] celkem { $turns } tahů
}
