#!/usr/bin/env python3
"""Compares with the results that a library carries itself, as IBPSA, Buildings and their kin do for each example.

    stored_results.py --cli build/release/app/cli/armature-cli --library DIR/IBPSA [--path DIR_OF_THE_MSL]
                      [--only GLOB]... [--every N] [--jobs N] [--timeout S] [--json FILE]

DIR/IBPSA holds Resources/Scripts/Dymola/**/*.mos, which say what is simulated how, and
Resources/ReferenceResults/Dymola/*.txt, a line of values per variable, equally spaced. The library's C functions are
trusted (--trust): look at them first. Verdicts: pass; wrong (a variable is further from its stored values than 2e-3 of
its range at every instant nearby, by the measures of the compare.py that lies with the chosen references, beside the
checkout or in ARMATURE_CONFORMANCE); missing; model (errors in the translation); stopped; timeout; crash. Many stored
results are older than the model, some tools solve through `inverse` annotations that are not exact, and some models
sit on the edge of an event: what is wrong is to be looked at, so the exit status is 1 only when nothing passes.
"""
import argparse
import collections
import concurrent.futures
import fnmatch
import json
import math
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.environ.get('ARMATURE_CONFORMANCE', os.path.join(os.path.dirname(ROOT), 'shared', 'conformance')))
import compare  # noqa: E402

NOT_VARIABLES = ('statistics', 'last-', 'nonlinear', 'linear', 'number')


def experiments(root):
    """-> {class: {startTime, stopTime, tolerance, numberOfIntervals, outputInterval}} of all scripts."""
    found = {}
    for folder, _, files in os.walk(os.path.join(root, 'Resources', 'Scripts', 'Dymola')):
        for name in files:
            if not name.endswith('.mos'):
                continue
            with open(os.path.join(folder, name), errors='replace') as f:
                text = re.sub(r'//.*', '', f.read())
            call = re.search(r'simulate(?:Extended)?Model\s*\(\s*(?:problem\s*=\s*)?"([^"(]+)[^"]*"([^;]*?)\)\s*;', text, re.S)
            if call:
                settings = re.findall(r'(\w+)\s*=\s*\(?\s*([-+0-9.eE]+)', call.group(2))
                found[call.group(1)] = {key: float(value) for key, value in settings if re.fullmatch(r'[-+.\deE]+', value)}
    return found


def stored(root, model):
    """-> {name: values}; None where there is no usable file."""
    path = os.path.join(root, 'Resources', 'ReferenceResults', 'Dymola', model.replace('.', '_') + '.txt')
    if not os.path.exists(path):
        return None
    result = {}
    with open(path, errors='replace') as f:
        for line in f:
            match = re.match(r'\s*([^=]+?)\s*=\s*\[(.*)\]\s*$', line)
            if match:
                try:
                    result[match.group(1)] = [float(x) for x in match.group(2).split(',')]
                except ValueError:
                    pass
    return result if result.get('time') else None


def distance(reference, times, values, span, window):
    """-> (largest distance relative to the range, its time, whether it counts)."""
    low, high = min(reference), max(reference)
    size = max(abs(low), abs(high))
    unit = max(high - low, compare.NOMINAL * size)
    worst, at = 0.0, span[0]
    for k, wanted in enumerate(reference):
        t = span[0] + (span[1] - span[0]) * k / max(1, len(reference) - 1)
        least, most = compare.band(times, values, t - window, t + window)
        gap = max(least - wanted, wanted - most, 0)
        gap = gap if gap == gap else math.inf
        if gap > worst:
            worst, at = gap, t
    return worst / max(unit, 1e-9), at, worst > (compare.RTOL * unit if size > compare.ZERO else compare.ATOL)


def run(model, experiment, reference, args):
    span = reference['time'][0], reference['time'][-1]
    names = [n for n in reference if n != 'time' and not n.startswith(NOT_VARIABLES) and not n.startswith('der(')]
    interval = experiment.get('outputInterval') or (span[1] - span[0]) / 500
    if experiment.get('numberOfIntervals'):
        interval = (span[1] - span[0]) / experiment['numberOfIntervals']
    interval = max(interval, (span[1] - span[0]) / 20000)
    row = {'model': model}
    with tempfile.TemporaryDirectory() as folder:
        wanted, out = os.path.join(folder, 'names'), os.path.join(folder, 'out.csv')
        with open(wanted, 'w') as f:
            f.write('\n'.join(map(compare.plain, names)) + '\n')
        command = [args.cli, 'simulate', model, '--library', os.path.dirname(args.library), '--trust', args.library,
                   '--start-time', repr(span[0]), '--stop-time', repr(span[1]), '--interval', repr(interval),
                   '--tolerance', repr(experiment.get('tolerance') or 1e-6), '--variables', '@' + wanted,
                   '--output', out, '--quiet']
        environment = dict(os.environ, MODELICAPATH=args.path) if args.path else None
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=args.timeout,
                                  env=environment)
        except subprocess.TimeoutExpired:
            return dict(row, verdict='timeout')
        row['note'] = done.stdout.decode('utf-8', 'replace').strip()[:500]
        if done.returncode:
            return dict(row, verdict={2: 'model', 3: 'stopped'}.get(done.returncode, 'crash'))
        try:
            times, columns = compare.read(out)
        except compare.Unusable as bad:
            return dict(row, verdict='crash', note='unusable result: %s' % bad)
    window = max((span[1] - span[0]) / 400, interval if interval < (span[1] - span[0]) / 50 else 0)
    missing = [n for n in names if compare.plain(n) not in columns]
    wrong = []
    for name in names:
        if name in missing:
            continue
        far, at, counts = distance(reference[name], times, columns[compare.plain(name)], span, window)
        if counts:
            wrong.append((name, far, at))
    wrong.sort(key=lambda entry: -entry[1])
    return dict(row, verdict='wrong' if wrong else 'missing' if missing else 'pass', wrong=wrong[:8], missing=missing)


def told(row):
    if row['verdict'] == 'wrong':
        return ', '.join('%s by %.3g of its range at %.6g' % tuple(entry) for entry in row['wrong'][:3])
    return ' '.join(row.get('missing') or []) or (row.get('note') or '').splitlines()[:1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli', required=True)
    parser.add_argument('--library', required=True)
    parser.add_argument('--path')
    parser.add_argument('--only', action='append')
    parser.add_argument('--every', type=int, default=1)
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--timeout', type=float, default=60)
    parser.add_argument('--json')
    args = parser.parse_args()
    args.library = os.path.abspath(args.library)
    known = experiments(args.library)
    work = [(model, known[model], stored(args.library, model)) for model in sorted(known)
            if not args.only or any(fnmatch.fnmatch(model, pattern) for pattern in args.only)]
    work = [job for job in work if job[2]][::args.every]
    rows = []
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for row in pool.map(lambda job: run(*job, args), work):
            rows.append(row)
            if row['verdict'] != 'pass':
                print(row['verdict'], row['model'], told(row), flush=True)
    if args.json:
        with open(args.json, 'w') as f:
            json.dump(rows, f, indent=1)
    count = collections.Counter(row['verdict'] for row in rows)
    print(', '.join('%d %s' % (n, verdict) for verdict, n in count.most_common()), 'of', len(rows))
    return 0 if count['pass'] else 1


if __name__ == '__main__':
    sys.exit(main())
