"""Narrow bumps and pulses that come back from delays and pipes, long after the steps have become long again."""
import math
import random

STOP = 100.0


def shape(rng, at):
    """Modelica, and its integral."""
    width, height = 10**rng.uniform(-3, -1), rng.choice([1, 2, 50, 1e-3])
    kind = rng.choice(['bell', 'bell', 'peak', 'pulse', 'triangle'])
    if kind == 'bell':
        return f'{height}*exp(-((time - {at})/{width})^2)', height*width*math.sqrt(math.pi)
    if kind == 'peak':
        return f'{height}/cosh((time - {at})/{width})', height*width*math.pi
    if kind == 'pulse':
        return f'(if time > {at} and time < {at} + {width} then {height} else 0)', height*width
    return f'{height}*max(0, 1 - abs(time - {at})/{width})', height*width


def way(rng, k, source):
    """Declarations and equations of what brings a source's value to o<k>."""
    kind = rng.choice(['delay', 'delay', 'delays', 'pipe', 'pipe', 'back'])
    if kind == 'delay':
        late = rng.uniform(2, 30)
        return f'Real o{k} = delay({source}, {late});\n', ''
    if kind == 'delays':
        first, second = rng.uniform(2, 15), rng.uniform(2, 15)
        return f'Real m{k} = delay({source}, {first}), o{k} = delay(m{k}, {second});\n', ''
    late = rng.uniform(5, 30)
    if kind == 'pipe':
        return f'Real o{k};\n', f'(, o{k}) = spatialDistribution({source}, 0, time/{late}, true, {{0, 1}}, {{0, 0}});\n'
    return f'Real o{k};\n', f'(o{k}, ) = spatialDistribution(0, {source}, -time/{late}, false, {{0, 1}}, {{0, 0}});\n'


def check(seed, run):
    rng = random.Random(seed)
    declarations, equations, expected = '', '', []
    for k in range(rng.randint(1, 3)):
        # Bumps that are nearer to each other than that may hide each other.
        places = [rng.uniform(5, 8) + 8*n + rng.choice([0, 0.5]) for n in range(rng.randint(1, 3))]
        shapes = [shape(rng, round(at, rng.choice([0, 3]))) for at in places]
        area = sum(part for _, part in shapes)
        declarations += f'Real u{k} = {" + ".join(text for text, _ in shapes)}, x{k}(start = 0, fixed = true);\n'
        lines, equation = way(rng, k, f'u{k}')
        declarations += lines
        equations += equation + f'der(x{k}) = o{k};\n'
        expected.append(area)
    declarations += 'Real y(start = 1, fixed = true);\n'
    model = 'model M\n' + declarations + 'equation\nder(y) = 0.01*cos(0.1*time);\n' + equations + 'end M;\n'
    last = run(model, STOP, rng.choice([10.0, 7.0, 50.0]), 1e-7, isSilent=True)[-1]
    return [f'x{k}: {last[f"x{k}"]} is not {area}' for k, area in enumerate(expected)
            if abs(float(last[f'x{k}']) - area) > 1e-4*area + 1e-6]
