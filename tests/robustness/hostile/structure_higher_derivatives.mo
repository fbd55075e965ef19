// expect: finished
// the 11th derivative of a fraction
model M
  Real x[12];
equation
  x[1] = sin(exp(cos(time))) * sqrt(1 + time ^ 2) / (2 + sin(time) * exp(time));
  for i in 2:12 loop
    x[i] = der(x[i - 1]);
  end for;
end M;
