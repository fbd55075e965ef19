#!/usr/bin/env python3
"""Codes of messages that no test provokes.

    codes.py

Lists every code in the sources of engine/ and app/ that is not mentioned in any file under tests/. Exit status 0.
"""
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
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
    print(f'{len(missing)} of {count} codes in no test: {" ".join(missing)}')
