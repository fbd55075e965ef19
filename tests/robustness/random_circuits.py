#!/usr/bin/env python3
"""Random circuits of sources, storages, diodes, thyristors and switches, among them dead ends and rings without a source.

    random_circuits.py CLI [--first SEED] [--count N] [--keep FOLDER]

Each has exactly one solution: losses everywhere, no ideal switch is without resistance. So it must run to its end
without a word, and in every row all power that goes in comes out (Tellegen's theorem). Prints what does not hold, with
the seed; --keep: writes those models there. Exit status 0 if all hold.
"""
import argparse
import csv
import math
import os
import random
import subprocess
import sys
import tempfile

ANALOG = 'Modelica.Electrical.Analog.'
SWITCHED = 'Ron=1e-3, Goff=1e-4'
STOP = 0.3  # [s]
NOTHING = 1e-4  # [W] beside some 10 V and 10 ohms: what rounding lets flow through a closed switch


def logarithmic(chance, low, high):
    return f'{math.exp(chance.uniform(math.log(low), math.log(high))):.3g}'


def declaration(chance, kind, name):
    fire = f'sin({chance.randint(20, 90)}*time) > 0.3'
    knee = chance.choice(['0', '0.7'])
    return {
        'r': lambda: f'Basic.Resistor {name}(R={logarithmic(chance, 1, 100)})',
        'c': lambda: f'Basic.Capacitor {name}(C={logarithmic(chance, 1e-4, 1e-2)})',
        'l': lambda: f'Basic.Inductor {name}(L={logarithmic(chance, 1e-3, 1e-1)})',
        'v': lambda: f'Sources.SineVoltage {name}(V=10, f={logarithmic(chance, 3, 30)}, offset={chance.choice([0, 0, 2])})',
        'd': lambda: f'Ideal.IdealDiode {name}({SWITCHED}, Vknee={knee})',
        't': lambda: f'Ideal.IdealThyristor {name}({SWITCHED}, Vknee={knee}, fire={fire})',
        'o': lambda: f'Ideal.IdealOpeningSwitch {name}({SWITCHED}, control={fire})',
        's': lambda: f'Ideal.IdealClosingSwitch {name}({SWITCHED}, control={fire})',
    }[kind]()


def circuit(seed):
    """The text of a model, and the names of its parts with two ends."""
    chance = random.Random(seed)
    nodes = chance.randint(3, 8)
    pairs = [(node, chance.randint(0, node - 1)) for node in range(1, nodes + 1)]
    while len(pairs) < nodes + 1 + chance.randint(0, nodes + 2):
        pairs.append(tuple(chance.sample(range(nodes + 1), 2)))
    source = chance.randrange(nodes)
    parts, at, names = [], {0: ['ground.p']}, []
    for place, ends in enumerate(pairs):
        kind = 'v' if place == source else chance.choice('rrrcclldddost')
        name = f'{kind}{place}'
        names.append(name)
        parts.append(ANALOG + declaration(chance, kind, name))
        for end, node in zip('pn', chance.sample(ends, 2)):
            at.setdefault(node, []).append(f'{name}.{end}')
    parts.append(ANALOG + 'Basic.Ground ground')
    chance.shuffle(parts)
    wires = [f'connect({ends[0]}, {end})' for ends in at.values() for end in ends[1:]]
    text = 'model Circuit\n' + ''.join(f'  {part};\n' for part in parts)
    return text + 'equation\n' + ''.join(f'  {wire};\n' for wire in wires) + 'end Circuit;\n', names


def imbalance(path, names):
    """The largest share of the power that is left over in a row, and when. Next to nothing is not counted."""
    with open(path, encoding='utf-8', newline='') as file:
        rows = csv.reader(file)
        head = {name: place for place, name in enumerate(next(rows))}
        pairs = [(head[f'{name}.v'], head[f'{name}.i']) for name in names]
        powers = [(float(row[0]), [float(row[v]) * float(row[i]) for v, i in pairs]) for row in rows]
    sizes = [max(map(abs, shares)) for _, shares in powers]
    least = max(NOTHING, 1e-9 * max(sizes))
    return max((abs(sum(shares)) / max(size, least), time) for size, (time, shares) in zip(sizes, powers))


def problem(cli, folder, text, names):
    model, results = os.path.join(folder, 'Circuit.mo'), os.path.join(folder, 'results.csv')
    with open(model, 'w', encoding='utf-8') as file:
        file.write(text)
    try:
        run = subprocess.run([cli, 'simulate', model, '--stop-time', str(STOP), '--interval', '0.01', '--tolerance',
                              '1e-6', '--output', results], capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return 'does not come to its end'
    said = [line for line in (run.stdout + run.stderr).splitlines() if 'error' in line or 'warning' in line]
    if run.returncode or said:
        return f'ends with {run.returncode}: ' + ' / '.join(said)[:300]
    share, when = imbalance(results, names)
    return f'{share:.2g} of the power is left over at {when} s' if share > 1e-6 else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cli')
    parser.add_argument('--first', type=int, default=2000)
    parser.add_argument('--count', type=int, default=60)
    parser.add_argument('--keep')
    arguments = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.first, arguments.first + arguments.count):
            text, names = circuit(seed)
            found = problem(arguments.cli, folder, text, names)
            if not found:
                continue
            bad += 1
            print(f'{seed}: {found}', flush=True)
            if arguments.keep:
                os.makedirs(arguments.keep, exist_ok=True)
                with open(os.path.join(arguments.keep, f'Circuit{seed}.mo'), 'w', encoding='utf-8') as file:
                    file.write(text)
    print(f'{arguments.count - bad} of {arguments.count} circuits hold')
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
