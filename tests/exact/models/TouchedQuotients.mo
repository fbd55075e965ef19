// below = -3
// above = 3
// zero = 0
// rest = 3 - sin(12)/8
// falling = -7.5
// rising = -7.5
// tolerances 1e-6 1e-7 1e-8
model TouchedQuotients "quotients that touch a border of div and turn back, and such that go through them"
  Real x(start = 1.3, fixed = true), y = sin(2*time), square = (x*y)*(y/x);
  Real p(start = 0, fixed = true), q(start = -3, fixed = true);
  Real below(start = 0, fixed = true), above(start = 0, fixed = true), zero(start = 0, fixed = true);
  Real rest(start = 0, fixed = true), falling(start = 0, fixed = true), rising(start = 0, fixed = true);
equation
  der(x) = -0.7*x;
  der(p) = -1;
  der(q) = 1;
  der(below) = div(square + 2, -1.5);
  der(above) = div(square + 2, 1.5);
  der(zero) = div(-square, 1);
  der(rest) = rem(square + 2, 1.5);
  der(falling) = div(2*p, 1);
  der(rising) = div(2*q, 1);
  annotation(experiment(StopTime = 3));
end TouchedQuotients;
