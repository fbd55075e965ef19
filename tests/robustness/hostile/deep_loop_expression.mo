// expect: finished
// an expression of 20,000 levels
model M
  Real x;
algorithm
  x := time;
  for k in 1:20000 loop
    x := sin(x) + 1;
  end for;
end M;
