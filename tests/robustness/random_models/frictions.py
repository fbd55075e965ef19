"""Shafts with dry friction at bearings, brakes, clutches and one-way clutches, driven to and fro.

In every row the laws of friction hold: what slides is braked with all of its torque, what sticks with no more than that,
and what sticks does not slide. With these laws there is one motion only; friction closes no ring, so that each torque is
told by them, too. And all energy that goes in is stored, or lost in sliding and in dampers.
"""
import random

STOP, INTERVAL = 2.0, 0.005  # [s]
SLIDES = 1e-6  # [rad/s]
ROTATIONAL = 'Modelica.Mechanics.Rotational.'


class Shafts:
    def __init__(self, rng):
        self.rng = rng
        self.parts, self.wires = [], []
        self.stored, self.lost, self.brought = [], [], []
        self.frictions = []  # name, speed, torque, is one-way
        self.speeds = {}  # at the start, by number of the shaft
        self.count = rng.randint(1, 5)
        for k in range(1, self.count + 1):
            self.speeds[k] = rng.choice([0, 0, 2, -1.5])
            self.add(f'Components.Inertia j{k}(J = {self.size(1)}, phi(start = 0, fixed = true), '
                     f'w(start = {self.speeds[k]}, fixed = true))')
            self.stored.append(f'j{k}.J*j{k}.w^2/2')
            if rng.random() < 0.75:
                self.brake(k)
            elif k > 1 and rng.random() < 0.6:
                self.clutch(k, rng.randrange(1, k))
            if k > 1:
                self.spring(f'j{rng.randrange(1, k)}.flange_b', f'j{k}.flange_a', k)
            if k == 1 or rng.random() < 0.5:
                self.drive(k)
        if rng.random() < 0.5:
            self.spring('ground.flange', 'j1.flange_a', 0)

    def size(self, about):
        return repr(about*self.rng.choice([1, 1, 0.3, self.rng.uniform(0.2, 3)]))

    def add(self, text):
        self.parts.append(f'  {ROTATIONAL}{text};')

    def connect(self, a, b):
        pair = [a, b]
        self.rng.shuffle(pair)
        self.wires.append(f'  connect({pair[0]}, {pair[1]});')

    def spring(self, a, b, k):
        if self.rng.random() < 0.5:
            self.add(f'Components.Spring s{k}(c = {self.size(20)})')
        else:
            self.add(f'Components.SpringDamper s{k}(c = {self.size(20)}, d = {self.size(0.2)})')
            self.lost.append(f's{k}.d*s{k}.w_rel^2')
        self.stored.append(f's{k}.c*(s{k}.phi_rel - s{k}.phi_rel0)^2/2')
        self.connect(a, f's{k}.flange_a')
        self.connect(f's{k}.flange_b', b)

    def brake(self, k):
        torque = self.size(1)
        if self.rng.random() < 0.6:
            self.add(f'Components.BearingFriction f{k}(tau_pos = [0, {torque}; 100, {torque}])')
            self.connect(f'j{k}.flange_b', f'f{k}.flange_a')
        else:
            self.add(f'Components.Brake f{k}(fn_max = {torque}, mu_pos = [0, 1])')
            self.press(f'f{k}')
            self.connect(f'j{k}.flange_b', f'f{k}.flange_a')
        self.frictions.append((f'f{k}', f'j{k}.w', self.full(f'f{k}', torque), False))
        self.lost.append(f'f{k}.tau*j{k}.w')

    def clutch(self, k, other):
        torque = self.size(1)
        isOneWay = self.speeds[k] >= self.speeds[other] and self.rng.random() < 0.5
        self.add(f'Components.{"OneWayClutch" if isOneWay else "Clutch"} f{k}(fn_max = {torque}, mu_pos = [0, 1])')
        self.press(f'f{k}')
        self.connect(f'j{other}.flange_b', f'f{k}.flange_a')
        self.connect(f'f{k}.flange_b', f'j{k}.flange_a')
        self.frictions.append((f'f{k}', f'f{k}.w_rel', self.full(f'f{k}', torque), isOneWay))
        self.lost.append(f'f{k}.tau*f{k}.w_rel')

    def press(self, name):
        kind = self.rng.choice(['1', '1', '0.5 + 0.5*sin({w}*time)', 'if sin({w}*time) > 0 then 1 else 0.3'])
        self.parts.append(f'  Real u{name} = {kind.format(w=self.size(5))};')
        self.wires.append(f'  {name}.f_normalized = u{name};')

    def full(self, name, torque):
        return f'u{name}*{torque}' if any(f'Real u{name} ' in part for part in self.parts) else torque

    def drive(self, k):
        drive = self.rng.choice(['{a}*sin({w}*time)', '{a}*sin({w}*time) + {b}', 'if sin({w}*time) > 0 then {a} else -{b}',
                                 '{a}*time'])
        self.add(f'Sources.Torque t{k}')
        self.connect(f't{k}.flange', f'j{k}.flange_a')
        self.wires.append(f'  t{k}.tau = {drive.format(a=self.size(3), b=self.size(1), w=self.size(8))};')
        self.brought.append(f't{k}.tau*j{k}.w')

    def text(self):
        parts, wires = list(self.parts), list(self.wires)
        self.rng.shuffle(parts)
        self.rng.shuffle(wires)
        full = ''.join(f'  Real full_{name} = {torque};\n  Real slip_{name} = {speed};\n  Real hold_{name} = {name}.tau;\n'
                       for name, speed, torque, _ in self.frictions)
        return ('model M\n' + '\n'.join(parts) + f'\n  {ROTATIONAL}Components.Fixed ground;\n' + full +
                f'  Real stored = {" + ".join(self.stored)};\n  Real lost(start = 0, fixed = true);\n'
                '  Real brought(start = 0, fixed = true);\nequation\n' +
                f'  der(lost) = {" + ".join(self.lost or ["0"])};\n' +
                f'  der(brought) = {" + ".join(self.brought or ["0"])};\n' + '\n'.join(wires) + '\nend M;\n')


def faults(name, isOneWay, row):
    full, slip, hold = (float(row[f'{word}_{name}']) for word in ('full', 'slip', 'hold'))
    near = 1e-6*max(1, full)
    if isOneWay:
        if slip < -SLIDES:
            yield f'{name} turns the other way, by {slip!r}'
        elif slip > SLIDES and abs(hold - full) > near:
            yield f'{name} slides by {slip!r} and holds {hold!r} of {full!r}'
    elif abs(slip) > SLIDES and abs(hold - (full if slip > 0 else -full)) > near:
        yield f'{name} slides by {slip!r} and holds {hold!r} of {full!r}'
    elif abs(hold) > full + near:
        yield f'{name} holds {hold!r} of {full!r}'


def check(seed, run):
    shafts = Shafts(random.Random(seed))
    names = ['lost', 'brought', 'stored', 'full_*', 'slip_*', 'hold_*']
    rows = run(shafts.text(), STOP, INTERVAL, 1e-8, names)
    found = []
    for row in rows:
        for name, _, _, isOneWay in shafts.frictions:
            found += [f'at {row["time"]} s {words}' for words in faults(name, isOneWay, row)]
        energy = float(row['stored']) - float(rows[0]['stored'])
        gap = energy + float(row['lost']) - float(row['brought'])
        if abs(gap) > 1e-5*max(1, float(row['brought']), abs(energy)):
            found.append(f'at {row["time"]} s {gap!r} J too much')
    return found[:5]
