// expect: I103
model M
  parameter Integer n = div(-2147483648, -1);
  parameter Integer m = mod(5, 0);
  Real x = n + m + time;
end M;
