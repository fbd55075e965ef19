#!/usr/bin/env python3
"""Measures the rooms of the engine from the syntax trees that clang makes of them.

    circles.py [ROOM…]

Prints for each room the largest circle of calls across files, and fails where one has more files than LIMIT. A call
counts from the file that holds the caller's body to the one that holds the body of what is called; a call through an
interface leads to nobody's body. Inner functions of a file count for the file. Takes about a second a file.

Needs libclang with its Python binding (Debian: python3-clang-14); says so where it is missing.
"""
import glob
import os
import sys
from multiprocessing import Pool

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LIMIT = 6
# Rooms that have larger circles than LIMIT, with the size that they may not exceed. May only shrink.
KNOWN = {}
INCLUDES = ['/usr/include/eigen3', '/usr/include/suitesparse']

sys.path.append('/usr/lib/python3/dist-packages')
try:
    from clang import cindex
    from clang.cindex import CursorKind as Kind
except ImportError:
    cindex = None


def callees(cursor, found):
    for child in cursor.get_children():
        used = child.referenced
        if used is not None and child.kind in (Kind.MEMBER_REF_EXPR, Kind.DECL_REF_EXPR, Kind.CALL_EXPR):
            place = used.location.file
            if place is not None and place.name.startswith(ROOT):
                found.add(used.get_usr())
        callees(child, found)


def bodies(path):
    """Of one source: the functions with bodies in the room's files, each with its file and what it calls."""
    arguments = ['-std=c++20', '-I' + ROOT] + ['-I' + folder for folder in INCLUDES]
    tree = cindex.Index.create().parse(path, args=arguments)
    functions = (Kind.CXX_METHOD, Kind.CONSTRUCTOR, Kind.DESTRUCTOR, Kind.FUNCTION_DECL, Kind.CONVERSION_FUNCTION,
                 Kind.FUNCTION_TEMPLATE)
    room = os.path.dirname(path)
    result = []

    def walk(cursor):
        for child in cursor.get_children():
            place = child.location.file
            if place is None or os.path.dirname(place.name) != room:
                continue
            if child.kind in functions and child.is_definition():
                found = set()
                callees(child, found)
                result.append((child.get_usr(), os.path.relpath(place.name, ROOT), found))
            elif child.kind in (Kind.NAMESPACE, Kind.CLASS_DECL, Kind.STRUCT_DECL, Kind.UNEXPOSED_DECL,
                                Kind.CLASS_TEMPLATE):
                walk(child)

    walk(tree.cursor)
    return result


def circles(graph):
    """The strongly connected components of more than one file, largest first (Tarjan, 1972)."""
    number, low, stack, found = {}, {}, [], []

    def visit(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            at = stack.index(node)
            found.append(stack[at:])
            del stack[at:]

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return sorted((sorted(c) for c in found if len(c) > 1), key=lambda c: (-len(c), c))


def measure(room, pool):
    sources = sorted(glob.glob(os.path.join(ROOT, 'engine', room, '**', '*.cpp'), recursive=True))
    place, calls = {}, []
    for functions in pool.imap_unordered(bodies, sources):
        for name, file, found in functions:
            place[name] = file
            calls.append((file, found))
    graph = {}
    for file, found in calls:
        graph.setdefault(file, set()).update(place[name] for name in found if name in place and place[name] != file)
    return circles(graph)


def main():
    if cindex is None:
        print('note: libclang for Python (python3-clang-14) is not installed, circles of calls were not measured')
        return 0
    rooms = sys.argv[1:] or sorted(n for n in os.listdir(os.path.join(ROOT, 'engine'))
                                   if glob.glob(os.path.join(ROOT, 'engine', n, '*.cpp')))
    bad = 0
    with Pool() as pool:
        for room in rooms:
            found = measure(room, pool)
            size = len(found[0]) if found else 0
            print(f'{room}: the largest circle of calls has {size} files' if size else f'{room}: no circle of calls')
            for circle in found:
                print('   ', ' '.join(os.path.basename(file) for file in circle))
            bad += size > KNOWN.get(room, LIMIT)
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
