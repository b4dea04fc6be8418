## Un round finito, riguardato: quanto valeva ogni turno.

review-look-back = Analisi
keys-review = Analizza il round finito
keys-learn = Mosse da riprovare, in un’analisi
review-back = Torna alla partita
review-on = Continua da qui
review-other-seat = Stessa smazzata, altro posto
review-timeline = Turni della partita
review-progress = Turni analizzati: { $done } su { $count }
review-none = Quando questo round sarà finito, potrai riguardarlo qui a carte scoperte.
review-at-deal = Scegli un turno per vedere quanto valeva.

## Per quello che chi giocava poteva sapere.

review-asked = Analisi in corso…
review-mistake = Errore
review-small-slip = Imprecisione
review-as-advised = La mossa di un Maestro
review-only = L’unica mossa che porta in testa
review-no-choice = Niente porta in testa
review-close = Nessuna mossa chiaramente migliore
review-hopeless = Nessuna mossa ha vinto nelle smazzate simulate
review-hopeless-won = { $who ->
    [you] Nessuna mossa ha vinto nelle smazzate simulate, eppure hai vinto
   *[other] Nessuna mossa ha vinto nelle smazzate simulate, eppure ha vinto { $who }
}
review-ahead = Meglio della scelta del Maestro
review-certain = Meglio non si poteva
review-outdone = Scelta del Maestro, ma un’altra mossa vinceva più spesso
review-debatable = Un’altra mossa vinceva più spesso
review-rated = { $text }: { $odds } di vittoria
review-before-draw = Prima di pescare: { $odds } di vittoria
review-advised = Un Maestro avrebbe scelto di { $events }: <b>{ $odds }</b>.
# Di quanto era avanti la mossa migliore, e quanto di ciò può essere fortuna.
review-more-wins = { $count ->
    [one] { $count } vittoria in più sulle stesse { $tried } smazzate, ± { $about }
   *[other] { $count } vittorie in più sulle stesse { $tried } smazzate, ± { $about }
}
review-fewer-wins = { $count ->
    [one] { $count } vittoria in meno sulle stesse { $tried } smazzate, ± { $about }
   *[other] { $count } vittorie in meno sulle stesse { $tried } smazzate, ± { $about }
}
review-few-wins = { $count ->
    [one] Una differenza di { $count } vittoria su { $tried } smazzate è troppo piccola per contare
   *[other] Una differenza di { $count } vittorie su { $tried } smazzate è troppo piccola per contare
}
review-luck-wins = { $count ->
    [one] Una differenza di { $count } vittoria sulle stesse { $tried } smazzate: può essere solo fortuna
   *[other] Una differenza di { $count } vittorie sulle stesse { $tried } smazzate: può essere solo fortuna
}
review-fewer-deals = Provata solo in { $count } smazzate su { $tried }: la sua probabilità è meno certa.
review-no-reason = Non c’è un motivo preciso: nell’insieme delle smazzate simulate questa mossa rende di più.
review-always-won = Ha vinto in tutte le smazzate simulate.
review-deals = { $count ->
    [one] Stima su { $count } smazzata simulata
   *[other] Stima su { $count } smazzate simulate
}
# Segue il numero di smazzate, dopo una virgola.
review-knew = { $who ->
    [you] in base a ciò che sapevi allora
   *[other] in base a ciò che { $who } sapeva allora
}
review-others = Altre mosse
review-others-description = Tra parentesi: l’intervallo probabile di ogni stima. Se è ampio, le smazzate provate sono meno.
review-others-higher = Parte della differenza tra due probabilità è fortuna: la mossa con la più alta non è per forza la migliore.
review-other = { $events }: { $text }
review-limits = Le carte nascoste sono state distribuite in molti modi compatibili con ciò che chi giocava poteva sapere. Tra parentesi: l’intervallo di confidenza al 95%.
review-grades = Un errore dà una probabilità di vincere inferiore di più di { $high } punti percentuali a quella della scelta di un Maestro, o di più di { $low } se ne resta meno di un quarto; per un’imprecisione la differenza è minore. Una differenza di meno di { $value } punti, o che il caso basta a spiegare, non è né l’uno né l’altra.
review-each = Ogni probabilità parte da ciò che si poteva sapere in quel turno: quelle di tutti non danno per forza 100%.
review-unknown = Per questo turno non c’è una stima.

## A carte scoperte.

review-open-title = E a carte scoperte?
review-open-note = Nessuno poteva vedere tutte le carte, quindi le valutazioni restano come sono.
review-won-only = L’unica mossa che vinceva di sicuro.
review-won = { $count ->
    [one] { $count } mossa vinceva di sicuro: questa.
   *[other] { $count } mosse vincevano di sicuro, compresa questa.
}
review-gave-away = { $count ->
    [one] { $count } mossa vinceva di sicuro, ma non questa:
   *[other] { $count } mosse vincevano di sicuro, ma non questa:
}
review-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
review-lost = Nessuna mossa vinceva di sicuro.
review-together = Una vittoria è sicura solo se gli altri, tutti insieme, non possono impedirla.
review-reach-actions = Con le azioni non c’è una risposta esatta.
review-reach-advanced = Nel gioco avanzato, oltre i due giocatori, non c’è una risposta esatta.
review-reach-large = Le possibilità sono troppe per provarle tutte.

## Le cose fatte in un turno.

review-play = giocare { CARD($card, case: "the") }
review-discard = scartare { CARD($card, case: "the") }
review-to-canvas = spostare { CARD($card, case: "the") } sulla tela
review-to-deck = spostare { CARD($card, case: "the") } sul mazzo
review-take = { $from ->
    [you] togliere il tuo { $card }
   *[other] togliere { CARD($card, case: "the") } { NAME($from, case: "of") }
}
review-draw = pescare una carta
review-pass = passare
review-passed = passo
review-no-cards = senza carte
review-nothing-led = impossibile andare in testa

## Il round nel suo insieme.

# Che cosa vogliono dire i segni accanto ai turni.
review-sign-best = scelta di un Maestro, o migliore
review-sign-slip = imprecisione
review-sign-mistake = errore
review-sign-none = senza segno: forzata o discutibile
review-chart = { $who ->
    [you] La tua probabilità di vittoria dopo ogni tuo turno
   *[other] La probabilità di vittoria { NAME($who, case: "of") } dopo ogni turno
}
review-legend = { $who ->
    [you] Linee verticali: probabilità che hai sprecato
   *[other] Linee verticali: probabilità sprecate
}
review-key = Momento chiave: turno { $turn }
review-no-key = { $who ->
    [you] Non hai fatto errori evidenti in questo round.
   *[other] { $who }: nessun errore trovato in questo round.
}
# Dopo un round perso: che cosa lo ha deciso.
review-no-key-lost = { $who ->
    [you] Non hai fatto errori evidenti in questo round. Probabilità massima di vittoria, al turno { $turn }: circa { $chance }%. Il resto lo hanno deciso le carte.
   *[other] { $who }: nessun errore trovato in questo round. Probabilità massima di vittoria, al turno { $turn }: circa { $chance }%. Il resto lo hanno deciso le carte.
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] Non hai fatto errori evidenti in questo round. Probabilità massima di vittoria: circa { $chance }%, al turno { $turn }; poi le carte ti sono state contrarie.
   *[other] { $who }: nessun errore trovato in questo round. Probabilità massima di vittoria: circa { $chance }%, al turno { $turn }; poi hanno deciso le carte.
}
review-lost-by = Decisivo è stato il turno { $turn }.
review-lost-later = { $who ->
    [you] Più tardi avevi la vittoria sicura, ma è sfuggita al turno { $turn }.
   *[other] Più tardi { $who } aveva la vittoria sicura, ma è sfuggita al turno { $turn }.
}
review-deal-asked = Si poteva vincere questa smazzata? Calcolo in corso…
review-deal-won = { $who ->
    [you] A carte scoperte avresti potuto vincere questa smazzata.
   *[other] A carte scoperte { $who } avrebbe potuto vincere questa smazzata.
}
# Dopo un round vinto.
review-deal-kept = { $who ->
    [you] Hai vinto questa smazzata, che si poteva vincere anche contro un gioco perfetto.
   *[other] { $who } ha vinto questa smazzata, che si poteva vincere anche contro un gioco perfetto.
}
review-deal-lost = { $who ->
    [you] Qui contro un gioco perfetto non avresti potuto vincere.
   *[other] Qui contro un gioco perfetto { $who } non avrebbe potuto vincere.
}
review-deal-lucky = { $who ->
    [you] Hai vinto, anche se contro un gioco perfetto avresti perso.
   *[other] { $who } ha vinto, anche se contro un gioco perfetto avrebbe perso.
}
review-first-won = { $who ->
    [you] Dal tuo primo turno avresti potuto forzare la vittoria.
   *[other] Dal primo turno { $who } avrebbe potuto forzare la vittoria.
}
review-first-lost = { $who ->
    [you] Dal tuo primo turno non c’era una vittoria garantita.
   *[other] Dal primo turno { $who } non aveva una vittoria garantita.
}
review-whose = Probabilità di chi?
review-table = Come tabella
review-table-turn = Turno
review-table-lead = In testa
review-table-made = Giocata
review-table-open = Vittoria sicura
review-was-won = sì
review-was-lost = no
review-percent = { $chance }%
# Una stima; a «0%» e «100%» il «circa» manca: non è stata vinta nessuna smazzata simulata, o tutte.
review-about = circa { $chance }%
review-to-win = { $odds } di vittoria
review-within = { $chance }% (da { $low } a { $high }%)

## La stessa smazzata da ogni posto.

review-seats = Questa smazzata, da ogni posto
review-seat = Il tuo posto
review-seat-here = { $value }, questa volta
review-seat-winner = Vince
review-seat-turns = I tuoi turni
review-seat-points = I tuoi punti

## La storia che ne risulta.

review-story-won = { $who ->
    [you] Hai vinto: le tue probabilità, turno per turno
   *[other] { $who } ha vinto: le probabilità, turno per turno
}
review-story-lost = { $who ->
    [you] Hai perso: le tue probabilità, turno per turno
   *[other] { $who } ha perso: le probabilità, turno per turno
}
# Il round sullo schermo, tra i tanti di una partita.
review-round = { $who ->
    [you] Round { $round }: hai fatto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] Round { $round }: { $who } ha fatto { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
review-round-losses = { $count ->
    [one] una mossa migliore da trovare
   *[other] { $count } mosse migliori da trovare
}
review-rounds = Round
review-costliest = il round più costoso in punti
review-end-won = vinto
review-end-lost = perso
review-could-be = meglio: { $chance }%
review-closest = Scelta più difficile: turno { $turn }
review-slip = Imprecisione: turno { $turn }
review-best = Migliore del round: turno { $turn }
review-better = Mossa migliore
review-open-turn = La carta pescata decide come prosegue il turno.
review-next-best = La seconda mossa migliore
review-another = Un’altra mossa
review-masters = La scelta del Maestro
review-then = Poi: { $text }
review-on-table = Mostra sul tavolo
review-show-better = Mostra la mossa
review-moment-next = Prossimo momento
review-moment-first = Primo momento
review-better-moment = Turno { $turn }: la mossa migliore
review-try = Prova subito
review-play-on = Continua
review-try-description = Continua dal turno { $turn }. È un allenamento e non conta.
review-story-back = Vedi l’analisi
review-more-title = Altro su questo round

## Che cos’altro era nascosto.

review-deck = Mazzo, dall’alto
