"""Plays any single card that leads, else a discard that leads, else both, else passes (docs/protocol.md)."""
import sys

def cards(text):
    text = text.strip("x-").split("?")[0]
    return [text[at:at + 2] for at in range(0, len(text), 2)]

def rank(card):
    return card[1], "VIBGYOR".index(card[0])

def standing(rule, palette):
    values = {c[1] for c in palette}
    only = lambda allowed: [c for c in palette if set(c) & set(allowed)]
    one_each = lambda cards, part: list({c[part]: c for c in sorted(cards, key=rank)}.values())
    runs = [one_each(only("1234567"[low:high]), 1) for low in range(7) for high in range(low, 8)
            if values.issuperset("1234567"[low:high])]
    sets = {"R": [palette[:1]], "O": map(only, "1234567"), "Y": map(only, "ROYGBIV"), "G": [only("246")],
            "B": [one_each(palette, 0)], "I": runs, "V": [only("123")]}
    return max(((len(s), max(map(rank, s))) for s in sets[rule] if s), default=(0,))

for line in sys.stdin:
    rules, canvas, deck, own, moves, *seats = line.split()
    hand, palette = map(cards, seats[int(own) - 1].split("/")[:2])
    others = [cards(seat.split("/")[1]) for at, seat in enumerate(seats, 1) if at != int(own) and seat[0] != "x"]
    rule = "R" if canvas == "-" else canvas[-2]
    best = lambda rule: max(standing(rule, other) for other in others)
    leads = lambda rule, mine: standing(rule, sorted(mine, key=rank, reverse=True)) > best(rule)
    turns = ["p" + c for c in hand if leads(rule, palette + [c])] + ["c" + c for c in hand if leads(c[0], palette)]
    both = [f"p{p}c{c}" for p in hand for c in hand if p != c and leads(c[0], palette + [p])]
    print((turns + both + ["x"])[0], flush=True)
