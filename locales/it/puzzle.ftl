## I rompicapi: quali ci sono, che cosa si chiede, e che cosa si dice a un tentativo.

puzzles-rating-description = Per il rating dei rompicapi conta solo il primo tentativo di ogni rompicapo; le prove a tempo no.
puzzle-day = Rompicapo del giorno
puzzle-day-description = Uguale per tutti, nuovo a mezzanotte UTC
puzzle-day-solved = Risolto oggi
puzzle-day-missed = Tentato oggi
puzzle-rush-description = Tre minuti, tre errori
puzzle-rush-best = Miglior risultato: { $count }
puzzle-players = Giocatori
puzzle-grade = Difficoltà
puzzle-grade-easy = Facile
puzzle-grade-medium = Medio
puzzle-grade-hard = Difficile
puzzle-grade-description = { $grade ->
    [1] Una sola carta vince, e poche altre portano in testa.
    [2] Una sola carta vince, ma molte portano in testa.
   *[other] Per vincere ci vogliono due carte, anche se una basta per essere in testa.
}
puzzle-new = Nuovo rompicapo
puzzle-another = Un altro rompicapo

puzzle = Rompicapo
puzzle-title-players = { $count } giocatori
puzzle-task = { $count ->
    [2] Tutte le carte sono scoperte. Una sola mossa vince, qualunque cosa faccia { $who }. Trovala.
   *[other] Tutte le carte sono scoperte. Una sola mossa vince, anche se gli altri si alleano contro di te.
}
puzzle-day-named = Rompicapo del giorno, { $day }
puzzle-seeking = Creazione del rompicapo…
puzzle-hint-costs = Un consiglio conta come errore.
puzzle-told = Hai usato un consiglio, quindi questo conta come errore.
puzzle-share-description = Chi ha il link riceve lo stesso rompicapo.

# Com’è andato un tentativo.
puzzle-right = Giusto
puzzle-right-description = È l’unica mossa che vince.
puzzle-wrong = Così perdi
puzzle-wrong-description = Sei in testa, ma non per molto. Vince un’altra mossa.
puzzle-out = Non sei in testa
puzzle-out-description = Alla fine del tuo turno non eri in testa, quindi sei fuori.
puzzle-follow-seeking = Calcolo delle risposte…
puzzle-follow = Turno { $turn } di { $count }
puzzle-follow-right = Vai avanti per vedere come vince.
puzzle-follow-wrong = Vai avanti per vedere perché perde.
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo
puzzle-see = Guarda come vince
puzzle-first-missed = Conta solo il primo tentativo, ed era sbagliato.
puzzle-rating-up = Il tuo rating dei rompicapi sale di { $count }, a { $rating }.
puzzle-rating-down = Il tuo rating dei rompicapi scende di { $count }, a { $rating }.
puzzle-rating-same = Il tuo rating dei rompicapi resta a { $rating }.
puzzle-streak = { $count } di fila

# Che cosa si manda ad altri.
puzzle-day-text = Red7, rompicapo del giorno · { $day }
puzzle-day-text-solved = Risolto al primo tentativo ✓
puzzle-day-text-missed = Sbagliato al primo tentativo ✕
puzzle-rush-text = Red7, rompicapi a tempo · risolti: { $count }

# Una prova a tempo.
puzzle-rush-begin = Avvia il cronometro
puzzle-rush-left = Tempo rimasto
puzzle-rush-score = Risolti: { $solved }, sbagliati: { $missed }
puzzle-rush-hearts = Errori ancora permessi: { $count }
puzzle-rush-points = { $count ->
    [one] risolto
   *[other] risolti
}
puzzle-rush-right = Giusto.
puzzle-rush-wrong = Non è questa.
puzzle-rush-later = Puoi riprovarlo più tardi
# Sotto il cronometro, dopo un errore: la mossa che rispondeva.
puzzle-rush-reply = Hai sbagliato l’ultimo. { $text }
puzzle-rush-out = Hai sbagliato l’ultimo: non eri in testa.
puzzle-rush-task = Una sola mossa vince. Per rispondere, termina il turno.
puzzle-rush-over = La prova è finita
puzzle-rush-over-description = { $count ->
    [one] Hai risolto { $count } rompicapo. Il tuo miglior risultato: { $best }.
   *[other] Hai risolto { $count } rompicapi. Il tuo miglior risultato: { $best }.
}
puzzle-rush-left-early = Hai smesso con ancora { $time } a disposizione.
puzzle-rush-longest = Serie più lunga: { $count }
puzzle-rush-missed = Quelli sbagliati
puzzle-rush-no-clock = Stavolta senza cronometro
puzzle-rush-again = Un’altra prova
puzzle-rush-back = Torna alla prova
