// A pendulum that turns over, in Cartesian coordinates that are functions of an angle; the angle must not be a state.
// Neither coordinate can be the state for ever: their angle cannot be found from one that is at its largest.
model M
  parameter Real g = 9.81;
  Real phi(stateSelect = StateSelect.never, start = 0.3), x(start = 0.955), y(start = 0.296), vx, vy(start = 8), f;
  Real angle(start = 0.3, fixed = true), rate;
initial equation
  phi = 0.3;
  rate = 8;
  der(phi) = 8;
equation
  x = cos(phi);
  y = sin(phi);
  der(x) = vx;
  der(y) = vy;
  der(vx) = -f*x;
  der(vy) = -f*y - g;
  der(angle) = rate;
  der(rate) = -g*cos(angle);
  assert(abs(x - cos(angle)) < 1e-3 and abs(y - sin(angle)) < 1e-3, "the two pendulums differ");
  assert(abs(0.5*(vx^2 + vy^2) + g*y - 0.5*8^2 - g*sin(0.3)) < 1e-2, "the energy has changed");
  annotation(experiment(StopTime = 3, Tolerance = 1e-8));
end M;
// Run:
// finished
// endRun
