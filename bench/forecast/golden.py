"""The expected numbers of packages/forecast/src/*-golden.test.ts: python3 bench/forecast/golden.py

Written from the formulas of docs/forecast.md, with sums over the whole history where the package moves ten numbers. It
shares no code with the package: after a fit, change the constants here and in the package, then type the new numbers.
"""

from math import exp, log, sqrt

USUAL = {"Dairy": 15.5, None: 16.2}
HALF_LIFE_DAYS, HALF_LIFE_USES = 20, 6
NOBODY = dict(items=0, weight=0, deviation=0, record_days=1, first=0, last=0)


def pace(history, today, category, home):
    """Days between two uses, the size of one, and the weight of the recent gaps."""
    days, sizes = [day for day, _ in history], [size for _, size in history]
    n, fade = len(history) - 1, [2 ** -((today - day) / HALF_LIFE_DAYS) for day in days[1:]]
    gaps = [after - before for before, after in zip(days, days[1:])]
    household = (home["deviation"] + 125.2372 * -0.0891) / (home["weight"] + 125.2372)
    usual = log(USUAL[category]) + household
    own = n * log((days[-1] - days[0]) / n) if n else 0
    slow = exp((4.1468 * usual + own) / (4.1468 + n))
    a = sum(fade)
    b = sum(f * gap for f, gap in zip(fade, gaps)) + today - days[-1]
    q = sum(f * size for f, size in zip(fade, sizes[1:]))
    return (1.8868 * slow + b) / (1.8868 + a), (q + 2.0724 * sum(sizes) / (n + 1)) / (a + 2.0724), a


def irregularity(history, gap):
    """Variance of the logarithms of the gaps around their mean, pulled towards what is usual."""
    days = [day for day, _ in history]
    logs = [log(after - before) for before, after in zip(days, days[1:])]
    weights = [2 ** (-(len(logs) - 1 - i) / HALF_LIFE_USES) for i in range(len(logs))]
    w = sum(weights) + 2.5122
    mean = (sum(k * x for k, x in zip(weights, logs)) + 2.5122 * log(gap)) / w
    return (sum(k * (x - mean) ** 2 for k, x in zip(weights, logs)) + 1.3164) / w


def answer(history, stock, today, category="Dairy", **home):
    home = {**NOBODY, **home}
    gap, size, a = pace(history, today, category, home)
    silent, n = today - history[-1][0], len(history) - 1
    left = max(stock / size, 0.5)
    v = irregularity(history, gap)
    trust = home["items"] / (home["items"] + 5)
    rhythm = (home["last"] - home["first"]) / (home["record_days"] - 1) if home["record_days"] > 1 else 0
    wait = 0.6644 * trust * max(0, min(rhythm, 30) - max(0, today - home["last"]))
    median = max(0.3, exp(0.1952 - 0.9845 * sqrt(v / left)) * left * gap + wait)
    doubt = 1 / (a + 1.8868) + 1 / (n + 4.1468)
    below = sqrt(0.7322 * v / left**0.8384 + 0.0052 * min(doubt * left**2, 70))
    above = sqrt(0.3442 * v / left**0.3238 + 0.2452 * doubt)
    gone = min(silent, 3 * median)

    def share(days):
        return 0 if days <= 0 else 1 / (1 + (median / days) ** (1 / (below if days < median else above)))

    def chance(days):
        return 0 if days <= 0 else (share(gone + days) - share(gone)) / (1 - share(gone))

    def at(level):
        level = share(gone) + level * (1 - share(gone))
        odds = level / (1 - level)
        return max(0, median * odds ** (below if odds < 1 else above) - gone)

    said = at(0.5)
    near = max(3, said / 2)
    right = chance(said + near) - chance(said - near)
    # Lifted from .35 to .7 on, by more the more gaps there are, and back to 1 at 1; the first two gaps lean on .39.
    steep = 0.3 * n / (n + 20)
    lift = 0 if right <= 0.35 else steep * (min(right, 0.7) - 0.35) * (1 if right <= 0.7 else (1 - right) / 0.3)
    stated = 0.39 + min(1, n / 2) * (right + lift - 0.39)
    numbers = dict(rate=size / gap, frequency=7 / gap, earliest=at(0.1), median=said, latest=at(0.9))
    return {**numbers, "confidence": stated, "by7": chance(8)}, chance


ONCE, TWICE, THREE = [(0, 2)], [(0, 1), (20, 3)], [(0, 1), (10, 2), (30, 3)]
WEEKLY = [(7 * week, 1) for week in range(9)]
DAILY = [*((day, 1) for day in range(100)), (107, 1)]
HABITS = dict(items=5, weight=25, deviation=-10)

CASES = {
    "one use": (ONCE, 2, 0),
    "one use, unknown category": (ONCE, 2, 0, None),
    "one use, 20 days silent": (ONCE, 2, 20),
    "one use in a fast household": (ONCE, 2, 0, "Dairy", HABITS),
    "two uses": (TWICE, 4, 20),
    "two uses, 20 days silent": (TWICE, 4, 40),
    "three uses": (THREE, 4, 30),
    "five weeks": (WEEKLY[:5], 4, 28),
    "weekly": (WEEKLY, 2, 56),
    "weekly, 5 days silent": (WEEKLY, 2, 61),
    "weekly, 400 days silent": (WEEKLY, 0.5, 456),
    "weekly, less than half a use": (WEEKLY, 0.1, 56),
    "weekly, 100 uses": (WEEKLY, 100, 56),
    "daily until a week ago": (DAILY, 0.1, 107),
    "rhythm of 10 days": (TWICE, 4, 20, "Dairy", dict(items=5, record_days=3, first=0, last=20)),
    "rhythm of 50 days": (TWICE, 4, 20, "Dairy", dict(items=45, record_days=3, first=-80, last=20)),
    "rhythm, 4 days waited": (TWICE, 4, 24, "Dairy", dict(items=5, record_days=3, first=0, last=20)),
    "rhythm, 11 days waited": (TWICE, 4, 31, "Dairy", dict(items=5, record_days=3, first=0, last=20)),
    "rhythm, last record ahead": (TWICE, 4, 20, "Dairy", dict(items=5, record_days=3, first=2, last=22)),
}

for name, (history, stock, today, *rest) in CASES.items():
    category, home = (*rest, *("Dairy", {})[len(rest) :])
    numbers, _ = answer(history, stock, today, category, **home)
    print(f"{name:32}", {key: round(value, 6) for key, value in numbers.items()})


def by_end_of(days, history, stock):
    return round(answer(history, stock, history[-1][0])[1](days + 1), 5)


print("weekly, 2 left, gone by day 11 and 12:", by_end_of(11, WEEKLY, 2), by_end_of(12, WEEKLY, 2))
print("weekly, 2.3 and 2.4 left, gone by day 14:", by_end_of(14, WEEKLY, 2.3), by_end_of(14, WEEKLY, 2.4))
print("five weeks, 4 left, gone within 10 days:", by_end_of(9, WEEKLY[:5], 4))
print("five weeks, 1 left, gone within 2 days:", by_end_of(1, WEEKLY[:5], 1))
