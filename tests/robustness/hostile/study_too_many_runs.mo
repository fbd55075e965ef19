// expect: E010 E011
// command: sweep FILE --vary k=range(1,2,1000000000) --output OUT.csv
model M
  parameter Real k = 1;
  Real x(start = 1, fixed = true);
equation
  der(x) = -k*x;
end M;
