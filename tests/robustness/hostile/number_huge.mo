// expect: P006
model M
  Real x = 1e999999999;
end M;
