#!/usr/bin/env python3
"""The same model in other orders and under other names must have the same structure and make the same steps.

    order.py CLI --diagrams FOLDER [--only GLOB]… [--orders 8]
    order.py CLI --library FOLDER --models FILE [--only GLOB]…

FILE: names of classes, one a line, or an index of references (JSON). Prints a row for each model that differs: what
differs, and in how many of the orders; `rename N`: under other names. At the end how many hold; exit status 0 if all do.
"""
import argparse
import concurrent.futures
import fnmatch
import json
import os
import subprocess
import sys
import tempfile

import shuffle

STEPS = 0.02  # relative, and a few anyway
LISTS = ('linear_systems', 'linear_systems_torn', 'nonlinear_systems', 'nonlinear_systems_torn')


def figures(command, timeout):
    with tempfile.TemporaryDirectory() as temporary:
        path = os.path.join(temporary, 'statistics.json')
        try:
            run = subprocess.run(command + ['--statistics', path, '--quiet'], capture_output=True, text=True,
                                 timeout=timeout, errors='replace')
        except subprocess.TimeoutExpired:
            return {'failed': 'timeout'}
        if not os.path.exists(path):
            return {'failed': (run.stdout + run.stderr).strip()[:200]}
        with open(path, encoding='utf-8') as file:
            found = json.load(file)
    made = {name: sorted(found[name]) for name in LISTS}
    made['states'] = found['states']
    made['mixed'] = found['mixed_systems']
    made['steps'] = found['steps']
    made['end'] = run.returncode
    return made


def differences(base, other):
    if 'failed' in base or 'failed' in other:
        return [] if base == other else ['failed: ' + other.get('failed', 'no')]
    found = []
    for name in base:
        if name == 'steps':
            if abs(base[name] - other[name]) > max(STEPS * base[name], 3):
                found.append(f'steps {base[name]} {other[name]}')
        elif base[name] != other[name]:
            found.append(f'{name} {base[name]} {other[name]}')
    return found


class Diagram:
    def __init__(self, path):
        self.path, self.name = path, os.path.basename(path)[:-len('.armature.json')]

    def make(self, change, seed, folder):
        """The command line's source and further arguments."""
        with open(self.path, encoding='utf-8') as file:
            document = json.load(file)
        changed = getattr(shuffle, change + '_diagram')(document, seed) if change else document
        path = os.path.join(folder, os.path.basename(self.path))
        with open(path, 'w', encoding='utf-8') as file:
            json.dump(changed, file)
        return [path, '--allow-read', os.path.dirname(os.path.abspath(self.path))]


class LibraryClass:
    def __init__(self, library, name, settings):
        self.library, self.name, self.settings = os.path.abspath(library), name, settings
        # In a file of its own, or in that of a package it lies in.
        parts = name.split('.')
        files = [os.path.join(*parts) + '.mo']
        for count in range(len(parts) - 1, 0, -1):
            files += [os.path.join(*parts[:count], 'package.mo'), os.path.join(*parts[:count]) + '.mo']
        self.file = next((f for f in files if os.path.exists(os.path.join(self.library, f))), files[0])

    def make(self, change, seed, folder):
        with open(os.path.join(self.library, self.file), encoding='utf-8') as file:
            text = file.read()
        if change:
            text = getattr(shuffle, change + '_text')(text, self.name.split('.')[-1], seed)
        # The library with this one file in place of its own.
        here, there = folder, self.library
        for part in self.file.split('/'):
            for entry in os.listdir(there):
                if entry != part:
                    os.symlink(os.path.join(there, entry), os.path.join(here, entry))
            here, there = os.path.join(here, part), os.path.join(there, part)
            if not part.endswith('.mo'):
                os.mkdir(here)
        with open(here, 'w', encoding='utf-8') as file:
            file.write(text)
        return [self.name, '--library', folder, '--allow-read', self.library] + self.settings


def look(model, options):
    """A row for a model: (name, figures, what differs)."""
    def of(change, seed):
        with tempfile.TemporaryDirectory() as folder:
            try:
                return figures([options.cli, 'simulate'] + model.make(change, seed, folder), options.timeout)
            except (ValueError, KeyError) as problem:
                return {'failed': str(problem)}
    base = of(None, 0)
    found = {}
    for k in range(options.orders):
        for text in differences(base, of('shuffled', k + 1)):
            found.setdefault(text, []).append(f'order {k + 1}')
    for k in range(options.names):
        for text in differences(base, of('renamed', k + 1)):
            found.setdefault(text, []).append(f'rename {k + 1}')
    return model.name, base, found


def models(options):
    if options.diagrams:
        for folder, _, files in sorted(os.walk(options.diagrams)):
            for file in sorted(files):
                if file.endswith('.armature.json'):
                    yield Diagram(os.path.join(folder, file))
    if options.library:
        with open(options.models, encoding='utf-8') as file:
            text = file.read()
        if text.lstrip().startswith('{'):
            for example in json.loads(text)['examples']:
                yield LibraryClass(options.library, example['model'],
                                   ['--stop-time', repr(example['stopTime']), '--interval', repr(example['interval']),
                                    '--tolerance', repr(example['tolerance'])])
        else:
            for line in text.splitlines():
                if line.strip() and not line.startswith('#'):
                    yield LibraryClass(options.library, line.split()[0], [])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cli')
    parser.add_argument('--diagrams')
    parser.add_argument('--library')
    parser.add_argument('--models')
    parser.add_argument('--only', action='append', default=[])
    parser.add_argument('--orders', type=int, default=8)
    parser.add_argument('--names', type=int, default=2)
    parser.add_argument('--jobs', type=int, default=1)
    parser.add_argument('--timeout', type=float, default=120)
    options = parser.parse_args()
    chosen = [m for m in models(options)
              if not options.only or any(fnmatch.fnmatch(m.name, pattern) for pattern in options.only)]
    held = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, base, found in pool.map(lambda m: look(m, options), chosen):
            held += not found and 'failed' not in base
            if 'failed' in base:
                print(f'{name}: {base["failed"]}')
            for text, where in found.items():
                print(f'{name}: {text}  ({", ".join(where)})', flush=True)
    print(f'{held} of {len(chosen)} models are the same in {options.orders} orders and under {options.names} other names')
    return 0 if chosen and held == len(chosen) else 1


if __name__ == '__main__':
    sys.exit(main())
