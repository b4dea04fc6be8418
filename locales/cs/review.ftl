## Dohrané kolo, ještě jednou na očích: jakou cenu měl který tah.

review-look-back = Rozbor
keys-review = Rozbor dohraného kola
keys-learn = Tahy k opakování, v rozboru
review-back = Zpět do hry
review-on = Hrát dál odsud
review-other-seat = Stejné rozdání, jiné místo
review-timeline = Tahy hry
review-progress = Rozebrané tahy: { $done } z { $count }
review-none = Až kolo skončí, můžeš se k němu tady vrátit a vidět všechny karty.
review-at-deal = Vyber tah a uvidíš, jakou měl cenu.

## Podle toho, co hráč mohl vědět.

review-asked = Rozebíráme…
review-mistake = Chyba
review-small-slip = Malé zaváhání
review-as-advised = Tak by hrál Mistr
review-only = Jediný tah, který dá vedení
review-no-choice = Nebylo jak vést
review-close = Žádný tah není jasně lepší
review-hopeless = Žádný tah v simulacích nevyhrál
review-hopeless-won = { $who ->
    [you] Žádný tah v simulacích nevyhrál, a přece vítězíš
   *[other] Žádný tah v simulacích nevyhrál, a přece vítězí { $who }
}
review-ahead = Lepší než volba Mistra
review-certain = Lépe to nešlo
review-outdone = Volba Mistra, i když jiný tah vyhrával častěji
review-debatable = Jiný tah vyhrával častěji
review-rated = { $text }: { $odds } na výhru
review-before-draw = Před dobráním: { $odds } na výhru
review-advised = Mistr by radil { $events }: <b>{ $odds }</b>.
# O kolik byl lepší tah napřed a kolik z toho může být náhoda.
review-more-wins = { $count ->
    [one] O { $count } výhru víc na stejných { $tried } rozdání, plus minus { $about }
    [few] O { $count } výhry víc na stejných { $tried } rozdání, plus minus { $about }
   *[other] O { $count } výher víc na stejných { $tried } rozdání, plus minus { $about }
}
review-fewer-wins = { $count ->
    [one] O { $count } výhru míň na stejných { $tried } rozdání, plus minus { $about }
    [few] O { $count } výhry míň na stejných { $tried } rozdání, plus minus { $about }
   *[other] O { $count } výher míň na stejných { $tried } rozdání, plus minus { $about }
}
review-few-wins = Rozdíl { $count } { $count ->
    [one] výhry
    [few] výher
   *[other] výher
} na { $tried } rozdání je příliš malý na to, aby se počítal
review-luck-wins = Rozdíl { $count } { $count ->
    [one] výhry
    [few] výher
   *[other] výher
} na stejných { $tried } rozdání: může to být jen náhoda
review-fewer-deals = Zkoušen jen v { $count } z { $tried } rozdání, takže jeho šance je méně jistá.
review-no-reason = Jeden důvod to nemá: v simulovaných rozdáních prostě vychází líp.
review-always-won = Vyhrál ve všech simulovaných rozdáních.
review-deals = { $count ->
    [one] Odhad podle { $count } simulovaného rozdání
    [few] Odhad podle { $count } simulovaných rozdání
   *[other] Odhad podle { $count } simulovaných rozdání
}
# Stojí za počtem rozdání a čárkou.
review-knew = { $who ->
    [you] podle toho, co víš v tu chvíli
   *[other] podle toho, co v tu chvíli ví { $who }
}
review-others = Jiné tahy
review-others-description = V závorce: pravděpodobné rozmezí šance. Široké znamená, že se zkusilo méně rozdání.
review-others-higher = Část rozdílu mezi dvěma šancemi je náhoda, takže tah s nejvyšší nemusí být nejlepší.
review-other = { $events }: { $text }
review-limits = Skryté karty se rozdaly mnoha způsoby, které odpovídají tomu, co hráč věděl. V závorce: 95% interval spolehlivosti.
review-grades = Chyba má šanci na výhru o víc než { $high } procentních bodů nižší než volba Mistra, nebo o víc než { $low }, pokud z ní zbývá méně než čtvrtina; malé zaváhání o méně. Rozdíl menší než { $value } body, nebo takový, který může být jen náhoda, není ani jedno.
review-each = Každá šance vychází z toho, co hráč při tom tahu mohl vědět. Šance hráčů proto nemusí dát dohromady 100 %.
review-unknown = Pro tento tah není odhad.

## S odkrytými kartami.

review-open-title = A s odkrytými kartami?
review-open-note = Všechny karty nevidí nikdo, takže hodnocení zůstává, jak je.
review-won-only = Jediný tah, který zaručoval výhru.
review-won = { $count ->
    [one] Výhru zaručoval { $count } tah: tento.
    [few] Výhru zaručovaly { $count } tahy, i tento.
   *[other] Výhru zaručovalo { $count } tahů, i tento.
}
review-gave-away = { $count ->
    [one] Výhru zaručoval { $count } tah, ale ne tento:
    [few] Výhru zaručovaly { $count } tahy, ale ne tento:
   *[other] Výhru zaručovalo { $count } tahů, ale ne tento:
}
review-more = a ještě { $count }
review-lost = Výhru nezaručoval žádný tah.
review-together = Výhra je jistá, jen když jí nezabrání ani všichni ostatní společně.
review-reach-actions = S akcemi přesná odpověď není.
review-reach-advanced = V pokročilé hře více než dvou hráčů přesná odpověď není.
review-reach-large = Možností je příliš mnoho, všechny se vyzkoušet nedají.

## Kroky tahu, v infinitivu: po „Mistr by radil“ a „vyhraješ takto:“.

review-play = zahrát { CARD($card, case: "accusative") }
review-discard = odhodit { CARD($card, case: "accusative") }
review-to-canvas = přesunout { CARD($card, case: "accusative") } na plátno
review-to-deck = přesunout { CARD($card, case: "accusative") } na balíček
review-take = odebrat { NAME($from, case: "dative") } { CARD($card, case: "accusative") }
review-draw = dobrat si kartu
review-pass = pasovat
review-passed = pas
review-no-cards = bez karet
review-nothing-led = vést nešlo

## Kolo jako celek.

# Co znamenají značky u tahů.
review-sign-best = volba Mistra nebo lepší
review-sign-slip = malé zaváhání
review-sign-mistake = chyba
review-sign-none = bez značky: vynucený, nebo nejednoznačný
review-chart = { $who ->
    [you] Tvoje šance na výhru po každém tvém tahu
   *[other] Šance na výhru po každém tahu: { $who }
}
review-legend = { $who ->
    [you] Svislé čáry: šance, které ti utekly
   *[other] Svislé čáry: šance, které utekly
}
review-key = Klíčová chvíle: tah { $turn }
review-no-key = { $who ->
    [you] V tomto kole nemáš žádnou jasnou chybu.
   *[other] { $who }: v tomto kole bez chyb.
}
# Po prohraném kole: co rozhodlo.
review-no-key-lost = { $who ->
    [you] V tomto kole nemáš žádnou jasnou chybu: tvoje největší šance, v tahu { $turn }, byla asi { $chance } %. O zbytku rozhodly karty.
   *[other] { $who }: v tomto kole bez chyb. Největší šance, v tahu { $turn }, byla asi { $chance } %. O zbytku rozhodly karty.
}
# The same, if the best chance was a good one.
review-no-key-luck = { $who ->
    [you] V tomto kole nemáš žádnou jasnou chybu. Tvoje největší šance byla asi { $chance } %, v tahu { $turn }; potom šly karty proti tobě.
   *[other] { $who }: v tomto kole bez chyb. Největší šance byla asi { $chance } %, v tahu { $turn }; potom rozhodly karty.
}
review-lost-by = Výhru zahodil tah { $turn }.
review-lost-later = { $who ->
    [you] Později byla tvá výhra jistá, ale zahodil ji tah { $turn }.
   *[other] { $who }: později byla výhra jistá, ale zahodil ji tah { $turn }.
}
review-deal-asked = Počítáme, jestli se rozdání dalo vyhrát…
review-deal-won = { $who ->
    [you] S odkrytými kartami se toto rozdání dalo vyhrát.
   *[other] { $who }: s odkrytými kartami se toto rozdání dalo vyhrát.
}
# Po vyhraném kole.
review-deal-kept = { $who ->
    [you] Vyhráváš rozdání, které šlo vyhrát i proti bezchybné hře.
   *[other] { $who } vyhrává rozdání, které šlo vyhrát i proti bezchybné hře.
}
review-deal-lost = { $who ->
    [you] Proti bezchybné hře se tu vyhrát nedalo.
   *[other] { $who }: proti bezchybné hře se tu vyhrát nedalo.
}
review-deal-lucky = { $who ->
    [you] Vyhráváš, i když proti bezchybné hře by to tu nešlo.
   *[other] { $who } vyhrává, i když proti bezchybné hře by to tu nešlo.
}
review-first-won = { $who ->
    [you] Od tvého prvního tahu se výhra dala vynutit.
   *[other] { $who }: od prvního tahu se výhra dala vynutit.
}
review-first-lost = { $who ->
    [you] Od tvého prvního tahu se výhra vynutit nedala.
   *[other] { $who }: od prvního tahu se výhra vynutit nedala.
}
review-whose = Čí šance
review-table = Jako tabulka
review-table-turn = Tah
review-table-lead = Vede
review-table-made = Zahráno
review-table-open = Jistá výhra
review-was-won = ano
review-was-lost = ne
review-percent = { $chance } %
# Odhad; u „0 %“ a „100 %“ bez „asi“: nevyhrálo žádné simulované rozdání, nebo všechna.
review-about = asi { $chance } %
review-to-win = { $odds } na výhru
review-within = { $chance } % ({ $low } až { $high } %)

## Stejné rozdání z každého místa.

review-seats = Toto rozdání z každého místa
review-seat = Tvoje místo
review-seat-here = { $value }, tentokrát
review-seat-winner = Vítěz
review-seat-turns = Tvoje tahy
review-seat-points = Tvoje body

## Příběh, který z toho je.

review-story-won = { $who ->
    [you] Výhra: tvoje šance tah po tahu
   *[other] { $who } vyhrává: šance tah po tahu
}
review-story-lost = { $who ->
    [you] Prohra: tvoje šance tah po tahu
   *[other] { $who } prohrává: šance tah po tahu
}
# Kolo na obrazovce, jedno z několika v zápase.
review-round = { $who ->
    [you] Kolo { $round }: získáváš { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[other] Kolo { $round }: { $who } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
review-round-losses = { $count ->
    [one] jeden lepší tah k nalezení
    [few] { $count } lepší tahy k nalezení
   *[other] { $count } lepších tahů k nalezení
}
review-rounds = Kola
review-costliest = kolo s největší ztrátou bodů
review-end-won = výhra
review-end-lost = prohra
review-could-be = lépe: { $chance } %
review-closest = Nejtěžší volba: tah { $turn }
review-slip = Malé zaváhání: tah { $turn }
review-best = Nejlepší v kole: tah { $turn }
review-better = Lepší tah
review-open-turn = Jak tah pokračuje, rozhodne dobraná karta.
review-next-best = Druhý nejlepší tah
review-another = Jiný tah
review-masters = Volba Mistra
review-then = Potom: { $text }
review-on-table = Ukázat na stole
review-show-better = Ukázat tento tah
review-moment-next = Další chvíle
review-moment-first = První chvíle
review-better-moment = Tah { $turn }, lépe zahraný
review-try = Zkusit hned
review-play-on = Hrát dál
review-try-description = Hraj dál od tahu { $turn }. Je to nanečisto a nepočítá se.
review-story-back = Zobrazit rozbor
review-more-title = Víc o tomto kole

## Co dalšího bylo skryté.

review-deck = Balíček, shora
