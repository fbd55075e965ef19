// What an initial equation asserts is looked at where the run begins.
function small
  input Real x;
  output Real y;
algorithm
  assert(x < 1, "x is not small at the start");
  y := x;
  annotation(Inline = true);
end small;

model M
  Real x(start = 2, fixed = true), z;
initial equation
  z = small(x);
equation
  der(x) = -1;
  der(z) = 0;
  annotation(experiment(StopTime = 3));
end M;
// Run:
// 6:3: error R150: x is not small at the start (at t = 0 s)
// failed
// endRun
