// x = 6.283185307179586/(1 + 6.283185307179586**2)
// y = 1 - exp(-1)
model DyingWave "a sine of 200 MHz whose amplitude falls with 5 ns, and a second of something slow"
  constant Real pi = 3.141592653589793;
  parameter Real damping = 2e8, f = 2e8;
  Real x(start=0, fixed=true);
  Real y(start=0, fixed=true);
equation
  der(x) = damping*exp(-time*damping)*sin(2*pi*f*time);
  der(y) = 1 - y;
  annotation(experiment(StopTime=1));
end DyingWave;
