// Of two states one is given by an initial equation in the branch that a parameter selects; in the other branch, which
// is not possible here, it would be the other state. The start value that is left to be taken is that of f.
model M
  parameter Boolean isDirect = false;
  Real x(start = 0.25), f(start = 0.5), y;
initial equation
  y = 0;
equation
  der(x) = f - x;
  der(f) = -f;
  y = if isDirect then f else x;
  assert(abs(f - 0.5*exp(-time)) < 1e-4, "the start of f is not the one that was left");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
