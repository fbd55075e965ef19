"""Integrals of bumps of time, or of a place that is passed at constant speed: narrow ones, that a step passes over
without having seen them.

Bells, resonances, triangles and trapezoids of any width from a fifth to some ten-millionths of the run, as they are, through
further equations or through a system of them, on an offset or on none, by every method that controls its steps; against
their integrals in closed form.
"""
import math
import random

TOLERANCE = 1e-6
MOST = 1e-4  # of the larger one of what is added up, below one absolute
METHODS = ['ida', 'ida', 'cvode-bdf', 'cvode-adams', 'arkode-erk', 'arkode-dirk']


def trapezoid(u):
    return u if u < 1 else 1.25 - (1.5 - u)**2 if u < 1.5 else 1.25


# Of u = (time - centre)/width: text, and an antiderivative along u.
FORMS = [
    ('exp(-({u})^2)', lambda u: 0.5*math.sqrt(math.pi)*math.erf(u)),
    ('1/(1 + ({u})^2)', math.atan),
    ('(1 - tanh({u})^2)', math.tanh),
    ('1/cosh({u})', lambda u: 2*math.atan(math.tanh(0.5*u))),
    ('2/(exp({u}) + exp(-({u})))', lambda u: 2*math.atan(math.tanh(0.5*u))),
    ('noEvent(max(0, 1 - abs({u})))', lambda u: (lambda c: c - 0.5*c*abs(c))(max(-1, min(1, u)))),
    ('noEvent(max(0, min(1, 3 - 2*abs({u}))))', lambda u: math.copysign(trapezoid(abs(u)), u)),
]


def model(seed):
    """Text, the two parts of x at the end, and the method."""
    chance = random.Random(seed)
    width = 10**chance.uniform(-6.5, -0.7)
    centre = chance.uniform(0.02, 0.98)
    offset = chance.choice([0, 1, chance.uniform(-5, 5)])
    size = chance.choice([1, 0.3, -2, 1/width, 1e-3/width])
    form, integral = chance.choice(FORMS)
    moving = chance.choice(['time', 's', 'c'])  # c: another variable for a state
    if form.count('{u}') > 1:  # of functions of states, those whose intervals are exact
        moving = 'time'
    u = f'({moving} - {centre!r})/{width!r}' if chance.random() < 0.5 else f'{1/width!r}*{moving} - {centre/width!r}'
    bump = form.format(u=u)
    way = chance.randrange(3)
    if way == 0:
        equations = [f'der(x) = {offset!r} + {size!r}*{bump}']
    elif way == 1:
        equations = [f'f = {bump}', f'2*g = {2*size!r}*f', f'der(x) = {offset!r} + g']
    else:
        equations = [f'f = {bump}', f'g + der(x) = {offset!r} + {size!r}*f + h', f'h = 0.5*g + 0*x', 'g - h = 0.25*x - x/4']
    equations += ['der(s) = v', 'der(v) = 0', 'c = s']
    chance.shuffle(equations)
    names = ['', 'f, g, ', 'f, g, h, '][way]
    text = f'model Bump\n  Real {names}c, s(start = 0, fixed = true), v(start = 1, fixed = true), x(start = 0, fixed = true);\nequation\n'
    text += ''.join(f'  {line};\n' for line in equations) + 'end Bump;\n'
    bumped = size*width*(integral((1 - centre)/width) - integral(-centre/width))
    return text, (offset, bumped), chance.choice(METHODS)


def check(seed, run):
    text, parts, method = model(seed)
    rows = run(text, 1.0, 0.25, TOLERANCE, method=method)
    x = float(rows[-1]['x'])
    if abs(x - sum(parts)) > MOST*max(1, *map(abs, parts)):
        return [f'x is {x!r} at the end by {method}, exact is {sum(parts)!r}']
    return []
