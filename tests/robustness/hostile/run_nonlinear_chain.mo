// expect: stopped I102 finished
// one loop of 20,000 nonlinear equations
model M
  Real x[20000](each start = 1);
equation
  x[1] ^ 3 + x[20000] = time;
  for i in 2:20000 loop
    x[i] ^ 3 + x[i - 1] = 1;
  end for;
end M;
