"""What flows through a tree of pipes: at each port that it flows into, the mixture of what the others send (specification
15.2), whichever way it goes, through ports of models within each other, and at joints that are models of their own."""
import math
import random

STOP, INTERVAL = 2.0, 0.05  # [s]
FLOWS = 1e-2  # what is less is not looked at

CLASSES = '''  connector Port
    Real p;
    flow Real m;
    stream Real h;
  end Port;
  model Source
    Port a;
    input Real m, h;
    Real seen = inStream(a.h), actual = actualStream(a.h);
  equation
    a.m = -m;
    a.h = h;
  end Source;
  model Sink
    Port a;
    parameter Real h = 0;
    Real seen = inStream(a.h), actual = actualStream(a.h);
  equation
    a.p = 0;
    a.h = h;
  end Sink;
  model Pipe
    Port a, b;
    parameter Real k = 1, dh = 0;
    Real seen_a = inStream(a.h), seen_b = inStream(b.h), actual_a = actualStream(a.h), actual_b = actualStream(b.h);
  equation
    a.m + b.m = 0;
    a.p - b.p = k*a.m;
    b.h = seen_a + dh;
    a.h = seen_b + 2*dh;
  end Pipe;
  model Within
    Port a, b;
    replaceable Pipe core(k = k, dh = dh);
    parameter Real k = 1, dh = 0;
    Real seen_a = core.seen_a, seen_b = core.seen_b, actual_a = core.actual_a, actual_b = core.actual_b;
  equation
    connect(a, core.a);
    connect(core.b, b);
  end Within;
  model Deep
    extends Within(redeclare Within core);
  end Deep;
  model Joint
    parameter Integer n = 2;
    Port c[n];
  equation
    for i in 2:n loop
      connect(c[i - 1], c[i]);
    end for;
  end Joint;
'''


class Tree:
    def __init__(self, rng):
        self.rng = rng
        self.nodes = rng.randint(1, 7)
        self.pipes = [(rng.randrange(node), node, rng.uniform(0.5, 3), rng.choice([0, rng.uniform(-5, 5)]))
                      for node in range(1, self.nodes)]  # from, to, resistance, what is added on the way
        # Of one more than there are nodes the sink at the first one takes or gives the rest.
        self.sources = [(rng.randrange(self.nodes), rng.uniform(-2, 2), rng.choice([0, rng.uniform(-3, 3)]),
                         rng.uniform(0.5, 7), rng.uniform(-20, 20)) for _ in range(rng.randint(1, self.nodes + 1))]
        self.kept = rng.uniform(-20, 20)

    def given(self, k, time):
        _, mean, swing, speed, _ = self.sources[k]
        return mean + swing*math.sin(speed*time)

    def flows(self, time):
        """Into the node, of each source; along each pipe."""
        given = [self.given(k, time) for k in range(len(self.sources))]
        sums = [0.0]*self.nodes
        for (node, *_), flow in zip(self.sources, given):
            sums[node] += flow
        along = [0.0]*len(self.pipes)
        for k in range(len(self.pipes) - 1, -1, -1):  # a child has a larger number than its parent
            parent, child = self.pipes[k][:2]
            along[k] = -sums[child]
            sums[parent] += sums[child]
        return given, along, sums[0]

    def mixtures(self, time):
        """By name of a port that something flows into: what."""
        given, along, rest = self.flows(time)
        ends = [[] for _ in range(self.nodes)]  # of a node: name, flow out of what is there into the node, what it sends
        for k, (node, *_, h) in enumerate(self.sources):
            ends[node].append((f's{k}.actual', given[k], lambda h=h: h))
        ends[0].append(('sink.actual', -rest, lambda: self.kept))
        for k, (parent, child, _, dh) in enumerate(self.pipes):
            ends[child].append((f'p{k}.actual_b', along[k], lambda k=k, dh=dh, n=parent: mixture(n, f'p{k}.actual_a') + dh))
            ends[parent].append((f'p{k}.actual_a', -along[k],
                                 lambda k=k, dh=dh, n=child: mixture(n, f'p{k}.actual_b') + 2*dh))

        def mixture(node, name):
            sent = [(flow, what()) for other, flow, what in ends[node] if other != name and flow > 0]
            return sum(flow*h for flow, h in sent)/sum(flow for flow, _ in sent)

        return {name: mixture(node, name) for node in range(self.nodes) for name, flow, _ in ends[node] if flow < -FLOWS}

    def text(self):
        rng = self.rng
        parts = [f'  Sink sink(h = {self.kept!r});']
        ports = [[] for _ in range(self.nodes)]
        ports[0].append('sink.a')
        for k, (node, mean, swing, speed, h) in enumerate(self.sources):
            parts.append(f'  Source s{k}(m = {mean!r} + {swing!r}*sin({speed!r}*time), h = {h!r});')
            ports[node].append(f's{k}.a')
        for k, (parent, child, resistance, dh) in enumerate(self.pipes):
            parts.append(f'  {rng.choice(["Pipe", "Within", "Deep"])} p{k}(k = {resistance!r}, dh = {dh!r});')
            ports[parent].append(f'p{k}.a')
            ports[child].append(f'p{k}.b')
        wires = []
        for node, here in enumerate(ports):
            rng.shuffle(here)
            if len(here) > 1 and rng.random() < 0.4:
                parts.append(f'  Joint n{node}(n = {len(here)});')
                wires += [self.wire(port, f'n{node}.c[{i}]') for i, port in enumerate(here, 1)]
            else:
                wires += [self.wire(port, rng.choice(here[:i])) for i, port in enumerate(here) if i > 0]
        rng.shuffle(parts)
        rng.shuffle(wires)
        return 'model M\n' + CLASSES + '\n'.join(parts) + '\nequation\n' + '\n'.join(wires) + '\nend M;\n'

    def wire(self, a, b):
        pair = [a, b]
        self.rng.shuffle(pair)
        return f'  connect({pair[0]}, {pair[1]});'


def check(seed, run):
    tree = Tree(random.Random(seed))
    rows = run(tree.text(), STOP, INTERVAL, 1e-8, ['*actual*'])
    found = []
    for row in rows:
        for name, value in tree.mixtures(float(row['time'])).items():
            if not abs(float(row[name]) - value) < 1e-6:
                found.append(f'at {row["time"]} s {name} is {row[name]}, not {value!r}')
    return found[:5]
