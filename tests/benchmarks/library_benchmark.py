#!/usr/bin/env python3
"""Times on the text of the Modelica Standard Library, from process start to the last point, beside their limits.

    library_benchmark.py --cli CLI --library DIR [--rounds N]     three examples with their phases
    library_benchmark.py --rows FILE --plot OUT.svg               translation time against the number of equations, from
                                                                  rows that run.py --json has written, with the fitted
                                                                  exponent
Prints figures; exit status 1 when a limit is missed.
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time

MULTIBODY = 'Modelica.Mechanics.MultiBody.Examples.'
# Limits in seconds: from start to end, translation, integration; memory in MB. None: no limit is set.
LIMITS = {
    'Modelica.Mechanics.Rotational.Examples.First': (0.15, None, None, None),
    MULTIBODY + 'Systems.RobotR3.FullRobot': (None, 1.5, 0.75, 600),
    MULTIBODY + 'Loops.EngineV6': (None, 4.0, 8.6, 600),
}


def translation(stats):
    return sum(stats['seconds'].get(k, 0) for k in ('load', 'instantiate', 'structure', 'compile'))


def measure(cli, library, model, rounds):
    """Best of some rounds: (wall, statistics), or None with the reason printed."""
    best = None
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as scratch:
            path = os.path.join(scratch, 'statistics.json')
            began = time.monotonic()
            done = subprocess.run([cli, 'simulate', model, '--library', library, '--quiet', '--statistics', path,
                                   '--output', os.path.join(scratch, 'out.mat')], capture_output=True, text=True)
            wall = time.monotonic() - began
            if done.returncode != 0:
                print('%s ends with status %d: %s' % (model, done.returncode, done.stderr.strip()[:200]))
                return None
            with open(path, encoding='utf-8') as f:
                stats = json.load(f)
        if best is None or wall < best[0]:
            best = wall, stats
    return best


def times(cli, library, rounds):
    is_kept = True
    for model, limits in LIMITS.items():
        best = measure(cli, library, model, rounds)
        if best is None:
            is_kept = False
            continue
        wall, stats = best
        values = (wall, translation(stats), stats['seconds']['integrate'], stats['peak_memory_bytes'] / 1e6)
        names = ('start to end %.3f s', 'translation %.3f s', 'integration %.3f s', 'peak %.0f MB')
        parts = []
        for value, name, limit in zip(values, names, limits):
            is_within = limit is None or value <= limit
            is_kept = is_kept and is_within
            parts.append(name % value + ('' if limit is None else ' (limit %g%s)' % (limit, '' if is_within else ', MISSED')))
        phases = ', '.join('%s %.3f' % item for item in stats['seconds'].items() if item[0] != 'total')
        print('%s, %d unknowns: %s; %s' % (model, stats['unknowns'], '; '.join(parts), phases))
    return is_kept


def plot(path, out):
    """Points (unknowns, seconds) on logarithmic axes with the line of least squares, as an SVG."""
    with open(path, encoding='utf-8') as f:
        rows = json.load(f)
    points = [(r['stats']['unknowns'], translation(r['stats'])) for r in rows
              if (r.get('stats') or {}).get('unknowns') and translation(r['stats']) > 0]
    # Below a few hundred unknowns the time is that of opening the library.
    large = [(math.log10(n), math.log10(t)) for n, t in points if n >= 300]
    if len(large) < 3:
        print('too few models of 300 unknowns and more')
        return False
    mx, my = (sum(p[k] for p in large) / len(large) for k in (0, 1))
    slope = sum((x - mx) * (y - my) for x, y in large) / sum((x - mx) ** 2 for x, _ in large)
    x0, x1, y0, y1 = 0, 5, -3, 1
    sx, sy = (lambda x: 60 + (x - x0) / (x1 - x0) * 550), (lambda y: 400 - (y - y0) / (y1 - y0) * 360)
    svg = ['<svg xmlns="http://www.w3.org/2000/svg" width="640" height="450" font-family="sans-serif" font-size="12">',
           '<rect width="640" height="450" fill="white"/>']
    for x in range(x0, x1 + 1):
        svg.append('<path d="M%g 40V400" stroke="#ddd"/><text x="%g" y="418" text-anchor="middle">%g</text>'
                   % (sx(x), sx(x), 10 ** x))
    for y in range(y0, y1 + 1):
        svg.append('<path d="M60 %gH610" stroke="#ddd"/><text x="54" y="%g" text-anchor="end">%g</text>'
                   % (sy(y), sy(y) + 4, 10 ** y))
    left, right = min(x for x, _ in large), max(x for x, _ in large)
    svg.append('<path d="M%g %gL%g %g" stroke="#b33" fill="none"/>'
               % (sx(left), sy(my + slope * (left - mx)), sx(right), sy(my + slope * (right - mx))))
    for n, t in points:
        svg.append('<circle cx="%g" cy="%g" r="3" fill="#246"/>' % (sx(math.log10(n)), sy(math.log10(t))))
    svg.append('<text x="340" y="440" text-anchor="middle">unknowns</text>')
    svg.append('<text x="60" y="26">translation [s] of %d models; from 300 unknowns on: time ~ unknowns^%.2f</text>'
               % (len(points), slope))
    svg.append('</svg>')
    with open(out, 'w', encoding='utf-8') as f:
        f.write('\n'.join(svg) + '\n')
    print('%d models, time ~ unknowns^%.2f from 300 unknowns on (%d models); plot in %s'
          % (len(points), slope, len(large), out))
    return slope < 1.2


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli')
    parser.add_argument('--library')
    parser.add_argument('--rounds', type=int, default=3)
    parser.add_argument('--rows')
    parser.add_argument('--plot')
    args = parser.parse_args()
    if not (args.cli and args.library) and not (args.rows and args.plot):
        parser.error('give --cli and --library, or --rows and --plot')
    is_kept = plot(args.rows, args.plot) if args.rows else True
    if args.cli:
        is_kept = times(args.cli, args.library, args.rounds) and is_kept
    return 0 if is_kept else 1


if __name__ == '__main__':
    sys.exit(main())
