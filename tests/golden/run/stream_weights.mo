// Water goes round one way; what it would carry the other way goes through junctions with weights of 1e-15. Solved
// through such a weight, the enthalpies lose all their digits.
connector Port
  Real p;
  flow Real m_flow;
  stream Real h_outflow;
end Port;
model Pipe "of a resistance"
  Port a, b;
  parameter Real k = 1;
equation
  a.m_flow + b.m_flow = 0;
  a.m_flow = k*(a.p - b.p);
  a.h_outflow = inStream(b.h_outflow);
  b.h_outflow = inStream(a.h_outflow);
end Pipe;
model Valve
  Port first, second, third, node "to which nothing is connected";
  Pipe one, two, three;
equation
  connect(first, one.a);
  connect(second, two.a);
  connect(third, three.a);
  connect(one.b, node);
  connect(two.b, node);
  connect(three.b, node);
end Valve;
model Heater "to an enthalpy, as far as a power goes"
  Port a, b;
  parameter Real k = 1;
  parameter Real hSet = 83680;
  Real dh;
equation
  a.m_flow + b.m_flow = 0;
  a.m_flow = k*(a.p - b.p);
  dh = min(hSet - inStream(a.h_outflow), 1000/(abs(a.m_flow) + 1e-3));
  b.h_outflow = inStream(a.h_outflow) + dh;
  a.h_outflow = inStream(b.h_outflow);
end Heater;
model Pump
  Port a, b;
  parameter Real m = 0.1;
  Real h(start = 80000, fixed = true);
equation
  a.m_flow = m;
  b.m_flow = -m;
  der(h)*10 = m*(inStream(a.h_outflow) - h);
  a.h_outflow = h;
  b.h_outflow = h;
end Pump;
model Ground
  Port a;
equation
  a.p = 1e5;
  a.h_outflow = 80000;
end Ground;
model M
  Pump pump;
  Heater heater;
  Pipe to;
  Valve valve;
  Ground ground;
equation
  connect(pump.b, to.a);
  connect(to.b, heater.a);
  connect(to.b, valve.third);
  connect(to.b, ground.a);
  connect(heater.b, valve.first);
  connect(valve.second, pump.a);
  assert(abs(valve.node.h_outflow - valve.second.h_outflow) < 1e-3, "the mixture is what flows out");
  assert(abs(valve.node.h_outflow - (heater.b.h_outflow + 2*pump.h)/3) < 1e-3, "a third comes from the heater");
  annotation(experiment(StopTime = 100));
end M;
// Run:
// finished
// endRun
