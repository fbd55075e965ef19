"""Inputs that the fuzz targets start from: examples and golden files of this tree, and small files made here."""
import glob
import io
import json
import os
import struct
import zipfile
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
TARGETS = ['diagram', 'parser', 'expression', 'translation', 'package', 'table', 'native', 'results', 'wire', 'clipboard',
           'mesh', 'lesson']


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
    yield b't12a\n#1\ndouble a(2,2)\n1 2\n3 4\n'
    yield b't21b\n#1\n# comment\nfloat a(1,2)\n1 2\ndouble b(3,3) # more\n0 1 2\n1 1e300 3\n2 5 -2.5\n'
    yield b'c33a\n1,2\n3,4\n5,6\n'
    yield b'c20a\n"x";"y"\n1;2\n'
    values = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
    yield b'm12a\n' + mat4('a', 2, 3, values)
    yield b'm52a\n' + mat4('b', 1, 2, values[:2]) + mat4('a', 3, 2, values)
    yield b'm42a\n' + mat5('a', 2, 3, values, False)
    yield b'm22a\n' + mat5('a', 3, 2, values, True)
    # What has done harm: sizes whose product is too large to be counted (one leads
    # back to where it stands), an abscissa that is no number.
    yield b't12a\n#1\ndouble a(4294967296,4294967296)\n1 2\n'
    yield b'm12a\n' + struct.pack('<5i', 0, 2147483644, 536870913, 1, 44) + b'b' * 44
    yield b't12a\n#1\ndouble a(4,3)\n0 1 2\n5 1 2\nnan 3 4\n1 5 6\n'


def text_argument(text):
    return bytes([4 * len(text)]) + text


def numbers(*values):
    return bytes([3, len(values)]) + bytes(v & 0xFF for v in values)


def number(value):
    return bytes([1, value & 0xFF])


def native_call(function, results, *arguments):
    return bytes([function, results, len(arguments)]) + b''.join(arguments)


def of_native():
    no_name = text_argument(b'NoName')
    table = numbers(0, 1, 2, 3, 4, 6)
    make = [no_name, no_name, table, number(3), number(2)]
    time = native_call(0, 1, *make, number(0), numbers(2), number(1), number(1), number(3), number(0), number(1), number(0))
    yield time + b''.join(native_call(k, 1, number(0), number(1), number(1), number(2), number(1), number(3), number(1))
                          for k in range(2, 10))
    one = native_call(10, 1, *make, numbers(2), number(1), number(2), number(2), number(0))
    yield one + b''.join(native_call(k, 1, number(0), number(1), number(1), number(2)) for k in range(12, 20))
    two = native_call(20, 1, no_name, no_name, numbers(0, 1, 2, 1, 4, 6, 3, 5, 7), number(3), number(3), number(2), number(2),
                      number(0))
    yield two + b''.join(native_call(k, 2, number(0), number(1), number(1), number(2), number(1), number(1), number(1))
                         for k in range(22, 28))
    for k in range(80):  # each with a text or two, numbers and an array
        words = text_argument(b'a1 = 2.5e3 "b"')
        yield native_call(k, 34, words, number(1), number(1), words) + native_call(k, 2, words, words, number(2))
        yield native_call(k, 34, numbers(*range(33)), number(1)) + native_call(k, 3, numbers(1, 2), number(2))
    yield native_call(28, 3, bytes([3, 2, 122, 119]))  # a state of numbers that are none


def of_results():
    yield b'time,x,"a,b"\n0,1,true\n0.5,-2e3,nan\n0.5,inf,"1"\n'
    yield b'"x""y"\r\n1\r\n\r\n'


def wire_text(text=b''):
    return struct.pack('<Q', len(text)) + text


def wire_list(*items):
    return struct.pack('<Q', len(items)) + b''.join(items)


def wire_message():
    return wire_text(b'N001') + b'\1' + wire_text(b'text') + wire_list(wire_text(b'a.b')) + wire_text() + wire_text() + bytes(8) + \
        wire_list(wire_text(b'note')) + b'\0'


def wire_variable(name, slot, kind):
    return wire_text(name) + struct.pack('<I??', slot, False, True)[:5] + bytes([kind, 0, 0, 0, 0]) + wire_text() * 6 + \
        wire_text(b'part') + struct.pack('<2d', -1, 1)


def wire_permissions():
    return b'\2' + wire_list() * 3 + wire_text() * 2 + struct.pack('<4Q', 1, 2, 3, 4)


def wire_settings():
    return struct.pack('<4d?Q3I', 0, 1, 0.1, 1e-6, True, 0, 1, 2, 3) + wire_permissions()


def wire_model(count):
    statistics = struct.pack('<4I', 1, 2, 3, 4) + wire_list() * 4 + struct.pack('<4d', 1, 2, 3, 4) + wire_list() + bytes(8)
    variables = [wire_variable(b'v%d' % k, k, 3 - k % 4) for k in range(count)]
    return b'\1' + wire_list(wire_message()) + wire_text(b'M') + statistics + wire_list(*variables) + \
        struct.pack(f'<Q{count}d', count, *range(count)) + wire_settings() + \
        wire_list(wire_text(b'modelica://A/b') + wire_text(b'b')) + wire_list(wire_text(b'A'))


def wire_class():
    connector = wire_text(b'a') + wire_text(b'T') + struct.pack('<I', 1) + wire_text() * 5 + wire_list() + \
        struct.pack('<5d?', 1, 2, 3, 4, 5, True)
    parameter = wire_text(b'p') + wire_text(b'Real') + wire_list() * 2 + wire_text() * 9 + wire_list() + wire_text() * 2 + bytes(3)
    icon = struct.pack('<iQ2d', 1, 1, 1, 2) + wire_text() + struct.pack('<2i2?d2?3d', 1, 2, True, False, 1, True, True, 1, 2, 3)
    return wire_text(b'A.B') + wire_text(b'model') + bytes(2) + wire_text() * 2 + wire_list(connector) + \
        wire_list(parameter) + wire_list(wire_text() * 4) + wire_list(icon) + wire_list(wire_text(b'C')) + wire_text() * 2 + \
        struct.pack('<4d', 1, 2, 3, 4)


def of_wire():
    for count, rows in ((0, 0), (1, 5), (5, 40), (4, 3000)):
        model = wire_model(count)
        head = struct.pack('<Q?7x', rows, True) + struct.pack(f'<{count}d', *range(count))
        times = b''.join(struct.pack('<d', k) for k in range(64))
        yield b'\0' + struct.pack('<H', len(model)) + model + struct.pack('<H', 4096) + (head + bytes(4096 - len(head)) + times)
    result = b'\1' + struct.pack('<d8Q3dQ', 1, *range(8), 1, 2, 3, 4) + \
        wire_list(struct.pack('<d', 1) + wire_list() + b'\1' + wire_text(b'event')) + wire_text()
    yield b'\1' + result + wire_list(wire_message())
    yield b'\2\1' + wire_class()
    yield b'\3' + wire_list(wire_class(), wire_class())
    yield b'\4\0' + wire_text(b'{"format": "armature-diagram", "version": 1, "name": "D"}') + wire_message()
    yield b'\5' + wire_list(wire_text(b'A')) + wire_list(wire_message())
    yield b'\6' + wire_settings() + wire_list(wire_text(b'k') + bytes(8)) + wire_list()
    source = b'\1' + wire_text(b'{}') + wire_text() * 2 + wire_list() + wire_text() + wire_list() * 2
    yield b'\7' + source + struct.pack('<QIQ?', 1, 2, 3, False)
    yield b'\x08' + struct.pack('<IIQ', 13, 0, 4) + b'abcd' + struct.pack('<IIQ', 13, 0, 1 << 30) + b'ab'


def of_clipboard():
    yield from of_diagram()


def of_package():
    package = b'//// A/package.mo\npackage A "a library"\n  constant Real c = 1;\nend A;\n'
    yield package + b'//// A/package.order\nB\nc\n//// A/B.mo\nwithin A;\nmodel B\n  parameter Real p = c;\nend B;\n'
    yield b'//// A 1.0.0/package.mo\npackage A\n  annotation(version = "1.0.0");\nend A;\n' + \
        b'//// A 2.0.0-beta/package.mo\npackage A\n  annotation(version = "2.0.0-beta", uses(B(version = "1")));\nend A;\n' + \
        b'//// B.mo\nblock B\n  extends A.X;\nend B;\n'
    yield package + b'//// A/B/package.mo\nwithin A;\npackage B\n  model C\n    extends D;\n  end C;\nend B;\n' + \
        b'//// A/B/D.mo\nwithin A.B;\nmodel D\n  C c;\nend D;\n//// A/B/package.order\nD\nC\nX\n'


def gltf(extra='', second=0):
    data = struct.pack('<9f', 0, second, 0, 1, 0, 0, 0, 1, 0)
    text = ('{"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0,"children":[1]},{"mesh":0,'
            '"translation":[1,0,0]}],"meshes":[{"primitives":[{"attributes":{"POSITION":0}' + extra + '}]}],"buffers":[{"byteLength":36'
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
    # What has done harm: places too large to be counted, corners that are no whole numbers, coordinates too large.
    yield b'\3' + text.replace(b'"byteOffset":0', b'"byteOffset":9223372036854775807')
    yield b'\4' + gltf(',"indices":0', -1e30)[1]
    yield b'\1v 0 0 0\nv 1e300 0 0\nv 0 1e30 0\nf 1 2 3\n'


def archive(entries, method=zipfile.ZIP_DEFLATED):
    target = io.BytesIO()
    with zipfile.ZipFile(target, 'w', method) as packed:
        for name, content in entries:
            packed.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content, method)
    return target.getvalue()


def of_lesson():
    fixtures = 'tests/lessons/fixtures/'
    spring, = files(fixtures + 'spring/lesson.json')
    diagram, = files(fixtures + 'spring/spring.armature.json')
    yield b'\0' + spring
    yield from (b'\0' + text for text in files('resources/lessons/*/lesson.json'))
    # Each step alone, so that what is looked for is small.
    whole = json.loads(spring)
    for step in whole['steps']:
        yield b'\0' + json.dumps(dict(whole, steps=[dict(step, diagram='spring.armature.json')])).encode()
    entries = [('lesson.json', spring), ('spring.armature.json', diagram)]
    yield b'\1' + archive(entries)
    yield b'\1' + archive(entries, zipfile.ZIP_STORED)
    yield b'\1' + archive(entries + [('picture.png', b'x' * 100), ('../out', b'y')])
    yield b'\1' + archive([('lesson.json', b'{}'), ('zeros', bytes(9 << 20))])


def write_seeds(target, folder):
    for k, content in enumerate(globals()['of_' + target]()):
        with open(os.path.join(folder, f'seed{k:04}'), 'wb') as f:
            f.write(content)
