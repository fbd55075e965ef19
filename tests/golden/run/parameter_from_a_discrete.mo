// A parameter that an initial equation sets equal to a discrete variable is what a clause of the start has made of it.
model M
  function same
    input Boolean b;
    output Boolean c = b;
  algorithm
    annotation(Inline = false);
  end same;
  Real y(start = 0, fixed = true), z(start = 5, fixed = true);
  parameter Real q(fixed = false), r(fixed = false);
equation
  when {initial(), sample(0.1, 0.1)} then
    y = 2;
  end when;
  when {same(initial()), sample(0.1, 0.1)} then
    z = 3;
  end when;
  assert(q == 2, "q is the value at the start");
  assert(r == 5, "a function of initial() is no initial()");
initial equation
  y = q;
  r = z;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
