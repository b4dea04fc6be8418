## Otro nivel de los rivales, propuesto tras una partida.

# Empieza una partida contra estos rivales, por ejemplo «Casual» o «Hábil, Casual».
step-up = Subir un nivel: { $strength }
step-down = Bajar un nivel: { $strength }
