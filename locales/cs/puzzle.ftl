## Úlohy: jaké jsou, na co se ptají a co říkají na pokus.

puzzles-rating-description = Rating úloh mění jen první pokus o úlohu; závody s časem ho nemění.
puzzle-day = Úloha dne
puzzle-day-description = Pro všechny stejná, nová o půlnoci UTC
puzzle-day-solved = Dnes vyřešeno
puzzle-day-missed = Dnes nevyšla
puzzle-rush-description = Tři minuty, tři chyby
puzzle-rush-best = Zatím nejlepší: { $count }
puzzle-players = Hráči
puzzle-grade = Obtížnost
puzzle-grade-easy = Lehká
puzzle-grade-medium = Střední
puzzle-grade-hard = Těžká
puzzle-grade-description = { $grade ->
    [1] Vyhraje jedna karta a málokterá jiná vede.
    [2] Vyhraje jedna karta, ale vede jich víc.
   *[other] Na výhru jsou potřeba dvě karty, i když na vedení stačí jedna.
}
puzzle-new = Nová úloha
puzzle-another = Další úloha

puzzle = Úloha
puzzle-title-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
puzzle-task = { $count ->
    [2] Všechny karty jsou odkryté. Vyhraje jediný tah, ať { $who } udělá cokoli. Najdi ho.
   *[other] Všechny karty jsou odkryté. Vyhraje jediný tah, i když se proti tobě všichni spojí.
}
puzzle-day-named = Úloha dne, { $day }
puzzle-seeking = Vymýšlíme úlohu…
puzzle-hint-costs = Rada se počítá jako chyba.
puzzle-told = S radou se tato úloha počítá jako chyba.
puzzle-share-description = Kdo má odkaz, dostane stejnou úlohu.

# Co vyšlo z pokusu.
puzzle-right = Správně
puzzle-right-description = To je ten jediný tah, který vyhraje.
puzzle-wrong = Tohle prohraje
puzzle-wrong-description = Vedeš, ale ne nadlouho. Vyhraje jiný tah.
puzzle-out = Nevedeš
puzzle-out-description = Tvůj tah skončil a nevedeš, takže vypadáváš.
puzzle-follow-seeking = Počítáme odpovědi…
puzzle-follow = Tah { $turn } z { $count }
puzzle-follow-right = Projdi si, jak se vyhraje.
puzzle-follow-wrong = Projdi si, proč se prohraje.
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-see = Ukázat výhru
puzzle-first-missed = Počítá se jen první pokus, a ten nevyšel.
puzzle-rating-up = Tvůj rating úloh stoupl o { $count } na { $rating }.
puzzle-rating-down = Tvůj rating úloh klesl o { $count } na { $rating }.
puzzle-rating-same = Tvůj rating úloh zůstává na { $rating }.
puzzle-streak = { $count } v řadě

# Co se posílá ostatním.
puzzle-day-text = Red7, úloha dne · { $day }
puzzle-day-text-solved = Vyřešeno napoprvé ✓
puzzle-day-text-missed = Napoprvé nevyšlo ✕
puzzle-rush-text = Red7, závod s časem · vyřešeno { $count }

# Závod s časem.
puzzle-rush-begin = Spustit hodiny
puzzle-rush-left = Zbývající čas
puzzle-rush-score = Vyřešeno: { $solved }, chyby: { $missed }
puzzle-rush-hearts = { $count ->
    [one] Zbývá { $count } chyba
    [few] Zbývají { $count } chyby
   *[other] Zbývá { $count } chyb
}
puzzle-rush-points = { $count ->
    [one] vyřešená
    [few] vyřešené
   *[other] vyřešených
}
puzzle-rush-right = Správně.
puzzle-rush-wrong = Tenhle ne.
puzzle-rush-later = Později ji můžeš zkusit znovu
# Pod hodinami, po chybě: tah, který na ni odpověděl.
puzzle-rush-reply = Minulá ti nevyšla. { $text }
puzzle-rush-out = Minulá ti nevyšla: bez vedení se vypadává.
puzzle-rush-task = Vyhraje jediný tah. Odpovíš koncem tahu.
puzzle-rush-over = Konec závodu
puzzle-rush-over-description = { $count ->
    [one] Vyřešeno: { $count } úloha. Tvoje maximum: { $best }.
    [few] Vyřešeno: { $count } úlohy. Tvoje maximum: { $best }.
   *[other] Vyřešeno: { $count } úloh. Tvoje maximum: { $best }.
}
puzzle-rush-left-early = Předčasný konec, zbývalo { $time }.
puzzle-rush-longest = Nejdelší série: { $count }
puzzle-rush-missed = Které ti nevyšly
puzzle-rush-no-clock = Tentokrát bez hodin
puzzle-rush-again = Další závod
puzzle-rush-back = Zpět k závodu
