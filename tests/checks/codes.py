#!/usr/bin/env python3
"""Codes of messages that no test provokes.

    codes.py

Every code in the sources of engine/ and app/ has to be mentioned in a file under tests/, but for those in GUARDS, which
no input reaches by what is known. Exit status 1 where one is missing.
"""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Code: why no test can provoke it.
GUARDS = {
    'F401': 'an export of a class that was found but has no definition',
    'R100': 'not enough memory for the integrator',
    'R101': 'a model that cannot be evaluated where the integrator starts, right after an event that could',
    'R130': 'messages of native functions called during the run; those known before are told at translation',
    'R140': 'not enough memory for the results',
    'T309': 'the parser refuses such targets before',
}
QUOTED = re.compile(r'"([A-Z]\d{3})"')
ANY = re.compile(r'\b[A-Z]\d{3}\b')


def texts(folder, endings):
    for path, _, names in os.walk(os.path.join(ROOT, folder)):
        for name in names:
            if name.endswith(endings):
                with open(os.path.join(path, name), encoding='utf-8', errors='replace') as f:
                    yield f.read()


def untested():
    """The codes in order, each a letter and three digits; and how many codes there are."""
    codes = set()
    for folder in ('engine', 'app'):
        for text in texts(folder, ('.cpp', '.h')):
            codes.update(QUOTED.findall(text))
    tested = set()
    for text in texts('tests', ('.cpp', '.h', '.py', '.txt', '.mo', '.json', '.expected')):
        tested.update(ANY.findall(text))
    return sorted(codes - tested), len(codes)


if __name__ == '__main__':
    missing, count = untested()
    missing = [code for code in missing if code not in GUARDS]
    print(f'{len(missing)} of {count} codes in no test: {" ".join(missing)}')
    sys.exit(1 if missing else 0)
