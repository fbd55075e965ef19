// set: n=2.5
// set: b=3
// set: k=4
model M
  parameter Integer n = 2;
  parameter Integer k = 2;
  parameter Boolean b = true;
  Real x(start = 1, fixed = true);
equation
  der(x) = if b then -n*x else -k*x;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error R003: n is Integer and cannot take the value 2.…
//   part 
// error R003: b is Boolean and cannot take the value 3
//   part 
// failed
// endRun
