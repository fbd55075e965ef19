"""Parameters of instances within each other: inheritance, modifiers of every level, arrays of parts, redeclarations,
constants of packages about, inner and outer, beside what the specification (chapters 5 and 7) says of them."""
import random

STOP, INTERVAL = 1.0, 1.0


class Package:
    def __init__(self, name, about):
        self.name, self.about, self.constants, self.classes, self.packages = name, about, {}, [], []

    def seen(self, hidden=()):
        """Constants that a name without dots means here."""
        known = dict(self.about.seen()) if self.about else {}
        known.update(self.constants)
        return {name: value for name, value in known.items() if name not in hidden}

    def path(self):
        return (self.about.path() + '.' if self.about and self.about.name else '') + self.name


class Class:
    def __init__(self, name, about):
        self.name, self.about = name, about
        self.bases, self.parameters, self.parts, self.models = [], [], [], []
        self.short = None  # (class, modifiers) of a class that is no more than another one with modifiers
        self.world = None  # 'inner', 'outer'

    def lineage(self):
        """Classes whose elements are here, the bases first."""
        found = []
        for base, _ in self.bases:
            found += base.lineage()
        return found + [self]

    def all(self, kind):
        return [one for each in self.lineage() for one in getattr(each, kind)]

    def has_world(self):
        return any(each.world for each in self.lineage())

    def is_a(self, other):
        return self is other or any(base.is_a(other) for base, _ in self.bases)

    def path(self):
        return (self.about.path() + '.' if self.about.name else '') + self.name


class Parameter:
    """count: of a vector, else None; is_size: an Integer that parts may be counted by."""

    def __init__(self, name, count=None, is_size=False):
        self.name, self.value, self.count, self.is_size = name, None, count, is_size


class Part:
    """size: a number, the name of a parameter, or None. model: the replaceable class of the same class that it is of, or
    None. condition: without which it is not there, or None."""

    def __init__(self, name, of, size=None):
        self.name, self.of, self.size = name, of, size
        self.modifiers, self.model, self.is_replaceable, self.constraint = {}, None, False, None
        self.condition = None

    def least(self):
        """The class whose elements it has, whatever it is redeclared as."""
        return self.constraint[0] if self.constraint else self.of


class Model:
    """A replaceable class: its default with modifiers, and a constraint with modifiers, or None."""

    def __init__(self, name, of):
        self.name, self.of, self.modifiers, self.constraint = name, of, {}, None


class Modifier:
    """value: an expression, a list of them for an array, or None; below: modifiers of elements; is_each: as written;
    other: the class that it is redeclared as; of: the class whose elements `below` is of; constraint: of a redeclaration
    that may be redeclared in turn, with modifiers, or None."""

    def __init__(self, value=None, below=None, is_each=False, other=None, of=None, constraint=None):
        self.value, self.below, self.is_each, self.other, self.of = value, below or {}, is_each, other, other or of
        self.constraint = constraint


# ---- expressions: (text, function of the instance where it is written) ----


def number(rng):
    x = rng.randint(-9, 9)
    return (f'({x})' if x < 0 else str(x), lambda _: x)


def reference(path):
    text = '.'.join(f'{name}[{index + 1}]' if index is not None else name for name, index in path)

    def find(instance):
        for name, index in path[:-1]:
            instance = instance.part(name)
            if index is not None:
                instance = instance[index]
        name, index = path[-1]
        return instance.value(name) if index is None else instance.value(name)[index]
    return (text, find)


def total(part, name):
    """The sum of a parameter over an array of parts."""
    return (f'sum({part}.{name})', lambda i: sum(one.value(name) for one in i.part(part)))


class Writer:
    def __init__(self, rng):
        self.rng, self.count = rng, 0
        self.root = Package('', None)
        self.classes = []

    def name(self, letter):
        self.count += 1
        return f'{letter}{self.count}'

    def expression(self, leaves, depth=2):
        rng = self.rng
        if depth == 0 or rng.random() < 0.3 or not leaves:
            return rng.choice(leaves) if leaves and rng.random() < 0.7 else number(rng)
        a, b = self.expression(leaves, depth - 1), self.expression(leaves, depth - 1)
        kind = rng.randrange(4)
        if kind == 3:
            return (f'(if {a[0]} > {b[0]} then {a[0]} else {b[0]})', lambda i: a[1](i) if a[1](i) > b[1](i) else b[1](i))
        sign, of = [('+', lambda x, y: x + y), ('-', lambda x, y: x - y), ('*', lambda x, y: x*y)][kind]
        return (f'({a[0]} {sign} {b[0]})', lambda i: of(a[1](i), b[1](i)))

    def constants(self, package, hidden=()):
        return [(name, lambda _, v=value: v) for name, value in package.seen(hidden).items()]

    def leaves(self, one, parts, parameters):
        """What an expression in a class may name."""
        found = self.named([], parameters)
        for part in parts:
            if part.condition:
                continue
            if isinstance(part.size, str):
                found += [total(part.name, p.name) for p in part.least().all('parameters') if not p.count]
                continue
            index = self.rng.randrange(part.size) if part.size else None
            found += self.named([(part.name, index)], part.least().all('parameters'))
            for inner in part.least().all('parts'):
                if not inner.size and not part.size and not inner.condition:
                    found += self.named([(part.name, None), (inner.name, None)], inner.least().all('parameters'))
        if one.has_world():
            found += [reference([('world', None), ('g', None)])]*2
        hidden = {p.name for p in one.all('parameters')}
        return found + self.constants(one.about, hidden)

    def named(self, path, parameters):
        return [reference(path + [(p.name, self.rng.randrange(p.count) if p.count else None)]) for p in parameters]

    # ---- classes ----

    def package(self, about, depth):
        package = Package(self.name('Q'), about)
        about.packages.append(package)
        for name in ('k1', 'k2'):
            if self.rng.random() < 0.6:
                package.constants[name] = self.rng.randint(-9, 9)
        for _ in range(self.rng.randint(1, 3)):
            self.one(package)
        if depth > 0 and self.rng.random() < 0.6:
            self.package(package, depth - 1)

    def one(self, about):
        rng = self.rng
        known = [c for c in self.classes if not c.short]
        one = Class(self.name('M'), about)
        if known and rng.random() < 0.2:
            of = rng.choice(known)
            one.short = True
            one.bases.append((of, self.modifiers(of, self.constants(about), 2)))
            about.classes.append(one)
            return self.classes.append(one)
        for _ in range(rng.choice([0, 1, 1, 2])):
            fitting = [c for c in self.classes
                       if not any(set(c.lineage()) & set(base.lineage()) for base, _ in one.bases)
                       and not (c.has_world() and one.has_world()) and not self.clash(one, c)]
            if fitting:
                one.bases.append((rng.choice(fitting), {}))
        if not one.has_world():
            one.world = rng.choice([None, None, 'outer', 'outer', 'inner'])
        taken = {p.name for p in one.all('parameters')}
        names = [self.name('p') for _ in range(rng.randint(1, 3))]
        if 'k1' not in taken and rng.random() < 0.3:
            names.insert(rng.randrange(len(names) + 1), 'k1')
        one.parameters = [Parameter(name, rng.randint(1, 3) if name != 'k1' and rng.random() < 0.25 else None)
                          for name in names]
        if rng.random() < 0.3:
            one.parameters.insert(0, Parameter(self.name('n'), is_size=True))
        hidden = taken | {p.name for p in one.parameters}
        self.parts(one)
        before = [p for base, _ in one.bases for p in base.all('parameters')]
        about_it = self.constants(about, hidden)
        parts = one.all('parts')
        for k, parameter in enumerate(one.parameters):
            parameter.value = self.fitting(parameter, self.named([], before + one.parameters[:k]) + about_it)
        for k, (base, _) in enumerate(one.bases):
            one.bases[k] = (base, self.modifiers(base, self.leaves(one, parts, one.parameters), 2))
        for part in one.parts:
            others = [p for p in one.parts if p is not part] if rng.random() < 0.3 else []
            leaves = self.leaves(one, others, one.all('parameters'))
            part.modifiers = self.modifiers(part.of, leaves, 2, part.size)
            if part.condition:
                a, b = (self.expression(self.named([], one.all('parameters')), 1) for _ in range(2))
                part.condition = (f'{a[0]} > {b[0]}', lambda i, a=a, b=b: a[1](i) > b[1](i))
            if part.constraint:
                part.constraint = (part.constraint[0], self.modifiers(part.constraint[0], leaves, 1))
        for model in one.models:
            leaves = self.leaves(one, [], one.all('parameters'))
            model.modifiers = self.modifiers(model.of, leaves, 1)
            if model.constraint:
                model.constraint = (model.constraint[0], self.modifiers(model.constraint[0], leaves, 1))
        about.classes.append(one)
        self.classes.append(one)

    @staticmethod
    def clash(one, other):
        return {p.name for p in one.all('parameters')} & {p.name for p in other.all('parameters')}

    def parts(self, one):
        rng = self.rng
        for _ in range(rng.choice([0, 1, 2])):
            if not self.classes:
                return
            of = rng.choice(self.classes)
            if len(of.all('parts')) > 4:
                continue
            part = Part(self.name('x'), of, rng.randint(1, 3) if rng.random() < 0.3 else None)
            sizes = [p.name for p in one.all('parameters') if p.is_size]
            if sizes and rng.random() < 0.5:
                part.size = rng.choice(sizes)
            part.condition = rng.random() < 0.15
            one.parts.append(part)
            if part.size:
                continue
            kind = rng.random()
            if kind < 0.35:
                part.is_replaceable = True
                bases = [c for c in of.lineage() if not c.short and of.is_a(c)]
                if rng.random() < 0.4:
                    part.constraint = (rng.choice(bases), {})
            elif kind < 0.55:
                model = Model(self.name('R'), of)
                if rng.random() < 0.5:
                    model.constraint = (rng.choice([c for c in of.lineage() if not c.short]), {})
                one.models.append(model)
                part.model = model
                part.of = model.constraint[0] if model.constraint else of

    # ---- modifiers of a class's elements ----

    def modifiers(self, of, leaves, depth, size=None):
        rng, made = self.rng, {}
        for parameter in of.all('parameters'):
            if rng.random() < 0.3:
                made[parameter.name] = self.value(parameter, leaves, size)
        if depth == 0:
            return made
        for part in of.all('parts'):
            if rng.random() > 0.35:
                continue
            if size:
                if part.size:
                    continue
                if rng.random() < 0.5 or isinstance(size, str):
                    made[part.name] = Modifier(below=self.modifiers(part.of, leaves, depth - 1), is_each=True, of=part.of)
                else:
                    made[part.name] = Modifier(below=self.modifiers(part.of, leaves, depth - 1, size), of=part.of)
            elif part.is_replaceable and rng.random() < 0.6:
                made[part.name] = self.redeclaration(part.least(), leaves, depth)
            else:
                least = part.least()
                made[part.name] = Modifier(below=self.modifiers(least, leaves, depth - 1, part.size), of=least)
        for model in of.all('models'):
            if not size and rng.random() < 0.3:
                least = model.constraint[0] if model.constraint else model.of
                made[model.name] = self.redeclaration(least, leaves, depth)
            elif not size and rng.random() < 0.2:
                least = model.constraint[0] if model.constraint else model.of
                made[model.name] = Modifier(below=self.modifiers(least, leaves, depth - 1), of=least)
        return {name: m for name, m in made.items() if m.value or m.below or m.other}

    def redeclaration(self, least, leaves, depth):
        other = self.rng.choice([c for c in self.classes if c.is_a(least)])
        constraint = (least, self.modifiers(least, leaves, depth - 1)) if self.rng.random() < 0.6 else None
        return Modifier(below=self.modifiers(other, leaves, depth - 1), other=other, constraint=constraint)

    def value(self, parameter, leaves, size):
        if not size:
            return Modifier(self.fitting(parameter, leaves, 1))
        if isinstance(size, str) or self.rng.random() < 0.5:
            return Modifier(self.fitting(parameter, leaves, 1), is_each=True)
        return Modifier([self.fitting(parameter, leaves, 1) for _ in range(size)])

    def fitting(self, parameter, leaves, depth=2):
        """An expression of the parameter's type."""
        if parameter.is_size:
            n = self.rng.randint(0, 3)
            return (str(n), lambda _: n)
        if not parameter.count:
            return self.expression(leaves, depth)
        each = [self.expression(leaves, depth - 1) for _ in range(parameter.count)]
        return ('{' + ', '.join(e[0] for e in each) + '}', lambda i: [e[1](i) for e in each])


# ---- what is written ----


def written(modifiers, kinds):
    """`kinds`: names of elements that are classes."""
    parts = []
    for name, m in modifiers.items():
        each = 'each ' if m.is_each else ''
        if m.other:
            below = written(m.below, class_names(m.other))
            if m.constraint:
                least = m.constraint[0]
                below += f' constrainedby {least.path()}{written(m.constraint[1], class_names(least))}'
            redeclare = 'redeclare replaceable' if m.constraint else 'redeclare'
            if name in kinds:
                parts.append(f'{redeclare} model {name} = {m.other.path()}{below}')
            else:
                parts.append(f'{redeclare} {m.other.path()} {name}{below}')
        elif m.value is not None:
            value = '{' + ', '.join(v[0] for v in m.value) + '}' if isinstance(m.value, list) else m.value[0]
            parts.append(f'{each}{name} = {value}')
        else:
            parts.append(f'{each}{name}{written(m.below, class_names(m.of))}')
    return '(' + ', '.join(parts) + ')' if parts else ''


def class_names(of):
    return {model.name for model in of.all('models')}


def class_text(one, indent):
    pad = '  '*indent
    if one.short:
        base, modifiers = one.bases[0]
        return [f'{pad}model {one.name} = {base.path()}{written(modifiers, class_names(base))};']
    lines = [f'{pad}model {one.name}']
    for base, modifiers in one.bases:
        lines.append(f'{pad}  extends {base.path()}{written(modifiers, class_names(base))};')
    if one.world:
        value = '(g = 5)' if one.world == 'inner' else ''
        lines.append(f'{pad}  {one.world} World world{value};')
    for model in one.models:
        by = f' constrainedby {model.constraint[0].path()}' + written(
            model.constraint[1], class_names(model.constraint[0])) if model.constraint else ''
        lines.append(f'{pad}  replaceable model {model.name} = {model.of.path()}'
                     f'{written(model.modifiers, class_names(model.of))}{by};')
    for p in one.parameters:
        kind = 'Integer' if p.is_size else 'Real'
        lines.append(f'{pad}  parameter {kind} {p.name}{f"[{p.count}]" if p.count else ""} = {p.value[0]};')
    for part in one.parts:
        size = f'[{part.size}]' if part.size else ''
        kind = part.model.name if part.model else part.of.path()
        by = f' constrainedby {part.constraint[0].path()}' + written(
            part.constraint[1], class_names(part.constraint[0])) if part.constraint else ''
        given = f' if {part.condition[0]}' if part.condition else ''
        lines.append(f'{pad}  {"replaceable " if part.is_replaceable else ""}{kind} {part.name}{size}'
                     f'{written(part.modifiers, class_names(part.of))}{given}{by};')
    return lines + [f'{pad}end {one.name};']


def package_text(package, indent):
    pad = '  '*indent
    lines = []
    for name, value in package.constants.items():
        lines.append(f'{pad}constant Real {name} = {value};')
    for one in package.classes:
        lines += class_text(one, indent)
    for inner in package.packages:
        lines += [f'{pad}package {inner.name}'] + package_text(inner, indent + 1) + [f'{pad}end {inner.name};']
    return lines


# ---- what it means ----


class Bound:
    """A modifier with the instance where it is written. value: a function without arguments, or a list of them; other:
    Other of a redeclaration."""

    def __init__(self, value, below, is_each, other):
        self.value, self.below, self.is_each, self.other = value, below, is_each, other


class Other:
    """What an element is redeclared as, with its modifiers, and what holds behind them, for what it is redeclared as in
    turn as well: all that is said of its constraining type (7.3.2)."""

    def __init__(self, of, own, kept, is_replaceable):
        self.of, self.own, self.kept, self.is_replaceable = of, own, kept, is_replaceable

    def modifiers(self, kept):
        return merged(self.own, merged(self.kept, kept))

    def behind(self, inner):
        """The same in place of an inner redeclaration or of a modifier alone."""
        kept = inner.below
        if inner.other:
            if not inner.other.is_replaceable:
                raise Impossible()
            kept = merged(kept, inner.other.kept)
        return Other(self.of, self.own, merged(self.kept, kept), self.is_replaceable)


def bind(modifiers, instance):
    made = {}
    for name, m in modifiers.items():
        value = None
        if isinstance(m.value, list):
            value = [lambda v=v: v[1](instance) for v in m.value]
        elif m.value is not None:
            value = lambda v=m.value: v[1](instance)
        below = bind(m.below, instance)
        if m.other:
            kept = bind(m.constraint[1], instance) if m.constraint else {}
            made[name] = Bound(None, {}, False, Other(m.other, below, kept, bool(m.constraint)))
        else:
            made[name] = Bound(value, each_below(below) if m.is_each else below, m.is_each and m.value is not None, None)
    return made


def each_below(bound):
    return {name: Bound(b.value, each_below(b.below), b.value is not None, b.other) for name, b in bound.items()}


def merged(outer, inner):
    made = dict(inner)
    for name, b in outer.items():
        if name not in made:
            made[name] = b
            continue
        a = made[name]
        if b.other:
            other, below = b.other.behind(a), b.below
        else:
            other, below = a.other, merged(b.below, a.below)
        if b.value is None:
            made[name] = Bound(a.value, below, a.is_each, other)
        else:
            made[name] = Bound(b.value, below, b.is_each, other)
    return made


def element(bound, index):
    made = {}
    for name, b in bound.items():
        value = b.value[index] if isinstance(b.value, list) and not b.is_each else b.value
        made[name] = Bound(value, element(b.below, index), False, b.other)
    return made


class Impossible(Exception):
    """Parameters that depend on themselves, or an element that is redeclared twice."""


class Instance:
    def __init__(self, of, bound, about):
        self.about, self.values, self.parts, self.models = about, {}, {}, {}
        self.conditions = {}
        self.fill(of, bound)

    def fill(self, of, bound):
        for base, modifiers in of.bases:
            self.fill(base, merged(bound, bind(modifiers, self)))
        if of.world == 'inner':
            self.parts['world'] = World(5)
        for model in of.models:
            own = bind(model.modifiers, self)
            kept = bind(model.constraint[1], self) if model.constraint else own
            given = bound.get(model.name)
            if given and given.other:
                self.models[model.name] = (given.other.of, merged(given.below, given.other.modifiers(kept)))
            else:
                below = given.below if given else {}
                self.models[model.name] = (model.of, merged(below, merged(own, kept)))
        for p in of.parameters:
            given = bound.get(p.name)
            self.values[p.name] = given.value if given and given.value else (lambda v=p.value: v[1](self))
        for part in of.parts:
            self.add(part, bound.get(part.name) or Bound(None, {}, False, None))

    def add(self, part, given):
        kind, below = part.of, bind(part.modifiers, self)
        kept = bind(part.constraint[1], self) if part.constraint else below
        if part.model:
            kind, of_class = self.models[part.model.name]
            below = merged(below, of_class)
        if given.other:
            kind, below = given.other.of, given.other.modifiers(kept)
        elif part.constraint:
            below = merged(below, kept)
        below = (given.below, below)
        self.conditions[part.name] = part.condition
        size = part.size

        def make_it():
            if not size:
                return Instance(kind, merged(*below), self)
            count = self.value(size) if isinstance(size, str) else size
            return [Instance(kind, merged(element(below[0], k), element(below[1], k)), self) for k in range(count)]
        self.parts[part.name] = make_it

    def part(self, name):
        if name == 'world' and name not in self.parts:
            return self.about.outside()
        if callable(self.parts[name]):
            self.parts[name] = self.parts[name]()
        return self.parts[name]

    def outside(self):
        return self.parts['world'] if 'world' in self.parts else self.about.outside()

    def value(self, name):
        known = self.values[name]
        if known is None:
            raise Impossible()
        if callable(known):
            self.values[name] = None
            known = known()
            self.values[name] = known
        return known

    def all(self, prefix=''):
        for name in list(self.values):
            value = self.value(name)
            if isinstance(value, list):
                yield from ((f'{prefix}{name}[{k + 1}]', one) for k, one in enumerate(value))
            else:
                yield prefix + name, value
        for name in list(self.parts):
            condition = self.conditions.get(name)
            if name == 'world' or (condition and not condition[1](self)):
                continue
            part = self.part(name)
            for k, one in enumerate(part) if isinstance(part, list) else [(None, part)]:
                yield from one.all(f'{prefix}{name}[{k + 1}].' if k is not None else f'{prefix}{name}.')


class World:
    def __init__(self, g):
        self.g = g

    def value(self, _):
        return self.g


class Outside:
    def outside(self):
        return World(3)


def make(seed):
    rng = random.Random(seed)
    while True:
        writer = Writer(rng)
        for name in ('k1', 'k2'):
            writer.root.constants[name] = rng.randint(-9, 9)
        for _ in range(rng.randint(1, 3)):
            writer.package(writer.root, 2)
        for _ in range(rng.randint(1, 2)):
            writer.one(writer.root)
        top = Class('Top', writer.root)
        top.parts = [Part(writer.name('x'), rng.choice(writer.classes)) for _ in range(3)]
        for part in top.parts:
            part.modifiers = writer.modifiers(part.of, writer.constants(writer.root), 3)
        try:
            expected = dict(Instance(top, {}, Outside()).all())
        except Impossible:
            continue
        if len(expected) < 400 and all(abs(value) < 1e12 for value in expected.values()):
            break
    lines = ['model Modifiers', '  model World', '    parameter Real g = 1;', '  end World;', '  inner World world(g = 3);']
    lines += package_text(writer.root, 1) + class_text(top, 1)[1:-1]
    lines += ['  Real y(start = 0, fixed = true);', 'equation', '  der(y) = 1;', 'end Modifiers;']
    return '\n'.join(lines) + '\n', expected


def check(seed, run):
    text, expected = make(seed)
    rows = run(text, STOP, INTERVAL, 1e-6)
    wrong = []
    for name, value in expected.items():
        got = rows[-1].get(name)
        if got is None or abs(float(got) - value) > 1e-9*max(1, abs(value)):
            wrong.append(f'{name} is {got}, {value} expected')
    names = {name for name in rows[-1] if '.' in name and not name.endswith('world.g')}
    wrong += [f'{name} is not expected' for name in names - set(expected)]
    return wrong[:6]
