"""The headers of each room of the engine that other rooms and the program may include: its doors. All others are
inside. A test may look behind a door.
"""
import collections
import os
import re

DOORS = {
    'base': 'arithmetic block_list cancel decimal derivative_rules diagnostic durable_file ensure foreign_function '
        'free_memory glob icon_graphics ids language_names method_kind mixed_bits names number_format numbers operation '
        'phrase printable rare_list read_file result shared_text source stack_room system_words union_find unit_names units whereabouts',
    'diagram': 'changed_text class_outline declared_choice document document_place edited_text icon_drawing icon_place import '
        'json json_reader kept_members layout library_class library_uses model_text moved_class netlist '
        'note_list note_text own_class own_library own_names package_text places_beside record_list redeclaration '
        'sparkline_list submodel text_names text_pieces vendor_text wire_lines wire_router',
    'experiments': 'assignment calibrate factor measured_data modes points ranks response runner sensitivity '
        'written_study',
    'facade': 'class_equations class_icon class_info domain evaluator_name expression_check formula formula_run '
        'formula_value icon_extent known_number library_list line_look measure push_points recorded scene_description '
        'session translated_model',
    'foreign': 'host',
    'lower': 'function_evaluator lower',
    'model': 'address evaluator flat_model flatten function_table instance library',
    'native': 'beneath door foreign native permissions',
    'program': 'call dependence digest evaluator format function_code machine operands program ranges tangent verify',
    'results': 'csv difference foreign hdf5 mat row_stream spectrum store stretch tube',
    'solve': 'run',
    'structure': 'clocks components dependent_rows dulmage_mendelsohn incidence matching pantelides pivot_growth '
        'state_selection tearing',
    'symbolic': 'expression transform',
    'syntax': 'annotation_values arena compare lexer parser parsing printer tree walk',
    'worker': 'client',
}
INCLUDE = re.compile(r'^\s*#\s*include\s*"engine/(\w+)/(\w+)\.h"', re.M)


def check(root, files):
    opened = collections.defaultdict(set)
    for path in files:
        if not path.startswith(('engine/', 'app/')) or not path.endswith(('.h', '.cpp')):
            continue
        with open(os.path.join(root, path), encoding='utf-8', errors='replace') as f:
            for room, header in INCLUDE.findall(f.read()):
                if path.startswith(f'engine/{room}/'):
                    continue
                opened[room].add(header)
                if header not in DOORS.get(room, '').split():
                    yield f'{path}: engine/{room}/{header}.h is inside of its room (tests/checks/doors.py has the doors)'
    for room, names in DOORS.items():
        for name in sorted(set(names.split()) - opened[room]):
            yield f'engine/{room}/{name}.h: a door that nobody uses: it is inside (tests/checks/doors.py)'
