#!/usr/bin/env python3
"""Small models whose solution is known, each at three tolerances.

    exact.py CLI [NAME]… [--table] [--method METHOD] [--loosest]

CLI: armature-cli. A model begins with comments: "// x = expression" is the value of x at the end of the run (names
that the model does not have are steps of the calculation), by the functions of Python's math; "// condition 10" how
much larger an error of the states comes out in what is compared (from the closed form); "// tolerances 1e-7 1e-8 1e-9"
replaces the usual ones; "// stiff": nothing for explicit methods. With --loosest only the first tolerance is tried. An error may be a hundred times the tolerance, of values below one absolute.
"""
import argparse
import csv
import math
import os
import re
import subprocess
import sys
import tempfile

TOLERANCES = ['1e-5', '1e-7', '1e-9']
MOST = 100
EXPLICIT = ('cvode-adams', 'arkode-erk')


def read(path):
    values, condition, tolerances = {}, 1.0, TOLERANCES
    with open(path, encoding='utf-8') as file:
        for line in file:
            if not line.startswith('// '):
                break
            line = line[3:].strip()
            if line.startswith('condition '):
                condition = float(line.split()[1])
            elif line == 'stiff':
                continue
            elif line.startswith('tolerances '):
                tolerances = line.split()[1:]
            else:
                name, text = line.split(' = ', 1)
                values[name] = text
    known, numbers = dict(vars(math)), {}
    known.update(abs=abs, min=min, max=max)
    for name in sorted(values, key=lambda one: sum(len(re.findall(rf'\b{re.escape(two)}\b', values[one]))
                                                   for two in values)):
        numbers[name] = known[name] = eval(values[name], {'__builtins__': {}}, known)
    return numbers, condition, tolerances


def is_stiff(path):
    with open(path, encoding='utf-8') as file:
        return any(line.strip() == '// stiff' for line in file)


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def last_row(options, path, tolerance, out):
    run = subprocess.run([options.cli, 'simulate', path, '--tolerance', tolerance, '--output', out, '--method',
                          options.method], capture_output=True, text=True, timeout=options.timeout)
    if run.returncode != 0:
        raise RuntimeError(run.stdout + run.stderr)
    with open(out, encoding='utf-8') as file:
        rows = list(csv.reader(file))
    return {name: float(value) for name, value in zip(rows[0], rows[-1]) if is_number(value)}


def check(path, out, options):
    """Lines of a table: tolerance, worst error in tolerances."""
    exact, condition, tolerances = read(path)
    found = []
    for tolerance in tolerances[:1] if options.loosest else tolerances:
        end = last_row(options, path, tolerance, out)
        compared = [name for name in exact if name in end]
        if not compared:
            raise RuntimeError('nothing to compare')
        error = max(abs(end[name] - exact[name]) / max(1, abs(exact[name])) for name in compared)
        found.append((tolerance, error / float(tolerance) / condition))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('cli')
    parser.add_argument('names', nargs='*')
    parser.add_argument('--table', action='store_true')
    parser.add_argument('--method', default='ida')
    parser.add_argument('--loosest', action='store_true')
    parser.add_argument('--timeout', type=float, default=120, help='seconds that a run may take')
    options = parser.parse_args()
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'models')
    files = sorted(file for file in os.listdir(folder) if not options.names or file[:-3] in options.names)
    if options.method in EXPLICIT:
        files = [file for file in files if not is_stiff(os.path.join(folder, file))]
    failed = 0
    with tempfile.TemporaryDirectory() as temporary:
        for file in files:
            try:
                found = check(os.path.join(folder, file), os.path.join(temporary, 'out.csv'), options)
                is_good = all(error <= MOST for _, error in found)
                text = '  '.join(f'{tolerance}: {error:.2g}' for tolerance, error in found)
            except (RuntimeError, subprocess.TimeoutExpired) as problem:
                is_good, text = False, str(problem).strip()
            failed += not is_good
            if options.table or not is_good:
                print(f'{"good" if is_good else "WRONG"}  {file[:-3]:24} {text}')
    print(f'{options.method}: {len(files) - failed} of {len(files)} models: errors at most {MOST} times the tolerance')
    return 1 if failed or not files else 0


if __name__ == '__main__':
    sys.exit(main())
