## Hry s přáteli, kteří hrají jinde, přes odkazy.

# Na úvodní stránce.
friends-title = S přáteli
friends-by-link-description = Každý tah pošleš jako zprávu.
friends-live-description = Hrajte zároveň, nebo si tahy posílejte jako zprávy.
friends-here = Na jednom zařízení
friends-here-description = Předávejte si ho; karty v ruce zůstanou skryté.
friends-yours = Tvůj tah
friends-sending = Pošli odkaz, čeká { $who }
friends-waiting = Čekáme, na řadě je { $who }
friends-over = Dohráno
friends-with = ve hře: { $who }

# Ve formuláři.
friends-hints = Rady
friends-hints-description = kdokoli si o radu může říct
friends-hints-off = nikdo si o radu říct nemůže
friends-take-backs = Vracení tahů
friends-take-backs-description = dokud tah není odeslaný
friends-take-backs-off = dohraný tah už platí
friends-honest = Každý tah je odkaz, který pošleš dalšímu hráči; jiné upozornění než tvoje zpráva nepřijde. Kdo se opravdu chce podívat do karet, podívá se.
sealed = Zapečetěná
sealed-description = z odkazů nikdo nepřečte, co má kdo v ruce; na konci obě zařízení karty ověří a teprve pak se výhra počítá
sealed-off = z odkazů se dá přečíst, co má kdo v ruce
sealed-costs = Každý tah je odkaz, který pošleš druhému hráči. Před prvním tahem jsou až čtyři odkazy, po posledním ještě jeden. Každý z vás musí zůstat v jednom prohlížeči: když se v některém smažou data, hra se dohrát nedá. Bez rad, bez vracení tahů.
sealed-not-with-actions = Hru s akcemi zapečetit nejde, protože se karty dobírají uprostřed tahu. Vypni akce, a půjde to.
friends-begin = Začít hru

# U stolu.
friends-send = Poslat tah
friends-send-invitation = Poslat pozvánku
friends-send-again = Poslat znovu
friends-send-result = Poslat výsledek
friends-ready = Pošli odkaz, čeká { $who }
friends-ready-description = Tvůj tah je hotový. Teď hraje { $who } a potřebuje odkaz.
friends-waits = Čekáme, na řadě je { $who }
friends-waits-description = Pošli odkaz a počkej, až ti přijde jiný zpátky. Otevři ho a hra pokračuje.
friends-waits-for-link = Otevři odkaz, který ti přijde, a hra pokračuje.
friends-you-begin = Začínáš. Po svém tahu pošleš pozvánku.
sealed-sealing = Pečetíme tvůj tah
sealed-dealt = Karty jsou rozdané. Začíná { $who } a potřebuje tento odkaz.
sealed-drawn = Otevři odkaz, který ti přijde zpátky, a hra pokračuje. Pak také uvidíš, jakou kartu si dobíráš.
friends-looking-on = Přihlížíš
friends-looking-on-description = Tento odkaz má otevřít { $who }. Stůl vidíš, ale do karet nikomu ne.
friends-take-seat = { $who }, to jsem já
friends-rematch = Odveta

# Výsledek, který není jistý.
sealed-checking = Ověřujeme…
sealed-damaged = Poškozená hra
sealed-owed = Výhra zatím bez důkazu: { $who }
sealed-failed = Důkaz selhal

# Okno, ze kterého se posílá.
friends-line = { $who }, v Red7 je řada na tobě:
friends-line-unnamed = V Red7 je řada na tobě:
friends-line-over = Takhle skončila naše hra Red7:
friends-send-description = V odkazu je celá hra. Pošli ho přes libovolnou aplikaci na zprávy.

# Otevřený odkaz.
friends-invited = { $who } tě zve do hry
friends-invited-unnamed = Někdo z přátel tě zve do hry
friends-invited-description = Tahy si posíláte jako odkazy, v libovolné aplikaci na zprávy. Bez účtu, bez instalace.
friends-first = Začínáš ty.
friends-since = { $turns ->
    [one] Odehrál se { $turns } tah.
    [few] Odehrály se { $turns } tahy.
   *[other] Odehrálo se { $turns } tahů.
}
friends-name = Tvoje jméno
friends-name-other = Jméno spoluhráče
friends-join = Přidat se
friends-forked = Odkaz neodpovídá tvé hře
friends-forked-description = Od tahu { $turn } se od tvé hry liší. Zůstanou ti obě, najdeš je na úvodní stránce. Kterou chceš otevřít?
friends-mine = Moji hru
friends-theirs = Hru z odkazu
