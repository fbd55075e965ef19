#!/usr/bin/env python3
"""Mutation run over the palette: does a test fail when an equation has a wrong sign, term or factor?

    mutate.py BUILD [--package Mechanics/Rotational]… [--sample N] [--seed S] [--tests REGEX] [--survivors FILE]

BUILD is a build folder with its tests (they read palette/ of the source tree they were built from; the files are
changed in place, one equation at a time, and put back). Each mutant changes one equation `a = b;` of an equation
section: the right side negated, doubled, or its last term dropped. A mutant is killed when one of the tests (matched by
REGEX, run by ctest) fails. Prints the share of killed mutants per package; exit status 1 below 95 % in one of them.
"""
import argparse
import os
import random
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PALETTE = os.path.join(ROOT, 'palette', 'Modelica')
SECTION = re.compile(r'^\s*(initial\s+)?equation\b', re.M)
END = re.compile(r'^\s*(annotation\s*\(|end\s+\w|algorithm\b|public\b|protected\b|equation\b|initial\s+equation\b)', re.M)
SKIPPED = ('connect', 'assert', 'when ', 'elsewhen', 'Connections', 'reinit', 'for ', 'end ')
DEFAULT_TESTS = 'rotational|translational|electrical|digital|ngspice|multibody|palette_test|heat|blocks'


def statements(text):
    """(begin, end) of each statement of the equation sections, without the semicolon."""
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


def equals_sign(statement):
    depth = 0
    for k, c in enumerate(statement):
        depth += (c in '([{') - (c in ')]}')
        if c == '=' and depth == 0 and statement[k - 1] not in '<>=:' and statement[k + 1:k + 2] != '=':
            return k
    return -1


def last_term(right):
    depth, found = 0, -1
    for k, c in enumerate(right):
        depth += (c in '([{') - (c in ')]}')
        if depth == 0 and c in '+-' and right[:k].strip() and right[:k].rstrip()[-1] not in '*/^=(<>e,':
            found = k
    return found


def mutants_of(text):
    """(kind, line, mutated text) of one file."""
    for begin, end in statements(text):
        raw = text[begin:end]
        body = re.sub(r'//[^\n]*', lambda m: ' ' * len(m.group()), raw)
        lead = len(body) - len(body.lstrip())
        # The equation behind `if … then` and `else` counts, the condition does not.
        for word in (' then\n', ' then ', 'else\n', 'else '):
            at = body.rfind(word)
            if at >= 0 and body.lstrip().startswith(('if ', 'else')):
                lead = max(lead, at + len(word))
        line = body[lead:].strip()
        if not line or line.startswith(SKIPPED) or line.startswith(('if ', 'else')):
            continue
        at = equals_sign(body[lead:])
        if at < 0:
            continue
        at += lead + 1
        right = body[at:].strip()
        if right in ('0', 'true', 'false') or right.startswith(('if ', '{', '"')) or re.match(r'^not\b|.*\b(and|or)\b|.*[<>]', right):
            if right != '0' or not re.search(r'[+-]', body[lead:at]):
                continue
            # a + b = 0: the last term of the left side changes its sign
            left = body[lead:at - 1]
            k = last_term(left)
            if k >= 0:
                changed = left[:k] + ('-' if left[k] == '+' else '+') + left[k + 1:]
                yield 'sign', text.count('\n', 0, begin + lead) + 1, text[:begin + lead] + changed + text[begin + at - 1:]
            continue
        place = text.count('\n', 0, begin + lead) + 1
        yield 'sign', place, text[:begin + at] + ' -(' + right + ')' + text[end:]
        yield 'factor', place, text[:begin + at] + ' 2 * (' + right + ')' + text[end:]
        k = last_term(right)
        if k > 0:
            yield 'term', place, text[:begin + at] + ' ' + right[:k] + text[end:]


def packages(wanted):
    for name in wanted:
        files = []
        for folder, _, names in os.walk(os.path.join(PALETTE, name)):
            files += [os.path.join(folder, n) for n in names if n.endswith('.mo') and n != 'package.mo']
        yield name, sorted(files)


def is_killed(build, tests):
    run = subprocess.run(['ctest', '--test-dir', build, '-R', tests, '--stop-on-failure', '-j2', '--timeout', '60'],
                         capture_output=True)
    return run.returncode != 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('build')
    parser.add_argument('--package', action='append')
    parser.add_argument('--sample', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--tests', default=DEFAULT_TESTS)
    parser.add_argument('--survivors')
    arguments = parser.parse_args()
    wanted = arguments.package or ['Mechanics/Rotational', 'Mechanics/Translational', 'Mechanics/MultiBody',
                                   'Electrical/Analog', 'Electrical/Digital', 'Thermal/HeatTransfer', 'Blocks']
    if is_killed(arguments.build, arguments.tests):
        sys.exit('the tests fail without any change')
    choose = random.Random(arguments.seed)
    isGood = True
    survivors = []
    for name, files in packages(wanted):
        mutants = []
        for path in files:
            with open(path, encoding='utf-8') as f:
                text = f.read()
            mutants += [(path, text, *m) for m in mutants_of(text)]
        if arguments.sample and len(mutants) > arguments.sample:
            mutants = choose.sample(mutants, arguments.sample)
        killed = 0
        for path, text, kind, line, changed in mutants:
            try:
                with open(path, 'w', encoding='utf-8') as f:
                    f.write(changed)
                if is_killed(arguments.build, arguments.tests):
                    killed += 1
                else:
                    survivors.append(f'{os.path.relpath(path, ROOT)}:{line}: {kind}')
            finally:
                with open(path, 'w', encoding='utf-8') as f:
                    f.write(text)
        share = killed / len(mutants) if mutants else 1
        isGood = isGood and share >= 0.95
        print(f'{name}: {killed} of {len(mutants)} mutants killed, {100 * share:.1f} %', flush=True)
    for s in survivors:
        print('  survived:', s)
    if arguments.survivors:
        with open(arguments.survivors, 'w', encoding='utf-8') as f:
            f.write('\n'.join(survivors) + '\n')
    return 0 if isGood else 1


if __name__ == '__main__':
    sys.exit(main())
