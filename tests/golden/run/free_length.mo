// A pendulum in Cartesian coordinates whose length follows from its first position: `fixed` depends on a parameter.
model Pendulum
  parameter Boolean computeLength = true;
  parameter Real length(fixed = not computeLength, start = 1);
  Real x(start = 3, fixed = true), y(start = -4, fixed = true), vx(start = 0, fixed = true), vy(start = 0), f;
equation
  der(x) = vx;
  der(y) = vy;
  der(vx) = -f*x;
  der(vy) = -f*y - 9.81;
  x^2 + y^2 = length^2;
end Pendulum;

model M
  Pendulum free, given(computeLength = false, length = 5);
equation
  assert(abs(free.length - 5) < 1e-9, "the length is not that of the first position");
  assert(abs(free.x - given.x) < 1e-3, "the two pendulums differ");
  assert(abs(0.5*(free.vx^2 + free.vy^2) + 9.81*(free.y + 4)) < 1e-2, "the energy has changed");
  annotation(experiment(StopTime = 2, Tolerance = 1e-7));
end M;
// Run:
// finished
// endRun
