#!/usr/bin/env python3
"""Random systems of equations with coefficients of very different size, against exact rational arithmetic.

    weak_systems.py CLI [--first SEED] [--count N] [--keep FOLDER]

Linear systems of two to five unknowns whose condition is small, some of their coefficients next to nothing: parameters,
numbers, or functions of time. Prints the seed of each that is not solved to eight digits, or not without a word;
--keep: writes those models there. Exit status 0 if all are.
"""
import argparse
import csv
import os
import random
import subprocess
import sys
import tempfile
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


def problem(cli, folder, text, wanted):
    model, results = os.path.join(folder, 'System.mo'), os.path.join(folder, 'results.csv')
    with open(model, 'w', encoding='utf-8') as file:
        file.write(text)
    run = subprocess.run([cli, 'simulate', model, '--stop-time', '1', '--interval', '1', '--output', results],
                         capture_output=True, text=True, timeout=60)
    said = (run.stdout + run.stderr).strip()
    if run.returncode or said:
        return f'ends with {run.returncode}: {said[:200]}'
    with open(results, encoding='utf-8', newline='') as file:
        rows = list(csv.reader(file))
    found = [float(rows[-1][rows[0].index(f'x[{k + 1}]')]) for k in range(len(wanted))]
    size = max(map(abs, wanted))
    error = max(abs(a - b) for a, b in zip(found, wanted)) / size
    return f'{found} instead of {wanted}' if error > 1e-8 else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cli')
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--count', type=int, default=150)
    parser.add_argument('--keep')
    arguments = parser.parse_args()
    tried = bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.first, arguments.first + arguments.count):
            made = system(seed)
            if not made:
                continue
            tried += 1
            found = problem(arguments.cli, folder, *made)
            if not found:
                continue
            bad += 1
            print(f'{seed}: {found}', flush=True)
            if arguments.keep:
                os.makedirs(arguments.keep, exist_ok=True)
                with open(os.path.join(arguments.keep, f'System{seed}.mo'), 'w', encoding='utf-8') as file:
                    file.write(made[0])
    print(f'{tried - bad} of {tried} systems hold')
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
