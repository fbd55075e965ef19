"""Counts the functions of classes: more than 60 hide several subjects behind one name.

A class may be cut over several files and still be one class; what counts is what its declaration holds. Uses
universal-ctags.
"""
import collections
import json
import shutil
import subprocess

MOST = 60
# Classes that are larger still, with their number of functions. The list may only shrink, the numbers as well.
KNOWN = {}


def tool():
    return shutil.which('ctags-universal') or shutil.which('ctags')


def functions(root, headers):
    """Declared functions of each class in the headers, by its qualified name; overloads count each."""
    command = [tool(), '-f', '-', '--output-format=json', '--languages=C++', '--language-force=C++', '--kinds-C++=pf',
               '--fields=+sSZ', *headers]
    run = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True)
    found = collections.defaultdict(set)
    for line in run.stdout.decode('utf-8', 'replace').splitlines():
        tag = json.loads(line)
        if tag.get('scopeKind') in ('class', 'struct'):
            found[tag['scope']].add((tag['name'], tag.get('signature', '')))
    return {name: len(members) for name, members in found.items()}


def check(root, files):
    headers = [f for f in files if f.startswith(('engine/', 'app/')) and f.endswith('.h')]
    if not tool():
        print('note: universal-ctags is not installed, the sizes of classes were not checked')
        return
    sizes = functions(root, headers)
    for name, size in sorted(sizes.items()):
        if size > KNOWN.get(name, MOST):
            yield f'{name}: {size} functions, at most {KNOWN.get(name, MOST)}: it is more than one class'
    for name in sorted(KNOWN):
        if sizes.get(name, 0) <= MOST:
            yield f'{name}: has {sizes.get(name, 0)} functions now and needs no exception in tests/checks/classes.py'
