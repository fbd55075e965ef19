// expect: N011
model M
  Real x[4294967296, 4294967296];
end M;
