// expect: N011
model M
  Real x = sum(linspace(0, 1, 999999999));
end M;
