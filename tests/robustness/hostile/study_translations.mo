// expect: stopped
// command: sweep FILE --vary n=range(1,3000000,3000000) --output OUT.csv
model M
  parameter Integer n = 1;
  Real x[n](each start = 1, each fixed = true);
equation
  der(x) = -x;
end M;
