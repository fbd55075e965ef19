"""Trees of bodies at random joints: energy, and where nothing holds the first body, momentum and its moment stay."""
import random

JOINTS = {  # with the values at the start p, v and an axis n
    'Revolute': 'n={n}, phi(fixed=true, start={p}), w(fixed=true, start={v})',
    'Prismatic': 'n={n}, s(fixed=true, start={p}), v(fixed=true, start={v}/3)',
    'Spherical': 'angles_fixed=true, angles_start={{{p}, 0.4, -0.2}}, w_rel_a_fixed=true, w_rel_a_start={{0.5, {v}, 1}}',
    'Universal': 'phi_a(fixed=true, start={p}), phi_b(fixed=true, start=-{p}/2), w_a(fixed=true, start={v}), '
                 'w_b(fixed=true, start=0.3)',
    'Cylindrical': 'n={n}, s(fixed=true, start=0.1), v(fixed=true, start=0.5), phi(fixed=true, start={p}), '
                   'w(fixed=true, start={v})',
    'Planar': 's_x(fixed=true, start=0.1), s_y(fixed=true, start={p}), v_x(fixed=true, start=0.5), '
              'v_y(fixed=true, start=0), phi(fixed=true, start={p}), w(fixed=true, start={v})'}
FREE = (', r_0(each fixed=true, start={r}), v_0(each fixed=true, start={v}), angles_fixed=true, angles_start={a}, '
        'w_0_fixed=true, w_0_start={w}')
BODY = '''  Parts.Body b{k}(m={m}, r_CM={c}, I_11={i}, I_22={j}, I_33=0.3, I_21=0.03{free});
  Real x{k}[3] = b{k}.frame_a.r_0 + Frames.resolve1(b{k}.frame_a.R, b{k}.r_CM);
  Real u{k}[3] = b{k}.v_0 + Frames.resolve1(b{k}.frame_a.R, cross(b{k}.w_a, b{k}.r_CM));
  Real l{k}[3] = b{k}.m*cross(x{k}, u{k}) + Frames.resolve1(b{k}.frame_a.R, b{k}.I*b{k}.w_a);
  Real e{k} = b{k}.m*u{k}*u{k}/2 + b{k}.w_a*b{k}.I*b{k}.w_a/2{height};
'''
JOINT = '''  Joints.{joint} j{k}({values});
  Parts.FixedTranslation f{k}(r={f}, animation=false), h{k}(r={h}, animation=false);
'''
CONNECTIONS = '''  connect({parent}, f{k}.frame_a);
  connect(f{k}.frame_b, j{k}.frame_a);
  connect(j{k}.frame_b, h{k}.frame_a);
  connect(h{k}.frame_b, b{k}.frame_a);
'''


def vector(rng, size):
    return '{' + ', '.join(str(round(rng.uniform(-size, size), 2)) for _ in range(3)) + '}'


def check(seed, run):
    rng = random.Random(seed)
    isFree, count = rng.random() < 0.6, rng.randint(2, 4)
    isHeavy = not isFree and rng.random() < 0.7
    world = 'g=9.81' if isHeavy else 'gravityType=Types.GravityTypes.NoGravity'
    text = f'model M\n  import Modelica.Mechanics.MultiBody.*;\n  inner World world({world}, enableAnimation=false);\n'
    connections = ''
    for k in range(count):
        isFirst = k == 0 and isFree
        free = FREE.format(r=vector(rng, 1), v=vector(rng, 1), a=vector(rng, 1), w=vector(rng, 2)) if isFirst else ''
        text += BODY.format(k=k, m=round(rng.uniform(0.5, 3), 2), c=vector(rng, 0.4), i=round(rng.uniform(0.2, 0.45), 2),
                            j=round(rng.uniform(0.2, 0.45), 2), free=free,
                            height=f' + 9.81*b{k}.m*x{k}[2]' if isHeavy else '')
        if isFirst:
            continue
        joint = rng.choice(list(JOINTS))
        values = JOINTS[joint].format(n=rng.choice(['{1, 0, 0}', '{0, 1, 0}', '{1, 1, 0}', '{1, 2, 3}']),
                                      p=round(rng.uniform(-1, 1), 2), v=round(rng.uniform(-3, 3), 2))
        text += JOINT.format(joint=joint, k=k, values=values, f=vector(rng, 0.5), h=vector(rng, 0.5))
        parent = 'world.frame_b' if k == 0 else f'b{rng.randrange(k)}.frame_a'
        connections += CONNECTIONS.format(k=k, parent=parent)
    sums = {name: ' + '.join(one.format(k=k) for k in range(count))
            for name, one in (('E', 'e{k}'), ('P', 'b{k}.m*u{k}'), ('L', 'l{k}'))}
    text += f'  Real E = {sums["E"]};\n  Real P[3] = {sums["P"]};\n  Real L[3] = {sums["L"]};\nequation\n'
    rows = run(text + connections + 'end M;\n', 3.0, 0.05, 1e-9, ['E', 'P[*', 'L[*'])
    wrong = []
    for name in ['E'] + [f'{letter}[{i}]' for letter in 'PL' for i in (1, 2, 3) if isFree]:
        values = [float(row[name]) for row in rows]
        if max(values) - min(values) > 1e-4*(1 + abs(values[0])):
            wrong.append(f'{name} goes from {values[0]:.6g} to {values[-1]:.6g}, between {min(values):.6g} and {max(values):.6g}')
    return wrong
