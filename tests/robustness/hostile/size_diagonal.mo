// expect: N011
model M
  Real x = sum(diagonal(1:1000000));
end M;
