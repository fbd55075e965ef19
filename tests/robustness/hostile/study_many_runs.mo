// expect: stopped
// command: sweep FILE --vary k=range(1,2,50000000) --measure final(x) --output OUT.csv
model M
  parameter Real k = 1;
  Real x(start = 1, fixed = true);
equation
  der(x) = -k*x;
end M;
