"""Linear systems with coefficients of very different size, against exact rational arithmetic.

Of two to five unknowns, well conditioned, some of their coefficients next to nothing: numbers, parameters, or of
derivatives. To be solved to eight digits, without a word.
"""
import random
from fractions import Fraction

SIZES = ['0', '1', '1', '-1', '2', '0.3', '1e-4', '1e-6', '1e-8', '1e-10', '1e-13', '1e-15']
MOST_CONDITION = 200


def inverse(matrix):
    """By Gauss and Jordan; None for a singular matrix."""
    size = len(matrix)
    rows = [list(row) + [Fraction(int(i == k)) for k in range(size)] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = next((i for i in range(column, size) if rows[i][column] != 0), None)
        if pivot is None:
            return None
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for i in range(size):
            if i != column and rows[i][column] != 0:
                factor = rows[i][column]
                rows[i] = [value - factor * by for value, by in zip(rows[i], rows[column])]
    return [row[size:] for row in rows]


def norm(matrix):
    return max(sum(map(abs, row)) for row in matrix)


def system(seed):
    """Text and solution, or nothing where it is badly conditioned."""
    chance = random.Random(seed)
    size = chance.randint(2, 5)
    texts = [[chance.choice(SIZES) for _ in range(size)] for _ in range(size)]
    matrix = [[Fraction(text) for text in row] for row in texts]
    right = [Fraction(chance.randint(1, 5)) for _ in range(size)]
    back = inverse(matrix)
    if back is None or norm(matrix) * norm(back) > MOST_CONDITION:
        return None
    kind = chance.choice(['number', 'parameter', 'state'])
    declared, equations = [f'Real x[{size}]'], []
    for i, row in enumerate(texts):
        terms = []
        for k, text in enumerate(row):
            if text == '0':
                continue
            if kind == 'parameter':
                declared.append(f'parameter Real a{i}{k} = {text}')
            unknown = f'der(y[{k + 1}])' if kind == 'state' else f'x[{k + 1}]'
            terms.append((f'a{i}{k}' if kind == 'parameter' else f'({text})') + '*' + unknown)
        equations.append(' + '.join(terms) + f' = {right[i]}')
    if kind == 'state':
        declared.append(f'Real y[{size}](each start = 0, each fixed = true)')
        equations += [f'x[{k + 1}] = der(y[{k + 1}])' for k in range(size)]
    chance.shuffle(equations)
    text = 'model System\n' + ''.join(f'  {line};\n' for line in declared)
    text += 'equation\n' + ''.join(f'  {line};\n' for line in equations) + 'end System;\n'
    return text, [float(sum(b * r for b, r in zip(row, right))) for row in back]


def check(seed, run):
    made = system(seed)
    if not made:
        return []
    text, wanted = made
    row = run(text, 1.0, 1.0, 1e-6, isSilent=True)[-1]
    found = [float(row[f'x[{k + 1}]']) for k in range(len(wanted))]
    error = max(abs(a - b) for a, b in zip(found, wanted))/max(map(abs, wanted))
    return [f'{found} instead of {wanted}'] if error > 1e-8 else []
