#!/usr/bin/env python3
"""Every sentence of the window has its German one.

    translations.py

The sources' sentences are found by Qt's own lupdate (Debian: qt6-l10n-tools), on a copy of the file of translations:
none may be new, unfinished or left over. Sentences that are data (the sign tables) are looked up in their tables.
Prints one line per sentence; exit status 0 only when there is none.
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

import german

FILE = 'resources/translations/armature_de.ts'
SHORTCUT = re.compile(r'((Ctrl|Shift|Alt|Meta)\+)+\S+')
PLACE = re.compile(r'%L?[1-9n]|\{\w+\}')
ADDRESS = re.compile(r'\b\w+en Sie\b')  # "Wählen Sie": the glossary has infinitives


def lupdate():
    for path in ('/usr/lib/qt6/bin/lupdate', shutil.which('lupdate-qt6'), shutil.which('lupdate6')):
        if path and os.path.exists(path):
            return path
    return None


def sentences(path):
    """{(context, source, comment): (is finished, list of translations)}"""
    found = {}
    for context in tree.parse(path).getroot().findall('context'):
        name = context.find('name').text
        for message in context.findall('message'):
            comment, translation = message.find('comment'), message.find('translation')
            forms = [form.text or '' for form in translation.findall('numerusform')] or [translation.text or '']
            key = (name, message.find('source').text, comment.text if comment is not None else '')
            found[key] = (translation.get('type') is None and all(forms), forms)
    return found


def check_places(what, source, translation):
    """The places for names and numbers are those of the source; a plural may do without its number."""
    wanted, given = set(PLACE.findall(source)), set(PLACE.findall(translation))
    if wanted - given - {'%n'} or given - wanted:
        yield f'{what}: other places than in the source: {source!r}, {translation!r}'


def check_sources(root):
    path = os.path.join(root, FILE)
    given = sentences(path)
    for (context, source, _), (is_finished, forms) in given.items():
        if not is_finished:
            yield f'{FILE}: no translation in {context}: {source!r}'
        for form in forms if is_finished else []:
            yield from check_places(FILE, source, form)
            yield from (f'{FILE}: {fault}' for fault in german.faults(form))
            if ADDRESS.search(form):
                yield f'{FILE}: a form of address: {form!r}'
            if SHORTCUT.fullmatch(source) and form != source:
                yield f'{FILE}: keys are the same in every language: {source!r}'
    tool = lupdate()
    if not tool:
        print('note: lupdate is not installed, the sentences of the sources were not compared')
        return
    with tempfile.TemporaryDirectory() as folder:
        fresh = os.path.join(folder, 'fresh.ts')
        run = subprocess.run([tool, '-I', '.', 'app', '-ts', fresh, '-source-language', 'en', '-target-language', 'de_DE'],
                             cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in run.stderr.splitlines():
            if 'lacks Q_OBJECT' in line or 'without context' in line:
                yield f'{line.replace(root + "/", "")} (a sentence that no translation reaches)'
        wanted = sentences(fresh)
    for context, source, _ in sorted(wanted.keys() - given.keys()):
        yield f'{FILE}: missing in {context}: {source!r} (lupdate -I . app -ts {FILE} -no-obsolete -locations none)'
    for context, source, _ in sorted(given.keys() - wanted.keys()):
        yield f'{FILE}: no longer in the sources, in {context}: {source!r}'


def table(root, context):
    found = {}
    for path in sorted(glob.glob(os.path.join(root, 'resources/translations/*_de.json'))):
        with open(path, encoding='utf-8') as f:
            found.update(json.load(f).get(context, {}))
    return found


def check_address(root):
    for path in sorted(glob.glob(os.path.join(root, 'resources/translations/*_de.json'))):
        with open(path, encoding='utf-8') as f:
            for sentences_of in json.load(f).values():
                for form in sentences_of.values():
                    yield from (f'{os.path.basename(path)}: {fault}' for fault in german.faults(form))
                    if ADDRESS.search(form):
                        yield f'{os.path.basename(path)}: a form of address: {form!r}'


def check_signs(root):
    given, wanted = table(root, 'Signs'), set()
    for path in glob.glob(os.path.join(root, 'resources/signs/*.json')):
        with open(path, encoding='utf-8') as f:
            for part in json.load(f).get('parts', []):
                for row in part.get('rows', []):
                    wanted |= {row['positive'], row['negative'], row['zero']}
                wanted |= {relation['says'] for relation in part.get('relations', [])}
    for source in sorted(wanted - given.keys()):
        yield f'signs_de.json: missing: {source!r}'
    for source in sorted(given.keys() - wanted):
        yield f'signs_de.json: in no table of signs: {source!r}'
    for source, translation in given.items():
        yield from check_places('signs_de.json', source, translation)


def check_glasses(root):
    given = table(root, 'Glasses')
    with open(os.path.join(root, 'resources/signs/glasses.json'), encoding='utf-8') as f:
        wanted = {kind[member] for kind in json.load(f)['glasses'] for member in ('title', 'badge', 'says')}
    for source in sorted(wanted ^ given.keys()):
        yield f'signs_de.json: glasses: missing, or in no table: {source!r}'


def check(root):
    yield from check_glasses(root)
    yield from check_sources(root)
    yield from check_signs(root)
    yield from check_address(root)


if __name__ == '__main__':
    problems = list(check(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))))
    print('\n'.join(problems + [f'{len(problems)} sentences to mend']))
    sys.exit(1 if problems else 0)
