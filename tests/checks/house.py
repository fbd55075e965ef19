"""The arrows that engine/HOUSE.md draws are those of the sources."""
import collections
import os
import re

INCLUDE = re.compile(r'^\s*#\s*include\s*"engine/(\w+)/', re.M)
ROW = re.compile(r'^\| (\w+) \| ([\w, ]*)\|', re.M)


def check(root, files):
    uses = collections.defaultdict(set)
    for path in files:
        parts = path.split('/')
        if parts[0] != 'engine' or len(parts) != 3 or not path.endswith(('.h', '.cpp')):
            continue
        with open(os.path.join(root, path), encoding='utf-8', errors='replace') as f:
            uses[parts[1]] |= set(INCLUDE.findall(f.read())) - {parts[1]}
    with open(os.path.join(root, 'engine/HOUSE.md'), encoding='utf-8') as f:
        rooms = f.read().split('## Rooms and arrows')[1].split('\n## ')[0]
    drawn = {room: set(used.replace(',', ' ').split()) for room, used in ROW.findall(rooms) if room != 'room'}
    for room in sorted(set(uses) | set(drawn)):
        if room not in drawn:
            yield f'engine/HOUSE.md: the room {room} is not drawn'
        elif drawn[room] != uses[room]:
            yield f'engine/HOUSE.md: {room} uses {", ".join(sorted(uses[room])) or "nothing"}'
