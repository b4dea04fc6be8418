## Zprávy o tom, co dopadlo jinak, než mělo.

notice-letter-known = Tento tah už máš. Tvoje hra se nezměnila.
notice-letter-older = Odkaz je starší než tvoje hra, takže se nic nezměnilo.
notice-sealed-known = Tento odkaz už odsud odešel, nebo je tu už otevřený. Tvoje hra se nezměnila.
notice-sealed-early = Chybí tu předchozí odkaz. Nejdřív otevři ten. Tvoje hra se nezměnila.
notice-sealed-other = Odkaz je ze zapečetěné hry, která v tomto prohlížeči není uložená. Otevři ho v tom, ve kterém ji hraješ. Pokud se v něm data smazala, hra se dohrát nedá.
notice-sealed-forked = Odkaz neodpovídá tvé hře: nenavazuje na to, co odsud odešlo. Tvoje hra se nezměnila.
notice-sealed-signature = Odkaz je poškozený, nebo není od spoluhráče. Popros o něj znovu. Tvoje hra se nezměnila.
notice-sealed-secret = Odkaz je odmítnutý: tajemství v něm není to, které se na začátku určilo. Popros o něj znovu. Tvoje hra se nezměnila.
notice-sealed-next-deck = Toto kolo je ověřené, ale další se nerozdalo správně. Popros o odkaz znovu.
notice-sealed-wrong = Odkaz je odmítnutý: má klíč, který neotevře žádnou kartu, nebo tah proti pravidlům. Tvoje hra se nezměnila.
notice-unreadable-puzzles = Tvoje výsledky úloh se nepodařilo přečíst. Jsou odložené, ne smazané.
notice-newer-puzzles = Tvoje výsledky úloh pocházejí z novější verze stránky. Jsou odložené, ne smazané.
notice-unreadable-recent = Tvoje poslední hry se nepodařilo přečíst. Jsou odložené, ne smazané.
notice-newer-recent = Tvoje poslední hry pocházejí z novější verze stránky. Jsou odložené, ne smazané.
notice-dismiss = Zavřít
notice-storage-blocked = Prohlížeč této stránce nedovolí nic ukládat. Hrát můžeš, ale zavřením stránky hra skončí.
notice-storage-cleared = Něco smazalo data, která tato stránka uložila. Tato karta prohlížeče je ještě má.
notice-put-back = Obnovit
notice-storage-full = Úložiště prohlížeče je plné. Hrát můžeš dál, ale dokud nebude místo, tato hra ani výsledky se neuloží.
notice-unreadable-game = Tvoji uloženou hru se nepodařilo přečíst. Je odložená, ne smazaná.
notice-newer-game = Tvoje uložená hra pochází z novější verze stránky. Je odložená, ne smazaná.
notice-unreadable-settings = Tvoje nastavení se nepodařilo přečíst. Je odložené, ne smazané.
notice-newer-settings = Tvoje nastavení pochází z novější verze stránky. Je odložené, ne smazané.
notice-unreadable-daily = Tvoje výsledky rozdání dne se nepodařilo přečíst. Jsou odložené, ne smazané.
notice-newer-daily = Tvoje výsledky rozdání dne pocházejí z novější verze stránky. Jsou odložené, ne smazané.
notice-cannot-set-aside = Některá uložená data se nepodařilo přečíst a není místo, kam je odložit. Zůstanou, kde jsou; zavřením stránky hra skončí.
notice-other-tab = Jiná karta prohlížeče uložila něco novějšího a tahle to nepřepíše. Co uděláš tady, se neuloží ani nezapočítá.
notice-no-worker = Soupeři tu nemůžou přemýšlet na pozadí, takže se stránka při jejich přemýšlení může na chvilku zastavit. Hra pokračuje.
sealed-reading = Otevíráme odkaz…
notice-not-sent = Tah není odeslaný: prohlížeč hru neuložil, takže ještě není odkaz. Dokud je stránka otevřená, nic se neztratí. Povol ukládání nebo uvolni místo a zkus to znovu.
notice-no-texts = Nastavený jazyk se nepodařilo načíst, takže stránka zůstává v tomto. Zkontroluj připojení a načti stránku znovu.
notice-no-entropy = Prohlížeč neposkytuje náhodná čísla, takže hru zapečetit nemůže.
notice-faster = Od teď soupeři hrají o něco rychleji. Tempo změníš kdykoli v nastavení.
notice-new-version = Je tu nová verze. Tvoje hra je v bezpečí.
notice-load-it = Aktualizovat
notice-unreadable-statistics = Tvoje statistiky se nepodařilo přečíst. Jsou odložené, ne smazané.
notice-newer-statistics = Tvoje statistiky pocházejí z novější verze stránky. Jsou odložené, ne smazané.

## Část stránky, která přichází později.

part-coming = Chvilku…
part-missing = Nenačteno
part-failed = Tuto část stránky se nepodařilo načíst. Zkontroluj připojení a zkus to znovu; tvoje hra je v bezpečí.
part-outdated = Na tohle je potřeba nová verze stránky. Tvoje hra je v bezpečí.
engine-missing = Část, která řídí soupeře, rady a úlohy, se nepodařilo načíst. Zkontroluj připojení a zkus to znovu; tvoje hra je v bezpečí.
sealed-missing = Část, která hry pečetí, se nepodařilo načíst. Zkontroluj připojení a zkus to znovu; tvoje hra je v bezpečí.
module-needs-worker = Úlohy a rozbory potřebují výpočty na pozadí a ty tento prohlížeč nespustil. Zkus to znovu, nebo použij jiný prohlížeč.
module-invalid-reply = Program soupeřů odpověděl něco, co nedává smysl. Zkus to znovu, nebo načti stránku znovu; tvoje hra je v bezpečí.
part-again = Zkusit znovu
part-reload = Načíst znovu

## Odkazy, které nikam nevedou.

bad-link-long = Odkaz je příliš dlouhý.
bad-link-cut = Odkaz je zkrácený: část nahradily tečky. Zkopíruj ho celý, nebo popros, ať ti přijde znovu.
bad-link-form = Tento odkaz stránka nedokáže přečíst.
bad-link-parts = V odkazu něco chybí, nebo je v něm něco navíc.
bad-link-rules = Odkaz uvádí pravidla, která tato stránka nezná.
bad-link-players = Odkaz neříká, kdo hraje.
bad-link-seed = Odkaz neuvádí žádné rozdání.
bad-link-shuffles = Karty v odkazu nedají dohromady celý balíček.
bad-link-ply = Odkaz ukazuje na tah, který v jeho hře není.
bad-link-position = Pozice v odkazu není možná.
bad-link-challenge = Tato hra ještě neskončila, takže není co překonat.
bad-letter-newer = Odkaz vytvořila novější verze stránky. Načti stránku znovu a pak odkaz otevři ještě jednou.
bad-letter-damaged = Odkaz se cestou poškodil nebo zkrátil. Popros, ať ti přijde znovu.
bad-letter-other = V odkazu není hra, kterou by tato stránka dokázala přečíst.
bad-link-kept = Nic se nezměnilo.
bad-link-puzzle = Tento odkaz nevede k žádné úloze.
