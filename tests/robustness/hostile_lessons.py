"""Packed lessons that a hostile person hands out: bombs, names that lead elsewhere, links, models that reach outside.

Each is a name, the bytes of the file, and what the window has to end with: the code of the message, or `finished` where
the lesson opens and its model runs, `stopped` where that may be ended by Stop. See hostile_window.cpp.
"""
import io
import json
import stat
import struct
import zipfile
import zlib

MEGABYTE = 1 << 20
SPRING = {'name': 'spring1', 'class': 'Modelica.Mechanics.Translational.Components.Spring', 'modifiers': {'c': '10'}}
MODEL = {'format': 'armature-diagram', 'version': 1, 'name': 'D', 'components': [], 'connections': [],
         'declarations': 'Real x(start = 1, fixed = true); equation der(x) = -x;'}


def text(words):
    return {'en': words, 'de': words}


def lesson(**members):
    step = {'text': text('Read.'), 'diagram': 'd.armature.json', 'runs': True}
    return {'format': 'armature-lesson', 'version': 1, 'kind': 'lesson', 'title': text('Lesson'), 'steps': [step], **members}


def packed(entries, method=zipfile.ZIP_DEFLATED):
    """Entries: names (or ZipInfo) and contents."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, 'w', method) as archive:
        for name, content in entries:
            archive.writestr(name, content)
    return out.getvalue()


def whole(document=None, diagram=None, others=()):
    return packed([('lesson.json', json.dumps(document or lesson())),
                   ('d.armature.json', json.dumps(diagram or MODEL)), *others])


def link(name, target):
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info, target


def patched(content, what, by):
    assert what in content
    return content.replace(what, by)


def lying_size(claimed):
    """An archive whose directory says that a file is small, though much comes out of it."""
    content = zlib.compress(b'\0' * (64 * MEGABYTE), 9)[2:-4]
    crc = zlib.crc32(b'\0' * (64 * MEGABYTE))
    name = b'lesson.json'
    local = struct.pack('<4s5H3I2H', b'PK\x03\x04', 20, 0, 8, 0, 33, crc, len(content), claimed, len(name), 0) + name
    entry = struct.pack('<4s6H3I5H2I', b'PK\x01\x02', 20, 20, 0, 8, 0, 33, crc, len(content), claimed, len(name), 0, 0, 0,
                        0, 0, 0) + name
    body = local + content
    return body + entry + struct.pack('<4s4H2IH', b'PK\x05\x06', 0, 0, 1, 1, len(entry), len(body), 0)


def of_archives(outside):
    yield 'lesson_none', b'no archive at all', ['L013']
    yield 'lesson_empty', b'', ['L015']
    yield 'lesson_cut', whole()[:-30], ['L013']
    yield 'lesson_bomb_file', packed([('lesson.json', b' ' * (200 * MEGABYTE))]), ['L011']
    yield 'lesson_bomb_files', packed([(f'f{k}', b'0' * (2 * MEGABYTE)) for k in range(60)]), ['L011']
    yield 'lesson_bomb_lies', lying_size(100), ['L011', 'L013']
    yield 'lesson_many_files', packed([(f'f{k}', b'') for k in range(60_000)]), ['L011']
    yield 'lesson_name_upwards', whole(others=[('../victim', 'gone')]), ['L012']
    yield 'lesson_name_absolute', whole(others=[(outside + '/victim', 'gone')]), ['L012']
    yield 'lesson_name_drive', whole(others=[('C:\\\\victim', 'gone')]), ['L012']
    yield 'lesson_name_hidden', whole(others=[('.bashrc', 'gone')]), ['L012']
    yield 'lesson_name_long', whole(others=[('n' * 60_000, 'gone')]), ['L012']
    # Such bytes are letters of the archive's old alphabet.
    yield 'lesson_name_controls', whole(others=[('a\x1b]0;t\x07', 'gone')]), ['L012', 'finished']
    yield 'lesson_two_of_a_name', whole(others=[('d.armature.json', '{}')]), ['L012', 'L013']
    yield 'lesson_encrypted', patched(whole(), b'PK\x01\x02\x14\x03\x14\x00\x00\x00', b'PK\x01\x02\x14\x03\x14\x00\x01\x00'), \
        ['L013', 'L014']
    # What a link in an archive names is its content here: nothing is followed.
    yield 'lesson_link', packed([('lesson.json', json.dumps(lesson())), link('d.armature.json', outside + '/victim')]), \
        ['L017']
    yield 'lesson_link_text', packed([link('lesson.json', outside + '/victim')]), ['L001', 'D001']


def of_texts():
    yield 'lesson_nested', whole(json.loads('[' * 60 + ']' * 60)), ['L001', 'D001', 'D006', 'L005']
    yield 'lesson_many_steps', whole(lesson(steps=lesson()['steps'] * 100_000)), ['L005', 'L011', 'D006', 'L001']
    yield 'lesson_many_facts', whole(lesson(steps=[{**lesson()['steps'][0], 'facts': [{'holds': '1<2'}] * 5000}])), ['L005']
    yield 'lesson_long_text', whole(lesson(title=text('x' * 1_900_000))), ['L005', 'D006', 'L001']
    yield 'lesson_pictures', whole(lesson(steps=[{**lesson()['steps'][0], 'text': text(
        '<img src="/dev/zero"> <img src="file:///dev/tty"> <a href="file:///etc/passwd">x</a>' * 50)}])), ['finished']
    deep = '(' * 180 + '1' + ')' * 180 + ' < 2'
    options = [{'text': text('one'), 'holds': deep}, {'text': text('two'), 'holds': 'not ' * 190 + '1 < 2'}]
    yield 'lesson_deep_expression', whole(lesson(steps=[{**lesson()['steps'][0], 'task': {
        'kind': 'choose', 'question': text('Which?'), 'options': options}}])), ['finished', 'L006']
    wide = ' + '.join(['max(x)'] * 150) + ' > 0'
    yield 'lesson_many_measures', whole(lesson(steps=[{**lesson()['steps'][0], 'task': {
        'kind': 'choose', 'question': text('Which?'), 'options': [{'text': text('one'), 'holds': wide}] * 24}}])), \
        ['finished', 'L006']


def of_models(outside):
    def model(declarations, **others):
        return {**MODEL, 'declarations': declarations, **others}
    yield 'lesson_removes', whole(diagram=model(
        'impure function r input String a; external "C" ModelicaInternal_removeFile(a); end r; '
        f'initial algorithm r("{outside}/victim");')), ['F501', 'F502']
    yield 'lesson_endless', whole(diagram=model(
        'function f input Real x; output Real y; algorithm y := x; while true loop y := y + 1; end while; end f; '
        'Real x = f(time);')), ['stopped', 'I102']
    yield 'lesson_table', whole(diagram=model(
        f'Modelica.Blocks.Tables.CombiTable1Ds t(tableOnFile = true, fileName = "{outside}/victim", tableName = "t"); '
        'equation t.u = time;')), ['F501']
    parts = [{**SPRING, 'name': f's{k}', 'placement': {'x': 40 * (k % 100), 'y': 40 * (k // 100), 'width': 20, 'height': 20}}
             for k in range(20_000)]
    yield 'lesson_many_parts', whole(diagram={**MODEL, 'components': parts}), ['S008', 'S001', 'stopped', 'finished', 'L011']


def lessons(outside):
    """Names of files, their bytes, and the codes of which one has to come."""
    for name, content, wanted in [*of_archives(outside), *of_texts(), *of_models(outside)]:
        yield name + '.armature-lesson', content, wanted
