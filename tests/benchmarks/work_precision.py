#!/usr/bin/env python3
"""Work and precision of ten models with a known solution: ours beside SUNDIALS driven by hand.

    work_precision.py BENCHMARK [--output FILE.svg] [--table FILE.md]

BENCHMARK: the program work_precision_benchmark. Prints a table (error and time at each tolerance, and the time that we
need over that by hand at equal error) and draws time against error, one picture a model.
"""
import argparse
import math
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'exact'))
import exact

MODELS = os.path.join(HERE, '..', 'exact', 'models')
COLORS = {'ida': '#0072b2', 'cvode-bdf': '#d55e00', 'cvode-adams': '#009e73', 'arkode-erk': '#cc79a7'}


def measure(program):
    """Runs by model and (method, who): lists of (tolerance, steps, seconds, error)."""
    run = subprocess.run([program, MODELS], capture_output=True, text=True, check=True)
    found = {}
    for line in run.stdout.splitlines():
        model, who, method, tolerance, steps, seconds, *ends = line.split('\t')
        known = exact.read(os.path.join(MODELS, model + '.mo'))[0]
        values = dict(end.split('=') for end in ends)
        error = max(abs(float(value) - known[name]) / max(1, abs(known[name])) for name, value in values.items())
        found.setdefault(model, {}).setdefault((method, who), []).append(
            (float(tolerance), int(steps), float(seconds), max(error, 1e-16)))
    return found


def time_at(points, error):
    """The time that a method needs for an error, between its points; nothing outside of them."""
    line = sorted((math.log(e), math.log(s)) for _, _, s, e in points)
    for (e1, s1), (e2, s2) in zip(line, line[1:]):
        if e1 <= math.log(error) <= e2 and e2 > e1:
            return math.exp(s1 + (s2 - s1) * (math.log(error) - e1) / (e2 - e1))
    return None


def ratio(ours, hand):
    """Our time over that by hand at equal errors: the geometric mean where both have points."""
    logs = [math.log(s / other) for _, _, s, e in ours if (other := time_at(hand, e))]
    return math.exp(sum(logs) / len(logs)) if logs else None


def table(found):
    lines = ['| model | method | tolerance | error ours | error hand | steps ours | steps hand | ms ours | ms hand |',
             '|---|---|---|---|---|---|---|---|---|']
    ratios = []
    for model, runs in found.items():
        for method in COLORS:
            ours, hand = runs.get((method, 'ours'), []), runs.get((method, 'hand'), [])
            for o in ours:
                h = next((h for h in hand if h[0] == o[0]), None)
                other = ('–', '–', '–') if h is None else (f'{h[3]:.1e}', str(h[1]), f'{1e3 * h[2]:.3f}')
                lines.append(f'| {model} | {method} | {o[0]:.0e} | {o[3]:.1e} | {other[0]} | {o[1]} | {other[1]} | '
                             f'{1e3 * o[2]:.3f} | {other[2]} |')
            if (r := ratio(ours, hand)):
                ratios.append((model, method, r))
    lines += ['', '| model | method | our time over that by hand, at equal error |', '|---|---|---|']
    lines += [f'| {model} | {method} | {r:.2f} |' for model, method, r in ratios]
    return '\n'.join(lines)


class Picture:
    """One plot, both axes logarithmic: error to the right, milliseconds up."""
    WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 360, 270, 52, 40, 26

    def __init__(self, x, y, title, runs):
        self.x, self.y, self.title, self.runs = x, y, title, runs
        points = [p for list_of in runs.values() for p in list_of]
        self.errors = self.decades([p[3] for p in points])
        self.times = self.decades([1e3 * p[2] for p in points])

    @staticmethod
    def decades(values):
        low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
        return low, max(high, low + 1)

    def place(self, error, milliseconds):
        across, up = self.WIDTH - self.LEFT - 12, self.HEIGHT - self.TOP - self.BOTTOM
        u = (math.log10(error) - self.errors[0]) / (self.errors[1] - self.errors[0])
        v = (math.log10(milliseconds) - self.times[0]) / (self.times[1] - self.times[0])
        return self.x + self.LEFT + u * across, self.y + self.HEIGHT - self.BOTTOM - v * up

    def draw(self):
        made = [f'<text x="{self.x + self.LEFT}" y="{self.y + 17}" font-weight="bold">{self.title}</text>']
        step = max(1, (self.errors[1] - self.errors[0] + 5) // 6)
        low, high = 10.0 ** self.times[0], 10.0 ** self.times[1]
        for k in range(self.errors[0], self.errors[1] + 1, step):
            x, y = self.place(10.0 ** k, low)
            made.append(f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x:.1f}" y2="{self.place(10.0 ** k, high)[1]:.1f}" '
                        f'stroke="#ddd"/><text x="{x:.1f}" y="{y + 15:.1f}" text-anchor="middle">1e{k}</text>')
        for k in range(self.times[0], self.times[1] + 1):
            x, y = self.place(10.0 ** self.errors[0], 10.0 ** k)
            right = self.place(10.0 ** self.errors[1], 10.0 ** k)[0]
            made.append(f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{right:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
                        f'<text x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">{10.0 ** k:g}</text>')
        for (method, who), points in self.runs.items():
            at = [self.place(p[3], 1e3 * p[2]) for p in points]
            dash = '' if who == 'ours' else ' stroke-dasharray="5 4"'
            made.append(f'<polyline fill="none" stroke="{COLORS[method]}" stroke-width="1.6"{dash} points="' +
                        ' '.join(f'{x:.1f},{y:.1f}' for x, y in at) + '"/>')
            fill = COLORS[method] if who == 'ours' else 'white'
            made += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.6" fill="{fill}" stroke="{COLORS[method]}"/>'
                     for x, y in at]
        return made


def draw(found):
    columns = 2
    rows = (len(found) + columns - 1) // columns
    width, height = columns * (Picture.WIDTH + 16) + 16, rows * (Picture.HEIGHT + 8) + 70
    made = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'font-family="DejaVu Sans, sans-serif" font-size="11"><rect width="100%" height="100%" fill="white"/>',
            '<text x="16" y="24" font-size="15">Milliseconds of integration over error at the end</text>']
    x = 16
    for method, color in COLORS.items():
        for who, dash in (('ours', ''), ('by hand', ' stroke-dasharray="5 4"')):
            made.append(f'<line x1="{x}" y1="42" x2="{x + 24}" y2="42" stroke="{color}" stroke-width="1.6"{dash}/>'
                        f'<text x="{x + 28}" y="46">{method if who == "ours" else who}</text>')
            x += 34 + 6.6 * len(method if who == 'ours' else who)
    for k, (model, runs) in enumerate(found.items()):
        made += Picture(16 + k % columns * (Picture.WIDTH + 16), 62 + k // columns * (Picture.HEIGHT + 8), model,
                        runs).draw()
    return '\n'.join(made + ['</svg>\n'])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('benchmark')
    parser.add_argument('--output', default='work_precision.svg')
    parser.add_argument('--table')
    options = parser.parse_args()
    found = measure(options.benchmark)
    text = table(found)
    print(text)
    if options.table:
        with open(options.table, 'w', encoding='utf-8') as file:
            file.write(text + '\n')
    with open(options.output, 'w', encoding='utf-8') as file:
        file.write(draw(found))
    print(f'\n{len(found)} models, drawn in {options.output}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
