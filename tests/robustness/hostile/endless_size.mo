// expect: N010
model M
  Real x[size(y, 1)];
  Real y[size(x, 1)];
end M;
