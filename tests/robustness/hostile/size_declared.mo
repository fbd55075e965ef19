// expect: N011
model M
  Real x[100000, 100000];
equation
  x = zeros(100000, 100000);
end M;
