// expect: N011
model M
  Real x = sum(0:1e-300:1);
end M;
