#!/usr/bin/env python3
"""Pictures of every view of the walk through the window: both themes, both languages, three sizes of a pixel.

    picture_set.py PROGRAM OUT [--only WORD]… [--parts NAMES] [--size 1280x800] [--home DIR] [--sheets]

PROGRAM: translation_pictures of a build. OUT gets a folder for each of the twelve sets ("dark-de-2"), each made on a
virtual screen (Xvfb) of its own that the window fills. --home: a folder that is not there yet, for its time the home
of the person whose files are seen in the pictures. --only: sets whose name has each WORD. --parts: of the walk, with
commas between. --sheets: sheets of several pictures each, where ImageMagick's montage is installed, to look through.
"""
import argparse
import itertools
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'tools'))
from picture_sheets import make_sheets  # noqa: E402

LANGUAGES = {'en': 'en_GB.UTF-8', 'de': 'de_DE.UTF-8'}
SCALES = ['1', '1.5', '2']
ACROSS, DOWN = 2, 3  # of a sheet


def make(program, folder, theme, language, scale, options):
    """What the walk has missed, if anything, in lines."""
    os.makedirs(folder, exist_ok=True)
    screen = 'x'.join(str(round(int(side) * float(scale))) for side in options.size.split('x'))
    reading, writing = os.pipe()
    display = subprocess.Popen(['Xvfb', '-displayfd', str(writing), '-screen', '0', screen + 'x24', '-nolisten', 'tcp'],
                               pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    environment = dict(os.environ, LANG=LANGUAGES[language], DISPLAY=':' + number,
                       DBUS_SESSION_BUS_ADDRESS='disabled:')
    for name in ('LC_ALL', 'LC_MESSAGES', 'LANGUAGE'):
        environment.pop(name, None)
    home = options.home or tempfile.mkdtemp()
    models = os.path.join(home, 'Models')
    os.makedirs(models)
    environment['HOME'] = home
    command = [program, folder, '--language', language, '--scale', scale, '--size', options.size, '--folder', models]
    if theme == 'dark':
        command.append('--dark')
    if options.parts:
        command += ['--parts', options.parts]
    try:
        done = subprocess.run(command, env=environment, check=False, stderr=subprocess.PIPE, text=True)
    finally:
        display.terminate()
        display.wait()
        shutil.rmtree(home)
    return [line for line in done.stderr.splitlines() if 'missed' in line]


def sheets(folder):
    """In the order in which the walk came by."""
    def age(path):
        return os.stat(path).st_mtime_ns
    files = sorted((os.path.join(folder, file) for file in os.listdir(folder) if file.endswith('.png')), key=age)
    make_sheets(files, ACROSS, DOWN, lambda number: f'{folder}-{number:02}.png')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('program')
    parser.add_argument('out')
    parser.add_argument('--only', action='append', default=[])
    parser.add_argument('--parts', default='')
    parser.add_argument('--size', default='1280x800')
    parser.add_argument('--home')
    parser.add_argument('--sheets', action='store_true')
    options = parser.parse_args()
    if options.home and os.path.exists(options.home):
        parser.error('--home: ' + options.home + ' is there already')
    for theme, language, scale in itertools.product(('light', 'dark'), LANGUAGES, SCALES):
        name = f'{theme}-{language}-{scale}'
        if not all(word in name.split('-') for word in options.only):
            continue
        folder = os.path.join(options.out, name)
        missed = make(options.program, folder, theme, language, scale, options)
        print(name, len(os.listdir(folder)), 'pictures', *missed, sep='\n  ' if missed else ' ', flush=True)
        if options.sheets and shutil.which('montage'):
            sheets(folder)


if __name__ == '__main__':
    main()
