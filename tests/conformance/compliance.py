#!/usr/bin/env python3
"""Runs the Modelica Association's compliance cases: valid models must simulate, invalid ones must be refused.

    compliance.py --cli build/release/app/cli/armature-cli --suite DIR [--library DIR]... [--only GLOB]...
                  [--jobs N] [--timeout S] [--json FILE]

DIR is a copy of modelica/Modelica-Compliance: the folder that holds ModelicaCompliance. Its C functions are called. Each class there that carries
`TestCase(shouldPass = …)` is a case. A valid one passes when it runs to its stop time; an invalid one is refused when the
program ends with a message and exit status 2 (errors in the model) or 3 (the run stopped early, as by an assertion). A
crash, a timeout or an internal error is neither.
Prints each case that is on the wrong side with its first message, then both figures. Cases on the wrong side are listed
in compliance_gaps.txt, each with its reason; the list may only shrink: exit status 1 when a case that is not listed
fails or a listed one no longer does, 77 when there is no copy of the suite.
"""
import argparse
import concurrent.futures
import fnmatch
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SKIPPED = 77
MARK = re.compile(r'TestCase\s*\(\s*shouldPass\s*=\s*(true|false)')
NAME = r"([A-Za-z_]\w*|'(?:\\.|[^'\\])*')"
PASSED = {True: 'ran', False: 'refused'}


def strip(text):
    """The text without comments and strings, which may name classes and marks; quoted names stay."""
    blank = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"'
    return re.sub(blank + '|' + NAME, lambda found: found.group(1) or ' ', text, flags=re.S)


def cases_of(path, package):
    """Name and validity of the cases of one file; the case is the class whose end follows the mark."""
    with open(path, encoding='utf-8', errors='replace') as f:
        text = strip(f.read())
    for mark in MARK.finditer(text):
        names = re.findall(r'\bend\s+(?!(?:if|for|when|while)\b)' + NAME + r'\s*;', text[mark.end():])
        # What closes behind the mark encloses it, innermost first, unless it opened behind the mark as well.
        opened = re.findall(r'\b(?:model|class|package|block|function|record|connector|operator)\s+' + NAME,
                            text[mark.end():])
        for name in opened:
            if name in names:
                names.remove(name)
        yield '.'.join([package, *reversed(names)]), mark.group(1) == 'true'


def cases_below(suite):
    found = {}
    for root, folders, files in os.walk(os.path.join(suite, 'ModelicaCompliance')):
        folders.sort()
        for file in sorted(f for f in files if f.endswith('.mo')):
            within = os.path.relpath(root, suite).split(os.sep)
            found.update(cases_of(os.path.join(root, file), '.'.join(within if file != 'package.mo' else within[:-1])))
    return found


def run(name, args, scratch):
    """Verdict of one case (ran, refused, crash, timeout) with its exit status and its first error."""
    folder = tempfile.mkdtemp(dir=scratch)
    command = [args.cli, 'simulate', name, '--quiet', '--variables', 'time', '--output', os.path.join(folder, 'out.csv')]
    # Some cases bring C functions along; who runs the suite trusts it, and no other library.
    command += ['--trust', args.suite]
    for library in [args.suite, *args.library]:
        command += ['--library', library]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=args.timeout, cwd=folder,
                              check=False)
    except subprocess.TimeoutExpired:
        return {'verdict': 'timeout', 'status': None, 'messages': []}
    lines = done.stdout.decode('utf-8', 'replace').strip().splitlines()
    errors = [line for line in lines if re.search(r'\berror\b', line)]
    verdict = {0: 'ran', 2: 'refused', 3: 'refused'}.get(done.returncode, 'crash')
    if verdict == 'refused' and not lines or 'broke down' in ' '.join(lines):
        verdict = 'crash'
    return {'verdict': verdict, 'status': done.returncode, 'messages': (errors or lines)[:4]}


def gaps():
    """Reason by case."""
    with open(os.path.join(HERE, 'compliance_gaps.txt'), encoding='utf-8') as f:
        lines = [line.strip() for line in f if line.strip() and not line.startswith('#')]
    return dict(line.split(None, 1) for line in lines)


def report(rows, known):
    """Prints what is on the wrong side and both figures; whether all is as listed."""
    fine = True
    for valid in (True, False):
        kind = 'valid model does not simulate' if valid else 'invalid model is not refused'
        for name, row in sorted(rows.items()):
            passed = row['verdict'] == PASSED[row['valid']]
            if row['valid'] != valid:
                continue
            if not passed:
                reason = known.get(name)
                print('%s: %s (%s)%s' % (kind, name, row['verdict'], ': known: ' + reason if reason else ''))
                if row['messages'] and not reason:
                    print('    ' + row['messages'][0][:300])
                fine = fine and reason is not None
            elif name in known:
                print('passes, so it is to be removed from compliance_gaps.txt: ' + name)
                fine = False
    for valid, words in ((True, 'valid models simulate'), (False, 'invalid models are refused')):
        group = [row for row in rows.values() if row['valid'] == valid]
        print('%d of %d %s' % (sum(row['verdict'] == PASSED[valid] for row in group), len(group), words))
    return fine


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli', required=True)
    parser.add_argument('--suite', default=os.environ.get('ARMATURE_COMPLIANCE', ''))
    parser.add_argument('--library', action='append', default=[], help='folder of further libraries, as the standard one')
    parser.add_argument('--only', action='append', help='glob on the name of a case, without ModelicaCompliance')
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--timeout', type=float, default=60)
    parser.add_argument('--json')
    args = parser.parse_args()
    if not os.path.isdir(os.path.join(args.suite, 'ModelicaCompliance')):
        print('skipped: no copy of modelica/Modelica-Compliance (--suite or ARMATURE_COMPLIANCE)')
        return SKIPPED
    args.cli, args.suite = os.path.abspath(args.cli), os.path.abspath(args.suite)
    args.library = [os.path.abspath(library) for library in args.library]
    cases = {name: valid for name, valid in cases_below(args.suite).items()
             if not args.only or any(fnmatch.fnmatch(name.split('.', 1)[1], glob) for glob in args.only)}
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        done = pool.map(lambda name: run(name, args, scratch), cases)
        rows = {name: dict(row, valid=cases[name]) for name, row in zip(cases, done)}
    if args.json:
        with open(args.json, 'w', encoding='utf-8') as f:
            json.dump(rows, f, indent=1)
    fine = report(rows, {name: reason for name, reason in gaps().items() if name in cases})
    return 0 if fine and rows else 1


if __name__ == '__main__':
    sys.exit(main())
