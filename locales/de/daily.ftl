## Die Partien der Tage.

daily = Tagespartie
daily-play = Tagespartie spielen
daily-continue = Tagespartie fortsetzen
# Eines anderen Tages.
daily-continue-day = { $day } fortsetzen
daily-result = Ergebnis von heute
# Eine Tagespartie, die noch einmal gespielt wird.
practice = Übung
# Vor der heutigen Partie: ihr Umfang, in Zügen einer Person.
daily-terms = Etwa { $count } Züge pro Person. Nur ein Versuch.
daily-terms-round = Eine Runde, etwa 3 Minuten. Nur ein Versuch.
daily-terms-match = Ein ganzes Match, etwa { $count } Züge pro Person. Nur ein Versuch.
# Wie viele von zehn gewinnen.
daily-tenths = Stufe Geübt gewinnt { $tenths } von 10 Partien.
# Neben dem Datum: wann die nächste kommt.
daily-next = neu in unter { $count } Std.
daily-players = { $players } am Tisch
daily-week = Diese Woche
daily-today = heute
daily-won = gewonnen
daily-lost = verloren
daily-missed = nicht gespielt
daily-begun = angefangen
daily-to-come = kommt noch
weekly = Wochenmatch
weekly-terms = Etwa { $count } Züge pro Person, bis Sonntag. Nur ein Versuch.
weekly-play = Spielen
weekly-continue = Fortsetzen
weekly-result = Ergebnis
weekly-named = Woche vom { $day }
daily-won-in = { $turns ->
    [one] In { $turns } Zug gewonnen
   *[other] In { $turns } Zügen gewonnen
}
daily-lost-in = { $turns ->
    [one] Nach { $turns } Zug verloren
   *[other] Nach { $turns } Zügen verloren
}
daily-by-round = Runde für Runde
# Ab zwei Tagen, auch nach einer Niederlage.
daily-streak = { $days } Tage in Folge gespielt
daily-date = { $date }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
# Tag und Monat, und ein Jahr.
daily-date-year = { $day } { $year }
daily-day = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $day }
daily-weekday = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
daily-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

## Was daraus wurde.

daily-row = { $given }: { $values }
daily-row-none = { $given }: nie in Führung
daily-cell = { $turn } { $rule }
daily-cell-out = raus in Zug { $turn }

## Der Kalender.

daily-calendar = Kalender

daily-turns = { $turns ->
    [one] insgesamt { $turns } Zug
   *[other] insgesamt { $turns } Züge
}
