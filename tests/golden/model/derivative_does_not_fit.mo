function square
  input Real x;
  output Real y;
algorithm
  y := x^2;
  annotation(derivative = rate);
end square;
function rate
  input Real x;
  output Real dy;
algorithm
  dy := 2*x;
end rate;
model M
  Real y = square(time);
end M;
// Flat:
// 6:27: warning T329: rate with 1 input cannot be the derivative of square with 1 input
//   its inputs are those of the function and the derivatives of the Real ones
// model M
//   Real y
// equation
//   y = time*time  // declared value
// end M
// endFlat
