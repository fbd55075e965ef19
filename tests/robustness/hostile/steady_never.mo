// expect: R160 R161 R162 R163
// command: steady FILE --output OUT.csv
// window: R110
model M
  Real x(start = 1, fixed = true), y(start = 0, fixed = true);
equation
  der(x) = 1 + y^2;
  der(y) = exp(x) + abs(y);
end M;
