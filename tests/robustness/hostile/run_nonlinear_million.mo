// expect: stopped F404 R100 N011 R010
// a million nonlinear equations
model M
  Real x[1000000](each start = 1);
equation
  for i in 1:1000000 loop
    x[i] ^ 3 + x[i] = 1 + time;
  end for;
end M;
