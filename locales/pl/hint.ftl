## Co na miejscu osoby zrobiłby Mistrz i dlaczego, w trzech krokach.

button-hint = Podpowiedź
button-hint-card = Która karta?
button-hint-turn = Pokaż turę
hint-asked = Mistrz się zastanawia…

hint-look-in-force = Obowiązuje <b>{ COLOR($rule, case: "small") }</b> ({ $text }) i przy tej regule możesz objąć prowadzenie.
hint-look-keep = Obowiązuje <b>{ COLOR($rule, case: "small") }</b> ({ $text }) i już prowadzisz. Które odrzucenie tego nie zmieni?
hint-look-change = Spójrz na <b>{ COLOR($rule, case: "small") }</b> ({ $text }): przy tej regule twoja paleta już prowadzi.
hint-look-build = Spójrz na <b>{ COLOR($rule, case: "small") }</b> ({ $text }): zagraj pod tę regułę i wprowadź ją.
hint-look-palette = { $who ->
    [you] Spójrz na <b>swoją paletę</b>: siódemka może przenieść z niej kartę.
   *[other] Spójrz na <b>paletę { NAME($who, case: "of") }</b>: jedynka może zabrać z niej kartę.
}
hint-look-only = Tylko jedna tura zatrzymuje cię w grze. { $text }

hint-card = Na początek: { $card }.
hint-next-card = Teraz: { $card }.

hint-play = zagraj { CARD($card, case: "accusative") }
hint-discard = odrzuć { CARD($card, case: "accusative") }
hint-to-canvas = przenieś { CARD($card, case: "accusative") } na płótno
hint-to-deck = przenieś { CARD($card, case: "accusative") } na talię
hint-take = zabierz { CARD($card, case: "accusative") } { NAME($from, case: "of") }
hint-draw = dobierz kartę
hint-pass = spasuj
hint-end = zakończ turę w tym miejscu
hint-then = { $head }, a potem { $tail }
hint-moves = Mistrz radzi: { $events }.
hint-try = Spróbuj tak: { $events }.

hint-lost = To już przegrana: nic nie daje prowadzenia.
hint-lost-here = Stąd nic nie daje prowadzenia. Cofnij ruch i zapytaj znowu.
hint-cheaper = Odpaść teraz kosztuje mniej, niż przegrać później.
hint-hope = Uratować może cię już tylko szczęśliwie dobrana karta.
hint-draws = Zobaczysz jeszcze jedną kartę, zanim zdecydujesz.
hint-only = Żadna inna tura nie daje prowadzenia.
hint-wins = { $who } nie ma już kart i może tylko spasować: wygrywasz.
hint-wins-all = Pozostali nie mają już kart i mogą tylko spasować: wygrywasz.
hint-no-reply = { $who } nie ma na to odpowiedzi z żadnymi kartami.
hint-no-reply-wins = { $who } nie ma na to odpowiedzi z żadnymi kartami: wygrywasz.
hint-answers = Z { $unseen } kart, których nie widzisz, w pojedynkę przebija to { $count }{ $held ->
    [1] , a { $who } ma tylko jedną kartę.
   *[other] ; wśród { $held } kart { NAME($who, case: "of") } { $about ->
        [0] zapewne nie ma żadnej
       *[other] jest ich około { $about }
    }.
}
hint-answers-all = Każda z { $unseen } kart, których nie widzisz, przebija to w pojedynkę.
hint-fewer-answers = Karty, które w pojedynkę przebijają tę turę: { $count } z { $unseen }, których nie widzisz; twoją turę z gry: { $value }.
hint-two-cards = { $who } może odpowiedzieć dopiero dwiema kartami.
hint-actions-aside = Nie licząc akcji: { $text }
hint-fewest = Żadna inna tura za tyle samo kart nie jest trudniejsza do przebicia.
hint-cheapest = Każda inna tura, która daje prowadzenie, kosztuje więcej kart.
# Reguła na obu listach poniżej.
hint-rule = { $rule }
hint-leads-under = Prowadzisz wtedy przy regułach: { $text }.
hint-leads-under-all = Prowadzisz wtedy przy każdej regule.
hint-leads-under-but = Prowadzisz wtedy przy każdej regule z wyjątkiem: { $text }.
hint-leads-too = W przeciwieństwie do twojej tury z gry prowadzisz wtedy także przy regułach: { $text }.
hint-earns = Odrzucenie daje ci kartę z talii.
hint-saves = Zostaje na później { $card }: gdy obowiązuje { COLOR($rule, case: "small") }, też prowadzisz.
hint-key = Każda inna tura przegrywa.
hint-keeps-cards = Zostaje wtedy więcej kart niż po większości innych tur.
hint-stays-in = Dało się jeszcze objąć prowadzenie i zostać w grze.
hint-more-cards = Zostaje wtedy na ręce o { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} więcej.
hint-keeps-discards = Z kart, które zostają, odrzucenie jednej dałoby ci prowadzenie przy regułach: { $text }.
hint-keeps-play = Zostaje na później { $card }: zagrana wzmocniłaby twoją paletę, gdy obowiązuje { COLOR($rule, case: "small") }.
hint-keeps-highest = Zostaje { $card }, dotąd twoja najwyższa karta.
hint-best = To najlepsze wobec kart, których nie widzisz.

button-show = Pokaż mi

# W lekcji: co zostało, gdy pierwsza połowa jest dobra.
learn-half = Na razie dobrze
learn-half-play = Teraz zagraj kartę do palety.
learn-half-discard = Teraz odrzuć kartę, pod której kolorem prowadzisz.
learn-half-end = O to chodzi: zakończ turę.
