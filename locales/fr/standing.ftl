## Ce que demande une règle, et ce que vaut une palette avec elle.

rule-title = { $rule ->
    [red] Carte la plus forte
    [orange] Le plus d’une même valeur
    [yellow] Le plus d’une même couleur
    [green] Le plus de cartes paires
    [blue] Le plus de couleurs
    [indigo] La plus longue suite
   *[violet] Le plus de cartes sous 4
}

# Pour une colonne étroite.
rule-short = { $rule ->
    [red] Plus forte
    [orange] Une valeur
    [yellow] Une couleur
    [green] Pairs
    [blue] Couleurs
    [indigo] Suite
   *[violet] Sous 4
}

rule-description = { $rule ->
    [red] La carte la plus forte mène.
    [orange] Qui a le plus de cartes de même valeur mène.
    [yellow] Qui a le plus de cartes de même couleur mène.
    [green] Qui a le plus de cartes paires mène : 2, 4 et 6.
    [blue] Qui a le plus de couleurs différentes mène.
    [indigo] La plus longue suite de valeurs mène, comme 3 4 5, quelles que soient les couleurs.
   *[violet] Qui a le plus de cartes inférieures à 4 mène : 1, 2 et 3.
}

rule-in-force = La règle est { COLOR($rule, case: "feminine") }

## Ce que vaut une palette, sans sa carte la plus forte.

strength-nothing-even = aucune carte paire
strength-nothing-low = aucune carte sous 4
strength-nothing = aucune carte
strength-red = max
strength-orange = { $count ->
    [1] un { $value }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
    [5] cinq { $value }
    [6] six { $value }
   *[other] sept { $value }
}
strength-yellow = { $count ->
    [one] { $count } { COLOR($color, case: "feminine") }
   *[other] { $count } { COLOR($color, case: "plural") }
}
strength-green = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
strength-blue = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
strength-indigo = suite de { $count }
strength-violet = { $count } sous 4

# Avec sa carte la plus forte. Quand la place manque, ce qui n’est pas en gras disparaît.
standing-red = <b>carte la plus forte</b> { $top }
standing-red-short = <b>{ $strength }</b> { $top }
standing-top = <b>{ $strength }</b>, max { $top }

## Ce qu’a une palette, comme on le dit après « avec » dans les phrases ci-dessous.

with-red = le { $top }
with-orange = { $count ->
    [1] un { $value }
    [2] deux { $value }
    [3] trois { $value }
    [4] quatre { $value }
    [5] cinq { $value }
    [6] six { $value }
   *[other] sept { $value }
}
with-yellow = { $count ->
    [one] { $count } carte { COLOR($color, case: "feminine") }
   *[other] { $count } cartes { COLOR($color, case: "plural") }
}
with-green = { $count ->
    [one] { $count } carte paire
   *[other] { $count } cartes paires
}
with-blue = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
with-indigo = une suite de { $count }
with-violet = { $count ->
    [one] { $count } carte sous 4
   *[other] { $count } cartes sous 4
}

## Qui mène.

nobody-counts = Personne n’a de carte qui compte
nobody-else-counts = Personne d’autre n’a de carte qui compte.
leads = { $who ->
    [you] Tu mènes avec { $having }
   *[other] { $who } mène avec { $having }
}
leads-top = { $who ->
    [you] Tu mènes avec { $having }, carte la plus forte : { $top }
   *[other] { $who } mène avec { $having }, carte la plus forte : { $top }
}
# Ce que le joueur oppose à qui mène.
you-have = Tu as { $having }, carte la plus forte : { $top }.
you-have-none = Tu n’as { $strength }.
your-highest = La carte la plus forte de ta palette est le { $top }.
next-is = Ensuite vient { $who }, avec { $having }.
# Deux cartes de même valeur : celle qui mène, et la tienne.
color-decides = À valeur égale, la couleur décide : le { $card } bat le { $other }.
your-top-beats = { $rival } a le { $other }, mais ton { $card } le bat.
your-tie-beats = Égalité avec { $rival } ({ $count }), mais tu mènes par la carte la plus forte : ton { $card } bat le { $other }.
