// expect: P015
model M
  parameter Real p = 10 ^ 10 ^ 10;
  parameter Real q = 10 ^ (10 ^ (10 ^ 10));
  Real x = q * time;
end M;
