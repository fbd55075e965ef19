#!/usr/bin/env python3
"""Checks of the tree that need no build: rooms, format, left-over marks, top level, sizes of classes.

    run.py [--no-format]

Prints one line per violation; exit status 0 only when there is none.
"""
import os
import re
import shutil
import subprocess
import sys

import classes
import codes
import doors
import house
import literals
import pages

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# Which rooms a room of the engine may include (design: the order in which data passes through them).
ROOMS = {
    'base': [],
    'syntax': ['base'],
    'symbolic': ['base'],
    'diagram': ['base', 'syntax'],
    'model': ['base', 'syntax', 'symbolic'],
    'structure': ['base'],
    'native': ['base'],
    'foreign': ['base', 'syntax', 'native'],
    'program': ['base', 'native'],
    'lower': ['base', 'symbolic', 'model', 'structure', 'native', 'program'],
    'results': ['base'],
    'solve': ['base', 'native', 'program', 'results'],
    'experiments': ['base', 'diagram', 'program', 'results', 'solve', 'facade'],
    'worker': ['base', 'diagram', 'native', 'program', 'results', 'solve', 'facade'],
}
TOP_LEVEL = {'CMakeLists.txt', 'CMakePresets.json', 'LICENSE', 'README.md', 'app', 'engine', 'palette', 'icons',
             'resources', 'tests', 'packaging'}
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)


def tracked():
    """The files under version control; of a copy without it (or where git is not installed) all but what was built."""
    if shutil.which('git') and os.path.exists(os.path.join(ROOT, '.git')):
        run = subprocess.run(['git', '-c', f'safe.directory={ROOT}', 'ls-files', '-z'], cwd=ROOT, stdout=subprocess.PIPE)
        if run.returncode == 0:
            return [p for p in run.stdout.decode().split('\0') if p and os.path.exists(os.path.join(ROOT, p))]
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(f for f in folders if not (folder == ROOT and f in ('build', '.git')) and f != '__pycache__')
        found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in sorted(names)]
    return found


def read(path):
    with open(os.path.join(ROOT, path), encoding='utf-8', errors='replace') as f:
        return f.read()


def check_rooms(files):
    for path in files:
        parts = path.split('/')
        if parts[0] != 'engine' or len(parts) < 3 or not path.endswith(('.h', '.cpp')):
            continue
        room = parts[1]
        for include in INCLUDE.findall(read(path)):
            if re.match(r'Q[A-Z]|Qt', include):
                yield f'{path}: the engine includes Qt: {include}'
            other = include.split('/')
            if other[0] == 'app':
                yield f'{path}: the engine includes the program: {include}'
            if other[0] == 'engine' and len(other) > 2 and room in ROOMS and other[1] != room:
                if other[1] not in ROOMS[room]:
                    yield f'{path}: room {room} may not use room {other[1]}'
            if other[0] in ('ida', 'sundials', 'nvector', 'sunlinsol', 'sunmatrix') and room != 'solve':
                yield f'{path}: only the room solve sees SUNDIALS'


def check_app(files):
    """The program reaches the engine through the facade, here or in a process of its own (worker), and through experiments; only document, which handles the same values, sees diagram."""
    allowed = {'facade', 'base', 'diagram', 'results', 'solve', 'program', 'worker', 'experiments'}
    for path in files:
        if path.startswith('app/') and path.endswith(('.h', '.cpp')):
            for include in INCLUDE.findall(read(path)):
                other = include.split('/')
                if other[0] == 'engine' and len(other) > 2 and other[1] not in allowed:
                    yield f'{path}: the program may not include {include}'


def check_top_level(files):
    for name in sorted({p.split('/')[0] for p in files}):
        if name not in TOP_LEVEL and not name.startswith('.'):
            yield f'{name}: not in the fixed top level'


def check_marks(files):
    pattern = re.compile(r'\b(' + '|'.join(['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X']) + r')\b')
    for path in files:
        if path.endswith(('.h', '.cpp', '.mo', '.txt', '.py', '.qml')):
            for number, line in enumerate(read(path).splitlines(), 1):
                if pattern.search(line):
                    yield f'{path}:{number}: left open: {line.strip()[:80]}'


def check_format(files):
    tool = shutil.which('clang-format-14') or shutil.which('clang-format')
    if not tool:
        print('note: clang-format is not installed, the format was not checked')
        return
    sources = [p for p in files if p.endswith(('.h', '.cpp'))]
    for i in range(0, len(sources), 50):
        run = subprocess.run([tool, '--dry-run', '-Werror', *sources[i:i + 50]], cwd=ROOT, stderr=subprocess.PIPE)
        if run.returncode:
            for path in sorted({line.split(':')[0] for line in run.stderr.decode().splitlines() if ': error:' in line}):
                yield f'{path}: not formatted (clang-format -i)'


def check_codes(files):
    yield from codes.check()


def check_classes(files):
    yield from classes.check(ROOT, files)


def check_doors(files):
    yield from doors.check(ROOT, files)


def check_house(files):
    yield from house.check(ROOT, files)


def check_literals(files):
    yield from literals.check(ROOT, files)


def check_readmes(files):
    """A room's README is a page of what holds today; what was decided, and when, stands beside it."""
    rooms = {os.path.dirname(p) for p in files if re.match(r'(engine|app)/[^/]+/[^/]+$', p)} | {'palette'}
    for room in sorted(rooms):
        if f'{room}/README.md' not in files:
            yield f'{room}: a room without a README.md'
            continue
        text = read(f'{room}/README.md')
        words = sum(len(line.split()) for line in text.split('\n') if not line.startswith('|'))
        if words > 550:
            yield f'{room}/README.md: {words} words are more than a page'
        if re.search(r'^- 20\d\d-\d\d-\d\d', text, re.M):
            yield f'{room}/README.md: decisions belong into {room}/DECISIONS.md'


def check_pages(_):
    yield from pages.check(ROOT)


def main():
    files = tracked()
    checks = [check_rooms, check_doors, check_house, check_app, check_top_level, check_marks, check_readmes, check_codes, check_pages, check_classes, check_literals]
    if '--no-format' not in sys.argv:
        checks.append(check_format)
    problems = [p for check in checks for p in check(files)]
    for p in problems:
        print(p)
    print(f'{len(checks)} checks of {len(files)} files: {len(problems)} problems')
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
