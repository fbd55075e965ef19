// expect: T319
model M
  Real x;
algorithm
  x := time;
  for i in 1:3000, j in 1:3000 loop
    x := x + sin(i * j * time);
  end for;
end M;
