model M
  Real y;
algorithm
  y := 0;
  while y < 1 loop
    y := 0.5*y;
  end while;
end M;
// Flat:
// 4:3: error T319: the statements of the algorithm do not come to an end
// endFlat
