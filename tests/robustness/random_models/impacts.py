"""Balls on a line that strike each other and the walls, beside their collisions one by one: between two of these all
move in parabolas, whose meetings are roots of polynomials of the second degree at most."""
import math
import random

STOP, MOST, APART = 2.0, 40, 1e-4  # [s], collisions, [s] between two of them


class Balls:
    def __init__(self, rng):
        self.count = rng.randint(1, 5)
        self.gravity = rng.choice([0, 0, 9.81, 1.5])
        self.masses = [rng.choice([1, 1, 2, rng.uniform(0.2, 5)]) for _ in range(self.count)]
        self.bounce = rng.choice([1, 1, 0.9, rng.uniform(0.6, 1)])
        self.top = self.count + 1.0  # a wall there, and one at zero
        self.x = [k + 1 + rng.uniform(-0.3, 0.3) for k in range(self.count)]
        self.v = [rng.choice([0, 1, -1, rng.uniform(-4, 4)]) for _ in range(self.count)]

    def after(self, velocities, k):
        """Velocities after pair k has met: k balls are below it; 0 is the lower wall, `count` the upper one."""
        v, e = list(velocities), self.bounce
        if k in (0, self.count):
            ball = max(k - 1, 0)
            v[ball] = -e*v[ball]
            return v
        m, n = self.masses[k - 1], self.masses[k]
        mean = (m*v[k - 1] + n*v[k])/(m + n)
        v[k - 1], v[k] = mean + e*n/(m + n)*(v[k] - v[k - 1]), mean - e*m/(m + n)*(v[k] - v[k - 1])
        return v

    def meetings(self, x, v):
        """Times until each pair meets, as it approaches."""
        for k in range(self.count + 1):
            if 0 < k < self.count:
                gap, rate = x[k] - x[k - 1], v[k] - v[k - 1]
                yield (gap/-rate if rate < 0 else math.inf), k
            else:
                gap = x[0] if k == 0 else self.top - x[-1]
                rate, curve = (v[0], -self.gravity) if k == 0 else (-v[-1], self.gravity)
                yield first_root(gap, rate, curve/2), k

    def run(self):
        """Where they are at the end, and how they move; none where collisions are too many, or too close."""
        x, v, time = list(self.x), list(self.v), 0.0
        for _ in range(MOST):
            order = sorted(self.meetings(x, v))
            step = min(order[0][0], STOP - time)
            if step < STOP - time and (step < APART or (len(order) > 1 and order[1][0] - step < APART)):
                return None
            x = [a + b*step - self.gravity/2*step*step for a, b in zip(x, v)]
            v = [b - self.gravity*step for b in v]
            time += step
            if time >= STOP:
                return x, v
            v = self.after(v, order[0][1])
        return None


def first_root(gap, rate, curve):
    """The first t > 0 at which gap + rate*t + curve*t² falls through zero."""
    if curve == 0:
        return gap/-rate if rate < 0 and gap > 0 else math.inf
    root = rate*rate - 4*curve*gap
    if root <= 0:
        return math.inf
    times = [(-rate + sign*math.sqrt(root))/(2*curve) for sign in (1, -1)]
    falling = [t for t in times if t > 1e-9 and rate + 2*curve*t < 0]
    return min(falling, default=math.inf)


def text(rng, balls):
    """The same in Modelica: velocities are states that are set anew, or discrete between collisions."""
    isDiscrete = balls.gravity == 0 and rng.random() < 0.4
    names = range(1, balls.count + 1)
    lines = ['model M']
    for k, (x, v) in enumerate(zip(balls.x, balls.v), 1):
        lines.append(f'  Real x{k}(start = {x!r}, fixed = true);')
        lines.append(f'  {"discrete " if isDiscrete else ""}Real v{k}(start = {v!r}, fixed = true);')
    clauses = []
    for k in range(balls.count + 1):
        gap = (f'x{k + 1} - x{k}' if 0 < k < balls.count else 'x1' if k == 0 else f'{balls.top!r} - x{balls.count}')
        condition = rng.choice([f'{gap} <= 0', f'{gap} < 0', f'not {gap} > 0', f'0 > {gap}', f'{{{gap} < 0, false}}'])
        balls_ = [k] if k == balls.count else [1] if k == 0 else [k, k + 1]
        e = repr(balls.bounce)
        if len(balls_) == 1:
            new = {balls_[0]: f'-{e}*pre(v{balls_[0]})'}
        else:
            a, b = balls_
            m, n = balls.masses[a - 1], balls.masses[b - 1]
            mean = f'({m!r}*pre(v{a}) + {n!r}*pre(v{b}))/{m + n!r}'
            new = {a: f'{mean} + {e}*{n!r}/{m + n!r}*(pre(v{b}) - pre(v{a}))',
                   b: f'{mean} - {e}*{m!r}/{m + n!r}*(pre(v{b}) - pre(v{a}))'}
        clauses.append((condition, new))
    rng.shuffle(clauses)
    moves = [f'  der(x{k}) = v{k};' for k in names]
    if not isDiscrete:
        moves += [f'  der(v{k}) = -{balls.gravity!r};' for k in names]
    rng.shuffle(moves)
    lines += (['equation'] + moves)
    if isDiscrete:
        lines.append('algorithm')
    for place, (condition, new) in enumerate(clauses):
        lines.append(f'  {"when" if place == 0 else "elsewhen"} {condition} then')
        for ball, value in new.items():
            lines.append(f'    v{ball} := {value};' if isDiscrete else f'    reinit(v{ball}, {value});')
    lines += ['  end when;', 'end M;']
    return '\n'.join(lines) + '\n'


def check(seed, run):
    rng = random.Random(seed)
    for _ in range(20):
        balls = Balls(rng)
        end = balls.run()
        if end:
            break
    else:
        return []
    rows = run(text(rng, balls), STOP, STOP, 1e-9)
    found = []
    for k, (x, v) in enumerate(zip(*end), 1):
        for name, value in ((f'x{k}', x), (f'v{k}', v)):
            if not abs(float(rows[-1][name]) - value) < 1e-5:
                found.append(f'{name} is {float(rows[-1][name])!r} at the end, not {value!r}')
    return found
