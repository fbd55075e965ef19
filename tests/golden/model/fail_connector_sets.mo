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
// 78:3: error C002: the connectors ends.c and ends.p do not fit: only one of ends.c.x and ends.p.x is an input or output
//   part ends.c
//   part ends.p
// 79:3: error C002: the connectors ends.f and ends.s do not fit: one of ends.f.n and ends.s.n is a constant, the other a parameter
//   part ends.f
//   part ends.s
// 40:7: error C005: the signals a.y and b.y are connected, but each of them is computed by its block
//   remove one of the two connections
//   part a.y
//   part b.y
// 40:7: error C005: the signals pair.u and pair.source.y are connected, but each of them is a source
//   remove one of the two connections
//   part pair.u
//   part pair.source.y
// 58:3: error C010: bussed.bus.speed is read from the bus by bussed.reader.u, but nothing puts it there
//   part bussed.reader.u
// 8:11: error C104: connector noFlow has a stream variable but no flow variable
//   part noFlow
// 11:11: error C104: connector twoFlows has a stream variable and more than one flow variable
//   part twoFlows
// 4:11: error C011: the connector 'Uneven' has 1 flow variables for 2 other ones without prefix; as many are needed
//   part uneven
// endFlat
