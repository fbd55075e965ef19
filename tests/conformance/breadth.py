#!/usr/bin/env python3
"""Translates and runs every model of a library that says how long to run it, references or not.

    breadth.py --cli build/release/app/cli/armature-cli --library DIR [--only GLOB]... [--skip GLOB]...
               [--timeout S] [--json FILE] [--again FILE] [--list]

A model counts when its text carries an `experiment` annotation and it is not partial. Verdicts: ran (to its stop time
or to its own `terminate`); model (errors in the translation); stopped (the simulation ended early); timeout; crash.
Prints a table by package, then the failures by the code of their first message, and the list of them. That a model
runs says nothing about its figures: run.py compares those.
With --again only the models that failed in that earlier file (of --json) are run. Exit status 1 when one failed.
"""
import argparse
import collections
import fnmatch
import json
import os
import re
import subprocess
import sys
import tempfile
import time

TOKEN = re.compile(r'''//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z_]\w*|[();=]|[^\s]''', re.S)
KINDS = {'model', 'block', 'class', 'package', 'function', 'record', 'connector', 'type', 'operator'}
PREFIXES = {'partial', 'encapsulated', 'expandable', 'pure', 'impure', 'final', 'replaceable', 'redeclare', 'inner', 'outer'}


def tokens_of(text):
    return [t for t in TOKEN.findall(text) if not t.startswith(('//', '/*', '"'))]


def runnable_classes(text, within):
    """Full names of the classes of one file that have an experiment annotation and are not partial."""
    tokens, stack, found, depth = tokens_of(text), [], [], 0
    i = 0
    while i < len(tokens):
        t = tokens[i]
        if t == '(':
            depth += 1
        elif t == ')':
            depth -= 1
        elif t == 'experiment' and stack and i + 1 < len(tokens) and tokens[i + 1] == '(' and depth == 1:
            if not stack[-1][1]:
                found.append('.'.join(within + [name for name, _ in stack]))
        elif t == 'end' and depth == 0 and i + 1 < len(tokens) and stack and tokens[i + 1] == stack[-1][0]:
            stack.pop()
            i += 1
        elif t in KINDS and depth == 0 and tokens[i - 1] != 'end':
            i = opened(tokens, i, stack)
        i += 1
    return found


def opened(tokens, i, stack):
    """Enters the class that begins at token i, unless it is a short one; returns the token to go on behind."""
    partial, back = tokens[i] in ('package', 'function', 'record', 'connector'), i - 1
    while back >= 0 and tokens[back] in PREFIXES | KINDS:
        partial = partial or tokens[back] in ('partial', 'operator')
        back -= 1
    name = i + 1
    while name < len(tokens) and tokens[name] in KINDS | {'extends'}:
        name += 1
    if name + 1 >= len(tokens) or not re.match(r"[A-Za-z_']", tokens[name]):
        return i
    if tokens[name + 1] not in ('=', '('):
        stack.append((tokens[name], partial))
    elif tokens[name + 1] == '(' and tokens[name - 1] == 'extends':
        stack.append((tokens[name], partial))
    return name


def models_below(folder):
    """Every runnable model of the libraries (folders and files) that stand in a folder."""
    found = []
    for root, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if os.path.exists(os.path.join(root, f, 'package.mo')))
        for file in sorted(f for f in files if f.endswith('.mo')):
            with open(os.path.join(root, file), encoding='utf-8') as f:
                text = f.read()
            if 'experiment' not in text:
                continue
            # The folder of a library may end in its version.
            within = [p.split(' ')[0] for p in os.path.relpath(root, folder).split(os.sep) if p != '.']
            if file == 'package.mo' and within:
                within = within[:-1]
            found += runnable_classes(text, within)
    return found


def run(model, args, scratch):
    command = [args.cli, 'simulate', model, '--quiet', '--variables', 'time', '--output', os.path.join(scratch, 'out.csv')]
    for library in args.library:
        command += ['--library', library]
    began = time.monotonic()
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=args.timeout, cwd=scratch)
    except subprocess.TimeoutExpired:
        return {'verdict': 'timeout', 'seconds': args.timeout, 'code': '', 'messages': []}
    lines = done.stdout.decode('utf-8', 'replace').strip().splitlines()
    errors = [l for l in lines if re.search(r'\berror\b', l)] or lines
    code = re.search(r'\b[A-Z]\d{3}\b', errors[0]) if errors else None
    verdict = {0: 'ran', 2: 'model', 3: 'stopped'}.get(done.returncode, 'crash')
    return {'verdict': verdict, 'seconds': round(time.monotonic() - began, 2),
            'code': code.group(0) if code else '', 'messages': [] if verdict == 'ran' else errors[:4]}


def package_of(model):
    """Package of a row in the table: down to what stands before Examples, three names at most."""
    names = model.split('.')[:-1]
    if 'Examples' in names:
        names = names[:names.index('Examples')]
    return '.'.join(names[:3])


def chosen(args):
    models = [m for folder in args.library for m in models_below(folder)]
    if args.again:
        with open(args.again, encoding='utf-8') as f:
            failed = {name for name, row in json.load(f).items() if row['verdict'] != 'ran'}
        models = [m for m in models if m in failed]
    if args.only:
        models = [m for m in models if any(fnmatch.fnmatch(m, g) for g in args.only)]
    return [m for m in models if not any(fnmatch.fnmatch(m, g) for g in args.skip or [])]


def report(rows):
    packages = collections.defaultdict(collections.Counter)
    for model, row in rows.items():
        packages[package_of(model)][row['verdict']] += 1
    verdicts = ['ran', 'model', 'stopped', 'timeout', 'crash']
    print('%-48s %6s' % ('package', 'models') + ''.join('%9s' % v for v in verdicts))
    for package, count in sorted(packages.items()):
        print('%-48s %6d' % (package, sum(count.values())) + ''.join('%9s' % (count[v] or '') for v in verdicts))
    failed = {m: r for m, r in rows.items() if r['verdict'] != 'ran'}
    kinds = collections.Counter(r['code'] or r['verdict'] for r in failed.values())
    for kind, count in kinds.most_common():
        print('\n%s: %d' % (kind, count))
        for model, row in sorted(failed.items()):
            if (row['code'] or row['verdict']) == kind:
                print('  %s\n      %s' % (model, (row['messages'] or ['no message'])[0][:230]))
    print('%d ran, %d failed' % (len(rows) - len(failed), len(failed)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli', required=True)
    parser.add_argument('--library', action='append', required=True)
    parser.add_argument('--only', action='append')
    parser.add_argument('--skip', action='append')
    parser.add_argument('--timeout', type=float, default=30)
    parser.add_argument('--json')
    parser.add_argument('--again')
    parser.add_argument('--list', action='store_true', help='print the names of the models and do nothing else')
    args = parser.parse_args()
    args.cli = os.path.abspath(args.cli)
    args.library = [os.path.abspath(l) for l in args.library]
    models = chosen(args)
    if args.list:
        print('\n'.join(models))
        return 0
    rows = {}
    with tempfile.TemporaryDirectory() as scratch:
        for model in models:
            rows[model] = run(model, args, scratch)
            if args.json:
                with open(args.json, 'w', encoding='utf-8') as f:
                    json.dump(rows, f, indent=1)
    report(rows)
    return 0 if all(r['verdict'] == 'ran' for r in rows.values()) else 1


if __name__ == '__main__':
    sys.exit(main())
