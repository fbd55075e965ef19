"""Circuits of sources, storages, diodes, thyristors and switches, among them dead ends and rings without a source.

Each has exactly one solution: losses everywhere, no ideal switch is without resistance. So it must run to its end
without a word, and in every row all power that goes in comes out (Tellegen's theorem).
"""
import math
import random

ANALOG = 'Modelica.Electrical.Analog.'
SWITCHED = 'Ron=1e-3, Goff=1e-4'
STOP = 0.3  # [s]
NOTHING = 1e-4  # [W] beside some 10 V and 10 ohms: what rounding lets flow through a closed switch


def logarithmic(chance, low, high):
    return f'{math.exp(chance.uniform(math.log(low), math.log(high))):.3g}'


def declaration(chance, kind, name):
    fire = f'sin({chance.randint(20, 90)}*time) > 0.3'
    knee = chance.choice(['0', '0.7'])
    return {
        'r': lambda: f'Basic.Resistor {name}(R={logarithmic(chance, 1, 100)})',
        'c': lambda: f'Basic.Capacitor {name}(C={logarithmic(chance, 1e-4, 1e-2)})',
        'l': lambda: f'Basic.Inductor {name}(L={logarithmic(chance, 1e-3, 1e-1)})',
        'v': lambda: f'Sources.SineVoltage {name}(V=10, f={logarithmic(chance, 3, 30)}, offset={chance.choice([0, 0, 2])})',
        'd': lambda: f'Ideal.IdealDiode {name}({SWITCHED}, Vknee={knee})',
        't': lambda: f'Ideal.IdealThyristor {name}({SWITCHED}, Vknee={knee}, fire={fire})',
        'o': lambda: f'Ideal.IdealOpeningSwitch {name}({SWITCHED}, control={fire})',
        's': lambda: f'Ideal.IdealClosingSwitch {name}({SWITCHED}, control={fire})',
    }[kind]()


def circuit(seed):
    """The text of a model, and the names of its parts with two ends."""
    chance = random.Random(seed)
    nodes = chance.randint(3, 8)
    pairs = [(node, chance.randint(0, node - 1)) for node in range(1, nodes + 1)]
    while len(pairs) < nodes + 1 + chance.randint(0, nodes + 2):
        pairs.append(tuple(chance.sample(range(nodes + 1), 2)))
    source = chance.randrange(nodes)
    parts, at, names = [], {0: ['ground.p']}, []
    for place, ends in enumerate(pairs):
        kind = 'v' if place == source else chance.choice('rrrcclldddost')
        name = f'{kind}{place}'
        names.append(name)
        parts.append(ANALOG + declaration(chance, kind, name))
        for end, node in zip('pn', chance.sample(ends, 2)):
            at.setdefault(node, []).append(f'{name}.{end}')
    parts.append(ANALOG + 'Basic.Ground ground')
    chance.shuffle(parts)
    wires = [f'connect({ends[0]}, {end})' for ends in at.values() for end in ends[1:]]
    text = 'model Circuit\n' + ''.join(f'  {part};\n' for part in parts)
    return text + 'equation\n' + ''.join(f'  {wire};\n' for wire in wires) + 'end Circuit;\n', names


def check(seed, run):
    text, names = circuit(seed)
    rows = run(text, STOP, 0.01, 1e-6, isSilent=True)
    powers = [(float(row['time']), [float(row[f'{name}.v'])*float(row[f'{name}.i']) for name in names]) for row in rows]
    least = max(NOTHING, 1e-9*max(abs(power) for _, shares in powers for power in shares))
    share, when = max((abs(sum(shares))/max(least, max(map(abs, shares))), time) for time, shares in powers)
    return [f'{share:.2g} of the power is left over at {when} s'] if share > 1e-6 else []
