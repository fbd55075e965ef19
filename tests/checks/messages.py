#!/usr/bin/env python3
"""Every sentence of the engine has its German pattern.

    messages.py [--add]

The patterns are the literals of phrase("…") and wording("…") in engine/ and app/; those without letters need no German.
In resources/translations/messages_de.json each has one, with the same placeholders; none stands there for no pattern.
Prints one line per fault; exit status 0 only when there is none. With --add, patterns that are missing are put into the
file with an empty text, to be filled in, and those of no pattern are dropped.
"""
import glob
import json
import os
import re
import sys

import german as spelling

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FILE = 'resources/translations/messages_de.json'
CALL = re.compile(r'\b(?:phrase|wording)\(\s*((?:"(?:[^"\\]|\\.)*"\s*)*)')
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|//[^\n]*')
PLACE = re.compile(r'%[1-9]')
DEFINITIONS = {'engine/base/phrase.h', 'engine/base/phrase.cpp'}


def without_comments(text):
    return COMMENT.sub(lambda m: '' if m.group().startswith('//') else m.group(), text)


def patterns():
    """{pattern: file}, and the places where phrase( or wording( has no literal."""
    found, bare = {}, []
    for room in ('engine', 'app'):
        for path in sorted(glob.glob(os.path.join(ROOT, room, '**', '*.cpp'), recursive=True) +
                           glob.glob(os.path.join(ROOT, room, '**', '*.h'), recursive=True)):
            name = os.path.relpath(path, ROOT)
            with open(path, encoding='utf-8') as file:
                text = without_comments(file.read())
            for call in CALL.finditer(text):
                if not call.group(1):
                    if name not in DEFINITIONS:
                        bare.append(f'{name}: {text[call.start():call.start() + 40]!r}')
                    continue
                pattern = ''.join(LITERAL.findall(call.group(1)))
                pattern = pattern.replace('\\"', '"').replace('\\\\', '\\')
                found.setdefault(pattern, name)
    return found, bare


def is_speech(pattern):
    return re.search('[A-Za-z]', PLACE.sub('', pattern)) is not None


def faults(found, bare, german):
    for place in bare:
        yield f'no literal is found in {place}'
    for pattern, name in found.items():
        if is_speech(pattern) and not german.get(pattern):
            yield f'{name}: no German for {pattern!r}'
    for pattern, text in german.items():
        yield from (f'{FILE}: {fault}' for fault in spelling.faults(text))
        if pattern not in found:
            yield f'{FILE}: no pattern: {pattern!r}'
        elif text and sorted(PLACE.findall(pattern)) != sorted(PLACE.findall(text)):
            yield f'{FILE}: other placeholders: {text!r}'
        elif text and (pattern[:1] == ' ') != (text[:1] == ' ') or (pattern[-1:] == ' ') != (text[-1:] == ' '):
            yield f'{FILE}: other spaces at the ends: {text!r}'


def main():
    path = os.path.join(ROOT, FILE)
    with open(path, encoding='utf-8') as file:
        german = json.load(file)['Messages']
    found, bare = patterns()
    if '--add' in sys.argv:
        german = {p: german.get(p, '') for p in sorted(found) if is_speech(p) or p in german}
        with open(path, 'w', encoding='utf-8') as file:
            json.dump({'Messages': german}, file, ensure_ascii=False, indent=1)
            file.write('\n')
    count = 0
    for line in faults(found, bare, german):
        print(line)
        count += 1
    print(f'{sum(map(is_speech, found))} patterns, {count} faults')
    return 1 if count else 0


if __name__ == '__main__':
    sys.exit(main())
