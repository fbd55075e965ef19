// A part and what it extends say the same of a parameter: one of the two is enough, and the other is no condition for
// the state, though the graph of what stands where would have it.
model Base
  parameter Real atStart(fixed = false);
  Real y;
initial equation
  atStart = y;
end Base;
model M
  extends Base;
  Real x(start = 2, fixed = true), z(start = 3);
initial equation
  y = atStart;
  z = 1;
  z = 1;
equation
  der(x) = -x;
  der(z) = -z;
  y = x^3 + x;
  assert(abs(x - 2*exp(-time)) < 1e-3, "x began elsewhere");
  assert(abs(atStart - 10) < 1e-9, "the parameter is " + String(atStart));
  assert(abs(z - exp(-time)) < 1e-3, "z began elsewhere");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 13:3: note I003: the initial condition y = atStart follows from others and is not used
//   part 
// 15:3: note I003: the initial condition z = 1 follows from others and is not used
//   part 
// finished
// endRun
