## Gra, którą się ogląda.

replay = Powtórka
replay-moment = Po turze { $turn } z { $count }
replay-deal = Rozdanie
replay-position = Pozycja
# Przy rozdaniu, gdy ogląda się przysłaną grę.
replay-how = Strzałki poniżej prowadzą od tury do tury.
replay-first = Do rozdania
replay-back = Tura wstecz
replay-next = Tura dalej
replay-last = Do końca
replay-on = Graj dalej
# Na miejscu tego, kto przysłał grę.
replay-take-over = Przejmij tę grę

## Kto wygrywa pozycję, przy odkrytych kartach.

solve = Kto wygrywa?
solve-trying = Sprawdzone tury: { $done } z { $count }…
solve-stop = Przerwij
solve-won = { $who ->
    [you] Przy odkrytych kartach wygrywasz, gdy wybierzesz: { $events }.
   *[other] Przy odkrytych kartach { $who } wygrywa taką turą: { $events }.
}
solve-or = { $head } albo { $tail }
solve-more = { $count ->
    [one] Wygrywa jeszcze { $count } tura.
    [few] Wygrywają jeszcze { $count } tury.
   *[many] Wygrywa jeszcze { $count } tur.
}
solve-no-line = Dalszy ciąg daje się wyliczyć tylko w grze podstawowej z małą liczbą kart.
solve-lost = { $who ->
    [you] Przy odkrytych kartach nie wygrasz przy najlepszej grze innych.
   *[other] Przy odkrytych kartach { $who } nie wygra przy najlepszej grze innych.
}
