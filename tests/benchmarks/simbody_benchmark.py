#!/usr/bin/env python3
"""A chain of N rods of 1 m and 1 kg, released level, for one second, beside Simbody at equal error.

    simbody_benchmark.py --cli CLI --simbody SIMBODY_CHAIN [--library DIR] [--lengths 1,2,5,…] [--methods ida,…] [--rounds N]

Both sides are measured over a ladder of tolerances, where they take their best of the rounds, and their error is the
largest of the joints' angles against Simbody at 1e-12. A row is ours at tolerance 1e-6: what Simbody needs for the same
error lies between its rungs (straight in the logarithms), and the ratio below one is in our favour. `simbody_chain` is
built where libsimbody-dev is installed. Exit status 1 where a chain does not run, or its error is above 1e-4.
"""
import argparse
import csv
import json
import math
import os
import subprocess
import sys
import tempfile

STOP = 1
TOLERANCE = 1e-6
LADDER = (1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9)
MODEL = '''model Chain "%(n)d rods of 1 m and 1 kg"
  inner Modelica.Mechanics.MultiBody.World world(g = 9.81, enableAnimation = false);
  Modelica.Mechanics.MultiBody.Joints.Revolute joint[%(n)d](each n = {0, 0, 1}, each phi(fixed = true),
    each w(fixed = true), each animation = false);
  Modelica.Mechanics.MultiBody.Parts.BodyBox rod[%(n)d](each r = {1, 0, 0}, each width = 0.02, each density = 2500,
    each animation = false);
equation
  connect(world.frame_b, joint[1].frame_a);
  for i in 1:%(n)d loop
    connect(joint[i].frame_b, rod[i].frame_a);
  end for;
  for i in 2:%(n)d loop
    connect(rod[i - 1].frame_b, joint[i].frame_a);
  end for;
  annotation (experiment(StopTime = %(stop)g, Interval = %(stop)g));
end Chain;
'''


def simbody(arguments, n, accuracy, rounds):
    """(seconds, angles of the joints at the end [rad])."""
    done = subprocess.run([arguments.simbody, str(n), str(accuracy), str(STOP), str(rounds)], capture_output=True,
                          text=True, check=True)
    seconds, *angles = map(float, done.stdout.split())
    return seconds, angles


def ours(arguments, n, method):
    """(seconds of the integration, angles, name of the method that was taken), or None where it does not run."""
    best = None
    with tempfile.TemporaryDirectory() as scratch:
        source, out, statistics = (os.path.join(scratch, name) for name in ('Chain.mo', 'out.csv', 'statistics.json'))
        with open(source, 'w', encoding='utf-8') as f:
            f.write(MODEL % {'n': n, 'stop': STOP})
        command = [arguments.cli, 'simulate', source, '--quiet', '--method', method, '--tolerance', str(TOLERANCE),
                   '--statistics', statistics, '--output', out, '--variables', 'joint[*].phi']
        if arguments.library:
            command += ['--library', arguments.library]
        for _ in range(arguments.rounds):
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0:
                print('N = %d ends with status %d: %s' % (n, done.returncode, done.stderr.strip()[:300]))
                return None
            with open(statistics, encoding='utf-8') as f, open(out, encoding='utf-8') as rows:
                stats, last = json.load(f), list(csv.DictReader(rows))[-1]
            seconds = stats['seconds']['integrate']
            if best is None or seconds < best[0]:
                best = seconds, [float(last['joint[%d].phi' % k]) for k in range(1, n + 1)], stats['method']
    return best


def at_error(points, error):
    """The seconds that belong to an error, from (error, seconds) in falling order of the errors; None outside of them."""
    for (e1, t1), (e2, t2) in zip(points, points[1:]):
        if e2 <= error <= e1:
            share = math.log(error / e1) / math.log(e2 / e1)
            return t1 * (t2 / t1) ** share
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--cli', required=True)
    parser.add_argument('--simbody', required=True)
    parser.add_argument('--library')
    parser.add_argument('--lengths', default='1,2,5,10,20,50,100,200')
    parser.add_argument('--methods', default='ida,cvode-adams,auto')
    parser.add_argument('--rounds', type=int, default=3)
    arguments = parser.parse_args()
    is_good, growth = True, {}
    print('%4s %-12s %-12s %10s %10s %12s %7s' % ('N', 'method', 'taken', 'error rad', 'ours s', 'Simbody s', 'ratio'))
    for n in map(int, arguments.lengths.split(',')):
        reference = simbody(arguments, n, 1e-12, 1)[1]

        def error(angles):
            return max(max(abs(x - y) for x, y in zip(angles, reference)), 1e-16)

        runs = [simbody(arguments, n, accuracy, arguments.rounds) for accuracy in LADDER]
        points = sorted(((error(angles), seconds) for seconds, angles in runs), reverse=True)
        for method in arguments.methods.split(','):
            found = ours(arguments, n, method)
            if found is None:
                is_good = False
                continue
            seconds, angles, taken = found
            theirs = at_error(points, error(angles))
            is_good = is_good and error(angles) < 1e-4
            growth.setdefault(method, []).append((n, seconds))
            if theirs:
                growth.setdefault('Simbody beside ' + method, []).append((n, theirs))
            print('%4d %-12s %-12s %10.1e %10.4f %12s %7s' % (
                n, method, taken, error(angles), seconds, '%.4f' % theirs if theirs else '-',
                '%.2f' % (seconds / theirs) if theirs else '-'), flush=True)
    for name, points in growth.items():
        ends = [p for p in points if p[0] * 10 >= points[-1][0]]
        if len(ends) > 1:
            print('%s grows with N to the power of %.2f between %d and %d rods' % (
                name, math.log(ends[-1][1] / ends[0][1]) / math.log(ends[-1][0] / ends[0][0]), ends[0][0], ends[-1][0]))
    return 0 if is_good else 1


if __name__ == '__main__':
    sys.exit(main())
