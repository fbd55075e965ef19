model M
  Real x(start = 1, fixed = true);
  Real y;
equation
  der(x) = -x;
algorithm
  y := 0;
  while y < x loop
    y := y + 0.1;
  end while;
end M;
// Flat:
// 7:3: error T319: the algorithm contains a loop whose length is known only during the run
// endFlat
