"""Clocked variables on clocks made of others, beside their ticks in exact fractions (specification 16.5)."""
import math
import random
from fractions import Fraction

STOP, SHORTEST = 3, Fraction(1, 80)  # [s]


class Clocks:
    """Their text, and of each its first tick, its interval and the clock that all its kin come from."""

    def __init__(self, rng):
        self.rng, self.text, self.all = rng, '', []
        for base in range(rng.randint(1, 2)):
            interval = Fraction(rng.randint(1, 5), rng.choice([7, 8, 10, 12, 20]))
            self.add(Fraction(0), interval, base, f'Clock({interval.numerator}, {interval.denominator})')
        for _ in range(rng.randint(1, 5)):
            self.derive(rng.randrange(len(self.all)))

    def add(self, first, interval, base, text):
        if first < 0 or interval < SHORTEST:
            return
        self.text += f'  Clock c{len(self.all)} = {text};\n'
        self.all.append((first, interval, base))

    def derive(self, k):
        (first, interval, base), rng = self.all[k], self.rng
        factor, shift = rng.randint(2, 4), Fraction(rng.randint(1, 5), rng.randint(1, 4))
        by = f'{shift.numerator}, {shift.denominator}'
        self.add(*rng.choice([(first, interval*factor, base, f'subSample(c{k}, {factor})'),
                              (first, interval/factor, base, f'superSample(c{k}, {factor})'),
                              (first + interval*shift, interval, base, f'shiftSample(c{k}, {by})'),
                              (first - interval*shift, interval, base, f'backSample(c{k}, {by})')]))

    def isTick(self, k, time):
        first, interval, _ = self.all[k]
        return time >= first and ((time - first)/interval).denominator == 1

    def ticks(self):
        return sorted({first + k*interval for first, interval, _ in self.all
                       for k in range(int((STOP - first)/interval) + 1)})

    def converted(self, name, source, target):
        """A variable of another clock as one of this clock, and the first tick from which it is taken; else none."""
        (begin, interval, base), (first, wanted, wantedBase) = self.all[source], self.all[target]
        if base != wantedBase or first < begin:
            return None
        if first > begin:
            shift = (first - begin)/interval
            name = f'shiftSample({name}, {shift.numerator}, {shift.denominator})'
        ratio = wanted/interval
        if ratio.denominator > 1:
            name = f'superSample({name}, {ratio.denominator})'
        if ratio.numerator > 1:
            name = f'subSample({name}, {ratio.numerator})'
        return name, first, interval


class Variable:
    """x = a previous(x) + b sample(u) + ... at each tick; every term is a text and a function of the time and the run."""

    def __init__(self, rng, clocks, clock, before, number):
        self.name, self.clock, self.start = f'x{number}', clock, rng.randint(-3, 3)
        name, (first, interval, _) = self.name, clocks.all[clock]
        a, b, c = rng.choice([0.5, -0.5, 0.25, 1]), rng.choice([1, 2, -1]), rng.choice([0.5, 1, -0.25])
        self.terms = [(f'{a}*previous({name})', lambda t, run: a*run.now[name]),
                      (f'{b}*sample(u)', lambda t, run: b*(1 + float(t)**2/2))]
        other = rng.choice(before) if before else None
        conversion = clocks.converted(other.name, other.clock, clock) if other else None
        if conversion:
            text, begin, step = conversion
            self.terms.append((f'{c}*{text}', lambda t, run: c*run.at(other.name, begin + math.floor((t - begin)/step)*step)))
        if other and rng.random() < 0.3:
            self.terms.append((f'sample(h_{other.name})', lambda t, run: run.left[other.name]))
        if rng.random() < 0.3:
            self.terms.append((f'interval({name})', lambda t, run: float(interval)))
        if rng.random() < 0.3:
            self.terms.append(('(if firstTick() then 10 else 0)', lambda t, run: 10.0*(t == first)))


class Ticking:
    def __init__(self, clocks, variables):
        self.now = {v.name: float(v.start) for v in variables}
        self.past = [(Fraction(-1), dict(self.now))]
        for t in clocks.ticks():
            self.time, self.left = t, dict(self.now)
            for v in variables:
                if clocks.isTick(v.clock, t):
                    self.now[v.name] = sum(value(t, self) for _, value in v.terms)
            self.past.append((t, dict(self.now)))

    def at(self, name, time):
        if time == self.time:
            return self.now[name]
        return next(values[name] for t, values in reversed(self.past) if t <= time)


def check(seed, run):
    rng = random.Random(seed)
    clocks, variables = Clocks(rng), []
    for clock in range(len(clocks.all)):
        for _ in range(rng.randint(1, 2)):
            variables.append(Variable(rng, clocks, clock, variables, len(variables)))
    text, equations = f'model M\n{clocks.text}  Real u = 1 + time*time/2;\n', ''
    for v in variables:
        text += f'  Real {v.name}(start = {v.start}), h_{v.name}(start = {v.start});\n'
        equations += (f'  when c{v.clock} then\n    {v.name} = {" + ".join(term for term, _ in v.terms)};\n  end when;\n'
                      f'  h_{v.name} = hold({v.name});\n')
    rows = run(f'{text}equation\n{equations}end M;\n', float(STOP), 0.0731, 1e-9)
    past, wrong = Ticking(clocks, variables).past, {}
    for row in rows:
        time = float(row['time'])
        if any(abs(time - float(t)) < 1e-7 for t, _ in past):
            continue
        wanted = next(values for t, values in reversed(past) if float(t) < time)
        for name, value in wanted.items():
            got = float(row[f'h_{name}'])
            if abs(got - value) > 1e-6*(1 + abs(value)):
                wrong.setdefault(name, f'{name} at {time:.6g} is {got:.9g}, not {value:.9g}')
    return list(wrong.values())
