// expect: N011
model M
  Real x[10];
equation
  for i in 1:100000, j in 1:100000 loop
    x[1] = i + j;
  end for;
end M;
