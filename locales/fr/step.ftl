## Un autre niveau d’adversaires, proposé après un match.

# Lance une partie contre ces adversaires, par exemple « Amateur » ou « Stratège, Amateur ».
step-up = Un niveau plus haut : { $strength }
step-down = Un niveau plus bas : { $strength }
