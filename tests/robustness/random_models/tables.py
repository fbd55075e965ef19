"""Integrals of periodic tables over hundreds of periods, whose corners and ends are no numbers of the machine: each of
them is an event, a rounding beside its abscissa, and the segment behind it counts from then on.

Segments with and without jumps, steps, shifted, on other scales of time; against their integrals in closed form.
"""
import itertools
import math
import random

TOLERANCE = 1e-6
MOST = 3e-4  # of the largest value of the table over the run
METHODS = ['ida', 'ida', 'ida', 'cvode-bdf', 'arkode-erk', 'arkode-dirk']


def table(chance, is_straight):
    """Points in the order of their abscissae, jumps between the first and the last."""
    digits = chance.choice([1, 2, 3, 4])
    first = chance.choice([0, 0, round(chance.uniform(-1, 1), digits)])
    behind = {round(first + chance.uniform(0.001, 1), digits) for _ in range(chance.randint(2, 6))}
    behind = sorted(x for x in behind if x > first) or [first + 1]
    points = [(x, chance.randint(-3, 3)) for x in [first] + behind]
    for x in behind[:-1]:
        if is_straight and chance.random() < 0.5:
            points.append((x, chance.randint(-3, 3)))
    return sorted(points, key=lambda point: point[0])


def integral(points, end, is_straight):
    """From the first point to an abscissa within the period."""
    whole = 0
    for (a, before), (b, after) in itertools.pairwise(points):
        width = min(end, b) - a
        if width <= 0 or b <= a:
            continue
        slope = (after - before)/(b - a) if is_straight else 0
        whole += width*(before + 0.5*slope*width)
    return whole


def model(seed):
    """Text, end of the run, value there, and the method."""
    chance = random.Random(seed)
    is_straight = chance.random() < 0.6
    points = table(chance, is_straight)
    first, last = points[0][0], points[-1][0]
    period = last - first
    scale = chance.choice([1, 1, 3600, 0.001, 7])
    shift = chance.choice([0, 0, round(chance.uniform(-1, 1), 3)])
    end = round(chance.choice([40, 300])*period*scale, 9)

    def since_first(u):
        periods = math.floor((u - first)/period)
        return periods*integral(points, last, is_straight) + integral(points, u - periods*period, is_straight)

    smoothness = 'LinearSegments' if is_straight else 'ConstantSegments'
    rows = '; '.join(f'{x!r}, {y}' for x, y in points)
    text = f'''model Periodic
  Modelica.Blocks.Sources.CombiTimeTable t(table = [{rows}], smoothness = Modelica.Blocks.Types.Smoothness.{smoothness},
    extrapolation = Modelica.Blocks.Types.Extrapolation.Periodic, timeScale = {scale!r}, shiftTime = {shift*scale!r},
    startTime = -1e9);
  Real z(start = 0, fixed = true);
equation
  der(z) = t.y[1]/{scale!r};
end Periodic;
'''
    return text, end, since_first(end/scale - shift) - since_first(-shift), end/scale, chance.choice(METHODS)


def check(seed, run):
    text, end, exact, length, method = model(seed)
    rows = run(text, end, end, TOLERANCE, method=method)
    z = float(rows[-1]['z'])
    if abs(z - exact) > MOST*max(1, 3*length):
        return [f'z is {z!r} at the end by {method}, exact is {exact!r}']
    return []
