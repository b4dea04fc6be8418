## La pagina delle regole: una frase per ogni valore di ogni voce delle regole, così che dica
## ciò che vale e nient’altro.

goal-title = Lo scopo
goal-rules = Ogni colore è una regola. Il colore in cima alla tela dice che cosa serve per essere in testa. Alla fine del tuo turno devi essere in testa, o sei fuori.
goal-game = Vince il round chi resta in gioco fino alla fine.
goal-points = Chi resta in gioco fino alla fine vince il round e fa punti.

deal-title = La distribuzione
deal-description = Ogni giocatore riceve sette carte in mano e una scoperta, che apre la sua tavolozza. Inizia chi siede dopo il giocatore con la carta più alta nella tavolozza, poi tocca agli altri in ordine.

your-turn-title = Il tuo turno
your-turn-either = Gioca una carta nella tua tavolozza, o scarta una carta sulla tela per cambiare la regola, o fai entrambe le cose.
your-turn-play-first = Se le fai entrambe, prima gioca.
your-turn-any-order = L’ordine è libero.
your-turn-discard = Puoi scartare solo se poi sei in testa. Se non giochi e non scarti, passi e sei fuori. Con la mano vuota puoi solo passare. La tavolozza di chi è fuori non conta più.

seven-title = Le sette regole
seven-description = Finché la tela è vuota, la regola è il rosso. Può bastare una sola carta, ma te ne serve almeno una che conti.

higher-title = Quale carta è più alta
higher-description = In caso di parità è in testa la carta più alta tra quelle che contano: prima per numero, poi per colore. Il colore più alto è il rosso, poi arancione, giallo, verde, blu, indaco, viola. Così si risolve ogni parità. Se una tavolozza ha due gruppi uguali per numero di carte, conta quello con la carta più alta.

discard-title = Che cosa scarti
discard-draws = Se scarti una carta più alta del numero di carte nella tua tavolozza, puoi pescare una carta dal mazzo, se ce n’è. La tavolozza si conta al momento dello scarto, quindi vale anche la carta appena giocata. Pescare termina il turno: la carta la tieni per dopo.
discard-limited = Non puoi scartare una carta più bassa del numero di carte nella tua tavolozza; uguale va bene. La tavolozza si conta al momento dello scarto, quindi vale anche la carta appena giocata.

points-title = I punti
points-description = Chi vince un round tiene le carte che contano per la regola in vigore e fa punti con quelle: ognuna vale il suo numero. Tutte le altre si mescolano per il round successivo.

end-title = La fine
end-share = Chi è alla pari con il punteggio più alto condivide la vittoria.

actions-title = Le azioni
actions-act = Un 1, 3, 5 o 7 agisce appena lo giochi nella tua tavolozza, ma non quando lo scarti. Devi fare ciò che dice, se puoi; se non puoi, non succede nulla.
actions-then-discard = Poi puoi ancora scartare.
actions-then-discard-unless = Poi puoi ancora scartare, se non l’hai già fatto.
actions-must-stay = Puoi giocare un { $values } solo se ti è ancora possibile terminare il turno in testa, e allora devi farlo.

take-title = L’1 toglie una carta
take-description = Togli una carta da un’altra tavolozza ancora in gioco, e mettila coperta in cima al mazzo.
take-not-from-fewer = Mai da una tavolozza con meno carte della tua, contando questo 1.
take-not-the-only = Mai l’unica carta di una tavolozza.
take-any = Si può togliere anche l’unica carta di una tavolozza.

draw-title = Il 3 fa pescare
draw-description = Pesca la prima carta del mazzo. Puoi usarla in questo turno.

again-title = Il 5 fa giocare ancora
again-description = Gioca un’altra carta nella tua tavolozza, e fai ciò che dice.

move-title = Il 7 sposta una carta
move-any = Scegli una carta nella tua tavolozza: questo 7 o un’altra.
move-another = Scegli una carta nella tua tavolozza, ma non questo 7.
move-canvas = Mettila sulla tela.
move-canvas-deck = Mettila sulla tela, o coperta in cima al mazzo.
move-canvas-leading = Mettila sulla tela, se poi sei in testa.
move-canvas-leading-deck = Mettila sulla tela se poi sei in testa, o coperta in cima al mazzo.
move-canvas-limited = Mettila sulla tela, se poi sei in testa e se non è più bassa del numero di carte rimaste nella tua tavolozza.
move-canvas-limited-deck = Mettila sulla tela se poi sei in testa e se non è più bassa del numero di carte rimaste nella tua tavolozza, o coperta in cima al mazzo.
move-no-draw = Una carta spostata così non fa pescare.
