#!/usr/bin/env python3
"""Prints our figures beside Dymola's, marks where ours are worse, and says why.

    table.py --cli CLI --diagrams resources/examples     the shipped examples; worse means more than 1.2 times
    table.py --cli CLI --library DIR                     the library's own text: states and state events equal, torn
                                                         sizes no larger, steps at most 1.5 times
    table.py --rows FILE …                               figures that run.py --json has written before

One row per example: states, steps, state events, sizes of the torn linear and nonlinear systems, ours / Dymola's. A
figure outside its limit is marked with the kind of its cause, explained below the table from `deviations.json`. Exit
status 1 when a figure is outside without a cause, or a cause is listed for a figure that keeps its limit; 77 when the
reference figures are not at hand (beside the checkout, or ARMATURE_CONFORMANCE).
"""
import argparse
import fnmatch
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SKIPPED = 77
FIGURES = ('states', 'steps', 'events', 'linear', 'nonlinear')
NOTES = (
    'torn sizes: a system that tearing and symbolic solution leave one linear unknown of is solved by a division and '
    'counts 0, as in Dymola\'s listing, whose linear systems are never of size 1 (%(zeros)d of %(systems)d are 0); '
    'nonlinear ones of size 1 count on both sides',
    'steps: a model without states is not integrated, which is shown as - and judged neither way; Dymola integrates a '
    'dummy state there, by order 1 throughout (%(stateless)d examples)',
)


def references():
    folder = os.environ.get('ARMATURE_CONFORMANCE', os.path.join(os.path.dirname(ROOT), 'shared', 'conformance'))
    return folder if os.path.exists(os.path.join(folder, 'index.json')) else None


def measure(folder, arguments):
    """The rows that run.py writes."""
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, 'rows.json')
        subprocess.run([sys.executable, os.path.join(folder, 'run.py'), *arguments, '--json', path],
                       stdout=subprocess.DEVNULL, check=False)
        with open(path, encoding='utf-8') as f:
            return json.load(f)


def ours(row):
    s = row.get('stats') or {}
    if 'steps' not in s:
        return None
    return {'states': s['states'], 'steps': s['steps'] if s['states'] else None, 'events': s['state_events'],
            'linear': s['linear_systems_torn'], 'nonlinear': s['nonlinear_systems_torn']}


def theirs(example):
    structure, integration = example.get('structure') or {}, example.get('integration') or {}
    return {'states': structure.get('states'), 'steps': integration.get('steps'),
            'events': integration.get('stateEvents'), 'linear': structure.get('linearAfter'),
            'nonlinear': structure.get('nonlinearAfter')}


def size(value):
    """Systems are compared by the sum of their sizes."""
    return sum(value) if isinstance(value, list) else value


def is_outside(figure, our, their, is_library):
    """Whether a figure misses its limit; None where there is nothing to compare with."""
    if their is None or our is None:
        return None
    our, their = size(our), size(their)
    if not is_library:
        return our > 1.2 * their
    if figure in ('states', 'events'):
        return our != their
    return our > (1.5 * their if figure == 'steps' else their)


def shown(value):
    return ','.join(str(k) for k in value if k) or '0' if isinstance(value, list) else '-' if value is None else str(value)


class Causes:
    """The kinds of causes with what was measured, and which figures of which examples they explain."""

    def __init__(self, is_library):
        with open(os.path.join(HERE, 'deviations.json'), encoding='utf-8') as f:
            kinds = json.load(f)['kinds']
        self.reasons = {k['kind']: k['reason'] for k in kinds}
        self.entries = {(model, k['figure']): k['kind'] for k in kinds
                        for model in k.get('library' if is_library else 'diagrams', [])}
        self.used = set()

    def of(self, model, figure):
        kind = self.entries.get((model, figure))
        if kind:
            self.used.add((model, figure))
        return kind


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli')
    parser.add_argument('--diagrams')
    parser.add_argument('--library')
    parser.add_argument('--rows', help='rows written by run.py --json instead of running anything')
    parser.add_argument('--only', action='append', default=[], help='glob on the name of an example')
    parser.add_argument('--jobs', default='1')
    args = parser.parse_args()
    if bool(args.diagrams) == bool(args.library) or not (args.cli or args.rows):
        parser.error('give --cli or --rows, and one of --diagrams and --library')
    folder = references()
    if not folder:
        print('skipped: no reference figures beside the checkout (ARMATURE_CONFORMANCE)')
        return SKIPPED
    with open(os.path.join(folder, 'index.json'), encoding='utf-8') as f:
        examples = {e['model']: e for e in json.load(f)['examples']}
    if args.rows:
        with open(args.rows, encoding='utf-8') as f:
            rows = json.load(f)
    else:
        kind = ['--diagrams', args.diagrams] if args.diagrams else ['--library', args.library]
        rows = measure(folder, ['--cli', args.cli, *kind, '--jobs', args.jobs,
                                *(a for glob in args.only for a in ('--only', glob))])
    causes = Causes(bool(args.library))
    # Diagrams exist for some of the examples only.
    rows = [r for r in rows if r['verdict'] != 'absent'
            and (not args.only or any(fnmatch.fnmatch(r['model'], glob) for glob in args.only))]
    return report(rows, examples, causes, bool(args.library))


def report(rows, examples, causes, is_library):
    passed = kept = 0
    unexplained, kinds = [], {}
    print('%-66s %-8s %-9s %-15s %-9s %-32s %s' % ('example', 'verdict', 'states', 'steps', 'events', 'linear torn',
                                                   'nonlinear torn'))
    for row in rows:
        model = row['model']
        our, their = ours(row), theirs(examples[model])
        if our is None:
            print('%-66s %-8s' % (model.replace('Modelica.', '', 1), row['verdict']))
            continue
        cells, marks = {}, []
        for figure in FIGURES:
            cells[figure] = shown(our[figure]) + '/' + shown(their[figure])
            if is_outside(figure, our[figure], their[figure], is_library):
                cells[figure] += ' *'
                kind = causes.of(model, figure)
                marks.append('%s: %s' % (figure, kind or 'NO CAUSE'))
                if kind:
                    kinds[kind] = kinds.get(kind, 0) + 1
                elif row['verdict'] == 'pass':
                    unexplained.append('%s, %s' % (model, figure))
        print('%-66s %-8s %-9s %-15s %-9s %-32s %-20s %s' % (
            model.replace('Modelica.', '', 1), row['verdict'], *(cells[f] for f in FIGURES), '; '.join(marks)))
        passed += row['verdict'] == 'pass'
        kept += row['verdict'] == 'pass' and not marks
    print()
    sizes = [n for e in examples.values() for n in (e.get('structure') or {}).get('linearAfter') or []]
    for note in NOTES:
        print('note:', note % {'zeros': sizes.count(0), 'systems': len(sizes),
                               'stateless': sum((e.get('structure') or {}).get('states') == 0 for e in examples.values())})
    for kind in sorted(kinds):
        print('%s (%d figures): %s' % (kind, kinds[kind], causes.reasons[kind]))
    measured = {row['model'] for row in rows if row['verdict'] == 'pass'}
    idle = sorted('%s, %s' % e for e in causes.entries if e not in causes.used and e[0] in measured)
    for text in unexplained:
        print('outside its limit without a cause:', text)
    for text in idle:
        print('keeps its limit, so its cause is to be removed:', text)
    print('%d of %d examples that pass keep every limit' % (kept, passed))
    return 1 if unexplained or idle or not rows else 0


if __name__ == '__main__':
    sys.exit(main())
