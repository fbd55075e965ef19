#!/usr/bin/env python3
"""Codes of messages that no test provokes.

    codes.py

Every code in the sources of engine/ and app/ has to be one that a test compares with, but for those in GUARDS, which no
input reaches by what is known. What counts: texts in C++ and Python tests; the messages of golden files; what a hostile
model has to end with, where that is a single code; lists of expectations. A comment provokes nothing.
Exit status 1 where one is missing.
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
    'T309': 'the parser refuses such targets before',
}
QUOTED = re.compile(r'"([A-Z]\d{3})"')
ANY = re.compile(r'\b[A-Z]\d{3}\b')
# Comments of C++, or texts: raw ones and others.
CPP = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\((.*?)\)\1"|"((?:\\.|[^"\\\n])*)"', re.S)
PYTHON = re.compile(r'#[^\n]*|""".*?"""', re.S)
GOLDEN = re.compile(r'^// \w+:\n(.*?)^// end', re.S | re.M)
EXPECTED = re.compile(r'^// expect: ([A-Z]\d{3})\s*$', re.M)


def texts(folder, endings):
    for path, _, names in os.walk(os.path.join(ROOT, folder)):
        for name in names:
            if name.endswith(endings) and path != os.path.dirname(os.path.abspath(__file__)):
                with open(os.path.join(path, name), encoding='utf-8', errors='replace') as f:
                    yield f.read()


def compared():
    """The texts that tests compare with."""
    for text in texts('tests', ('.cpp', '.h')):
        for match in CPP.finditer(text):
            yield match.group(2) or match.group(3) or ''
    for text in texts('tests', ('.py',)):
        yield PYTHON.sub('', text)
    for text in texts('tests', ('.mo',)):
        yield ' '.join(GOLDEN.findall(text) + EXPECTED.findall(text))
    yield from texts('tests', ('.txt', '.json', '.expected'))


def untested():
    """The codes in order, each a letter and three digits; and how many codes there are."""
    codes = set()
    for folder in ('engine', 'app'):
        for text in texts(folder, ('.cpp', '.h')):
            codes.update(QUOTED.findall(text))
    tested = set()
    for text in compared():
        tested.update(ANY.findall(text))
    return sorted(codes - tested), len(codes)


def check():
    missing, _ = untested()
    for code in missing:
        if code not in GUARDS:
            yield f'{code}: no test provokes this message'
    for code in GUARDS:
        if code not in missing:
            yield f'{code}: a test provokes this message, it needs no exception in tests/checks/codes.py'


if __name__ == '__main__':
    missing, count = untested()
    missing = [code for code in missing if code not in GUARDS]
    print(f'{len(missing)} of {count} codes in no test: {" ".join(missing)}')
    sys.exit(1 if missing else 0)
