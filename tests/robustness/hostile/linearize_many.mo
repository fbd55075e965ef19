// expect: R169
// command: linearize FILE --output OUT.json
// A matrix of 40,000 by 40,000 numbers.
model M
  Real x[40000](each start = 1, each fixed = true);
equation
  for i in 1:40000 loop
    der(x[i]) = -i*x[i];
  end for;
end M;
