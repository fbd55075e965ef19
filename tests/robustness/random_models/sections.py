"""Algorithm sections of random statements that assign some variables of a part, in Modelica and in Python."""
import random
import re

import functions

START = {'i': 'n', 'k': '2', 'r': '0.3', 's': 'u*u', 'a': '{u, 1, -u, 2*u, 0.1}'}


class Writer(functions.Writer):
    """No section has an early end."""

    def statement(self, depth, isInLoop):
        while True:
            modelica, python = super().statement(depth, isInLoop)
            if not any('return' in line for line in modelica + python):
                return modelica, python


def check(seed, run):
    rng = random.Random(seed)
    writer, jump = Writer(rng, []), 1.03
    modelica, python = writer.statements(2)
    y, py = writer.real(2)
    scope = dict(functions.SCOPE)
    exec('\n'.join(['def f(u, n):'] + functions.indented(
        ['i, k, r, s, a = n, 2, 0.3, u*u, [u, 1.0, -u, 2*u, 0.1]', *python, f'return {py}'])), scope)
    lines = [f'{name} := {value};' for name, value in START.items()] + [f'w{k} := 0;' for k in range(1, writer.count + 1)]
    lines += modelica + [f'y := {y};']
    ofPart = re.sub(r'\b([ikrsauny]|w\d+)\b', r'part.\1', '\n'.join(lines))
    counters = ''.join(f', w{k}' for k in range(1, writer.count + 1))
    model = (f'model M\n{functions.PAIR}model Part Real u, r, s, a[5], y; Integer n, i, k{counters}; end Part;\nPart part;\n'
             f'equation\npart.u = time;\npart.n = if time > {jump} then 3 else 2;\nalgorithm\n{ofPart}\nend M;\n')
    wrong = []
    for row in run(model, 2.0, 0.0625, 1e-9, ['part.y']):
        u = float(row['time'])
        n = 3 if u > jump else 2
        if abs(u - jump) > 1e-6 and not functions.isNear(float(row['part.y']), scope['f'], u, n):
            wrong.append(f'y at {row["time"]}: {row["part.y"]} is not {scope["f"](u, n)}')
    # A relation that changes twice between two steps is not seen: it spoils single rows.
    return wrong[:5] if len(wrong) > 2 else []
