// expect: T001
model M
  parameter Integer n = 99999999999999999999;
  Real x[n];
end M;
