## Le lezioni: come si chiamano, che cosa chiedono, e che cosa si dice a un tentativo.

learn = Impara a giocare
learn-rules = Imparalo in dieci brevi lezioni
learn-list = Lezioni
learn-number = Lezione { $lesson } di { $count }
learn-progress = { $lesson } di { $count }
learn-task-number = Passo { $task } di { $count }
learn-after = Prossima lezione
learn-learned = fatta
learn-leave = Esci dalla lezione

learn-title = { $lesson ->
    [1] Le sette regole
    [2] Quale carta è più alta
    [3] Giocare una carta
    [4] Scartare una carta
    [5] Entrambe le cose
    [6] Uscire dal round
    [7] Il gioco avanzato
    [8] Le azioni
    [9] Che cosa tenere
   *[other] Una carta o due
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] Alla fine del tuo turno devi essere in testa. Il colore sulla tela dice come. <b>Rosso: è in testa la carta più alta.</b> Scegli una carta che ti porti in testa e giocala nella tua tavolozza.
        [2] <b>Arancione: è in testa chi ha più carte di uno stesso numero.</b> Gioca una carta che ti porti in testa.
        [3] <b>Giallo: è in testa chi ha più carte di uno stesso colore.</b> Quale carta ti serve ora?
        [4] <b>Verde: è in testa chi ha più carte pari (2, 4, 6).</b>
        [5] <b>Blu: è in testa chi ha più colori diversi.</b> Ogni colore conta una volta.
        [6] <b>Indaco: è in testa la scala di numeri più lunga</b>, come 3 4 5. I colori non contano.
       *[other] <b>Viola: è in testa chi ha più carte sotto il 4 (1, 2, 3).</b>
    }
    [2] { $task ->
        [1] La regola è il rosso, e Siena è in testa con un 6. <b>Il numero conta per primo</b>, qualunque sia il colore. Battilo.
        [2] Ora avete un 6 tutti e due. <b>A parità di numero decide il colore</b>: il rosso è il più alto, poi arancione, giallo, verde, blu, indaco, viola.
       *[other] Verde: Siena ha due carte pari, tu una. <b>In caso di parità è in testa la carta più alta tra quelle che contano.</b> Quale delle tue basta?
    }
    [3] { $task ->
        [1] Un turno intero: <b>vai in testa giocando una carta nella tua tavolozza, poi termina il turno.</b> Finché non lo termini, con Annulla riprendi la carta.
       *[other] Qui va bene più di una carta. <b>Giocane una e termina il turno</b>; tieni le altre per dopo.
    }
    [4] { $task ->
        [1] Niente batte il 7 rosso: cambia la regola. <b>Scarta una carta sulla tela e il suo colore diventa la regola.</b> Puoi farlo solo se poi sei in testa.
       *[other] Sei già in testa, ma non puoi limitarti ad aspettare: <b>se passi, sei fuori.</b> Scarta una carta che ti tenga in testa.
    }
    [5] Qui una carta non basta. Fai entrambe le cose: <b>gioca una carta, poi scartane una</b> che ti porti in testa.
    [6] { $task ->
        [1] Stavolta non c’è niente da fare. <b>Quando succede, sei fuori</b>, e gli altri continuano. Passa.
       *[other] <b>Vince chi resta in gioco fino alla fine.</b> Siena non ha più carte e può solo passare. Termina il turno in testa e vinci.
    }
    [7] { $task ->
        [1] Nel gioco avanzato, <b>se scarti una carta più alta del numero di carte nella tua tavolozza, ne peschi una.</b> La tua tavolozza ha due carte: scarta un 3 o più, e pesca.
       *[other] <b>Chi vince un round fa punti con le carte che contano</b> per la regola in vigore: ognuna vale il suo numero. Vinci questo round con 15 punti.
    }
    [8] { $task ->
        [1] Con le azioni, le carte dispari hanno un effetto quando le giochi. <b>Un 1 toglie una carta da una tavolozza altrui.</b> Giocalo, togli una carta e vai in testa.
        [2] <b>Un 3 ti fa pescare la prima carta del mazzo</b>, e puoi usarla subito. Gioca il 3 e guarda che cosa arriva.
        [3] <b>Un 5 ti fa giocare ancora</b>: dopo il 5 gioca un’altra carta, e vai in testa con tutte e due.
       *[other] <b>Un 7 sposta una carta dalla tua tavolozza</b>, per esempio sulla tela, dove il suo colore diventa la regola. Giocalo, sposta una carta e vai in testa.
    }
    [9] { $task ->
        [1] Il 7 rosso e il 6 arancione battono entrambi il 5 di Siena. <b>Le carte alte vincono a fine round, quindi tieni la più alta</b>: vai in testa senza usarla e termina il turno.
       *[other] Blu: ogni colore nuovo ti porta in testa, qualunque sia il numero. <b>Gioca la carta che ti mancherà di meno</b> e tieni il 7.
    }
   *[other] { $task ->
        [1] Potresti giocare una carta e scartarne un’altra. <b>Ma ogni carta che usi ti mancherà alla fine.</b> Vai in testa con una sola.
       *[other] Qui nessuna carta da sola ti porta in testa. <b>Usane due solo in casi così</b>: una da giocare e una da scartare.
    }
}

# Che cosa si dice alla fine.
learn-end = { $lesson ->
    [1] Ecco tutte e sette le regole. Può bastare una sola carta, se nessuno ne ha di più.
    [2] Così si risolve ogni parità.
    [3] Ecco un turno intero.
    [4] Anche uno scarto costa una carta, ma la tua tavolozza resta com’era.
    [5] Prima si gioca, poi si scarta: è l’ordine di un turno.
    [6] Con la mano vuota puoi solo passare: tieni le carte più a lungo che puoi.
    [7] Si gioca un round dopo l’altro finché qualcuno arriva ai punti stabiliti o il mazzo non basta più.
    [8] Le regole sono tutte qui. Altre due lezioni mostrano come si vince.
    [9] Nessuna carta in mano vale più del 7 rosso.
   *[other] Chi ha carte in mano può ancora rispondere quando gli altri devono passare. Ora gioca il tuo primo round.
}

## Che cosa si dice di una mossa giusta fin qui.

## Che cosa si dice a un tentativo.

learn-right = Giusto
learn-wrong = Non proprio
learn-illegal = Questo non è permesso. { $text }
learn-illegal-discard = Puoi scartare solo se poi sei in testa, e con { COLOR($rule, case: "the") } non lo saresti. { $text }
learn-behind = Così non sei in testa. { $text }
learn-passed = Se passi, sei fuori, e qui non ce n’è bisogno.
learn-out = Alla fine del tuo turno non eri in testa, quindi sei fuori. { $text }
learn-poor = { $points ->
    [one] Vinci, ma con solo { $points } punto. Un’altra mossa ne fa di più.
   *[other] Vinci, ma con solo { $points } punti. Un’altra mossa ne fa di più.
}
learn-missing-play = Resti in gioco, ma qui devi giocare una carta nella tua tavolozza.
learn-missing-discard = Resti in gioco, ma qui devi scartare una carta sulla tela.
learn-missing-draw = Resti in gioco, ma qui devi pescare una carta.
learn-missing-take = Resti in gioco, ma qui devi giocare l’1 e togliere una carta.
learn-missing-again = Resti in gioco, ma qui devi giocare il 5 e un’altra carta.
learn-missing-move = Resti in gioco, ma qui devi giocare il 7 e spostare una carta.
learn-spent-highest = Resti in gioco, ma senza la tua carta più alta. Ne basta una più bassa.
learn-spent-two = Resti in gioco, ma qui basta una carta.
learn-now-out = Sei fuori: in gioco resta solo { $who }, che vince. Prima o poi escono tutti, tranne chi vince.
learn-won-points = { $points ->
    [one] Vinci il round con { $points } punto.
   *[other] Vinci il round con { $points } punti.
}
learn-next-task = Prossimo passo
learn-first-round = Gioca il primo round
learn-again = Riprova
