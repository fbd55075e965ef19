// expect: F302
// slow
// command: calibrate FILE --fit k=[0.5,2] --data DATA --compare x=x --output OUT.json
// data: time,x,<<a,*30000000>>
model M
  parameter Real k = 1;
  Real x(start = 1, fixed = true);
equation
  der(x) = -k*x;
end M;
