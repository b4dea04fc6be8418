## Was ein Profi an dieser Stelle täte und warum, in drei Schritten.

button-hint = Tipp
button-hint-card = Welche Karte?
button-hint-turn = Zug zeigen
hint-asked = Ein Profi überlegt …

# Zuerst: wohin man schauen soll.
hint-look-in-force = Es gilt <b>{ $rule }</b> ({ $text }), und bei dieser Regel kannst du in Führung gehen.
hint-look-keep = Du führst schon bei <b>{ $rule }</b> ({ $text }). Welche Karte kannst du ablegen, ohne die Regel zu ändern?
hint-look-change = Schau auf <b>{ $rule }</b> ({ $text }): Bei dieser Regel führt deine Palette schon.
hint-look-build = Versuch es mit <b>{ $rule }</b> ({ $text }): Spiel eine Karte, die dir dabei hilft, und mach dann <b>{ $rule }</b> zur Regel.
hint-look-palette = { $who ->
    [you] Schau auf <b>deine Palette</b>: Eine 7 kann eine Karte daraus verschieben.
   *[other] Schau auf <b>die Palette { NAME($who, case: "of") }</b>: Eine 1 kann dort eine Karte wegnehmen.
}
hint-look-only = Nur ein Zug hält dich im Spiel. { $text }

# Dann die Karte.
hint-card = Fang mit { CARD($card, case: "dative") } an.
hint-next-card = Jetzt kommt { CARD($card, case: "the") }.

# Dann der ganze Zug, Schritt für Schritt.
hint-play = { CARD($card, case: "the") } spielen
hint-discard = { CARD($card, case: "the") } ablegen
hint-to-canvas = { CARD($card, case: "the") } auf die Leinwand verschieben
hint-to-deck = { CARD($card, case: "the") } auf den Stapel verschieben
hint-take = { CARD($card, case: "the") } { NAME($from, case: "of") } wegnehmen
hint-draw = eine Karte ziehen
hint-pass = passen
hint-end = den Zug hier beenden
hint-then = { $head }, dann { $tail }
hint-moves = Ein Profi würde { $events }.
hint-try = Versuch es so: { $events }.

# Und was dafür spricht.
hint-lost = Du kannst nicht im Spiel bleiben: Kein Zug bringt dich in Führung.
hint-lost-here = Von hier aus bringt dich nichts mehr in Führung. Mach den Schritt rückgängig und frag noch einmal.
hint-cheaper = Jetzt auszuscheiden kostet dich weniger, als später zu verlieren.
hint-hope = Nur Glück beim Ziehen kann dich noch retten.
hint-draws = Du siehst noch eine Karte, bevor du dich entscheidest.
hint-only = Kein anderer Zug bringt dich in Führung.
hint-wins = { $who } hat keine Karten mehr und kann nur passen: Du gewinnst.
hint-wins-all = Die anderen haben keine Karten mehr und können nur passen: Du gewinnst.
hint-no-reply = { $who } kann das nicht schlagen, egal mit welchen Karten.
hint-no-reply-wins = { $who } kann das nicht schlagen, egal mit welchen Karten: Du gewinnst.
hint-answers = { $unseen ->
    [1] Die eine Karte, die du nicht siehst,
   *[other] { $count } der { $unseen } Karten, die du nicht siehst,
} { $count ->
    [one] schlägt das allein
   *[other] schlagen das allein
}{ $held ->
    [1] , und { $who } hat nur eine Karte.
   *[other] ; { $who } hat davon { $about ->
        [0] wohl keine
       *[other] etwa { $about }
    }.
}
hint-answers-all = Jede der { $unseen } Karten, die du nicht siehst, schlägt das allein.
hint-fewer-answers = Karten, die diesen Zug allein schlagen: { $count } der { $unseen }, die du nicht siehst; bei deinem Zug in der Partie { $value }.
hint-two-cards = { $who } braucht mindestens zwei Karten, um das zu schlagen.
hint-actions-aside = Von Aktionen abgesehen: { $text }
hint-fewest = Kein anderer Zug mit so wenigen Karten ist schwerer zu schlagen.
hint-cheapest = Jeder andere Zug, der dich in Führung bringt, kostet mehr Karten.
# Eine Regel in den beiden Aufzählungen darunter.
hint-rule = { $rule }
hint-leads-under = Danach führst du bei { $text }.
hint-leads-under-all = Danach führst du bei jeder Regel.
hint-leads-under-but = Danach führst du bei jeder Regel außer { $text }.
hint-leads-too = Anders als mit deinem Zug in der Partie führst du danach auch bei { $text }.
hint-earns = Das Ablegen bringt dir eine Karte.
hint-saves = Du behältst { CARD($card, case: "the") } für später: Legst du sie dann ab, führst du bei { $rule }.
hint-key = Jeder andere Zug verliert.
hint-keeps-cards = Dir bleiben mehr Karten als bei den meisten anderen Zügen.
hint-stays-in = Du konntest noch in Führung gehen und so im Spiel bleiben.
hint-more-cards = { $count ->
    [one] Dir bleibt eine Karte
   *[other] Dir bleiben { $count } Karten
} mehr auf der Hand.
hint-keeps-discards = Mit den Karten, die du behältst, könntest du durch Ablegen bei { $text } führen.
hint-keeps-play = Du behältst { CARD($card, case: "the") } für später: Bei { $rule } würde sie deine Palette stärken.
hint-keeps-highest = Du behältst { CARD($card, case: "the") }, die höchste Karte, die du hattest.
hint-best = Dieser Zug hält den Karten, die du nicht siehst, am besten stand.

button-show = Zeig es mir

# In einer Lektion: was noch fehlt, wenn die erste Hälfte stimmt.
learn-half = So weit, so gut
learn-half-play = Spiel jetzt eine Karte in deine Palette.
learn-half-discard = Leg jetzt eine Karte ab, die dich in Führung bringt.
learn-half-end = Genau: Beende deinen Zug.
