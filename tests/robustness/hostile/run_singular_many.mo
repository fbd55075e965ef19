// expect: finished stopped I102
// It has a solution, which a patient solver may find.
model M
  Real x[300];
equation
  for i in 1:300 loop
    sin(x[i]) * sum(x) = i + 1000;
  end for;
end M;
