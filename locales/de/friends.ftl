## Partien mit anderen, die anderswo spielen, per Link.

# Auf der Startseite.
friends-title = Mit anderen
friends-by-link-description = Schickt jeden Zug als Nachricht.
friends-live-description = Spielt live oder schickt jeden Zug als Nachricht.
friends-here = Ein Gerät teilen
friends-here-description = Reicht es hin und her; die Handkarten bleiben verdeckt.
friends-yours = Du bist dran
friends-sending = Link an { $who } schicken
friends-waiting = Warten auf { $who }
friends-over = Beendet
friends-with = mit { NAME($who, case: "dative") }

# Im Formular.
friends-hints = Tipps
friends-hints-description = alle dürfen um einen bitten
friends-hints-off = niemand bekommt einen
friends-take-backs = Zurücknehmen
friends-take-backs-description = bis der Zug verschickt ist
friends-take-backs-off = ein beendeter Zug bleibt, wie er ist
friends-honest = Jeder Zug ist ein Link, den du an die nächste Person schickst; nur deine Nachricht sagt ihr Bescheid. Wer unbedingt in die Karten schauen will, kann das.
sealed = Versiegelt
sealed-description = niemand kann aus den Links Handkarten ablesen; am Ende prüfen beide Geräte die Karten, und erst dann zählt ein Sieg
sealed-off = aus den Links lassen sich Handkarten ablesen
sealed-costs = Jeder Zug ist ein Link, den du deinem Gegenüber schickst. Vor dem ersten Zug sind es bis zu vier Links, nach dem letzten einer. Ihr müsst beide bei einem Browser bleiben: Werden dessen Daten gelöscht, lässt sich die Partie nicht beenden. Keine Tipps, kein Zurücknehmen.
sealed-not-with-actions = Partien mit Aktionen lassen sich nicht versiegeln, weil mitten im Zug Karten gezogen werden. Schalte Aktionen aus, um diese Partie zu versiegeln.
friends-begin = Partie beginnen

# Am Tisch.
friends-send = Zug schicken
friends-send-invitation = Einladung schicken
friends-send-again = Noch einmal schicken
friends-send-result = Ergebnis schicken
friends-ready = Schick { NAME($who, case: "dative") } den Link
friends-ready-description = Dein Zug ist fertig. { $who } ist als Nächstes dran und braucht den Link.
friends-waits = Warten auf { $who }
friends-waits-description = Wenn du den Link geschickt hast, warte auf den Link, der zurückkommt, und öffne ihn, um weiterzuspielen.
friends-waits-for-link = Öffne den Link, den du zurückbekommst, um weiterzuspielen.
friends-you-begin = Du beginnst. Nach deinem Zug verschickst du die Einladung.
sealed-sealing = Dein Zug wird versiegelt
sealed-dealt = Die Karten sind gegeben. { $who } beginnt und braucht diesen Link.
sealed-drawn = Öffne den Link, den du zurückbekommst, um weiterzuspielen. Dann siehst du auch die Karte, die du gezogen hast.
friends-looking-on = Du schaust zu
friends-looking-on-description = Dieser Link ist für { $who }. Du siehst, was auf dem Tisch liegt, aber keine Handkarten.
friends-take-seat = Ich bin { $who }
friends-rematch = Revanche

# Ein Ergebnis, das nicht sicher ist.
sealed-checking = Wird geprüft …
sealed-damaged = Beschädigt
sealed-owed = Der Sieg { NAME($who, case: "of") } ist noch nicht bewiesen
sealed-failed = Beweis gescheitert

# Das Blatt zum Verschicken.
friends-line = { $who }, du bist dran bei Red7:
friends-line-unnamed = Du bist dran bei Red7:
friends-line-over = So endete unsere Partie Red7:
friends-send-description = In diesem Link steckt die ganze Partie. Schick ihn mit einer beliebigen Nachrichten-App.

# Ein Link, der geöffnet wurde.
friends-invited = { $who } lädt dich zu einer Partie ein
friends-invited-unnamed = Jemand lädt dich zu einer Partie ein
friends-invited-description = Die Züge gehen als Links hin und her, mit der Nachrichten-App, die ihr ohnehin benutzt. Kein Konto, keine Installation.
friends-first = Du beginnst.
friends-since = { $turns ->
    [one] Ein Zug ist gespielt.
   *[other] { $turns } Züge sind gespielt.
}
friends-name = Dein Name
friends-name-other = Name deines Gegenübers
friends-join = Mitspielen
friends-forked = Dieser Link passt nicht zu deiner Partie
friends-forked-description = Ab Zug { $turn } weicht er von deiner Partie ab. Beide bleiben erhalten; du findest sie auf der Startseite. Welche willst du öffnen?
friends-mine = Meine Partie
friends-theirs = Die aus dem Link
