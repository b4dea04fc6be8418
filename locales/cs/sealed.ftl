## Zapečetěná hra: skrytou kartu nikdo nemůže znát dřív, než ji pravidla ukážou.

# Než jsou karty.
sealed-shuffling = Mícháme karty
sealed-step-first = { $who ->
    [you] Zamícháš a zamkneš všechny karty
   *[other] { $who } zamíchá a zamkne všechny karty
}
sealed-step-again = { $who ->
    [you] Zamícháš a zamkneš je znovu
   *[other] { $who } je zamíchá a zamkne znovu
}
# Jeden z obou hráčů je osloven.
sealed-step-keys = { $who ->
    [you] Odemkneš karty, které má v ruce { $rival }
   *[other] { $who } odemkne karty, které máš v ruce
}
sealed-invited-description = Je zapečetěná: karty zamícháte a zamknete společně. Kdo se podívá do karet, na konci se prozradí, nebo si musí poslední odkaz nechat pro sebe.
sealed-unsigned = Pozvánka je ze starší verze stránky a nemá podpis: odkazy se dají cestou změnit a chybí kód k porovnání. Lepší je, když { $who } načte stránku znovu a pozve tě ještě jednou.

sealed-send-long = První odkazy jsou dlouhé, zvol aplikaci, která dlouhé zprávy unese.
sealed-code = Tvůj kód je { $code }. Po telefonu ho porovnej s tím, který má { $who }: když jsou stejné, odkazy nikdo nevyměnil.
sealed-elsewhere = Tato hra je v jiném prohlížeči
sealed-elsewhere-description = Odkaz je ze zapečetěné hry, ve které je i { $who }. Otevři ho v prohlížeči, ve kterém ji hraješ. Pokud se v něm data smazala, hra se dohrát nedá.

# Hra, kterou má otevřenou jiná karta prohlížeče.
sealed-other-tab = Hra je otevřená v jiné kartě prohlížeče
sealed-other-tab-description = Hrát ji může vždy jen jedna. Tam ji zavři a tady můžeš pokračovat.

# Uložená hra, kterou její zprávy nepotvrzují.
sealed-changed = Hra je změněná nebo poškozená
sealed-changed-description = Co je z ní uložené, neodpovídá jejím vlastním zprávám, takže se v ní nedá pokračovat ani jí věřit. Zůstane, jak je, a nic dalšího se nemění.

# Okno, ze kterého se posílá.
sealed-send = Poslat odkaz
sealed-send-description = Pošli tento odkaz přes libovolnou aplikaci na zprávy. Kdo jiný ho uvidí, o skrytých kartách se nic nedozví.
sealed-line-first = Zahrajme si zapečetěnou hru Red7:
sealed-line = { $who }, tady je další odkaz k naší hře Red7:
sealed-line-unnamed = Tady je další odkaz k naší hře Red7:

# Na konci kola.
sealed-proof-send = Pošli tento odkaz, čeká na něj { $who }. Ten, který přijde zpátky, výhru dokáže, nebo ukáže podvod.
sealed-proof-tell = I na tento odkaz čeká { $who }: pošli ho, jinak tam tvoje výhra zůstane bez důkazu.
sealed-proved = Ověřeno: míchání bylo z obou stran poctivé.
sealed-not-proved = Důkaz selhal: karty nejsou ty, za které se vydávaly. Hra tu končí.
sealed-not-proved-by = Důkaz selhal: co na konci posílá { $who }, neodpovídá zamčeným kartám. Hra tu končí.
sealed-proof-waits = Poslední odkaz má ještě poslat { $who }. Dokud výhra není dokázaná, nepočítá se: kdo by podváděl, nechal by si ten odkaz pro sebe.
sealed-refused = Karty jsou odmítnuté: klíč, který posílá { $who }, neotevře žádnou kartu, nebo některou dvakrát. Teď obě strany ukážou tajemství tohoto kola a důkaz řekne, kdo za to může.
sealed-refused-by = Karty jsou odmítnuté a náhoda to není: podle důkazu { $who } nehraje podle pravidel pečetění. Hra tu končí.
