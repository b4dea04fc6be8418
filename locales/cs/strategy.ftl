## Čím se vyhrává: fakta spočítaná z mnoha rozdání.

strategy = Čím se vyhrává
strategy-open = Čím se vyhrává, v deseti číslech
strategy-description = Spočítáno z nových rozdání základní hry pro dva, s odkrytými kartami a bezchybnou hrou. U stolu vidíš míň, takže to ber jako vodítko.
strategy-figure = { $whole },{ $tenths }
strategy-percent = { $figure } %
strategy-more = +{ $figure }
strategy-less = −{ $figure }
strategy-example = { $count ->
    [one] V jednom takovém rozdání dává vedení { $count } první tah a výhru z toho udrží { $done }.
    [few] V jednom takovém rozdání dávají vedení { $count } první tahy a výhru z nich udrží { $done }.
   *[other] V jednom takovém rozdání dává vedení { $count } prvních tahů a výhru z nich udrží { $done }.
}
strategy-play = Zahrát to rozdání

strategy-title = { $fact ->
    [1] Utrať jednu kartu, ne dvě
    [2] Hledej spíš zahrání než odhození
    [3] Odhození, které dá vedení, málokdy stačí
    [4] Nech platit červenou, když to jde
    [5] Šetři karty a hlídej si odpovědi
    [6] Někdy se vyhraje jen dvěma kartami
    [7] Sedmička je poklad, když je blízko červené
    [8] Jedna vysoká sedmička stačí
    [9] Pětka je sotva lepší než jednička
   *[other] Neboj se začínat
}

strategy-note = { $fact ->
    [1] První tahy, které udrží výhru, v rozdáních, která se dají vyhrát.
    [2] Rozdání, která se dají vyhrát takovým prvním tahem.
    [3] Kde některé odhození hned dá vedení, v rozdáních, která se dají vyhrát.
    [4] První tahy, které udrží výhru, podle pravidla, které po nich platí.
    [5] Jak často udrží výhru první tah vybraný takto.
    [6] Rozdání, která se dají vyhrát, ale ne jednou kartou.
    [7] Co karta přidá k šanci na výhru, v procentních bodech.
    [8] Co obě společně přidají navíc k tomu, co přidá každá zvlášť, v procentních bodech.
    [9] Co karta přidá oproti jedničce, v procentních bodech.
   *[other] Rozdání, která vyhraje ten, kdo začíná.
}

strategy-subject = { $fact ->
    [1] { $item ->
        [1] Zahrát kartu
       *[other] Zahrát i odhodit
    }
    [2] { $item ->
        [1] Zahrát kartu
       *[other] Odhodit kartu
    }
    [3] Vyhraje odhození
    [5] { $item ->
        [1] Nejmíň odpovědí
        [2] Nejvíc karet v ruce
        [3] Obojí
       *[other] Jako Mistr
    }
    [6] { $item ->
        [1] Vyhraje se jen dvěma
       *[other] I když jedna vede
    }
    [8] { $item ->
        [1] Libovolné dvě sedmičky
       *[other] Červená 7 a oranžová 7
    }
   *[other] Vyhraje, kdo začíná
}
