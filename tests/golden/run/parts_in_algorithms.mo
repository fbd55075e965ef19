// Algorithms assign some variables of parts and records: the others keep their values, here against values by hand.
connector Pin
  Real v;
  flow Real i;
end Pin;

record Pair
  parameter Integer n = 2;
  Real a, b[n];
end Pair;

model Part
  constant Real c = 7;
  parameter Integer n = 3;
  parameter Real k = 2;
  parameter Real twice(fixed = false);
  Real x[n] = fill(k*time, n), u, w;
  Boolean late = time > 0.5;
  Integer i = if late then 2 else 1;
  function triple
    input Real x;
    output Real y = 3*x;
  end triple;
end Part;

model Resistor
  Pin p, n;
algorithm
  p.i := (p.v - n.v)/2;
  n.i := -p.i;
end Resistor;

model Source
  Pin p, n;
equation
  p.v = 5 + n.v;
  p.i + n.i = 0;
end Source;

model Ground
  Pin p;
equation
  p.v = 0;
end Ground;

model Reader
  outer Part hub;
  outer Boolean low;
algorithm
  hub.w := hub.k*hub.x[1] + hub.c;
  low := hub.x[1] < 1;
end Reader;

model Store
  Real x(start = 1, fixed = true), u;
equation
  der(x) = u;
end Store;

model M
  function total
    input Pair r;
    output Real y = r.a + 10*sum(r.b);
  end total;
  inner Part hub(u = 0);
  inner Boolean low;
  Reader reader;
  Part part[2](k = {2, 4});
  Pair pair(a = time);
  Store store;
  Real sum1, whole, v[4], looped, chain[3], least[2](start = {-1, 2});
  Integer count(start = 0, fixed = true);
  Resistor resistor;
  Source source;
  Ground ground;
initial algorithm
  hub.twice := 2*hub.k;
  for j in 1:2 loop
    part[j].twice := 2*part[j].k;
  end for;
equation
  connect(source.p, resistor.p);
  connect(source.n, resistor.n);
  connect(ground.p, resistor.n);
  part[2].w = 11;
  v[1] = 5;
  v[2] = time;
  chain[1] = time;
  least[1] = 3;
algorithm
  sum1 := 0;
  for j in 1:2 loop
    part[j].u := part[j].k*part[j].x[part[j].i] + part[j].c;
    for q in 1:part[j].n loop
      sum1 := sum1 + part[j].x[q];
    end for;
  end for;
  part[1].w := part[2].w + (if part[1].late then 1 else 0) + sum(part[2].x) + part[2].triple(1);
  assert(abs(part[1].x[3] - 2*time) < 1e-12, "of the part's own");
algorithm
  store.u := -store.x;
  when part[2].x[1] > 2 then
    count := pre(count) + 1;
  end when;
algorithm
  for j in 1:pair.n loop
    pair.b[j] := j*pair.a;
  end for;
  whole := total(pair);
algorithm
  v[3] := v[1] + 1;
  v[4] := v[2] + v[3];
algorithm
  for j in 2:3 loop
    chain[j] := chain[j - 1] + 1;
  end for;
  least[2] := 0;
  for j in 1:2 loop
    if least[j] > 1 then
      least[j] := 5;
    end if;
  end for;
algorithm
  looped := 0;
  for j in 1:part[1].i loop
    looped := looped + part[1].x[j]*part[2].k;
  end for;
algorithm
  when terminal() then
    assert(abs(part[1].u - 11) + abs(part[2].u - 23) + abs(sum1 - 18) + abs(part[1].w - 27) < 1e-9, "parts");
    assert(part[1].twice == 4 and part[2].twice == 8 and hub.twice == 4, "parameters");
    assert(abs(store.x - exp(-1)) < 1e-4 and count == 1, "state and event");
    assert(abs(whole - 31) < 1e-9 and abs(v[3] - 6) + abs(v[4] - 7) < 1e-9, "record and array");
    assert(abs(chain[2] - 2) + abs(chain[3] - 3) + abs(least[2]) < 1e-9, "elements that loops leave");
    assert(abs(looped - 16) < 1e-9, "loop of the run");
    assert(abs(hub.w - 11) < 1e-9 and not low, "outer part");
    assert(abs(resistor.p.i - 2.5) < 1e-6, "connectors");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
