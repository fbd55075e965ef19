"""Starts of linear models: states, their rates, algebraic variables and parameters that the start has to find, told by as
many conditions of all kinds (fixed starts, initial equations, initial algorithms), against exact rational arithmetic."""
import random
from fractions import Fraction

from systems import inverse

STOP = 0.1  # [s]


def solved(matrix, right):
    """None for a singular matrix."""
    rows = inverse(matrix)
    return rows and [sum(factor*value for factor, value in zip(row, right)) for row in rows]


class Start:
    def __init__(self, rng):
        self.rng = rng
        self.states, self.algebraic, self.found = rng.randint(1, 4), rng.randint(0, 3), rng.randint(0, 3)
        self.names = ([f'x{k}' for k in range(self.states)] + [f'd{k}' for k in range(self.states)] +
                      [f'y{k}' for k in range(self.algebraic)] + [f'p{k}' for k in range(self.found)])
        self.matrix, self.right = [], []
        self.fixed, self.equations, self.initial, self.algorithm = {}, [], [], []  # fixed: start value by name
        for k in range(self.states):
            row, value = self.line([f'x{j}' for j in range(self.states)] + self.names[2*self.states:])
            self.add(row, value, f'd{k}')
            self.equations.append(f'{self.spell(f"d{k}")} = {self.side(row, value)};')
        for k in range(self.algebraic):
            row, value = self.line([f'x{j}' for j in range(self.states)] + [f'y{j}' for j in range(k)] +
                                   [f'p{j}' for j in range(self.found)])
            self.add(row, value, f'y{k}')
            self.equations.append(f'y{k} = {self.side(row, value)};')
        self.conditions()

    def spell(self, name):
        return f'der(x{name[1:]})' if name[0] == 'd' and self.rng.random() < 0.5 else name

    def number(self):
        return Fraction(self.rng.choice([1, 1, -1, 2, self.rng.randint(-30, 30)]), self.rng.choice([1, 1, 2, 10]))

    def line(self, names):
        chosen = self.rng.sample(names, min(len(names), self.rng.randint(1, 3)))
        return {name: self.number() or Fraction(1) for name in chosen}, self.number()

    # left = sum of row + value
    def add(self, row, value, left=None):
        line = [Fraction(0)]*len(self.names)
        for name, factor in row.items():
            line[self.names.index(name)] -= factor
        if left:
            line[self.names.index(left)] += 1
        self.matrix.append(line)
        self.right.append(value)

    def side(self, row, value):
        return ' + '.join([f'({float(factor)!r})*{name}' for name, factor in row.items()] + [f'({float(value)!r})'])

    def conditions(self):
        rng = self.rng
        for k in range(self.states + self.found):
            kind = rng.randrange(6)
            state = f'x{k % self.states}'
            if kind < 2 and state not in self.fixed:
                self.fixed[state] = self.number()
                self.add({}, self.fixed[state], state)
            elif kind == 2:
                self.add({}, Fraction(0), f'd{k % self.states}')
                self.initial.append(f'{self.spell(f"d{k % self.states}")} = 0;')
            elif kind == 3 and self.found and not self.algorithm:
                row, value = self.line([f'x{j}' for j in range(self.states)] + [f'y{j}' for j in range(self.algebraic)])
                self.add(row, value, 'p0')
                self.algorithm.append(f'p0 := {self.side(row, value)};')
            else:
                row, value = self.line(self.names)
                self.add(row, value)
                self.initial.append(f'0 = {self.side(row, value)};')

    def text(self):
        lines = []
        for k in range(self.states):
            name = f'x{k}'
            if name in self.fixed:
                lines.append(f'  Real {name}(start = {float(self.fixed[name])!r}, fixed = true);')
            else:
                lines.append(f'  Real {name}{self.rng.choice(["", "(start = 1)", "(start = -3)"])};')
            lines.append(f'  Real d{k} = der({name});')
        lines += [f'  Real y{k};' for k in range(self.algebraic)]
        lines += [f'  parameter Real p{k}(fixed = false{self.rng.choice(["", ", start = 2"])});' for k in range(self.found)]
        for part in (lines, self.equations, self.initial):
            self.rng.shuffle(part)
        text = ['model M'] + lines + ['initial equation'] + ['  ' + one for one in self.initial]
        if self.algorithm:
            text += ['initial algorithm'] + ['  ' + one for one in self.algorithm]
        return '\n'.join(text + ['equation'] + ['  ' + one for one in self.equations] + ['end M;']) + '\n'


def check(seed, run):
    rng = random.Random(seed)
    for _ in range(100):
        start = Start(rng)
        values = solved(start.matrix, start.right)
        if not values:
            continue
        # Well conditioned: what is a little different is so by a little.
        near = solved([[x*(1 + Fraction((7*i + 3*j) % 5 - 2, 10**9)) for j, x in enumerate(row)]
                       for i, row in enumerate(start.matrix)], start.right)
        if near and all(abs(a - b) <= max(1, abs(a))*Fraction(1, 10**5) for a, b in zip(values, near)):
            break
    else:
        return []
    row = run(start.text(), STOP, STOP, 1e-8)[0]
    return [f'{name} is {row[name]} at the start, not {float(value)!r}' for name, value in zip(start.names, values)
            if not abs(float(row[name]) - float(value)) <= 1e-6*max(1, abs(float(value)))]
