#!/usr/bin/env python3
"""All pictures of lessons, overlays and views, in both sizes, languages and themes, with sheets to look through.

    picture_set.py BUILD OUT [--only WORD]… [--all]

BUILD: a build with the targets sign_pictures and lesson_pictures. OUT gets a folder for each combination and, where
ImageMagick's montage is installed, sheets of several pictures each. --only: combinations or sets whose name has WORD. --all: every lesson in every combination, and not some of them only.
"""
import argparse
import os
import shutil
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'tools'))
from picture_sheets import make_sheets  # noqa: E402

SMALL = ['--size', '1024x768', '--large']
DARK, GERMAN = ['--dark'], ['--language', 'de']
COMBINATIONS = {
    'light-en': [],
    'dark-de': DARK + GERMAN,
    'large-dark-de': SMALL + DARK + GERMAN,
    'large-light-en': SMALL,
    # The other half, for whoever looks at everything.
    'dark-en': DARK,
    'light-de': GERMAN,
    'large-dark-en': SMALL + DARK,
    'large-light-de': SMALL + GERMAN,
}
# Of the other combinations some lessons are enough: their panels and diagrams differ by words and colours only.
FEW = ['reader_spring', 'planetary', 'initial_conditions', 'electrical_mechanical', 'mistake_two_speeds']
# Set: the pictures of a sheet, by a word in their names; how many stand side by side, and below each other.
SHEETS = {'layer': (2, 4), 'cut': (2, 3), 'glasses': (2, 3), 'panel': (3, 2), 'view': (2, 2), 'explain': (3, 3),
          'film': (1, 4), 'question': (2, 2), 'right': (2, 2), 'wrong': (2, 2)}


def run(program, out, options, names):
    environment = dict(os.environ, QT_QPA_PLATFORM='offscreen', DBUS_SESSION_BUS_ADDRESS='disabled:')
    subprocess.run([program, out] + options + names, env=environment, check=True, stdout=subprocess.DEVNULL)


def sheets(folder, out, name):
    for word, (across, down) in SHEETS.items():
        files = sorted(file for file in os.listdir(folder) if file.endswith('.png') and '-' + word in file)
        make_sheets([os.path.join(folder, file) for file in files], across, down,
                    lambda number, word=word: os.path.join(out, f'{name}-{word}-{number:02}.png'))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('build')
    parser.add_argument('out')
    parser.add_argument('--only', action='append', default=[])
    parser.add_argument('--all', action='store_true')
    options = parser.parse_args()
    for name, how in COMBINATIONS.items():
        for kind, program in (('signs', 'teaching/sign_pictures'), ('lessons', 'lessons/lesson_pictures')):
            full = f'{name}-{kind}'
            if options.only and not any(word in full for word in options.only):
                continue
            folder = os.path.join(options.out, full)
            os.makedirs(folder, exist_ok=True)
            few = FEW if kind == 'lessons' and name not in ('light-en', 'large-dark-de') and not options.all else []
            run(os.path.join(options.build, 'tests', program), folder, how, few)
            if shutil.which('montage'):
                sheets(folder, options.out, full)
            print(full, len(os.listdir(folder)), 'pictures')


if __name__ == '__main__':
    main()
