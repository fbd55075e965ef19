#!/usr/bin/env python3
"""Random models beside what they have to give.

    check.py CLI KIND [--first SEED] [--count N] [--keep FOLDER]

CLI: armature-cli. KIND: arrays, bumps, circuits, clocks, expressions, frictions, functions, guards, histories, impacts,
inits, instants, loops, modifiers, moving, relations, sections, starts, streams, systems, tables or trees, a file
beside this one each, with
a function check(seed, run) that makes the model of a seed, runs it by run(text, stop, …) and returns what is wrong with
it, a line each. ctest runs some of each kind; by hand as many as one likes. --keep leaves the models of the seeds that
fail.
"""
import argparse
import csv
import importlib
import os
import subprocess
import sys
import tempfile


KINDS = ['arrays', 'bumps', 'circuits', 'clocks', 'expressions', 'frictions', 'functions', 'guards', 'histories', 'impacts', 'inits',
         'instants', 'loops', 'modifiers', 'moving', 'relations', 'sections', 'starts', 'streams', 'systems', 'tables', 'trees']


class Failed(Exception):
    """The run has not come to its end, or not without a word that it should have none for."""


class Runner:
    def __init__(self, cli, folder):
        self.cli, self.folder, self.model = cli, folder, ''

    def __call__(self, text, stop, interval, tolerance, variables=(), isSilent=False, method=None):
        """The rows of the results, each a dictionary of names. isSilent: nothing is to be said about the model."""
        path = os.path.join(self.folder, 'model.mo')
        out = os.path.join(self.folder, 'out.csv')
        self.model = text
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
        command = [self.cli, 'simulate', path, '--stop-time', repr(stop), '--interval', repr(interval), '--tolerance',
                   repr(tolerance), '--output', out]
        if not isSilent:
            command.append('--quiet')
        if method:
            command += ['--method', method]
        for name in variables:
            command += ['--variables', name]
        run = subprocess.run(command, capture_output=True, text=True, timeout=120)
        said = (run.stdout + run.stderr).strip()
        if run.returncode != 0 or (isSilent and said):
            raise Failed(f'status {run.returncode}: {said[:400]}')
        with open(out, encoding='utf-8') as file:
            return list(csv.DictReader(file))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('cli')
    parser.add_argument('kind', choices=KINDS)
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--count', type=int, default=10)
    parser.add_argument('--keep')
    options = parser.parse_args()
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    kind = importlib.import_module(options.kind)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        run = Runner(options.cli, folder)
        for seed in range(options.first, options.first + options.count):
            try:
                wrong = kind.check(seed, run)
            except (Failed, subprocess.TimeoutExpired) as problem:
                wrong = [str(problem)]
            failed += bool(wrong)
            for line in wrong:
                print(f'{options.kind} {seed}: {line}')
            if wrong and options.keep:
                os.makedirs(options.keep, exist_ok=True)
                with open(os.path.join(options.keep, f'{options.kind}_{seed}.mo'), 'w', encoding='utf-8') as file:
                    file.write(run.model)
    print(f'{options.kind}: {options.count - failed} of {options.count} seeds right')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
