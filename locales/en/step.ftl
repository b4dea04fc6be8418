## Another level of the opponents, offered after a match.

# Starts a game against these opponents, for example "Casual" or "Skilled, Casual".
step-up = One level up: { $strength }
step-down = One level down: { $strength }
