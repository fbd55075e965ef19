"""Linear systems whose coefficients move in the run, between sizes that are very different, against exact rational
arithmetic.

Each coefficient goes in a straight line of time, or of a state that does the same, from one number to another: a pivot
that was large at the start may be next to nothing later, or the other way round. Of two to five unknowns, well
conditioned at every instant that is looked at. To be solved to seven digits, without a word.
"""
import random
from fractions import Fraction

from systems import MOST_CONDITION, SIZES, inverse, norm

INSTANTS = [Fraction(k, 8) for k in range(9)]
LARGEST = 1e6  # of a solution: coefficients that are all next to nothing are known to few digits in the run


def matrix_at(begin, end, time):
    return [[Fraction(a)*(1 - time) + Fraction(b)*time for a, b in zip(*rows)] for rows in zip(begin, end)]


def system(seed):
    """Text and solutions at the instants, or nothing where it is badly conditioned at one of them."""
    chance = random.Random(seed)
    size = chance.randint(2, 5)

    def sizes():
        return [[chance.choice(SIZES) for _ in range(size)] for _ in range(size)]
    begin, end = sizes(), sizes()
    for row in range(size):
        for column in range(size):
            if chance.random() < 0.6:
                end[row][column] = begin[row][column]
    right = [Fraction(chance.randint(1, 5)) for _ in range(size)]
    solutions = []
    for time in INSTANTS:
        matrix = matrix_at(begin, end, time)
        back = inverse(matrix)
        if back is None or norm(matrix)*norm(back) > MOST_CONDITION:
            return None
        solutions.append([float(sum(b*r for b, r in zip(row, right))) for row in back])
        if max(map(abs, solutions[-1])) > LARGEST:
            return None
    moving = chance.choice(['time', 's', 'c'])  # c: of another unknown, that a state determines
    equations = ['der(s) = 1', 'c = s']
    for i in range(size):
        terms = []
        for k in range(size):
            a, b = begin[i][k], end[i][k]
            if a == b == '0':
                continue
            coefficient = a if a == b else f'({a})*(1 - {moving}) + ({b})*{moving}'
            terms.append(f'({coefficient})*x[{k + 1}]')
        equations.append(' + '.join(terms) + f' = {right[i]}')
    chance.shuffle(equations)
    text = f'model Moving\n  Real x[{size}], c, s(start = 0, fixed = true);\nequation\n'
    text += ''.join(f'  {line};\n' for line in equations) + 'end Moving;\n'
    return text, solutions


def check(seed, run):
    made = system(seed)
    if not made:
        return []
    text, solutions = made
    rows = {row['time']: row for row in run(text, 1.0, 0.125, 1e-10, isSilent=True)}
    wrong = []
    for time, wanted in zip(INSTANTS, solutions):
        row = next(row for at, row in rows.items() if abs(float(at) - time) < 1e-9)
        found = [float(row[f'x[{k + 1}]']) for k in range(len(wanted))]
        error = max(abs(a - b) for a, b in zip(found, wanted))/max(map(abs, wanted))
        if error > 1e-7:
            wrong.append(f't = {float(time)}: {found} instead of {wanted}')
    return wrong
