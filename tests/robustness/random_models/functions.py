"""Functions of random statements (nested loops, branches, arrays, early ends), in Modelica and in Python."""
import math
import random

COUNT = 4  # functions of a model
SCOPE = {name: getattr(math, name) for name in ('sin', 'cos', 'atan', 'tanh')}
PAIR = '''function pair input Real x; input Real y; output Real p; output Real q;
algorithm p := sin(x - y); q := cos(x) + 0.5*y; end pair;
'''
SCOPE['pair'] = lambda x, y: (math.sin(x - y), math.cos(x) + 0.5*y)
SCOPE['div'] = lambda x, y: math.trunc(x / y)


class Writer:
    """Each expression is a pair of texts: Modelica, Python."""

    def __init__(self, rng, callees):
        self.rng, self.callees, self.loops, self.count = rng, callees, [], 0

    def integer(self, depth):
        if depth <= 0 or self.rng.random() < 0.25:
            leaf = self.rng.choice(['i', 'k', 'n'] + self.loops + [str(self.rng.randint(0, 6))])
            return leaf, leaf
        (a, pa), (b, pb) = self.integer(depth - 1), self.integer(depth - 1)
        by = self.rng.choice([2, 3, 5])
        return self.rng.choice([
            (f'({a} + {b})', f'({pa} + {pb})'), (f'({a} - {b})', f'({pa} - {pb})'),
            (f'mod({a}, {by})', f'(({pa}) % {by})'), (f'div({a}, -{by})', f'div({pa}, -{by})'),
            (f'max({a}, {b})', f'max({pa}, {pb})'),
            (f'(if {a} > {b} then {b} else {a})', f'({pb} if {pa} > {pb} else {pa})')])

    def place(self):
        a, pa = self.integer(2)
        return f'1 + mod({a}, 5)', f'({pa}) % 5'

    def real(self, depth):
        if depth <= 0 or self.rng.random() < 0.2:
            place, python = self.place()
            return self.rng.choice([('r', 'r'), ('s', 's'), ('u', 'u'), (f'a[{place}]', f'a[{python}]'), ('1.25', '1.25')])
        (a, pa), (b, pb), (c, pc) = self.real(depth - 1), self.real(depth - 1), self.condition(depth - 1)
        n, pn = self.integer(1)
        operator, function = self.rng.choice('+-*'), self.rng.choice(['sin', 'cos', 'atan', 'tanh', 'abs'])
        choices = [
            (f'({a} {operator} {b})', f'({pa} {operator} {pb})'), (f'({a}/(1 + abs({b})))', f'({pa}/(1 + abs({pb})))'),
            (f'{function}({a})', f'{function}({pa})'), (f'(if {c} then {a} else {b})', f'({pa} if {pc} else {pb})'),
            ('sum(a)', 'sum(a)'), ('max(a[2:4])', 'max(a[1:4])'), ('a*a', 'sum(x*x for x in a)'),
            ('sum(if x > 0 then x else 0 for x in a)', 'sum((x if x > 0 else 0) for x in a)')]
        if self.callees:
            callee = self.rng.choice(self.callees)
            choices.append((f'{callee}(sin({a}), mod({n}, 4))', f'{callee}(sin({pa}), ({pn}) % 4)'))
        return self.rng.choice(choices)

    def condition(self, depth):
        (a, pa), (b, pb) = self.real(depth - 1), self.real(depth - 1)
        (i, pi), (j, pj) = self.integer(1), self.integer(1)
        relation, python = self.rng.choice([('<', '<'), ('>=', '>='), ('==', '=='), ('<>', '!=')])
        found = self.rng.choice([(f'({a} < {b})', f'({pa} < {pb})'), (f'({i} {relation} {j})', f'({pi} {python} {pj})')])
        if depth <= 1 or self.rng.random() < 0.6:
            return found
        other, joined = self.condition(depth - 1), self.rng.choice(['and', 'or'])
        return f'(not {found[0]} {joined} {other[0]})', f'((not {found[1]}) {joined} {other[1]})'

    def statements(self, depth, isInLoop=False):
        modelica, python = [], []
        for _ in range(self.rng.randint(1, 4)):
            m, p = self.statement(depth, isInLoop)
            modelica += m
            python += p
        return modelica, python

    def statement(self, depth, isInLoop):
        kind = self.rng.choice(['real', 'real', 'integer', 'element', 'slice', 'pair'] + ['break'] * isInLoop +
                               (['if', 'for', 'while', 'return'] if depth > 0 else []))
        (x, px), (i, pi), (c, pc) = self.real(2), self.integer(2), self.condition(2)
        place, pplace = self.place()
        if kind == 'real':
            name = self.rng.choice('rs')
            return [f'{name} := 3*sin({x});'], [f'{name} = 3*sin({px})']
        if kind == 'integer':
            name = self.rng.choice('ik')
            return [f'{name} := mod({i}, 17);'], [f'{name} = ({pi}) % 17']
        if kind == 'element':
            return [f'a[{place}] := cos({x});'], [f'a[{pplace}] = cos({px})']
        if kind == 'slice':
            return self.rng.choice([
                (['a[2:4] := {r, a[1], a[5]};'], ['a[1:4] = [r, a[0], a[4]]']), (['a := a[5:-1:1];'], ['a = a[::-1]']),
                (['a := 0.5*a + fill(s, 5);'], ['a = [0.5*x + s for x in a]'])])
        if kind == 'pair':
            return [f'(r, s) := pair(r + {x}, s);'], [f'r, s = pair(r + {px}, s)']
        if kind == 'break':
            return [f'if {c} then break; end if;'], [f'if {pc}: break']
        if kind == 'return':
            return [f'if {c} then y := s + 7; return; end if;'], [f'if {pc}: return s + 7']
        if kind == 'if':
            (yes, pyes), (no, pno) = self.statements(depth - 1, isInLoop), self.statements(depth - 1, isInLoop)
            return ([f'if {c} then', *yes, 'else', *no, 'end if;'],
                    [f'if {pc}:', *indented(pyes), 'else:', *indented(pno)])
        if kind == 'while':
            body, pbody = self.statements(0, True)
            self.count += 1
            name = f'w{self.count}'
            return ([f'{name} := 0;', f'while {name} < 4 and {c} loop', f'{name} := {name} + 1;', *body, 'end while;'],
                    [f'{name} = 0', f'while {name} < 4 and {pc}:', f'    {name} += 1', *indented(pbody)])
        self.count += 1
        name = f'j{self.count}'
        span, pspan = self.rng.choice([('6:-2:1', 'range(6, 0, -2)'), ('2:4', 'range(2, 5)'), ('{2, 7, 1}', '(2, 7, 1)'),
                                       (f'1:mod({i}, 5)', f'range(1, ({pi}) % 5 + 1)')])
        self.loops.append(name)
        body, pbody = self.statements(depth - 1, True)
        self.loops.pop()
        return [f'for {name} in {span} loop', *body, 'end for;'], [f'for {name} in {pspan}:', *indented(pbody)]


def indented(lines):
    return ['    ' + line for line in lines]


def function(rng, name, callees):
    writer = Writer(rng, callees)
    modelica, python = writer.statements(3)
    y, py = writer.real(3)
    counters = ''.join(f', w{k}' for k in range(1, writer.count + 1))
    head = [f'function {name}', 'input Real u; input Integer n; output Real y;', 'protected',
            f'Integer i = n, k = 2{counters}; Real r = 0.3, s = u*u, a[5] = {{u, 1, -u, 2*u, 0.1}};', 'algorithm']
    text = '\n'.join(head + modelica + [f'y := {y};', f'end {name};'])
    lines = [f'def {name}(u, n):'] + indented(
        ['i, k, r, s, a = n, 2, 0.3, u*u, [u, 1.0, -u, 2*u, 0.1]', *python, f'return {py}'])
    return text, '\n'.join(lines)


def isNear(value, f, u, n):
    """Equal, or on a border where rounding decides."""
    expected = f(u, n)
    near = lambda a, b: abs(a - b) <= 1e-7*(1 + abs(b))
    return near(value, expected) or any(not near(f(u + e, n), expected) for e in (1e-9, -1e-9, 1e-12, -1e-12))


def check(seed, run):
    rng = random.Random(seed)
    scope, texts, names = dict(SCOPE), [], []
    for k in range(COUNT):
        text, python = function(rng, f'f{k}', names[:2])
        exec(python, scope)
        texts.append(text)
        names.append(f'f{k}')
    calls = ''.join(f'Real a{k} = f{k}(time, 2), b{k} = f{k}(x, n0); parameter Real d{k} = f{k}(-0.8, n0 + 2);\n'
                    for k in range(COUNT))
    model = 'model M\n' + PAIR + '\n'.join(texts) + '\nparameter Integer n0 = 3; Real x(start = 0.2, fixed = true);\n' + calls
    wrong = []
    for row in run(model + 'equation\nder(x) = 0.5;\nend M;\n', 2.0, 0.0625, 1e-9):
        for k in range(COUNT):
            for name, u, n in ((f'a{k}', float(row['time']), 2), (f'b{k}', float(row['x']), 3), (f'd{k}', -0.8, 5)):
                if not isNear(float(row[name]), scope[f'f{k}'], u, n):
                    wrong.append(f'{name} at {row["time"]}: {row[name]} is not {scope[f"f{k}"](u, n)}')
    return wrong[:5]
