"""Every part of the libraries of circuits, logic and bodies has a page and a diagram to open.

The page says in words of its own what the part does and when to use it, its equations, and, where the part has pins,
flanges or frames, which direction counts positive. What is a table (parameters, connectors, examples) the window makes.
"""
import json
import os
import re

LIBRARIES = ('Electrical/Analog', 'Electrical/Digital', 'Mechanics/MultiBody')
# Folders whose classes are no parts: bases, inner works, what shapes are made of.
NO_PARTS = {'Interfaces', 'Internal', 'Examples', 'Icons', 'Types', 'Frames', 'Advanced', 'Colors'}
HEAD = re.compile(r'^\s*(?:within[^;]*;\s*)?(partial\s+)?(?:model|block)\s+(\w+)', re.S)
PAGE = re.compile(r'Documentation\(\s*info\s*=\s*"((?:[^"\\]|\\.)*)"')
LEAST_WORDS = 50
LOGIC = 'Modelica.Electrical.Digital.'  # signals have no direction to count
SECTIONS = ('Equations', 'Use')
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


def page_of(text):
    """The part's own page, the last one of its file."""
    pages = PAGE.findall(text)
    return pages[-1] if pages else ''


def words(text):
    """Words of the part's page without the marks of HTML."""
    return len(re.sub(r'<[^>]*>', ' ', page_of(text)).split())


def missing_sections(name, text):
    """Headings that the page needs and does not have, or has without a text below."""
    needed = list(SECTIONS)
    if not name.startswith(LOGIC) and re.search(r'^\s*model\b', text, re.M):
        needed.append('Signs')
    page = page_of(text)
    for title in needed:
        if not re.search(rf'<h4>{title}</h4>\s*<p>\s*\S', page):
            yield title


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
    """One line per part and thing that is missing."""
    examples = shown(root)
    for name, text in parts(root):
        if words(text) < LEAST_WORDS:
            yield f'{name}: no page of at least {LEAST_WORDS} words'
        for title in missing_sections(name, text):
            yield f'{name}: the page has no section {title}'
        if name not in examples:
            yield f'{name}: no shipped diagram has this part'


if __name__ == '__main__':
    import sys
    here = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    problems = list(check(here))
    print('\n'.join(problems + [f'{sum(1 for _ in parts(here))} parts: {len(problems)} problems']))
    sys.exit(1 if problems else 0)
