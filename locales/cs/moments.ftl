## Tahy, které mohly být jasně lepší, k novému pokusu.

moments = Poučit se z chyb
moments-title = Najdi lepší tah
moments-left = zbývá najít: { $count }
moments-list = Tahy k opakování
moments-turn = Tah { $turn }
moments-round-turn = Kolo { $round }, tah { $turn }
moments-solved = { $text }, vyřešeno
moments-again = { $text }, znovu
# Před tím stojí, jak se ve hře táhlo.
moments-ask = Najdi lepší tah.
moments-right-enough = Počítá se i tah zhruba stejně dobrý jako ten lepší, nebo takový, který napraví aspoň tři čtvrtiny ztráty.
moments-judging = Zkoušíme tvůj tah
moments-judging-text = V simulovaných rozdáních karet, které nevidíš…
moments-best = Ano, to je ten lepší tah
moments-good = Ano, je to zhruba stejně dobré
moments-much-better = Ano, to je mnohem lepší
moments-wrong = Tenhle ne
moments-better = Lepší, ale ještě to není ono
moments-wrong-text = S tím máš na výhru { $odds }, s lepším tahem { $given }.
moments-same = To je stejný tah jako ve hře.
moments-helped = S pomocí se nepočítá jako nalezený.
moments-out = Na konci tahu nevedeš, takže vypadáváš.
moments-drawn-out = Je to šance před dobráním; po něm vypadáváš.
moments-odds = Šance na výhru: <b>{ $odds }</b>, ve hře { $given }.
moments-odds-beside = Šance na výhru: <b>{ $odds }</b>. S tahem z rozboru { $better }, ve hře { $given }.
moments-show = Ukázat odpověď
moments-answer = Lepší tah
moments-next = Další tah
moments-all = Máš je všechny.
moments-found = Bez pomoci nalezeno: { $done } z { $count }.
moments-offer = { $count ->
    [one] Před týdnem ti unikl lepší tah.
    [few] Před týdnem ti unikly { $count } lepší tahy.
   *[other] Před týdnem ti uniklo { $count } lepších tahů.
}
