// The sign of what rounding leaves of (s + 1) - 1 - s changes in nearly every step: after some switches the relation
// rests, and that is told. What is as small, but computed, switches as ever: 63 half turns.
model M
  parameter Real one = 1, omega = 100;
  Real s(start = 0, fixed = true), c(start = 1, fixed = true), x(start = 0, fixed = true), y(start = 0, fixed = true);
  discrete Integer turns(start = 0, fixed = true);
equation
  der(s) = omega*c;
  der(c) = -omega*s;
  der(x) = if (s + one) - one - s >= 0 then 1e-12 else -1e-12;
  der(y) = if 1e-13*s >= 0 then 1 else -1;
  when 1e-13*s < 0 then
    turns = pre(turns) + 1;
  end when;
  assert(time < 1.99 or turns == 32, "turns = " + String(turns));
  annotation(experiment(StopTime = 2, Tolerance = 1e-8));
end M;
// Run:
// note R176: rounding alone decides whether one + s - one - s >= 0: from t = 6.… s on it stays as it is until more than rounding moves it
// finished
// endRun
