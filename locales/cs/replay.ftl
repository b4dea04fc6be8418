## Hra, která se prohlíží.

replay = Záznam
replay-moment = Po tahu { $turn } z { $count }
replay-deal = Rozdání
replay-position = Pozice
# U rozdání, když někdo prohlíží, co mu přišlo.
replay-how = Šipkami dole přejdeš od tahu k tahu.
replay-first = Na rozdání
replay-back = Předchozí tah
replay-next = Další tah
replay-last = Na konec
replay-on = Hrát dál
# Na místě toho, kdo hru poslal.
replay-take-over = Převzít hru odsud

## Kdo pozici vyhraje, s odkrytými kartami.

solve = Kdo vyhraje?
solve-trying = Vyzkoušené tahy: { $done } z { $count }…
solve-stop = Zastavit
solve-won = { $who ->
    [you] S odkrytými kartami vyhraješ takto: { $events }.
   *[other] S odkrytými kartami { $who } vyhraje takto: { $events }.
}
solve-or = { $head }, nebo { $tail }
solve-more = { $count ->
    [one] Vyhraje ještě { $count } jiný tah.
    [few] Vyhrají ještě { $count } jiné tahy.
   *[other] Vyhraje ještě { $count } jiných tahů.
}
solve-no-line = Pokračování se dá spočítat jen v základní hře s málo kartami v ruce.
solve-lost = { $who ->
    [you] S odkrytými kartami proti bezchybné hře nevyhraješ.
   *[other] S odkrytými kartami { $who } proti bezchybné hře nevyhraje.
}
