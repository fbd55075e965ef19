// y = 2
model LinearSystemBorder "the root function is the solution of a linear system with coefficients that move"
  Real x(start=0, fixed=true), y(start=0, fixed=true), a, b;
equation
  der(x) = 1;
  2*a + b*(1 + x) = 3*x;
  a*(1 - x) - b = x^2;
  der(y) = if a > 0 then 2 else 0;
  annotation(experiment(StopTime=1));
end LinearSystemBorder;
