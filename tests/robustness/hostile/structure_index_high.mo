// expect: S004
// index 200
model M
  Real x[200];
equation
  for i in 1:199 loop
    der(x[i]) = x[i + 1];
  end for;
  x[1] = sin(time);
end M;
