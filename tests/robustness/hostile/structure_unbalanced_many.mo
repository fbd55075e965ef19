// expect: S002
model M
  Real x[100000];
equation
  for i in 1:99999 loop
    x[i] = time;
  end for;
end M;
