"""Sheets of several pictures, to look through them; by ImageMagick."""
import os
import shutil
import subprocess


def font():
    """The file of a font for labels; ImageMagick's own choice is not on every machine."""
    if not shutil.which('fc-match'):
        return []
    found = subprocess.run(['fc-match', '-f', '%{file}', 'sans'], capture_output=True, text=True, check=True).stdout
    return ['-font', found] if found else []


def make_sheets(files, across, down, name):
    """Sheets of so many pictures side by side and below each other; name: of a sheet, given its number."""
    for first in range(0, len(files), across*down):
        labels = [item for path in files[first:first + across*down]
                  for item in ('-label', os.path.basename(path)[:-4], path)]
        subprocess.run(['montage'] + font() + labels + ['-tile', f'{across}x', '-geometry', '+6+6', '-background',
                                                        '#808080', name(first // (across*down) + 1)], check=True)
