// A transistor whose higher end acts as drain hides from the structure that all potentials may be shifted: the ends are
// told apart by a condition, and what is computed of them floats with them.
connector Pin
  Real v(unit = "V");
  flow Real i(unit = "A");
end Pin;
model Resistor
  Pin p, n;
equation
  p.v - n.v = 10*p.i;
  p.i + n.i = 0;
end Resistor;
model Source
  Pin p, n;
equation
  p.v - n.v = 5 + time;
  p.i + n.i = 0;
end Source;
model Transistor
  Pin d, g, s;
  Real high, low, beyond;
equation
  high = if d.v < s.v then s.v else d.v;
  low = smooth(0, if d.v < s.v then d.v else s.v);
  beyond = 0.7*(g.v - low - 0.8);
  g.i = 0;
  d.i + s.i = 0;
  d.i = (if beyond > 0 then beyond^2 else 0) + 1e-3*(high - low);
end Transistor;
model M
  Source source;
  Resistor load, gate;
  Transistor transistor;
equation
  connect(source.p, load.p);
  connect(load.n, transistor.d);
  connect(transistor.s, source.n);
  connect(source.p, gate.p);
  connect(gate.n, transistor.g);
end M;
// Run:
// error S008: the circuit of source, load, gate and transistor has no ground, so nothing determines its potentials
//   connect a Ground to it, for example to transistor.s
//   part source
//   part load
//   part gate
//   part transistor
// no model
// endRun
