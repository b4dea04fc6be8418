## Mosse che potevano essere nettamente migliori, da riprovare.

moments = Impara dagli errori
moments-title = Trova la mossa migliore
moments-left = { $count } da trovare
moments-list = Mosse da riprovare
moments-turn = Turno { $turn }
moments-round-turn = Round { $round }, turno { $turn }
moments-solved = { $text }, risolto
moments-again = { $text }, di nuovo
# Prima sta ciò che è stato fatto in partita.
moments-ask = Trova una mossa migliore.
moments-right-enough = Vale anche una mossa buona quasi quanto la migliore, o che recupera almeno tre quarti di ciò che si era perso.
moments-judging = Prova della tua mossa
moments-judging-text = In smazzate simulate con le carte che non vedi…
moments-best = Sì, è la mossa migliore
moments-good = Sì, è più o meno altrettanto buona
moments-much-better = Sì, è molto meglio
moments-wrong = Non è questa
moments-better = Meglio, ma non basta ancora
moments-wrong-text = Probabilità di vittoria: { $odds }; con la mossa migliore { $given }.
moments-same = In partita hai giocato la stessa mossa.
moments-helped = Hai avuto un aiuto, perciò non conta come trovata.
moments-out = A fine turno non saresti in testa e resteresti fuori.
moments-drawn-out = La probabilità è quella di prima della pescata; dopo eri fuori.
moments-odds = Probabilità di vittoria: <b>{ $odds }</b>; in partita era { $given }.
moments-odds-beside = Probabilità di vittoria: <b>{ $odds }</b>; con la mossa dell’analisi { $better }, in partita { $given }.
moments-show = Mostra la soluzione
moments-answer = La mossa migliore
moments-next = Prossima mossa
moments-all = Le hai trovate tutte.
moments-found = Trovate senza aiuto: { $done } su { $count }.
moments-offer = { $count ->
    [one] Una settimana fa ti è sfuggita una mossa migliore.
   *[other] Una settimana fa ti sono sfuggite { $count } mosse migliori.
}
