// expect: S001 S003 S004
// the 30th derivative
model M
  Real x[30];
equation
  for i in 1:29 loop
    der(x[i]) = sin(x[i + 1]) * x[i];
  end for;
  x[1] ^ 2 + sin(x[1]) = exp(sin(time));
end M;
