#!/usr/bin/env python3
"""Models that a hostile or unlucky person writes: each ends with a message, soon, in bounded memory.

    hostile.py --cli PROGRAM [--all] [--seconds N] [--clock N] [--megabytes N] [--list FILE] [--lock-alone] [--argument A]… [NAME…]
    hostile.py --expand FOLDER [--all] [NAME…]

The folder `hostile` beside this file holds Modelica files whose last class is translated and run, and diagrams. What a
file has to end with stands in its first line, for diagrams in the file `expected.txt` of the folder:

    // expect: N011          an error with this code (one of several where more are given)
    // expect: finished      the run comes to its end
    // expect: stopped       it goes on for very long, lawfully: it is stopped after the time allowed, its memory bounded
                             (also beside a code)
    // slow                  on the second line: only with --all, because it takes more than a second
    // command: WORDS        on the second or third line: `PROGRAM WORDS` instead of `PROGRAM simulate`, where FILE is the
                             file, OUT the beginning of names in a folder for what is written, and DATA a file there
                             with the text of the line
    // data: TEXT
    // window: CODES         what the window ends with that runs the model only, if not `finished`

Where the same text comes again and again, a file abbreviates it: `<<TEXT*N>>` is TEXT N times (\\n is a line break), and
a line `//@ N TEXT`, with the lines `//@@ TEXT` behind it, stands N times with {k} = 0, 1, … and {k+1} replaced. `@OUT@`
is a folder beside that of the model, `@OUTNAME@` its name: there lies what no model may read or change. Lessons that do
harm are made by hostile_lessons.py; they are for the window.

Each file is run by `PROGRAM simulate FILE ARGUMENT…`. It must not end by a signal, end without its code, take more than
--megabytes of memory [MB] in one of its processes or --seconds of the processor's time in all of them (or --clock times
that by the clock, which other programs share; both are those of a desktop machine and are lengthened on a slower one,
which a piece of work measures at the start), leave a process behind, change anything outside, tell what stands there or
print what a terminal would obey. With --lock-alone the engine's
own policy lets everything through, so that nothing but the lock of the process holds; then any code will do. Prints one line for each that does not hold and
a last line with the numbers. With --list the figures of all are written to a file. Exit status 1 where one fails.
With --expand nothing is run: the files are written as they are meant into a folder, and what each has to end with into
its file `cases.txt`, a line each (for hostile_window.cpp).
"""
import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import hostile_lessons  # noqa: E402

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'hostile')
CODE = re.compile(r'\b(?:error|warning) ([A-Z]\d{3})\b')
OBEYED = re.compile('[\x00-\x08\x0b-\x1f\x7f\x80-\x9f]')  # by a terminal
COMMAND = ['simulate', 'FILE']
SECRET = 's3cret-that-no-model-may-tell'


KNOWN_SECONDS = 0.4  # of known_work on a desktop machine


def known_work():
    """Seconds of the processor for many small pieces of memory, which is what large models are made of."""
    start = time.process_time()
    pieces = [{k: str(k)} for k in range(600000)]
    del pieces
    return time.process_time() - start


def slowness():
    """How many times slower than a desktop machine this one is, with what else runs on it; at least 1."""
    return max(1.0, max(known_work() for _ in range(3)) / KNOWN_SECONDS)


def outside_of(folder):
    return folder.rstrip('/') + '.outside'


def prepare(folder):
    """What models may reach for: files outside, links to them, a file of their own."""
    outside = outside_of(folder)
    os.makedirs(os.path.join(outside, 'empty'), exist_ok=True)
    for path, text in ((os.path.join(outside, 'victim'), SECRET), (os.path.join(folder, 'own'), 'own line\n')):
        with open(path, 'w', encoding='utf-8') as f:
            f.write(text)
    for name, target in (('link', os.path.join(outside, 'victim')), ('away', outside)):
        if not os.path.islink(os.path.join(folder, name)):
            os.symlink(target, os.path.join(folder, name))


def state_of(folder):
    """Names and contents of all that lies outside a folder of models, and of what is no model in it."""
    state = []
    with open(os.path.join(folder, 'own'), 'rb') as f:
        state.append(f.read())
    for at, folders, files in sorted(os.walk(outside_of(folder))):
        state += [(at, sorted(folders))]
        for name in sorted(files):
            with open(os.path.join(at, name), 'rb') as f:
                state.append((name, f.read()))
    return state


def repeated(text):
    return re.sub(r'<<(.{1,120}?)\*(\d+)>>', lambda m: m.group(1).replace('\\n', '\n') * int(m.group(2)), text)


def expanded(text, folder):
    """The text that an abbreviated file stands for in a folder."""
    outside = outside_of(folder)
    text = text.replace('@OUTNAME@', os.path.basename(outside)).replace('@OUT@', outside)
    if '// data:' not in text:
        text = repeated(text)
    if '//@' not in text:
        return text
    lines, made, k = text.split('\n'), [], 0
    while k < len(lines):
        found = re.match(r'//@ (\d+) (.*)', lines[k])
        k += 1
        if not found:
            made.append(lines[k - 1])
            continue
        block = [found.group(2)]
        while k < len(lines) and lines[k].startswith('//@@ '):
            block.append(lines[k][5:])
            k += 1
        one = '\n'.join(block)
        made += [one.replace('{k}', str(n)).replace('{k+1}', str(n + 1)) for n in range(int(found.group(1)))]
    return '\n'.join(made)


def cases():
    """Name, codes that are allowed, whether slow, words of the command; in order."""
    with open(os.path.join(FOLDER, 'expected.txt'), encoding='utf-8') as f:
        of_diagrams = {line.split()[0]: line.split()[1:] for line in f if line.strip() and line[0] != '#'}
    for name in sorted(os.listdir(FOLDER)):
        if name.endswith('.mo'):
            with open(os.path.join(FOLDER, name), encoding='utf-8', errors='replace') as f:
                first, *others = (f.readline() for _ in range(3))
            given = [line[len('// command:'):] for line in others if line.startswith('// command:')]
            is_slow = any(line.startswith('// slow') for line in others)
            yield name, first.replace('// expect:', '').split(), is_slow, shlex.split(given[0]) if given else COMMAND
        elif name.endswith('.json'):
            wanted = of_diagrams.get(name, [])
            yield name, [w for w in wanted if w != 'slow'], 'slow' in wanted, COMMAND


class Outcome:
    def __init__(self, status, codes, output, seconds, megabytes, left):
        self.status, self.codes, self.output = status, codes, output
        self.seconds, self.megabytes, self.left = seconds, megabytes, left

    def fault(self, wanted, options):
        """Why this is no good end; None where it is."""
        if self.megabytes > options.megabytes:
            return f'takes {self.megabytes:.0f} MB'
        if self.left:
            return f'leaves {len(self.left)} processes behind'
        if self.status == 'time':
            return None if 'stopped' in wanted else f'takes more than {options.seconds:g} s'
        if SECRET in self.output:
            return 'tells what stands outside'
        if found := OBEYED.search(self.output):
            return f'prints what a terminal obeys: {self.output[max(0, found.start() - 40):found.start() + 40]!r}'
        if self.status < 0:
            return f'ends by signal {-self.status}: {self.output[-200:]!r}'
        if 'finished' in wanted and self.status == 0:
            return None
        if options.lock_alone and (self.status > 0 and self.codes or set(wanted) & set(self.codes)):
            return None
        if wanted == ['finished']:
            return f'status {self.status}, {" ".join(self.codes)}'
        if self.status == 0 or not set(wanted) & set(self.codes):
            return f'status {self.status}, {" ".join(self.codes) or "no message"}: {self.output[-200:]!r}'
        return None


class Processes:
    """What a process and those below it have taken so far (Linux: /proc)."""
    TICKS = os.sysconf('SC_CLK_TCK')

    def __init__(self, process):
        self.process, self.seconds_of, self.megabytes = process, {}, 0.0

    def look(self):
        waiting = [self.process]
        while waiting:
            process = waiting.pop()
            try:
                waiting += self.look_at(process)
            except (OSError, IndexError):
                pass  # it has just gone

    def look_at(self, process):
        """Its children."""
        folder = f'/proc/{process}'
        with open(f'{folder}/stat', encoding='utf-8', errors='replace') as f:
            fields = f.read().rpartition(')')[2].split()
        self.seconds_of[process] = (int(fields[11]) + int(fields[12])) / self.TICKS
        with open(f'{folder}/status', encoding='utf-8', errors='replace') as f:
            peak = re.search(r'VmHWM:\s+(\d+)', f.read())
        self.megabytes = max(self.megabytes, int(peak.group(1)) / 1000 if peak else 0)
        children = []
        for task in os.listdir(f'{folder}/task'):
            with open(f'{folder}/task/{task}/children', encoding='utf-8') as f:
                children += [int(child) for child in f.read().split()]
        return children

    def seconds(self):
        return sum(self.seconds_of.values())

    def left(self):
        """Those that live still."""
        def is_alive(process):
            try:
                with open(f'/proc/{process}/stat', encoding='utf-8', errors='replace') as f:
                    return f.read().rpartition(')')[2].split()[0] not in 'ZX'
            except OSError:
                return False
        return [process for process in self.seconds_of if is_alive(process)]


def write_data(path, folder):
    """The file of data that a line of a model stands for, if it has one."""
    with open(path, encoding='utf-8', errors='surrogateescape') as f:
        found = re.search(r'^// data: (.*)$', f.read(), re.M)
    made = os.path.join(folder, 'data.csv')
    if found:
        with open(made, 'w', encoding='utf-8', errors='surrogateescape') as f:
            f.write(repeated(found.group(1)).replace('\\n', '\n'))
    return made


def run(path, command, options):
    """One file, watched."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryDirectory() as written:
        places = {'FILE': path, 'DATA': write_data(path, written)}
        words = [places.get(word, re.sub('^OUT', os.path.join(written, 'out'), word)) for word in command]
        start = time.monotonic()
        process = subprocess.Popen([options.cli, *words, *options.arguments], stdin=subprocess.DEVNULL,
                                   stdout=output, stderr=subprocess.STDOUT, cwd=os.path.dirname(path),
                                   env={**os.environ, 'ARMATURE_SECRET': SECRET})
        taken = Processes(process.pid)
        is_late = False
        while process.poll() is None:
            taken.look()
            is_late = taken.seconds() > options.seconds or time.monotonic() - start > options.clock * options.seconds
            if is_late or taken.megabytes > options.megabytes:
                process.kill()
            time.sleep(0.01)
        end = time.monotonic() + 5
        while taken.left() and time.monotonic() < end:
            time.sleep(0.01)
        output.seek(0)
        text = output.read(1 << 20).decode('utf-8', errors='replace')
    codes = list(dict.fromkeys(CODE.findall(text)))
    status = 'time' if is_late else process.returncode
    return Outcome(status, codes, text, taken.seconds(), taken.megabytes, taken.left())


def wanted_cases(options):
    """Those of cases() that the options ask for, without whether they are slow."""
    for name, wanted, is_slow, command in cases():
        if options.names and not any(part in name for part in options.names):
            continue
        if (is_slow or 'stopped' in wanted) and not options.all and not options.names:
            continue
        yield name, wanted, command


def write_expanded(name, folder):
    """The path of the file that an abbreviated one stands for."""
    path = os.path.join(folder, name)
    with open(os.path.join(FOLDER, name), encoding='utf-8', errors='surrogateescape', newline='') as f:
        text = f.read()
    with open(path, 'w', encoding='utf-8', errors='surrogateescape', newline='') as f:
        f.write(expanded(text, folder))
    return path


def window_end(name):
    """What the window ends with that runs the model of a command."""
    with open(os.path.join(FOLDER, name), encoding='utf-8', errors='replace') as f:
        found = re.search(r'^// window: (.*)$', f.read(), re.M)
    return found.group(1).split() if found else ['finished']


def expand_all(options):
    options.expand = os.path.abspath(options.expand)
    os.makedirs(options.expand, exist_ok=True)
    prepare(options.expand)
    with open(os.path.join(options.expand, 'cases.txt'), 'w', encoding='utf-8') as f:
        for name, wanted, command in wanted_cases(options):
            write_expanded(name, options.expand)
            # What is wrong with a study or its data has no part in the model, which is all that the window has.
            of_model = [] if command == COMMAND or 'finished' in wanted else window_end(name)
            f.write(' '.join([name, *wanted, *of_model]) + '\n')
        for name, content, wanted in hostile_lessons.lessons(outside_of(options.expand)):
            if options.names and not any(part in name for part in options.names):
                continue
            with open(os.path.join(options.expand, name), 'wb') as lesson:
                lesson.write(content)
            f.write(' '.join([name, *wanted]) + '\n')
    return 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--cli')
    parser.add_argument('--expand')
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--seconds', type=float, default=10)
    parser.add_argument('--clock', type=float, default=6)
    parser.add_argument('--megabytes', type=float, default=2000)
    parser.add_argument('--list')
    parser.add_argument('--lock-alone', action='store_true')
    parser.add_argument('--argument', action='append', dest='arguments', default=[])
    parser.add_argument('names', nargs='*')
    options = parser.parse_args()
    if options.expand:
        return expand_all(options)
    if not options.cli:
        parser.error('--cli or --expand is needed')
    options.cli = os.path.abspath(options.cli)
    if options.lock_alone:
        options.arguments.append('--only-the-lock')
    options.seconds *= slowness()
    bad = count = 0
    figures = []
    with tempfile.TemporaryDirectory() as parent:
        folder = os.path.join(parent, 'models')
        os.mkdir(folder)
        prepare(folder)
        before = state_of(folder)
        for name, wanted, command in wanted_cases(options):
            path = write_expanded(name, folder)
            outcome = run(path, command, options)
            os.remove(path)
            fault = outcome.fault(wanted, options)
            if state_of(folder) != before:
                fault = 'changes what is outside'
                prepare(folder)
            count += 1
            figures.append(f'{name}\t{outcome.status}\t{" ".join(outcome.codes)}\t{outcome.seconds:.2f}\t'
                           f'{outcome.megabytes:.0f}\t{fault or ""}')
            if fault:
                bad += 1
                print(f'{name}: {fault}', flush=True)
    if options.list:
        with open(options.list, 'w', encoding='utf-8') as f:
            f.write('\n'.join(figures) + '\n')
    print(f'{count - bad} passed, {bad} failed')
    return 1 if bad or not count else 0


if __name__ == '__main__':
    sys.exit(main())
