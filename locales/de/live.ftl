## Live-Partien: mit anderen zusammen, die Züge kommen von selbst an.

live = Live
live-title = Live mit anderen

# Im Formular.
form-how = Wie
form-live = Live
form-live-description = Ihr seid beide gerade da: ein Link zu Beginn, danach kommt jeder Zug von selbst an.
form-by-link = Per Link
form-by-link-description = Schickt jeden Zug als Nachricht, wann ihr wollt.

# Bevor etwas verbunden wird.
live-offer-title = Spielt live
live-offer-description = Die anderen öffnen einen einzigen Link. Von da an kommen die Züge von selbst an.
live-consent = Die Züge laufen verschlüsselt über ein Relay. Wer es betreibt, sieht deine IP-Adresse und wann du spielst, aber nicht, was.
live-relay = Das Relay: { $given }.
live-begin = Live spielen
live-not-offered = Diese Seite hat kein Relay
live-not-offered-description = Wer diese Seite betreibt, hat keines eingerichtet, deshalb kannst du hier nicht live spielen. Bitte dein Gegenüber, dir die Partie als Link zu schicken.

# Jemand kommt dazu.
live-invited-description = Züge kommen von selbst an, solange ihr beide da seid. Kein Konto, keine Installation.
live-sit = Platz nehmen
live-connecting = Verbinden …
live-connecting-description = Das Relay hat noch nicht geantwortet.
live-waiting-for-host = Warten auf das Gerät deines Gegenübers
live-waiting-for-host-description = Ihr mischt die Karten gemeinsam, deshalb muss auch dein Gegenüber da sein.
live-no-relay = Das Relay antwortet nicht
live-no-relay-description = Du kannst trotzdem Platz nehmen und jeden Zug als Link schicken, bis es wieder da ist.
live-by-link = Per Link spielen
live-try-again = Noch einmal
live-choose = Welcher Platz ist deiner?
live-choose-description = Wenn du schon auf einem anderen Gerät mitspielst, mach unter demselben Namen weiter.
live-free = Freier Platz
live-i-am = Ich bin { $given }
live-i-am-unnamed = Platz { $count }: Das bin ich
live-taken = Der Platz ist schon besetzt
live-taken-description = Jemand anderes war schneller.
live-full = Alle Plätze sind besetzt
live-full-sealed = Eine versiegelte Partie bleibt in dem Browser, in dem du ihr beigetreten bist.
live-unreadable = Diese Einladung ist nicht lesbar
live-unreadable-description = Vielleicht fehlt ein Teil des Links. Lass ihn dir noch einmal schicken.

# Am Tisch.
live-ready = Das Relay antwortet
live-away = Das Relay ist weg
live-away-description = Nichts ist verloren. Schick deinen Zug als Link; die Antwort kommt genauso. Sobald das Relay wieder da ist, kommen die Züge wieder von selbst an.
live-send-turn = Zug schicken
live-share-link = Link teilen
live-wait-friend = Warten auf dein Gegenüber
live-wait-friend-description = Noch hat niemand den Link geöffnet. Lass diese Seite offen oder komm später wieder: Die Partie bleibt erhalten.
live-waits = Warten auf { $who }
live-waits-here = { $who } ist da.
live-waits-left = { $who } ist gegangen. Die Partie bleibt erhalten und geht weiter, wenn ihr beide wieder da seid.
live-waits-unseen = { $who } war noch nicht da, seit du hier bist.
live-gone = { $who } ist weg
live-gone-description = Die Partie bleibt erhalten und geht weiter, wenn ihr beide wieder da seid. Du kannst diese Seite schließen.
live-send-link = Link an { $who } schicken
live-here = da
live-away-now = weg
live-not-come = noch nicht da
live-all-here = Live: alle sind da
live-some-away = Live: { $who } ist weg
live-waiting = Live: Warten auf andere
live-no-connection = Live: keine Verbindung
live-invite = Wer diesen Link öffnet, setzt sich zu dir an den Tisch. Er gilt, bis die Partie vorbei ist.
live-leave = Nicht mehr live spielen
live-leave-description = Die Partie geht per Link weiter.
live-turn-arrived = Du bist dran – Red7
live-rematch = { $who } hat neu gegeben
live-play = Spielen

# Gemalte Zeichen.
live-signs = Zeichen geben
live-sign-played = Gut gespielt
live-sign-ouch = Autsch
live-sign-hmm = Hm
live-sign-clever = Schlau
live-sign-hello = Hallo
live-sign-again = Noch mal?
live-hide-signs = Zeichen ausblenden
live-shows = { $who }: { $given }
