// expect: stopped
model M
  Real x(start = 1), y(start = 0);
equation
  der(x) = 1e9 * y;
  der(y) = -1e9 * x;
end M;
