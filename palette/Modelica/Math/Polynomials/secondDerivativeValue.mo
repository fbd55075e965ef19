within Modelica.Math.Polynomials;
function secondDerivativeValue "Second derivative of a polynomial at a point"
  extends Modelica.Icons.Function;
  input Real p[:] "Coefficients";
  input Real u "Argument";
  output Real y "Second derivative";
protected
  Integer n = size(p, 1);
algorithm
  y := 0;
  for i in 1:n - 2 loop
    y := (n - i) * (n - i - 1) * p[i] + u * y;
  end for;
end secondDerivativeValue;
