// expect: finished E021 E022
// command: calibrate FILE --fit k=[0.5,2] --data DATA --compare x=x --output OUT.json
// data: time,x\n0,inf\n1,1e308\n2,-1e308
model M
  parameter Real k = 1;
  Real x(start = 1, fixed = true);
equation
  der(x) = -k*x;
end M;
