// Each equation is written with an unknown that its coefficient leaves next to nothing of for a while: the tearing may
// divide by neither, whatever the coefficients are at the start.
model M
  Real x, y, s(start = 0, fixed = true), px, py, d;
equation
  der(s) = 1;
  s*x + 0.3*y = 5;
  (1 + s)*x + 1e-15*y = 4;
  d = 0.3*(1 + s) - 1e-15*s;
  px = (4*0.3 - 5e-15)/d;
  py = (5*(1 + s) - 4*s)/d;
  assert(abs(x - px) < 1e-7 and abs(y - py) < 1e-7, "as by Cramer's rule");
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
