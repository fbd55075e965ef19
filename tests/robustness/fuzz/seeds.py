"""Inputs that the fuzz targets start from: examples and golden files of this tree, and small files made here."""
import glob
import os
import struct
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
TARGETS = ['diagram', 'parser', 'expression', 'translation']


def files(*patterns):
    for pattern in patterns:
        for path in sorted(glob.glob(os.path.join(ROOT, pattern), recursive=True)):
            with open(path, 'rb') as f:
                yield f.read()


def of_diagram():
    yield from (d for d in files('resources/examples/**/*.json') if len(d) < 8000)


def of_parser():
    yield from files('tests/golden/syntax/*.mo', 'tests/golden/model/*.mo', 'tests/golden/run/*.mo')


def of_translation():
    yield from files('tests/golden/model/*.mo', 'tests/golden/run/*.mo')
    yield from (d for d in files('tests/robustness/hostile/*.mo') if len(d) < 2000)


def of_expression():
    for text in ('1 + 2*x^3\nkg.m2\ng.mm2\nReal x = 1;', 'if a > b then {1, 2, 3} else [1, 2; 3, 4]\ndegC\nK\nequation\nx = 1;',
                 'f(x, y = 2, z = function g(a = 1))\nN.m/rad\nkN.cm\nalgorithm\nx := 1;', 'a[1, :].b.c[end]\n1/min\nHz\n',
                 'sum(i for i in 1:10)\nm.s-2\ng\nparameter Real p(start = 1, fixed = true) "text";',
                 'not (a and b or c <> "te\\"xt")\n%\n1\n', 'start = 1, each fixed = true, redeclare model A = B\nrev/min\nrad/s\n',
                 '1.5e-3 .* {x for x in 1:3}\nkW.h\nJ\n', 'der(x) - pre(y)\nOhm\nkOhm\n'):
        yield text.encode()


def mat4(name, rows, columns, values, kind=0):
    head = struct.pack('<5i', kind, rows, columns, 0, len(name) + 1)
    return head + name.encode() + b'\0' + struct.pack(f'<{len(values)}d', *values)


def element(kind, data):
    return struct.pack('<II', kind, len(data)) + data + b'\0' * (-len(data) % 8)


def mat5(name, rows, columns, values, is_packed):
    matrix = element(14, element(6, struct.pack('<II', 6, 0)) + element(5, struct.pack('<ii', rows, columns)) +
                     element(1, name.encode()) + element(9, struct.pack(f'<{len(values)}d', *values)))
    if is_packed:
        packed = zlib.compress(matrix)
        matrix = struct.pack('<II', 15, len(packed)) + packed
    return b'MATLAB 5.0 MAT-file'.ljust(124, b' ') + struct.pack('<H', 0x0100) + b'IM' + matrix


def of_table():
    yield b'ta\n#1\ndouble a(2,2)\n1 2\n3 4\n'
    yield b'tb\n#1\n# comment\nfloat a(1,2)\n1 2\ndouble b(3,1) # more\n1e300\n-2.5\n3\n'
    yield b'ca\n1,2\n3,4\n5,6\n'
    yield b'ca\n"x";"y"\n1;2\n'
    values = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
    yield b'ma\n' + mat4('a', 2, 3, values)
    yield b'ma\n' + mat4('b', 1, 2, values[:2]) + mat4('a', 3, 2, values)
    yield b'ma\n' + mat5('a', 2, 3, values, False)
    yield b'ma\n' + mat5('a', 3, 2, values, True)


def gltf():
    data = struct.pack('<9f', 0, 0, 0, 1, 0, 0, 0, 1, 0)
    text = ('{"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0,"children":[1]},{"mesh":0,'
            '"translation":[1,0,0]}],"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],"buffers":[{"byteLength":36'
            '}],"bufferViews":[{"buffer":0,"byteOffset":0,"byteLength":36}],"accessors":[{"bufferView":0,"componentType":'
            '5126,"count":3,"type":"VEC3"}]}').encode()
    text += b' ' * (-len(text) % 4)
    body = struct.pack('<II', len(text), 0x4E4F534A) + text + struct.pack('<II', len(data), 0x004E4942) + data
    return text, b'glTF' + struct.pack('<II', 2, 12 + len(body)) + body


def of_mesh():
    yield b'\0solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid a\n'
    yield b'\0' + b'\0' * 80 + struct.pack('<I', 1) + struct.pack('<12f', 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0) + b'\0\0'
    yield b'\1v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nvn 0 0 1\nf 1/1/1 2//1 3\nf -1 -2 -3 1\n'
    yield b'\2  0\nSECTION\n  2\nENTITIES\n  0\n3DFACE\n 10\n0\n 20\n0\n 30\n0\n 11\n1\n 21\n0\n 31\n0\n 12\n0\n 22\n1\n 32\n0\n  0\nENDSEC\n  0\nEOF\n'
    text, binary = gltf()
    yield b'\3' + text
    yield b'\4' + binary


def write_seeds(target, folder):
    for k, content in enumerate(globals()['of_' + target]()):
        with open(os.path.join(folder, f'seed{k:04}'), 'wb') as f:
            f.write(content)
