// expect: I102
model M
  Real x;
equation
  x ^ 2 = -1 - time;
end M;
