// A clause within a part that a clock integrates looks at ticks, and what it sets a state to is where the next step
// begins: by Euler's implicit method, steps of an eighth go up to one and begin at zero again, and steps of a decay
// multiply by 8/9.
model M
  Real one = sample(1, Clock(Clock(1, 8), solverMethod = "ImplicitEuler"));
  Real x(start = 0), decay(start = 1), least(start = 1);
  Integer n(start = -1) = previous(n) + integer(one);
  Integer inTooth = if n == 0 then 0 else mod(n - 1, 8) + 1;
  Integer teeth(start = 0);
equation
  der(x) = one;
  der(decay) = -decay*one;
  der(least) = -one;
  when x >= 1 then
    reinit(x, 0);
    reinit(decay, 1);
    teeth = pre(teeth) + 1;
  end when;
  when least < 0.3 and one > 0 then
    reinit(least, 1 + x);
  elsewhen least < 0.4 then
    reinit(least, 5);
  end when;
  assert(abs(x - inTooth/8) < 1e-12, "x is " + String(x) + " at step " + String(n));
  assert(abs(decay - (8/9)^inTooth) < 1e-12, "decay is " + String(decay) + " at step " + String(n));
  assert(least > 0.2, "least is " + String(least) + " at step " + String(n));
  when terminal() then
    assert(hold(teeth) == 5, "teeth: " + String(hold(teeth)));
  end when;
  annotation(experiment(StopTime = 5));
end M;
// Run:
// finished
// endRun
