// An assertion of the level warning lets the run go on, in equations, algorithms and functions.
model M
  function checked
    input Real u;
    output Real y = u;
  algorithm
    assert(u < 0.3, "in the function", AssertionLevel.warning);
    assert(u < 2, "never", AssertionLevel.error);
  end checked;
  Real x = checked(time);
  parameter Integer first = Integer(AssertionLevel.warning);
algorithm
  assert(time < 0.5, "in the algorithm", AssertionLevel.warning);
equation
  assert(time < 0.7, "in the equations", level = AssertionLevel.warning);
  assert(first == 1, "their order");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 7:5: warning R150: in the function (at t = 0.… s)
// 13:3: warning R150: in the algorithm (at t = 0.… s)
// 15:3: warning R150: in the equations (at t = 0.… s)
// finished
// endRun
