#!/usr/bin/env python3
"""A chain of N revolute pendulums of the MultiBody library, N = 1 … 100: how translation and integration grow.

    pendulum_benchmark.py --cli CLI [--library DIR] [--lengths 1,2,5,…] [--rounds N]

Prints for each N the unknowns, states, torn sizes, the translation time and the cost of one second of simulated time,
and the exponents of growth over the last tenfold length. The chain of 1 m starts level and at rest and has no friction.
Exit status 1 when a chain does not run to its end, or its mechanical energy, computed here from the angles of the
joints, changes by more than a ten-thousandth of what a falling rod of its mass turns over.
"""
import argparse
import csv
import json
import math
import os
import subprocess
import sys
import tempfile

STOP = 0.2
GRAVITY = 9.81
MODEL = '''model PendulumChain "%(n)d links of equal length, 1 m together"
  inner Modelica.Mechanics.MultiBody.World world(g = %(g)g);
  Modelica.Mechanics.MultiBody.Joints.Revolute joint[%(n)d](each n = {0, 0, 1}, each phi(fixed = true),
    each w(fixed = true));
  Modelica.Mechanics.MultiBody.Parts.BodyBox link[%(n)d](each r = {1 / %(n)d, 0, 0}, each width = 0.02);
equation
  connect(world.frame_b, joint[1].frame_a);
  for i in 1:%(n)d loop
    connect(joint[i].frame_b, link[i].frame_a);
  end for;
  for i in 2:%(n)d loop
    connect(link[i - 1].frame_b, joint[i].frame_a);
  end for;
  annotation (experiment(StopTime = %(stop)g, Tolerance = 1e-6));
end PendulumChain;
'''


def run(arguments, n, scratch):
    """(statistics, last row of the results as a dictionary)."""
    source, out, statistics = (os.path.join(scratch, name) for name in ('PendulumChain.mo', 'out.csv', 'statistics.json'))
    with open(source, 'w', encoding='utf-8') as f:
        f.write(MODEL % {'n': n, 'g': GRAVITY, 'stop': STOP})
    command = [arguments.cli, 'simulate', source, '--quiet', '--statistics', statistics, '--output', out]
    for names in ('joint[*].phi', 'joint[*].w', 'link[1].m', 'link[1].I[3,3]'):
        command += ['--variables', names]
    if arguments.library:
        command += ['--library', arguments.library]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        print('N = %d ends with status %d: %s' % (n, done.returncode, done.stderr.strip()[:300]))
        return None
    with open(statistics, encoding='utf-8') as f, open(out, encoding='utf-8') as rows:
        last = list(csv.DictReader(rows))[-1]
        return json.load(f), {name: float(value) for name, value in last.items()}


def energy(row, n):
    """Of all links [J]: zero where the chain is level and at rest."""
    mass, inertia, length = row['link[1].m'], row['link[1].I[3,3]'], 1 / n
    y = vx = vy = angle = rate = total = 0
    for k in range(1, n + 1):
        angle += row['joint[%d].phi' % k]
        rate += row['joint[%d].w' % k]
        # From the joint to the centre of mass, and on to the next joint.
        for is_centre in (True, False):
            y += length / 2 * math.sin(angle)
            vx -= length / 2 * rate * math.sin(angle)
            vy += length / 2 * rate * math.cos(angle)
            if is_centre:
                total += mass * ((vx * vx + vy * vy) / 2 + GRAVITY * y) + inertia * rate * rate / 2
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli', required=True)
    parser.add_argument('--library')
    parser.add_argument('--lengths', default='1,2,5,10,20,50,100')
    parser.add_argument('--rounds', type=int, default=3)
    arguments = parser.parse_args()
    lengths = [int(n) for n in arguments.lengths.split(',')]
    print('%4s %9s %7s %12s %14s %14s %11s %9s' % ('N', 'unknowns', 'states', 'linear torn', 'translation s',
                                                  's per sim. s', 'us a step', 'energy'))
    points, is_good = [], True
    for n in lengths:
        best = None
        for _ in range(arguments.rounds):
            with tempfile.TemporaryDirectory() as scratch:
                result = run(arguments, n, scratch)
            if result is None:
                is_good = False
                break
            seconds = result[0]['seconds']
            translation = sum(seconds[k] for k in ('load', 'instantiate', 'structure', 'compile'))
            best = result if best is None else best
            times = (translation, seconds['integrate'])
            points = points[:-1] + [(n, *map(min, points[-1][1:], times))] if points and points[-1][0] == n \
                else points + [(n, *times)]
        if best is None:
            continue
        stats, row = best
        error = energy(row, n) / (row['link[1].m'] * n * GRAVITY * 0.5)
        is_good = is_good and abs(error) < 1e-4
        print('%4d %9d %7d %12s %14.3f %14.3f %11.1f %9.1e' % (
            n, stats['unknowns'], stats['states'], ','.join(str(k) for k in stats['linear_systems_torn']), points[-1][1],
            points[-1][2] / STOP, points[-1][2] / max(stats['steps'], 1) * 1e6, error))
    ends = [p for p in points if p[0] * 10 >= points[-1][0]] if points else []
    if len(ends) > 1:
        first, last = ends[0], ends[-1]
        for name, k in (('translation', 1), ('integration', 2)):
            print('%s grows with N to the power of %.2f between %d and %d links' % (
                name, math.log(last[k] / first[k]) / math.log(last[0] / first[0]), first[0], last[0]))
    return 0 if is_good else 1


if __name__ == '__main__':
    sys.exit(main())
