// expect: finished
model M
  Real x = (time + 1) ^ 2000000000;
  Real v = der(x);
end M;
