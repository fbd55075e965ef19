"""Wrong versions of a part's text: one equation changed in each.

What is changed: equations `a = b` of the equation sections (those of loops, if- and when-equations too, not initial
ones) and assignments `a := b` of the algorithm sections of models and blocks. Kinds:
- sign: the right side negated (a Boolean one by `not`, a logic value by the table of `not`, an orientation turned back);
- factor: the right side doubled;
- term: the last term of a sum dropped.
- offset: in a part all of whose equations set something to zero, one set to one instead;
- wire, modifier: in a model or block that is made of parts and has no equations of its own, one connection left out,
  and one value doubled that is handed on to a part or base class; not what pictures get, nor directions, of which only
  the direction counts, nor guesses of solutions.

Turning an orientation that is none (nullRotation) back says the same, too. Where one side is the number zero, negating
or doubling the other one says the same, so these mutants are neutral by rule: they are counted, not run. So are those
of the power balance of ideal joints (totalPower, P), zero in whatever motion and for whatever sign and factor; what is
dropped from it is tried. Of a sum equal to zero the last term changes its sign (sign) or is dropped (term).
PROVEN lists the left sides whose equations say the same with either sign and any factor, each with its proof; what is
dropped from them is tried.
"""
import re

IDEAL, JOINTS = 'Electrical/Analog/Ideal/', 'Mechanics/MultiBody/Joints/'
PROVEN = {
    (IDEAL + 'IdealOpAmp.mo', 'v1'): 'v1 = 0 stands in the part',
    (IDEAL + 'IdealOpAmp.mo', 'i1'): 'i1 = 0 stands in the part',
    (IDEAL + 'IdealOpAmp.mo', 'p1.i + n1.i'): 'p1.i = i1 = 0, so n1.i = 0 with either sign',
    (JOINTS + 'RevolutePlanarLoopConstraint.mo', 'r_rel_a'):
        'zero: two coordinates by the conditions of the joint, the third by its assertion',
    (JOINTS + 'RollingWheel.mo', 'err'):
        'zero: delta_0 is at right angles to two of three orthogonal unit vectors and has the length radius along the third',
    (JOINTS + 'RollingWheel.mo', 'vContact_0'):
        'zero: two coordinates by rolling without slip, the one up from the road since delta_0 leads to the lowest point',
}

SECTION = re.compile(r'^[ \t]*(initial\s+)?(equation|algorithm)\b', re.M)
END = re.compile(r'^\s*(annotation\s*\(|end\s+\w+\s*;\s*\Z|end\s+(?!if\b|for\b|when\b|while\b)\w+|algorithm\b|public\b|protected\b|'
                 r'equation\b|initial\s+(equation|algorithm)\b)', re.M)
PART = re.compile(r'\s*(within[^;]*;\s*)?((partial|encapsulated)\s+)*(model|block)\s')
HEAD = re.compile(r'\s*(for\b.*?\bloop\b|(if|elseif|when|elsewhen)\b.*?\bthen\b|else\b|while\b.*?\bloop\b)', re.S)
FRAMES = 'Modelica.Mechanics.MultiBody.Frames'
SKIPPED = re.compile(r'(connect|assert|reinit|terminate|Connections\.\w+|end)\b')
ZERO = re.compile(r'(-?0(\.0*)?|zeros\(\s*\w+(\s*,\s*\w+)*\s*\)|\{\s*0(\s*,\s*0)*\s*\})$')
NO_ROTATION = re.compile(r'(Modelica\.Mechanics\.MultiBody\.)?Frames\.nullRotation\(\)$')
NOT_HANDED_ON = {'start', 'min', 'max', 'nominal', 'fixed', 'unit', 'stateSelect', 'enable',
                 'n', 'n_a', 'n_b', 'n1_a', 's_guess', 'phi_guess', 'guessAngle1'}
PICTURE = re.compile(r'\b(Visualizers|Advanced)\.\w')
INNER_FUNCTION = re.compile(r'^[ \t]*(?:\w+\s+)*function\s+(\w+)\b.*?\bend\s+\1\s*;', re.M | re.S)
WIRE = re.compile(r'^[ \t]*connect\s*\([^;]*;', re.M)
NO_OPERATOR = re.compile(r'(^|[*/^=(<>,]|\d\.?[eE]|\b(then|else|elseif|and|or|not))\s*$')


class Mutant:
    """One wrong version. `texts`: the ways to write it, in order; the first that is well typed counts."""

    def __init__(self, kind, line, texts):
        self.kind, self.line, self.texts = kind, line, texts


def statements(text):
    """(begin, end) of each statement of the sections, without the semicolon."""
    for head in SECTION.finditer(text):
        if head.group(1):
            continue
        stop = END.search(text, head.end())
        depth, begin, quoted = 0, head.end(), False
        for k in range(head.end(), stop.start() if stop else len(text)):
            c = text[k]
            if c == '"':
                quoted = not quoted
            elif quoted:
                continue
            elif c in '([{':
                depth += 1
            elif c in ')]}':
                depth -= 1
            elif c == ';' and depth == 0:
                yield begin, k
                begin = k + 1


def sides(statement):
    """(end of the left side, begin of the right side) of an equation or assignment; none: (-1, -1)."""
    depth = 0
    for k, c in enumerate(statement):
        depth += (c in '([{') - (c in ')]}')
        if c != '=' or depth or statement[k + 1:k + 2] == '=' or statement[k - 1] in '<>=':
            continue
        return (k - 1, k + 1) if statement[k - 1] == ':' else (k, k + 1)
    return -1, -1


def last_term(expression):
    """Where the last of several terms begins, with its sign; -1 for a single term."""
    depth, found = 0, -1
    for k, c in enumerate(expression):
        depth += (c in '([{') - (c in ')]}')
        if depth == 0 and c in '+-' and not NO_OPERATOR.search(expression[:k]) and expression[k - 1:k] != '.':
            found = k
    return found


def wires_of(text, blank):
    """One mutant for each connection, left out."""
    for m in WIRE.finditer(blank):
        yield Mutant('wire', text.count('\n', 0, m.start()) + 1, [text[:m.start()] + text[m.end():]])


def modifiers_of(text, blank):
    """One mutant for each value that a declaration hands on: `name = value` in brackets, the value no text or type."""
    head = blank[:(SECTION.search(blank) or re.search(r'\bannotation\s*\(\s*(default|Documentation)', blank)
                   or re.search(r'\Z', blank)).start()]
    head = re.sub(r'\bannotation\s*\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)',
                  lambda m: ' ' * len(m.group()), head)
    declared = {m.group(1) for m in re.finditer(r'\bparameter\s+[\w.]+(?:\[[^\]]*\])?\s+(\w+)', head)}
    for m in re.finditer(r'[(,]\s*(?:final\s+|each\s+)*(\w+)\s*=\s*(\w+)\s*(?=[,)])', head):
        # The declaration begins behind the last semicolon; what only pictures get moves nothing.
        kind = head[head.rfind(';', 0, m.start()) + 1:m.start()]
        if PICTURE.search(kind) or m.group(1) in NOT_HANDED_ON:
            continue
        if m.group(2) in declared or m.group(1) == m.group(2):
            new = text[:m.start(2)] + f'2*({m.group(2)})' + text[m.end(2):]
            yield Mutant('modifier', text.count('\n', 0, m.start(2)) + 1, [new])


def mutants_of(text, names_of_zeros=(), path=''):
    """(mutants, number of neutral ones) of one file; `names_of_zeros`: variables that are zero by a law of nature."""
    mutants, offsets, neutral = [], [], 0
    # Comments count as blanks, so that places stay what they are; so do functions inside of parts.
    blank = re.sub(r'//[^\n]*', lambda m: ' ' * len(m.group()), text)
    if not PART.match(blank):
        return [], 0
    blank = INNER_FUNCTION.sub(lambda m: re.sub(r'[^\n]', ' ', m.group()), blank)
    for begin, end in statements(blank):
        while True:
            head = HEAD.match(blank, begin, end)
            if not head:
                break
            begin = head.end()
        body = blank[begin:end]
        begin += len(body) - len(body.lstrip())
        body = body.strip()
        if not body or SKIPPED.match(body):
            continue
        left_end, right_begin = sides(body)
        if left_end < 0:
            continue
        line = text.count('\n', 0, begin) + 1
        left, right = body[:left_end].strip(), body[right_begin:].strip()

        def changed(side, new):
            whole = f'{left} {body[left_end:right_begin]} {new}' if side == 1 else f'{new} = {right}'
            return text[:begin] + whole + text[end:]

        zeros = [bool(ZERO.match(left)), bool(ZERO.match(right))]
        if any(zeros):
            side, other = (1, right) if zeros[0] else (0, left)
            neutral += 2
            one = zero.replace('zeros', 'ones') if 'zeros' in (zero := left if zeros[0] else right) else '1'
            offsets.append(Mutant('offset', line, [changed(1, f'{right} + {one}')]))
            k = -1 if body[left_end] == ':' or (path, left) in PROVEN else last_term(other)
            if k >= 0 and not all(zeros):
                flipped = other[:k] + ('-' if other[k] == '+' else '+') + other[k + 1:]
                mutants.append(Mutant('sign', line, [changed(side, flipped)]))
                if other[:k].strip():
                    mutants.append(Mutant('term', line, [changed(side, other[:k])]))
            continue
        if left in names_of_zeros or NO_ROTATION.match(right) or (path, left) in PROVEN:
            neutral += 2
        else:
            mutants.append(Mutant('sign', line, [changed(1, f'-({right})'), changed(1, f'not ({right})'),
                                                 changed(1, f'Modelica.Electrical.Digital.Tables.NotTable[{right}]'),
                                                 changed(1, f'{FRAMES}.inverseRotation({right})')]))
            mutants.append(Mutant('factor', line, [changed(1, f'2*({right})')]))
        k = last_term(right)
        if k > 0 and right[:k].strip():
            mutants.append(Mutant('term', line, [changed(1, right[:k])]))
    if not mutants:
        mutants = offsets or ([] if neutral else [*wires_of(text, blank), *modifiers_of(text, blank)])
    return mutants, neutral
