// expect: T004
model M
  parameter Real p = 1e308 * 10;
  Real x[integer(p)];
end M;
