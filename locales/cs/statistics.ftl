## Jak se člověku zatím daří.

statistics-empty = Zatím tu nic není. Zahraj nejdřív kolo proti soupeřům.
statistics-rules = Pravidla
statistics-all-rules = Všechna
statistics-players = Hráči
statistics-all-players = Všichni
statistics-none = Taková kola tu zatím nejsou.
statistics-matches = Vyhrané zápasy
statistics-part = { $done } z { $count }
statistics-streak = Současná série výher
statistics-longest = Nejdelší série výher
opponents-mixed = Různí
statistics-description = Počítají se jen kola, která skončila na tomto zařízení. Nepočítají se kola, ve kterých se na něm střídalo víc lidí, ani kola s vráceným tahem.
statistics-earlier = { $count ->
    [one] { $count } starší kolo není
    [few] { $count } starší kola nejsou
   *[other] { $count } starších kol není
} v odpovědích o pravidlech a radách, protože se to tehdy nezapisovalo.
statistics-won = Výhry
statistics-points = Body
statistics-per-rounds = { $points } za { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
statistics-rating = Jak dobře hraju?
rating-range = nejspíš { $low } až { $high }
rating-provisional = zatím jen odhad: nejspíš { $low } až { $high }
rating-closest = Zhruba úroveň { $strength }, podle { $count ->
    [one] { $count } kola
    [few] { $count } kol
   *[other] { $count } kol
} bez rad.
rating-amid = Od úrovně { $strength } po úroveň { $better }, podle { $count ->
    [one] { $count } kola
    [few] { $count } kol
   *[other] { $count } kol
} bez rad.
rating-early = Na to je ještě brzy: chce to víc kol bez rad.
rating-none = Začíná tvým prvním kolem bez rad.
# Po prvním kole, které se hodnotí.
rating-first = První rating: { $rating }. Zatím je to odhad; každé kolo bez rad s ním pohne.
rating-now = Rating { $rating }
rating-up = Rating { $rating }, o { $points } víc
rating-down = Rating { $rating }, o { $points } míň
rating-match-up = Rating { $rating }, za zápas o { $points } víc
rating-match-down = Rating { $rating }, za zápas o { $points } míň
rating-same = Rating { $rating }, beze změny
statistics-course = Jak to šlo?
rating-at = { $rating } ({ $day })
rating-went = Z { $given } na { $found }
statistics-lost = Při kterém pravidle prohrávám?
statistics-lose-most = Nejvíc prohraných kol: při { COLOR($rule, case: "under") }, { $done } z { $count }.
statistics-lost-description = Prohraná kola z těch, která pro tebe skončila při daném pravidle.
statistics-rule = Pravidlo
statistics-rounds-lost = Prohry
statistics-by-level = Proti komu?
statistics-opponents = Soupeři
statistics-with-hints = S radami
statistics-without-hints = Bez rad
statistics-often = Jak často vyhrávám?
statistics-after = { $count ->
    [one] Uvidíš to po dalším kole.
    [few] Uvidíš to po dalších { $count } kolech.
   *[other] Uvidíš to po dalších { $count } kolech.
}
rating-course-after = { $count ->
    [one] Uvidíš to po dalším kole bez rad.
    [few] Uvidíš to po dalších { $count } kolech bez rad.
   *[other] Uvidíš to po dalších { $count } kolech bez rad.
}
rating-course-provisional = Uvidíš to, až tvůj rating nebude jen odhad.
statistics-won-of = Výhry: { $done } z { $count ->
    [one] { $count } kola
    [few] { $count } kol
   *[other] { $count } kol
}.
statistics-won-one = Jedno kolo, vyhrané.
statistics-lost-one = Jedno kolo, prohrané.
statistics-lose-none = Žádné pravidlo zatím nevyčnívá.
statistics-hold = Nejvyšší úroveň, na které vyhráváš aspoň svůj díl kol: { $strength }.
statistics-hold-none = Zatím na žádné úrovni s aspoň { $count } koly nevyhráváš svůj díl.
statistics-hold-few = Po { $count } kolech proti stejné úrovni tu uvidíš, jestli vyhráváš svůj díl.
statistics-share = Tvůj díl je ve dvou polovina kol, ve třech třetina a ve čtyřech čtvrtina.
rating-rose = Od { $day } o { $points } víc.
rating-fell = Od { $day } o { $points } míň.
rating-stayed = Od { $day } beze změny.
rating-one-day = Zatím jen { $day }: z { $given } na { $found }.
statistics-work = Na čem mám pracovat?
mistakes-most = Nejčastěji: { $given }, { $done } z { $count }.
mistakes-none = Žádný druh zatím nevyčnívá.
mistakes-after = „Poučit se z chyb“ v rozboru ti dá tahy zkusit znovu. Až jich v dohraných hrách bude { $count }, uvidíš tu, jaké to byly chyby.
mistakes-description = Co se stalo v tazích posledních dohraných her, které zkoušíš znovu v „Poučit se z chyb“.
mistakes-turn = Tah
mistakes-count = Kolikrát
mistake-card = jen zahraná karta
mistake-rule = jen změna pravidla
mistake-both = zahraná karta a změna pravidla
mistake-out = pas
daily-won-of = Odehraná rozdání dne: { $days }, vyhraná: { $done }.
daily-longest = Nejvíc dní v řadě: { $days }
