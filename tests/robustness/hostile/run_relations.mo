// expect: stopped finished
model M
  Real x[3000];
equation
  for i in 1:3000 loop
    x[i] = if sin(1000 * i * time) > 0 then 1 else 0;
  end for;
end M;
