"""Numbers like 1e-9 in the engine have a name and a reason.

A literal with an exponent may stand where a constant is declared (constexpr, or a member of a struct that is given its
usual value), with a comment in the declaration or above it. Anywhere else nobody can tell a tolerance from a guess.
Tolerances of the solvers are in engine/solve/tolerances.h.
"""
import os
import re

LITERAL = re.compile(r'(?<![\w.])(?:\d+\.?\d*|\.\d+)[eE][+-]?\d+(?!\w)')
DECLARATION = re.compile(r'\b(constexpr|static const)\b')
MEMBER = re.compile(r'^\s*(double|float) \w+ = [^;]*;$')
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')


def statements(text):
    """(first line, last line, code) of what ends with ; or { or } outside of the braces of a constant's values."""
    lines = text.split('\n')
    codes = []
    for line in lines:
        code = STRING.sub('""', line)
        codes.append(code.split('//')[0])
    begin, code = 0, ''
    for number, line in enumerate(codes):
        if not code.strip():
            begin, code = number, ''
        code += line + '\n'
        ended = line.rstrip().endswith((';', '{', '}', ':'))
        # Within the values of a constant nothing ends.
        if ended and DECLARATION.search(code) and '=' in code or DECLARATION.search(code) and re.search(r'\]\s*\{', code):
            ended = code.count('{') == code.count('}') and line.rstrip().endswith(';')
        if ended:
            yield begin, number, code, lines
            code = ''


def hasReason(begin, end, lines):
    """In the declaration, or above it without a gap but for other declarations."""
    if any('//' in line for line in lines[begin:end + 1]):
        return True
    for line in reversed(lines[:begin]):
        if line.strip().startswith('//'):
            return True
        if not DECLARATION.search(line):
            return False
    return False


def check(root, files):
    for path in files:
        if not path.startswith('engine/') or not path.endswith(('.h', '.cpp')):
            continue
        with open(os.path.join(root, path), encoding='utf-8', errors='replace') as f:
            text = f.read()
        for begin, end, code, lines in statements(text):
            found = LITERAL.findall(code)
            if not found:
                continue
            isNamed = DECLARATION.search(code) or path.endswith('.h') and MEMBER.match(code.rstrip())
            if not isNamed:
                yield f'{path}:{begin + 1}: {found[0]} has no name'
            elif not hasReason(begin, end, lines):
                yield f'{path}:{begin + 1}: {found[0]} has no reason beside it'
