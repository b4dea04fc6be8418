## Le smazzate del giorno.

daily = Smazzata del giorno
daily-play = Gioca quella di oggi
daily-continue = Continua quella di oggi
# Di un altro giorno.
daily-continue-day = Continua: { $day }
daily-result = Risultato di oggi
# La smazzata di un giorno, giocata un’altra volta.
practice = allenamento
# Prima che la smazzata di oggi sia giocata: la sua durata, in turni di una persona.
daily-terms = Circa { $count } turni a testa. Un solo tentativo.
daily-terms-round = Un round, circa 3 minuti. Un solo tentativo.
daily-terms-match = Una partita intera, circa { $count } turni a testa. Un solo tentativo.
# Quante volte su dieci si vince.
daily-tenths = { $tenths ->
    [one] Un Esperto vince { $tenths } volta su 10.
   *[other] Un Esperto vince { $tenths } volte su 10.
}
# Accanto alla data della smazzata di oggi: quando arriva la prossima.
daily-next = nuova entro { $count } h
daily-players = { $players } giocatori
daily-week = Questa settimana
daily-today = oggi
daily-won = vinta
daily-lost = persa
daily-missed = non giocata
daily-begun = da finire
daily-to-come = in arrivo
weekly = Partita settimanale
weekly-terms = Circa { $count } turni a testa, fino a domenica. Un tentativo.
weekly-play = Gioca
weekly-continue = Continua
weekly-result = Risultato
weekly-named = Settimana di lunedì { $day }
daily-won-in = { $turns ->
    [one] Vittoria in { $turns } turno
   *[other] Vittoria in { $turns } turni
}
daily-lost-in = { $turns ->
    [one] Sconfitta dopo { $turns } turno
   *[other] Sconfitta dopo { $turns } turni
}
daily-by-round = Round per round
# Da due giorni in su, anche dopo una sconfitta.
daily-streak = { $days } giorni giocati di fila
daily-date = { $date } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
# Giorno e mese, e un anno.
daily-date-year = { $day } { $year }
daily-day = { $weekday ->
    [1] lunedì
    [2] martedì
    [3] mercoledì
    [4] giovedì
    [5] venerdì
    [6] sabato
   *[7] domenica
} { $day }
daily-weekday = { $weekday ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
}
daily-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }

## Com’è andata.

daily-row = { $given }: { $values }
daily-row-none = { $given }: mai in testa
daily-cell = { COLOR($rule, case: "small") } (turno { $turn })
daily-cell-out = fuori al turno { $turn }

## Il calendario.

daily-calendar = Calendario

daily-turns = { $turns ->
    [one] { $turns } turno in tutto
   *[other] { $turns } turni in tutto
}
