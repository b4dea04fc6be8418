## Eine andere Stufe der Gegner, angeboten nach einem Match.

# Beginnt eine Partie gegen diese Gegner, etwa „Hobby“ oder „Geübt, Hobby“.
step-up = Stufe höher: { $strength }
step-down = Stufe tiefer: { $strength }
