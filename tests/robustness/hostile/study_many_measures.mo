// expect: E011
// command: montecarlo FILE --vary k=normal(1,0.1) --runs 50000000 --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --measure final(x) --output OUT.csv
model M
  parameter Real k = 1;
  Real x(start = 1, fixed = true);
equation
  der(x) = -k*x;
end M;
