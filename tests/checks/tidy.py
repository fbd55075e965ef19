#!/usr/bin/env python3
"""Runs clang-tidy (the checks named in .clang-tidy, as errors) over our sources with a build folder's commands.

    tidy.py BUILD_FOLDER [PATTERN]…      a pattern is a part of a path; without one every source is checked
"""
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def main():
    build, patterns = sys.argv[1], sys.argv[2:]
    tool = shutil.which('clang-tidy-14') or shutil.which('clang-tidy')
    if not tool:
        print('skipped: clang-tidy is not installed')
        return 0
    with open(os.path.join(build, 'compile_commands.json'), encoding='utf-8') as f:
        sources = sorted({entry['file'] for entry in json.load(f)})
    ours = [s for s in sources if s.startswith(ROOT + os.sep) and 'autogen' not in s and not s.startswith(build)
            and (not patterns or any(p in s for p in patterns))]

    def check(source):
        run = subprocess.run([tool, '-p', build, '--quiet', '--extra-arg=-Wno-unknown-warning-option', source], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return source, run.returncode, run.stdout.decode('utf-8', 'replace')

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for source, code, text in pool.map(check, ours):
            if code:
                failed += 1
                print(text.strip() or f'{source}: clang-tidy failed')
    print(f'{len(ours)} files, {failed} with problems')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
