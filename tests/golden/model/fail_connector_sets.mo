// Connected signals with two sources or none, connectors that do not fit or do not count right.
connector Out = output Real;
connector In = input Real;
connector Uneven
  Real a, b;
  flow Real f;
end Uneven;
connector NoFlow
  stream Real h;
end NoFlow;
connector TwoFlows
  Real p[2];
  flow Real m[2];
  stream Real h;
end TwoFlows;
connector Causal
  input Real x;
  Real e;
  flow Real f;
end Causal;
connector Plain
  Real x;
  output Real e;
  flow Real f;
end Plain;
connector Fixed
  constant Real n = 1;
  Real e;
  flow Real f;
end Fixed;
connector Set
  parameter Real n = 1;
  Real e;
  flow Real f;
end Set;
expandable connector Bus
  Real held;
end Bus;
model Source
  Out y = 1;
end Source;
model Sink
  In u;
end Sink;
model Reader
  In u = 1;
end Reader;
model Pair
  In u = 1;
  Source source;
equation
  connect(u, source.y);
end Pair;
model Bussed
  Bus bus;
  Reader reader;
equation
  connect(reader.u, bus.speed);
end Bussed;
model Ends
  Causal c;
  Plain p;
  Fixed f;
  Set s;
end Ends;
model M
  Source a, b;
  Sink sink;
  Pair pair;
  Bussed bussed;
  Ends ends;
  Uneven uneven(a = 1, b = 1);
  NoFlow noFlow(h = 1);
  TwoFlows twoFlows(p = {1, 2}, h = 1);
equation
  connect(a.y, sink.u);
  connect(b.y, sink.u);
  connect(ends.c, ends.p);
  connect(ends.f, ends.s);
end M;
// Flat:
// C010 C011
// endFlat
