"""Expressions of all operations, and their derivatives by time, beside arithmetic with dual numbers."""
import math
import random

COUNT, DEPTH = 25, 5  # expressions of a model, operations within each other
STOP, STEP = 2.0, 0.125
PARAMETERS = {'p': 1.7, 'q': -0.6, 'z': 0.0, 'o': 1.0, 'n': 3.0, 'm': -2.0}
SLOPES = {'sin': math.cos, 'cos': lambda x: -math.sin(x), 'exp': math.exp, 'tanh': lambda x: 1 - math.tanh(x)**2,
          'atan': lambda x: 1/(1 + x*x), 'sqrt': lambda x: 0.5/math.sqrt(x), 'log': lambda x: 1/x, 'sinh': math.cosh,
          'cosh': math.sinh, 'tan': lambda x: 1/math.cos(x)**2, 'asin': lambda x: 1/math.sqrt(1 - x*x),
          'acos': lambda x: -1/math.sqrt(1 - x*x), 'log10': lambda x: 1/(x*math.log(10))}
STEPWISE = {'floor': math.floor, 'ceil': math.ceil, 'integer': math.floor, 'sign': lambda x: (x > 0) - (x < 0)}
FOLDED = {'mod': lambda x, m: x - math.floor(x/m)*m, 'rem': lambda x, m: x - math.trunc(x/m)*m,
          'div': lambda x, m: float(math.trunc(x/m))}


class Unsuitable(Exception):
    """Outside of the domain."""


class OnBorder(Exception):
    """So near to one that rounding or an event decides."""


def apart(distance):
    if abs(distance) < 1e-3:
        raise OnBorder
    return distance


# A value is a pair: the number and its derivative by time.
def applied(name, u):
    x = u[0]
    isInside = {'sqrt': x > 0.01, 'log': x > 0.01, 'log10': x > 0.01, 'asin': abs(x) < 0.98, 'acos': abs(x) < 0.98,
                'tan': abs(math.cos(x)) > 0.05}.get(name, abs(x) < 20)
    if not isInside:
        raise Unsuitable
    return getattr(math, name)(x), SLOPES[name](x)*u[1]


def divided(u, v):
    if abs(v[0]) < 0.05:
        raise Unsuitable
    return u[0]/v[0], (u[1]*v[0] - u[0]*v[1])/v[0]**2


def raised(u, n):
    if abs(u[0]) > 1e3 or (n <= 0 and abs(u[0]) < 0.05):
        raise Unsuitable
    return u[0]**n, n*u[0]**(n - 1)*u[1] if n else 0.0


def folded(name, u, m):
    apart(u[0]/m - round(u[0]/m))
    return FOLDED[name](u[0], m), 0.0 if name == 'div' else u[1]


def stepwise(name, u):
    apart(u[0] if name == 'sign' else u[0] - round(u[0]))
    return float(STEPWISE[name](u[0])), 0.0


def chosen(isFirst, u, v):
    apart(u[0] - v[0])
    return u if isFirst(u[0], v[0]) else v


def leaf(rng):
    name, number = rng.choice(list(PARAMETERS.items()))
    literal = rng.choice([0, 1, 2, -1, 0.5, -2.5, 1e-3])
    return rng.choice([('time', lambda t: (t, 1.0)), ('x', lambda t: (1.3*math.exp(-0.7*t), -0.91*math.exp(-0.7*t))),
                       ('y', lambda t: (math.sin(2*t), 2*math.cos(2*t))), (name, lambda t: (number, 0.0)),
                       (f'({literal})', lambda t: (float(literal), 0.0))])


def expression(rng, depth):
    if depth <= 0 or rng.random() < 0.12:
        return leaf(rng)
    (a, f), (b, g) = expression(rng, depth - 1), expression(rng, depth - 1)
    function, steps, fold = rng.choice(list(SLOPES)), rng.choice(list(STEPWISE)), rng.choice(list(FOLDED))
    n, m = rng.choice([2, 3, -1, -2, 0, 4]), rng.choice([0.7, 2, -1.5])
    kinds = [
        (f'({a} + {b})', lambda t: tuple(u + v for u, v in zip(f(t), g(t)))),
        (f'({a} - {b})', lambda t: tuple(u - v for u, v in zip(f(t), g(t)))),
        (f'({a}*{b})', lambda t: (lambda u, v: (u[0]*v[0], u[1]*v[0] + u[0]*v[1]))(f(t), g(t))),
        (f'({a}/{b})', lambda t: divided(f(t), g(t))),
        (f'(-{a})', lambda t: tuple(-u for u in f(t))),
        (f'{function}({a})', lambda t: applied(function, f(t))),
        (f'({a})^({n})', lambda t: raised(f(t), n)),
        (f'abs({a})', lambda t: chosen(lambda u, v: u > v, f(t), tuple(-u for u in f(t)))),
        (f'max({a}, {b})', lambda t: chosen(lambda u, v: u > v, f(t), g(t))),
        (f'min({a}, {b})', lambda t: chosen(lambda u, v: u < v, f(t), g(t))),
        (f'{steps}({a})', lambda t: stepwise(steps, f(t))),
        (f'{fold}({a}, {m})', lambda t: folded(fold, f(t), m)),
        conditional(rng, depth - 1)]
    return rng.choice(kinds)


def conditional(rng, depth):
    (a, f), (b, g), (c, h), (d, k) = (expression(rng, depth - 2) for _ in range(4))
    relation, isTrue = rng.choice([('<', lambda u, v: u < v), ('>=', lambda u, v: u >= v)])
    return (f'(if {a} {relation} {b} then {c} else {d})',
            lambda t: h(t) if isTrue(apart(f(t)[0] - g(t)[0]), 0) else k(t))


def isUsable(f):
    """Whether it has a value of moderate size everywhere, and goes through borders at once."""
    passed = 0
    for k in range(501):
        try:
            if max(map(abs, f(k*STOP/500))) > 1e4:
                return False
        except OnBorder:
            passed += 1
            if passed > 10 or k in (0, 500):
                return False
        except (Unsuitable, OverflowError, ZeroDivisionError):
            return False
    return True


def check(seed, run):
    rng = random.Random(seed)
    found = []
    while len(found) < COUNT:
        text, f = expression(rng, DEPTH)
        if 6 < len(text) < 400 and isUsable(f):
            found.append((text, f))
    model = ('model M\nparameter Real p = 1.7, q = -0.6, z = 0, o = 1; parameter Integer n = 3, m = -2;\n'
             'Real x(start = 1.3, fixed = true), y = sin(2*time);\n')
    for k, (text, _) in enumerate(found):
        model += f'Real e{k} = {text}, d{k} = der(e{k});\n'
    wrong = []
    for row in run(model + 'equation\nder(x) = -0.7*x;\nend M;\n', STOP, STEP, 1e-10):
        t = float(row['time'])
        if abs(t/STEP - round(t/STEP)) > 1e-9:
            continue
        for k, (text, f) in enumerate(found):
            try:
                value, slope = f(t)
            except OnBorder:
                continue
            if abs(float(row[f'e{k}']) - value) > 1e-5*(1 + abs(value)):
                wrong.append(f'{text} at {t}: {row[f"e{k}"]} is not {value}')
            elif abs(float(row[f'd{k}']) - slope) > 1e-4*(1 + abs(slope)):
                wrong.append(f'der({text}) at {t}: {row[f"d{k}"]} is not {slope}')
    return wrong[:5]
