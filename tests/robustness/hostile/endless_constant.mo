// expect: N010
model M
  constant Real a = b;
  constant Real b = a;
  Real x = a;
end M;
