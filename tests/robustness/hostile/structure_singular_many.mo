// expect: I102
model M
  Real x[5000], y[5000];
equation
  for i in 1:5000 loop
    x[i] + y[i] = time;
    x[i] + y[i] = 2;
  end for;
end M;
