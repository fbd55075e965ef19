// expect: N011
model M
  Real x = sum(1:999999999999);
end M;
