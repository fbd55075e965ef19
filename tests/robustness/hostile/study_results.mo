// expect: finished
// command: sweep FILE --vary k=range(1,4,4) --measure max(x) --interval 1e-300 --output OUT.csv
model M
  parameter Real k = 1;
  Real x(start = 1, fixed = true);
equation
  der(x) = -k*x;
end M;
