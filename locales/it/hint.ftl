## Che cosa farebbe un Maestro al posto della persona, e perché, detto in tre passi.

button-hint = Consiglio
button-hint-card = Quale carta?
button-hint-turn = Vedi la mossa
hint-asked = Un Maestro sta pensando…

# Prima: dove guardare.
hint-look-in-force = La regola è <b>{ COLOR($rule, case: "the") }</b> ({ $text }), e con questa puoi andare in testa.
hint-look-keep = La regola è <b>{ COLOR($rule, case: "the") }</b> ({ $text }) e sei già in testa. Quale scarto la mantiene?
hint-look-change = Guarda <b>{ COLOR($rule, case: "the") }</b> ({ $text }): con questa regola la tua tavolozza è già in testa.
hint-look-build = Prova <b>{ COLOR($rule, case: "the") }</b> ({ $text }): gioca una carta che ti aiuti con questa regola, poi cambia la regola in <b>{ COLOR($rule, case: "small") }</b>.
hint-look-palette = { $who ->
    [you] Guarda <b>la tua tavolozza</b>: un 7 può spostarne una carta.
   *[other] Guarda <b>la tavolozza { NAME($who, case: "of") }</b>: un 1 può toglierne una carta.
}
hint-look-only = Una sola mossa ti tiene in gioco. { $text }

# Poi la carta.
hint-card = Comincia con { CARD($card, case: "the") }.
hint-next-card = Ora viene { CARD($card, case: "the") }.

# Poi la mossa intera: una cosa dopo l’altra.
hint-play = gioca { CARD($card, case: "the") }
hint-discard = scarta { CARD($card, case: "the") }
hint-to-canvas = sposta { CARD($card, case: "the") } sulla tela
hint-to-deck = sposta { CARD($card, case: "the") } sul mazzo
hint-take = { $from ->
    [you] togli il tuo { $card }
   *[other] togli { CARD($card, case: "the") } { NAME($from, case: "of") }
}
hint-draw = pesca una carta
hint-pass = passa
hint-end = termina qui il turno
hint-then = { $head }, poi { $tail }
hint-moves = Un Maestro consiglia: { $events }.
hint-try = Prova così: { $events }.

# E che cosa parla a favore.
hint-lost = Non puoi restare in gioco: nessuna mossa ti porta in testa.
hint-lost-here = Da qui nessuna mossa ti porta in testa. Annulla e chiedi di nuovo.
hint-cheaper = Uscire dal round adesso ti costa meno che perdere dopo.
hint-hope = Solo una pescata fortunata può salvarti.
hint-draws = Vedrai un’altra carta prima di decidere.
hint-only = Nessun’altra mossa ti porta in testa.
hint-wins = { $who } non ha più carte e può solo passare: vinci tu.
hint-wins-all = Gli altri non hanno più carte e possono solo passare: vinci tu.
hint-no-reply = { $who } non può superare questa mossa, qualunque carta abbia.
hint-no-reply-wins = { $who } non può superare questa mossa, qualunque carta abbia: vinci tu.
hint-answers = { $unseen ->
    [1] L’unica carta che non vedi
   *[other] { $count } delle { $unseen } carte che non vedi
} { $count ->
    [one] supera da sola questa mossa
   *[other] superano da sole questa mossa
}{ $held ->
    [1] , e { $who } ha una sola carta.
   *[other] ; { $who } { $about ->
        [0] probabilmente non ne ha
       *[other] ne ha circa { $about }
    }.
}
hint-answers-all = Ciascuna delle { $unseen } carte che non vedi lo supera da sola.
hint-fewer-answers = Carte che superano da sole questa mossa: { $count } delle { $unseen } che non vedi, contro { $value } per la tua nella partita.
hint-two-cards = { $who } può superare questa mossa solo con almeno due carte.
hint-actions-aside = Azioni a parte: { $text }
hint-fewest = Nessun’altra mossa che costi così poche carte è più difficile da superare.
hint-cheapest = Ogni altra mossa che porta in testa costa più carte.
# Una regola nei due elenchi qui sotto.
hint-rule = { COLOR($rule, case: "the") }
hint-leads-under = Saresti in testa con { $text }.
hint-leads-under-all = Saresti in testa con ogni regola.
hint-leads-under-but = Saresti in testa con ogni regola, tranne { $text }.
hint-leads-too = A differenza della tua mossa in partita, saresti in testa anche con { $text }.
hint-earns = Lo scarto ti fa pescare una carta.
hint-saves = Questa mossa conserva { CARD($card, case: "the") } per dopo: se lo scartassi allora, con { COLOR($rule, case: "the") } saresti in testa.
hint-key = Ogni altra mossa perde.
hint-keeps-cards = Questa mossa ti lascia più carte di quasi tutte le altre.
hint-stays-in = Potevi ancora andare in testa, e così restare in gioco.
hint-more-cards = Questa mossa ti lascia in mano { $count ->
    [one] una carta
   *[other] { $count } carte
} in più.
hint-keeps-discards = Con le carte che ti restano, uno scarto ti porterebbe in testa con { $text }.
hint-keeps-play = Questa mossa conserva { CARD($card, case: "the") } per dopo: con { COLOR($rule, case: "the") } rafforzerebbe la tua tavolozza.
hint-keeps-highest = Questa mossa conserva { CARD($card, case: "the") }, la carta più alta che avevi.
hint-best = È la mossa più solida contro le carte che non vedi.

button-show = Fammi vedere

# In una lezione: che cosa resta quando la prima metà è giusta.
learn-half = Fin qui va bene
learn-half-play = Ora gioca una carta nella tua tavolozza.
learn-half-discard = Ora scarta una carta che ti porti in testa.
learn-half-end = Ci siamo: termina il turno.
