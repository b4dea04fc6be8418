## Un altro livello degli avversari, proposto dopo una partita.

# Inizia una partita contro questi avversari, per esempio «Casual» o «Esperto, Casual».
step-up = Un livello più su: { $strength }
step-down = Un livello più giù: { $strength }
