## Come se l’è cavata finora la persona.

statistics-empty = Ancora nulla da contare. Gioca prima un round contro gli avversari.
statistics-rules = Regole
statistics-all-rules = Tutte le regole
statistics-players = Giocatori
statistics-all-players = Tutti
statistics-none = Ancora nessun round di questo tipo.
statistics-matches = Partite vinte
statistics-part = { $done } su { $count }
statistics-streak = Serie di vittorie attuale
statistics-longest = Serie di vittorie più lunga
opponents-mixed = Misti
statistics-description = Contano solo i round che finiscono su questo dispositivo. Non contano quelli giocati qui in più persone, né quelli con un turno annullato.
statistics-earlier = { $count ->
    [one] Un round precedente non rientra
   *[other] { $count } round precedenti non rientrano
} nelle risposte su regole e consigli, che allora non venivano annotati.
statistics-won = Vinti
statistics-points = Punti
statistics-per-rounds = { $points } in { $count ->
    [one] un round
   *[other] { $count } round
}
statistics-rating = Quanto gioco bene?
rating-range = molto probabilmente tra { $low } e { $high }
rating-provisional = provvisorio: molto probabilmente tra { $low } e { $high }
rating-closest = Più o meno al livello { $strength }, in base a { $count ->
    [one] un round
   *[other] { $count } round
} senza consigli.
rating-amid = Da { $strength } a { $better }, in base a { $count ->
    [one] un round
   *[other] { $count } round
} senza consigli.
rating-early = È presto per dirlo: servono altri round senza consigli.
rating-none = Il rating comincia con il tuo primo round senza consigli.
# Dopo il primo round che conta per il rating.
rating-first = Un primo rating: { $rating }. Per ora è una stima: ogni round senza consigli lo modifica.
rating-now = Rating { $rating }
rating-up = Rating { $rating }, salito di { $points }
rating-down = Rating { $rating }, sceso di { $points }
rating-match-up = Rating { $rating }, salito di { $points } in questa partita
rating-match-down = Rating { $rating }, sceso di { $points } in questa partita
rating-same = Rating { $rating }, come prima
statistics-course = Com’è andata nel tempo?
rating-at = { $rating } ({ $day })
rating-went = Da { $given } a { $found }
statistics-lost = Con quale regola perdo?
statistics-lose-most = Più round persi: con { COLOR($rule, case: "the") }, { $done } su { $count }.
statistics-lost-description = Round persi, tra quelli che per te sono finiti con quella regola.
statistics-rule = Regola
statistics-rounds-lost = Persi
statistics-by-level = Contro chi?
statistics-opponents = Avversari
statistics-with-hints = Con consigli
statistics-without-hints = Senza consigli
statistics-often = Quanto spesso vinco?
statistics-after = { $count ->
    [one] Lo vedrai dopo un altro round.
   *[other] Lo vedrai dopo altri { $count } round.
}
rating-course-after = { $count ->
    [one] Lo vedrai dopo un altro round senza consigli.
   *[other] Lo vedrai dopo altri { $count } round senza consigli.
}
rating-course-provisional = Lo vedrai quando il tuo rating non sarà più provvisorio.
statistics-won-of = Hai vinto { $done } { $count ->
    [one] round su uno
   *[other] round su { $count }
}.
statistics-won-one = Un round contato, e l’hai vinto.
statistics-lost-one = Un round contato, e l’hai perso.
statistics-lose-none = Per ora nessuna regola spicca.
statistics-hold = Livello più alto in cui vinci almeno la tua parte dei round: { $strength }.
statistics-hold-none = In nessun livello con almeno { $count } round vinci ancora la tua parte.
statistics-hold-few = Dopo { $count } round contro lo stesso livello vedrai qui se ne vinci la tua parte.
statistics-share = La tua parte è metà dei round in due, un terzo in tre, un quarto in quattro.
rating-rose = Salito di { $points } dal giorno { $day }.
rating-fell = Sceso di { $points } dal giorno { $day }.
rating-stayed = Invariato dal giorno { $day }.
rating-one-day = Per ora solo il giorno { $day }: da { $given } a { $found }.
statistics-work = Su che cosa devo lavorare?
mistakes-most = Più frequente: { $given }, { $done } su { $count }.
mistakes-none = Per ora nessun tipo spicca.
mistakes-after = «Impara dagli errori», in un’analisi, ti fa riprovare delle mosse. Dopo averne riprovate { $count }, in partite finite, vedrai qui di che tipo erano.
mistakes-description = Che cosa avevi fatto nei turni delle ultime partite finite che hai riprovato in «Impara dagli errori».
mistakes-turn = Mossa
mistakes-count = Volte
mistake-card = solo una carta giocata
mistake-rule = solo la regola cambiata
mistake-both = carta giocata e regola cambiata
mistake-out = turno passato
daily-won-of = { $days ->
    [one] Una smazzata del giorno giocata
   *[other] { $days } smazzate del giorno giocate
}; vinte: { $done }.
daily-longest = Massimo di giorni di fila: { $days }
