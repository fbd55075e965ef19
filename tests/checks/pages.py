"""Every part of the libraries of circuits, logic and bodies has a page that says something and a diagram to open."""
import json
import os
import re

LIBRARIES = ('Electrical/Analog', 'Electrical/Digital', 'Mechanics/MultiBody')
# Folders whose classes are no parts: bases, inner works, what shapes are made of.
NO_PARTS = {'Interfaces', 'Internal', 'Examples', 'Icons', 'Types', 'Frames', 'Advanced', 'Colors'}
HEAD = re.compile(r'^\s*(?:within[^;]*;\s*)?(partial\s+)?(?:model|block)\s+(\w+)', re.S)
PAGE = re.compile(r'Documentation\(\s*info\s*=\s*"((?:[^"\\]|\\.)*)"')
LEAST_WORDS = 10
CLASS = re.compile(r'\bModelica(?:\.\w+)+')


def parts(root):
    """(qualified name, text) of each part."""
    for library in LIBRARIES:
        top = os.path.join(root, 'palette', 'Modelica', library)
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(f for f in folders if f not in NO_PARTS)
            for name in sorted(names):
                if not name.endswith('.mo') or name == 'package.mo':
                    continue
                path = os.path.join(folder, name)
                with open(path, encoding='utf-8') as f:
                    text = f.read()
                head = HEAD.match(text)
                if head and not head.group(1):
                    inside = os.path.relpath(path, os.path.join(root, 'palette'))[:-len('.mo')]
                    yield inside.replace(os.sep, '.'), text


def words(text):
    """Words of the part's own page, the last one of its file, without the marks of HTML."""
    pages = PAGE.findall(text)
    return len(re.sub(r'<[^>]*>', ' ', pages[-1]).split()) if pages else 0


def shown(root):
    """Classes of the parts of all shipped diagrams, those of the classes that a diagram brings along included."""
    found = set()
    for folder, _, names in os.walk(os.path.join(root, 'resources', 'examples')):
        for name in names:
            if name.endswith('.armature.json'):
                with open(os.path.join(folder, name), encoding='utf-8') as f:
                    diagram = json.load(f)
                found.update(c['class'] for c in diagram['components'])
                for text in diagram.get('classes', []):
                    found.update(CLASS.findall(text))
    return found


def check(root):
    """One line per part without a page or without an example."""
    examples = shown(root)
    for name, text in parts(root):
        if words(text) < LEAST_WORDS:
            yield f'{name}: no page of at least {LEAST_WORDS} words'
        if name not in examples:
            yield f'{name}: no shipped diagram has this part'


if __name__ == '__main__':
    import sys
    here = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    problems = list(check(here))
    print('\n'.join(problems + [f'{sum(1 for _ in parts(here))} parts: {len(problems)} problems']))
    sys.exit(1 if problems else 0)
