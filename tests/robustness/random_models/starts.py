"""Initial equations over functions with bends, whose pieces are chosen by conditions of all spellings (u <= 0 beside u > 0,
2*u > 1, not u > 3), so that a start has to find the piece in which they hold: beside bisection. Between the conditions
no value of u is left, so that the last branch is never right."""
import random


class Bent:
    """A continuous function of u that does not rise."""

    def __init__(self, rng):
        bends = sorted({rng.choice([0, 0.433, 1, -1, 0.5, 2, rng.uniform(-3, 3)]) for _ in range(rng.randint(1, 4))})
        slopes = [-rng.choice([0, 0.1, 0.577, 1, 3]) for _ in range(len(bends) + 1)]
        values = [rng.uniform(-2, 2)]
        for k in range(1, len(bends)):
            values.append(values[-1] + slopes[k]*(bends[k] - bends[k - 1]))
        self.bends, self.slopes, self.values = bends, slopes, values

    def at(self, u):
        piece = sum(u > bend for bend in self.bends)
        k = max(piece - 1, 0)
        return self.values[k] + self.slopes[piece]*(u - self.bends[k])

    def text(self, rng, u, y):
        pieces = []
        for piece, slope in enumerate(self.slopes):
            k = max(piece - 1, 0)
            conditions = []
            if piece > 0:
                low = self.bends[piece - 1]
                conditions.append(rng.choice([f'{u} > {low!r}', f'{low!r} < {u}', f'2*{u} > {2*low!r}',
                                              f'{u} - ({low!r}) > 0']))
            if piece < len(self.bends):
                high = self.bends[piece]
                conditions.append(rng.choice([f'{u} <= {high!r}', f'{high!r} >= {u}', f'2*{u} <= {2*high!r}',
                                              f'not {u} > {high!r}']))
            value = f'{self.values[k]!r} + ({slope!r})*({u} - ({self.bends[k]!r}))'
            pieces.append(f'if {" and ".join(conditions)} then\n    {y} = {value};\n  else')
        rng.shuffle(pieces)
        return '  ' + ''.join(pieces) + f'\n    {y} = {rng.choice([0, 7, -5])};\n  end if;\n'


def root(function):
    """Of a function that falls."""
    low, high = -1e4, 1e4
    for _ in range(200):
        middle = (low + high)/2
        low, high = (middle, high) if function(middle) > 0 else (low, middle)
    return (low + high)/2


def check(seed, run):
    rng = random.Random(seed)
    declared, initial, equations, expected, before = '', '', '', {}, 0.0
    for k in range(rng.randint(1, 3)):
        bent, share = Bent(rng), rng.choice([1, 0.2, -0.3, 3])
        gain = rng.choice([1, 2, 0.5])*(1 if share > 0 else -1)
        joined = rng.choice([0, 0, 0.5]) if k > 0 else 0  # to the one before
        declared += f'  Real e{k}(start = {rng.choice([0, 0, 1, -2])}), u{k}, y{k};\n'
        initial += f'  der(e{k}) = 0;\n'
        equations += f'  u{k} = {share}*e{k}{f" + {joined}*e{k - 1}" if joined else ""};\n  der(e{k}) = {gain}*y{k} - e{k};\n'
        equations += bent.text(rng, f'u{k}', f'y{k}')
        expected[f'e{k}'] = before = root(lambda e: gain*bent.at(share*e + joined*before) - e)
    model = f'model M\n{declared}initial equation\n{initial}equation\n{equations}end M;\n'
    rows = run(model, 0.1, 0.1, 1e-6)
    return [f'{name} is {float(rows[0][name])!r} at the start, not {value!r}' for name, value in expected.items()
            if not abs(float(rows[0][name]) - value) < 1e-8]
