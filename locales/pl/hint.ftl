## Co na miejscu osoby zrobiłby Mistrz i dlaczego.

button-hint = Podpowiedź
hint-asked = Mistrz się zastanawia…

hint-play = zagrałby { CARD($card, case: "accusative") }
hint-discard = odrzuciłby { CARD($card, case: "accusative") }
hint-to-canvas = przeniósłby { CARD($card, case: "accusative") } na płótno
hint-to-deck = przeniósłby { CARD($card, case: "accusative") } na talię
hint-take = odłożyłby { CARD($card, case: "accusative") } { NAME($from, case: "of") } na talię
hint-draw = dobrałby kartę
hint-pass = spasowałby
hint-end = zakończyłby turę w tym miejscu

hint-then = { $head }, a potem { $tail }
hint-moves = Mistrz { $events }.

hint-lost = To już przegrana: po żadnej turze nie prowadzisz.
hint-lost-here = Stąd nie da się już prowadzić. Cofnij ruch i zapytaj znowu.
hint-cheaper = Odpaść teraz kosztuje mniej, niż przegrać później.
hint-hope = Uratować może już tylko dobrana karta.
hint-only = Po żadnej innej turze nie prowadzisz.
hint-no-reply = { $who } nie ma wtedy karty, która dałaby prowadzenie.
hint-fewest-replies = { $who } ma wtedy najmniej sposobów, by objąć prowadzenie.
hint-keeps-cards = Zostaje wtedy więcej kart niż po większości innych tur.
hint-best = To najlepsze wobec tego, co mogą mieć inni.
