## Poslední dohrané hry.

recent = Poslední hry
gallery = Galerie
# U jediného kola.
recent-won = Vyhrané kolo
recent-lost = Prohrané kolo
recent-match-won = Vyhraný zápas
recent-match-lost = Prohraný zápas
recent-given-up = Vzdaný zápas
review = Rozbor
review-again = Zpět k rozboru
recent-again = Zahrát rozdání znovu
recent-won-by = { $who ->
    [you] Kolo vyhráváš ty
   *[other] Kolo vyhrává { $who }
}
recent-match-won-by = { $who ->
    [you] Zápas vyhráváš ty
   *[other] Zápas vyhrává { $who }
}
