## Come si vince: fatti contati su molte smazzate.

strategy = Come si vince
strategy-open = Come si vince, in dieci numeri
strategy-description = Numeri ricavati da smazzate nuove del gioco base in due, con tutte le carte scoperte e un gioco perfetto. Al tavolo vedi meno: prendili come orientamento.
strategy-figure = { $whole },{ $tenths }
strategy-percent = { $figure }%
strategy-more = +{ $figure }
strategy-less = −{ $figure }
strategy-example = In una di queste smazzate, delle { $count } prime mosse che portano in testa { $done ->
    [one] ne vince una sola.
   *[other] ne vincono { $done }.
}
strategy-play = Gioca quella smazzata

strategy-title = { $fact ->
    [1] Spendi una carta, non due
    [2] Prima di scartare, cerca una giocata
    [3] Uno scarto che porta in testa basta di rado
    [4] Se puoi, lascia il rosso come regola
    [5] Tieni le carte, e pensa alle risposte
    [6] A volte per vincere servono due carte
    [7] La carta da avere è un 7, se è vicino al rosso
    [8] Di 7 alti ne basta uno
    [9] Un 5 vale poco più di un 1
   *[other] Non temere la prima mossa
}

strategy-note = { $fact ->
    [1] Prime mosse che conservano la vittoria, in smazzate che si possono vincere.
    [2] Smazzate che si possono vincere con una prima mossa di questo tipo.
    [3] Quando uno scarto porta subito in testa, in smazzate che si possono vincere.
    [4] Prime mosse che conservano la vittoria, secondo la regola che lasciano.
    [5] Quanto spesso una prima mossa scelta così conserva la vittoria.
    [6] Smazzate che si possono vincere, ma non con una sola carta.
    [7] Quanto la carta aggiunge alla probabilità di vittoria, in punti percentuali.
    [8] Quanto aggiungono insieme, oltre a ciò che ciascuno aggiunge da solo, in punti percentuali.
    [9] Quanto la carta aggiunge al posto di un 1, in punti percentuali.
   *[other] Smazzate vinte da chi fa la prima mossa.
}

strategy-subject = { $fact ->
    [1] { $item ->
        [1] Giocare una carta
       *[other] Giocarne una, scartarne una
    }
    [2] { $item ->
        [1] Giocare una carta
       *[other] Scartare una carta
    }
    [3] Uno scarto vince
    [5] { $item ->
        [1] Meno risposte
        [2] Più carte tenute
        [3] Tutte e due
       *[other] Come un Maestro
    }
    [6] { $item ->
        [1] Servono due carte
       *[other] Benché una porti in testa
    }
    [8] { $item ->
        [1] Due 7 qualsiasi
       *[other] 7 rosso e 7 arancione
    }
   *[other] Vince chi inizia
}
