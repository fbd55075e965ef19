#!/usr/bin/env python3
"""Compares with the official reference results of the Modelica Standard Library, where they are at hand.

    run.py diagrams|library CLI

`diagrams` runs the shipped examples; `library` runs the library's own text, found through ARMATURE_MSL or beside the
checkout, and fails when an example that is listed in `passing.txt` does not pass: that list may only grow. Exit status 77 means skipped.
"""
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SKIPPED = 77


def references():
    folder = os.environ.get('ARMATURE_CONFORMANCE', os.path.join(os.path.dirname(ROOT), 'shared', 'conformance'))
    return folder if os.path.exists(os.path.join(folder, 'run.py')) else None


def listed(name):
    with open(os.path.join(HERE, name), encoding='utf-8') as f:
        return [line.strip() for line in f if line.strip() and not line.startswith('#')]


def run(folder, arguments):
    """Rows of the table by model."""
    with tempfile.TemporaryDirectory() as scratch:
        rows = os.path.join(scratch, 'rows.json')
        command = [sys.executable, os.path.join(folder, 'run.py'), *arguments, '--json', rows]
        subprocess.run(command, check=False)
        with open(rows, encoding='utf-8') as f:
            return {row['model']: row for row in json.load(f)}


def main():
    kind, cli = sys.argv[1], os.path.abspath(sys.argv[2])
    folder = references()
    if not folder:
        print('skipped: no reference results beside the checkout (ARMATURE_CONFORMANCE)')
        return SKIPPED
    if kind == 'diagrams':
        expected = listed('diagrams.txt')
        arguments = ['--cli', cli, '--diagrams', os.path.join(ROOT, 'resources', 'examples')]
    else:
        library = os.environ.get('ARMATURE_MSL', os.path.join(os.path.dirname(ROOT), 'shared', 'msl'))
        if not os.path.exists(os.path.join(library, 'Modelica')):
            print('skipped: no Modelica Standard Library (ARMATURE_MSL)')
            return SKIPPED
        expected = listed('passing.txt')
        arguments = ['--cli', cli, '--library', library]
    for model in expected:
        arguments += ['--only', model]
    rows = run(folder, arguments)
    failed = [model for model in expected if rows.get(model, {}).get('verdict') != 'pass']
    for model in failed:
        print('does not pass:', model, rows.get(model, {}).get('verdict', 'no reference'))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
