// expect: finished
model M
  Real x(start = 1);
equation
  der(x) = -delay(x, 1e-12);
end M;
