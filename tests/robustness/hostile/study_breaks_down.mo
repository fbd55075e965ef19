// expect: finished
// command: sweep FILE --vary k=range(1,8,8) --measure final(x) --output OUT.csv
// In every other run a function calls itself without end.
function f
  input Real n;
  output Real y;
algorithm
  y := if n > 0 then f(n + 1) + n else n;
end f;
model M
  parameter Real k = 1;
  Real x(start = 0, fixed = true);
equation
  der(x) = if k > 4.5 and time > 0.5 then f(k + time) else k;
end M;
