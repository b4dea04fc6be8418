## Co by na hráčově místě udělal Mistr a proč, ve třech krocích.

button-hint = Rada
button-hint-card = Která karta?
button-hint-turn = Ukázat tah
hint-asked = Mistr přemýšlí…

# Nejdřív: kam se podívat.
hint-look-in-force = Platí <b>{ COLOR($rule, case: "small") }</b> ({ $text }) a při ní se můžeš dostat do vedení.
hint-look-keep = Platí <b>{ COLOR($rule, case: "small") }</b> ({ $text }) a už vedeš. Které odhození to nezmění?
hint-look-change = Podívej se na <b>{ COLOR($rule, case: "accusative") }</b> ({ $text }): při ní tvoje paleta už vede.
hint-look-build = Zkus pravidlo <b>{ COLOR($rule, case: "small") }</b> ({ $text }): zahraj kartu, která při něm pomůže, a pak ho nastav.
hint-look-palette = { $who ->
    [you] Podívej se na <b>svou paletu</b>: sedmička z ní může přesunout kartu.
   *[other] Podívej se na <b>paletu, kterou má { $who }</b>: jednička z ní může odebrat kartu.
}
hint-look-only = Ve hře tě udrží jediný tah. { $text }

# Pak karta.
hint-card = Na začátek: { $card }.
hint-next-card = A teď: { $card }.

# Pak celý tah: jeho kroky za sebou.
hint-play = zahraj { CARD($card, case: "accusative") }
hint-discard = odhoď { CARD($card, case: "accusative") }
hint-to-canvas = přesuň { CARD($card, case: "accusative") } na plátno
hint-to-deck = přesuň { CARD($card, case: "accusative") } na balíček
hint-take = odeber { NAME($from, case: "dative") } { CARD($card, case: "accusative") }
hint-draw = dober si kartu
hint-pass = pasuj
hint-end = ukonči tah tady
hint-then = { $head }, pak { $tail }
hint-moves = Mistr radí: { $events }.
hint-try = Zkus tohle: { $events }.

# A co pro to mluví.
hint-lost = Ve hře se neudržíš: po žádném tahu nepovedeš.
hint-lost-here = Odtud se do vedení nedostaneš. Krok vrať a zeptej se znovu.
hint-cheaper = Vypadnout teď tě stojí míň než prohrát později.
hint-hope = Zachránit tě může jen šťastně dobraná karta.
hint-draws = Než se rozhodneš, uvidíš ještě jednu kartu.
hint-only = Žádný jiný tah ti vedení nedá.
hint-wins = { $who } už nemá karty a může jen pasovat: vyhráváš.
hint-wins-all = Ostatní už nemají karty a můžou jen pasovat: vyhráváš.
hint-no-reply = { $who } na to nemá odpověď, ať má v ruce cokoli.
hint-no-reply-wins = { $who } na to nemá odpověď, ať má v ruce cokoli: vyhráváš.
hint-answers = { $unseen ->
    [one] Jediná karta, kterou nevidíš, to přebije sama
    [few] Nevidíš { $unseen } karty a { $count ->
        [one] jedna z nich to sama přebije
        [few] { $count } z nich to samy přebijí
       *[other] { $count } z nich to samo přebije
    }
   *[other] Nevidíš { $unseen } karet a { $count ->
        [one] jedna z nich to sama přebije
        [few] { $count } z nich to samy přebijí
       *[other] { $count } z nich to samo přebije
    }
}{ $held ->
    [1] . { $who } má jen jednu kartu.
   *[other] . { $who } { $about ->
        [0] takovou nejspíš nemá
       *[other] takových má asi { $about }
    }.
}
hint-answers-all = Každá z { $unseen } karet, které nevidíš, to sama přebije.
hint-fewer-answers = Karty, které samy přebijí tento tah: { $count } z { $unseen }, které nevidíš; tvůj tah ve hře: { $value }.
hint-two-cards = { $who } na odpověď potřebuje aspoň dvě karty.
hint-actions-aside = Bez akcí: { $text }
hint-fewest = Žádný jiný tah za tak málo karet není těžší přebít.
hint-cheapest = Každý jiný tah, který ti dá vedení, stojí víc karet.
# Pravidlo v obou výčtech níže.
hint-rule = { COLOR($rule, case: "under") }
hint-leads-under = Povedeš při { $text }.
hint-leads-under-all = Povedeš při každém pravidle.
hint-leads-under-but = Povedeš při každém pravidle kromě { $text }.
hint-leads-too = Na rozdíl od tvého tahu ve hře povedeš i při { $text }.
hint-earns = Za odhození si dobereš kartu.
hint-saves = Na později ti zůstane { $card }: když ji pak odhodíš, povedeš při { COLOR($rule, case: "under") }.
hint-key = Každý jiný tah prohrává.
hint-keeps-cards = Zbude ti víc karet než po většině jiných tahů.
hint-stays-in = Ještě šlo převzít vedení, a tak zůstat ve hře.
hint-more-cards = V ruce ti zbude o { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
} víc.
hint-keeps-discards = Karty, které ti zůstanou, ti po odhození dají vedení při { $text }.
hint-keeps-play = Na později ti zůstane { $card }: po zahrání by při { COLOR($rule, case: "under") } posílila tvoji paletu.
hint-keeps-highest = Zůstane ti { $card }, dosud tvoje nejvyšší karta.
hint-best = Nejlíp odolá kartám, které nevidíš.

button-show = Ukázat

# V lekci: co zbývá, když je první půlka správně.
learn-half = Zatím dobře
learn-half-play = Teď zahraj kartu do palety.
learn-half-discard = Teď odhoď kartu, která ti dá vedení.
learn-half-end = A je to: ukonči tah.
