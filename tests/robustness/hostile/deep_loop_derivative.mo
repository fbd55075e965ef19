// expect: finished
// the derivative of an expression of 20,000 levels
model M
  Real x, v;
equation
  v = der(x);
algorithm
  x := time;
  for k in 1:20000 loop
    x := sin(x) + 1;
  end for;
end M;
