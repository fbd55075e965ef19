#!/usr/bin/env python3
"""The long run of the fuzz targets: prints executions and coverage of each, and keeps what finds something new.

    campaign.py --build FOLDER [--work FOLDER] [--seconds N] [--minimize] [TARGET…]

FOLDER holds the build of the preset `fuzz`. Each target (all, or those named) runs for N seconds in one process, starting
from the committed corpus, the seeds of this tree (seeds.py) and what earlier runs have left in the folder --work. An
input that ends a target is kept there in `crashes` and named. Executions add up over runs in `figures.json`. With
--minimize no new inputs are looked for: the corpus of each target is merged to the fewest files that reach the same, and
written to `corpus` beside this file, at most 150 kB and 300 files a target. Files there whose names begin with `found`
have once ended a target: they stay. Exit status 1 where something was found.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from seeds import TARGETS, write_seeds  # noqa: E402

LONGEST = {'diagram': 8192, 'table': 1024, 'results': 256, 'native': 512, 'mesh': 1024, 'expression': 1024}  # bytes; others 4096
ONE_INPUT = 10  # [s] of one input, then it counts as a hang
MEMORY = 2048  # [MB]
COMMITTED = 150_000  # bytes of a committed corpus
COMMITTED_FILES = 300
LAST = re.compile(r'^#(\d+)\s+\S+\s+cov: (\d+) ft: (\d+) corp: (\d+)', re.M)
DONE = re.compile(r'stat::number_of_executed_units:\s+(\d+)')


def environment():
    options = dict(os.environ)
    options['ASAN_OPTIONS'] = 'detect_leaks=0:allocator_may_return_null=0:detect_stack_use_after_return=0'
    options['UBSAN_OPTIONS'] = 'print_stacktrace=1'
    options['QT_LOGGING_RULES'] = '*=false'
    return options


def fuzz(program, name, folders, options):
    """One run; the output of libFuzzer."""
    crashes = os.path.join(options.work, 'crashes', '')
    os.makedirs(crashes, exist_ok=True)
    command = [program, *folders, f'-max_total_time={options.seconds}', f'-timeout={ONE_INPUT}',
               f'-rss_limit_mb={MEMORY}', f'-malloc_limit_mb={MEMORY}', f'-max_len={LONGEST.get(name, 4096)}',
               '-print_final_stats=1', '-fork=0', f'-artifact_prefix={crashes}{name}-']
    words = os.path.join(HERE, f'{name}.dict')
    if os.path.exists(words):
        command.append(f'-dict={words}')
    return subprocess.run(command, capture_output=True, text=True, errors='replace', env=environment(), check=False)


def minimize(program, name, folders):
    """Fewest files that reach the same, as the committed corpus."""
    target = os.path.join(HERE, 'corpus', name)
    merged = target + '.new'
    shutil.rmtree(merged, ignore_errors=True)
    os.makedirs(merged)
    os.makedirs(target, exist_ok=True)
    subprocess.run([program, '-set_cover_merge=1', f'-timeout={ONE_INPUT}', f'-rss_limit_mb={MEMORY}',
                    f'-max_len={LONGEST.get(name, 4096)}', merged, *folders],
                   capture_output=True, env=environment(), check=False)
    total = count = 0
    for entry in os.scandir(target):
        if entry.name.startswith('found'):
            total, count = total + entry.stat().st_size, count + 1
        else:
            os.remove(entry.path)
    for entry in sorted(os.scandir(merged), key=lambda e: e.stat().st_size):
        total, count = total + entry.stat().st_size, count + 1
        if total > COMMITTED or count > COMMITTED_FILES:
            break
        shutil.copy(entry.path, os.path.join(target, entry.name[:12]))
    shutil.rmtree(merged)
    print(f'{name}: {len(os.listdir(target))} files')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--build', required=True)
    parser.add_argument('--work', default='/tmp/armature-fuzz')
    parser.add_argument('--seconds', type=int, default=60)
    parser.add_argument('--minimize', action='store_true')
    parser.add_argument('targets', nargs='*')
    options = parser.parse_args()
    figures_file = os.path.join(options.work, 'figures.json')
    os.makedirs(options.work, exist_ok=True)
    figures = json.load(open(figures_file, encoding='utf-8')) if os.path.exists(figures_file) else {}
    has_found = False
    for name in options.targets or TARGETS:
        program = os.path.join(options.build, 'tests/robustness/fuzz', f'fuzz_{name}')
        own = os.path.join(options.work, name)
        if not os.path.isdir(own):
            os.makedirs(own)
            write_seeds(name, own)
        committed = os.path.join(HERE, 'corpus', name)
        folders = [own] + ([committed] if os.path.isdir(committed) else [])
        if options.minimize:
            minimize(program, name, folders)
            continue
        run = fuzz(program, name, folders, options)
        done, last = DONE.search(run.stderr), LAST.findall(run.stderr)
        count = int(done.group(1)) if done else int(last[-1][0]) if last else 0
        of_target = figures.setdefault(name, {'executions': 0})
        of_target['executions'] += count
        if last:
            of_target['coverage'], of_target['features'], of_target['corpus'] = map(int, last[-1][1:])
        is_bad = run.returncode != 0
        has_found = has_found or is_bad
        print(f'{name}: {count} executions ({of_target["executions"]} in all), coverage {of_target.get("coverage", 0)} '
              f'edges, {of_target.get("corpus", 0)} inputs' + (', FOUND something:' if is_bad else ''), flush=True)
        if is_bad:
            print(run.stderr[-3000:])
        with open(figures_file, 'w', encoding='utf-8') as f:
            json.dump(figures, f, indent=1)
    print(f'{sum(f["executions"] for f in figures.values())} executions in all')
    return 1 if has_found else 0


if __name__ == '__main__':
    sys.exit(main())
