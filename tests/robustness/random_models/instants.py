"""Discrete variables of when-clauses, algorithms and equations, beside an interpreter of events (specification 8.6,
appendix B): within an instant the model is evaluated with the left limits fixed, which then follow, until nothing changes."""
import math
import random
import re
from fractions import Fraction

STOP, GRID = 5, 8  # [s], instants are multiples of 1/GRID s
MOST_PASSES = 50
SCOPE = {'mod': lambda a, b: a - math.floor(Fraction(a, b))*b, 'div': lambda a, b: math.trunc(Fraction(a, b)),
         'rem': lambda a, b: a - math.trunc(Fraction(a, b))*b, 'choose': lambda c, a, b: a if c else b,
         'max': max, 'abs': abs, 'true': True, 'false': False, '__builtins__': {}}


class Endless(Exception):
    """The events of an instant do not come to an end."""


def python(text):
    text = re.sub(r'pre\((\w+)\)', r"pre['\1']", text.replace('<>', '!='))
    text = re.sub(r'edge\((\w+)\)', r"(\1 and not pre['\1'])", text)
    text = re.sub(r'change\((\w+)\)', r"(\1 != pre['\1'])", text)
    return text.replace('(if ', 'choose(').replace(' then ', ', ').replace(' else ', ', ')


class Writer:
    """Expressions of the variables that come before, and of the left limits of all."""

    def __init__(self, rng, names):
        self.rng, self.names = rng, names

    def ofKind(self, name, known, depth=2):
        return self.number(known, depth) if name[0] == 'i' else self.truth(known, depth)

    def pick(self, kind, known):
        """The names of this kind, and the left limits of all names of this kind."""
        return [v for v in known if v[0] == kind], [f'pre({v})' for v in self.names if v[0] == kind]

    def number(self, known, depth):
        if depth == 0 or self.rng.random() < 0.25:
            now, before = self.pick('i', known)
            literal = self.rng.randint(-3, 5)
            return self.rng.choice([str(literal) if literal >= 0 else f'({literal})'] + 3*now[:2] + 3*before[:2])
        a, b, c = self.number(known, depth - 1), self.number(known, depth - 1), self.truth(known, depth - 1)
        by = self.rng.choice(['2', '3', '5', '(-4)'])
        return self.rng.choice([f'({a} + {b})', f'({a} - {b})', f'mod({a}, 5)', f'div({a}, {by})', f'rem({a}, {by})',
                                f'(if {c} then {a} else {b})', f'max({a}, {b})', f'abs({a})'])

    def truth(self, known, depth):
        if depth == 0 or self.rng.random() < 0.25:
            (truths, before), (numbers, _) = self.pick('b', known), self.pick('i', known)
            relation = self.rng.choice(['<', '>=', '==', '<>'])
            return self.rng.choice([f'({self.number(known, 0)} {relation} {self.number(known, 0)})'] + 2*truths[:2] +
                                   2*before[:2] + [f'edge({v})' for v in truths[:2]] + [f'change({v})' for v in numbers[:2]])
        a, b = self.truth(known, depth - 1), self.truth(known, depth - 1)
        return self.rng.choice([f'({a} and {b})', f'({a} or {b})', f'(not {a})',
                                f'({self.number(known, depth - 1)} >= {self.number(known, depth - 1)})'])

    def condition(self, known):
        """Its text, and what it is: ('sample', start, interval), ('time', instant) or ('truth', Python)."""
        kind = self.rng.random()
        if kind < 0.45:
            start, interval = self.rng.randint(0, 6), self.rng.randint(1, 7)
            return f'sample({start/GRID}, {interval/GRID})', ('sample', Fraction(start, GRID), Fraction(interval, GRID))
        if kind < 0.55:
            at = Fraction(2*self.rng.randint(1, 30) + 1, 2*GRID)
            return f'time >= {float(at)}', ('time', at)
        text = self.truth(known, self.rng.choice([0, 1, 2]))
        return text, ('truth', python(text))


class Group:
    """Variables that one equation, one when-clause or one algorithm gives."""

    def __init__(self, writer, names, known):
        self.names, rng = names, writer.rng
        self.kind = rng.choice(['when', 'when', 'when', 'algorithm', 'equation'])
        self.branches = []
        if self.kind == 'equation':
            known = list(known)
            self.values = []
            for name in names:
                self.values.append((name, writer.ofKind(name, known)))
                known.append(name)
            return
        for k in range(rng.randint(1, 3)):
            conditions = [writer.condition(known) for _ in range(rng.choice([1, 1, 2]))]
            isInitial = k == 0 and rng.random() < 0.2
            self.branches.append((conditions, isInitial, self.body(writer, known, k == 0)))

    def body(self, writer, known, isFirst):
        known = list(known)
        if self.kind == 'when':
            body = []
            for name in self.names:
                body.append((name, writer.ofKind(name, known)))
                known.append(name)
            return body
        names = [v for v in self.names if isFirst or writer.rng.random() < 0.8] or self.names[:1]
        own = '|'.join(rf'(edge|change)\({v}\)' for v in self.names)
        body = []
        for name in names + names[:1]:
            text = writer.ofKind(name, known + self.names)
            body.append((name, f'pre({name})' if re.search(own, text) else text))
        return body

    def text(self):
        if self.kind == 'equation':
            return ''.join(f'{name} = {value};\n' for name, value in self.values)
        lines, sign = '', '=' if self.kind == 'when' else ':='
        for k, (conditions, isInitial, body) in enumerate(self.branches):
            texts = [text for text, _ in conditions] + ['initial()']*isInitial
            head = texts[0] if len(texts) == 1 else '{' + ', '.join(texts) + '}'
            lines += ('elsewhen ' if k else 'when ') + head + ' then\n'
            lines += ''.join(f'  {name} {sign} {value};\n' for name, value in body)
        return lines + 'end when;\n'


class Interpreter:
    def __init__(self, groups, starts):
        self.groups, self.values, self.left, self.held = groups, dict(starts), dict(starts), {}

    def instants(self):
        found = {Fraction(0)}
        for _, (kind, *numbers) in (c for g in self.groups for conditions, _, _ in g.branches for c in conditions):
            if kind == 'sample':
                found.update(numbers[0] + k*numbers[1] for k in range(STOP*GRID + 1) if numbers[0] + k*numbers[1] <= STOP)
            elif kind == 'time':
                found.add(numbers[0])
        return sorted(found)

    def value(self, text, values):
        return eval(text, dict(SCOPE, pre=self.left), values)

    def evaluate(self, t, isInitial, isSampling):
        values, held = dict(self.values), {}
        for g, group in enumerate(self.groups):
            if group.kind == 'equation':
                for name, text in group.values:
                    values[name] = self.value(python(text), values)
                continue
            own = {**values, **{name: self.left[name] for name in group.names}}
            isTaken = False
            for b, (conditions, isStart, body) in enumerate(group.branches):
                isActive = isInitial and isStart
                for c, (_, (kind, *what)) in enumerate(conditions):
                    if kind == 'sample':
                        isActive |= isSampling and t >= what[0] and (t - what[0]) % what[1] == 0
                        continue
                    held[g, b, c] = t >= what[0] if kind == 'time' else bool(self.value(what[0], values))
                    isActive |= not isInitial and held[g, b, c] and not self.held[g, b, c]
                if isActive and not isTaken:
                    isTaken = True
                    for name, text in body:
                        own[name] = self.value(python(text), own)
            values.update({name: own[name] for name in group.names})
        self.values, self.held = values, held

    def settle(self, t, isSampling):
        for _ in range(MOST_PASSES):
            self.evaluate(t, False, isSampling)
            if self.values == self.left:
                return
            isSampling, self.left = False, dict(self.values)
        raise Endless

    def run(self):
        """Pairs of an instant and the values from then on."""
        self.evaluate(Fraction(0), True, False)
        self.left = dict(self.values)
        self.settle(Fraction(0), False)
        found = []
        for t in self.instants():
            self.settle(t, True)
            found.append((float(t), self.values))
        return found


def check(seed, run):
    rng = random.Random(seed)
    names = [rng.choice('iib') + str(k) for k in range(rng.randint(3, 8))]
    writer, groups, k = Writer(rng, names), [], 0
    while k < len(names):
        count = rng.choice([1, 1, 2, 3])
        groups.append(Group(writer, names[k:k + count], names[:k]))
        k += count
    starts = {v: rng.randint(-2, 4) if v[0] == 'i' else rng.random() < 0.5 for v in names}
    model = 'model M\n' + ''.join(f'{"Integer" if v[0] == "i" else "Boolean"} {v}(start = {str(starts[v]).lower()}, '
                                  'fixed = true);\n' for v in names)
    model += 'equation\n' + ''.join(g.text() for g in groups if g.kind != 'algorithm')
    model += ''.join('algorithm\n' + g.text() for g in groups if g.kind == 'algorithm') + 'end M;\n'
    try:
        expected = Interpreter(groups, starts).run()
    except Endless:
        return []
    last = {float(row['time']): row for row in run(model, float(STOP), 0.0625, 1e-6, isSilent=True)}
    k = 0
    for t, row in sorted(last.items()):
        while k + 1 < len(expected) and expected[k + 1][0] <= t + 1e-12:
            k += 1
        wrong = [f'{v} at {t}: {row[v]} is not {value}' for v, value in expected[k][1].items()
                 if v in row and float(row[v]) != value]
        if wrong:
            return wrong[:5]
    return []
