## Jiná úroveň soupeřů, nabízená po zápase.

# Začne hru proti těmto soupeřům, například „Amatér“ nebo „Znalec, Amatér“.
step-up = O úroveň výš: { $strength }
step-down = O úroveň níž: { $strength }
