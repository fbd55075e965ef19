// The branches of a when-equation give values to the same variables (specification 8.3.5).
model M
  discrete Real a(start = 0, fixed = true), b(start = 0, fixed = true), c(start = 0, fixed = true);
  Real x(start = 0, fixed = true);
  parameter Boolean isGiven = false;
equation
  der(x) = 1;
  when time > 0.3 then
    a = 1;
    reinit(x, 2);
  elsewhen time > 0.6 then
    b = 1;
  end when;
  when time > 0.3 then
    c = 1;
  elsewhen time > 0.6 then
    c = pre(c);
  end when;
end M;
// Flat:
// 9:5: error T008: a has to be given a value in each branch of the 'when'
//   where it stays as it is, write that it is its value by 'pre'
// 12:5: error T008: b has to be given a value in each branch of the 'when'
//   where it stays as it is, write that it is its value by 'pre'
// endFlat
