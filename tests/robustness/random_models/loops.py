"""Closed loops of joints with one freedom more than a rigid loop has: the energy stays."""
import random

BODY = '''  Parts.Body b{k}(m={m}, r_CM={c}, I_11={i}, I_22={j}, I_33=0.3, I_21=0.03);
  Real x{k}[3] = b{k}.frame_a.r_0 + Frames.resolve1(b{k}.frame_a.R, b{k}.r_CM);
  Real u{k}[3] = b{k}.v_0 + Frames.resolve1(b{k}.frame_a.R, cross(b{k}.w_a, b{k}.r_CM));
  Real e{k} = b{k}.m*u{k}*u{k}/2 + b{k}.w_a*b{k}.I*b{k}.w_a/2 + 9.81*b{k}.m*x{k}[2];
'''
# Seven freedoms each; without two spherical joints, between which a rod spins as it likes.
CHAINS = ['RUSP', 'RCSP', 'RCCC', 'RRUS', 'RRSC', 'RUUC', 'RUCC', 'RPCS', 'RRRRRRR', 'RRRRRRP']
JOINTS = {'R': 'Revolute', 'P': 'Prismatic', 'C': 'Cylindrical', 'U': 'Universal', 'S': 'Spherical'}
CROSSED = [('{1, 0, 0}', '{0, 1, 0}'), ('{0, 1, 0}', '{0, 0, 1}'), ('{1, 1, 0}', '{-1, 1, 0.5}'), ('{1, 2, 3}', '{3, 0, -1}')]


def vector(rng, size):
    return [round(rng.uniform(-size, size), 2) for _ in range(3)]


def text(values):
    return '{' + ', '.join(map(str, values)) + '}'


def joint(rng, kind, name, isDriver):
    values = []
    if kind in 'RPC':
        values.append(f'n={text(vector(rng, 1))}')
    if kind == 'U':
        values.append('n_a={}, n_b={}'.format(*rng.choice(CROSSED)))
    if isDriver:
        values.append(f'phi(fixed=true, start=0), w(fixed=true, start={round(rng.uniform(-2, 2), 2)})')
    return f'  Joints.{JOINTS[kind]} {name}({", ".join(values)});\n'


def check(seed, run):
    rng = random.Random(seed)
    kinds = rng.choice(CHAINS)
    kinds = 'R' + ''.join(rng.sample(kinds[1:], len(kinds) - 1))
    count = len(kinds)
    links = [vector(rng, 0.6) for _ in range(count)]
    links.append([round(-sum(link[i] for link in links), 6) for i in range(3)])
    parts = connections = ''
    last = 'world.frame_b'
    for k, kind in enumerate(kinds):
        parts += f'  Parts.FixedTranslation l{k}(r={text(links[k])}, animation=false);\n'
        parts += joint(rng, kind, f'j{k}', k == 0)
        connections += f'  connect({last}, l{k}.frame_a);\n  connect(l{k}.frame_b, j{k}.frame_a);\n'
        last = f'j{k}.frame_b'
        if k < count - 1:
            parts += BODY.format(k=k, m=round(rng.uniform(0.5, 3), 2), c=text(vector(rng, 0.4)),
                                 i=round(rng.uniform(0.2, 0.45), 2), j=round(rng.uniform(0.2, 0.45), 2))
            connections += f'  connect({last}, b{k}.frame_a);\n'
    parts += f'  Parts.FixedTranslation l{count}(r={text(links[count])}, animation=false);\n'
    connections += f'  connect({last}, l{count}.frame_a);\n  connect(l{count}.frame_b, world.frame_b);\n'
    model = (f'model M\n  import Modelica.Mechanics.MultiBody.*;\n  inner World world(g=9.81, enableAnimation=false);\n{parts}'
             f'  Real E = {" + ".join(f"e{k}" for k in range(count - 1))};\nequation\n{connections}end M;\n')
    values = [float(row['E']) for row in run(model, 2.0, 0.05, 1e-9, ['E'])]
    if max(values) - min(values) > 1e-4*(1 + abs(values[0])):
        return [f'{kinds}: E goes from {values[0]:.6g} to {values[-1]:.6g}, between {min(values):.6g} and {max(values):.6g}']
    return []
