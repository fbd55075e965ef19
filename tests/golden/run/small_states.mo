// A seed that grows by itself, and an oscillator of a billionth: below what the tolerance resolves nobody follows them.
model SmallStates
  Real seed(start = 1e-12, fixed = true);
  Real a(start = 1e-9, fixed = true), b(start = 0, fixed = true);
  Real told(start = 1e-12, fixed = true, nominal = 1e-12) "with its size";
  Real still(start = 1e-10, fixed = true) "does not move";
equation
  der(seed) = 10*seed*(1 - seed);
  der(a) = 20*b;
  der(b) = -20*a;
  der(told) = -told;
  der(still) = 0*seed;
  annotation (experiment(StopTime = 5));
end SmallStates;
// Run:
// warning R173: states stay smaller than what the tolerance of the run resolves, all their digits may be wrong: a begins at 1e-09
//   give them nominal values of their size, such as x(nominal = 1e-9)
// finished
// endRun
