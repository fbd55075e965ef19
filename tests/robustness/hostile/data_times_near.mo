// expect: finished E022 stopped
// command: calibrate FILE --fit k=[0.5,2] --data DATA --compare x=x --output OUT.json
// data: time,x\n0,1\n1e-300,1\n1,0.4\n2,0.1
model M
  parameter Real k = 1;
  Real x(start = 1, fixed = true);
equation
  der(x) = -k*x;
end M;
