// expect: N011
model M
  Real x = sum(identity(1000000));
end M;
