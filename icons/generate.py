#!/usr/bin/env python3
"""Write every SVG of icons/ from the drawing modules in icons/draw/.

    python3 icons/generate.py            write the files that changed, remove none
    python3 icons/generate.py --check    write nothing, exit 1 if a file differs from its drawing or has none

Only the standard library is used. See icons/README.md for the grid, the colours and the state groups.
"""

import argparse
import importlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

MODULES = ("rotational", "rotational_drive", "translational", "blocks_sources", "blocks_dynamic", "blocks_math",
           "blocks_logic", "heat", "electrical", "electrical_parts", "digital",
           "multibody", "multibody_joints", "multibody_views", "actions", "marks", "packages",
           "state_graph")


def drawings():
    """All drawings as {path without .svg: function that returns an Icon}; a name drawn twice is an error."""
    result = {}
    for name in MODULES:
        module = importlib.import_module("draw." + name)
        twice = result.keys() & module.ICONS.keys()
        if twice:
            raise ValueError(f"drawn twice: {sorted(twice)}")
        result.update(module.ICONS)
    return result


def main():
    """Command line entry; returns the exit code."""
    parser = argparse.ArgumentParser(description="Generate the SVG icons.")
    parser.add_argument("--check", action="store_true", help="only compare, exit 1 on a difference")
    arguments = parser.parse_args()
    changed = []
    for name, make in sorted(drawings().items()):
        path = HERE / f"{name}.svg"
        text = make().svg()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed.append(name)
        if not arguments.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for name in changed:
        print(("differs: " if arguments.check else "wrote ") + name)
    strangers = {str(path.relative_to(HERE).with_suffix("")) for path in HERE.rglob("*.svg")} - drawings().keys()
    for name in sorted(strangers):
        print("no drawing: " + name)
    return 1 if arguments.check and (changed or strangers) else 0


if __name__ == "__main__":
    sys.exit(main())
