"""Algorithm sections of random statements that assign some variables of a part, in Modelica and in Python. Loops among
them hang on what moves, and other equations and clauses read what they count."""
import random
import re

import functions

START = {'i': 'n', 'k': '2', 'r': '0.3', 's': 'u*u', 'a': '{u, 1, -u, 2*u, 0.1}'}
SAMPLES = 4000


class Writer(functions.Writer):
    """No section has an early end."""

    def statement(self, depth, isInLoop):
        while True:
            modelica, python = super().statement(depth, isInLoop)
            if not any('return' in line for line in modelica + python):
                return modelica, python

    def counting(self):
        """A loop that goes on while something that moves allows it."""
        (a, pa), factor = self.real(1), self.rng.choice([0.3, 0.5, -0.4])
        name, amount = self.rng.choice('ik'), self.rng.randint(1, 3)
        self.count += 1
        w = f'w{self.count}'
        body, pbody = self.statement(0, True) if self.rng.random() < 0.4 else ([], [])
        condition = f'{w} < 4 and {a} + u > {factor}*{w} + 0.4'
        pcondition = f'{w} < 4 and {pa} + u > {factor}*{w} + 0.4'
        return ([f'{w} := 0;', f'while {condition} loop', f'{w} := {w} + 1;', f'{name} := {name} + {amount};', *body, 'end while;'],
                [f'{w} = 0', f'while {pcondition}:', f'    {w} += 1', f'    {name} += {amount}', *functions.indented(pbody)])


def check(seed, run):
    rng = random.Random(seed)
    writer, jump = Writer(rng, []), 1.03
    isOfState, hasArea = rng.random() < 0.35, rng.random() < 0.35
    # What swings within a step of the integrator is not seen: nested loops make such functions, where points are scanned.
    modelica, python = writer.statements(1 if isOfState or hasArea else 2)
    for _ in range(rng.randint(0, 2)):
        m, p = writer.counting()
        modelica, python = (modelica + m, python + p) if rng.random() < 0.5 else (m + modelica, p + python)
    y, py = writer.real(2)
    scope = dict(functions.SCOPE)
    exec('\n'.join(['def f(u, n):'] + functions.indented(
        ['i, k, r, s, a = n, 2, 0.3, u*u, [u, 1.0, -u, 2*u, 0.1]', *python, f'return {py}, i, k, i > k'])), scope)
    results = lambda u, n: scope['f'](u, n)
    lines = [f'{name} := {value};' for name, value in START.items()] + [f'w{k} := 0;' for k in range(1, writer.count + 1)]
    lines += modelica + [f'y := {y};']
    ofPart = re.sub(r'\b([ikrsauny]|w\d+)\b', r'part.\1', '\n'.join(lines))
    counters = ''.join(f', w{k}' for k in range(1, writer.count + 1))
    first, start = results(0.0, 2), '(start = 0, fixed = true)'
    model = (f'model M\n{functions.PAIR}model Part Real u, r, s, a[5], y; Integer n, i, k{counters}; end Part;\nPart part;\n'
             f'Real x{start if isOfState else ""}, chosen, area{start if hasArea else ""}; Boolean isAbove;\n'
             f'discrete Integer held(start = {first[2]}, fixed = true), sides(start = 0, fixed = true);\nequation\n'
             f'part.u = {"x" if isOfState else "time"};\n' + ('der(x) = 1;\n' if isOfState else 'x = time;\n') +
             f'part.n = if time > {jump} then 3 else 2;\nchosen = if part.k == {first[2]} then 1 + x else part.i;\n'
             'isAbove = part.i > part.k;\n' + ('der(area) = part.k' if hasArea else 'area = 0') + ';\nwhen change(part.k) then held = part.k; end when;\n'
             f'when {{isAbove, not isAbove}} then sides = if isAbove then 1 else 0; end when;\nalgorithm\n{ofPart}\nend M;\n')
    names = {'part.y': lambda r, u: r[0], 'part.i': lambda r, u: r[1], 'part.k': lambda r, u: r[2],
             'held': lambda r, u: r[2], 'isAbove': lambda r, u: r[3],
             'chosen': lambda r, u: 1 + u if r[2] == first[2] else r[1]}
    wrong = []
    rows = run(model, 2.0, 0.0625, 1e-9, [*names, 'area'])
    for row in rows:
        u = float(row['time'])
        n = 3 if u > jump else 2
        for name, of in names.items():
            if abs(u - jump) > 1e-6 and (u == 0 or u > 1e-6) and not functions.isNear(float(row[name]), lambda u, n: of(results(u, n), u), u, n):
                wrong.append(f'{name} at {row["time"]}: {row[name]} is not {of(results(u, n), u)}')
    if hasArea:
        area = sum(results((k + 0.5)*2/SAMPLES, 3 if (k + 0.5)*2/SAMPLES > jump else 2)[2] for k in range(SAMPLES))*2/SAMPLES
        if abs(float(rows[-1]['area']) - area) > 0.02*(1 + abs(area)):
            wrong += [f'area: {rows[-1]["area"]} is not {area}']*3
    # A relation that changes twice between two steps is not seen: it spoils single rows.
    return wrong[:5] if len(wrong) > 2 else []
