## Zasady gry: po zdaniu na każdą wartość każdego pola zasad, więc opisują tylko to,
## co obowiązuje.

goal-title = Cel
goal-rules = Każdy kolor to reguła. Kolor na wierzchu płótna mówi, co daje prowadzenie. Musisz prowadzić na koniec swojej tury albo odpadasz.
goal-game = Kto jako jedyny zostanie w grze, wygrywa rundę.
goal-points = Kto jako jedyny zostanie w grze, wygrywa rundę i punktuje.

deal-title = Rozdanie
deal-description = Każdy dostaje siedem kart na rękę i jedną przed siebie: to paleta. Zaczyna gracz po tym, kto ma w palecie najwyższą kartę, a tura przechodzi na następnego, kto jest jeszcze w grze.

your-turn-title = Przebieg tury
your-turn-either = Zagraj kartę do palety albo odrzuć kartę na płótno, aby zmienić regułę, albo zrób jedno i drugie.
your-turn-play-first = Najpierw się zagrywa.
your-turn-any-order = Kolejność jest dowolna.
your-turn-discard = Odrzucić wolno tylko wtedy, gdy zaraz potem prowadzisz. Kto nie zrobi ani jednego, ani drugiego, pasuje i odpada; bez kart na ręce można tylko spasować. Paleta gracza, który odpadł, już się nie liczy.

seven-title = Siedem reguł
seven-description = Na pustym płótnie regułą jest czerwony. Do każdej reguły wystarczy jedna karta, ale kto nie ma karty, która się liczy, nie prowadzi.

higher-title = Która karta jest wyższa
higher-description = Przy równej liczbie kart decyduje najwyższa z nich: najpierw liczba, potem kolor. Czerwony jest najwyższym kolorem, po nim są pomarańczowy, żółty, zielony, niebieski, granatowy i fioletowy. Remisów więc nie ma. Z dwóch równie dużych układów w jednej palecie liczy się ten z najwyższą kartą.

discard-title = Co odrzucasz
discard-draws = Gdy odrzucisz kartę wyższą niż liczba kart w twojej palecie, możesz dobrać kartę z talii, jeśli jakaś została. Liczy się je w chwili odrzucenia, więc zagrana wcześniej też się liczy. Dobranie kończy turę: karta jest na później.
discard-limited = Odrzucana karta nie może być niższa niż liczba kart w twojej palecie. Liczy się je w chwili odrzucenia, więc zagrana wcześniej też się liczy. Równa jest dozwolona.

points-title = Punkty
points-description = Kto wygra rundę, zatrzymuje karty, które liczą się przy obowiązującej regule, a każda jest warta tyle, ile jej liczba. Wszystkie pozostałe tasuje się do następnej rundy.

end-title = Koniec
end-share = Przy równych najwyższych wynikach wygrana jest wspólna.

actions-title = Akcje
actions-act = Zagrana do palety 1, 3, 5 lub 7 działa od razu; odrzucona nie działa. Co mówi, trzeba zrobić, jeśli się da, a jeśli się nie da, nie dzieje się nic.
actions-then-discard = Potem można jeszcze odrzucić.
actions-then-discard-unless = Potem można jeszcze odrzucić, chyba że stało się to wcześniej.
actions-must-stay = Kartę { $values } wolno zagrać tylko wtedy, gdy nadal możesz zakończyć turę na prowadzeniu, i musisz to zrobić.

take-title = 1 zabiera kartę
take-description = Zabierz kartę z palety innego gracza, który jest jeszcze w grze, i połóż ją zakrytą na wierzchu talii.
take-not-from-fewer = Nigdy z palety gracza, który ma w niej mniej kart niż ty, licząc z tą 1.
take-not-the-only = Nigdy jedynej karty w palecie.
take-any = Zabrać można nawet jedyną kartę.

draw-title = 3 dobiera
draw-description = Dobierz wierzchnią kartę talii. Możesz jej użyć w tej turze.

again-title = 5 każe zagrać jeszcze raz
again-description = Zagraj do palety jeszcze jedną kartę i zrób, co ona mówi.

move-title = 7 przenosi kartę
move-any = Weź kartę z własnej palety, tę 7 lub inną.
move-another = Weź z własnej palety kartę inną niż ta 7.
move-canvas = Połóż ją na płótnie.
move-canvas-deck = Połóż ją na płótnie albo zakrytą na wierzchu talii.
move-canvas-leading = Połóż ją na płótnie, jeśli zaraz potem prowadzisz.
move-canvas-leading-deck = Połóż ją na płótnie, jeśli zaraz potem prowadzisz, albo zakrytą na wierzchu talii.
move-canvas-limited = Połóż ją na płótnie, jeśli zaraz potem prowadzisz i nie jest niższa niż liczba kart, które zostają w twojej palecie.
move-canvas-limited-deck = Połóż ją na płótnie, jeśli zaraz potem prowadzisz i nie jest niższa niż liczba kart, które zostają w twojej palecie, albo zakrytą na wierzchu talii.
move-no-draw = Nie daje to karty z talii.
