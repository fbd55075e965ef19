"""Expressions of vectors and matrices, of all that the language has for them, beside the same with lists of numbers."""
import math
import random

COUNT, DEPTH, STOP, INTERVAL = 12, 4, 1.0, 0.25

FUNCTIONS = '''  function reversed
    input Real v[:];
    output Real y[size(v, 1)] = v[end:-1:1];
  end reversed;
  function scaled
    input Real a;
    input Real m[:, :];
    output Real y[size(m, 2), size(m, 1)];
  algorithm
    for i in 1:size(m, 1), j in 1:size(m, 2) loop
      y[j, i] := a*m[i, j];
    end for;
  end scaled;
  function running
    input Real v[:];
    output Real y[size(v, 1)];
  algorithm
    for i loop
      y[i] := sum(v[1:i]);
    end for;
  end running;
'''.replace('for i loop', 'for i in 1:size(v, 1) loop')


class Value:
    """Text, and a function of time that gives a number, a list, or a list of lists."""

    def __init__(self, text, at, shape):
        self.text, self.at, self.shape = text, at, shape


class Writer:
    def __init__(self, rng):
        self.rng, self.declared, self.equations, self.named = rng, [], [], []

    def number(self):
        return round(self.rng.uniform(-2, 2), 2) or 0.5

    def some(self, shape, depth):
        if depth <= 0 or self.rng.random() < 0.1:
            return self.leaf(shape)
        kind = [self.scalar, self.vector, self.matrix][len(shape)]
        return kind(shape, depth - 1)

    def leaf(self, shape):
        known = [value for value in self.named if value.shape == shape]
        if known and self.rng.random() < 0.7:
            return self.rng.choice(known)
        if len(shape) == 0:
            a, b = self.number(), self.number()
            return self.rng.choice([Value(f'({a!r})', lambda t: a, ()), Value(f'({a!r} + ({b!r})*time)', lambda t: a + b*t, ())])
        if len(shape) == 1:
            parts = [self.leaf(()) for _ in range(shape[0])]
            return listed(parts)
        rows = [[self.leaf(()) for _ in range(shape[1])] for _ in range(shape[0])]
        text = '[' + '; '.join(', '.join(one.text for one in row) for row in rows) + ']'
        return Value(text, lambda t: [[one.at(t) for one in row] for row in rows], shape)

    # ---- numbers ----

    def scalar(self, shape, depth):
        size = self.rng.randint(1, 4)
        kind = self.rng.randrange(11)
        if kind < 2:
            a, b = self.some((), depth), self.some((), depth)
            name, what = self.rng.choice([('+', lambda x, y: x + y), ('-', lambda x, y: x - y), ('*', lambda x, y: x*y)])
            return Value(f'({a.text} {name} {b.text})', lambda t: what(a.at(t), b.at(t)), ())
        if kind == 2:
            v, w = self.some((size,), depth), self.some((size,), depth)
            return Value(f'({v.text}*{w.text})', lambda t: sum(x*y for x, y in zip(v.at(t), w.at(t))), ())
        if kind < 5:
            v = self.some(self.rng.choice([(size,), (size, self.rng.randint(1, 3))]), depth)
            name, what = self.rng.choice([('sum', sum), ('max', max), ('min', min), ('product', math.prod)])
            return Value(f'{name}({v.text})', lambda t: what(flat(v.at(t))), ())
        if kind < 7:
            v = self.named_one((size,), depth)
            i = self.rng.randrange(size)
            index = self.rng.choice([str(i + 1), f'end - {size - 1 - i}', f'size({v.text}, 1) - {size - 1 - i}'])
            return Value(f'{v.text}[{index}]', lambda t: v.at(t)[i], ())
        if kind == 7:
            columns = self.rng.randint(1, 3)
            m = self.named_one((size, columns), depth)
            i, j = self.rng.randrange(size), self.rng.randrange(columns)
            return Value(f'{m.text}[{i + 1}, {j + 1}]', lambda t: m.at(t)[i][j], ())
        if kind == 8:
            v = self.named_one((size,), depth)
            name, what = self.rng.choice([('sum', sum), ('max', max), ('min', min), ('product', math.prod)])
            first = self.rng.randint(1, size)
            return Value(f'{name}({v.text}[i]*i for i in {first}:{size})',
                         lambda t: what([v.at(t)[i]*(i + 1) for i in range(first - 1, size)]), ())
        if kind == 9:
            m = self.some((1, 1), depth)
            return Value(f'scalar({m.text})', lambda t: m.at(t)[0][0], ())
        rows, columns = self.rng.randint(1, 3), self.rng.randint(1, 3)
        m = self.named_one((rows, columns), depth)
        return Value(f'sum({m.text}[i, j]*(i - j) for i in 1:{rows}, j in 1:{columns})',
                     lambda t: sum(m.at(t)[i][j]*(i - j) for i in range(rows) for j in range(columns)), ())

    # ---- vectors ----

    def vector(self, shape, depth):
        size = shape[0]
        kind = self.rng.randrange(17)
        if kind < 2:
            v, w = self.some(shape, depth), self.some(shape, depth)
            name, what = self.rng.choice([('+', lambda x, y: x + y), ('-', lambda x, y: x - y), ('.*', lambda x, y: x*y)])
            return Value(f'({v.text} {name} {w.text})', lambda t: [what(x, y) for x, y in zip(v.at(t), w.at(t))], shape)
        if kind == 2:
            a, v = self.some((), depth), self.some(shape, depth)
            name, what = self.rng.choice([('*', lambda x, y: x*y), ('.+', lambda x, y: x + y), ('.-', lambda x, y: x - y)])
            return Value(f'({a.text} {name} {v.text})', lambda t: [what(a.at(t), x) for x in v.at(t)], shape)
        if kind == 3:
            inside = self.rng.randint(1, 3)
            m, v = self.some((size, inside), depth), self.some((inside,), depth)
            return Value(f'({m.text}*{v.text})',
                         lambda t: [sum(x*y for x, y in zip(row, v.at(t))) for row in m.at(t)], shape)
        if kind == 4:
            inside = self.rng.randint(1, 3)
            v, m = self.some((inside,), depth), self.some((inside, size), depth)
            return Value(f'({v.text}*{m.text})',
                         lambda t: [sum(x*y for x, y in zip(v.at(t), column)) for column in zip(*m.at(t))], shape)
        if kind == 5:
            other = self.rng.randint(1, 3)
            m, i = self.named_one((other, size), depth), self.rng.randrange(other)
            return Value(f'{m.text}[{i + 1}, :]', lambda t: m.at(t)[i], shape)
        if kind == 6:
            other = self.rng.randint(1, 3)
            m, j = self.named_one((size, other), depth), self.rng.randrange(other)
            return Value(f'{m.text}[:, {j + 1}]', lambda t: [row[j] for row in m.at(t)], shape)
        if kind == 7:
            longer = size + self.rng.randint(0, 2)
            v, first = self.named_one((longer,), depth), self.rng.randint(0, longer - size)
            return Value(f'{v.text}[{first + 1}:{first + size}]', lambda t: v.at(t)[first:first + size], shape)
        if kind == 8:
            v = self.named_one((self.rng.randint(1, 4),), depth)
            chosen = [self.rng.randrange(v.shape[0]) for _ in range(size)]
            return Value(f'{v.text}[{{{", ".join(str(i + 1) for i in chosen)}}}]', lambda t: [v.at(t)[i] for i in chosen],
                         shape)
        if kind == 9:
            v = self.named_one(shape, depth)
            return self.rng.choice([Value(f'{v.text}[end:-1:1]', lambda t: v.at(t)[::-1], shape),
                                    Value(f'reversed({v.text})', lambda t: v.at(t)[::-1], shape)])
        if kind == 10 and size > 1:
            first = self.rng.randint(1, size - 1)
            v, w = self.some((first,), depth), self.some((size - first,), depth)
            return Value(f'cat(1, {v.text}, {w.text})', lambda t: v.at(t) + w.at(t), shape)
        if kind == 11:
            a = self.some((), depth)
            return Value(f'{{{a.text}*i - i^2 for i in 1:{size}}}', lambda t: [a.at(t)*i - i*i for i in range(1, size + 1)],
                         shape)
        if kind == 12:
            a = self.some((), depth)
            return self.rng.choice([Value(f'fill({a.text}, {size})', lambda t: [a.at(t)]*size, shape),
                                    Value(f'({a.text}*ones({size}))', lambda t: [a.at(t)]*size, shape)])
        if kind == 13:
            v = self.some(shape, depth)
            name, what = self.rng.choice([('sin', math.sin), ('abs', abs), ('atan', math.atan), ('tanh', math.tanh)])
            return Value(f'{name}({v.text})', lambda t: [what(x) for x in v.at(t)], shape)
        if kind == 14 and size == 3:
            v, w = self.some(shape, depth), self.some(shape, depth)
            return Value(f'cross({v.text}, {w.text})', lambda t: cross(v.at(t), w.at(t)), shape)
        if kind == 15:
            v = self.some(shape, depth)
            return Value(f'running({v.text})', lambda t: [sum(v.at(t)[:k + 1]) for k in range(size)], shape)
        a, v, w = self.some((), depth), self.some(shape, depth), self.some(shape, depth)
        return Value(f'(if noEvent({a.text} > 0.123) then {v.text} else {w.text})',
                     lambda t: v.at(t) if a.at(t) > 0.123 else w.at(t), shape)

    # ---- matrices ----

    def matrix(self, shape, depth):
        rows, columns = shape
        kind = self.rng.randrange(13)
        if kind < 2:
            a, b = self.some(shape, depth), self.some(shape, depth)
            name, what = self.rng.choice([('+', lambda x, y: x + y), ('-', lambda x, y: x - y), ('.*', lambda x, y: x*y)])
            return Value(f'({a.text} {name} {b.text})',
                         lambda t: [[what(x, y) for x, y in zip(p, q)] for p, q in zip(a.at(t), b.at(t))], shape)
        if kind == 2:
            a, m = self.some((), depth), self.some(shape, depth)
            return Value(f'({a.text}*{m.text})', lambda t: [[a.at(t)*x for x in row] for row in m.at(t)], shape)
        if kind == 3:
            m = self.some((columns, rows), depth)
            return Value(f'transpose({m.text})', lambda t: [list(row) for row in zip(*m.at(t))], shape)
        if kind == 4:
            inside = self.rng.randint(1, 3)
            a, b = self.some((rows, inside), depth), self.some((inside, columns), depth)
            return Value(f'({a.text}*{b.text})', lambda t: times(a.at(t), b.at(t)), shape)
        if kind == 5:
            lines = [self.some((columns,), depth) for _ in range(rows)]
            return Value('{' + ', '.join(line.text for line in lines) + '}', lambda t: [line.at(t) for line in lines], shape)
        if kind == 6 and columns > 1:
            first = self.rng.randint(1, columns - 1)
            a, b = self.some((rows, first), depth), self.some((rows, columns - first), depth)
            text = self.rng.choice([f'[{a.text}, {b.text}]', f'cat(2, {a.text}, {b.text})'])
            return Value(text, lambda t: [p + q for p, q in zip(a.at(t), b.at(t))], shape)
        if kind == 7 and rows > 1:
            first = self.rng.randint(1, rows - 1)
            a, b = self.some((first, columns), depth), self.some((rows - first, columns), depth)
            text = self.rng.choice([f'[{a.text}; {b.text}]', f'cat(1, {a.text}, {b.text})'])
            return Value(text, lambda t: a.at(t) + b.at(t), shape)
        if kind == 8 and rows == columns:
            v = self.some((rows,), depth)
            return Value(f'diagonal({v.text})',
                         lambda t: [[v.at(t)[i] if i == j else 0 for j in range(rows)] for i in range(rows)], shape)
        if kind == 9:
            v, w = self.some((rows,), depth), self.some((columns,), depth)
            return Value(f'outerProduct({v.text}, {w.text})', lambda t: [[x*y for y in w.at(t)] for x in v.at(t)], shape)
        if kind == 10:
            m = self.named_one((rows + self.rng.randint(0, 1), columns + self.rng.randint(0, 1)), depth)
            i, j = self.rng.randint(0, m.shape[0] - rows), self.rng.randint(0, m.shape[1] - columns)
            return Value(f'{m.text}[{i + 1}:{i + rows}, {j + 1}:{j + columns}]',
                         lambda t: [row[j:j + columns] for row in m.at(t)[i:i + rows]], shape)
        if kind == 11:
            a, m = self.some((), depth), self.some((columns, rows), depth)
            return Value(f'scaled({a.text}, {m.text})', lambda t: [[a.at(t)*x for x in row] for row in zip(*m.at(t))], shape)
        v = self.named_one((rows,), depth)
        return Value(f'{{{{{v.text}[i] - j for j in 1:{columns}}} for i in 1:{rows}}}',
                     lambda t: [[v.at(t)[i] - j for j in range(1, columns + 1)] for i in range(rows)], shape)

    # What can have a subscript: a variable of the model.
    def named_one(self, shape, depth):
        return self.name(self.some(shape, depth))

    def name(self, value):
        name = f'y{len(self.declared)}'
        sizes = '[' + ', '.join(map(str, value.shape)) + ']' if value.shape else ''
        if self.rng.random() < 0.5:
            self.declared.append(f'  Real {name}{sizes} = {value.text};')
        else:
            self.declared.append(f'  Real {name}{sizes};')
            self.equations.append(f'  {name} = {value.text};')
        made = Value(name, value.at, value.shape)
        self.named.append(made)
        return made


def listed(parts):
    return Value('{' + ', '.join(part.text for part in parts) + '}', lambda t: [part.at(t) for part in parts], (len(parts),))


def flat(value):
    return [x for row in value for x in (row if isinstance(row, list) else [row])]


def cross(a, b):
    return [a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]]


def times(a, b):
    return [[sum(x*y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def elements(name, value):
    if not isinstance(value, list):
        yield name, value
    for i, row in enumerate(value if isinstance(value, list) else [], 1):
        if isinstance(row, list):
            yield from ((f'{name}[{i},{j}]', x) for j, x in enumerate(row, 1))
        else:
            yield f'{name}[{i}]', row


def check(seed, run):
    rng = random.Random(seed)
    writer = Writer(rng)
    for _ in range(COUNT):
        shape = rng.choice([(), (rng.randint(1, 4),), (rng.randint(1, 3), rng.randint(1, 3))])
        writer.name(writer.some(shape, DEPTH))
    model = ('model M\n' + FUNCTIONS + '\n'.join(writer.declared) + '\nequation\n' + '\n'.join(writer.equations) + '\nend M;\n')
    rows = run(model, STOP, INTERVAL, 1e-6)
    found = []
    for row in rows:
        for value in writer.named:
            for name, number in elements(value.text, value.at(float(row['time']))):
                if not abs(float(row[name]) - number) <= 1e-9*max(1, abs(number)):
                    found.append(f'at {row["time"]} s {name} is {row[name]}, not {number!r}')
    return found[:5]
