## Gra zapieczętowana: nikt nie może poznać zakrytej karty, zanim pokażą ją zasady.

# Zanim są karty.
sealed-shuffling = Tasowanie kart
sealed-step-first = { $who ->
    [you] Tasujesz i blokujesz każdą kartę
   *[other] { $who } tasuje i blokuje każdą kartę
}
sealed-step-again = { $who ->
    [you] Tasujesz i blokujesz je jeszcze raz
   *[other] { $who } tasuje i blokuje je jeszcze raz
}
# Strona mówi do jednej z dwóch osób.
sealed-step-keys = { $who ->
    [you] Odblokowujesz karty, które dostaje { $rival }
   *[other] { $who } odblokowuje twoje karty
}
sealed-invited-description = Jest zapieczętowana: każde z was tasuje i blokuje karty, więc kto je podejrzy, da się na tym złapać albo nie wyśle ostatniego linku.
sealed-unsigned = To zaproszenie jest ze starszej wersji strony i nie ma podpisu: kto przekazuje linki, może je zmienić, a kodu do porównania nie ma. Niech { $who } odświeży stronę i zaprosi cię jeszcze raz.

sealed-send-long = Pierwsze linki są długie, więc wyślij je w aplikacji, która przyjmuje długie wiadomości.
sealed-code = Kod tej gry: { $code }. Porównajcie go przez telefon – jeśli { $who } ma taki sam, nikt nie podmienił linków.
sealed-elsewhere = Ta gra jest w innej przeglądarce
sealed-elsewhere-description = Ten link jest z zapieczętowanej gry, a wysyła go { $who }. Otwórz go w przeglądarce, w której gra się zaczęła. Jeśli jej dane przepadły, gry nie da się dokończyć.

# Gra otwarta w innej karcie.
sealed-other-tab = Ta gra jest otwarta w innej karcie
sealed-other-tab-description = Grać można naraz tylko w jednej karcie przeglądarki. Zamknij tamtą, a możesz grać dalej tutaj.

# Zapisana gra, która nie zgadza się ze swoimi wiadomościami.
sealed-changed = Ta gra jest zmieniona albo uszkodzona
sealed-changed-description = To, co z niej zapisano, nie zgadza się z jej wiadomościami, więc nie można w nią dalej grać ani jej ufać. Pozostaje bez zmian i nie wpływa na nic innego.

# Okno wysyłania.
sealed-send = Wyślij link
sealed-send-description = Wyślij ten link w dowolnym komunikatorze. Nawet jeśli zobaczy go ktoś inny, nie dowie się niczego o zakrytych kartach.
sealed-line-first = Zagrajmy w zapieczętowaną grę Red7:
sealed-line = { $who }, to następny link naszej gry Red7:
sealed-line-unnamed = To następny link naszej gry Red7:

# Na końcu rundy.
sealed-proof-send = Wyślij ten link – następna osoba: { $who }. Link, który wróci, dowiedzie wygranej albo oszustwa.
sealed-proof-tell = Wyślij ten link – następna osoba: { $who }. Bez niego nie ma tam dowodu twojej wygranej.
sealed-proved = Sprawdzone: obie osoby tasowały karty uczciwie.
sealed-not-proved = Weryfikacja się nie powiodła: to nie te karty, które miały być. Na tym gra się kończy.
sealed-not-proved-by = Weryfikacja się nie powiodła: to, co na końcu wysyła { $who }, nie pasuje do zablokowanych kart. Na tym gra się kończy.
sealed-proof-waits = { $who } ma ci jeszcze wysłać ostatni link. Dopóki nie dowiedzie on wygranej, nie liczy się ona: kto oszukuje, nie wyśle tego linku.
sealed-refused = Te karty zostały odrzucone: { $who } przysyła klucz, który nie otwiera żadnej karty albo otwiera jedną dwa razy. Teraz oboje pokazujecie sekrety tej rundy, a dowód wykaże, kto zawinił.
sealed-refused-by = Te karty zostały odrzucone i to nie przypadek: dowód wykazuje, że { $who } nie zapieczętowuje uczciwie. Na tym gra się kończy.
