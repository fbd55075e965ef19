// expect: T004
model M
  parameter Real p = 0;
  Real x[integer(p / p)];
end M;
