## Hry naživo: hry s přáteli, ve kterých tahy putují samy.

live = Naživo
live-title = Naživo s přáteli

# Ve formuláři.
form-how = Jak
form-live = Naživo
form-live-description = Jste tu teď společně: na začátek jeden odkaz, dál už tahy chodí samy.
form-by-link = Odkazem
form-by-link-description = Každý tah pošleš jako zprávu, kdy chceš.

# Než se cokoli spojí.
live-offer-title = Hrát naživo
live-offer-description = Přátelé otevřou jeden odkaz. Od té chvíle chodí tahy samy.
live-consent = Tahy jdou zašifrované přes server. Jeho provozovatel vidí tvou IP adresu a kdy hraješ, ale ne co.
live-relay = Server: { $given }.
live-begin = Hrát naživo
live-not-offered = Tato stránka nemá herní server
live-not-offered-description = Kdo stránku provozuje, žádný nenastavil, takže tu naživo hrát nejde. Popros spoluhráče, ať ti hru pošle jako odkaz.

# Přichází spoluhráč.
live-invited-description = Dokud jste tu společně, tahy chodí samy. Bez účtu, bez instalace.
live-sit = Sednout si
live-connecting = Spojujeme…
live-connecting-description = Server zatím neodpovídá.
live-waiting-for-host = Čekáme na zařízení spoluhráče
live-waiting-for-host-description = Karty mícháte společně, takže tu musí být i druhá strana.
live-no-relay = Server neodpovídá
live-no-relay-description = Sednout si můžeš i tak a posílat každý tah jako odkaz, než server zase poběží.
live-by-link = Hrát přes odkaz
live-try-again = Zkusit znovu
live-choose = Které místo je tvoje?
live-choose-description = Jestli už hraješ na jiném zařízení, pokračuj pod stejným jménem.
live-free = Volné místo
live-i-am = { $given }, to jsem já
live-i-am-unnamed = Místo { $count } je moje
live-taken = Místo už je obsazené
live-taken-description = Někdo jiný si tam sedl dřív.
live-full = Všechna místa jsou obsazená
live-full-sealed = Zapečetěná hra se hraje dál jen v prohlížeči, ve kterém začala.
live-unreadable = Pozvánku nejde přečíst
live-unreadable-description = Možná kus odkazu chybí. Popros o něj ještě jednou.

# U stolu.
live-ready = Server odpovídá
live-away = Server je nedostupný
live-away-description = Nic není ztraceno. Pošli tah jako odkaz; odpověď přijde stejnou cestou. Až server zase poběží, budou tahy opět chodit samy.
live-send-turn = Poslat můj tah
live-share-link = Sdílet odkaz
live-wait-friend = Čekáme na spoluhráče
live-wait-friend-description = Odkaz zatím nikdo neotevřel. Nech stránku otevřenou, nebo se vrať později: hra počká.
live-waits = Čekáme, na řadě je { $who }
live-waits-here = { $who } je tady.
live-waits-left = { $who } tu už není. Hra počká a pokračuje, až tu zase budete společně.
live-waits-unseen = { $who } tu od tvého příchodu není.
live-gone = { $who } je pryč
live-gone-description = Hra počká a pokračuje, až tu zase budete společně. Stránku můžeš zavřít.
live-send-link = Poslat odkaz ({ $who })
live-here = tady
live-away-now = pryč
live-not-come = ještě tu není
live-all-here = Naživo: všichni jsou tady
live-some-away = Naživo: { $who } je pryč
live-waiting = Naživo: čekáme na přátele
live-no-connection = Naživo: bez spojení
live-invite = Kdo tento odkaz otevře, sedne si k tobě. Platí, dokud hra neskončí.
live-leave = Přestat hrát naživo
live-leave-description = Hra pokračuje přes odkazy.
live-turn-arrived = Tvůj tah – Red7
live-rematch = { $who } znovu rozdává
live-play = Hrát

# Malované reakce.
live-signs = Ukázat reakci
live-sign-played = Pěkně zahráno
live-sign-ouch = Au
live-sign-hmm = Hmm
live-sign-clever = Chytré
live-sign-hello = Ahoj
live-sign-again = Ještě jednu?
live-hide-signs = Skrýt reakce
live-shows = { $who }: { $given }
