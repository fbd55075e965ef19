#!/usr/bin/env python3
"""Runs clang-tidy (the checks named in .clang-tidy, as errors) over our sources with a build folder's commands.

    tidy.py [-j N] BUILD_FOLDER [PATTERN]…      a pattern is a part of a path; without one every source is checked
"""
import argparse
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('-j', dest='jobs', type=int, default=os.cpu_count() or 1, help='processes at a time')
    parser.add_argument('build', help='folder with compile_commands.json')
    parser.add_argument('patterns', nargs='*')
    arguments = parser.parse_args()
    build, patterns = os.path.abspath(arguments.build), arguments.patterns
    tool = shutil.which('clang-tidy-14') or shutil.which('clang-tidy')
    if not tool:
        print('skipped: clang-tidy is not installed')
        return 0
    with open(os.path.join(build, 'compile_commands.json'), encoding='utf-8') as f:
        sources = sorted({entry['file'] for entry in json.load(f)})
    ours = [s for s in sources if s.startswith(ROOT + os.sep) and 'autogen' not in s and not s.startswith(build)
            and (not patterns or any(p in s for p in patterns))]

    def check(source):
        command = [tool, '-p', build, '--quiet', '--extra-arg=-Wno-unknown-warning-option', source]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return source, run.returncode, run.stdout.decode('utf-8', 'replace')

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for source, code, text in pool.map(check, ours):
            if code:
                failed += 1
                print(text.strip() or f'{source}: clang-tidy failed')
    print(f'{len(ours)} files, {failed} with problems')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
