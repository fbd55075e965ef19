"""Conditions of several relations, as limits beside the signs of rates, in `and`, `or`, `not` and branches within each
other: how often each becomes true and how long it holds, by looking densely at closed forms. While one relation decides
alone the others need not be watched, and must be right when they count again."""
import math
import random

STOP, POINTS, LEAST = 10.0, 40001, 8  # [s], of the dense look, of these in a stretch


def states(rng):
    """Declarations, equations, and what can be compared: text, values."""
    declared, equations, found = [], [], []
    grid = [STOP*i/(POINTS - 1) for i in range(POINTS)]
    for k in range(rng.randint(2, 3)):
        w, a = round(rng.uniform(0.5, 9), 2), round(rng.uniform(0.3, 2), 2)
        if rng.random() < 0.6:
            declared.append(f'  Real s{k}(start = 0, fixed = true), v{k}(start = {a*w!r}, fixed = true);')
            equations += [f'  der(s{k}) = v{k};', f'  der(v{k}) = -{w!r}^2*s{k};']
            place, rate = [a*math.sin(w*t) for t in grid], [a*w*math.cos(w*t) for t in grid]
        else:
            declared += [f'  Real s{k}(start = {a!r}, fixed = true);', f'  Real v{k} = {-a/3!r}*s{k};']
            equations.append(f'  der(s{k}) = v{k};')
            place = [a*math.exp(-a/3*t) for t in grid]
            rate = [-a/3*x for x in place]
        found += [(f's{k}', place), (f'v{k}', rate), (f'der(s{k})', rate)]
    for k in range(2):
        (x, xs), (y, ys) = rng.sample(found, 2)
        c = round(rng.uniform(-2, 2), 2)
        name = f'a{k}'
        declared.append(f'  Real {name} = {x} - ({c!r})*{y};')
        found.append((name, [p - c*q for p, q in zip(xs, ys)]))
    return declared, equations, found


def relation(rng, found):
    text, values = rng.choice(found)
    low, high = min(values), max(values)
    level = round(rng.uniform(low - 0.1*(high - low), high + 0.1*(high - low)), 3)
    if rng.random() < 0.3:
        level = 0.0
    sign = rng.choice(['>', '<', '>=', '<='])
    above = [x - level for x in values]
    if any((b - a)*(c - b) < 0 and abs(b) < 4*max(abs(b - a), abs(c - b)) for a, b, c in zip(above, above[1:], above[2:])):
        return None  # almost touches its border
    if abs(above[0]) < 1e-3 or abs(above[-1]) < 1e-3:
        return None
    return f'{text} {sign} {level!r}', [(x > 0) == (sign[0] == '>') for x in above]


def condition(rng, found, depth):
    if depth == 0 or rng.random() < 0.15:
        return relation(rng, found)
    kind = rng.choice(['and', 'and', 'or', 'or', 'not', 'if'])
    parts = [condition(rng, found, depth - 1) for _ in range({'not': 1, 'if': 3}.get(kind, 2))]
    if None in parts:
        return None
    texts, truths = [text for text, _ in parts], [truth for _, truth in parts]
    if kind == 'not':
        return f'not ({texts[0]})', [not x for x in truths[0]]
    if kind == 'if':
        return (f'(if {texts[0]} then {texts[1]} else {texts[2]})', [y if x else z for x, y, z in zip(*truths)])
    what = all if kind == 'and' else any
    return f'({texts[0]}) {kind} ({texts[1]})', [what(pair) for pair in zip(*truths)]


def stretches(truth):
    """How often it becomes true, and the share of time; none where a stretch is too short to be told."""
    changes = [i for i in range(1, len(truth)) if truth[i] != truth[i - 1]]
    borders = [0] + changes + [len(truth)]
    if any(b - a < LEAST for a, b in zip(borders, borders[1:])):
        return None
    return sum(truth[i] for i in changes), sum(truth)/len(truth)


def check(seed, run):
    rng = random.Random(seed)
    declared, equations, found = states(rng)
    expected = {}
    while len(expected) < 4:
        made = condition(rng, found, rng.randint(1, 3))
        told = made and stretches(made[1])
        if not told:
            continue
        k = len(expected)
        text = f'({made[0]})' if rng.random() < 0.3 else made[0]
        use = rng.choice(['b', 'x'])
        declared.append(f'  Integer n{k}(start = 0, fixed = true);\n  Real d{k}(start = 0, fixed = true);')
        if use == 'b':
            declared.append(f'  Boolean b{k} = {text};')
            text = f'b{k}'
        equations += [f'  when {text} then\n    n{k} = pre(n{k}) + 1;\n  end when;',
                      f'  der(d{k}) = if {text} then 1 else 0;']
        expected[k] = told
    rng.shuffle(equations)
    model = '\n'.join(['model M', *declared, 'equation', *equations, 'end M;', ''])
    last = run(model, STOP, STOP/5, 1e-8)[-1]
    return [f'condition {k}: {float(last[f"n{k}"]):g} times, {float(last[f"d{k}"])/STOP:.5f} of the time; right {n}, {share:.5f}'
            for k, (n, share) in expected.items()
            if float(last[f'n{k}']) != n or abs(float(last[f'd{k}'])/STOP - share) > 1e-3]
