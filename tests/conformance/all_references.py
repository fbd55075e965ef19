#!/usr/bin/env python3
"""Compares with every official reference result of the Modelica Standard Library, not only with the chosen ones.

    all_references.py --cli build/release/app/cli/armature-cli --library DIR --references GIT [--branch v4.1.0]
                      [--only GLOB]... [--skip GLOB]... [--timeout S] [--json FILE]

GIT is a clone of modelica/MAP-LIB_ReferenceResults (work tree or bare). Each model that has a result there is run over
the span and with the interval and tolerance that its creation.txt gives, and its comparison signals are compared by the
compare.py that lies with the chosen references (beside the checkout, or in ARMATURE_CONFORMANCE). Verdicts: pass;
wrong; missing (signals not in the result); model (errors in the translation); stopped (ended early); timeout; crash;
absent (no usable reference); known (differs, and known_references.txt proves why the reference is no measure). Prints
a table by package, then what did not pass. Some references are older than the library, and some models are chaotic or
have several solutions: what fails is to be looked at, so the exit status is 1 only when nothing at all passes.
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

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.environ.get('ARMATURE_CONFORMANCE', os.path.join(os.path.dirname(ROOT), 'shared', 'conformance')))
import compare  # noqa: E402

TUBE = argparse.Namespace(rtol=compare.RTOL, ttol=compare.TTOL, nominal=compare.NOMINAL, atol=compare.ATOL,
                          tube_only=False)


class References:
    """Files of one branch of the repository."""

    def __init__(self, folder, branch):
        inner = os.path.join(folder, '.git')
        self.folder, self.branch = inner if os.path.exists(inner) else folder, branch

    def git(self, *arguments):
        done = subprocess.run(['git', '--git-dir', self.folder, *arguments], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False)
        return done.stdout if done.returncode == 0 else b''

    def models(self):
        """Path of the result by name of the model."""
        paths = self.git('ls-tree', '-r', '--name-only', self.branch).decode().splitlines()
        return {'.'.join(p.split('/')[:-1]): p for p in paths if p.endswith('.csv')}

    def read(self, path):
        return self.git('show', '%s:%s' % (self.branch, path))

    def settings(self, path):
        """Tolerance, interval and signals of a result."""
        folder = os.path.dirname(path)
        log = self.read(folder + '/creation.txt').decode('utf-8', 'replace')
        found = dict(re.findall(r'^(Tolerance|Interval)\s*=\s*([-+.\deE]+)', log, re.M))
        signals = self.read(folder + '/comparisonSignals.txt').decode('utf-8', 'replace').split('\n')
        return found, [s.strip() for s in signals if s.strip() not in ('', 'time')]


def run(model, path, references, args, scratch):
    file, names, result = (os.path.join(scratch, n) for n in ('reference.csv', 'names', 'result.csv'))
    with open(file, 'wb') as f:
        f.write(references.read(path))
    try:
        reference = compare.read(file)
    except compare.Unusable as e:
        return {'verdict': 'absent', 'note': str(e).replace(file, path)}
    found, signals = references.settings(path)
    signals = signals or list(reference[1])
    with open(names, 'w', encoding='utf-8') as f:
        f.write('\n'.join(signals) + '\n')
    command = [args.cli, 'simulate', model, '--quiet', '--library', args.library, '--variables', '@' + names,
               '--output', result, '--stop-time', repr(reference[0][-1])]
    if 'Tolerance' in found:
        command += ['--tolerance', found['Tolerance']]
    if float(found.get('Interval', 0)) > 0:
        command += ['--interval', found['Interval']]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=args.timeout, cwd=scratch,
                              check=False)
    except subprocess.TimeoutExpired:
        return {'verdict': 'timeout', 'note': ''}
    lines = done.stdout.decode('utf-8', 'replace').strip().splitlines()
    if done.returncode != 0:
        note = next((l for l in lines if 'error' in l), lines[0] if lines else '')
        return {'verdict': {2: 'model', 3: 'stopped'}.get(done.returncode, 'crash'), 'note': note}
    return compared(result, reference, signals)


def compared(result, reference, signals):
    try:
        rows = compare.compare(compare.read(result, set(map(compare.plain, signals))), reference, TUBE, signals)
    except compare.Unusable as e:
        return {'verdict': 'absent', 'note': str(e)}
    bad = [n for n, row in rows.items() if row['verdict'] != 'pass' and row.get('missing') != 'reference']
    wrong = [n for n in bad if not rows[n].get('missing')]
    return {'verdict': 'wrong' if wrong else 'missing' if bad else 'pass', 'bad': len(bad), 'signals': len(rows),
            'note': '; '.join(compare.show(n, rows[n]) for n in (wrong or bad)[:2])}


def known_references():
    """Reason by model, of the models whose reference is no measure."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'known_references.txt'), encoding='utf-8') as f:
        lines = [line.strip() for line in f if line.strip() and not line.startswith('#')]
    return dict(line.split(None, 1) for line in lines)


def report(rows):
    verdicts = ['pass', 'known', 'wrong', 'missing', 'model', 'stopped', 'timeout', 'crash', 'absent']
    packages = collections.defaultdict(collections.Counter)
    for model, row in rows.items():
        names = model.split('.')[:-1]
        packages['.'.join(names[:names.index('Examples') if 'Examples' in names else 3][:3])][row['verdict']] += 1
    print('%-40s' % 'package' + ''.join('%9s' % v for v in verdicts))
    for package, count in sorted(packages.items()):
        print('%-40s' % package + ''.join('%9s' % (count[v] or '') for v in verdicts))
    for model, row in sorted(rows.items()):
        if row['verdict'] != 'pass':
            print('%s %s\n    %s' % (row['verdict'], model, row['note'][:300]))
    total = collections.Counter(row['verdict'] for row in rows.values())
    print(', '.join('%d %s' % (total[v], v) for v in verdicts if total[v]))
    return total['pass']


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli', required=True)
    parser.add_argument('--library', required=True)
    parser.add_argument('--references', required=True)
    parser.add_argument('--branch', default='v4.1.0')
    parser.add_argument('--only', action='append')
    parser.add_argument('--skip', action='append')
    parser.add_argument('--timeout', type=float, default=30)
    parser.add_argument('--json')
    args = parser.parse_args()
    args.cli, args.library = os.path.abspath(args.cli), os.path.abspath(args.library)
    references = References(os.path.abspath(args.references), args.branch)
    known, rows = known_references(), {}
    with tempfile.TemporaryDirectory() as scratch:
        for model, path in sorted(references.models().items()):
            if args.only and not any(fnmatch.fnmatch(model, g) for g in args.only):
                continue
            if any(fnmatch.fnmatch(model, g) for g in args.skip or []):
                continue
            row = rows[model] = run(model, path, references, args, scratch)
            if model in known and row['verdict'] in ('wrong', 'missing', 'stopped'):
                row['verdict'], row['note'] = 'known', '%s\n    found: %s' % (known[model], row['note'])
            if args.json:
                with open(args.json, 'w', encoding='utf-8') as f:
                    json.dump(rows, f, indent=1)
    return 0 if report(rows) else 1


if __name__ == '__main__':
    sys.exit(main())
