// expect: N011
model M
  Real x = sum(ones(100000, 100000));
end M;
