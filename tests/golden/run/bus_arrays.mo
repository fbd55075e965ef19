// Arrays in buses that nothing declares: as large as the largest subscript in any connected bus; arrays of buses.
package P
  expandable connector Bus
  end Bus;
  connector RealInput = input Real;
  connector RealOutput = output Real;
  connector Pin
    Real v;
    flow Real i;
  end Pin;
  block Source
    RealOutput y;
    parameter Real k = 1;
  equation
    y = k*time;
  end Source;
  block Sink
    RealInput u;
  end Sink;
  model Controller
    Bus b;
    Sink sink;
    Source source(k = 7);
  equation
    connect(b.v[3], sink.u);
    connect(source.y, b.v[1]);
  end Controller;
  model Plant
    Bus b;
    Sink sink;
    Source source(k = 3);
  equation
    connect(b.v[1], sink.u);
    connect(source.y, b.v[3]);
  end Plant;
  model Voltage
    Pin p;
    parameter Real v;
  equation
    p.v = v;
  end Voltage;
  model Resistor
    Pin p;
  equation
    p.i = 2*p.v;
  end Resistor;
end P;
model M
  P.Controller controller, c[2](source(k = {5, 6}));
  P.Plant plant, p[2];
  P.Bus bus, wires;
  P.Source s[3](k = {1, 2, 3}), m[2, 2](k = {{1, 2}, {3, 4}});
  P.Sink one, two;
  P.Voltage v[2](v = {3, 4});
  P.Resistor r[3];
  parameter Integer n = 2;
equation
  connect(controller.b, bus);
  connect(bus, plant.b);
  for i in 1:2 loop
    connect(c[i].b, bus.axis[i]);
    connect(bus.axis[i], p[i].b);
    connect(v[i].p, wires.pin[i]);
    connect(wires.pin[i], r[i].p);
  end for;
  connect(r[3].p, wires.pin[2]);
  for i in 1:3 loop
    connect(s[i].y, wires.odd[2*i - 1]);
  end for;
  connect(wires.odd[n + 1], one.u);
  connect(m[1, :].y, wires.table[1, :]);
  connect(m[2, 1].y, wires.table[2, 1]);
  connect(m[2, 2].y, wires.table[2, 2]);
  connect(wires.table[2, 2], two.u);
  assert(controller.sink.u == 3*time and plant.sink.u == 7*time and bus.v[2] == 0, "two buses with one array");
  assert(c[2].sink.u == 3*time and p[1].sink.u == 5*time and p[2].sink.u == 6*time, "an array of buses");
  assert(bus.axis[2].v[1] == 6*time and wires.odd[4] == 0, "their members");
  assert(one.u == 2*time and two.u == 4*time, "elements of arrays");
  assert(v[1].p.i == -6 and v[2].p.i == -16, "connectors with flows");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 75:10: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 75:42: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 75:69: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 76:10: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 76:36: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 76:62: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 77:10: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 77:41: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 78:10: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 78:30: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 79:10: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 79:29: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// finished
// endRun
