// expect: T319
model M
  Real x;
algorithm
  x := time;
  while true loop
    x := x + 1;
  end while;
end M;
