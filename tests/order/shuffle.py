"""A model with its parts, wires and declarations in another order, or with its parts renamed: diagrams (JSON) and classes
of Modelica text, whose statements are taken as they stand.
"""
import random
import re

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|//[^\n]*|/\*.*?\*/|\'(?:[^\'\\]|\\.)*\'|[A-Za-z_]\w*|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\s+'
                   r'|==|<>|<=|>=|:=|.', re.S)
OPENING = {'if', 'for', 'while', 'when', 'model', 'block', 'class', 'record', 'function', 'package', 'connector', 'type',
           'operator'}
SECTIONS = {'equation', 'algorithm', 'public', 'protected', 'initial'}
NOT_PARTS = {'extends', 'import', 'model', 'block', 'class', 'record', 'function', 'package', 'connector', 'type',
             'operator', 'encapsulated', 'partial', 'redeclare', 'replaceable', 'annotation', 'external'}
PREFIXES = {'parameter', 'constant', 'discrete', 'input', 'output', 'flow', 'stream', 'final', 'inner', 'outer',
            'public', 'protected'}


def tokens(text):
    return TOKEN.findall(text)


def is_blank(token):
    return token.isspace() or token.startswith('//') or token.startswith('/*')


def words(statement):
    return [t for t in tokens(statement) if not is_blank(t)]


def statements(text):
    """Pieces of a class body: each ends with its semicolon, or is a word that begins a section."""
    found, now, depth, nested = [], '', 0, 0
    list_of = tokens(text)
    for k, token in enumerate(list_of):
        now += token
        if token in '([{' and len(token) == 1:
            depth += 1
        elif token in ')]}' and len(token) == 1:
            depth -= 1
        elif depth:
            continue
        elif token == 'end':
            nested -= 1
        elif token in OPENING:
            before = [t for t in list_of[:k] if not is_blank(t)][-1:] or [';']
            is_short = token == 'type' or (token not in ('if', 'for', 'while', 'when') and
                                           re.match(r'\s+\w+\s*=', ''.join(list_of[k + 1:k + 5])))
            # "if" within an expression has no "end if".
            is_statement = token not in ('if',) or before[0] in (';', 'equation', 'algorithm', 'then', 'else', 'loop')
            if before[0] != 'end' and is_statement and not is_short:
                nested += 1
        elif token in SECTIONS and nested == 0:
            if token == 'initial':
                continue
            found.append(now)
            now = ''
        if token == ';' and depth == 0 and nested <= 0:
            nested = 0
            found.append(now)
            now = ''
    return found, now


def class_body(text, name):
    """Begin and end of what stands between the head of a class and its "end"."""
    head = re.search(r'\b(?:model|block|class)\s+' + re.escape(name) + r'\b(?:\s*"(?:[^"\\]|\\.)*")?', text)
    tail = re.search(r'\bend\s+' + re.escape(name) + r'\s*;', text)
    if not head or not tail:
        raise ValueError('no class ' + name)
    # The description may be put together from several texts.
    begin = head.end()
    while (more := re.compile(r'\s*\+?\s*"(?:[^"\\]|\\.)*"', re.S).match(text, begin)):
        begin = more.end()
    return begin, tail.start()


def is_part(statement):
    first = words(statement)
    return bool(first) and first[0] not in NOT_PARTS and first[0] not in SECTIONS and len(first) > 2


def shuffled_text(text, name, seed):
    chance = random.Random(seed)
    begin, end = class_body(text, name)
    pieces, rest = statements(text[begin:end])
    groups, now, section = [], [], 'parts'
    for piece in pieces:
        last = words(piece)[-1:] or ['']
        if last[0] in SECTIONS:
            groups.append((section, now))
            groups.append(('mark', [piece]))
            now, section = [], last[0] if last[0] in ('equation', 'algorithm') else 'parts'
        else:
            now.append(piece)
    groups.append((section, now))
    made = ''
    for section, list_of in groups:
        movable = [k for k, piece in enumerate(list_of)
                   if (section == 'parts' and is_part(piece)) or
                   (section == 'equation' and (words(piece) or ['annotation'])[0] != 'annotation')]
        order = movable[:]
        chance.shuffle(order)
        moved = [list_of[k] for k in order]
        for at, piece in zip(movable, moved):
            list_of[at] = piece
        made += ''.join(list_of)
    return text[:begin] + made + rest + text[end:]


def part_names(text, name):
    """Names of the class' own components, without those that others look up by their name."""
    begin, end = class_body(text, name)
    pieces, _ = statements(text[begin:end])
    found, is_declaring = [], True
    for piece in pieces:
        list_of = words(piece)
        if list_of and list_of[-1] in SECTIONS:
            is_declaring = list_of[-1] in ('public', 'protected')
            continue
        if not is_declaring or not is_part(piece):
            continue
        if 'inner' in list_of[:4] or 'outer' in list_of[:4]:
            continue
        k = 0
        while k < len(list_of) and list_of[k] in PREFIXES:
            k += 1
        k += 1                                          # the type, its further names and dimensions
        while k + 1 < len(list_of) and list_of[k] == '.':
            k += 2
        depth = 0
        while k < len(list_of) and (list_of[k] == '[' or depth):
            depth += {'[': 1, ']': -1}.get(list_of[k], 0)
            k += 1
        depth, expects = 0, True
        for token in list_of[k:]:
            if token in ('(', '[', '{'):
                depth += 1
            elif token in (')', ']', '}'):
                depth -= 1
            elif depth == 0 and token == ',':
                expects = True
            elif depth == 0 and expects and re.match(r'[A-Za-z_]\w*$', token):
                found.append(token)
                expects = False
    return found


def renamed_expression(text, names):
    """A piece of text with its parts renamed. Names of modified elements and arguments stay."""
    made, before, stack = '', '', []
    list_of = tokens(text)
    for k, token in enumerate(list_of):
        if is_blank(token):
            made += token
            continue
        after = next((t for t in list_of[k + 1:] if not is_blank(t)), '')
        is_element = stack and stack[-1] == '(' and before in ('(', ',', 'each', 'final') and after in ('=', '(')
        is_member = before == '.' or (after == '(' and before not in names and not re.match(r'[\w\]]+$', before))
        made += names[token] if token in names and not is_member and not is_element else token
        if token in ('(', '[', '{'):
            stack.append(token)
        elif token in (')', ']', '}') and stack:
            stack.pop()
        before = token
    return made


def new_names(names, seed):
    """Names of different length and alphabetical order."""
    chance = random.Random(seed)
    made = {}
    for name in names:
        while True:
            new = ''.join(chance.choice('abcdefghijklmnopqrstuvwxyz') for _ in range(chance.choice((1, 2, 3, 5, 8, 13))))
            new += '_' + str(len(made))
            if new not in names:
                break
        made[name] = new
    return made


def renamed_text(text, name, seed):
    names = new_names(part_names(text, name), seed)
    begin, end = class_body(text, name)
    return text[:begin] + renamed_expression(text[begin:end], names) + text[end:]


def shuffled_diagram(document, seed):
    chance = random.Random(seed)
    for member in ('components', 'connections', 'parameters'):
        chance.shuffle(document.get(member, []))
    for wire in document.get('connections', []):
        if chance.random() < 0.5:
            wire['from'], wire['to'] = wire['to'], wire['from']
    text = document.get('declarations', '')
    if text:
        document['declarations'] = shuffled_text('model M\n' + text + '\nend M;', 'M', seed)[len('model M'):-len('end M;')]
    return document


def renamed_diagram(document, seed):
    kept = ('World', 'StateGraphRoot')
    list_of = [c['name'] for c in document.get('components', []) if c['class'].split('.')[-1] not in kept]
    text = document.get('declarations', '')
    own = part_names('model M\n' + text + '\nend M;', 'M') if text else []
    names = new_names(list_of + [p['name'] for p in document.get('parameters', [])] + own, seed)
    for part in document.get('components', []):
        part['name'] = names.get(part['name'], part['name'])
        for member, value in list(part.get('modifiers', {}).items()):
            if isinstance(value, str):
                part['modifiers'][member] = renamed_expression(value, names)
        if isinstance(part.get('condition'), str):
            part['condition'] = renamed_expression(part['condition'], names)
    for wire in document.get('connections', []):
        for end in ('from', 'to'):
            wire[end] = renamed_expression(wire[end], names)
    for parameter in document.get('parameters', []):
        parameter['name'] = names[parameter['name']]
        if isinstance(parameter.get('value'), str):
            parameter['value'] = renamed_expression(parameter['value'], names)
    if text:
        document['declarations'] = renamed_expression(text, names)
    for member in ('plots', 'view3d'):
        document.pop(member, None)
    return document
