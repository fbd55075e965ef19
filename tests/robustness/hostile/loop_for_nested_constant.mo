// expect: T319
model M
  Real x;
algorithm
  x := 0;
  for i in 1:100000 loop
    for j in 1:100000 loop
      x := x + 1;
    end for;
  end for;
end M;
