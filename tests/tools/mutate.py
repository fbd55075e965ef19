#!/usr/bin/env python3
"""Mutation run over the palette: does a test fail when an equation has a wrong sign, term or factor?

    mutate.py BUILD [--package Mechanics/Rotational]… [--file NAME]… [--jobs N] [--sample N] [--seed S]
              [--again SURVIVORS] [--survivors FILE]

BUILD is a build folder with the tests of tests/palette and the random networks of tests/robustness, which read the library that the variable ARMATURE_PALETTE
names: the run changes a copy of it, nothing is built again. What is changed: see mutants.py. First every test runs
once on the library as it is and shows which files it reads (by their times of access); a mutant is then tried with
the tests that read its file, those first that read least. It is killed when one of them fails. A mutant that is
ill-typed (errors P, N, T only) is no wrong equation but no text at all: it is replaced by its next way to be written,
and left out when there is none. Prints the share of killed mutants per package and the files with mutants none of which
was killed; exit status 1 below 95 % in one.
With --again only the survivors of an earlier run are tried.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

from mutants import mutants_of

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PACKAGES = ['Mechanics/Rotational', 'Mechanics/Translational', 'Electrical/Analog', 'Electrical/Digital',
            'Mechanics/MultiBody', 'Blocks', 'Thermal/HeatTransfer']
NOT_USED = {'palette_test'}  # looks at the form of the files, not at what their equations say
ILL_TYPED = re.compile(r'\berror [PNT]\d{3}\b')
ENOUGH = 0.95
BALANCES = {'totalPower', 'P'}  # of ideal joints: zero
NETWORKS = '200'
RANDOM = 'robustness_random_network_test'


class Case:
    """One row of one test: what to call, which files of the library it reads, how long it takes [s]."""

    def __init__(self, command, row):
        self.command, self.row = command, row
        self.files, self.seconds = set(), 0.0

    def run(self, palette, limit):
        """(passed, output) on a library; one that is still running at the limit [s] has failed."""
        variables = dict(os.environ, ARMATURE_PALETTE=palette, ARMATURE_RANDOM_NETWORKS=NETWORKS)
        try:
            done = subprocess.run([*self.command, self.row], capture_output=True, text=True, errors='replace',
                                  timeout=limit, env=variables)
        except subprocess.TimeoutExpired:
            return False, 'too slow'
        return done.returncode == 0, done.stdout


def cases_of(build):
    """The rows of the palette's tests, as ctest calls them."""
    shown = subprocess.run(['ctest', '--test-dir', build, '--show-only=json-v1'], capture_output=True, text=True,
                           check=True).stdout
    for test in json.loads(shown)['tests']:
        name, command = test['name'], test.get('command')
        if not command or not os.access(command[0], os.X_OK):
            continue
        if name.startswith('palette_') and command[-1] not in NOT_USED:
            listing = subprocess.run([*command, '-datatags'], capture_output=True, text=True, check=True).stdout
            for line in listing.splitlines():
                _, function, *tag = line.split(' ', 2)
                yield Case(command, function + (':' + tag[0] if tag else ''))
        elif name == RANDOM:  # must keep their energy where nothing is lost
            yield Case(command, 'validNetworksRun')


def observe(case, palette):
    """Runs a test on the unchanged library and notes the files that it reads: their time of access moves."""
    paths = [os.path.join(folder, n) for folder, _, names in os.walk(palette) for n in names if n.endswith('.mo')]
    for path in paths:
        os.utime(path, (0, 1e9))
    begin = time.monotonic()
    passed, output = case.run(palette, 300)
    case.seconds = time.monotonic() - begin
    case.files = {os.path.relpath(p, palette) for p in paths if os.stat(p).st_atime > 0}
    if not passed:
        sys.exit(f'{case.command[-1]} {case.row} fails without any change\n{output}')


class Pool:
    """Copies of the library, one for each job."""

    def __init__(self, folder, jobs):
        self.free = queue.Queue()
        for k in range(jobs):
            copy = os.path.join(folder, str(k))
            shutil.copytree(os.path.join(ROOT, 'palette'), copy)
            self.free.put(copy)

    def use(self, work, *arguments):
        copy = self.free.get()
        try:
            return work(copy, *arguments)
        finally:
            self.free.put(copy)


class Run:
    def __init__(self, cases):
        self.readers = collections.defaultdict(list)
        for case in cases:
            for path in case.files:
                self.readers[path].append(case)
        self.kills = collections.Counter()  # (file, case): those that killed here once come first

    def fate(self, palette, path, mutant):
        """'killed', 'survived' or 'ill-typed'."""
        file = os.path.join(palette, path)
        with open(file, encoding='utf-8') as f:
            whole = f.read()
        readers = sorted(self.readers[path], key=lambda c: (-self.kills[path, c], len(c.files) * c.seconds))
        try:
            for text in mutant.texts:
                with open(file, 'w', encoding='utf-8') as f:
                    f.write(text)
                found = self.tried(palette, path, readers)
                if found != 'ill-typed':
                    return found
            return 'ill-typed'
        finally:
            with open(file, 'w', encoding='utf-8') as f:
                f.write(whole)

    def tried(self, palette, path, readers):
        for case in readers:
            passed, output = case.run(palette, 5 + 20 * case.seconds)
            if passed:
                continue
            if ILL_TYPED.search(output):
                return 'ill-typed'
            self.kills[path, case] += 1
            return 'killed'
        return 'survived'


def mutants_below(package):
    """[(file, mutant)] and the number of neutral ones."""
    found, neutral = [], 0
    top = os.path.join(ROOT, 'palette')
    for folder, _, names in sorted(os.walk(os.path.join(top, 'Modelica', package))):
        if 'Examples' in folder.split(os.sep):
            continue
        for name in sorted(names):
            if not name.endswith('.mo') or name == 'package.mo':
                continue
            path = os.path.join(folder, name)
            with open(path, encoding='utf-8') as f:
                inside = os.path.relpath(path, top)
                list_, without = mutants_of(f.read(), BALANCES if '/MultiBody/Joints/' in path else (),
                                            inside.split(os.sep, 1)[1])
            found += [(inside, m) for m in list_]
            neutral += without
    return found, neutral


def title(path, mutant):
    return f'{path}:{mutant.line}: {mutant.kind}'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('build')
    parser.add_argument('--package', action='append')
    parser.add_argument('--file', action='append', help='only files whose path contains this')
    parser.add_argument('--jobs', type=int, default=1)
    parser.add_argument('--sample', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--again')
    parser.add_argument('--survivors')
    arguments = parser.parse_args()
    again = None
    if arguments.again:
        with open(arguments.again, encoding='utf-8') as f:
            again = set(f.read().splitlines())
    choose = random.Random(arguments.seed)
    is_good, survivors = True, []
    memory = '/dev/shm' if os.access('/dev/shm', os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        pool = Pool(folder, arguments.jobs)
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as workers:
            cases = list(cases_of(arguments.build))
            if not cases:
                sys.exit(f'{arguments.build} has no tests of the palette')
            list(workers.map(lambda c: pool.use(lambda palette: observe(c, palette)), cases))
            run = Run(cases)
            for package in arguments.package or PACKAGES:
                mutants, neutral = mutants_below(package)
                if arguments.file:
                    mutants = [m for m in mutants if any(f in m[0] for f in arguments.file)]
                if again is not None:
                    mutants = [m for m in mutants if title(*m) in again]
                if arguments.sample and len(mutants) > arguments.sample:
                    mutants = choose.sample(mutants, arguments.sample)
                fates = list(workers.map(lambda m: pool.use(lambda palette: run.fate(palette, *m)), mutants))
                count = collections.Counter(fates)
                tried = count['killed'] + count['survived']
                share = count['killed'] / tried if tried else 1
                is_good = is_good and share >= ENOUGH
                print(f'{package}: {count["killed"]} of {tried} mutants killed, {100 * share:.1f} % '
                      f'({count["ill-typed"]} ill-typed and {neutral} neutral ones left out)', flush=True)
                untested = sorted({p for p, _ in mutants} - {p for (p, _), f in zip(mutants, fates) if f == 'killed'})
                for p in untested:
                    print(f'  no mutant killed: {p}')
                survivors += [title(*m) for m, f in zip(mutants, fates) if f == 'survived']
                if arguments.survivors:
                    with open(arguments.survivors, 'w', encoding='utf-8') as f:
                        f.write('\n'.join(survivors) + '\n')
    for s in survivors:
        print('  survived:', s)
    return 0 if is_good else 1


if __name__ == '__main__':
    sys.exit(main())
