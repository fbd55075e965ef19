function f
  input Real x;
  output Real y;
algorithm
  y := x^2;
end f;
function g = der(f, x);
model M
  Real y = g(time);
end M;
// Flat:
// 9:12: error T012: 'g' is declared as the partial derivative of a function, which is not supported
//   write the derivative as a function of its own
// endFlat
