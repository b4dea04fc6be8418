## Inny poziom przeciwników, proponowany po meczu.

# Zaczyna grę z tymi przeciwnikami, na przykład „Amator” albo „Biegły, Amator”.
step-up = Poziom wyżej: { $strength }
step-down = Poziom niżej: { $strength }
